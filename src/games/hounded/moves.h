#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/hounded/types.h"

/// Who may go where, as the board stands.
namespace hounded {

/// Where the six hunting pieces stand.
Spaces hunting_pieces(const State& state);
Spaces occupied(const State& state);
std::optional<Piece> piece_on(const State& state, int space);
bool are_neighbours(int one, int other);
/// Whether the fox stands next to the Bulldog.
bool is_beside_bulldog(const State& state);

/// What is against the movement of a hunting piece: the rule and why, or nothing. The space is free.
std::optional<Illegal> against_movement(const State& state, Piece piece, int space);

/// The free spaces to which a hunting piece can move, whatever it and others did in this turn.
Spaces moves_of(const State& state, Piece piece);

/// The same, with what was done in this turn: none for a piece that was moved, is frozen, or is one too many.
Spaces legal_moves(const State& state, Piece piece);

/// Whether a piece that has neither moved nor is frozen could still be moved.
bool another_could_move(const State& state);

/// The hunting pieces of all lines of five or more, through which the fox may pass.
Spaces lines(const State& state);

/// What is against a path of the fox of at most so many steps: the rule and why, or nothing. The path has a
/// space, and no piece stands on its last one.
std::optional<Illegal> against_path(const State& state, std::span<const int> path, int steps);

/// A space where the fox may end its move, and a shortest way there; it ends with that space.
struct Way {
    int goal;
    std::vector<int> path;
};

/// All spaces where the fox may end a move of at most so many steps, its own too if it can come back; in the
/// order of the board.
Spaces fox_goals(const State& state, int steps);
std::vector<Way> fox_ways(const State& state, int steps);

/// It can reach no space other than its own.
bool is_trapped(const State& state, int steps);

/// The side that is to move has no legal move, though it should have.
bool is_stuck(const State& state);

}  // namespace hounded
