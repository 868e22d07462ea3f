#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

namespace store {

/// What was derived need not outlive a power cut: it waits for no disk. Journal lines do.
class Unhurried {
public:
    explicit Unhurried(SQLite::Database& sql) : sql_(sql) {
        // In a batch it is too late: that waits for the disk once, for all that is in it.
        if (sqlite3_get_autocommit(sql_.getHandle()) != 0) {
            sql_.exec("PRAGMA synchronous = NORMAL");
        }
    }
    Unhurried(const Unhurried&) = delete;
    Unhurried& operator=(const Unhurried&) = delete;
    ~Unhurried() { sql_.tryExec("PRAGMA synchronous = FULL"); }

private:
    SQLite::Database& sql_;
};

}  // namespace store
