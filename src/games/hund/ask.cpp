#include "games/hund/asking.h"
#include "games/hund/game.h"
#include "games/hund/play.h"

namespace hund {

using core::Ask;
using core::Asked;
using core::Text;

namespace {

/// What the match waits for, and what may be entered instead.
class Word {
public:
    explicit Word(const State& state) : state_(state), setup_(*state.setup), round_(state.round) {}

    Ask answer() const {
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
            add("roles", {N_("roles of the suits"), {}}, phase_of(state_, Roles{}));
            add("took", {N_("cards taken"), {}},
                round_.roles.empty() ? phase_of(state_, Took{}) : std::nullopt);
        }
        if (!state_.end) {
            expect(ask);
        }
        return ask;
    }

private:
    template <class Add>
    void add_play_words(const Add& add) const {
        add("play", {N_("play a card"), {}}, missing_for_play(state_));
        if (setup_.two) {
            add("dealer", {N_("dealer"), {}}, phase_of(state_, Dealer{0}));
        }
        if (setup_.select) {
            add("first", {N_("who begins"), {}}, phase_of(state_, First{0}));
            add("select", {N_("select a card"), {}}, phase_of(state_, Select{0, {0, 1}}));
        } else {
            add("designation", {N_("number card"), {}}, phase_of(state_, Designation{1}));
            add("first", {N_("who begins"), {}}, phase_of(state_, First{0}));
        }
        if (setup_.two) {
            add("display", {N_("open cards of the virtual player"), {}}, phase_of(state_, Display{}));
            add("flip", {N_("turn up a covered card"), {}}, no_flip(round_));
        }
        add("hand", {N_("show a hand to the referee"), {}}, phase_of(state_, Hand{0, {}}));
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

    const State& state_;
    const Setup& setup_;
    const Round& round_;
};

}  // namespace

std::optional<Text> phase_of(const State& state, const Entry& entry) {
    const core::Verdict verdict = Game::judge(state, entry);
    const bool phase = core::rule(verdict) == "core/phase";
    return phase ? std::optional(core::reason(verdict)) : std::nullopt;
}

std::optional<Text> no_flip(const Round& round) {
    return round.flip_due ? std::nullopt
                          : std::optional<Text>({N_("no covered card is to be turned up now"), {}});
}

Text role_question(Role role) {
    return {N_("Which suit is {0}?"), {role_name(role)}};
}

Text count_question(Role role, const std::string& who) {
    // number-free: {0} is a role
    return {N_("How many {0} cards did {1} take?"), {role_name(role), who}};
}

core::Ask ask_word(const State& state) {
    return Word(state).answer();
}

core::Ask Game::ask(const State& state, Tokens tokens) {
    return tokens.empty() ? ask_word(state) : ask_rest(state, tokens);
}

}  // namespace hund
