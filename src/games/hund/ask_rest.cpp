#include <algorithm>
#include <iterator>

#include "games/hund/asking.h"
#include "games/hund/game.h"
#include "games/hund/play.h"

namespace hund {

namespace {

using core::Ask;
using core::Asked;
using core::Choice;
using core::Text;

/// Answers what may follow the first word.
class Rest {
public:
    Rest(const State& state, Tokens tokens)
        : state_(state), setup_(*state.setup), round_(state.round), tokens_(tokens.begin(), tokens.end()) {}

    Ask answer() {
        const std::string& word = tokens_.front();
        const std::size_t given = tokens_.size();
        if (const auto whole = length(word); !whole || given >= *whole) {
            return whole_line();
        }
        const bool names_seat = word == "select" || word == "play" || word == "hand" || word == "took";
        if (names_seat && given > 1 && !core::seat_of(tokens_[1], setup_.seats)) {
            return core::refused(core::no_such_player(tokens_[1]));
        }
        if (word == "took") {
            return given == 1 ? ask_seat({N_("Whose cards are counted?"), {}}, true) : ask_count();
        }
        if (word == "roles") {
            return ask_role();
        }
        if (word == "designation") {
            return ask_designation();
        }
        if (word == "flip" && given == 1) {
            return ask_column();
        }
        if (given == 1 && word != "flip" && word != "display") {
            return ask_seat(seat_question(word), word == "first" || word == "play");
        }
        return ask_card(card_question(word));
    }

private:
    /// How many tokens the entry has in all, or nothing if there is no such entry.
    std::optional<std::size_t> length(const std::string& word) const {
        if (word == "dealer" || word == "designation" || word == "first") {
            return 2;
        }
        if (word == "select" || word == "play" || word == "flip") {
            return 3;
        }
        if (word == "display") {
            return 1 + static_cast<std::size_t>(setup_.columns);
        }
        if (word == "hand") {
            return 2 + static_cast<std::size_t>(setup_.hand_size);
        }
        if (word == "roles") {
            return 1 + std::size_t{suit_count};
        }
        if (word == "took") {
            return 2 + std::size_t{suit_count};
        }
        return std::nullopt;
    }

    core::Verdict judged(const std::vector<std::string>& tokens) const {
        const auto entry = Game::parse(state_, tokens);
        return entry ? Game::judge(state_, *entry) : core::Verdict(entry.error());
    }

    /// The verdict of the line if its next token is this one and then it is whole.
    core::Verdict foreseen(std::string token) const {
        std::vector<std::string> line = tokens_;
        line.push_back(std::move(token));
        return judged(line);
    }

    Ask whole_line() const {
        Ask ask;
        ask.verdict = judged(tokens_);
        ask.whole = core::kind(*ask.verdict) != core::Kind::impossible ||
                    *core::rule(*ask.verdict) != "core/notation";
        return ask;
    }

    std::string name(int seat) const { return setup_.seats[static_cast<std::size_t>(seat)]; }

    static Text seat_question(const std::string& word) {
        return word == "dealer"   ? Text{N_("Who deals?"), {}}
               : word == "first"  ? Text{N_("Who begins?"), {}}
               : word == "select" ? Text{N_("Who selects?"), {}}
               : word == "hand"   ? Text{N_("Whose hand?"), {}}
                                  : Text{N_("Who plays?"), {}};
    }

    Ask ask_seat(Text question, bool with_virtual) const {
        Ask ask;
        ask.question = std::move(question);
        ask.asked = Asked::player;
        const std::string& word = tokens_.front();
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            if (setup_.is_virtual(seat) && !with_virtual) {
                continue;
            }
            const Text label = core::verbatim(name(seat));
            if (word == "dealer" || word == "first") {
                ask.choices.push_back(core::offer(name(seat), label, foreseen(name(seat))));
                continue;
            }
            ask.choices.push_back(core::offer(name(seat), label));
            ask.choices.back().verdict = seat_hopeless(word, seat);
        }
        return ask;
    }

    /// The impossible verdict that any line of this seat would get, or nothing.
    std::optional<core::Verdict> seat_hopeless(const std::string& word, int seat) const {
        std::optional<Text> phase = word == "play"     ? missing_for_play(state_)
                                    : word == "select" ? phase_of(state_, Select{seat, {0, 1}})
                                    : word == "hand"   ? phase_of(state_, Hand{seat, {}})
                                                       : phase_of(state_, Took{seat, {}});
        if (phase) {
            return core::out_of_phase(std::move(*phase));
        }
        const auto i = static_cast<std::size_t>(seat);
        const bool done = word == "play"   ? has_played(round_, seat)
                          : word == "hand" ? round_.hands[i].has_value()
                                           : word == "took" && round_.took_by(seat) != nullptr;
        if (done) {
            return core::Impossible{"core/done", {N_("{0} has done so already"), {name(seat)}}};
        }
        return std::nullopt;
    }

    Ask ask_designation() const {
        Ask ask;
        ask.question = {N_("Which number card is revealed?"), {}};
        ask.asked = Asked::number;
        for (int n = 1; n <= 5; ++n) {
            const std::string token = std::to_string(n);
            ask.choices.push_back(core::offer(token, core::verbatim(token), foreseen(token)));
        }
        return ask;
    }

    Ask ask_column() const {
        Ask ask;
        ask.question = {N_("Which column?"), {}};
        ask.asked = Asked::slot;
        for (int column = 1; column <= setup_.columns; ++column) {
            const std::string token = std::to_string(column);
            ask.choices.push_back(core::offer(token, core::verbatim(token)));
            if (auto phase = no_flip(round_)) {
                ask.choices.back().verdict = core::out_of_phase(std::move(*phase));
            } else if (round_.flip_due != column) {
                ask.choices.back().verdict = core::Impossible{
                    "hund/flip", {N_("the card to be turned up lies in column {0}"), {*round_.flip_due}}};
            }
        }
        return ask;
    }

