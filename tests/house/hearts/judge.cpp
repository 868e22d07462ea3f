#include "house/hearts/game.h"
#include "kit/judged.h"

namespace hearts {

using core::Illegal;
using core::Impossible;
using core::Legal;
using core::Verdict;

kit::CardWords card_words(const State& state, core::RuleId rule) {
    return {looks(), state.setup->seats, "hearts/card", rule};
}

std::optional<kit::Claim> claim_of(const State& state, const Play& play) {
    const auto suit = [](int of) { return CardSet::of_suit(of, lowest, highest); };
    const kit::Trick& trick = state.round.tricks.running;
    kit::Claim claim{.seq = 0, .seat = play.seat, .none = state.setup->deck - suit(hearts)};
    if (trick.empty()) {
        claim.rule = "hearts/broken";
        const bool early = play.card.suit == hearts && !state.round.broken && state.round.tricks.begun();
        return early ? std::optional(claim) : std::nullopt;
    }
    const kit::Played& lead = trick.front();
    if (play.card.suit == lead.card.suit) {
        return std::nullopt;
    }
    const bool too_dear = state.round.tricks.done == 0 && points_of(play.card) > 0;
    claim.none.remove(queen);
    claim.none = (too_dear ? claim.none : CardSet{}) | (state.setup->deck & suit(lead.card.suit));
    claim.lead = lead.seq;
    claim.rule = too_dear ? "hearts/first-trick" : follow_suit;
    return claim;
}

namespace {

struct Judge {
    const State& state;
    const Round& round = state.round;

    Verdict operator()(const Play& play) const {
        if (!state.plays()) {
            return core::out_of_phase({N_("in this match only the points of a round are entered"), {}});
        }
        if (round.tricks.has_played(play.seat)) {
            return core::done_before({N_("{0} has played to this trick"), {state.name(play.seat)}},
                                     round.tricks.played_by(play.seat));
        }
        if (auto cannot = kit::cannot_come(round.cards, card_words(state), play.seat, play.card)) {
            return std::move(*cannot);
        }
        if (!round.tricks.begun() && play.card != state.setup->first) {
            return Illegal{"hearts/first-lead", {N_("the lowest club is led first"), {}}};
        }
        if (round.tricks.begun() && play.seat != state.turn()) {
            return Illegal{"hearts/turn",
                           {N_("it is {0} who plays now"), {state.name(*state.turn())}},
                           {round.tricks.turn_by()}};
        }
        const auto claim = claim_of(state, play);
        return claim ? kit::judge_without(round.cards, card_words(state, claim->rule), play.seat, play.card,
                                          claim->none, claim->lead)
                     : Legal{};
    }

    Verdict operator()(const Pass& pass) const {
        if (!state.passing()) {
            return core::out_of_phase(
                {N_("cards are passed before hands are shown and played, and not in every round"), {}});
        }
        if (round.passed[pass.seat]) {
            return core::done_before({N_("{0} has passed cards in this round"), {state.name(pass.seat)}},
                                     round.passed[pass.seat].by);
        }
        return kit::Against(kit::elsewhere(round.cards, card_words(state), pass.cards));
    }

    Verdict operator()(const Hand& hand) const {
        if (!state.plays() || round.tricks.begun()) {
            return core::out_of_phase(
                {N_("a hand is shown to the referee before the round's first card"), {}});
        }
        return kit::judge_hand(round.cards, card_words(state), hand);
    }

    Verdict operator()(const Points& points) const {
        if (state.plays()) {
            return core::out_of_phase({N_("in this match every card is entered"), {}});
        }
        if (round.told[points.seat]) {
            return core::done_before({N_("the points of {0} are known"), {state.name(points.seat)}},
                                     round.told[points.seat].by);
        }
        if (points.points > all_points) {
            return Impossible{"hearts/count", {N_("a round has {0} points"), {all_points}}};
        }
        const int others = state.setup->seat_count() - 1;
        int sum = points.points, full = points.points == all_points ? 1 : 0;
        for (const auto& other : round.told) {
            sum += other.value_or(0);
            full += other == all_points ? 1 : 0;
        }
        const bool fits = full > 0 ? full == others && sum == others * all_points : sum == all_points;
        return fits || !state.setup->closes(points.seat, round.told)
                   ? Verdict(Legal{})
                   : Illegal{"hearts/count",
                             {N_("the points of all are {0}; they are {1}, or {1} for all but one"),
                              {sum, all_points}},
                             kit::told_by(round.told)};
    }
};

}  // namespace

Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge{state}, entry);
}

}  // namespace hearts
