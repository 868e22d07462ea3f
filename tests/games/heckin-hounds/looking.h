#pragma once

#include <algorithm>
#include <iterator>

#include "games/heckin-hounds/match.h"

/// Matches as they run, and what somebody sees of them.
namespace heckin_hounds_tests {

using Tokens = std::vector<std::string>;

inline constexpr core::Viewer audience{core::Viewer::Kind::audience, 0};

inline core::View seen_by(int seat) {
    return {.viewer = {core::Viewer::Kind::seat, seat}, .until = {}, .before = {}};
}
inline core::View seen_by_the_table() {
    return {.viewer = audience, .until = {}, .before = {}};
}

/// Anna leads the round; the referee has seen the hand of Ben.
inline Match begun() {
    Match match;
    match.enter({"leader Anna", "bad-dog sudachi", "hand Ben td1 em2 pa3 td3 su1"});
    return match;
}

/// Ben's rack was told about, Cleo has Cerberus, nobody traded, all have bid.
inline Match running() {
    return begun().enter({"clue Ben td 1 4", "clue Ben 3 3 4", "clue Ben su1 5", "clue Cleo de 1 2",
                          "clue Cleo 2 2 3", "clue Cleo em4 5", "cerberus Cleo 4", "keep Anna", "keep Ben",
                          "keep Cleo", "bid Anna 1", "bid Ben 2", "bid Cleo 2"});
}

inline const core::Choice& choice(const core::Ask& ask, const std::string& token) {
    return *std::ranges::find(ask.choices, token, &core::Choice::token);
}

inline const core::Zone& zone(const core::Table& table, const std::string& id, std::optional<int> seat = {}) {
    return *std::ranges::find_if(
        table.zones, [&](const core::Zone& each) { return each.id == id && (!seat || each.seat == seat); });
}

/// What lies in a rack, slot by slot: the card, `?` facing away, `-` nothing; with what was told of it.
inline Tokens rack(const core::Table& table, int seat) {
    Tokens slots;
    for (const core::Place& place : zone(table, "rack", seat).places) {
        std::string text = place.tokens.empty() ? "-" : "?";
        for (const core::Token& token : place.tokens) {
            text = token.face ? core::say(token.face->name) : text;
            for (const core::Face& hint : token.hints) {
                text += " " + core::say(hint.name);
            }
        }
        slots.push_back(text);
    }
    return slots;
}

inline Tokens figures(const core::Table& table, const std::string& row) {
    for (const core::Place& place : zone(table, "shifts").places) {
        if (core::say(place.label) == row) {
            Tokens said;
            std::ranges::transform(place.figures, std::back_inserter(said),
                                   [](const core::Text& text) { return core::say(text); });
            return said;
        }
    }
    return {};
}

}  // namespace heckin_hounds_tests