    Text card_question(const std::string& word) const {
        const int given = static_cast<int>(tokens_.size());
        return word == "play"     ? Text{N_("Which card does {0} play?"), {tokens_[1]}}
               : word == "select" ? Text{N_("Which card does {0} select?"), {tokens_[1]}}
               : word == "flip"   ? Text{N_("Which card lies under column {0}?"), {tokens_[1]}}
               : word == "display"
                   ? Text{N_("Open card {0} of {1}, from left to right"), {given, setup_.columns}}
                   : Text{N_("Card {0} of {1} in the hand of {2}"),
                          {given - 1, setup_.hand_size, tokens_[1]}};
    }

    /// The whole deck as a pad: suits by rows, values by columns.
    Ask ask_card(Text question) const {
        Ask ask;
        ask.question = std::move(question);
        ask.asked = Asked::card;
        for (Suit suit = 0; suit < suit_count; ++suit) {
            ask.rows.push_back(kit::suit_name(looks(), suit));
        }
        for (int value = 1; value <= setup_.top; ++value) {
            ask.columns.push_back(core::verbatim(std::to_string(value)));
        }
        const bool last = tokens_.size() + 1 == *length(tokens_.front());
        for (Suit suit = 0; suit < suit_count; ++suit) {
            for (int value = 1; value <= setup_.top; ++value) {
                ask.choices.push_back(card_choice({suit, value}, last));
            }
        }
        return ask;
    }

    Choice card_choice(Card card, bool last) const {
        const std::string token = kit::print_suited(looks(), card);
        const Text label = kit::card_name(looks(), card);
        Choice choice = last ? core::offer(token, label, foreseen(token)) : core::offer(token, label);
        if (!last) {
            choice.verdict = list_hopeless(card);
        }
        choice.face = kit::card_face(looks(), card);
        choice.row = card.suit;
        choice.column = card.value - 1;
        return choice;
    }

    /// In a list that is not whole yet: the verdict if this card can never be in it.
    std::optional<core::Verdict> list_hopeless(Card card) const {
        const std::size_t names = tokens_.front() == "hand" ? 2 : 1;
        const std::string token = kit::print_suited(looks(), card);
        std::vector<Card> filled;
        for (std::size_t i = names; i < tokens_.size(); ++i) {
            if (const auto other = kit::read_suited(looks(), tokens_[i])) {
                filled.push_back(*other);
            }
        }
        filled.push_back(card);
        const Entry entry = names == 2
                                ? Entry(Hand{core::seat_of(tokens_[1], setup_.seats).value_or(0), filled})
                                : Entry(Display{filled});
        const core::Verdict verdict = Game::judge(state_, entry);
        return core::kind(verdict) == core::Kind::impossible ? std::optional(verdict) : std::nullopt;
    }

    Ask ask_role() const {
        Ask ask;
        const auto role = static_cast<Role>(tokens_.size() - 1);
        ask.question = role_question(role);
        ask.asked = Asked::piece;
        const bool last = role == Role::lead;
        for (Suit suit = 0; suit < suit_count; ++suit) {
            const auto& look = looks()[static_cast<std::size_t>(suit)];
            const bool taken = std::ranges::any_of(
                tokens_, [&](const std::string& token) { return kit::read_suit(looks(), token) == suit; });
            if (taken) {
                continue;  // a suit twice is not understood, so it is no choice
            }
            const std::string token(look.word);
            Choice choice = last ? core::offer(token, kit::suit_name(looks(), suit), foreseen(token))
                                 : core::offer(token, kit::suit_name(looks(), suit));
            if (auto phase = phase_of(state_, Roles{}); phase && !last) {
                choice.verdict = core::out_of_phase(std::move(*phase));
            }
            choice.face = kit::suit_face(looks(), suit);
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    /// The next count in the order plus, hund, minus, trump, lead.
    Ask ask_count() const {
        static constexpr std::array order{Role::plus, Role::hund, Role::minus, Role::trump, Role::lead};
        Ask ask;
        const auto is_missing = [&](Role role) {
            return std::ranges::none_of(tokens_, [&](const std::string& token) {
                return token.starts_with(std::string(role_words[static_cast<std::size_t>(role)]) + "=");
            });
        };
        const auto role = std::ranges::find_if(order, is_missing);
        const bool needed = *role == Role::plus || *role == Role::hund || *role == Role::minus;
        if (!needed) {
            ask = whole_line();
        }
        ask.question = needed ? count_question(*role, tokens_[1])
                              // number-free: {0} is a role
                              : Text{N_("How many {0} cards? They need not be counted."), {role_name(*role)}};
        ask.asked = Asked::number;
        for (int n = 0; n <= setup_.top; ++n) {
            const std::string count = std::to_string(n);
            const std::string token = std::string(role_words[static_cast<std::size_t>(*role)]) + "=" + count;
            const bool completes = *role != Role::plus && *role != Role::hund;
            ask.choices.push_back(completes ? core::offer(token, core::verbatim(count), foreseen(token))
                                            : core::offer(token, core::verbatim(count)));
        }
        return ask;
    }

    const State& state_;
    const Setup& setup_;
    const Round& round_;
    std::vector<std::string> tokens_;
};

}  // namespace

core::Ask ask_rest(const State& state, Tokens tokens) {
    return Rest(state, tokens).answer();
}

}  // namespace hund
