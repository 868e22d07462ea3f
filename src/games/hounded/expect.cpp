#include "games/hounded/game.h"

#include <algorithm>

#include "games/hounded/moves.h"
#include "kit/lines.h"

namespace hounded {

namespace {

using core::Ask;

/// Whether a den or trap may be buried now.
bool may_bury(const State& state) {
    for (int space = 0; space < space_count; ++space) {
        if (state.is_up(space) && core::kind(Game::judge(state, Bury{space})) == core::Kind::legal) {
            return true;
        }
    }
    return false;
}

/// No piece can be moved any more, for one reason or another.
Text over_question(const State& state) {
    const std::string& name = state.name(state.hunters);
    return state.buried_under_terrier
               ? Text{N_("The Terrier has buried the tile below it: is the turn of {0} over?"), {name}}
           : state.moved.count() >= state.allowance
               ? Text{N_("All pieces of this turn have moved: is the turn of {0} over?"), {name}}
               : Text{N_("No other piece can move: is the turn of {0} over?"), {name}};
}

void put_hunters(const State& state, Ask& ask) {
    ask.stuck = is_stuck(state);
    const int moved = state.moved.count();
    const std::string& name = state.name(state.hunters);
    if (std::ranges::any_of(hunting_party, [&](Piece piece) { return legal_moves(state, piece) != 0; })) {
        kit::put(ask,
                 {moved < usual_pieces
                      ? N_("Which piece does {0} move? ({1} of {2} have moved)")
                      : N_("Does {0} move another piece, or is the turn over? ({1} of {2} have moved)"),
                  {name, moved, state.allowance}},
                 {"move"}, state.hunters, {"done"});
    } else {
        kit::put(ask, over_question(state), {"done"}, state.hunters);
    }
    if (may_bury(state)) {
        ask.asides.emplace_back("bury");
    }
}

/// What is turned up by who moved onto it.
void put_reveal(const State& state, Text question, int actor, std::vector<std::string> asides, Ask& ask) {
    const std::string space = kit::seven::space_token(state.due_space);
    kit::put(ask, std::move(question), {"reveal", space}, actor, std::move(asides));
    ask.about = {space};
}

void put_fox(const State& state, Ask& ask) {
    const int fox = state.fox_seat();
    const std::string& name = state.name(fox);
    switch (state.due) {
        case Due::nothing:
            return kit::put(
                ask, {N_("Where does {0}, the fox, go? ({1} at most)"), {name, spaces_counted(state.steps)}},
                {"fox"}, fox);
        case Due::bonus:
            kit::put(ask,
                     {N_("The thicket lets {0} go on: where? ({1} at most)"),
                      {name, spaces_counted(state.due_count)}},
                     {"fox"}, fox, {"stay"});
            ask.stuck = is_stuck(state);
            return;
        case Due::reveal:
            return put_reveal(state,
                              {N_("Which tile does the fox turn up on {0}?"), {space_name(state.due_space)}},
                              fox, {}, ask);
        case Due::freeze:
            return kit::put(ask, brook_question(state), {"freeze"}, fox);
        case Due::baby:
            return kit::put(ask,
                            {N_("The baby fox: which tile is turned up too? ({0} at most)"),
                             {tiles_counted(state.due_count)}},
                            {"reveal"}, fox, {"stay"});
    }
}

}  // namespace

Text space_name(int space) {
    return core::verbatim(kit::seven::space_token(space));
}

Text pieces_counted(int count) {
    return {NN_("{0} piece", "{0} pieces"), {count}};
}

Text spaces_counted(int count) {
    return {NN_("{0} space", "{0} spaces"), {count}};
}

Text tiles_counted(int count) {
    return {NN_("{0} tile", "{0} tiles"), {count}};
}

Text brook_question(const State& state) {
    return {N_("Which pieces does the brook hold up? ({0} at most)"), {pieces_counted(state.due_count)}};
}

Text end_name(End end) {
    static constexpr std::array<std::string_view, end_words.size()> names{
        N_("the fox was captured by the Master"), N_("the fox could not move"),
        N_("morning, noon and night were revealed"), N_("too few tiles were left face down")};
    return {names[static_cast<std::size_t>(end)], {}};
}

Text what_is_due(const State& state) {
    switch (state.due) {
        case Due::reveal:
            return state.phase == Phase::hunters
                       ? Text{N_("the Terrier stands on {0}, which is face down: that tile must be turned up "
                                 "or left hidden first"),
                              {space_name(state.due_space)}}
                       : Text{N_("the fox stands on {0}, which is face down: that tile must be turned up "
                                 "first"),
                              {space_name(state.due_space)}};
        case Due::bonus:
            return {N_("the fox may go on through the thicket or stay: that must be said first"), {}};
        case Due::freeze:
            return {N_("the fox must first say which pieces its brook holds up"), {}};
        case Due::baby:
            return {N_("the fox may turn up further tiles or stay: that must be said first"), {}};
        case Due::nothing:
            break;
    }
    const bool plays = state.plays();
    switch (state.phase) {
        case Phase::roles:
            return {N_("first it must be said who leads the Hunting Party"), {}};
        case Phase::start:
            return plays ? Text{N_("first it must be said where the pieces stand"), {}}
                         : Text{N_("how the match ended is entered now"), {}};
        case Phase::hunters:
            return {N_("it is the turn of the Hunting Party, led by {0}"), {state.name(state.hunters)}};
        case Phase::fox:
            return {N_("it is the turn of {0}, the fox"), {state.name(state.fox_seat())}};
        case Phase::finished:
            break;
    }
    return {N_("the match is over"), {}};
}

void Game::expect(const State& state, Ask& ask) {
    switch (state.phase) {
        case Phase::roles:
            return kit::put(ask, {N_("Who leads the Hunting Party?"), {}}, {"hunters"});
        case Phase::start:
            return state.plays()
                       ? kit::put(ask,
                                  {N_("Where do the pieces stand? The rule book shows it in a picture: check "
                                      "the proposal against your copy."),
                                   {}},
                                  {"start"})
                       : kit::put(ask, {N_("How did the hunt of {0} end?"), {state.name(state.hunters)}},
                                  {"outcome"});
        case Phase::hunters:
            return state.due == Due::nothing ? put_hunters(state, ask)
                                             : put_reveal(state,
                                                          {N_("Which tile does the Terrier turn up on {0}?"),
                                                           {space_name(state.due_space)}},
                                                          state.hunters, {"hide"}, ask);
        case Phase::fox:
            return put_fox(state, ask);
        case Phase::finished:
            return;
    }
}

}  // namespace hounded
