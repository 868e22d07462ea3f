#include "store/backup/backups.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>

#include "core/header.h"
#include "core/text/system_words.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/days.h"
#include "store/sqlite/disk.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t days_kept = 7;
constexpr std::size_t weeks_kept = 4;
constexpr std::string_view aside = "set-aside-";

/// The day that the name begins with, if it does.
std::optional<std::string> day_in(std::string_view name) {
    const std::string_view day = name.substr(0, letters_of_a_day);
    return day.size() == letters_of_a_day && core::is_date(day) ? std::optional(std::string(day))
                                                                : std::nullopt;
}

/// When the file was written: `YYYY-MM-DDTHH:MM`, or nothing.
std::string written_at(const fs::path& file) {
    std::error_code error;
    const auto written = fs::last_write_time(file, error);
    if (error) {
        return {};
    }
    const auto system = std::chrono::file_clock::to_sys(written);
    return local(std::chrono::duration_cast<std::chrono::seconds>(system.time_since_epoch()).count());
}

std::string time_in(const std::string& moment) {
    return moment.size() > letters_of_a_day ? moment.substr(letters_of_a_day + 1) : std::string();
}

/// The name without the ending that the database has, if it has it; that may be none.
std::optional<std::string> without(const fs::path& file, const std::string& ending) {
    std::string name = file.filename().string();
    if (name.size() <= ending.size() || !name.ends_with(ending)) {
        return std::nullopt;
    }
    name.resize(name.size() - ending.size());
    return name;
}

/// Nothing, or `-2`, `-3`, … of a second copy of that day.
bool is_count(std::string_view rest) {
    return rest.empty() || (rest.size() > 1 && rest.front() == '-' &&
                            rest.find_first_not_of("0123456789", 1) == std::string_view::npos);
}

/// How many copies of its day there were with it.
int count_in(std::string_view name) {
    int count = 1;
    if (name.size() > letters_of_a_day) {
        std::from_chars(name.data() + letters_of_a_day + 1, name.data() + name.size(), count);
    }
    return count;
}

/// What a file in the folder of the copies is, by its name.
std::optional<Backup> in_folder(const fs::path& file, const std::string& ending) {
    const auto name = without(file, ending);
    if (!name) {
        return std::nullopt;
    }
    if (const auto day = day_in(*name); day && is_count(std::string_view(*name).substr(letters_of_a_day))) {
        return Backup{file, Backup::Kind::daily, *day, {}, 0};
    }
    if (name->starts_with(aside)) {
        const std::string_view rest = std::string_view(*name).substr(aside.size());
        if (const auto day = day_in(rest); day && is_count(rest.substr(letters_of_a_day))) {
            return Backup{file, Backup::Kind::set_aside, *day, time_in(written_at(file)), 0};
        }
    }
    return std::nullopt;
}

/// `pfiff.schema-2.db` beside `pfiff.db`.
std::optional<Backup> beside(const fs::path& file, const fs::path& database) {
    const auto name = without(file, database.extension().string());
    const std::string before = database.stem().string() + ".schema-";
    if (!name || !name->starts_with(before) ||
        name->find_first_not_of("0123456789.", before.size()) != std::string::npos) {
        return std::nullopt;
    }
    const std::string moment = written_at(file);
    return Backup{file, Backup::Kind::migration, moment.substr(0, letters_of_a_day), time_in(moment), 0};
}

/// The file itself, wherever links to it lie.
fs::path real(const fs::path& database) {
    std::error_code unseen;
    fs::path whole = fs::weakly_canonical(fs::absolute(database), unseen);
    return unseen ? database : whole;
}

template <class Recognize>
void collect(const fs::path& folder, std::vector<Backup>& all, Recognize recognize) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unseen;
        auto backup = recognize(entry->path());
        if (backup && entry->is_regular_file(unseen)) {
            backup->bytes = entry->file_size(unseen);
            all.push_back(std::move(*backup));
        }
    }
}

/// Which Monday the week of that day began with: days since 1970.
std::int64_t week_of(const std::string& day) {
    using namespace std::chrono;
    const sys_days there{days{minutes_of(day).value_or(0) / minutes_a_day}};
    return (there - (weekday{there} - Monday)).time_since_epoch().count();
}

/// Of the daily copies, the newest first, those that need be kept no longer. Today's stays in any case, and
/// what a clock that went wrong dated later takes no place of another.
std::vector<fs::path> outlived(const std::vector<Backup>& daily, const std::string& today) {
    std::vector<fs::path> gone;
    std::set<std::int64_t> weeks;
    std::set<std::int64_t> older_weeks;
    std::size_t place = 0;
    for (const Backup& backup : daily) {
        if (backup.day > today) {
            continue;
        }
        const std::int64_t week = week_of(backup.day);
        const bool is_last_of_its_week = weeks.insert(week).second;
        if (place++ < days_kept) {
            continue;
        }
        if (is_last_of_its_week && older_weeks.size() < weeks_kept) {
            older_weeks.insert(week);
        } else {
            gone.push_back(backup.file);
        }
    }
    return gone;
}

std::vector<Backup> daily_backups(const fs::path& database) {
    std::vector<Backup> all = backups(database);
    std::erase_if(all, [](const Backup& backup) { return backup.kind != Backup::Kind::daily; });
    return all;
}

core::Failure cannot_keep(const fs::path& file, core::Text why) {
    return core::Failure({N_("The backup {0} cannot be written ({1}). Your matches are as they were; make "
                             "room, or a place that may be written, and it is tried again."),
                          {file.string(), std::move(why)}});
}

