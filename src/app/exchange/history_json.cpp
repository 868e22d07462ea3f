#include "app/exchange/history_json.h"

#include <algorithm>

#include "core/header.h"
#include "core/text/names.h"

namespace app {

using store::Spelling;
using store::Whole;

namespace {

std::optional<std::string> maybe_name(const Json& json, const char* key) {
    const auto name = maybe<std::string>(json, key);
    return name ? std::optional(core::nfc(*name)) : std::nullopt;
}

bool is_one_line(const std::optional<std::string>& text) {
    return !text || text->find('\n') == std::string::npos;
}

bool is_colour(const std::string& text) {
    return text.size() == 7 && text.front() == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
}

}  // namespace

std::int64_t number_of(const Json& json) {
    constexpr std::int64_t end_of_9999 = 253402300799;
    return std::clamp(json.get_ref<const std::int64_t&>(), -end_of_9999, end_of_9999);
}

int natural_of(const Json& json, const char* key) {
    constexpr std::int64_t most = 1'000'000'000;
    const auto found = json.find(key);
    return found == json.end() ? 0 : static_cast<int>(std::clamp(number_of(*found), std::int64_t{0}, most));
}

Json json_of(const Spelling& spelling) {
    Json json = {{"name", spelling.name}};
    put(json, "shown", spelling.shown);
    put(json, "colour", spelling.colour);
    if (spelling.hidden) {
        json["hidden"] = true;
    }
    put(json, "merged_into", spelling.merged_into);
    return json;
}

Spelling spelling_of(const Json& json) {
    Spelling spelling;
    spelling.name = core::nfc(json.at("name").get<std::string>());
    spelling.shown = maybe_name(json, "shown");
    spelling.colour = maybe<std::string>(json, "colour");
    spelling.hidden = json.value("hidden", false);
    spelling.merged_into = maybe_name(json, "merged_into");
    return spelling;
}

Json json_of(const Whole::Said& said) {
    Json json = Json::object();
    put(json, "title", said.title);
    put(json, "venue", said.venue);
    put(json, "date", said.date);
    json["note"] = said.note;
    return json;
}

Whole::Said said_of(const Json& json) {
    return {maybe<std::string>(json, "title"), maybe<std::string>(json, "venue"),
            maybe<std::string>(json, "date"), json.value("note", std::string())};
}

bool makes_sense(const Whole::Said& said) {
    return (!said.date || core::is_date(*said.date)) && is_one_line(said.title) && is_one_line(said.venue);
}

bool makes_sense(const Spelling& spelling) {
    return !core::wrong_name(spelling.name) && !core::wrong_name(spelling.shown.value_or(spelling.name)) &&
           (!spelling.colour || is_colour(*spelling.colour));
}

}  // namespace app
