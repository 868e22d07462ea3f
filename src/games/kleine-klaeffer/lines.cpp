#include "games/kleine-klaeffer/game.h"

#include <algorithm>
#include <array>

#include "games/kleine-klaeffer/council.h"
#include "kit/lines.h"

namespace kleine_klaeffer {

namespace {

using core::Ask, core::Asked, core::Choice;
using Anybody = kit::Anybody<Game>;
using Actor = kit::Actor<Game>;

/// All cards in one grid, so that each is one tap: three bands of two colours side by side.
struct Cards {
    using Value = Card;
    static constexpr Asked asked = Asked::card;

    static std::optional<Card> read(const State&, std::string_view token) { return read_card(token); }
    static Impossible unread(const std::string& token) {
        return core::not_understood(
            {N_("{0} is no card; a card is written like green-chihuahua-5 or grc5"), {token}});
    }
    static std::string token(const State&, Card card) { return print_card(card); }
    static void each(const State&, const auto& visit) {
        for (int i = 0; i < colour_count * breed_count * top_value; ++i) {
            visit(Card{i / (breed_count * top_value), i / top_value % breed_count, i % top_value + 1});
        }
    }
    static Text label(const State&, Card card) { return card_name(card); }
    static Choice show(const State&, Card card) {
        Choice choice = core::offer_seen(print_card(card), card_face(card));
        choice.row = breed_count * (card.colour / 2) + card.breed;
        choice.column = top_value * (card.colour % 2) + card.value - 1;
        return choice;
    }
    static void heads(const State&, Ask& ask) {
        for (int row = 0; row < colour_count / 2 * breed_count; ++row) {
            ask.rows.push_back(breed_name(row % breed_count));
        }
        for (int column = 0; column < 2 * top_value; ++column) {
            ask.columns.push_back(core::verbatim(std::to_string(column % top_value + 1)));
        }
    }
};

struct Colours
    : kit::Pieces<Game, Colour, colour_count, read_colour, print_colour, colour_name, colour_face> {
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no colour; a colour is written like green or gr"), {token}});
    }
};

struct Cells : kit::Cells<Game, grid> {
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no cell; the cells go from a1 to d4"), {token}});
    }
    static void may(const State& state, const Entry&, const auto& visit) {
        for (int space = 0; space < space_count; ++space) {
            if (!state.council[space] && touches_another(state.council, space)) {
                visit(space);
            }
        }
    }
};

Text what_name(What what) {
    static constexpr kit::Each<std::string_view, what_words.size()> names{
        N_("matching cards of the row"), N_("matching cards of the column"),
        N_("matching cards of the row and the column"), N_("the crisis cards"), N_("nothing")};
    return {names[what], {}};
}

/// As choices they say later what they bring.
using Taken = kit::Words<Game, What, what_words, what_name>;

struct VotesOf {
    static constexpr std::array<std::size_t, colour_count> order{0, 1, 2, 3, 4, 5};

    static std::optional<std::size_t> read(std::string_view word) {
        const auto colour = read_colour(word);
        return colour ? std::optional(static_cast<std::size_t>(*colour)) : std::nullopt;
    }
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no number of votes; write green=12"), {token}});
    }
    static Impossible twice(std::size_t colour) {
        return core::not_understood({N_("{0} is there twice"), {colour_name(static_cast<Colour>(colour))}});
    }
    static std::string_view word(std::size_t colour) { return print_colour(static_cast<Colour>(colour)); }
    static Text label(std::size_t colour) { return colour_name(static_cast<Colour>(colour)); }
    static bool needed(std::size_t) { return false; }
    static bool written(int votes) { return votes > 0; }
    static int most(const State&) { return most_votes; }
};

struct RingSize {
    static int of(const State&, const Entry&) { return ring_size; }
    static Impossible instead(const State&, int given) {
        return core::not_understood(
            {NN_("expected {0} card, not {1}", "expected {0} cards, not {1}"), {ring_size, given}});
    }
};

struct Refilled {
    static int of(const State& state, const Entry&) { return std::max(state.refill, 1); }
};

struct Left {
    static int of(const State& state, const Entry& entry) {
        return std::max(state.player(std::get<Keep>(entry).seat).hand, 1);
    }
};

/// The spaces that the next cards of the ring, or of a refill, go to.
template <class E>
std::vector<int> destinations(const State& state, const Entry& entry) {
    const std::vector<int> all =
        std::is_same_v<E, Ring> ? std::vector<int>(ring.begin(), ring.end()) : refilled(state);
    const std::size_t given = std::min(std::get<E>(entry).cards.size(), all.size());
    return {all.begin() + static_cast<std::ptrdiff_t>(given), all.end()};
}

