#include "games/hounded/game.h"

#include "core/report.h"
#include "games/hounded/types.h"

namespace hounded {

namespace {

Text how_it_ended(const State& state) {
    const std::string& hunters = state.name(state.hunters);
    const std::string& fox = state.name(state.fox_seat());
    switch (*state.end) {
        case End::captured:
            return {N_("The fox ended its turn next to the Master of Hounds: {0} has captured {1}."),
                    {hunters, fox}};
        case End::trapped:
            return {N_("The fox cannot move: {0} has trapped {1}."), {hunters, fox}};
        case End::time:
            return {N_("Morning, noon and night are turned up: {0} has outlasted the hunt of {1}."),
                    {fox, hunters}};
        case End::tiles:
            break;
    }
    return {N_("Too few tiles are left face down: {0} has outlasted the hunt of {1}."), {fox, hunters}};
}

/// What decided the match, besides the entry that ended it.
std::vector<Seq> decided_by(const State& state) {
    std::vector<Seq> entries{state.roles_by};
    if (!state.plays()) {
        return ascending(std::move(entries));
    }
    const auto add = [&](std::span<const Piece> pieces) {
        for (const Piece piece : pieces) {
            entries.push_back(state.at_by[piece]);
        }
    };
    switch (*state.end) {
        case End::captured:
            add(std::array{Piece::master, Piece::fox});
            break;
        case End::trapped:
            add(all_pieces);
            break;
        case End::time:
            for (int space = 0; space < space_count; ++space) {
                const auto& tile = state.tile(space);
                if (tile && *tile >= Tile::morning && *tile <= Tile::night) {
                    entries.push_back(state.tile_by[space]);
                }
            }
            break;
        case End::tiles:
            kit::seven::for_each(state.face_up, [&](int space) { entries.push_back(state.tile_by[space]); });
            break;
    }
    return ascending(std::move(entries));
}

core::Roles roles_of(const State& state) {
    const std::string& fox = state.name(state.fox_seat());
    const auto left = state.tiles_left();
    return {{"hunters " + core::quoted(fox)},
            state.fox_seat(),
            left,
            left ? Text{N_("{0}, the fox, left {1} face down."), {fox, tiles_counted(*left)}}
                 : Text{N_("How many tiles {0}, the fox, left face down was not entered."), {fox}}};
}

}  // namespace

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.has_points = false;
    scores.names = state.setup->seats;
    if (state.end) {
        scores.winners = {state.name(hunters_win(*state.end) ? state.hunters : state.fox_seat())};
        scores.why = {how_it_ended(state)};
        scores.why_from = decided_by(state);
        scores.roles = roles_of(state);
        if (scores.roles->count) {
            scores.why.push_back(scores.roles->says);
        }
    }
    return scores;
}

core::Report Game::report(const State& state) {
    core::Report report;
    report.result["end"] =
        state.end ? core::Json(end_words[static_cast<std::size_t>(*state.end)]) : core::Json(nullptr);
    if (const auto left = state.tiles_left()) {
        const bool before_start = state.phase == Phase::roles || state.phase == Phase::start;
        const bool plays = state.plays();
        const int face_down = plays && before_start ? first_face_down : *left;
        report.result["face_down"] = face_down;
    }
    if (state.plays()) {
        report.result["turns"] = state.turns;
    }
    return report;
}

}  // namespace hounded
