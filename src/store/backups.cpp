#include "store/backups.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <set>
#include <string_view>

#include "core/header.h"
#include "store/days.h"
#include "store/disk.h"
#include "store/query.h"
#include "store/trouble.h"

namespace store {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t days_kept = 7;
constexpr std::size_t weeks_kept = 4;
constexpr std::size_t letters_of_a_day = 10;
constexpr std::string_view aside = "set-aside-";

/// The day that the name begins with, if it does.
std::optional<std::string> day_in(std::string_view name) {
    const std::string_view day = name.substr(0, letters_of_a_day);
    return day.size() == letters_of_a_day && core::is_date(day) ? std::optional(std::string(day))
                                                                : std::nullopt;
}

std::string day_of_file(const fs::path& file) {
    std::error_code error;
    const auto written = fs::last_write_time(file, error);
    if (error) {
        return {};
    }
    const auto system = std::chrono::file_clock::to_sys(written);
    return local(std::chrono::duration_cast<std::chrono::seconds>(system.time_since_epoch()).count())
        .substr(0, letters_of_a_day);
}

/// What a file in the folder of the copies is, by its name.
std::optional<Backup> in_folder(const fs::path& file, const fs::path& ending) {
    const std::string name = file.stem().string();
    if (file.extension() != ending) {
        return std::nullopt;
    }
    if (const auto day = day_in(name); day && name.size() == letters_of_a_day) {
        return Backup{file, Backup::Kind::daily, *day, 0};
    }
    if (name.starts_with(aside)) {
        if (const auto day = day_in(std::string_view(name).substr(aside.size()))) {
            return Backup{file, Backup::Kind::set_aside, *day, 0};
        }
    }
    return std::nullopt;
}

/// `pfiff.schema-2.db` beside `pfiff.db`.
std::optional<Backup> beside(const fs::path& file, const fs::path& database) {
    const std::string before = database.stem().string() + ".schema-";
    if (file.extension() == database.extension() && file.stem().string().starts_with(before)) {
        return Backup{file, Backup::Kind::migration, day_of_file(file), 0};
    }
    return std::nullopt;
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
    constexpr std::int64_t minutes_a_day = 24 * 60;
    const sys_days there{days{minutes_of(day).value_or(0) / minutes_a_day}};
    return (there - (weekday{there} - Monday)).time_since_epoch().count();
}

/// Of the daily copies, the newest first, those that need be kept no longer.
std::vector<fs::path> outlived(const std::vector<Backup>& daily) {
    std::vector<fs::path> gone;
    std::set<std::int64_t> weeks;
    std::set<std::int64_t> older_weeks;
    std::size_t place = 0;
    for (const Backup& backup : daily) {
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

core::Failure cannot_keep(const fs::path& file, const std::string& why) {
    return core::Failure({N_("The backup {0} cannot be written ({1}). Your matches are as they were; make "
                             "room, or a place that may be written, and it is tried again."),
                          {file.string(), why}});
}

bool has_matches(const Database& database) {
    return Query(database, "SELECT 1 FROM matches LIMIT 1").next();
}

/// One file, without a log beside it that could get lost.
void into_one_file(const fs::path& copy) {
    SQLite::Database(copy.string(), SQLite::OPEN_READWRITE).execAndGet("PRAGMA journal_mode = DELETE");
}

}  // namespace

fs::path backup_folder(const fs::path& database) {
    return database.parent_path() / (database.stem().string() + ".backups");
}

std::vector<Backup> backups(const fs::path& database) {
    std::vector<Backup> all;
    const fs::path ending = database.extension();
    collect(backup_folder(database), all, [&](const fs::path& file) { return in_folder(file, ending); });
    const fs::path folder = database.has_parent_path() ? database.parent_path() : fs::path(".");
    collect(folder, all, [&](const fs::path& file) { return beside(file, database); });
    std::ranges::sort(all, [](const Backup& one, const Backup& other) {
        return one.day != other.day ? one.day > other.day : one.file > other.file;
    });
    return all;
}

struct DailyBackup::Copying {
    Draft draft;
    std::unique_ptr<SQLite::Database> target;
    std::unique_ptr<SQLite::Backup> backup;

    Copying(const Database& database, fs::path place) : draft(std::move(place)) {
        fs::create_directories(draft.place().parent_path());
        Draft::remove_left_in(draft.place().parent_path());
        target = std::make_unique<SQLite::Database>(draft.file().string(),
                                                    SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        backup = std::make_unique<SQLite::Backup>(*target, database.sql());
    }
    void keep(const fs::path& database) {
        backup.reset();
        target.reset();
        into_one_file(draft.file());
        draft.put_in_place();
        for (const fs::path& old : outlived(daily_backups(database))) {
            std::error_code next_time;
            fs::remove(old, next_time);
        }
    }
};

DailyBackup::DailyBackup(Database& database) : database_(database) {
    if (database.read_only() || !guarded(database.file(), [&] { return has_matches(database); })) {
        return;
    }
    const std::string today = local(database.now()).substr(0, letters_of_a_day);
    const fs::path place = backup_folder(database.file()) / (today + database.file().extension().string());
    std::error_code unseen;
    if (fs::exists(place, unseen)) {
        return;
    }
    try {
        copying_ = std::make_unique<Copying>(database, place);
    } catch (const std::exception& error) {
        throw cannot_keep(place, error.what());
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
        if (copying_->backup->executeStep(pages) == SQLITE_DONE) {
            copying_->keep(database_.file());
            copying_.reset();
        }
    } catch (const std::exception& error) {
        const fs::path place = copying_->draft.place();
        copying_.reset();
        throw cannot_keep(place, error.what());
    }
}

void back_up_today(Database& database) {
    constexpr int all_pages = -1;
    for (DailyBackup backup(database); !backup.over();) {
        backup.step(all_pages);
    }
}

}  // namespace store