template <class E, class Count>
Text laid_question(const State& state, const Entry& entry) {
    const int number = static_cast<int>(std::get<E>(entry).cards.size()) + 1;
    const int count = Count::of(state, entry);
    const std::vector<int> spaces = destinations<E>(state, entry);
    return spaces.empty()
               ? Text{N_("Card {0} of {1}"), {number, count}}
               : Text{N_("Card {0} of {1}: which lies on {2}?"), {number, count, space_name(spaces.front())}};
}

template <class E>
void add_destinations(const State& state, const Entry& entry, Ask& ask) {
    ask.about = places(destinations<E>(state, entry));
}

Text left_question(const State& state, const Entry& entry) {
    const auto& keep = std::get<Keep>(entry);
    return {N_("Card {0} of {1} left in the hand of {2}"),
            {static_cast<int>(keep.cards.size()) + 1, Left::of(state, entry), state.name(keep.seat)}};
}

/// The seat is expected if its line can be possible.
void expect_seat(const State& state, Ask& ask, std::optional<int> seat) {
    if (ask.asked == Asked::player && seat) {
        const auto& verdict = ask.choices[static_cast<std::size_t>(*seat)].verdict;
        if (!verdict || core::kind(*verdict) != core::Kind::impossible) {
            ask.expected = {state.name(*seat)};
        }
    }
}

void expect_actor(const State& state, const Entry&, Ask& ask) {
    expect_seat(state, ask, Game::to_act(state));
}

Text space_question(const State& state, const Entry& entry) {
    const auto& placing = std::get<Placing>(entry);
    return {N_("Where does {0} place {1}?"), {state.name(placing.seat), card_name(placing.card)}};
}

/// What would then stand at the margins of the council.
void add_margins(const State& state, const Entry& entry, Ask& ask) {
    expect_actor(state, entry, ask);
    if (ask.asked != Asked::space) {
        return;
    }
    const int value = std::get<Placing>(entry).card.value;
    for (int space = 0; space < space_count; ++space) {
        if (!state.council[space]) {
            const auto votes = [&](Line line) {
                return core::verbatim(std::to_string(votes_through(state.council, space, line, value)));
            };
            Choice& choice = ask.choices[static_cast<std::size_t>(space)];
            choice.row_end = votes(Line::row);
            choice.column_end = votes(Line::column);
        }
    }
}

Text what_label(What what, int count) {
    static constexpr kit::Each<std::string_view, 4> ids{N_("row: {0}"), N_("column: {0}"), N_("both: {0}"),
                                                        N_("crisis: {0}")};
    return what == What::none
               ? Text{N_("take nothing"), {}}
               : Text{ids[what], {count == 0 ? Text{N_("nothing"), {}} : cards_counted(count)}};
}

/// What each choice brings.
void add_offers(const State& state, const Entry& entry, Ask& ask) {
    if (ask.asked == Asked::player) {
        return expect_seat(state, ask, state.open ? std::optional(state.open->seat) : std::nullopt);
    }
    std::optional<Offers> offers;
    if (state.open && state.open->seat == std::get<Take>(entry).seat) {
        offers = offers_for(state.council, state.open->space);
        ask.about = {kit::print_space(grid.at(state.open->space))};
    }
    for (Choice& choice : ask.choices) {
        const What what = *Taken::read(state, choice.token);
        const Spaces spaces = offers ? offers->taken(what) : Spaces{};
        choice.label = what_label(what, spaces.count());
        for (int space = 0; space < space_count; ++space) {
            if (spaces.has(space)) {
                choice.brings.push_back(card_face(state.council[space]->card));
                choice.takes.push_back(kit::print_space(grid.at(space)));
            }
        }
    }
}

void refuse(Choice& choice, Text reason) {
    choice.verdict = Impossible{"klaeffer/give", std::move(reason)};
}

std::optional<Verdict> no_district(const State& state) {
    const bool any = std::ranges::any_of(
        state.players, [](const Player& player) { return std::ranges::max(player.votes) > 0; });
    return any || state.phase != Phase::turns
               ? std::nullopt
               : std::optional<Verdict>(Impossible{"klaeffer/give", {N_("nobody has a district yet"), {}}});
}

/// Who has a district to give, and how many votes it is.
void add_districts(const State& state, const Entry& entry, Ask& ask) {
    const auto& give = std::get<Give>(entry);
    if (ask.asked == Asked::player && !ask.choices.front().completes) {
        for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
            Choice& choice = ask.choices[static_cast<std::size_t>(seat)];
            if (!choice.verdict && std::ranges::max(state.player(seat).votes) == 0) {
                refuse(choice, {N_("{0} has no district"), {state.name(seat)}});
            }
        }
        return expect_actor(state, entry, ask);
    }
    for (Colour colour = 0; ask.asked == Asked::piece && colour < colour_count; ++colour) {
        Choice& choice = ask.choices[static_cast<std::size_t>(colour)];
        const int votes = state.player(give.seat).votes[colour];
        if (choice.verdict) {
            continue;
        }
        if (votes == 0) {
            refuse(choice, {N_("{0} has no {1} card"), {state.name(give.seat), colour_name(colour)}});
        } else {
            choice.label = {N_("{0}: {1}"), {colour_name(colour), votes}};
        }
    }
}

