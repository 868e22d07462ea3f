#include "laws/recount.h"

#include <algorithm>

#include "core/common.h"

namespace laws {

namespace {

std::map<std::string_view, Recounted::Count>& second_counts() {
    static std::map<std::string_view, Recounted::Count> all;
    return all;
}

std::vector<Line> lines_of(const core::Reading& reading) {
    std::vector<Line> lines;
    for (const core::Seq seq : reading.order) {
        const core::Ruled& ruled = reading.entries[static_cast<std::size_t>(seq) - 1];
        if (!ruled.judged || core::kind(ruled.verdict) == core::Kind::impossible) {
            continue;
        }
        Tokens tokens = core::split(ruled.text.str()).tokens;
        while (core::is_correction(tokens.front())) {
            tokens.erase(tokens.begin(), tokens.begin() + 2);
        }
        lines.push_back({std::move(tokens), ruled});
    }
    return lines;
}

}  // namespace

void Recount::add(const std::string& key, Numbered seat, int value, Numbered round) {
    if (value != 0) {
        counts[{key, seat, round}] += value;
    }
}

int Recount::seat(const std::string& name) const {
    return *core::seat_of(name, reading.scores.names);
}

void Recount::starts_with(std::string_view word) {
    const auto found = std::ranges::find(lines, word, &Line::word);
    if (found != lines.end()) {
        add("starts", seat(found->tokens[1]));
    }
}

void Recount::add_rounds(const std::string& name, const std::string& key) {
    for (const Json& round : report.rounds) {
        const Json numbers = round.value(name, Json::object());
        for (const auto& [player, number] : numbers.items()) {
            add(key, seat(player), number.get<int>(), round.at("round").get<int>());
        }
    }
}

Recounted::Recounted(std::string_view game, Count count) {
    second_counts().emplace(game, count);
}

Counts counted(const std::vector<core::Stat>& stats) {
    Counts counts;
    for (const core::Stat& stat : stats) {
        if (stat.value != 0) {
            counts[{std::string(stat.key), stat.seat, stat.round}] += stat.value;
        }
    }
    return counts;
}

std::optional<Counts> recounted(const core::Header& header, const core::Reading& reading,
                                const core::Report& report) {
    const auto found = second_counts().find(header.game);
    if (found == second_counts().end()) {
        return std::nullopt;
    }
    Recount recount{header, reading, report, lines_of(reading)};
    found->second(recount);
    return std::move(recount.counts);
}

std::string listed(const Counts& counts) {
    std::string all;
    for (const auto& [what, value] : counts) {
        const auto& [key, seat, round] = what;
        all += key + (seat ? " of seat " + std::to_string(*seat) : "") +
               (round ? " in round " + std::to_string(*round) : "") + ": " + std::to_string(value) + "\n";
    }
    return all;
}

}  // namespace laws
