#include "games/hounded/game.h"

#include <algorithm>

#include "games/hounded/moves.h"
#include "games/hounded/types.h"
#include "kit/zones.h"

namespace hounded {

namespace {

using core::Layout, core::Mark, core::Token, core::Zone;
namespace board = kit::seven;

bool is_hunting(const State& state) {
    return state.phase == Phase::hunters || state.phase == Phase::fox;
}

bool knows_hidden(const State& state, const core::Viewer& viewer) {
    return viewer.kind == core::Viewer::Kind::referee ||
           (viewer.kind == core::Viewer::Kind::seat && viewer.seat == state.hunters);
}

core::Face hidden_face() {
    return {{N_("den or trap"), {}}, core::Hue::grey, "hounded/burrow", "?", {}};
}

Token tile_token(const State& state, int space, bool looks_below) {
    const auto& known = state.tile(space);
    if (state.is_up(space)) {
        return {face_of(*known), {}};
    }
    Token token;
    if (known) {
        token.marks.push_back(Mark::buried);
    }
    if (!looks_below) {
        return token;
    }
    if (known) {
        token.face = face_of(*known);
    } else if (std::ranges::find(state.hidden, space, &Hidden::space) != state.hidden.end()) {
        token.face = hidden_face();
        token.marks.push_back(Mark::presumed);
    }
    return token;
}

Token piece_token(const State& state, Piece piece) {
    Token token{face_of(piece), {}};
    token.name = word_of(piece);
    if (state.phase == Phase::hunters && state.moved.has(piece)) {
        token.marks.push_back(Mark::moved);
    }
    if (state.frozen.has(piece)) {
        token.marks.push_back(Mark::frozen);
    }
    return token;
}

core::Place space_place(const State& state, int space, bool looks_below) {
    core::Place place;
    place.token = board::space_token(space);
    place.label = space_name(space);
    if (state.phase == Phase::roles || state.phase == Phase::start) {
        place.tokens.emplace_back();
        return place;
    }
    place.tokens.push_back(tile_token(state, space, looks_below));
    if (const auto piece = piece_on(state, space)) {
        place.tokens.push_back(piece_token(state, *piece));
    }
    if (state.latest && state.latest->space == space) {
        Token& top = place.tokens.back();
        top.seq = state.latest->seq;
        top.marks.push_back(Mark::fresh);
        if (state.latest->illegal) {
            top.marks.push_back(Mark::illegal);
        }
        if (state.latest->confirms) {
            place.tokens.front().marks.push_back(Mark::confirmed);
        }
    }
    return place;
}

Zone board_zone(const State& state, const core::Viewer& viewer) {
    Zone zone{"board", {N_("hunting ground"), {}}, Layout::grid, board::side, {}};
    zone.square = true;
    kit::add_heads(zone.margins, board::grid);
    const bool looks_below = knows_hidden(state, viewer);
    zone.places.reserve(space_count);
    for (int space = 0; space < space_count; ++space) {
        zone.places.push_back(space_place(state, space, looks_below));
    }
    return zone;
}

/// What was never turned up, by kind.
Zone unseen_zone(const State& state) {
    Zone zone{"unseen", {N_("tiles that were not turned up yet"), {}}, Layout::tally, 0, {}};
    for (int kind = 0; kind < tile_kinds; ++kind) {
        const auto tile = static_cast<Tile>(kind);
        if (state.unseen[tile] > 0) {
            zone.places.push_back(kit::pile(face_of(tile), state.unseen[tile]));
        }
    }
    return zone;
}

Text held_up(Pieces pieces) {
    std::vector<Text> names;
    for (const Piece piece : all_pieces) {
        if (pieces.has(piece)) {
            names.push_back(name_of(piece));
        }
    }
    return {N_("held up at the brook: {0}"), {core::listed(names)}};
}

std::vector<Text> remarks_of_hunters(const State& state) {
    std::vector<Text> remarks{{N_("Hunting Party"), {}}};
    if (state.phase == Phase::hunters) {
        remarks.push_back({N_("moved: {0} of {1}"), {state.moved.count(), state.allowance}});
        if (state.allowance > usual_pieces) {
            remarks.push_back({N_("three must move"), {}});
        }
    }
    if (state.frozen.count() > 0) {
        remarks.push_back(held_up(state.frozen));
    }
    return remarks;
}

std::vector<Text> remarks_of_fox(const State& state) {
    std::vector<Text> remarks{{N_("fox"), {}}};
    if (state.phase == Phase::fox) {
        if (state.due == Due::bonus) {
            remarks.push_back({N_("through the thicket: {0}"), {spaces_counted(state.due_count)}});
        } else if (state.due == Due::nothing) {
            remarks.push_back(state.steps < usual_steps
                                  ? Text{N_("next to the Bulldog: only {0}"), {spaces_counted(state.steps)}}
                                  : Text{N_("may go {0}"), {spaces_counted(state.steps)}});
        }
    } else if (state.phase == Phase::hunters && is_beside_bulldog(state)) {
        remarks.push_back({N_("next to the Bulldog"), {}});
    }
    return remarks;
}

std::vector<Text> headline(const State& state) {
    if (!state.plays() || state.phase == Phase::roles) {
        return {};
    }
    if (state.phase == Phase::start) {
        return {{N_("the pieces are set up"), {}}};
    }
    std::vector<Text> line;
    if (state.phase == Phase::hunters) {
        line.push_back({N_("{0} hunts"), {state.name(state.hunters)}});
    } else if (state.phase == Phase::fox) {
        line.push_back({N_("the fox runs"), {}});
    }
    line.push_back({N_("face down: {0}, the hunt ends at {1}"), {state.face_down(), last_tiles}});
    line.push_back({N_("times of day found: {0} of 3"), {state.times_found()}});
    return line;
}

}  // namespace

bool Game::betrays(const State& state, const Entry& entry, const core::Viewer& viewer) {
    const auto* reveal = std::get_if<Reveal>(&entry);
    return reveal != nullptr && !knows_hidden(state, viewer) && state.any_tile_is_secret() &&
           state.tile(reveal->space) != reveal->tile;
}

core::Table Game::table(const State& state, const core::Viewer& viewer) {
    core::Table table = kit::table_of(*state.setup, state.setup->all_seats());
    table.headline = headline(state);
    const bool plays = state.plays();
    if (is_hunting(state)) {
        table.may_peek = {state.hunters};
    }
    if (plays) {
        table.zones.push_back(board_zone(state, viewer));
        if (is_hunting(state)) {
            table.zones.push_back(unseen_zone(state));
        }
    }
    for (int seat = 0; seat < seat_count; ++seat) {
        Zone zone{"role", core::verbatim(state.name(seat)), Layout::tally, 0, seat};
        if (state.phase != Phase::roles) {
            zone.remarks = seat == state.hunters ? remarks_of_hunters(state) : remarks_of_fox(state);
        }
        table.zones.push_back(std::move(zone));
    }
    return table;
}

}  // namespace hounded
