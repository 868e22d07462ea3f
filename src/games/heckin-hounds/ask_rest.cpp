#include <algorithm>

#include "core/common.h"
#include "games/heckin-hounds/asking.h"
#include "games/heckin-hounds/game.h"
#include "games/heckin-hounds/naming.h"
#include "games/heckin-hounds/stands.h"

namespace heckin_hounds {

namespace {

using core::Ask;
using core::Asked;
using core::Choice;
using core::Text;

/// Answers what may follow the first word of an entry, other than a clue.
class Following {
public:
    Following(const State& state, Tokens tokens)
        : state_(state), setup_(*state.setup), tokens_(tokens), word_(tokens.front()) {}

    Ask answer() const {
        if (word_ == "bad-dog") {
            return tokens_.size() == 1 ? ask_suit() : whole_line(state_, tokens_);
        }
        if (!is_word(word_)) {
            return whole_line(state_, tokens_);
        }
        if (tokens_.size() == 1) {
            return ask_seat();
        }
        const auto seat = core::seat_of(tokens_[1], setup_.seats);
        if (!seat) {
            return core::refused(core::no_such_player(tokens_[1]));
        }
        return ask_of(*seat);
    }

private:
    Ask ask_of(int seat) const {
        const std::size_t given = tokens_.size();
        if (word_ == "hand" && given < 2 + std::size_t{slot_count}) {
            return ask_dealt(seat);
        }
        if ((word_ == "cerberus" || word_ == "trade") && given == 2) {
            return ask_slot(seat);
        }
        if (word_ == "play" && given < 4) {
            return given == 2 ? ask_played_slot(seat) : ask_played_card(seat);
        }
        if (word_ == "drawn" && given == 2) {
            return ask_drawn(seat);
        }
        if (word_ == "bid" && given == 2) {
            return ask_tricks({N_("How many shifts does {0} bid?"), {tokens_[1]}}, true);
        }
        if (word_ == "shift" && given < 5) {
            return given == 4 ? ask_badness() : ask_shift(seat);
        }
        return whole_line(state_, tokens_);
    }

    core::Verdict foreseen(std::string token) const {
        std::vector<std::string> line(tokens_.begin(), tokens_.end());
        line.push_back(std::move(token));
        return judged(state_, line);
    }

    Choice closing(std::string token, Text label) const {
        core::Verdict verdict = foreseen(token);
        return core::offer(std::move(token), std::move(label), std::move(verdict));
    }

    Choice numbered(int number, bool closes) const {
        const std::string token = std::to_string(number);
        return closes ? closing(token, core::verbatim(token)) : core::offer(token, core::verbatim(token));
    }

    Ask ask_suit() const {
        Ask ask;
        ask.question = {N_("Which suit is the bad dog?"), {}};
        ask.asked = Asked::piece;
        for (Suit suit = 0; suit < suit_count; ++suit) {
            Choice choice = closing(std::string(print_suit(suit)), suit_name(suit));
            choice.face = suit_face(suit);
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    Text seat_question() const {
        return word_ == "leader"     ? Text{N_("Who is the first Shift Leader?"), {}}
               : word_ == "hand"     ? Text{N_("Whose hand?"), {}}
               : word_ == "cerberus" ? Text{N_("Who takes Cerberus, and in place of which card?"), {}}
               : word_ == "trade"    ? Text{N_("Who trades a card?"), {}}
               : word_ == "keep"     ? Text{N_("Who keeps all cards?"), {}}
               : word_ == "drawn"    ? Text{N_("Who drew a card?"), {}}
               : word_ == "bid"      ? Text{N_("Who bids?"), {}}
               : word_ == "play"     ? Text{N_("Who plays?"), {}}
                                     : Text{N_("Whose shifts?"), {}};
    }

    Ask ask_seat() const {
        Ask ask;
        ask.question = seat_question();
        ask.asked = Asked::player;
        const bool closes = word_ == "leader" || word_ == "keep";
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            const std::string& name = setup_.name(seat);
            Choice choice =
                closes ? closing(name, core::verbatim(name)) : core::offer(name, core::verbatim(name));
            if (!closes) {
                choice.verdict = hopeless(state_, word_, seat);
            }
            ask.choices.push_back(std::move(choice));
        }
        if (const auto next = state_.next(); word_ == "keep" && next) {
            ask.expected = {setup_.name(*next)};
        }
        if (word_ == "cerberus" && !hopeless(state_, word_)) {
            add_all_slots(ask);
        }
        return ask;
    }

    /// Whoever takes Cerberus, and where, is one tap on the picture.
    void add_all_slots(Ask& ask) const {
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            add_slots(ask, [&](Slot slot) {
                const std::vector<std::string> line{word_, setup_.name(seat), std::to_string(slot)};
                const std::string place = place_of(state_, seat, slot);
                Choice choice = core::offer("@" + place, core::verbatim(place), judged(state_, line));
                choice.place = place;
                choice.line = line;
                choice.on_picture = true;
                return choice;
            });
        }
    }

