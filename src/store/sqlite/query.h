#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// Bytes that are no text.
struct Bytes {
    std::string all;
};

/// One use of a kept statement: bound in order, run, and ready for its next use afterwards.
class Query {
public:
    template <class... Values>
    Query(const Database& database, std::string_view sql, const Values&... values)
        : statement_(database.statement(sql)) {
        int place = 0;
        (bind(++place, values), ...);
    }
    /// Values that are known only while it runs.
    using Value = std::variant<std::int64_t, std::string>;
    Query(const Database& database, std::string_view sql, const std::vector<Value>& values)
        : statement_(database.statement(sql)) {
        int place = 0;
        for (const Value& value : values) {
            std::visit([&](const auto& one) { bind(place + 1, one); }, value);
            ++place;
        }
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    ~Query() { statement_.tryReset(); }

    /// Whether there is one more row.
    bool next() { return statement_.executeStep(); }
    /// Answers how many rows were changed.
    int run() { return statement_.exec(); }

    std::string text(int column) const { return statement_.getColumn(column).getString(); }
    int number(int column) const { return statement_.getColumn(column).getInt(); }
    double real(int column) const { return statement_.getColumn(column).getDouble(); }
    /// Holds until the next row.
    std::span<const unsigned char> bytes(int column) const {
        const SQLite::Column cell = statement_.getColumn(column);
        return {static_cast<const unsigned char*>(cell.getBlob()), static_cast<std::size_t>(cell.getBytes())};
    }
    /// Holds until the next row.
    std::string_view words(int column) const {
        const SQLite::Column cell = statement_.getColumn(column);
        const char* text = cell.getText();
        return {text, static_cast<std::size_t>(cell.getBytes())};
    }
    std::int64_t time(int column) const { return statement_.getColumn(column).getInt64(); }
    bool is_null(int column) const { return statement_.getColumn(column).isNull(); }
    std::optional<int> maybe(int column) const {
        return is_null(column) ? std::nullopt : std::optional(number(column));
    }

private:
    void bind(int place, int value) { statement_.bind(place, value); }
    void bind(int place, std::int64_t value) { statement_.bind(place, value); }
    void bind(int place, double value) { statement_.bind(place, value); }
    void bind(int place, const Bytes& value) {
        statement_.bind(place, value.all.data(), static_cast<int>(value.all.size()));
    }
    void bind(int place, std::string_view value) { statement_.bind(place, std::string(value)); }
    void bind(int place, const std::optional<std::int64_t>& value) {
        value ? statement_.bind(place, *value) : statement_.bind(place);
    }
    void bind(int place, const std::optional<int>& value) {
        value ? statement_.bind(place, *value) : statement_.bind(place);
    }

    SQLite::Statement& statement_;
};

}  // namespace store
