#include "app/exchange/history_line.h"

#include <algorithm>

#include "app/exchange/history_json.h"
#include "app/exchange/play.h"
#include "app/library/policy.h"

namespace app {

namespace {

using store::Spelling;
using store::Whole;

constexpr int format = 1;

/// What no clock showed in the years 1 to 9999 is taken for the nearest that one did: sums stay numbers.
std::int64_t of_a_clock(std::int64_t seconds) {
    constexpr std::int64_t first = -62135596800;
    constexpr std::int64_t last = 253402300799;
    return std::clamp(seconds, first, last);
}

Json times_of(const Whole& match) {
    Json times = Json::array();
    std::int64_t before = of_a_clock(match.begun);
    for (const Whole::Line& line : match.lines) {
        times.push_back(of_a_clock(line.written) - before);
        before = of_a_clock(line.written);
    }
    return times;
}

void read_times(Whole& match, const Json& times) {
    std::int64_t at = of_a_clock(match.begun);
    match.lines.reserve(times.size());
    for (const Json& seconds : times) {
        at = of_a_clock(at + of_a_clock(number_of(seconds)));
        match.lines.push_back({{}, at});
    }
}

Whole match_of(const Json& json) {
    Whole match;
    match.id = json.at("id").get<std::string>();
    match.policy = json.at("policy").get<std::string>();
    match.begun = number_of(json.at("begun"));
    match.ruled_up_to = natural_of(json, "ruled_up_to");
    match.answered_up_to = natural_of(json, "answered_up_to");
    if (const auto binned = json.find("binned"); binned != json.end()) {
        match.binned = number_of(*binned);
    }
    if (const auto said = json.find("said"); said != json.end()) {
        match.said = said_of(*said);
    }
    match.evening = maybe<std::string>(json, "evening");
    read_times(match, json.at("written"));
    return match;
}

core::Header links_of(const Json& json) {
    core::Header links;
    links.follows = maybe<std::string>(json, "follows");
    if (const auto what_if = json.find("what_if"); what_if != json.end()) {
        links.what_if = {what_if->at("source").get<std::string>(), natural_of(*what_if, "at")};
    }
    return links;
}

bool makes_sense(const core::Header& links) {
    constexpr int most_of_a_record = 999'999;
    return (!links.follows || core::is_uuid(*links.follows)) &&
           (!links.what_if ||
            (core::is_uuid(links.what_if->source) && links.what_if->at <= most_of_a_record));
}

bool makes_sense(const Whole& match) {
    const bool evening = match.evening.value_or("").empty() || core::is_uuid(*match.evening);
    return policy_of(match.policy) && core::is_uuid(match.id) && evening &&
           (!match.said || app::makes_sense(*match.said));
}

tl::unexpected<core::Text> not_understood() {
    return tl::unexpected(core::Text{N_("is not understood; a line of a history was expected"), {}});
}

/// What a document lacks, or has of another kind, comes as an exception.
template <class Made>
tl::expected<Made, core::Text> read_json(std::string_view line, const auto& make) {
    try {
        // What lies deeper than a history does is left out while it is read: it could fill the memory.
        constexpr int deepest = 4;
        const Json json =
            Json::parse(line, [](int depth, Json::parse_event_t, const Json&) { return depth <= deepest; });
        std::optional<Made> made = make(json);
        return made ? tl::expected<Made, core::Text>(std::move(*made)) : not_understood();
    } catch (const Json::exception&) {
        return not_understood();
    }
}

}  // namespace

std::string written(const HistoryHead& head) {
    Json players = Json::array();
    for (const Spelling& spelling : head.players) {
        players.push_back(json_of(spelling));
    }
    return dumped({{"pfiff_history", format}, {"matches", head.matches}, {"players", std::move(players)}});
}

std::string written(const HistoryLine& line) {
    const Whole& match = line.match;
    Json json = {{"id", match.id}, {"file", line.file}, {"policy", match.policy}, {"begun", match.begun}};
    if (match.ruled_up_to > 0) {
        json["ruled_up_to"] = match.ruled_up_to;
    }
    if (match.answered_up_to > 0) {
        json["answered_up_to"] = match.answered_up_to;
    }
    put(json, "binned", match.binned);
    if (match.said) {
        json["said"] = json_of(*match.said);
    }
    put(json, "evening", match.evening);
    json["written"] = times_of(match);
    return dumped(json);
}

tl::expected<HistoryHead, core::Text> read_head(std::string_view line) {
    return read_json<HistoryHead>(line, [](const Json& json) -> std::optional<HistoryHead> {
        HistoryHead head;
        head.matches = natural_of(json, "matches");
        for (const Json& player : json.at("players")) {
            head.players.push_back(spelling_of(player));
        }
        const bool well =
            json.at("pfiff_history") == format &&
            std::ranges::all_of(head.players, [](const Spelling& player) { return makes_sense(player); });
        return well ? std::optional(std::move(head)) : std::nullopt;
    });
}

tl::expected<HistoryLine, core::Text> read_line(std::string_view line) {
    return read_json<HistoryLine>(line, [](const Json& json) -> std::optional<HistoryLine> {
        HistoryLine read{json.at("file").get<std::string>(), match_of(json), links_of(json)};
        return makes_sense(read.match) && makes_sense(read.links) ? std::optional(std::move(read))
                                                                  : std::nullopt;
    });
}

}  // namespace app
