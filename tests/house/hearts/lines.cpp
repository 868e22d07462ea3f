#include "kit/lines.h"
#include "house/hearts/game.h"

namespace hearts {

namespace {

using core::Text;

using Anybody = kit::Anybody<Game>;
using Its = kit::Declare<Game>;

struct Deck {
    static constexpr int suits = suit_count, lowest = hearts::lowest;
    static auto looks() { return hearts::looks(); }
    static int top(const State&) { return highest; }
};

struct Cards : kit::Cards<Game, Deck> {
    static core::Impossible unread(const std::string& token) {
        return core::not_understood(
            {N_("{0} is no card; a card is written like spades-queen or sq"), {token}});
    }
};

using HandSize = kit::SoMany<Game, [](const State& state) { return state.setup->hand_size; }>;
using Three = kit::SoMany<Game, [](const State&) { return 3; }>;

struct All {
    static int of(const State&) { return all_points; }
};

/// In the order of Entry.
constexpr std::array all{
    Its::move<Play>("play NAME CARD", N_("play a card"), N_("{0} plays {1}"),
                    Its::one<&Play::seat, kit::Actor<Game>>(N_("Who plays?")),
                    Its::one<&Play::card, Cards>(N_("Which card does {0} play?"))),
    Its::in_plays<Pass>("pass NAME CARD CARD CARD", N_("pass cards"), N_("{0} passes {1}"),
                        Its::one<&Pass::seat, Anybody>(N_("Who passes cards?")),
                        Its::some<&Pass::cards, Cards, Three>(N_("Which card does {0} pass?")).in_any_order())
        .sounds(kit::is_impossible)
        .as_secret(),
    Its::in_plays<Hand>("hand NAME CARD…", N_("show a hand to the referee"), N_("{0} holds {1}"),
                        Its::one<&Hand::seat, Anybody>(N_("Whose hand?")),
                        Its::some<&Hand::cards, Cards, HandSize>(N_("Which card does {0} hold?")))
        .sounds(kit::is_impossible)
        .as_secret(),
    Its::in_scores<Points>(
        "points NAME N", N_("points of a player"),
        NN_("{0} has {1} point in this round", "{0} has {1} points in this round"),
        Its::one<&Points::seat, Anybody>(N_("Whose points?")),
        Its::one<&Points::points, kit::Number<Game, 0, All>>(N_("How many points has {0}?"))),
};

}  // namespace

std::span<const kit::Line<Game>> Game::lines() {
    return all;
}

void Game::expect(const State& state, core::Ask& ask) {
    const auto say = [&](std::string_view question, std::string_view word, int seat) {
        ask.question = {question, {state.name(seat)}};
        ask.expected = {std::string(word), state.name(seat)};
        ask.actor = seat;
    };
    if (state.plays() && !state.round.tricks.begun()) {
        ask.asides = {"hand"};
    }
    for (const int seat : state.setup->all_seats()) {
        if (!state.plays() && !state.round.told[seat]) {
            return say(N_("How many points has {0}?"), "points", seat);
        }
        if (state.passing() && !state.round.passed[seat]) {
            ask.asides.emplace_back("play");
            return say(N_("Which cards does {0} pass?"), "pass", seat);
        }
    }
    if (const auto turn = state.turn()) {
        return say(state.round.tricks.running.empty() ? N_("{0} leads") : N_("{0} is to play"), "play",
                   *turn);
    }
    ask.question = {N_("Who leads the lowest club?"), {}};
    ask.expected = {"play"};
}

}  // namespace hearts

static_assert(core::GameRules<hearts::Game>);
template struct kit::Declared<hearts::Game, hearts::State, hearts::Entry>;
