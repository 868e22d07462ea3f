#include "store/batch.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/Savepoint.h>
#include <sqlite3.h>

#include <optional>

#include "store/trouble.h"

namespace store {

struct Batch::Hold {
    std::optional<SQLite::Transaction> whole;
    std::optional<SQLite::Savepoint> part;
};

Batch::Batch(const Database& database) : database_(database), hold_(std::make_unique<Hold>()) {
    guarded(database.file(), [&] {
        if (sqlite3_get_autocommit(database.sql().getHandle()) != 0) {
            hold_->whole.emplace(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
        } else {
            hold_->part.emplace(database.sql(), "part");
        }
    });
}

Batch::~Batch() = default;

void Batch::commit() {
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
