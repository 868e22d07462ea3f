#include "games/hund/game.h"

#include <array>

#include "games/hund/play.h"
#include "kit/lines.h"

namespace hund {

namespace {

using core::Asked, core::Choice;

using Anybody = kit::Anybody<Game>;
using Actor = kit::Actor<Game>;

/// Not the virtual player.
struct Person : Actor {
    static std::optional<int> read(const State& state, std::string_view token) {
        const auto seat = Anybody::read(state, token);
        return seat && state.setup->is_virtual(*seat) ? std::nullopt : seat;
    }
    static void each(const State& state, const auto& visit) {
        Anybody::each(state, [&](int seat) {
            if (!state.setup->is_virtual(seat)) {
                visit(seat);
            }
        });
    }
};

struct Deck {
    static constexpr int suits = suit_count;
    static auto looks() { return hund::looks(); }
    static int top(const State& state) { return state.setup->top; }
    static const kit::CardSet* hand(const State& state, const Entry& entry) {
        const auto* play = std::get_if<Play>(&entry);
        const bool known = play != nullptr && state.round.cards.hands[play->seat];
        return known ? &*state.round.cards.hands[play->seat] : nullptr;
    }
};
struct Cards : kit::Cards<Game, Deck> {
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no card; a card is written like grey-10 or gy10"), {token}});
    }
};

std::optional<Suit> read_suit(std::string_view token) {
    return kit::read_suit(looks(), token);
}
std::string_view print_suit(Suit suit) {
    return looks()[static_cast<std::size_t>(suit)].word;
}
Text name_of(Suit suit) {
    return kit::suit_name(looks(), suit);
}
core::Face face_of(Suit suit) {
    return kit::suit_face(looks(), suit);
}

struct Suits : kit::Pieces<Game, Suit, suit_count, read_suit, print_suit, name_of, face_of> {
    static Impossible unread(const std::string&) {
        return core::not_understood(
            {N_("expected five different suits: trump, plus, hund, minus, lead"), {}});
    }
};

using Columns = kit::SoMany<Game, [](const State& state) { return state.setup->columns; }>;
using HandSize = kit::SoMany<Game, [](const State& state) { return state.setup->hand_size; }>;

struct EachRole {
    static int of(const State&, const Entry&) { return suit_count; }
    static Impossible instead(const State&, int) { return Suits::unread({}); }
};

struct Highest {
    static int of(const State&) { return suit_count; }
};

/// The counts of a seat; trump and lead may be left out.
struct RoleCounts {
    static constexpr std::array<std::size_t, suit_count> order{1, 2, 3, 0, 4};
    static std::optional<std::size_t> read(std::string_view word) {
        const auto found = std::ranges::find(role_words, word);
        return found == role_words.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - role_words.begin()));
    }
    static std::string_view word(std::size_t role) { return role_words[role]; }
    static Text label(std::size_t role) { return role_name(static_cast<Role>(role)); }
    static bool needed(std::size_t role) { return role != 0 && role != 4; }
    static int most(const State& state) { return state.setup->top; }
};

Text count_question(const State& state, const Entry& entry) {
    const auto& took = std::get<Took>(entry);
    const auto role = kit::parts::next_key<RoleCounts>(took.counts);
    const Text name = role_name(static_cast<Role>(role));
    if (RoleCounts::needed(role)) {
        // number-free: {0} is a role
        return {N_("How many {0} cards did {1} take?"), {name, Anybody::token(state, took.seat)}};
    }
    // number-free: {0} is a role
    return {N_("How many {0} cards? They need not be counted."), {name}};
}

Text roles_said(const State&, const Entry& entry) {
    std::vector<Text> roles;
    for (const Suit suit : std::get<Roles>(entry).suits) {
        roles.push_back({N_("{0} {1}"), {role_name(static_cast<Role>(roles.size())), name_of(suit)}});
    }
    return {N_("Roles of the suits: {0}"), {core::listed(roles)}};
}

Text role_question(Role role) {
    return {N_("Which suit is {0}?"), {role_name(role)}};
}

bool is_of_two(const State& state) {
    return state.setup->two;
}
bool has_selection(const State& state) {
    return state.setup->select;
}
bool has_designation(const State& state) {
    return !state.setup->select;
}

using Its = kit::Declare<Game>;

