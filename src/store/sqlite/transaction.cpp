#include "store/sqlite/transaction.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/Savepoint.h>
#include <sqlite3.h>

#include <optional>

#include "store/sqlite/sqlite_error.h"

namespace store {

namespace {

/// As long as it lives nothing waits for the disk.
class Unhurried {
public:
    explicit Unhurried(SQLite::Database& sql) : sql_(sql) { sql_.exec("PRAGMA synchronous = NORMAL"); }
    Unhurried(const Unhurried&) = delete;
    Unhurried& operator=(const Unhurried&) = delete;
    ~Unhurried() { sql_.tryExec("PRAGMA synchronous = FULL"); }

private:
    SQLite::Database& sql_;
};

}  // namespace

struct Transaction::Hold {
    std::optional<Unhurried> unhurried;
    std::optional<SQLite::Transaction> whole;
    std::optional<SQLite::Savepoint> part;
};

Transaction::Transaction(const Database& database, Waits waits)
    : database_(database), hold_(std::make_unique<Hold>()) {
    guarded(database.file(), [&] {
        if (sqlite3_get_autocommit(database.sql().getHandle()) != 0) {
            if (waits == Waits::not_at_all) {
                hold_->unhurried.emplace(database.sql());
            }
            hold_->whole.emplace(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
        } else {
            hold_->part.emplace(database.sql(), "part");
        }
    });
}

Transaction::~Transaction() = default;

void Transaction::commit() {
    guarded(database_.file(), [&] {
        if (hold_->whole) {
            hold_->whole->commit();
            database_.must_be_in_place();
        } else {
            hold_->part->release();
        }
    });
}

}  // namespace store
