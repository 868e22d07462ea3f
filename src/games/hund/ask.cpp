#include <algorithm>
#include <iterator>

#include "games/hund/game.h"
#include "games/hund/play.h"

namespace hund {

namespace {

using core::Ask;
using core::Asked;
using core::Choice;
using core::Text;
using Tokens = std::span<const std::string>;

/// Answers what may come next, entry by entry.
class Asking {
public:
    Asking(const State& state, Tokens tokens)
        : state_(state), setup_(*state.setup), round_(state.round), tokens_(tokens.begin(), tokens.end()) {}

    Ask answer() {
        if (tokens_.empty()) {
            return first_word();
        }
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

    Ask first_word() const {
        Ask ask;
        ask.asked = Asked::word;
        const bool plays = setup_.level == core::Level::plays;
        const auto add = [&](std::string word, Text label, std::optional<Text> not_now) {
            ask.choices.push_back(core::offer(std::move(word), std::move(label)));
            if (not_now) {
                ask.choices.back().verdict = core::out_of_phase(std::move(*not_now));
            }
        };
        if (plays) {
            add_play_words(add);
        } else {
            add("roles", {N_("roles of the suits"), {}}, phase_of(Roles{}));
            add("took", {N_("cards taken"), {}}, round_.roles.empty() ? phase_of(Took{}) : std::nullopt);
        }
        if (!state_.end) {
            expect(ask);
        }
        return ask;
    }

    template <class Add>
    void add_play_words(const Add& add) const {
        add("play", {N_("play a card"), {}}, missing_for_play(state_));
        if (setup_.two) {
            add("dealer", {N_("dealer"), {}}, phase_of(Dealer{0}));
        }
        if (setup_.select) {
            add("first", {N_("who begins"), {}}, phase_of(First{0}));
            add("select", {N_("select a card"), {}}, phase_of(Select{0, {0, 1}}));
        } else {
            add("designation", {N_("number card"), {}}, phase_of(Designation{1}));
            add("first", {N_("who begins"), {}}, phase_of(First{0}));
        }
        if (setup_.two) {
            add("display", {N_("open cards of the virtual player"), {}}, phase_of(Display{}));
            add("flip", {N_("turn up a covered card"), {}}, no_flip());
        }
        add("hand", {N_("show a hand to the referee"), {}}, phase_of(Hand{0, {}}));
    }

    /// Why an entry of this kind cannot be made now at all.
    std::optional<Text> phase_of(const Entry& entry) const {
        const core::Verdict verdict = Game::judge(state_, entry);
        const bool phase = core::rule(verdict) == "core/phase";
        return phase ? std::optional(core::reason(verdict)) : std::nullopt;
    }

    std::optional<Text> no_flip() const {
        return round_.flip_due ? std::nullopt
                               : std::optional<Text>({N_("no covered card is to be turned up now"), {}});
    }

    void expect(Ask& ask) const {
        const auto say = [&](Text question, std::vector<std::string> expected,
                             std::optional<int> actor = {}) {
            ask.question = std::move(question);
            ask.expected = std::move(expected);
            ask.actor = actor;
        };
        if (setup_.level == core::Level::scores) {
            return expect_counts(say);
        }
        if (!setup_.select && !round_.designation) {
            return say({N_("Which number card is revealed?"), {}}, {"designation"});
        }
        if (!round_.first) {
            const auto decider = state_.results.empty() ? std::nullopt : state_.results.back().decider;
            return decider ? say({N_("{0} decides who begins"), {name(*decider)}}, {"first"}, decider)
                           : say({N_("Who begins?"), {}}, {"first"});
        }
        if (setup_.select && round_.selected.size() < suit_count) {
            const int seat = selector(state_);
            return say({N_("{0} selects a card"), {name(seat)}}, {"select", name(seat)}, seat);
        }
        if (setup_.two && !round_.displayed) {
            return say({N_("Which cards lie open before the virtual player, from left to right?"), {}},
                       {"display"});
        }
        if (round_.flip_due) {
            return say({N_("Which card lies under column {0}?"), {*round_.flip_due}},
                       {"flip", std::to_string(*round_.flip_due)});
        }
        expect_play(say);
    }

    template <class Say>
    void expect_play(const Say& say) const {
        const int seat = *state_.to_play();
        const auto forced = setup_.is_virtual(seat) ? forced_card(state_) : std::nullopt;
        if (forced) {
            return say({N_("The virtual player plays {0}"), {kit::card_name(looks(), *forced)}},
                       {"play", name(seat), kit::print_suited(looks(), *forced)}, seat);
        }
        say(round_.trick.empty() ? Text{N_("{0} leads"), {name(seat)}}
                                 : Text{N_("{0} is to play"), {name(seat)}},
            {"play", name(seat)}, seat);
    }

    static Text role_question(Role role) { return {N_("Which suit is {0}?"), {role_name(role)}}; }

    static Text count_question(Role role, const std::string& who) {
        return {N_("How many {0} cards did {1} take?"), {role_name(role), who}};
    }

    template <class Say>
    void expect_counts(const Say& say) const {
        if (round_.roles.empty()) {
            return say(role_question(Role::trump), {"roles"});
        }
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            if (round_.took_by(seat) == nullptr) {
                return say(count_question(Role::plus, name(seat)), {"took", name(seat)}, seat);
            }
        }
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
                                    : word == "select" ? phase_of(Select{seat, {0, 1}})
                                    : word == "hand"   ? phase_of(Hand{seat, {}})
                                                       : phase_of(Took{seat, {}});
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
            if (auto phase = no_flip()) {
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
            if (auto phase = phase_of(Roles{}); phase && !last) {
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

core::Ask Game::ask(const State& state, Tokens tokens) {
    return Asking(state, tokens).answer();
}

}  // namespace hund
