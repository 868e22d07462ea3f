#include "games/hund/game.h"

#include <algorithm>

#include "games/hund/play.h"
#include "kit/judged.h"

namespace hund {

namespace {

using core::done_before, core::out_of_phase;

/// Judges entries in the order of priority of the design: what is impossible first, the core's rules
/// before the game's own.
class Judge {
public:
    explicit Judge(const State& state) : state_(state) {}

    Verdict operator()(const Dealer&) const {
        if (!setup_.plays() || !setup_.two || round_.number != 1 || round_.first || state_.dealer) {
            return out_of_phase(
                {N_("the dealer is named with two players, in the first round, before who begins"), {}},
                {state_.dealer.by, round_.first.by});
        }
        return Legal{};
    }

    Verdict operator()(const Designation& entry) const {
        if (!setup_.plays() || setup_.select || round_.designation) {
            return out_of_phase(
                setup_.select ? Text{N_("the designation cards are selected in this match"), {}}
                              : Text{N_("a number card is revealed once, before the round's first card"), {}},
                {round_.designation.by});
        }
        if (entry.number < 1 || entry.number > 5) {
            return Impossible{"hund/designation", {N_("the number cards go from 1 to 5"), {}}};
        }
        if (state_.designated[entry.number]) {
            return Impossible{"hund/designation",
                              {N_("number card {0} was used in an earlier round"), {entry.number}},
                              {state_.designated_by[entry.number]}};
        }
        return Legal{};
    }

    Verdict operator()(const First& entry) const {
        if (!setup_.plays() || round_.first) {
            return out_of_phase({N_("who begins the round is said once, before its first card"), {}},
                                {round_.first.by});
        }
        const bool names_virtual = setup_.is_virtual(entry.seat);
        if (round_.number == 1 && names_virtual) {
            return Illegal{"hund/first", {N_("a person begins the first round"), {}}};
        }
        const bool virtual_decides = !state_.results.empty() && state_.results.back().decider &&
                                     setup_.is_virtual(*state_.results.back().decider);
        if (virtual_decides && !names_virtual) {
            return Illegal{"hund/first",
                           {N_("the virtual player has most lead cards and begins itself"), {}},
                           lead_cards_of(state_.results.back(), setup_.virtual_seat())};
        }
        return Legal{};
    }

    Verdict operator()(const Select& entry) const {
        if (!setup_.plays() || !setup_.select || !round_.first || round_.selected.size() == suit_count) {
            return out_of_phase(setup_.select
                                    ? Text{N_("five cards are selected, after it is clear who begins"), {}}
                                    : Text{N_("no cards are selected in this match"), {}});
        }
        if (!round_.cards.deck.has(entry.card)) {
            return Impossible{"hund/select", {N_("the values go from 1 to {0}"), {setup_.top}}};
        }
        for (std::size_t i = 0; i < round_.selected.size(); ++i) {
            const Select& other = round_.selected[i];
            if (other.card.suit == entry.card.suit || other.card.value == entry.card.value) {
                return Impossible{
                    "hund/select",
                    {N_("{0} has that suit or number already"), {kit::card_name(looks(), other.card)}},
                    {round_.selected_by[i]}};
            }
        }
        const int whose = selector(state_);
        if (entry.seat != whose) {
            return Illegal{"hund/select-order",
                           {N_("it is {0} who selects now"), {state_.name(whose)}},
                           {round_.selected.empty() ? round_.first.by : round_.selected_by.back()}};
        }
        return Legal{};
    }

    Verdict operator()(const Display& entry) const {
        if (!setup_.plays() || !setup_.two || round_.displayed) {
            return out_of_phase(
                setup_.two
                    ? Text{N_("the virtual player's cards are laid out once, before the round's first card"),
                           {}}
                    : Text{N_("there is a virtual player with two players only"), {}},
                {round_.displayed.by});
        }
        return kit::Against(kit::elsewhere(round_.cards, card_words(state_), entry.cards));
    }

    Verdict operator()(const Hand& entry) const {
        if (!setup_.plays() || round_.tricks.begun()) {
            return out_of_phase({N_("a hand is shown to the referee before the round's first card"), {}});
        }
        return kit::judge_hand(round_.cards, card_words(state_), entry);
    }

    Verdict operator()(const Play& entry) const {
        if (auto phase = missing_for_play(state_)) {
            return out_of_phase(std::move(*phase));
        }
        if (round_.tricks.has_played(entry.seat)) {
            return done_before({N_("{0} has played to this trick"), {state_.name(entry.seat)}},
                               round_.tricks.played_by(entry.seat));
        }
        if (auto cannot = cannot_come(entry)) {
            return std::move(*cannot);
        }
        const int turn = state_.turn();
        const Seq turn_by = round_.tricks.begun() ? round_.tricks.turn_by() : round_.first.by;
        if (entry.seat != turn) {
            return Illegal{
                "hund/turn", {N_("it is {0} who plays now"), {state_.name(turn)}}, ascending({turn_by})};
        }
        if (setup_.is_virtual(entry.seat)) {
            return judge_virtual(entry.card);
        }
        return judge_suit(entry);
    }

