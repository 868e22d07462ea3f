#include "store/sqlite/watch.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <ctime>

namespace store {

namespace fs = std::filesystem;

core::Text Harm::sentence() const {
    switch (what) {
        case What::gone:
            return {N_("{0} was removed or moved away while Pfiff had it open."), {file}};
        case What::another:
            return {N_("{0} was replaced by another file while Pfiff had it open."), {file}};
        case What::changed:
            return {N_("{0} was changed by another program while Pfiff had it open."), {file}};
        case What::second_name:
            return {N_("{0} was given a second name (a hard link): what is written under one name is lost "
                       "under the other."),
                    {file}};
    }
    return {};
}

Watch::Watch(const fs::path& database)
    : database_(database.string()),
      log_(database_ + "-wal"),
      index_(database_ + "-shm"),
      database_was_(state_of(database_).value_or(State{})),
      log_was_(state_of(log_).value_or(State{})),
      index_was_(state_of(index_).value_or(State{})) {
}

std::optional<Watch::State> Watch::state_of(const std::string& file) {
    struct stat found {};
    if (::stat(file.c_str(), &found) != 0) {
        return std::nullopt;
    }
    return State{found.st_dev,  found.st_ino,         found.st_nlink,
                 found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec};
}

void Watch::look_again(const std::string& file, State& was) {
    const auto now = state_of(file);
    if (now && now->is_same_file(was)) {
        was = *now;
    }
}

void Watch::put_log_aside() const {
    std::error_code ignored;
    const auto log = state_of(log_);
    if (log && log->is_same_file(log_was_) && log->bytes > 0) {
        fs::path name = log_ + ".aside";
        for (int next = 2; fs::exists(name, ignored); ++next) {
            name = log_ + ".aside-" + std::to_string(next);
        }
        fs::rename(log_, name, ignored);
    }
    const auto index = state_of(index_);
    if (index && index->is_same_file(index_was_)) {
        fs::remove(index_, ignored);
    }
}

std::optional<Harm> Watch::harm() const {
    using What = Harm::What;
    using Part = Harm::Part;
    const auto of = [](What what, Part part, const std::string& file) { return Harm{what, part, file}; };
    const auto database = state_of(database_);
    if (!database || !database->is_same_file(database_was_)) {
        return of(database ? What::another : What::gone, Part::database, database_);
    }
    if (!database->is_as_left(database_was_)) {
        return of(What::changed, Part::database, database_);
    }
    const auto log = state_of(log_);
    if (!log || !log->is_same_file(log_was_)) {
        return of(log ? What::another : What::gone, Part::log, log_);
    }
    if (!log->is_as_left(log_was_)) {
        return of(What::changed, Part::log, log_);
    }
    // The index is written through memory: its time says nothing.
    const auto index = state_of(index_);
    if (!index || !index->is_same_file(index_was_)) {
        return of(index ? What::another : What::gone, Part::index, index_);
    }
    if (database->names > 1) {
        return of(What::second_name, Part::database, database_);
    }
    return std::nullopt;
}

bool has_second_name(const fs::path& file) {
    std::error_code unseen;
    const auto names = fs::hard_link_count(file, unseen);
    return !unseen && names > 1;
}

std::string mark_of(const fs::path& file) {
    constexpr std::int64_t fresh = 1'000'000'000 / 5;
    constexpr std::int64_t second = 1'000'000'000;
    struct stat found {};
    struct timespec now {};
    if (::stat(file.c_str(), &found) != 0 || ::clock_gettime(CLOCK_REALTIME, &now) != 0) {
        return {};
    }
    const std::int64_t age =
        (now.tv_sec - found.st_ctim.tv_sec) * second + now.tv_nsec - found.st_ctim.tv_nsec;
    return age < fresh ? std::string()
                       : fmt::format("{} {} {} {}.{:09}", found.st_dev, found.st_ino, found.st_size,
                                     found.st_ctim.tv_sec, found.st_ctim.tv_nsec);
}

}  // namespace store
