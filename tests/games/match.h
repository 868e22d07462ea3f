#pragma once

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string>
#include <vector>

#include "core/report.h"
#include "core/text/text.h"
#include "games/catalog.h"

namespace games_tests {

/// A match that is entered line by line; `Own` is the match of one game.
template <class Own>
class Match {
public:
    explicit Match(core::Header header) { record_.header = std::move(header); }

    Own& enter(std::initializer_list<std::string> lines) {
        for (const std::string& line : lines) {
            const int seq = static_cast<int>(record_.facts.size()) + 1;
            record_.facts.push_back({seq, seq, line});
        }
        return static_cast<Own&>(*this);
    }

    core::Reading read(core::View view = {}) const {
        return game().read(record_.header, record_.facts, view);
    }
    core::Ask ask(std::vector<std::string> tokens = {}, core::View view = {}) const {
        return game().ask(record_.header, record_.facts, view, tokens);
    }
    std::vector<core::Moment> moments() const { return game().moments(record_.header, record_.facts, {}); }
    core::Table table() const { return *read().table; }
    core::Report report() const { return game().report(record_.header, record_.facts); }

    /// The numbers for statistics whose key begins so, in order: `tricks Anna/1: 3`, of a round, or
    /// `starts Anna: 1`, or `turns: 8`, of nobody.
    std::vector<std::string> counted(std::string_view beginning) const {
        const std::vector<std::string> seats = core::seats(record_.header, *game().info);
        std::vector<std::string> all;
        const core::Reading reading = read();
        for (const core::Stat& stat : *reading.stats) {
            if (stat.key.starts_with(beginning)) {
                const std::string round = stat.round ? "/" + std::to_string(*stat.round) : "";
                const std::string whose =
                    stat.seat ? " " + seats[static_cast<std::size_t>(*stat.seat)] + round : round;
                all.push_back(std::string(stat.key) + whose + ": " + std::to_string(stat.value));
            }
        }
        std::ranges::sort(all);
        return all;
    }

    /// `illegal hund/turn`, of the last entry or of entry n.
    std::string verdict(int n = 0) const {
        const core::Ruled entry = ruled(n);
        const auto rule = core::rule(entry.verdict);
        return std::string(core::word(core::kind(entry.verdict))) + (rule ? " " + std::string(*rule) : "");
    }

    /// What is said of the last entry or of entry n.
    std::string reason(int n = 0) const { return core::say(core::reason(ruled(n).verdict)); }

    /// The entries that this verdict rests on.
    std::vector<core::Seq> rests_on(int n = 0) const { return core::rests_on(ruled(n).verdict); }

    /// Both: `Ben has bid [14]`.
    std::string why(int n = 0) const {
        std::string from;
        for (const core::Seq seq : rests_on(n)) {
            from += (from.empty() ? " [" : ", ") + std::to_string(seq);
        }
        return reason(n) + (from.empty() ? "" : from + "]");
    }

private:
    core::Ruled ruled(int n) const {
        const core::Reading reading = read();
        return n == 0 ? reading.entries.back() : reading.entries[static_cast<std::size_t>(n) - 1];
    }

    const core::Game& game() const { return *games::find(record_.header.game); }

    core::Record record_;
};

inline std::vector<std::string> said(const std::vector<core::Text>& texts) {
    std::vector<std::string> words;
    std::ranges::transform(texts, std::back_inserter(words),
                           [](const core::Text& text) { return core::say(text); });
    return words;
}

/// The lines of a reckoning: `bid: 1 4`, with `=` before a total.
inline std::vector<std::string> lines(const core::Reckoning& round) {
    std::vector<std::string> all;
    for (const core::Reckoning::Line& line : round.lines) {
        std::string text = (line.total ? "= " : "") + core::say(line.label) + ":";
        for (const core::Amount& amount : line.amounts) {
            text += " " + std::to_string(amount.points);
        }
        all.push_back(text);
    }
    return all;
}

/// The header of a match of that game.
inline core::Header header(std::string game, std::vector<std::string> players,
                           core::Level level = core::Level::plays) {
    core::Header made;
    made.game = std::move(game);
    made.players = std::move(players);
    made.level = level;
    return made;
}

}  // namespace games_tests