    Verdict operator()(const Flip& entry) const {
        const bool between = setup_.plays() && round_.tricks.running.empty() && round_.tricks.done > 0;
        if (!between) {
            return out_of_phase({N_("a covered card is turned up between two tricks"), {}});
        }
        if (!round_.flip_due) {
            return Impossible{"hund/flip", {N_("no covered card is to be turned up now"), {}}};
        }
        if (*round_.flip_due != entry.column) {
            return Impossible{"hund/flip",
                              {N_("the card to be turned up lies in column {0}"), {*round_.flip_due}},
                              {round_.display[*round_.flip_due - 1].seq}};
        }
        return kit::Against(kit::elsewhere(round_.cards, card_words(state_), entry.card));
    }

    Verdict operator()(const Roles&) const {
        if (setup_.plays() || !round_.roles.empty()) {
            return out_of_phase(
                setup_.plays()
                    ? Text{N_("in this match every card is entered, not only the counts"), {}}
                    : Text{N_("the roles of this round are known; the counts of all players must follow"),
                           {}},
                {setup_.plays() ? 0 : round_.sources.roles.front()});
        }
        return Legal{};
    }

    Verdict operator()(const Took& entry) const {
        if (setup_.plays() || round_.roles.empty()) {
            return out_of_phase(setup_.plays()
                                    ? Text{N_("in this match every card is entered, not only the counts"), {}}
                                    : Text{N_("the roles of the suits must be entered first"), {}});
        }
        if (round_.took[entry.seat]) {
            return done_before({N_("the cards of {0} have been counted"), {state_.name(entry.seat)}},
                               round_.took[entry.seat].by);
        }
        for (const auto& count : entry.counts) {
            if (count.value_or(0) > setup_.top) {
                return Impossible{
                    "hund/count",
                    {NN_("there is only {0} card of a suit", "there are only {0} cards of a suit"),
                     {setup_.top}}};
            }
        }
        return judge_sums(entry);
    }

private:
    /// Why the card cannot come from where it is said to come from.
    std::optional<Impossible> cannot_come(const Play& entry) const {
        const kit::CardWords words = card_words(state_);
        if (!setup_.is_virtual(entry.seat)) {
            return kit::cannot_come(round_.cards, words, entry.seat, entry.card);
        }
        if (column_of(round_, entry.card)) {
            return std::nullopt;
        }
        auto known = kit::elsewhere(round_.cards, words, entry.card);
        return known ? known
                     : Impossible{"hund/card",
                                  {N_("{0} does not lie open before the virtual player"),
                                   {kit::card_name(looks(), entry.card)}},
                                  {round_.displayed.by}};
    }

    /// The cards of the lead suit that the seat took in the round.
    static std::vector<Seq> lead_cards_of(const Result& result, int seat) {
        std::vector<Seq> entries;
        for (const Taken& taken : result.sources.taken) {
            if (taken.by == seat && taken.card.suit == result.roles[Role::lead]) {
                entries.insert(entries.end(), {taken.seq, taken.won_by});
            }
        }
        return ascending(std::move(entries));
    }

    Verdict judge_virtual(Card card) const {
        const auto forced = forced_card(state_);
        if (forced && forced != card) {
            return Illegal{"hund/virtual-card",
                           {N_("the virtual player must play {0}"), {kit::card_name(looks(), *forced)}},
                           forced_by(*forced)};
        }
        return Legal{};
    }

    /// The lead, and what laid out the card that it forces.
    std::vector<Seq> forced_by(Card forced) const {
        return ascending(
            {trick_.empty() ? 0 : trick_.front().seq, round_.display[*column_of(round_, forced)].seq});
    }

    Verdict judge_suit(const Play& entry) const {
        if (trick_.empty() || entry.card.suit == trick_.front().card.suit) {
            return Legal{};
        }
        const kit::Played& lead = trick_.front();
        return kit::judge_without(round_.cards, card_words(state_), entry.seat, entry.card,
                                  CardSet::of_suit(lead.card.suit, 1, setup_.top), lead.seq);
    }

    /// On the closing entry: whether the counts add up to the cards that there are.
    Verdict judge_sums(const Took& entry) const {
        if (!setup_.closes(entry.seat, round_.took)) {
            return Legal{};
        }
        for (const Role role : {Role::plus, Role::hund, Role::minus, Role::trump, Role::lead}) {
            int sum = entry.counts[role].value_or(0);
            bool told = entry.counts[role].has_value();
            for (const auto& other : round_.took) {
                told = told && (!other || other->counts[role]);
                sum += other ? other->counts[role].value_or(0) : 0;
            }
            if (told && sum != setup_.top) {
                return Illegal{"hund/count",
                               // number-free: {0} is a role
                               {N_("the {0} cards that the table counted add up to {1}; there are {2}"),
                                {role_name(role), sum, setup_.top}},
                               counts_before()};
            }
        }
        return Legal{};
    }

    /// The roles and the counts of the others.
    std::vector<Seq> counts_before() const {
        std::vector<Seq> entries = kit::told_by(round_.took);
        entries.push_back(round_.sources.roles.front());
        return ascending(std::move(entries));
    }

    const State& state_;
    const Setup& setup_ = *state_.setup;
    const Round& round_ = state_.round;
    const kit::Trick& trick_ = round_.tricks.running;
};

}  // namespace

Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace hund
