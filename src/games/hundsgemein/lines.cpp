#include "games/hundsgemein/game.h"

#include <algorithm>
#include <array>

#include "kit/lines.h"

namespace hundsgemein {

namespace {

using core::Ask, core::Asked, core::Choice;
using Anybody = kit::Anybody<Game>;
using Actor = kit::Actor<Game>;

std::optional<int> read_type(std::string_view token) {
    const bool is_type = token.size() == 1 && token[0] >= '1' && token[0] < '1' + type_count;
    return is_type ? std::optional(token[0] - '1') : std::nullopt;
}

std::string print_type(int type) {
    return std::to_string(type + 1);
}

/// A flea type.
struct Types : kit::Pieces<Game, int, type_count, read_type, print_type, type_name, type_face> {
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no flea type; they are written 1 to 4"), {token}});
    }
};

struct Cells : kit::Cells<Game, kit::seven::grid> {
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no block; they are called a1 to g7"), {token}});
    }
    static void may(const State& state, const Entry& entry, const auto& visit) {
        kit::seven::for_each(state.legal_blocks(std::get<Place>(entry).type), visit);
    }
};

struct OneOfFour : kit::Pieces<Game, Dog, dog_count> {
    static Impossible unread(const std::string& token) {
        return core::not_understood(
            {N_("{0} is no dog; they are called zorro, daisy, fifi and rex"), {token}});
    }
};

struct Streets {
    static constexpr Asked asked = Asked::slot;

    static std::optional<int> read(const State&, std::string_view token) { return read_street(token); }
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no street; they are called h1 to h6 and v1 to v6"), {token}});
    }
    static std::string token(const State&, int street) { return street_token(street); }
    static void each(const State&, const auto& visit) {
        for (int street = 0; street < street_count; ++street) {
            visit(street);
        }
    }
    static Choice show(const State& state, int street) {
        const std::string token = street_token(street);
        return core::offer(token, state.dogs ? Text{N_("{0} · {1}"), {token, name_of((*state.dogs)[street])}}
                                             : core::verbatim(token));
    }
};

/// A player, or nobody.
struct Claimer : Anybody {
    static std::optional<Claimed> read(const State& state, std::string_view token) {
        if (token == "none") {
            return std::optional<Claimed>(std::in_place);
        }
        const auto seat = Anybody::read(state, token);
        return seat ? std::optional<Claimed>(std::in_place, seat) : std::nullopt;
    }
    static std::string token(const State& state, const Claimed& seat) {
        return seat ? Anybody::token(state, *seat) : "none";
    }
    static void each(const State& state, const auto& visit) {
        Anybody::each(state, [&](int seat) { visit(Claimed(seat)); });
        visit(Claimed());
    }
    static Choice show(const State& state, const Claimed& seat) {
        return seat ? Anybody::show(state, *seat) : core::offer("none", {N_("nobody"), {}});
    }
};

struct AllStreets {
    static int of(const State&, const Entry&) { return street_count; }
    static Impossible instead(const State&, int) {
        return core::not_understood(
            {N_("expected `dogs` and twelve dogs, for h1 to h6 and then v1 to v6"), {}});
    }
};

