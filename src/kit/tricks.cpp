#include "kit/tricks.h"

#include "kit/points.h"

namespace kit {

namespace {

core::Seq seq_of(const auto& cards, const auto& value, const auto& member) {
    const auto found = std::ranges::find(cards, value, member);
    return found == cards.end() ? 0 : found->seq;
}

core::Token token_of(const TrickView& view, const Played& played) {
    const Trick& trick = view.tricks.lying();
    core::Token token{card_face(view.looks, played.card), {}, played.seq};
    if (view.marks) {
        token.marks = view.marks(played);
    } else if (played.kind == core::Kind::illegal) {
        token.marks.push_back(core::Mark::illegal);
    }
    if (&played == &trick.front()) {
        token.marks.push_back(core::Mark::leads);
    }
    if (&played == &trick[view.wins]) {
        token.marks.push_back(core::Mark::wins);
    }
    return token;
}

std::vector<core::Text> remarks_of(const TrickView& view) {
    const Trick& trick = view.tricks.running;
    const auto name = [&](int seat) { return view.names[static_cast<std::size_t>(seat)]; };
    std::vector<core::Text> remarks;
    if (!trick.empty() && view.follows) {
        remarks.push_back({N_("{0} is led"), {suit_name(view.looks, trick.front().card.suit)}});
    }
    if (!trick.empty()) {
        remarks.push_back({N_("{0} wins so far"), {name(trick[view.wins].seat)}});
    } else if (view.tricks.done > 0) {
        remarks.push_back({N_("{0} took the last trick"), {name(view.tricks.leader)}});
    }
    return remarks;
}

}  // namespace

core::Seq Tricks::played_by(int seat) const {
    return seq_of(running, seat, &Played::seat);
}

core::Seq Tricks::turn_by() const {
    return !running.empty() ? running.back().seq : taken.empty() ? 0 : taken.back().won_by;
}

void Tricks::make_room(int seats, int tricks) {
    running.reserve(static_cast<std::size_t>(seats));
    last.reserve(static_cast<std::size_t>(seats));
    taken.reserve(static_cast<std::size_t>(seats) * static_cast<std::size_t>(tricks));
}

void Tricks::take(std::size_t best) {
    leader = running[best].seat;
    for (const Played& played : running) {
        taken.push_back({played.card, leader, played.seq, running[best].seq});
    }
    ++done;
    ++won[leader];
    std::swap(last, running);
    running.clear();
}

core::Figure revokes_figure() {
    return {"revokes",
            core::Figure::Kind::sums,
            N_("Revokes"),
            N_("Discards against the rule of following suit: seen as they were played, or proven later."),
            {{"revoke.at-once", N_("seen at once")}, {"revoke.later", N_("proven later")}}};
}

void add_revokes(std::span<const Revokes> by_seat, std::vector<core::Stat>& stats) {
    for (std::size_t i = 0; i < by_seat.size(); ++i) {
        const int seat = static_cast<int>(i);
        add_some(stats, "revoke.at-once", seat, by_seat[i].at_once);
        add_some(stats, "revoke.later", seat, by_seat[i].later);
    }
}

core::Zone trick_zone(const TrickView& view) {
    core::Zone zone{"trick", {N_("trick"), {}}, core::Layout::round, 0, {}, {}, {}};
    const Trick& trick = view.tricks.lying();
    for (const int seat : view.around) {
        core::Place place;
        place.label = core::verbatim(view.names[static_cast<std::size_t>(seat)]);
        place.seat = seat;
        if (seat == view.next) {
            place.marks.push_back(core::Mark::next);
        }
        const auto played = std::ranges::find(trick, seat, &Played::seat);
        if (played != trick.end()) {
            place.tokens.push_back(token_of(view, *played));
        }
        zone.places.push_back(std::move(place));
    }
    zone.remarks = remarks_of(view);
    return zone;
}

}  // namespace kit