Text receiver_question(const State& state, const Entry& entry) {
    const auto& give = std::get<Give>(entry);
    return {N_("To whom does {0} give the district {1}?"), {state.name(give.seat), colour_name(give.colour)}};
}

Text votes_of_question(const State& state, const Entry& entry) {
    const auto& votes = std::get<Votes>(entry);
    return votes_question(state.name(votes.seat),
                          static_cast<Colour>(kit::parts::next_key<VotesOf>(votes.votes)));
}

/// The numbers lie in rows of ten.
void add_rows(const State& state, const Entry& entry, Ask& ask) {
    expect_actor(state, entry, ask);
    constexpr int a_row = 10;
    for (int n = 0; ask.asked == Asked::number && n <= most_votes; ++n) {
        Choice& choice = ask.choices[static_cast<std::size_t>(n)];
        choice.row = n / a_row;
        choice.column = n % a_row;
        if (n < a_row) {
            ask.columns.push_back(core::verbatim(std::to_string(n)));
        }
        if (n % a_row == 0) {
            ask.rows.push_back(core::verbatim(std::to_string(n)));
        }
    }
}

using Its = kit::Declare<Game>;

/// In the order of Entry.
constexpr std::array all{
    Its::move<Placing>("place NAME CARD CELL", N_("place a card"), N_("{0} places {1} on {2}"),
                       Its::one<&Placing::seat, Actor>(N_("Who places a card?")),
                       Its::one<&Placing::card, Cards>(N_("Which card does {0} place?")),
                       Its::one<&Placing::space, Cells>(space_question))
        .with(add_margins),
    Its::move<Take>("take NAME row|column|both|crisis|none", N_("take cards"), N_("{0} takes {1}"),
                    Its::one<&Take::seat, Actor>(N_("Who takes cards?")),
                    Its::one<&Take::what, Taken>(N_("What does {0} take?")))
        .with(add_offers),
    Its::in_plays<Refill>("refill CARD…", N_("refill the council"), N_("The council is refilled: {0}"),
                          Its::some<&Refill::cards, Cards, Refilled>(laid_question<Refill, Refilled>))
        .with(add_destinations<Refill>),
    Its::move<Give>("give NAME COLOUR NAME", N_("give a district"), N_("{0} gives the {1} district to {2}"),
                    Its::one<&Give::seat, Actor>(N_("Who gives a district?")),
                    Its::one<&Give::colour, Colours>(N_("Which district does {0} give?")),
                    Its::one<&Give::to, Anybody>(receiver_question))
        .unless(no_district)
        .with(add_districts),
    Its::move<Pass>("pass NAME", N_("pass the last turn"), N_("{0} skips the last turn"),
                    Its::one<&Pass::seat, Actor>(N_("Who passes the last turn?")))
        .with(expect_actor),
    Its::in_plays<Keep>("keep NAME CARD…", N_("cards left in hand"), N_("{0} still holds {1}"),
                        Its::one<&Keep::seat, Anybody>(N_("Whose cards are left?")),
                        Its::some<&Keep::cards, Cards, Left>(left_question))
        .with(expect_actor),
    Its::in_plays<Ring>("council CARD…", N_("ring of the council"),
                        N_("The ring of the council, row by row: {0}"),
                        Its::some<&Ring::cards, Cards, RingSize>(laid_question<Ring, RingSize>))
        .with(add_destinations<Ring>),
    Its::in_plays<First>("first NAME", N_("who begins"), N_("{0} begins"),
                         Its::one<&First::seat, Anybody>(N_("Who begins?"))),
    Its::in_scores<Votes>("votes NAME COLOUR=N …", N_("votes"), N_("Votes of {0}: {1}"),
                          Its::one<&Votes::seat, Anybody>(N_("Whose votes are counted?")),
                          Its::counts<&Votes::votes, VotesOf>(votes_of_question))
        .with(add_rows),
};

}  // namespace

std::span<const kit::Line<Game>> Game::lines() {
    return all;
}

std::optional<int> Game::to_act(const State& state) {
    switch (state.phase) {
        case Phase::turns:
            return state.turn;
        case Phase::keeping:
        case Phase::counting:
            return next_keeper(state);
        default:
            return std::nullopt;
    }
}

std::optional<int> Game::culprit(const Entry& entry, std::optional<core::RuleId> /*rule*/) {
    return core::actor_in<Give, Placing, Take, Pass, Keep>(entry);
}

}  // namespace kleine_klaeffer

static_assert(core::GameRules<kleine_klaeffer::Game>);
template struct kit::Declared<kleine_klaeffer::Game, kleine_klaeffer::State, kleine_klaeffer::Entry>;