bool has_matches(const Database& database) {
    return Query(database, "SELECT 1 FROM matches LIMIT 1").next();
}

constexpr const char* entries = "SELECT count(*) FROM lines";

/// Whether something was entered since that copy was made.
bool is_behind(const fs::path& copy, const Database& database) {
    try {
        const auto sql = connect(immutable_uri(copy), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        return sql->execAndGet(entries).getInt64() != database.sql().execAndGet(entries).getInt64();
    } catch (const SQLite::Exception&) {
        return true;
    }
}

/// `2024-02-29.db`. Where the clock is wrong days are not known: then the last one that is goes on, and
/// counts on (`2024-02-29-2.db`) once something was entered, so that the order stays.
fs::path place_of_copy(const Database& database, std::string& today) {
    today = local_day(database.now());
    const std::vector<Backup> daily = daily_backups(database.file());
    std::string count;
    if (!is_believable(database.now()) && !daily.empty() && daily.front().day >= today) {
        const fs::path& newest = daily.front().file;
        if (!is_behind(newest, database)) {
            return newest;
        }
        today = daily.front().day;
        count = "-" + std::to_string(count_in(newest.stem().string()) + 1);
    }
    return backup_folder(database.file()) / (today + count + database.file().extension().string());
}

}  // namespace

fs::path backup_folder(const fs::path& database) {
    const fs::path file = real(database);
    return file.parent_path() / (file.stem().string() + ".backups");
}

std::vector<Backup> backups(const fs::path& database) {
    std::vector<Backup> all;
    const fs::path whole = real(database);
    const std::string ending = whole.extension().string();
    collect(backup_folder(whole), all, [&](const fs::path& file) { return in_folder(file, ending); });
    collect(whole.parent_path(), all, [&](const fs::path& file) { return beside(file, whole); });
    // `-10` of a day came after `-9`.
    std::ranges::sort(all, std::greater(), [](const Backup& backup) {
        return std::tuple(backup.day, backup.time, backup.file.native().size(), backup.file);
    });
    return all;
}

struct DailyBackup::Copying {
    Draft draft;
    std::string today;
    std::unique_ptr<SQLite::Database> target;
    std::unique_ptr<SQLite::Backup> backup;
    std::future<void> finished;  ///< once it has all pages
    int refusals = 0;

    Copying(const Database& database, fs::path place, std::string day)
        : draft(std::move(place)), today(std::move(day)) {
        const fs::path folder = draft.place().parent_path();
        if (fs::create_directories(folder)) {
            fs::permissions(folder, fs::perms::owner_all);
        }
        const std::string ending = database.file().extension().string();
        Draft::remove_left_in(folder, [&](std::string_view left) {
            const auto of = in_folder(fs::path(left), ending);
            return of && of->kind == Backup::Kind::daily;
        });
        target = connect(draft.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        backup = std::make_unique<SQLite::Backup>(*target, database.sql());
    }
    /// Whether the copy is whole and on the disk. What takes long at its end is done beside the caller, who
    /// waits for it only if he wants all pages at once.
    bool step(int pages, const fs::path& database) {
        if (backup && has_all(pages)) {
            backup.reset();
            target.reset();
            finished =
                std::async(std::launch::async, [this, database] { finish_copy(draft.file(), database); });
        }
        const bool waits = pages < 0;
        if (backup || (!waits && finished.wait_for(std::chrono::seconds(0)) != std::future_status::ready)) {
            return false;
        }
        finished.get();
        return true;
    }
    /// Only a whole copy takes its place, and only then older ones go.
    void keep(const Database& database) {
        draft.put_in_place();
        std::vector<Backup> daily = daily_backups(database.file());
        if (!is_believable(database.now())) {
            // Of other days it is not known which are old.
            std::erase_if(daily, [&](const Backup& copy) { return copy.day != today; });
        }
        for (const fs::path& old : outlived(daily, today)) {
            std::error_code next_time;
            fs::remove(old, next_time);
        }
    }

private:
    bool has_all(int pages) {
        constexpr int most_refusals = 3;
        const int result = backup->executeStep(pages);
        refusals = result == SQLITE_BUSY || result == SQLITE_LOCKED ? refusals + 1 : 0;
        if (refusals >= most_refusals) {
            throw SQLite::Exception("the database is locked", result);
        }
        return result == SQLITE_DONE;
    }
};

DailyBackup::DailyBackup(Database& database) : database_(database) {
    if (database.read_only() || !guarded(database.file(), [&] { return has_matches(database); })) {
        return;
    }
    std::string today;
    const fs::path place = place_of_copy(database, today);
    std::error_code unseen;
    if (fs::exists(place, unseen)) {
        return;
    }
    try {
        copying_ = std::make_unique<Copying>(database, place, today);
    } catch (const std::exception& error) {
        throw cannot_keep(place, core::system_words(error));
    }
}

DailyBackup::~DailyBackup() = default;

bool DailyBackup::over() const {
    return copying_ == nullptr;
}

void DailyBackup::step(int pages) {
    if (!copying_) {
        return;
    }
    try {
        if (copying_->step(pages, database_.file())) {
            copying_->keep(database_);
            copying_.reset();
        }
    } catch (const std::exception& error) {
        const fs::path place = copying_->draft.place();
        copying_.reset();
        throw cannot_keep(place, core::system_words(error));
    }
}

void back_up_today(Database& database) {
    constexpr int all_pages = -1;
    for (DailyBackup backup(database); !backup.over();) {
        backup.step(all_pages);
    }
}

}  // namespace store
