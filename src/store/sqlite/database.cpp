#include "store/sqlite/database.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "store/sqlite/hold.h"

namespace store {

namespace fs = std::filesystem;

std::int64_t system_time() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

Database::Database(const fs::path& file, const Opening& opening)
    : hold_(std::make_unique<Hold>(file, opening)) {
}
Database::~Database() = default;
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;

bool Database::read_only() const {
    return !hold_->why_read_only.id.empty();
}
const core::Text& Database::why_read_only() const {
    return hold_->why_read_only;
}
const fs::path& Database::file() const {
    return hold_->file;
}
SQLite::Database& Database::sql() const {
    return *hold_->sql;
}
void Database::must_be_in_place() const {
    hold_->must_be_in_place();
}
bool Database::is_displaced() const {
    return hold_->is_displaced;
}
bool Database::settle() {
    return hold_->settle();
}
bool Database::is_unsettled() const {
    return hold_->has_unsettled();
}
std::chrono::milliseconds Database::rest() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 hold_->last_written);
}
bool Database::try_again() {
    return hold_->try_again();
}
Sitting& Database::sitting() const {
    return hold_->sitting;
}
std::int64_t Database::now() const {
    return hold_->opening.clock();
}

SQLite::Statement& Database::statement(std::string_view text) const {
    auto found = hold_->statements.find(text);
    if (found == hold_->statements.end()) {
        found =
            hold_->statements.emplace(std::string(text), SQLite::Statement(*hold_->sql, std::string(text)))
                .first;
    }
    return found->second;
}

}  // namespace store
