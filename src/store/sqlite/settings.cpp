#include "store/sqlite/settings.h"

#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

std::optional<std::string> Settings::get(std::string_view key) const {
    return guarded(database_.file(), [&]() -> std::optional<std::string> {
        Query found(database_, "SELECT value FROM settings WHERE key = ?1", key);
        if (!found.next()) {
            return std::nullopt;
        }
        return found.text(0);
    });
}

void Settings::set(std::string_view key, std::string_view value) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Query(database_,
              "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
              key, value)
            .run();
    });
}

}  // namespace store