/// Before whom tiles lie of which none is known.
std::optional<int> expected_to_open(const State& state) {
    const auto unknown = [&](int seat) { return state.tiles_left(seat) > 0 && !state.open[seat]; };
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

/// Who places, and what, if that is known.
std::vector<std::string> expected_to_place(const State& state, int seat) {
    std::vector<std::string> tokens{state.name(seat)};
    if (const auto& open = state.open[seat]) {
        const auto there = [](std::int8_t number) { return number > 0; };
        const auto type = std::ranges::find_if(*open, there);
        if (std::ranges::count_if(*open, there) == 1) {
            tokens.push_back(std::to_string(type - open->begin() + 1));
        }
    }
    return tokens;
}

void refuse(Choice& choice, Verdict verdict) {
    if (!choice.verdict && core::kind(verdict) == core::Kind::impossible) {
        choice.verdict = std::move(verdict);
    }
}

/// Who has tiles left, whose line is expected, and how many tiles of each type are left.
template <class E>
void add_tiles(const State& state, const Entry& entry, Ask& ask) {
    if (ask.asked == Asked::player) {
        for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
            if (state.tiles_left(seat) == 0) {
                refuse(ask.choices[static_cast<std::size_t>(seat)],
                       Impossible{"hundsgemein/tile", {N_("{0} has no tiles left"), {state.name(seat)}}});
            }
        }
        if (!kit::is_now<Game>(state, entry)) {
            return;
        }
        const auto seat = std::is_same_v<E, Open> ? expected_to_open(state) : state.turn;
        if (seat) {
            ask.expected =
                std::is_same_v<E, Place> ? expected_to_place(state, *seat) : std::vector{state.name(*seat)};
        }
        return;
    }
    const int seat = std::get<E>(entry).seat;
    ask.actor = seat;
    for (int type = 0; ask.asked == Asked::piece && type < type_count; ++type) {
        Choice& choice = ask.choices[static_cast<std::size_t>(type)];
        choice.label = {N_("{0} · {1} left"), {type_name(type), state.tiles_left(seat, type)}};
        if (std::is_same_v<E, Place>) {
            refuse(choice, Game::judge(state, Open{seat, {type, std::nullopt}}));
        }
    }
}

void add_challenged(const State& state, const Entry& entry, Ask& ask) {
    if (kit::is_now<Game>(state, entry)) {
        ask.about = {kit::seven::space_token(state.last->what.block)};
        if (state.setup->seat_count() == 2) {
            ask.expected = {state.name(1 - state.last->what.seat)};
        }
    }
}

int left_of(const Dogs& dogs, Dog dog) {
    return dogs_of_each - static_cast<int>(std::ranges::count(dogs.on, dog));
}

void add_dogs(const State& state, const Entry& entry, Ask& ask) {
    const auto& dogs = std::get<Dogs>(entry);
    const std::size_t given = dogs.on.size();
    ask.about = {street_token(static_cast<int>(given))};
    std::vector<Dog> left;
    for (Choice& choice : ask.choices) {
        const Dog dog = *kit::read_looked<Dog>(choice.token);
        choice.label = {N_("{0} · {1} left"), {name_of(dog), std::max(0, left_of(dogs, dog))}};
        if (left_of(dogs, dog) > 0) {
            left.push_back(dog);
        } else {
            refuse(choice, Impossible{"hundsgemein/dogs",
                                      {N_("all {0} of {1} are placed"), {dogs_of_each, name_of(dog)}}});
        }
    }
    if (left.size() == 1) {
        ask.expected.assign(street_count - given, OneOfFour::token(state, left.front()));
    }
}

void add_streets(const State& state, const Entry& entry, Ask& ask) {
    if (ask.asked == Asked::player) {
        ask.about = {street_token(std::get<Claim>(entry).street)};
    } else if (const auto next = state.next_claim(); next && state.dogs && !state.setup->plays()) {
        ask.expected = {street_token(*next)};
    }
}

Text claim_said(const State& state, const Entry& entry) {
    const auto& [street, seat] = std::get<Claim>(entry);
    return seat ? Text{N_("{0} claims the dog on {1}"), {state.name(*seat), street_token(street)}}
                : Text{N_("Nobody claims the dog on {0}"), {street_token(street)}};
}

Text dog_question(const State&, const Entry& entry) {
    return {N_("Which dog stands on {0}?"),
            {street_token(static_cast<int>(std::get<Dogs>(entry).on.size()))}};
}

Text block_question(const State& state, const Entry& entry) {
    const auto& place = std::get<Place>(entry);
    return {N_("On which block does {0} place {1}?"), {state.name(place.seat), type_name(place.type)}};
}

using Its = kit::Declare<Game>;
constexpr auto one_of = [](auto& entry) -> auto& { return entry.tiles.one; };
constexpr auto other_of = [](auto& entry) -> auto& { return entry.tiles.other; };

