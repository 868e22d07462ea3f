#include "games/hundsgemein/ask.h"

#include <algorithm>

#include "games/hundsgemein/game.h"

namespace hundsgemein {

namespace {

using core::Ask;
using core::Text;

/// An entry of the word, to be judged for its phase only.
Entry sample(const State& state, std::string_view word) {
    if (word == "dogs") {
        return Dogs{};
    }
    if (word == "first") {
        return First{0};
    }
    if (word == "open") {
        return Open{0, {0, std::nullopt}};
    }
    if (word == "place") {
        return Place{0, 0, 0};
    }
    if (word == "discard") {
        return Discard{0, {0, std::nullopt}};
    }
    if (word == "challenge") {
        return Challenge{0};
    }
    return word == "claim" ? Entry(Claim{state.next_claim().value_or(0), std::nullopt}) : Entry(End{});
}

void add_words(const State& state, Ask& ask) {
    const auto add = [&](std::string word, Text label) {
        auto against = not_now(state, word);
        ask.choices.push_back(core::offer(std::move(word), std::move(label)));
        if (against) {
            ask.choices.back().verdict = std::move(*against);
        }
    };
    if (!state.setup->plays()) {
        add("claim", {N_("who claims a street"), {}});
        add("dogs", {N_("dogs on the streets"), {}});
        return;
    }
    add("place", {N_("place a tile"), {}});
    add("discard", {N_("discard tiles"), {}});
    add("open", {N_("what lies open"), {}});
    add("challenge", {N_("challenge the last tile"), {}});
    ask.choices.push_back(core::offer("end", {N_("score the board"), {}}, Game::judge(state, End{})));
    add("dogs", {N_("dogs on the streets"), {}});
    add("first", {N_("who begins"), {}});
}

void expect_turn(const State& state, Ask& ask) {
    if (state.may_be_challenged()) {
        ask.asides.emplace_back("challenge");
    }
    if (state.over() || !state.turn) {
        ask.question = {N_("No tile can be placed any more: the board is to be scored."), {}};
        ask.expected = {"end"};
        return;
    }
    const int seat = *state.turn;
    ask.actor = seat;
    ask.expected = expected_to_place(state, seat);
    ask.expected.insert(ask.expected.begin(), "place");
    ask.question = ask.expected.size() > 2
                       ? Text{N_("{0} is to place {1}: where?"),
                              {state.name(seat), type_name(ask.expected[2].front() - '1')}}
                       : Text{N_("{0} is to place a tile: which one?"), {state.name(seat)}};
    ask.asides.insert(ask.asides.begin(), "discard");
    if (expected_to_open(state)) {
        ask.asides.insert(ask.asides.begin() + 1, "open");
    }
}

void expect(const State& state, Ask& ask) {
    if (!state.dogs) {
        ask.question = {N_("Which dog stands on which street?"), {}};
        ask.expected = {"dogs"};
        ask.about = {street_token(0)};
    } else if (!state.setup->plays()) {
        if (const auto street = state.next_claim()) {
            const Dog dog = (*state.dogs)[static_cast<std::size_t>(*street)];
            ask.question = {N_("Who claims {0} on {1}?"), {dog_name(dog), street_token(*street)}};
            ask.expected = {"claim", street_token(*street)};
            ask.about = {street_token(*street)};
        }
    } else if (!state.begun) {
        ask.question = {N_("Who begins?"), {}};
        ask.expected = {"first"};
    } else {
        expect_turn(state, ask);
    }
}

}  // namespace

std::optional<core::Impossible> not_now(const State& state, std::string_view word) {
    const core::Verdict verdict = Game::judge(state, sample(state, word));
    const auto* against = std::get_if<core::Impossible>(&verdict);
    return against != nullptr && against->rule == "core/phase" ? std::optional(*against) : std::nullopt;
}

std::vector<std::string> expected_to_place(const State& state, int seat) {
    std::vector<std::string> tokens{state.name(seat)};
    if (const auto& open = state.open[static_cast<std::size_t>(seat)]) {
        const auto there = [](std::int8_t number) { return number > 0; };
        const auto type = std::ranges::find_if(*open, there);
        if (std::ranges::count_if(*open, there) == 1) {
            tokens.push_back(std::to_string(type - open->begin() + 1));
        }
    }
    return tokens;
}

std::optional<int> expected_to_open(const State& state) {
    const auto unknown = [&](int seat) {
        return state.tiles_left(seat) > 0 && !state.open[static_cast<std::size_t>(seat)];
    };
    if (state.acted && unknown(*state.acted)) {
        return state.acted;
    }
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        if (unknown(seat)) {
            return seat;
        }
    }
    return std::nullopt;
}

core::Ask Game::ask(const State& state, std::span<const std::string> tokens) {
    if (!tokens.empty()) {
        return ask_within_line(state, tokens);
    }
    Ask ask;
    ask.asked = core::Asked::word;
    add_words(state, ask);
    if (!state.finished()) {
        expect(state, ask);
    }
    return ask;
}

}  // namespace hundsgemein
