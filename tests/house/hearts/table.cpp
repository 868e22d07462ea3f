#include "house/hearts/game.h"
#include "kit/zones.h"

namespace hearts {

core::Table Game::table(const State& state, const core::Viewer&) {
    const Round& round = state.round;
    core::Table table = kit::table_of(*state.setup, state.setup->all_seats());
    table.headline.push_back({N_("round {0}"), {round.number}});
    if (state.plays()) {
        const kit::Trick& trick = round.tricks.lying();
        table.headline.push_back({N_("trick {0}"), {where(state).turn}});
        table.zones.push_back(kit::trick_zone(
            {.tricks = round.tricks,
             .looks = looks(),
             .names = state.setup->seats,
             .around = table.seat_ids,
             .next = state.turn(),
             .wins = trick.empty() ? 0 : winning(trick),
             .follows = true,
             .marks = [&](const kit::Played& played) { return kit::marks_of(round.cards, played); }}));
    }
    for (const int seat : table.seat_ids) {
        int points = round.told[seat].value_or(0);
        for (const kit::Taken& taken : round.tricks.taken) {
            points += taken.by == seat ? points_of(taken.card) : 0;
        }
        table.zones.push_back(
            {"won", core::verbatim(state.name(seat)), core::Layout::tally, 0, seat, {}, {}});
        table.zones.back().remarks.push_back({N_("points in this round: {0}"), {points}});
    }
    return table;
}

}  // namespace hearts