    Ask ask_slot(int seat) const {
        Ask ask;
        ask.question = word_ == "trade"
                           ? Text{N_("Which card does {0} trade?"), {tokens_[1]}}
                           : Text{N_("In place of which card does {0} take Cerberus?"), {tokens_[1]}};
        ask.asked = Asked::slot;
        add_slots(ask, [&](Slot slot) {
            Choice choice = numbered(slot, true);
            choice.place = place_of(state_, seat, slot);
            return choice;
        });
        return ask;
    }

    Ask ask_played_slot(int seat) const {
        Ask ask;
        ask.question = {N_("From which slot does {0} play?"), {tokens_[1]}};
        ask.asked = Asked::slot;
        const auto no_way = hopeless(state_, word_, seat);
        add_slots(ask, [&](Slot slot) {
            Choice choice = numbered(slot, false);
            choice.place = place_of(state_, seat, slot);
            choice.verdict = no_way;
            if (!no_way && state_.player(seat).at(slot).played) {
                choice.verdict = Game::judge(state_, Play{seat, slot, {0, 1}});
            }
            return choice;
        });
        return ask;
    }

    Ask ask_played_card(int seat) const {
        const auto slot = core::number(tokens_[2]);
        if (!slot || !is_slot(*slot)) {
            return whole_or_refused();
        }
        const Held& held = state_.player(seat).at(*slot);
        Ask ask = ask_card({N_("Which card comes from slot {0} of {1}?"), {tokens_[2], tokens_[1]}},
                           held.trade > 0 || held.card);
        if (held.card && !held.played) {
            ask.expected = {print_card(*held.card)};
        }
        ask.about = {place_of(state_, seat, *slot)};
        return ask;
    }

    /// A slot that is none, with whatever card.
    Ask whole_or_refused() const {
        std::vector<std::string> line(tokens_.begin(), tokens_.end());
        line.push_back(print_card({0, 1}));
        return core::refused(judged(state_, line));
    }

    Ask ask_drawn(int seat) const {
        if (auto verdict = hopeless(state_, word_, seat)) {
            return core::refused(std::move(*verdict));
        }
        Ask ask = ask_card({N_("Which card did {0} draw?"), {tokens_[1]}}, true);
        ask.about = {place_of(state_, seat, *state_.player(seat).traded)};
        return ask;
    }

    static void add_heads(Ask& ask, const Setup& setup, int suits) {
        for (Suit suit = 0; suit < suits; ++suit) {
            ask.rows.push_back(suit_name(suit));
        }
        for (int value = 1; value <= setup.top(); ++value) {
            ask.columns.push_back(core::verbatim(std::to_string(value)));
        }
    }

    static Choice placed(Choice choice, Card card) {
        choice.face = card_face(card);
        choice.row = card.suit;
        choice.column = card.is_cerberus() ? 0 : card.value - 1;
        return choice;
    }