/// In the order of Entry.
constexpr std::array all{
    Its::move<Place>("place NAME TYPE BLOCK", N_("place a tile"), N_("{0} places {1} on {2}"),
                     Its::one<&Place::seat, Actor>(N_("Who places a tile?")),
                     Its::one<&Place::type, Types>(N_("Which tile does {0} place?")),
                     Its::one<&Place::block, Cells>(block_question))
        .with(add_tiles<Place>),
    Its::move<Discard>(
        "discard NAME TYPE [TYPE]", N_("discard tiles"),
        {// number-free: {0} is a name
         N_("{0} discards {1} and {2}"),
         // number-free: {0} is a name
         N_("{0} discards {1}")},
        Its::one<&Discard::seat, Actor>(N_("Who discards?")),
        Its::one<one_of, Types, Discard>(N_("What does {0} discard?")),
        Its::maybe<other_of, Types, Discard>(N_("What else does {0} discard? Nothing, if that is all.")))
        .with(add_tiles<Discard>),
    Its::in_plays<Open>(
        "open NAME TYPE [TYPE]", N_("what lies open"),
        {N_("Face up before {0}: {1} and {2}"), N_("Face up before {0}: {1}")},
        Its::one<&Open::seat, Anybody>(N_("Before whom do tiles lie open?")),
        Its::one<one_of, Types, Open>(N_("What lies open before {0}?")),
        Its::maybe<other_of, Types, Open>(N_("What else lies open before {0}? Nothing, if that is all.")))
        .with(add_tiles<Open>),
    Its::move<Challenge>("challenge NAME", N_("challenge the last tile"), N_("{0} challenges the last tile"),
                         Its::one<&Challenge::seat, Actor>(N_("Who says that the last tile lies illegally?")))
        .with(add_challenged),
    Its::in_plays<End>("end", N_("score the board"), N_("The board is scored")),
    Its::in_scores<Claim>("claim STREET NAME|none", N_("who claims a street"), claim_said,
                          Its::one<&Claim::street, Streets>(N_("Which street?")),
                          Its::one<&Claim::seat, Claimer>(N_("Who claims the dog on {0}?")))
        .with(add_streets),
    Its::line<Dogs>("dogs DOG…", N_("dogs on the streets"),
                    N_("Dogs on the streets, h1 to h6 and v1 to v6: {0}"),
                    Its::some<&Dogs::on, OneOfFour, AllStreets>(dog_question))
        .with(add_dogs),
    Its::in_plays<First>("first NAME", N_("who begins"), N_("{0} begins"),
                         Its::one<&First::seat, Anybody>(N_("Who begins?"))),
};

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

}  // namespace

std::span<const kit::Line<Game>> Game::lines() {
    return all;
}

void Game::expect(const State& state, Ask& ask) {
    if (!state.dogs) {
        ask.question = {N_("Which dog stands on which street?"), {}};
        ask.expected = {"dogs"};
        ask.about = {street_token(0)};
    } else if (!state.setup->plays()) {
        if (const auto street = state.next_claim()) {
            const Dog dog = (*state.dogs)[*street];
            ask.question = {N_("Who claims {0} on {1}?"), {name_of(dog), street_token(*street)}};
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

std::optional<int> Game::to_act(const State& state) {
    return state.over() ? std::nullopt : state.turn;
}

std::optional<core::Printed> Game::veiled(const State& state, const Entry& entry) {
    constexpr std::size_t without_block = 2;
    const auto* place = std::get_if<Place>(&entry);
    return place == nullptr
               ? std::nullopt
               : std::optional<core::Printed>(
                     std::in_place, kit::print<Game>(state, entry, without_block),
                     Text{N_("{0} places {1}"), {state.name(place->seat), type_name(place->type)}});
}

}  // namespace hundsgemein

static_assert(core::GameRules<hundsgemein::Game>);
template struct kit::Declared<hundsgemein::Game, hundsgemein::State, hundsgemein::Entry>;
