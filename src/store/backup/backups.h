#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// A copy of a database that was kept.
struct Backup {
    enum class Kind {
        daily,      ///< of a day on which it was used, as it was when that day's use began
        migration,  ///< before its tables were brought up to date
        set_aside,  ///< what lay there before another backup took its place
    };
    std::filesystem::path file;
    Kind kind = Kind::daily;
    std::string day;   ///< `YYYY-MM-DD`
    std::string time;  ///< `HH:MM`, when it was made, where a day can have several; else nothing
    std::uintmax_t bytes = 0;
};

/// Where the daily copies of a database lie: `pfiff.backups` beside `pfiff.db`.
std::filesystem::path backup_folder(const std::filesystem::path& database);

/// All copies that are kept of this database, the newest first. What cannot be looked at is left out.
std::vector<Backup> backups(const std::filesystem::path& database);

/// Today's copy, made by SQLite's online backup a few pages at a time, so that a window stays alive; what is
/// written meanwhile is in it. Afterwards those of the last seven days of use are kept, and of the weeks
/// before, the last copy of each of four.
class DailyBackup {
public:
    /// There is nothing to do where today's is there, nothing was ever written, or the database can only be
    /// read.
    explicit DailyBackup(Database& database);
    DailyBackup(const DailyBackup&) = delete;
    DailyBackup& operator=(const DailyBackup&) = delete;
    /// An unfinished one leaves no trace.
    ~DailyBackup();

    bool over() const;
    /// Throws `core::Failure`; then it is over, and the older copies are all there.
    void step(int pages = 256);

private:
    struct Copying;
    Database& database_;
    std::unique_ptr<Copying> copying_;
};

/// The same at once.
void back_up_today(Database& database);

}  // namespace store
