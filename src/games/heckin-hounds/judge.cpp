#include <algorithm>

#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/game.h"
#include "games/heckin-hounds/stands.h"

namespace heckin_hounds {

namespace {

using core::ascending;
using core::Illegal;
using core::Impossible;
using core::Legal;
using core::resting_on;
using core::Seq;
using core::Text;
using core::Verdict;

/// Judges entries in the order of priority of the design.
class Judge {
public:
    explicit Judge(const State& state) : state_(state), setup_(*state.setup), round_(state.round) {}

    Verdict operator()(const Leader&) const {
        if (in(Phase::leader)) {
            return Legal{};
        }
        if (in(Phase::counting)) {
            return not_now();
        }
        return resting_on(
            {state_.leader_by},
            core::out_of_phase({N_("the Shift Leader of the first round is named once, before all else; "
                                   "later on the lead goes clockwise by itself"),
                                {}}));
    }

    Verdict operator()(const BadDog&) const { return in(Phase::bad_dog) ? Legal{} : not_now(); }

    Verdict operator()(const Hand& entry) const {
        const Player& player = state_.player(entry.seat);
        if (!in(Phase::clues)) {
            return not_now();
        }
        if (player.any_clue) {
            return resting_on(
                {player.by.first_clue},
                core::out_of_phase({N_("{0} was given a clue already; a hand is shown to the referee before"),
                                    {state_.name(entry.seat)}}));
        }
        if (player.hand_told) {
            return done({N_("the referee has seen the hand of {0}"), {state_.name(entry.seat)}},
                        player.by.hand);
        }
        if (auto cannot = cannot_be_dealt(state_, entry.seat, entry.cards)) {
            return std::move(*cannot);
        }
        return Legal{};
    }

