#include <algorithm>

#include "games/kleine-klaeffer/council.h"
#include "games/kleine-klaeffer/game.h"
#include "games/kleine-klaeffer/naming.h"

namespace kleine_klaeffer {

namespace {

using core::Ask;
using core::Text;

/// Puts the question that the match is at, and the tokens that are expected.
class Expecting {
public:
    explicit Expecting(const State& state) : state_(state) {}

    void put(Ask& ask) const {
        switch (state_.phase) {
            case Phase::laying:
                ask.question = {
                    N_("Which cards lie in the ring of the council, row by row from the top left?"), {}};
                ask.expected = {"council"};
                ask.about = places(ring);
                return;
            case Phase::first:
                ask.question = {N_("Who begins?"), {}};
                ask.expected = {"first"};
                return;
            case Phase::turns:
                return put_turn(ask);
            case Phase::keeping: {
                const int seat = *next_keeper(state_);
                say(ask, "keep", seat,
                    after_drawing({N_("What is left in the hand of {0}: {1}. Which?"),
                                   {state_.name(seat), cards_counted(state_.player(seat).hand)}}));
                return offer_late_take(ask);
            }
            case Phase::counting: {
                const int seat = *next_keeper(state_);
                return say(ask, "votes", seat, votes_question(state_.name(seat), 0));
            }
            case Phase::finished:
                return;
        }
    }

private:
    void say(Ask& ask, std::string word, int seat, Text question) const {
        ask.question = std::move(question);
        ask.expected = {std::move(word), state_.name(seat)};
        ask.actor = seat;
    }

    void put_turn(Ask& ask) const {
        if (state_.refill > 0) {
            ask.question = refill_question();
            ask.expected = {"refill"};
            ask.about = places(refilled(state_));
            ask.actor = state_.turn;
            return;
        }
        if (state_.placed) {
            say(ask, "take", state_.turn, take_question());
            ask.about = {kit::print_space(grid.at(state_.open->space))};
            return;
        }
        const Text whose =
            state_.last_turns
                ? Text{N_("The last turn of {0}: which card is placed?"), {state_.name(state_.turn)}}
                : Text{N_("{0} places a card: which?"), {state_.name(state_.turn)}};
        say(ask, "place", state_.turn, after_drawing(whose));
        if (may_give()) {
            ask.asides.emplace_back("give");
        }
        if (state_.last_turns) {
            ask.asides.emplace_back("pass");
        }
        offer_late_take(ask);
    }

    /// Drawing is not entered, but the table must be told of it.
    Text after_drawing(Text question) const {
        return state_.drew
                   ? Text{N_("{0} draws a card. {1}"), {state_.name(*state_.drew), std::move(question)}}
                   : question;
    }

    Text refill_question() const {
        std::vector<Text> spaces;
        for (const int space : refilled(state_)) {
            spaces.push_back(space_name(space));
        }
        const Text cards = cards_counted(state_.refill);
        const std::string& name = state_.name(state_.turn);
        return state_.drew ? Text{N_("{0} draws a card. Refill {2} from the same display ({1}): which card?"),
                                  {name, cards, core::listed(spaces)}}
                           : Text{N_("Refill {2} from the display from which {0} drew ({1}): which card?"),
                                  {name, cards, core::listed(spaces)}};
    }

    Text take_question() const {
        const Offers offers = offers_for(state_.council, state_.open->space);
        const Text row = in_words(Line::row, offers.row);
        const Text column = in_words(Line::column, offers.column);
        const std::string& name = state_.name(state_.turn);
        return offers.gives_crisis()
                   ? Text{N_("Crisis in the council! What does {0} take? ({1}; {2})"), {name, row, column}}
                   : Text{N_("What does {0} take? ({1}; {2})"), {name, row, column}};
    }

    Text in_words(Line line, const Offer& offer) const {
        const Text name = line_name(state_.open->space, line);
        if (!offer.convinced()) {
            return {NN_("{0}: {1} vote, too few", "{0}: {1} votes, too few"), {name, offer.votes}};
        }
        return offer.cards.empty()
                   ? Text{NN_("{0}: {1} vote, but no card fits", "{0}: {1} votes, but no card fits"),
                          {name, offer.votes}}
                   : Text{NN_("{0}: {1} vote for {2}", "{0}: {1} votes for {2}"),
                          {name, offer.votes, cards_counted(offer.cards.count())}};
    }

    bool may_give() const {
        for (Colour colour = 0; colour < colour_count; ++colour) {
            for (int to = 0; to < state_.setup->seat_count(); ++to) {
                if (core::kind(Game::judge(state_, Give{state_.turn, colour, to})) == core::Kind::legal) {
                    return true;
                }
            }
        }
        return false;
    }

    /// What was not on offer may have been taken all the same.
    void offer_late_take(Ask& ask) const {
        if (!state_.open || state_.open->due) {
            return;
        }
        const Offers offers = offers_for(state_.council, state_.open->space);
        if (!offers.taken(What::both).empty() || !offers.others.empty()) {
            ask.asides.emplace_back("take");
        }
    }

    const State& state_;
};

}  // namespace

void Game::expect(const State& state, Ask& ask) {
    Expecting(state).put(ask);
}

}  // namespace kleine_klaeffer