    /// Suits by rows, values by columns. Mops, and Cerberus, come from a slot that was filled again.
    Ask ask_card(Text question, bool refilled) const {
        Ask ask;
        ask.question = std::move(question);
        ask.asked = Asked::card;
        const int suits = refilled ? suit_count : suit_count - 1;
        add_heads(ask, setup_, suits);
        const auto add = [&](Card card) {
            ask.choices.push_back(placed(closing(print_card(card), card_name(card)), card));
        };
        for (Suit suit = 0; suit < suits; ++suit) {
            for (int value = 1; value <= setup_.top(); ++value) {
                add({suit, value});
            }
        }
        if (refilled && core::kind(foreseen(print_card(cerberus))) != core::Kind::impossible) {
            ask.rows.push_back(suit_name(cerberus_suit));
            add(cerberus);
        }
        return ask;
    }

    /// The next card of a hand, from slot 1 on.
    Ask ask_dealt(int seat) const {
        std::vector<Card> cards;
        for (const std::string& token : tokens_.subspan(2)) {
            const auto card = read_card(token);
            if (!card) {
                return core::refused(core::not_understood({N_("{0} is no card"), {token}}));
            }
            cards.push_back(*card);
        }
        Ask ask;
        const int slot = static_cast<int>(cards.size()) + 1;
        ask.question =
            seat == state_.leader
                ? Text{N_("Which card lies in slot {0} of {1}? The others look away."), {slot, tokens_[1]}}
                : Text{N_("Which card lies in slot {0} of {1}? {1} looks away."), {slot, tokens_[1]}};
        ask.asked = Asked::card;
        add_heads(ask, setup_, mops);
        const auto no_way = hopeless(state_, word_, seat);
        for (Suit suit = 0; suit < mops; ++suit) {
            for (int value = 1; value <= setup_.top(); ++value) {
                ask.choices.push_back(placed(dealt(seat, cards, {suit, value}, no_way), {suit, value}));
            }
        }
        if (!no_way) {
            ask.about = {place_of(state_, seat, slot)};
        }
        return ask;
    }

    Choice dealt(int seat, std::vector<Card> cards, Card card,
                 const std::optional<core::Verdict>& no_way) const {
        const std::string token = print_card(card);
        cards.push_back(card);
        if (cards.size() == slot_count) {
            return closing(token, card_name(card));
        }
        Choice choice = core::offer(token, card_name(card));
        choice.verdict = no_way;
        if (auto cannot = no_way ? std::nullopt : cannot_be_dealt(state_, seat, cards)) {
            choice.verdict = std::move(*cannot);
        }
        return choice;
    }

    Ask ask_tricks(Text question, bool closes) const {
        Ask ask;
        ask.question = std::move(question);
        ask.asked = Asked::number;
        for (int tricks = 0; tricks <= most_bid; ++tricks) {
            ask.choices.push_back(numbered(tricks, closes));
        }
        return ask;
    }

    Ask ask_shift(int seat) const {
        if (tokens_.size() == 3) {
            return ask_tricks({N_("How many shifts did {0} take?"), {tokens_[1]}}, true);
        }
        Ask ask = ask_tricks({N_("How many shifts did {0} bid?"), {tokens_[1]}}, false);
        for (Choice& choice : ask.choices) {
            choice.verdict = hopeless(state_, word_, seat);
        }
        return ask;
    }

    /// The line is whole without it; who took nothing has none.
    Ask ask_badness() const {
        Ask ask = whole_line(state_, tokens_);
        if (!ask.whole || core::number(tokens_[3]) == 0) {
            return ask;
        }
        ask.question = {N_("How many bad dogs did {0} take? This may be left out."), {tokens_[1]}};
        ask.asked = Asked::number;
        for (int badness = 0; badness <= setup_.top(); ++badness) {
            ask.choices.push_back(numbered(badness, true));
        }
        return ask;
    }

    const State& state_;
    const Setup& setup_;
    Tokens tokens_;
    const std::string& word_;
};

}  // namespace

Ask ask_rest(const State& state, Tokens tokens) {
    return Following(state, tokens).answer();
}

}  // namespace heckin_hounds
