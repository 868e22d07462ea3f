#include "games/heckin-hounds/game.h"

#include <algorithm>

#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/racks.h"
#include "kit/judged.h"

namespace heckin_hounds {

namespace {

using core::done_before, core::out_of_phase, kit::Against;

/// Judges entries in the order of priority of the design.
class Judge {
public:
    explicit Judge(const State& state) : state_(state) {}

    Verdict operator()(const Leader&) const {
        if (in(Phase::leader)) {
            return Legal{};
        }
        if (in(Phase::counting)) {
            return not_now();
        }
        return out_of_phase(
            {N_("the Shift Leader of the first round is named once, before all else; later on "
                "the lead goes clockwise by itself"),
             {}},
            {state_.leader_by});
    }

    Verdict operator()(const BadDog&) const { return in(Phase::bad_dog) ? Legal{} : not_now(); }

    Verdict operator()(const Hand& entry) const {
        const Player& player = state_.player(entry.seat);
        if (!in(Phase::clues)) {
            return not_now();
        }
        if (player.told) {
            return out_of_phase({N_("{0} was given a clue already; a hand is shown to the referee before"),
                                 {state_.name(entry.seat)}},
                                {player.told.by});
        }
        if (player.hand) {
            return done_before({N_("the referee has seen the hand of {0}"), {state_.name(entry.seat)}},
                               player.hand.by);
        }
        return Against(cannot_be_dealt(state_, entry.seat, entry.cards));
    }

    Verdict operator()(const Clue& entry) const {
        if (!in(Phase::clues)) {
            return not_now();
        }
        if (!setup_.clues_recorded) {
            return out_of_phase({N_("at this table clues are not recorded"), {}});
        }
        return judge_clue(state_, entry);
    }

    Verdict operator()(const TakeCerberus& entry) const {
        if (!in(Phase::clues)) {
            return not_now();
        }
        if (!is_slot(entry.slot)) {
            return no_such_slot();
        }
        if (const auto seat = awaits_clue(state_)) {
            return Illegal{
                "heckin/clue-missing",
                {N_("{0} has had {1} of three clues"), {state_.name(*seat), state_.player(*seat).clues}},
                counted_clues(state_.player(*seat))};
        }
        return Legal{};
    }

    Verdict operator()(const Trade& entry) const {
        return cannot_decide(entry.seat)
            .or_else([&] { return is_slot(entry.slot) ? Against() : no_such_slot(); })
            .or_else([&] { return out_of_turn(entry.seat); })
            .or_else([&]() -> Against {
                const Held& held = state_.player(entry.seat).at(entry.slot);
                return held.card != cerberus ? Against()
                                             : Illegal{"heckin/trade-cerberus",
                                                       {N_("Cerberus cannot be traded"), {}},
                                                       {held.card.by}};
            });
    }

    Verdict operator()(const Keep& entry) const {
        return cannot_decide(entry.seat).or_else([&] { return out_of_turn(entry.seat); });
    }

    Verdict operator()(const Drawn& entry) const {
        const bool now = in(Phase::bids) || (in(Phase::plays) && !round_.tricks.begun());
        if (in(Phase::counting)) {
            return not_now();
        }
        if (!now) {
            return out_of_phase(
                {N_("what was drawn is said after all have traded or kept, and before the first card"), {}});
        }
        const Player& player = state_.player(entry.seat);
        if (player.drawn) {
            return done_before({N_("the referee knows what {0} drew"), {state_.name(entry.seat)}},
                               player.drawn.by);
        }
        if (!player.traded) {
            return Impossible{
                "heckin/card", {N_("{0} has not traded"), {state_.name(entry.seat)}}, {player.chosen.by}};
        }
        return Against(cannot_come(state_, entry.seat, *player.traded, entry.card));
    }

    Verdict operator()(const Bid& entry) const {
        if (!in(Phase::bids)) {
            return not_now();
        }
        if (state_.player(entry.seat).bid) {
            return done_before({N_("{0} has bid"), {state_.name(entry.seat)}},
                               state_.player(entry.seat).bid.by);
        }
        return out_of_turn(entry.seat).or_else([&] { return bid_in_range(entry.tricks); });
    }

