#include "games/hundsgemein/game.h"

#include <algorithm>

#include "games/hundsgemein/scoring.h"
#include "kit/zones.h"

namespace hundsgemein {

namespace {

using core::Layout, core::Mark, core::Token, core::Zone;

std::vector<Text> headline(const State& state) {
    if (!state.plays()) {
        const auto settled = std::ranges::count_if(state.claims, [](const auto& claim) { return !!claim; });
        return {{N_("streets settled: {0} of {1}"), {static_cast<int>(settled), street_count}}};
    }
    if (state.ended) {
        return {{N_("the board is scored"), {}}};
    }
    if (!state.begun) {
        return {{N_("the table is set up"), {}}};
    }
    int tiles = 0;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        tiles += state.tiles_left(seat);
    }
    std::vector<Text> line;
    if (state.over()) {
        line.push_back({N_("no tile can be placed any more"), {}});
    } else if (state.turn) {
        line.push_back({N_("turn: {0}"), {state.name(*state.turn)}});
    }
    line.push_back({N_("tiles left: {0}"), {tiles}});
    line.push_back({N_("free blocks: {0}"), {count(all_blocks & ~(state.occupied() | just(centre)))}});
    return line;
}

/// Before the end nothing but the last placement may lead from a tile to the entry that tells whose it is,
/// and that only while it can be challenged.
Token tile_on(const State& state, int block) {
    Token token{type_face(state.type_on(block)), {}};
    const bool last = state.may_be_challenged() && state.last->what.block == block;
    if (last && !state.ended) {
        token.marks.push_back(Mark::fresh);
    }
    if ((last || state.ended) && holds(state.illegal, block)) {
        token.marks.push_back(Mark::illegal);
    }
    if (last || state.ended) {
        token.seq = state.seqs[block];
    }
    if (state.ended) {
        token.owner = state.seat_on(block);
    }
    return token;
}

core::Place block_place(const State& state, int block) {
    core::Place place;
    place.token = kit::seven::space_token(block);
    place.label = core::verbatim(place.token);
    if (holds(state.occupied(), block)) {
        place.tokens.push_back(tile_on(state, block));
    }
    if (block == centre) {
        place.marks.push_back(Mark::barred);
    }
    return place;
}

core::Lane street_lane(const State& state, int street, const Claimed& claimed) {
    core::Lane lane{is_across(street), row_before(street), {}};
    lane.place.token = street_token(street);
    lane.place.label = core::verbatim(lane.place.token);
    if (state.dogs) {
        Token dog{face_of((*state.dogs)[street]), {}};
        dog.owner = claimed;
        lane.place.tokens.push_back(std::move(dog));
    }
    const bool asked = !state.plays() && state.dogs && state.next_claim() == street;
    if (asked) {
        lane.place.marks.push_back(Mark::next);
    }
    return lane;
}

Zone board_zone(const State& state, const PerStreet<Claimed>& claimed) {
    Zone zone{"board", {N_("board"), {}}, Layout::grid, side, {}};
    zone.square = true;
    kit::add_heads(zone.margins, kit::seven::grid);
    for (int block = 0; block < block_count; ++block) {
        zone.places.push_back(block_place(state, block));
    }
    for (int street = 0; street < street_count; ++street) {
        zone.lanes.push_back(street_lane(state, street, claimed[street]));
    }
    return zone;
}

/// On how many blocks a tile of each type could still lie.
Zone blocks_zone(const State& state) {
    Zone zone{"blocks", {N_("blocks that are free for each flea"), {}}, Layout::tally, 0, {}};
    for (int type = 0; type < type_count; ++type) {
        zone.places.push_back(kit::pile(type_face(type), count(state.legal_blocks(type))));
    }
    return zone;
}

/// What lies open before a seat and what it has in all.
void add_tiles(const State& state, int seat, Zone& zone) {
    const auto& open = state.open[seat];
    std::vector<Text> names;
    for (int type = 0; type < type_count; ++type) {
        const int shown = open ? (*open)[type] : 0;
        names.insert(names.end(), static_cast<std::size_t>(shown), type_name(type));
        if (state.tiles_left(seat, type) > 0) {
            zone.places.push_back(kit::pile(type_face(type), state.tiles_left(seat, type)));
            if (shown > 0) {
                zone.places.back().tokens.front().marks.push_back(Mark::offered);
            }
        }
    }
    if (open) {
        zone.remarks.push_back({N_("open: {0}"), {core::listed(names)}});
    }
    zone.remarks.push_back({N_("tiles left: {0}"), {state.tiles_left(seat)}});
}

/// The dogs that a seat has claimed.
void add_dogs(const State& state, int seat, const PerStreet<Claimed>& claimed, Zone& zone) {
    kit::Each<int, dog_count> dogs{};
    for (std::size_t street = 0; street < claimed.size(); ++street) {
        if (claimed[street] == seat) {
            ++dogs[(*state.dogs)[street]];
        }
    }
    for (std::size_t dog = 0; dog < dogs.size(); ++dog) {
        if (dogs[dog] > 0) {
            zone.places.push_back(kit::pile(face_of(static_cast<Dog>(dog)), dogs[dog]));
        }
    }
    zone.remarks.push_back({N_("dogs: {0}"), {static_cast<int>(std::ranges::count(claimed, Claimed(seat)))}});
}

Zone seat_zone(const State& state, int seat, const PerStreet<Claimed>& claimed) {
    Zone zone{"tiles", core::verbatim(state.name(seat)), Layout::tally, 0, seat};
    if (state.plays() && !state.ended) {
        add_tiles(state, seat, zone);
    } else {
        add_dogs(state, seat, claimed, zone);
    }
    return zone;
}

}  // namespace

core::Table Game::table(const State& state, const core::Viewer&) {
    core::Table table = kit::table_of(*state.setup, state.setup->all_seats());
    table.headline = headline(state);
    const PerStreet<Claimed> claimed = claimed_streets(state);
    table.zones.push_back(board_zone(state, claimed));
    if (state.plays() && !state.ended) {
        table.zones.push_back(blocks_zone(state));
    }
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        table.zones.push_back(seat_zone(state, seat, claimed));
    }
    return table;
}

}  // namespace hundsgemein
