#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/database.h"

namespace store {

/// One use of a kept statement: bound in order, run, and ready for its next use afterwards.
class Query {
public:
    template <class... Values>
    Query(const Database& database, std::string_view sql, const Values&... values)
        : statement_(database.statement(sql)) {
        int place = 0;
        (bind(++place, values), ...);
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
    std::int64_t time(int column) const { return statement_.getColumn(column).getInt64(); }
    bool is_null(int column) const { return statement_.getColumn(column).isNull(); }
    std::optional<int> maybe(int column) const {
        return is_null(column) ? std::nullopt : std::optional(number(column));
    }

private:
    void bind(int place, int value) { statement_.bind(place, value); }
    void bind(int place, std::int64_t value) { statement_.bind(place, value); }
    void bind(int place, std::string_view value) { statement_.bind(place, std::string(value)); }
    void bind(int place, const std::optional<int>& value) {
        value ? statement_.bind(place, *value) : statement_.bind(place);
    }

    SQLite::Statement& statement_;
};

}  // namespace store
