#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/sqlite/database.h"

namespace store {

/// What the user chose, by key: language, size of the text, theme, the window.
class Settings {
public:
    explicit Settings(Database& database) : database_(database) {}

    std::optional<std::string> get(std::string_view key) const;
    /// Throws `core::Failure` where the database can only be read.
    void set(std::string_view key, std::string_view value);

private:
    Database& database_;
};

}  // namespace store
