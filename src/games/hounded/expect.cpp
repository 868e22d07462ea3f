#include <algorithm>

#include "games/hounded/game.h"
#include "games/hounded/moves.h"
#include "games/hounded/naming.h"

namespace hounded {

namespace {

using core::Ask;
using core::Text;

/// Dens and traps that may be buried now.
Spaces buriable(const State& state) {
    Spaces spaces = 0;
    kit::seven::for_each(state.face_up, [&](int space) {
        if (core::kind(Game::judge(state, Bury{space})) == core::Kind::legal) {
            spaces |= just(space);
        }
    });
    return spaces;
}

/// Puts the question that the match is at, and the tokens that are expected.
class Expecting {
public:
    explicit Expecting(const State& state) : state_(state) {}

    void put(Ask& ask) const {
        switch (state_.phase) {
            case Phase::roles:
                ask.question = {N_("Who leads the Hunting Party?"), {}};
                ask.expected = {"hunters"};
                return;
            case Phase::start:
                return put_start(ask);
            case Phase::hunters:
                ask.actor = state_.hunters;
                return state_.due == Due::nothing ? put_hunters(ask) : put_terrier(ask);
            case Phase::fox:
                ask.actor = state_.fox_seat();
                return put_fox(ask);
            case Phase::finished:
                return;
        }
    }

private:
    void put_start(Ask& ask) const {
        if (!state_.plays()) {
            ask.question = {N_("How did the hunt of {0} end?"), {state_.name(state_.hunters)}};
            ask.expected = {"outcome"};
            return;
        }
        ask.question = {
            N_("Where do the pieces stand? The rule book shows it in a picture: check the proposal "
               "against your copy."),
            {}};
        ask.expected = {"start"};
    }

    void put_hunters(Ask& ask) const {
        ask.stuck = is_stuck(state_);
        const int moved = state_.moved.count();
        const std::string& name = state_.name(state_.hunters);
        const bool can_move =
            std::ranges::any_of(hunting_party, [&](Piece piece) { return legal_moves(state_, piece) != 0; });
        if (can_move) {
            ask.question = moved < usual_pieces
                               ? Text{N_("Which piece does {0} move? ({1} of {2} have moved)"),
                                      {name, moved, state_.allowance}}
                               : Text{N_("Does {0} move another piece, or is the turn over? ({1} of {2} have "
                                         "moved)"),
                                      {name, moved, state_.allowance}};
            ask.expected = {"move"};
            ask.asides = {"done"};
        } else {
            ask.question = over_question();
            ask.expected = {"done"};
        }
        if (buriable(state_) != 0) {
            ask.asides.emplace_back("bury");
        }
    }

    /// No piece can be moved any more, for one reason or another.
    Text over_question() const {
        const std::string& name = state_.name(state_.hunters);
        if (state_.buried_under_terrier) {
            return {N_("The Terrier has buried the tile below it: is the turn of {0} over?"), {name}};
        }
        if (state_.moved.count() >= state_.allowance) {
            return {N_("All pieces of this turn have moved: is the turn of {0} over?"), {name}};
        }
        return {N_("No other piece can move: is the turn of {0} over?"), {name}};
    }

    void put_terrier(Ask& ask) const {
        ask.question = {N_("Which tile does the Terrier turn up on {0}?"), {space_name(state_.due_space)}};
        ask.expected = {"reveal", kit::seven::space_token(state_.due_space)};
        ask.about = {kit::seven::space_token(state_.due_space)};
        ask.asides = {"hide"};
    }

    void put_fox(Ask& ask) const {
        const std::string& name = state_.name(state_.fox_seat());
        switch (state_.due) {
            case Due::nothing:
                ask.question = {N_("Where does {0}, the fox, go? ({1} at most)"),
                                {name, spaces_counted(state_.steps)}};
                ask.expected = {"fox"};
                return;
            case Due::bonus:
                ask.question = {N_("The thicket lets {0} go on: where? ({1} at most)"),
                                {name, spaces_counted(state_.due_count)}};
                ask.expected = {"fox"};
                ask.asides = {"stay"};
                ask.stuck = is_stuck(state_);
                return;
            case Due::reveal:
                ask.question = {N_("Which tile does the fox turn up on {0}?"),
                                {space_name(state_.due_space)}};
                ask.expected = {"reveal", kit::seven::space_token(state_.due_space)};
                ask.about = {kit::seven::space_token(state_.due_space)};
                return;
            case Due::freeze:
                ask.question = {N_("Which pieces does the brook hold up? ({0} at most)"),
                                {pieces_counted(state_.due_count)}};
                ask.expected = {"freeze"};
                return;
            case Due::baby:
                ask.question = {N_("The baby fox: which tile is turned up too? ({0} at most)"),
                                {tiles_counted(state_.due_count)}};
                ask.expected = {"reveal"};
                ask.asides = {"stay"};
                return;
        }
    }

    const State& state_;
};

}  // namespace

void Game::expect(const State& state, Ask& ask) {
    Expecting(state).put(ask);
}

}  // namespace hounded