/// In the order of Entry.
constexpr std::array all{
    Its::move<Play>("play NAME CARD", N_("play a card"), N_("{0} plays {1}"),
                    Its::one<&Play::seat, Actor>(N_("Who plays?")),
                    Its::one<&Play::card, Cards>(N_("Which card does {0} play?"))),
    Its::in_plays<Dealer>("dealer NAME", N_("dealer"), N_("{0} deals"),
                          Its::one<&Dealer::seat, Person>(N_("Who deals?")))
        .when(is_of_two),
    Its::in_plays<Designation>(
        "designation N", N_("number card"), N_("The number card is {0}"),
        Its::one<&Designation::number, kit::Number<Game, 1, Highest>>(N_("Which number card is revealed?")))
        .when(has_designation),
    Its::in_plays<First>("first NAME", N_("who begins"), N_("{0} begins"),
                         Its::one<&First::seat, Anybody>(N_("Who begins?"))),
    Its::move<Select>("select NAME CARD", N_("select a card"), N_("{0} selects {1}"),
                      Its::one<&Select::seat, Person>(N_("Who selects?")),
                      Its::one<&Select::card, Cards>(N_("Which card does {0} select?")))
        .when(has_selection),
    Its::in_plays<Display>(
        "display CARD…", N_("open cards of the virtual player"),
        N_("Face-up cards of the virtual player, left to right: {0}"),
        Its::some<&Display::cards, Cards, Columns>([](const State& state, const Entry& entry) {
            const int given = static_cast<int>(std::get<Display>(entry).cards.size());
            return Text{N_("Open card {0} of {1}, from left to right"), {given + 1, state.setup->columns}};
        }))
        .when(is_of_two)
        .sounds(kit::is_impossible),
    Its::in_plays<Flip>(
        "flip COLUMN CARD", N_("turn up a covered card"), N_("Turned up in column {0}: {1}"),
        Its::one<&Flip::column, kit::Number<Game, 1, Columns, Asked::slot>>(N_("Which column?")),
        Its::one<&Flip::card, Cards>(N_("Which card lies under column {0}?")))
        .when(is_of_two)
        .sounds([](const Verdict& verdict) { return core::rule(verdict) == "hund/flip"; }),
    Its::in_plays<Hand>("hand NAME CARD…", N_("show a hand to the referee"), N_("{0} holds {1}"),
                        Its::one<&Hand::seat, Person>(N_("Whose hand?")),
                        Its::some<&Hand::cards, Cards, HandSize>([](const State& state, const Entry& entry) {
                            const auto& hand = std::get<Hand>(entry);
                            return Text{N_("Card {0} of {1} in the hand of {2}"),
                                        {static_cast<int>(hand.cards.size()) + 1, state.setup->hand_size,
                                         Anybody::token(state, hand.seat)}};
                        }))
        .sounds(kit::is_impossible)
        .as_secret(),
    Its::in_scores<Roles>(
        "roles TRUMP PLUS HUND MINUS LEAD", N_("roles of the suits"), roles_said,
        Its::some<&Roles::suits, Suits, EachRole, kit::Again::refused>([](const State&, const Entry& entry) {
            return role_question(static_cast<Role>(std::get<Roles>(entry).suits.size()));
        })),
    Its::in_scores<Took>("took NAME plus=N hund=N minus=N [trump=N] [lead=N]", N_("cards taken"),
                         N_("Cards taken by {0}: {1}"),
                         Its::one<&Took::seat, Anybody>(N_("Whose cards are counted?")),
                         Its::counts<&Took::counts, RoleCounts>(count_question)),
};

void put_play(const State& state, core::Ask& ask) {
    const int seat = *state.to_play();
    const std::string& name = state.name(seat);
    const auto forced = state.setup->is_virtual(seat) ? forced_card(state) : std::nullopt;
    if (forced) {
        return kit::put(ask, {N_("The virtual player plays {0}"), {kit::card_name(looks(), *forced)}},
                        {"play", name, kit::print_suited(looks(), *forced)}, seat);
    }
    kit::put(ask,
             state.round.tricks.running.empty() ? Text{N_("{0} leads"), {name}}
                                                : Text{N_("{0} is to play"), {name}},
             {"play", name}, seat);
}

void put_counts(const State& state, core::Ask& ask) {
    if (state.round.roles.empty()) {
        return kit::put(ask, role_question(Role::trump), {"roles"});
    }
    const int seat = *state.to_count();
    kit::put(ask, count_question(state, Took{seat, {}}), {"took", state.name(seat)}, seat);
}

}  // namespace

std::span<const kit::Line<Game>> Game::lines() {
    return all;
}

void Game::expect(const State& state, core::Ask& ask) {
    const Round& round = state.round;
    if (!state.plays()) {
        return put_counts(state, ask);
    }
    if (!state.setup->select && !round.designation) {
        return kit::put(ask, {N_("Which number card is revealed?"), {}}, {"designation"});
    }
    if (!round.first) {
        const auto decider = state.results.empty() ? std::nullopt : state.results.back().decider;
        return kit::put(ask,
                        decider ? Text{N_("{0} decides who begins"), {state.name(*decider)}}
                                : Text{N_("Who begins?"), {}},
                        {"first"}, decider);
    }
    if (state.selects()) {
        const int seat = selector(state);
        return kit::put(ask, {N_("{0} selects a card"), {state.name(seat)}}, {"select", state.name(seat)},
                        seat);
    }
    if (state.setup->two && !round.displayed) {
        return kit::put(ask, {N_("Which cards lie open before the virtual player, from left to right?"), {}},
                        {"display"});
    }
    if (round.flip_due) {
        return kit::put(ask, {N_("Which card lies under column {0}?"), {*round.flip_due}},
                        {"flip", std::to_string(*round.flip_due)});
    }
    put_play(state, ask);
}

std::optional<int> Game::to_act(const State& state) {
    return state.selects() && !state.end ? selector(state) : state.to_play();
}

}  // namespace hund

static_assert(core::GameRules<hund::Game>);
template struct kit::Declared<hund::Game, hund::State, hund::Entry>;
