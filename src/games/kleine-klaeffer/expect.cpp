#include "games/kleine-klaeffer/game.h"

#include <algorithm>

#include "games/kleine-klaeffer/council.h"
#include "kit/lines.h"

namespace kleine_klaeffer {

namespace {

using core::Ask;

/// Drawing is not entered, but the table must be told of it.
Text after_drawing(const State& state, Text question) {
    return state.drew ? Text{N_("{0} draws a card. {1}"), {state.name(*state.drew), std::move(question)}}
                      : question;
}

Text refill_question(const State& state) {
    std::vector<Text> spaces;
    std::ranges::transform(refilled(state), std::back_inserter(spaces), space_name);
    return {state.drew ? N_("{0} draws a card. Refill {2} from the same display ({1}): which card?")
                       : N_("Refill {2} from the display from which {0} drew ({1}): which card?"),
            {state.name(state.turn), cards_counted(state.refill), core::listed(spaces)}};
}

Text in_words(int space, Line line, const Offer& offer) {
    const Text name = line_name(space, line);
    if (!offer.convinced()) {
        return {NN_("{0}: {1} vote, too few", "{0}: {1} votes, too few"), {name, offer.votes}};
    }
    return offer.cards.empty()
               ? Text{NN_("{0}: {1} vote, but no card fits", "{0}: {1} votes, but no card fits"),
                      {name, offer.votes}}
               : Text{NN_("{0}: {1} vote for {2}", "{0}: {1} votes for {2}"),
                      {name, offer.votes, cards_counted(offer.cards.count())}};
}

Text take_question(const State& state) {
    const int space = state.open->space;
    const Offers offers = offers_for(state.council, space);
    return {offers.gives_crisis() ? N_("Crisis in the council! What does {0} take? ({1}; {2})")
                                  : N_("What does {0} take? ({1}; {2})"),
            {state.name(state.turn), in_words(space, Line::row, offers.by_line[Line::row]),
             in_words(space, Line::column, offers.by_line[Line::column])}};
}

bool may_give(const State& state) {
    for (Colour colour = 0; colour < colour_count; ++colour) {
        for (int to = 0; to < state.setup->seat_count(); ++to) {
            if (core::kind(Game::judge(state, Give{state.turn, colour, to})) == core::Kind::legal) {
                return true;
            }
        }
    }
    return false;
}

/// What was not on offer may have been taken all the same.
void offer_late_take(const State& state, Ask& ask) {
    if (state.open && !state.open->due) {
        const Offers offers = offers_for(state.council, state.open->space);
        if (!offers.taken(What::both).empty() || !offers.others.empty()) {
            ask.asides.emplace_back("take");
        }
    }
}

void put_turn(const State& state, Ask& ask) {
    const std::string& name = state.name(state.turn);
    if (state.refill > 0) {
        kit::put(ask, refill_question(state), {"refill"}, state.turn);
        ask.about = places(refilled(state));
        return;
    }
    if (state.placed) {
        kit::put(ask, take_question(state), {"take", name}, state.turn);
        ask.about = {kit::print_space(grid.at(state.open->space))};
        return;
    }
    kit::put(ask,
             after_drawing(state, {state.last_turns ? N_("The last turn of {0}: which card is placed?")
                                                    : N_("{0} places a card: which?"),
                                   {name}}),
             {"place", name}, state.turn);
    if (may_give(state)) {
        ask.asides.emplace_back("give");
    }
    if (state.last_turns) {
        ask.asides.emplace_back("pass");
    }
    offer_late_take(state, ask);
}

}  // namespace

void Game::expect(const State& state, Ask& ask) {
    const int keeper = next_keeper(state).value_or(0);
    const std::string& name = state.name(keeper);
    switch (state.phase) {
        case Phase::laying:
            kit::put(ask,
                     {N_("Which cards lie in the ring of the council, row by row from the top left?"), {}},
                     {"council"});
            ask.about = places(ring);
            return;
        case Phase::first:
            return kit::put(ask, {N_("Who begins?"), {}}, {"first"});
        case Phase::turns:
            return put_turn(state, ask);
        case Phase::keeping:
            kit::put(ask,
                     after_drawing(state, {N_("What is left in the hand of {0}: {1}. Which?"),
                                           {name, cards_counted(state.player(keeper).hand)}}),
                     {"keep", name}, keeper);
            return offer_late_take(state, ask);
        case Phase::counting:
            return kit::put(ask, votes_question(name, 0), {"votes", name}, keeper);
        case Phase::finished:
            return;
    }
}

}  // namespace kleine_klaeffer