    Verdict operator()(const Play& entry) const {
        if (!in(Phase::plays)) {
            return not_now();
        }
        if (round_.tricks.has_played(entry.seat)) {
            return done_before({N_("{0} has played to this trick"), {state_.name(entry.seat)}},
                               round_.tricks.played_by(entry.seat));
        }
        if (!is_slot(entry.slot)) {
            return no_such_slot();
        }
        if (state_.player(entry.seat).at(entry.slot).played) {
            return Impossible{"heckin/slot",
                              {N_("slot {0} of {1} is empty"), {entry.slot, state_.name(entry.seat)}},
                              {state_.player(entry.seat).at(entry.slot).card.by}};
        }
        return Against(cannot_come(state_, entry.seat, entry.slot, entry.card)).or_else([&] {
            return out_of_turn(entry.seat);
        });
    }

    Verdict operator()(const Shift& entry) const {
        if (!in(Phase::counting)) {
            return out_of_phase({N_("in this match every card is entered, not only the shifts"), {}});
        }
        if (round_.shifts[entry.seat]) {
            return done_before({N_("the shifts of {0} have been counted"), {state_.name(entry.seat)}},
                               round_.shifts[entry.seat].by);
        }
        if (auto why = cannot_count(entry)) {
            return Impossible{"heckin/count", std::move(*why)};
        }
        if (entry.bid > most_bid) {
            return bid_in_range(entry.bid);
        }
        return judge_sums(entry);
    }

private:
    bool in(Phase phase) const { return state_.phase == phase; }

    Verdict not_now() const { return out_of_phase(what_is_due(state_)); }
    static Against no_such_slot() { return Impossible{"heckin/slot", {N_("the slots go from 1 to 5"), {}}}; }

    Against out_of_turn(int seat) const {
        const int next = *state_.next();
        return seat == next ? Against()
                            : Illegal{"heckin/turn",
                                      {N_("it is the turn of {0}"), {state_.name(next)}},
                                      ascending({round_.turn_by})};
    }

    static Against bid_in_range(int tricks) {
        return tricks <= most_bid ? Against()
                                  : Illegal{"heckin/bid-range", {N_("a bid is 0 to 5, not {0}"), {tricks}}};
    }

    Against cannot_decide(int seat) const {
        const Player& player = state_.player(seat);
        return !in(Phase::trades) ? Against(not_now())
               : player.chosen
                   ? done_before({N_("{0} has traded or kept"), {state_.name(seat)}}, player.chosen.by)
                   : Against();
    }

    std::optional<Text> cannot_count(const Shift& entry) const {
        if (entry.took > tricks_in_round) {
            return Text{N_("a round has five shifts, so nobody takes {0}"), {entry.took}};
        }
        const int badness = entry.badness.value_or(0);
        if (badness > setup_.top()) {
            return Text{NN_("there is {0} bad dog in a round, so nobody takes {1}",
                            "there are {0} bad dogs in a round, so nobody takes {1}"),
                        {setup_.top(), badness}};
        }
        if (badness > 0 && entry.took == 0) {
            return Text{N_("who took no shift has no badness"), {}};
        }
        return std::nullopt;
    }

    /// On the closing entry: whether what was counted adds up.
    Verdict judge_sums(const Shift& entry) const {
        if (!setup_.closes(entry.seat, round_.shifts)) {
            return Legal{};
        }
        int took = entry.took;
        int badness = entry.badness.value_or(0);
        for (const auto& shift : round_.shifts) {
            took += shift ? shift->took : 0;
            badness += shift ? shift->badness.value_or(0) : 0;
        }
        if (took != tricks_in_round) {
            return Illegal{"heckin/five-shifts",
                           {N_("the shifts that the table counted add up to {0}; a round has five"), {took}},
                           kit::told_by(round_.shifts)};
        }
        if (badness > setup_.top()) {
            return Illegal{"heckin/count",
                           {NN_("the badness that the table counted adds up to {1}; there is only {0} bad "
                                "dog in a round",
                                "the badness that the table counted adds up to {1}; there are only {0} bad "
                                "dogs in a round"),
                            {setup_.top(), badness}},
                           kit::told_by(round_.shifts)};
        }
        return Legal{};
    }

    const State& state_;
    const Setup& setup_ = *state_.setup;
    const Round& round_ = state_.round;
};

}  // namespace

Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace heckin_hounds
