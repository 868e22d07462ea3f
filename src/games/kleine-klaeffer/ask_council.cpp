#include <algorithm>

#include "games/kleine-klaeffer/asking.h"
#include "games/kleine-klaeffer/council.h"
#include "games/kleine-klaeffer/naming.h"

namespace kleine_klaeffer {

namespace {

using core::Ask;
using core::Asked;
using core::Choice;
using core::Text;

/// The spaces that the cards of the list go to, the next one first.
std::vector<int> destinations(const Begun& begun) {
    const std::vector<int> all = begun.word() == "council"  ? std::vector<int>(ring.begin(), ring.end())
                                 : begun.word() == "refill" ? refilled(begun.state)
                                                            : std::vector<int>{};
    const std::size_t given = std::min(begun.tokens.size() - 1, all.size());
    return {all.begin() + static_cast<std::ptrdiff_t>(given), all.end()};
}

Text card_question(const Begun& begun, int count, const std::vector<int>& spaces) {
    const auto number = static_cast<int>(begun.tokens.size() - begun.first_card()) + 1;
    if (begun.word() == "place") {
        return {N_("Which card does {0} place?"), {begun.tokens[1]}};
    }
    if (begun.word() == "keep") {
        return {N_("Card {0} of {1} left in the hand of {2}"), {number, count, begun.tokens[1]}};
    }
    return spaces.empty()
               ? Text{N_("Card {0} of {1}"), {number, count}}
               : Text{N_("Card {0} of {1}: which lies on {2}?"), {number, count, space_name(spaces.front())}};
}

Text votes_if_there(const Council& council, int space, Line line, Card card) {
    return core::verbatim(std::to_string(votes_through(council, space, line, card.value)));
}

Text what_label(What what, int count) {
    const Text cards = count == 0 ? Text{N_("nothing"), {}} : cards_counted(count);
    switch (what) {
        case What::row:
            return {N_("row: {0}"), {cards}};
        case What::column:
            return {N_("column: {0}"), {cards}};
        case What::both:
            return {N_("both: {0}"), {cards}};
        case What::crisis:
            return {N_("crisis: {0}"), {cards}};
        case What::none:
            break;
    }
    return {N_("take nothing"), {}};
}

}  // namespace

/// All cards in one grid, so that each is one tap: three bands of two colours side by side.
Ask ask_card(const Begun& begun, std::size_t whole) {
    Ask ask;
    const std::vector<int> spaces = destinations(begun);
    ask.question = card_question(begun, static_cast<int>(whole - begun.first_card()), spaces);
    ask.asked = Asked::card;
    ask.about = places(spaces);
    for (Colour colour = 0; colour < colour_count; colour += 2) {
        for (Breed breed = 0; breed < breed_count; ++breed) {
            ask.rows.push_back(breed_name(breed));
        }
    }
    for (int column = 0; column < 2 * top_value; ++column) {
        ask.columns.push_back(core::verbatim(std::to_string(column % top_value + 1)));
    }
    const bool last = begun.tokens.size() + 1 == whole;
    const auto never = begun.hopeless();
    for (int i = 0; i < colour_count * breed_count * top_value; ++i) {
        const Card card{i / (breed_count * top_value), i / top_value % breed_count, i % top_value + 1};
        const std::string token = print_card(card);
        Choice choice = last ? core::offer(token, card_name(card), begun.foreseen(token))
                             : core::offer(token, card_name(card));
        if (!last) {
            choice.verdict = never;
        }
        choice.face = card_face(card);
        choice.row = breed_count * (card.colour / 2) + card.breed;
        choice.column = top_value * (card.colour % 2) + card.value - 1;
        ask.choices.push_back(std::move(choice));
    }
    return ask;
}

Ask ask_space(const Begun& begun) {
    Ask ask;
    const Card card = *read_card(begun.tokens[2]);
    const Council& council = begun.state.council;
    ask.question = {N_("Where does {0} place {1}?"), {begun.tokens[1], card_name(card)}};
    ask.asked = Asked::space;
    for (int i = 0; i < grid.rows; ++i) {
        ask.rows.push_back(core::verbatim(kit::print_space({0, i}).substr(1)));
        ask.columns.push_back(core::verbatim(kit::print_space({i, 0}).substr(0, 1)));
    }
    for (int space = 0; space < space_count; ++space) {
        const std::string token = kit::print_space(grid.at(space));
        Choice choice = core::offer(token, core::verbatim(token), begun.foreseen(token));
        choice.row = grid.at(space).row;
        choice.column = grid.at(space).column;
        if (!council[static_cast<std::size_t>(space)]) {
            choice.row_end = votes_if_there(council, space, Line::row, card);
            choice.column_end = votes_if_there(council, space, Line::column, card);
        }
        ask.choices.push_back(std::move(choice));
    }
    return ask;
}

Ask ask_what(const Begun& begun) {
    Ask ask;
    const auto& open = begun.state.open;
    const Council& council = begun.state.council;
    ask.question = {N_("What does {0} take?"), {begun.tokens[1]}};
    ask.asked = Asked::word;
    std::optional<Offers> offers;
    if (open && open->seat == begun.seat()) {
        offers = offers_for(council, open->space);
        ask.about = {kit::print_space(grid.at(open->space))};
    }
    for (const What what : {What::row, What::column, What::both, What::crisis, What::none}) {
        const std::string word(what_words[static_cast<std::size_t>(what)]);
        const Spaces spaces = offers ? offers->taken(what) : Spaces{};
        Choice choice = core::offer(word, what_label(what, spaces.count()), begun.foreseen(word));
        for (int space = 0; space < space_count; ++space) {
            if (spaces.has(space)) {
                choice.brings.push_back(card_face(council[static_cast<std::size_t>(space)]->card));
                choice.takes.push_back(kit::print_space(grid.at(space)));
            }
        }
        ask.choices.push_back(std::move(choice));
    }
    return ask;
}

}  // namespace kleine_klaeffer
