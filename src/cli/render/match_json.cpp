#include "cli/render/match_json.h"

#include <utility>

#include "app/words/words.h"
#include "core/report.h"

namespace cli {

namespace {

using core::Json;

std::string_view status_word(core::Status status) {
    switch (status) {
        case core::Status::open:
            return "open";
        case core::Status::finished:
            return "finished";
        case core::Status::abandoned:
            return "abandoned";
    }
    return {};
}

Json entry_json(const core::Ruled& entry) {
    Json json{{"n", entry.seq}, {"line", entry.line}, {"text", entry.text}, {"stands", entry.stands}};
    if (entry.judged) {
        add_verdict(json, entry.verdict);
    }
    if (entry.judged && entry.settled) {
        json["was"] = core::word(core::Kind::presumed);
        json[entry.confirmed() ? "confirmed_by" : "proven_by"] = entry.settled->by;
    }
    if (entry.outcome) {
        json["outcome"] = entry.outcome->word;
    }
    if (entry.stands && entry.amended_by) {
        json["amended_by"] = *entry.amended_by;
    }
    return json;
}

/// One value a seat, by its name.
template <class Value>
Json by_name(const std::vector<std::string>& names, const std::vector<Value>& values) {
    Json json = Json::object();
    for (std::size_t seat = 0; seat < values.size(); ++seat) {
        json[names[seat]] = values[seat];
    }
    return json;
}

}  // namespace

std::string one_line(const core::Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

void add_verdict(Json& json, const core::Verdict& verdict) {
    json["verdict"] = core::word(core::kind(verdict));
    if (const auto rule = core::rule(verdict)) {
        json["rule"] = *rule;
        json["reason"] = app::say(core::reason(verdict));
    }
}

Json without_words(Json judged) {
    for (Json& entry : judged["entries"]) {
        entry.erase("text");
        entry.erase("reason");
    }
    return judged;
}

std::string expected_of(Json judged) {
    judged = without_words(std::move(judged));
    const Json entries = std::exchange(judged["entries"], nullptr);
    judged.erase("entries");
    std::string text = "{\n";
    for (const auto& [key, value] : judged.items()) {
        text += " " + Json(key).dump() + ": " + value.dump() + ",\n";
    }
    text += " \"entries\": [";
    for (const Json& entry : entries) {
        text += (&entry == &entries.front() ? "\n  " : ",\n  ") + entry.dump();
    }
    return text + "\n ]\n}\n";
}

Json match_json(const std::string& file, const Read& read, const core::Reading& reading) {
    const core::Header& header = read.record.header;
    core::Report report = read.game->report(header, read.record.facts);
    Json json{{"file", file},
              {"game", header.game},
              {"level", header.level == core::Level::plays ? "plays" : "scores"},
              {"status", status_word(reading.status)},
              {"entries", Json::array()},
              {"findings", Json::array()}};
    for (const core::Ruled& entry : reading.entries) {
        json["entries"].push_back(entry_json(entry));
    }
    for (const core::Finding& finding : reading.findings) {
        json["findings"].push_back({{"at", finding.at}, {"rule", finding.rule}, {"among", finding.among}});
    }
    json["rounds"] = std::move(report.rounds);
    json["scores"] = by_name(reading.scores.names, reading.scores.totals);
    json["tiebreaks"] = by_name(reading.scores.names, reading.scores.tiebreaks);
    json["winners"] = reading.scores.winners;
    json["result"] = std::move(report.result);
    return json;
}

Json fault_json(const std::string& file, const core::Fault& fault) {
    return {{"file", file}, {"error", {{"line", fault.line}, {"message", app::say(fault.message)}}}};
}

}  // namespace cli
