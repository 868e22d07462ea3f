#include <algorithm>
#include <iterator>

#include "games/heckin-hounds/asking.h"
#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/game.h"
#include "games/heckin-hounds/naming.h"

namespace heckin_hounds {

namespace {

using core::Ask;
using core::Text;

/// An entry of this word in which only its phase and its seat can be wrong; nothing if it is no word of the
/// game.
std::optional<Entry> sample(std::string_view word, int seat) {
    if (word == "leader") {
        return Leader{seat};
    }
    if (word == "bad-dog") {
        return BadDog{0};
    }
    if (word == "hand") {
        return Hand{seat, {Card{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}}};
    }
    if (word == "clue") {
        return Clue{seat, 0, 1, {1}};
    }
    if (word == "cerberus") {
        return TakeCerberus{seat, 1};
    }
    if (word == "trade") {
        return Trade{seat, 1};
    }
    if (word == "keep") {
        return Keep{seat};
    }
    if (word == "drawn") {
        return Drawn{seat, {mops, 1}};
    }
    if (word == "bid") {
        return Bid{seat, 0};
    }
    if (word == "play") {
        return Play{seat, 1, {mops, 1}};
    }
    if (word == "shift") {
        return Shift{seat, 0, 0, {}};
    }
    return std::nullopt;
}

struct Word {
    std::string_view token;
    std::string_view label;
};
constexpr Word words_of_plays[] = {
    {"clue", N_("give a clue")},
    {"play", N_("play a card")},
    {"bid", N_("bid")},
    {"trade", N_("trade a card")},
    {"keep", N_("keep all cards")},
    {"cerberus", N_("take Cerberus")},
    {"leader", N_("Shift Leader")},
    {"bad-dog", N_("bad dog")},
    {"hand", N_("show a hand to the referee")},
    {"drawn", N_("say what was drawn")},
};
constexpr Word words_of_scores[] = {{"shift", N_("shifts of a player")}};

/// What the match waits for.
struct Waiting {
    Text question;
    std::vector<std::string> expected;
    std::vector<std::string> asides;
    std::optional<int> actor;
};

bool any_clue_due(const State& state) {
    bool any = false;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        any = any || clues_due(state, seat) > 0;
    }
    return any && state.setup->clues_recorded;
}

Waiting clues_or_cerberus(const State& state) {
    if (any_clue_due(state)) {
        return {clue_question(state), {"clue"}, {"hand", "cerberus"}, state.leader};
    }
    return {
        {N_("Who takes Cerberus, and in place of which card?"), {}}, {"cerberus"}, {"hand"}, state.leader};
}

Waiting waiting(const State& state) {
    const auto next = state.next();
    const std::string name = next ? state.name(*next) : std::string();
    switch (state.phase) {
        case Phase::leader:
            return {{N_("Who is the first Shift Leader?"), {}}, {"leader"}, {}, {}};
        case Phase::bad_dog:
            return {{N_("Which suit does {0} name as the bad dog?"), {state.name(*state.leader)}},
                    {"bad-dog"},
                    {},
                    state.leader};
        case Phase::clues:
            return clues_or_cerberus(state);
        case Phase::trades:
            return {{N_("Which card does {0} trade, if any?"), {name}}, {"trade", name}, {"keep"}, next};
        case Phase::bids:
            return {{N_("How many shifts does {0} bid?"), {name}}, {"bid", name}, {"drawn"}, next};
        case Phase::plays:
            return {state.round.trick.empty() ? Text{N_("{0} leads: from which slot?"), {name}}
                                              : Text{N_("{0} is to play: from which slot?"), {name}},
                    {"play", name},
                    {"drawn"},
                    next};
        case Phase::counting:
            return {{N_("How many shifts did {0} bid?"), {name}}, {"shift", name}, {}, next};
        case Phase::finished:
            break;
    }
    return {};
}

}  // namespace

bool is_word(std::string_view word) {
    return sample(word, 0).has_value();
}

std::optional<core::Verdict> hopeless(const State& state, std::string_view word, int seat) {
    const auto entry = sample(word, seat);
    if (!entry) {
        return std::nullopt;
    }
    core::Verdict verdict = Game::judge(state, *entry);
    const auto rule = core::rule(verdict);
    const bool has_nothing = word == "drawn" && !state.player(seat).traded && rule == "heckin/card";
    return rule == "core/phase" || rule == "core/done" || has_nothing ? std::optional(std::move(verdict))
                                                                      : std::nullopt;
}

std::optional<core::Verdict> hopeless(const State& state, std::string_view word) {
    std::optional<core::Verdict> verdict;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        auto of_seat = hopeless(state, word, seat);
        if (!of_seat) {
            return std::nullopt;
        }
        if (!verdict) {
            verdict = std::move(of_seat);
        }
    }
    return verdict;
}

core::Verdict judged(const State& state, Tokens line) {
    const auto entry = Game::parse(state, line);
    return entry ? Game::judge(state, *entry) : core::Verdict(entry.error());
}

Ask whole_line(const State& state, Tokens tokens) {
    Ask ask;
    ask.verdict = judged(state, tokens);
    ask.whole = core::rule(*ask.verdict) != "core/notation";
    return ask;
}

Ask ask_word(const State& state) {
    Ask ask;
    ask.asked = core::Asked::word;
    const auto words = state.setup->level == core::Level::plays ? std::span<const Word>(words_of_plays)
                                                                : std::span<const Word>(words_of_scores);
    for (const Word& word : words) {
        core::Choice choice = core::offer(std::string(word.token), {word.label, {}});
        choice.verdict = hopeless(state, word.token);
        ask.choices.push_back(std::move(choice));
    }
    Waiting now = waiting(state);
    ask.question = std::move(now.question);
    ask.expected = std::move(now.expected);
    ask.asides = std::move(now.asides);
    ask.actor = now.actor;
    return ask;
}

Ask Game::ask(const State& state, Tokens tokens) {
    return tokens.empty()             ? ask_word(state)
           : tokens.front() == "clue" ? ask_clue(state, tokens)
                                      : ask_rest(state, tokens);
}

}  // namespace heckin_hounds