    Verdict operator()(const Clue& entry) const {
        if (!in(Phase::clues)) {
            return not_now();
        }
        if (!setup_.clues_recorded) {
            return core::out_of_phase({N_("at this table clues are not recorded"), {}});
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
        if (setup_.clues_recorded) {
            for (int seat = 0; seat < setup_.seat_count(); ++seat) {
                if (clues_due(state_, seat) > 0) {
                    return Illegal{"heckin/clue-missing",
                                   {N_("{0} has had {1} of three clues"),
                                    {state_.name(seat), state_.player(seat).clues}},
                                   counted_clues(state_.player(seat))};
                }
            }
        }
        return Legal{};
    }

    Verdict operator()(const Trade& entry) const {
        if (auto wrong = cannot_decide(entry.seat)) {
            return std::move(*wrong);
        }
        if (!is_slot(entry.slot)) {
            return no_such_slot();
        }
        if (auto wrong = out_of_turn(entry.seat)) {
            return std::move(*wrong);
        }
        if (state_.player(entry.seat).at(entry.slot).card == cerberus) {
            return Illegal{"heckin/trade-cerberus",
                           {N_("Cerberus cannot be traded"), {}},
                           {state_.player(entry.seat).at(entry.slot).known_by}};
        }
        return Legal{};
    }

    Verdict operator()(const Keep& entry) const {
        if (auto wrong = cannot_decide(entry.seat)) {
            return std::move(*wrong);
        }
        return in_turn(entry.seat);
    }

    Verdict operator()(const Drawn& entry) const {
        const bool now = in(Phase::bids) || (in(Phase::plays) && !round_.tricks.begun());
        if (in(Phase::counting)) {
            return not_now();
        }
        if (!now) {
            return core::out_of_phase(
                {N_("what was drawn is said after all have traded or kept, and before the first card"), {}});
        }
        const Player& player = state_.player(entry.seat);
        if (player.drawn_told) {
            return done({N_("the referee knows what {0} drew"), {state_.name(entry.seat)}}, player.by.drawn);
        }
        if (!player.traded) {
            return Impossible{
                "heckin/card", {N_("{0} has not traded"), {state_.name(entry.seat)}}, {player.by.decided}};
        }
        if (auto cannot = cannot_come(state_, entry.seat, *player.traded, entry.card)) {
            return std::move(*cannot);
        }
        return Legal{};
    }

    Verdict operator()(const Bid& entry) const {
        if (!in(Phase::bids)) {
            return not_now();
        }
        if (state_.player(entry.seat).bid) {
            return done({N_("{0} has bid"), {state_.name(entry.seat)}}, state_.player(entry.seat).by.bid);
        }
        if (auto wrong = out_of_turn(entry.seat)) {
            return std::move(*wrong);
        }
        return bid_in_range(entry.tricks);
    }

    Verdict operator()(const Play& entry) const {
        if (!in(Phase::plays)) {
            return not_now();
        }
        if (round_.tricks.has_played(entry.seat)) {
            return done({N_("{0} has played to this trick"), {state_.name(entry.seat)}},
                        round_.tricks.played_by(entry.seat));
        }
        if (!is_slot(entry.slot)) {
            return no_such_slot();
        }
        if (state_.player(entry.seat).at(entry.slot).played) {
            return Impossible{"heckin/slot",
                              {N_("slot {0} of {1} is empty"), {entry.slot, state_.name(entry.seat)}},
                              {state_.player(entry.seat).at(entry.slot).known_by}};
        }
        if (auto cannot = cannot_come(state_, entry.seat, entry.slot, entry.card)) {
            return std::move(*cannot);
        }
        return in_turn(entry.seat);
    }

    Verdict operator()(const Shift& entry) const {
        if (!in(Phase::counting)) {
            return core::out_of_phase({N_("in this match every card is entered, not only the shifts"), {}});
        }
        if (state_.player(entry.seat).shift) {
            return done({N_("the shifts of {0} have been counted"), {state_.name(entry.seat)}},
                        state_.player(entry.seat).by.shift);
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

    Verdict not_now() const { return core::out_of_phase(what_is_due(state_)); }
    /// Of what only the holder and the referee saw, others may not know by which entry it was done.
    static Verdict done(Text what, Seq by) {
        return Impossible{"core/done", std::move(what), ascending({by})};
    }
    static Verdict no_such_slot() { return Impossible{"heckin/slot", {N_("the slots go from 1 to 5"), {}}}; }

    std::optional<Verdict> out_of_turn(int seat) const {
        const int next = *state_.next();
        return seat == next
                   ? std::nullopt
                   : std::optional<Verdict>(Illegal{"heckin/turn",
                                                    {N_("it is the turn of {0}"), {state_.name(next)}},
                                                    ascending({round_.turn_by})});
    }
    Verdict in_turn(int seat) const { return out_of_turn(seat).value_or(Legal{}); }

    static Verdict bid_in_range(int tricks) {
        if (tricks > most_bid) {
            return Illegal{"heckin/bid-range", {N_("a bid is 0 to 5, not {0}"), {tricks}}};
        }
        return Legal{};
    }

    std::optional<Verdict> cannot_decide(int seat) const {
        if (!in(Phase::trades)) {
            return not_now();
        }
        if (state_.player(seat).decided) {
            return done({N_("{0} has traded or kept"), {state_.name(seat)}}, state_.player(seat).by.decided);
        }
        return std::nullopt;
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
        int took = entry.took;
        int badness = entry.badness.value_or(0);
        int counted = 1;
        for (const Player& player : round_.players) {
            if (player.shift) {
                took += player.shift->took;
                badness += player.shift->badness.value_or(0);
                ++counted;
            }
        }
        if (counted < setup_.seat_count()) {
            return Legal{};
        }
        if (took != tricks_in_round) {
            return Illegal{"heckin/five-shifts",
                           {N_("the shifts that the table counted add up to {0}; a round has five"), {took}},
                           counted_before()};
        }
        if (badness > setup_.top()) {
            return Illegal{"heckin/count",
                           {NN_("the badness that the table counted adds up to {1}; there is only {0} bad "
                                "dog in a round",
                                "the badness that the table counted adds up to {1}; there are only {0} bad "
                                "dogs in a round"),
                            {setup_.top(), badness}},
                           counted_before()};
        }
        return Legal{};
    }

    std::vector<Seq> counted_before() const {
        std::vector<Seq> entries;
        for (const Player& player : round_.players) {
            entries.push_back(player.by.shift);
        }
        return ascending(std::move(entries));
    }

    const State& state_;
    const Setup& setup_;
    const Round& round_;
};

}  // namespace

core::Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace heckin_hounds
