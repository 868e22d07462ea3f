#include <algorithm>

#include "games/hund/counting.h"
#include "games/hund/game.h"
#include "games/hund/play.h"

namespace hund {

namespace {

using core::Illegal;
using core::Impossible;
using core::Legal;
using core::out_of_phase;
using core::Text;
using core::Verdict;

/// Judges entries in the order of priority of the design: what is impossible first, the core's rules
/// before the game's own.
class Judge {
public:
    explicit Judge(const State& state) : state_(state), setup_(*state.setup), round_(state.round) {}

    Verdict operator()(const Dealer&) const {
        if (!plays() || !setup_.two || round_.number != 1 || round_.first || state_.dealer) {
            return out_of_phase(
                {N_("the dealer is named with two players, in the first round, before who begins"), {}});
        }
        return Legal{};
    }

    Verdict operator()(const Designation& entry) const {
        if (!plays() || setup_.select || round_.designation) {
            return out_of_phase(
                setup_.select
                    ? Text{N_("the designation cards are selected in this match"), {}}
                    : Text{N_("a number card is revealed once, before the round's first card"), {}});
        }
        if (entry.number < 1 || entry.number > 5) {
            return Impossible{"hund/designation", {N_("the number cards go from 1 to 5"), {}}};
        }
        if (state_.designated[static_cast<std::size_t>(entry.number)]) {
            return Impossible{"hund/designation",
                              {N_("number card {0} was used in an earlier round"), {entry.number}}};
        }
        return Legal{};
    }

    Verdict operator()(const First& entry) const {
        if (!plays() || round_.first) {
            return out_of_phase({N_("who begins the round is said once, before its first card"), {}});
        }
        const bool names_virtual = setup_.is_virtual(entry.seat);
        if (round_.number == 1 && names_virtual) {
            return Illegal{"hund/first", {N_("a person begins the first round"), {}}};
        }
        const bool virtual_decides = !state_.results.empty() && state_.results.back().decider &&
                                     setup_.is_virtual(*state_.results.back().decider);
        if (virtual_decides && !names_virtual) {
            return Illegal{"hund/first",
                           {N_("the virtual player has most lead cards and begins itself"), {}}};
        }
        return Legal{};
    }

    Verdict operator()(const Select& entry) const {
        if (!plays() || !setup_.select || !round_.first || round_.selected.size() == suit_count) {
            return out_of_phase(setup_.select
                                    ? Text{N_("five cards are selected, after it is clear who begins"), {}}
                                    : Text{N_("no cards are selected in this match"), {}});
        }
        if (!setup_.in_game(entry.card)) {
            return Impossible{"hund/select", {N_("the values go from 1 to {0}"), {setup_.top}}};
        }
        for (const Select& other : round_.selected) {
            if (other.card.suit == entry.card.suit || other.card.value == entry.card.value) {
                return Impossible{
                    "hund/select",
                    {N_("{0} has that suit or number already"), {kit::card_name(looks(), other.card)}}};
            }
        }
        const int whose = selector(state_);
        if (entry.seat != whose) {
            return Illegal{"hund/select-order", {N_("it is {0} who selects now"), {name(whose)}}};
        }
        return Legal{};
    }

    Verdict operator()(const Display& entry) const {
        if (!plays() || !setup_.two || round_.displayed) {
            return out_of_phase(
                setup_.two
                    ? Text{N_("the virtual player's cards are laid out once, before the round's first card"),
                           {}}
                    : Text{N_("there is a virtual player with two players only"), {}});
        }
        return cards_lie_here(entry.cards);
    }

    Verdict operator()(const Hand& entry) const {
        if (!plays() || round_.begun()) {
            return out_of_phase({N_("a hand is shown to the referee before the round's first card"), {}});
        }
        if (round_.hands[static_cast<std::size_t>(entry.seat)]) {
            return Impossible{"core/done", {N_("the referee has seen the hand of {0}"), {name(entry.seat)}}};
        }
        return cards_lie_here(entry.cards);
    }

    Verdict operator()(const Play& entry) const {
        if (auto phase = missing_for_play(state_)) {
            return out_of_phase(std::move(*phase));
        }
        if (has_played(round_, entry.seat)) {
            return Impossible{"core/done", {N_("{0} has played to this trick"), {name(entry.seat)}}};
        }
        if (auto why = cannot_come(entry)) {
            return Impossible{"hund/card", std::move(*why)};
        }
        const int turn = *state_.to_play();
        if (entry.seat != turn) {
            return Illegal{"hund/turn", {N_("it is {0} who plays now"), {name(turn)}}};
        }
        if (setup_.is_virtual(entry.seat)) {
            return judge_virtual(entry.card);
        }
        return judge_suit(entry);
    }

    Verdict operator()(const Flip& entry) const {
        const bool between = plays() && round_.trick.empty() && round_.tricks_done > 0;
        if (!between) {
            return out_of_phase({N_("a covered card is turned up between two tricks"), {}});
        }
        if (!round_.flip_due) {
            return Impossible{"hund/flip", {N_("no covered card is to be turned up now"), {}}};
        }
        if (*round_.flip_due != entry.column) {
            return Impossible{"hund/flip",
                              {N_("the card to be turned up lies in column {0}"), {*round_.flip_due}}};
        }
        if (auto why = lies_elsewhere(entry.card)) {
            return Impossible{"hund/card", std::move(*why)};
        }
        return Legal{};
    }

    Verdict operator()(const Roles&) const {
        if (plays() || !round_.roles.empty()) {
            return out_of_phase(
                plays() ? Text{N_("in this match every card is entered, not only the counts"), {}}
                        : Text{N_("the roles of this round are known; the counts of all players must follow"),
                               {}});
        }
        return Legal{};
    }

