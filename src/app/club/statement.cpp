#include "app/club/statement.h"

#include <algorithm>

#include "app/exchange/history_json.h"
#include "app/exchange/play.h"
#include "app/library/policy.h"
#include "core/header.h"
#include "core/text/names.h"

namespace app {

namespace {

using store::Saying;
using store::Spelling;
using store::Whole;

template <class Value>
std::optional<Value> unless_null(const Json& json) {
    return json.is_null() ? std::nullopt : std::optional(json.get<Value>());
}

Json json_of(const auto& maybe) {
    return maybe ? Json(*maybe) : Json();
}

constexpr std::int64_t one_line = 1;
constexpr std::int64_t most_lines = 999'999;

/// As `value_of` writes it; nothing where it makes no sense.
std::optional<std::string> value_in(const Json& json, const std::string& what, const std::string& about) {
    if (what == "player") {
        Json named = json;
        named["name"] = about;
        const Spelling spelling = app::spelling_of(named);
        const bool well = makes_sense(spelling) && spelling.name == about && spelling.merged_into != about &&
                          !core::wrong_name(spelling.merged_into.value_or(about));
        return well ? std::optional(value_of(spelling)) : std::nullopt;
    }
    if (what == "chosen") {
        const auto chosen = json.get<std::string>();
        return chosen.empty() || core::is_uuid(chosen) ? std::optional(value_of_choice(chosen))
                                                       : std::nullopt;
    }
    if (what == "binned" && json.is_object()) {
        return value_of_gone(static_cast<int>(std::clamp(number_of(json.at("gone")), -one_line, most_lines)));
    }
    Whole match;
    put_value(match, what, json.dump());
    const bool well = (!match.said || makes_sense(*match.said)) &&
                      (match.evening.value_or("").empty() || core::is_uuid(*match.evening)) &&
                      policy_of(match.policy);
    return well ? std::optional(value_of(match, what)) : std::nullopt;
}

bool is_of_a_match(const std::string& what) {
    return what == "chosen" || std::ranges::find(said_of_matches, what) != said_of_matches.end();
}

std::optional<Saying> saying_in(const Json& json) {
    Saying saying;
    saying.about = json.at("about").get<std::string>();
    saying.at = std::clamp(json.at("at").get_ref<const std::int64_t&>(), std::int64_t{0}, latest);
    for (const auto& [key, value] : json.items()) {
        if (!is_of_a_match(key) && key != "player") {
            continue;
        }
        const bool right =
            key == "player" ? saying.about == core::nfc(saying.about) : core::is_uuid(saying.about);
        const auto read = right && saying.what.empty() ? value_in(value, key, saying.about) : std::nullopt;
        if (!read) {
            return std::nullopt;
        }
        saying.what = key;
        saying.value = *read;
    }
    if (is_of_a_match(saying.what)) {
        saying.about = core::fold_case(saying.about);
    }
    return saying.what.empty() ? std::nullopt : std::optional(std::move(saying));
}

}  // namespace

std::string value_of(const Whole& match, std::string_view what) {
    if (what == "said") {
        return match.said ? dumped(app::json_of(*match.said)) : "null";
    }
    if (what == "evening") {
        return dumped(json_of(match.evening));
    }
    if (what == "binned") {
        return dumped(json_of(match.binned));
    }
    return dumped({{"policy", match.policy.empty() ? std::string(word(Policy::warn)) : match.policy},
                   {"ruled_up_to", match.ruled_up_to},
                   {"answered_up_to", match.answered_up_to}});
}

void put_value(Whole& match, std::string_view what, const std::string& value) {
    const Json json = Json::parse(value);
    if (match.policy.empty()) {
        match.policy = word(Policy::warn);
    }
    if (what == "said") {
        match.said = json.is_null() ? std::nullopt : std::optional(said_of(json));
    } else if (what == "evening") {
        match.evening = unless_null<std::string>(json);
    } else if (what == "binned") {
        match.binned = json.is_null() ? std::nullopt : std::optional(number_of(json));
    } else {
        match.policy = json.at("policy").get<std::string>();
        match.ruled_up_to = natural_of(json, "ruled_up_to");
        match.answered_up_to = natural_of(json, "answered_up_to");
    }
}

std::string value_of(const Spelling& spelling) {
    Json json = app::json_of(spelling);
    json.erase("name");
    return json.empty() ? "{}" : dumped(json);
}

Spelling spelling_of(const std::string& name, const std::string& value) {
    Json json = Json::parse(value);
    json["name"] = name;
    return app::spelling_of(json);
}

std::string value_of_gone(int lines) {
    return dumped({{"gone", lines}});
}

std::optional<int> gone_with(const std::string& value) {
    const Json json = Json::parse(value);
    return json.is_object() ? std::optional(json.at("gone").get<int>()) : std::nullopt;
}

std::string value_of_choice(const std::string& match) {
    return dumped(Json(match));
}

std::string choice_of(const std::string& value) {
    return Json::parse(value).get<std::string>();
}

std::string written(const Saying& saying) {
    return dumped({{"about", saying.about}, {"at", saying.at}, {saying.what, Json::parse(saying.value)}});
}

tl::expected<Saying, core::Text> read_saying(std::string_view line) {
    constexpr int deepest = 3;
    std::optional<Saying> saying;
    try {
        // What lies deeper is left out while it is read: it could fill the memory.
        saying = saying_in(
            Json::parse(line, [](int depth, Json::parse_event_t, const Json&) { return depth <= deepest; }));
    } catch (const Json::exception&) {
        saying.reset();
    }
    if (!saying) {
        return tl::unexpected(
            core::Text{N_("is not understood; a statement about a match or a name was expected"), {}});
    }
    return std::move(*saying);
}

}  // namespace app
