#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"
#include "store/sqlite/sitting.h"
#include "store/sqlite/watch.h"
#include "store/sqlite/writer_lock.h"

namespace store {

/// A window stands still so long at most when another program holds the database.
inline constexpr int patience_ms = 2000;

/// Whether file and folder are not write-protected and the file has no second name; else why not.
core::Text why_not_written(const std::filesystem::path& file);

/// What an open database holds. The lock is let go only when no connection is left.
struct Database::Hold {
    using Connection = std::unique_ptr<SQLite::Database>;

    std::filesystem::path file;
    Opening opening;
    std::optional<WriterLock> lock;
    Connection sql;
    core::Text why_read_only;
    std::map<std::string, SQLite::Statement, std::less<>> statements;
    Sitting sitting;

    Hold(std::filesystem::path path, const Opening& wanted);
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;
    ~Hold();

    void must_be_in_place();
    bool settle();
    bool try_again();
    bool has_unsettled() const { return pages_in_log_ > 0; }

    std::chrono::steady_clock::time_point last_written{};
    bool is_displaced = false;

private:
    void begin();
    void open_present();
    /// `lacking`: the SQL of what is missing.
    bool open_for_writing(const std::vector<std::string>& lacking);
    bool take_lock();
    Connection connect_for_writing();
    void keep_watch();
    void is_written(int pages);
    bool checkpoint();
    void contain(const Harm& harm);
    core::Text with_rescue(const core::Text& sentence) const;
    bool could_be_written();
    void close();
    void reopen();

    std::optional<Watch> watch_;  ///< while it is written
    int pages_in_log_ = 0;
    bool is_spoilt_ = false;  ///< the log and the database belong together no longer
    core::Text what_happened_;
};

}  // namespace store
