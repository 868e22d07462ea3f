#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "store/matches/archive.h"

/// How what records do not hold is written as JSON: by `history.jsonl` and between the machines of a club.
/// What a document lacks, or has of another kind, comes as an exception of the JSON.
namespace app {

using Json = nlohmann::ordered_json;

/// A whole number of the file, held within bounds, so that sums of it stay numbers.
std::int64_t number_of(const Json& json);
/// 0 where it is missing.
int natural_of(const Json& json, const char* key);

Json json_of(const store::Spelling& spelling);
store::Spelling spelling_of(const Json& json);
bool makes_sense(const store::Spelling& spelling);

Json json_of(const store::Whole::Said& said);
store::Whole::Said said_of(const Json& json);
bool makes_sense(const store::Whole::Said& said);

inline void put(Json& json, const char* key, const auto& maybe) {
    if (maybe) {
        json[key] = *maybe;
    }
}

template <class Value>
std::optional<Value> maybe(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found == json.end() ? std::nullopt : std::optional(found->template get<Value>());
}

}  // namespace app
