#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/record.h"
#include "store/failure.h"
#include "store/matches/journal.h"
#include "store/sqlite/database.h"

inline constexpr const char* evening = "0f8fad5b-d9cb-469f-a165-70867728950e";
inline constexpr const char* other_evening = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

inline core::Header three_at_the_table(const std::string& id = evening) {
    core::Header header;
    header.game = "hund";
    header.players = {"Anna", "Ben", "Cleo"};
    header.id = id;
    return header;
}

inline std::vector<core::Fact> lines(const std::vector<std::string>& texts, core::Seq first = 1) {
    std::vector<core::Fact> facts;
    for (const std::string& text : texts) {
        facts.push_back({first++, 0, text});
    }
    return facts;
}

inline std::vector<std::string> texts_of(const core::Record& record) {
    std::vector<std::string> texts;
    for (const core::Fact& fact : record.facts) {
        texts.push_back(fact.text);
    }
    return texts;
}

inline std::string opening_fails(const std::filesystem::path& file) {
    return failure_of([&] { store::Database database(file); });
}

/// In seconds.
inline constexpr std::int64_t day = 24 * 60 * 60;

/// A clock that stands still until it is set.
struct Time {
    std::int64_t now = 1'700'000'000;  // 2023-11-14T22:13:20 UTC
    store::Opening opening() {
        store::Opening opening;
        opening.clock = [this] { return now; };
        return opening;
    }
};