    Verdict operator()(const Took& entry) const {
        if (plays() || round_.roles.empty()) {
            return out_of_phase(plays()
                                    ? Text{N_("in this match every card is entered, not only the counts"), {}}
                                    : Text{N_("the roles of the suits must be entered first"), {}});
        }
        if (round_.took_by(entry.seat) != nullptr) {
            return Impossible{"core/done", {N_("the cards of {0} have been counted"), {name(entry.seat)}}};
        }
        for (const auto& count : entry.counts) {
            if (count.value_or(0) > setup_.top) {
                return Impossible{"hund/count", {N_("there are only {0} cards of a suit"), {setup_.top}}};
            }
        }
        return judge_sums(entry);
    }

private:
    bool plays() const { return setup_.level == core::Level::plays; }
    std::string name(int seat) const { return setup_.seats[static_cast<std::size_t>(seat)]; }

    /// Why a card that is seen now for the first time cannot be: not in the game, or known elsewhere.
    std::optional<Text> lies_elsewhere(Card card) const {
        if (!setup_.in_game(card)) {
            return Text{N_("{0} is not in the game: the values go from 1 to {1}"),
                        {kit::card_name(looks(), card), setup_.top}};
        }
        if (round_.out.has(card)) {
            return Text{N_("{0} was played in this round"), {kit::card_name(looks(), card)}};
        }
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            const auto& hand = round_.hands[static_cast<std::size_t>(seat)];
            if (hand && hand->has(card)) {
                return Text{N_("{0} is in the hand of {1}"), {kit::card_name(looks(), card), name(seat)}};
            }
        }
        if (column_of(round_, card)) {
            return Text{N_("{0} lies open before the virtual player"), {kit::card_name(looks(), card)}};
        }
        return std::nullopt;
    }

    Verdict cards_lie_here(const std::vector<Card>& cards) const {
        CardSet seen;
        for (const Card card : cards) {
            auto why = lies_elsewhere(card);
            if (!why && seen.has(card)) {
                why = Text{N_("{0} is there twice"), {kit::card_name(looks(), card)}};
            }
            if (why) {
                return Impossible{"hund/card", std::move(*why)};
            }
            seen.add(card);
        }
        return Legal{};
    }

    /// Why the card cannot come from where it is said to come from.
    std::optional<Text> cannot_come(const Play& entry) const {
        const auto& hand = round_.hands[static_cast<std::size_t>(entry.seat)];
        if (setup_.in_game(entry.card) && hand && hand->has(entry.card)) {
            return std::nullopt;
        }
        const bool is_virtual = setup_.is_virtual(entry.seat);
        if (is_virtual && setup_.in_game(entry.card) && column_of(round_, entry.card)) {
            return std::nullopt;
        }
        if (auto elsewhere = lies_elsewhere(entry.card)) {
            return elsewhere;
        }
        if (is_virtual) {
            return Text{N_("{0} does not lie open before the virtual player"),
                        {kit::card_name(looks(), entry.card)}};
        }
        if (hand) {
            return Text{N_("{0} is not in the hand that {1} showed"),
                        {kit::card_name(looks(), entry.card), name(entry.seat)}};
        }
        return std::nullopt;
    }

    Verdict judge_virtual(Card card) const {
        const auto forced = forced_card(state_);
        if (forced && (forced->suit != card.suit || forced->value != card.value)) {
            return Illegal{"hund/virtual-card",
                           {N_("the virtual player must play {0}"), {kit::card_name(looks(), *forced)}}};
        }
        return Legal{};
    }

    Verdict judge_suit(const Play& entry) const {
        if (round_.trick.empty() || entry.card.suit == round_.trick.front().card.suit) {
            return Legal{};
        }
        const Suit led = round_.trick.front().card.suit;
        const Text suit = kit::suit_name(looks(), led);
        if (const auto& hand = round_.hands[static_cast<std::size_t>(entry.seat)]) {
            if (hand->count(led) == 0) {
                return Legal{};
            }
            return Illegal{"hund/follow-suit",
                           {N_("{0} has {1} in the hand that the referee saw"), {name(entry.seat), suit}}};
        }
        const Counting counting(state_);
        if (counting.unseen(led) == 0 || counting.places(entry.seat) == 1) {
            return Legal{};
        }
        if (counting.certainly_holds(entry.seat, led)) {
            return Illegal{
                "hund/follow-suit",
                {N_("{0} still holds {1}: more of these cards are unseen than the others can have"),
                 {name(entry.seat), suit}}};
        }
        return core::Presumed{"hund/follow-suit", {N_("{0} has no {1} left"), {name(entry.seat), suit}}};
    }

    /// On the closing entry: whether the counts add up to the cards that there are.
    Verdict judge_sums(const Took& entry) const {
        if (static_cast<int>(round_.took.size()) + 1 < setup_.seat_count()) {
            return Legal{};
        }
        for (const Role role : {Role::plus, Role::hund, Role::minus, Role::trump, Role::lead}) {
            const auto i = static_cast<std::size_t>(role);
            int sum = entry.counts[i].value_or(0);
            bool told = entry.counts[i].has_value();
            for (const Took& other : round_.took) {
                told = told && other.counts[i];
                sum += other.counts[i].value_or(0);
            }
            if (told && sum != setup_.top) {
                return Illegal{
                    "hund/count",
                    {N_("the {0} cards add up to {1}; there are {2}"), {role_name(role), sum, setup_.top}}};
            }
        }
        return Legal{};
    }

    const State& state_;
    const Setup& setup_;
    const Round& round_;
};

}  // namespace

core::Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace hund
