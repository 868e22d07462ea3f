#include "games/hounded/moves.h"

#include <algorithm>

#include "games/hounded/types.h"
#include "kit/seven.h"

namespace hounded {

namespace {

namespace board = kit::seven;

/// Where one step of two straight ones leads, with what lies between.
struct Leap {
    int over, space;
};

/// Calls `visit` with those from the space.
void for_each_leap(int from, const auto& visit) {
    const kit::Space here = board::grid.at(from);
    constexpr std::array<kit::Space, 4> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const kit::Space way : ways) {
        const kit::Space there{here.column + 2 * way.column, here.row + 2 * way.row};
        if (board::grid.holds(there)) {
            visit(Leap{board::grid.index({here.column + way.column, here.row + way.row}),
                       board::grid.index(there)});
        }
    }
}

/// The longest unbroken run of a line, if it is long enough.
Spaces long_run(Spaces pieces, Spaces line) {
    Spaces run = 0;
    Spaces best = 0;
    board::for_each(line, [&](int space) {
        run = holds(pieces, space) ? run | just(space) : 0;
        best = count(run) > count(best) ? run : best;
    });
    return count(best) >= line_length ? best : 0;
}

/// Where a fox can be after so many steps; without and with a diagonal one among them.
struct Layer {
    Spaces straight = 0, bent = 0;
    Spaces all() const { return straight | bent; }
};

/// The steps of a fox, layer by layer.
class Roaming {
public:
    Roaming(const State& state, int steps)
        : free_(board::all & ~hunting_pieces(state)),
          passable_(free_ | lines(state)),
          dens_(state.open_dens()) {
        layers_.reserve(static_cast<std::size_t>(steps) + 1);
        layers_.push_back({just(state.space_of(Piece::fox)), 0});
        for (int i = 0; i < steps; ++i) {
            const Layer& now = layers_.back();
            layers_.push_back(
                {stepped(now.straight), stepped(now.bent) | (board::diagonal_to(now.straight) & passable_)});
        }
    }

    Spaces goals() const {
        Spaces goals = 0;
        for (std::size_t i = 1; i < layers_.size(); ++i) {
            goals |= layers_[i].all() & free_;
        }
        return goals;
    }

    /// A shortest way to a goal, found backwards.
    std::vector<int> way_to(int goal) const {
        std::size_t last = 1;
        while (!holds(layers_[last].all(), goal)) {
            ++last;
        }
        std::vector<int> way(last);
        bool bent = !holds(layers_[last].straight, goal);
        int space = goal;
        for (std::size_t i = last; i > 0; --i) {
            way[i - 1] = space;
            const Layer& before = layers_[i - 1];
            const Spaces same = bent ? before.bent : before.straight;
            const Spaces from = same & steps_to(space);
            if (from == 0) {
                bent = false;
            }
            space = std::countr_zero(from != 0 ? from : before.straight & board::diagonal_to(just(space)));
        }
        return way;
    }

private:
    /// A step that is not diagonal: to a neighbour, or between dens.
    Spaces stepped(Spaces from) const {
        const Spaces by_dens = (from & dens_) != 0 ? others(dens_ & free_, from) : 0;
        return (board::beside(from) & passable_) | by_dens;
    }

    /// Dens that can be reached from another den than themselves.
    Spaces others(Spaces dens, Spaces from) const {
        const Spaces starts = from & dens_;
        return count(starts) > 1 ? dens : dens & ~starts;
    }

    /// From where such a step leads to the space.
    Spaces steps_to(int space) const {
        const bool by_den = holds(dens_ & free_, space);
        return board::beside(just(space)) | (by_den ? dens_ & ~just(space) : 0);
    }

    Spaces free_, passable_, dens_;
    std::vector<Layer> layers_;
};

/// What the number of steps rests on: the thicket that gave them; or where fox and Bulldog stood.
std::vector<Seq> steps_from(const State& state) {
    if (state.due == Due::bonus) {
        return {state.due_by};
    }
    return state.steps == usual_steps ? std::vector<Seq>{}
                                      : ascending({state.at_by[Piece::bulldog], state.at_by[Piece::fox]});
}

}  // namespace

Spaces hunting_pieces(const State& state) {
    Spaces spaces = 0;
    for (std::size_t i = 0; i < hunting_count; ++i) {
        spaces |= just(state.at[i]);
    }
    return spaces;
}

Spaces occupied(const State& state) {
    return hunting_pieces(state) | just(state.space_of(Piece::fox));
}

std::optional<Piece> piece_on(const State& state, int space) {
    const auto found = std::ranges::find(state.at, space);
    return found == state.at.end() ? std::nullopt
                                   : std::optional(static_cast<Piece>(found - state.at.begin()));
}

bool are_neighbours(int one, int other) {
    return one != other && holds(board::spread(just(one)), other);
}

bool is_beside_bulldog(const State& state) {
    return are_neighbours(state.space_of(Piece::bulldog), state.space_of(Piece::fox));
}

std::optional<Illegal> against_movement(const State& state, Piece piece, int space) {
    if (holds(moves_of(state, piece), space)) {
        return std::nullopt;
    }
    const int from = state.space_of(piece);
    bool is_leap = false;
    for_each_leap(from, [&](const Leap& leap) { is_leap = is_leap || leap.space == space; });
    if (is_hound(piece) && is_leap) {
        const int fox = state.space_of(Piece::fox);
        return Illegal{"hounded/through",
                       {N_("the fox stands between, on {0}"), {space_name(fox)}},
                       {state.at_by[Piece::fox]}};
    }
    const Text here = space_name(from), there = space_name(space);
    return Illegal{
        "hounded/reach",
        is_hound(piece) ? Text{N_("a foxhound moves one or two spaces straight on, or one diagonally; {1} is "
                                  "farther from {0}"),
                               {here, there}}
        : piece == Piece::bulldog
            ? Text{N_("the Bulldog moves one space, not diagonally; {1} is not beside {0}"), {here, there}}
            : Text{N_("{0} moves one space; {2} is not beside {1}"), {name_of(piece), here, there}},
        {state.at_by[piece]}};
}

Spaces moves_of(const State& state, Piece piece) {
    const int from = state.space_of(piece);
    Spaces spaces =
        piece == Piece::bulldog ? board::beside(just(from)) : board::spread(just(from)) & ~just(from);
    if (is_hound(piece)) {
        for_each_leap(from, [&](const Leap& leap) {
            spaces |= leap.over == state.space_of(Piece::fox) ? 0 : just(leap.space);
        });
    } else if (piece == Piece::terrier && holds(state.open_dens(), from)) {
        spaces |= state.open_dens();
    }
    return spaces & ~occupied(state);
}

Spaces legal_moves(const State& state, Piece piece) {
    // It is asked in the hunters' turn only.
    const bool may = !state.buried_under_terrier && !state.frozen.has(piece) && !state.moved.has(piece) &&
                     state.moved.count() < state.allowance;
    return may ? moves_of(state, piece) : 0;
}

bool another_could_move(const State& state) {
    return std::ranges::any_of(hunting_party, [&](Piece piece) {
        return !state.moved.has(piece) && !state.frozen.has(piece) && moves_of(state, piece) != 0;
    });
}

Spaces lines(const State& state) {
    const Spaces pieces = hunting_pieces(state);
    Spaces all = 0;
    for (int i = 0; i < board::side; ++i) {
        for (const Spaces line : {board::row(i), board::column(i)}) {
            if (count(pieces & line) >= line_length) {
                all |= state.setup->unbroken_line ? long_run(pieces, line) : pieces & line;
            }
        }
    }
    return all;
}

std::optional<Illegal> against_path(const State& state, std::span<const int> path, int steps) {
    const auto length = static_cast<int>(path.size());
    const Seq began_by = state.at_by[Piece::fox];
    if (length > steps) {
        return Illegal{"hounded/fox-distance",
                       {NN_("{0} space is more than the {1} that the fox has",
                            "{0} spaces are more than the {1} that the fox has"),
                        {length, steps}},
                       steps_from(state)};
    }
    const Spaces pieces = hunting_pieces(state);
    const Spaces dens = state.open_dens();
    const Spaces passed_lines = lines(state);
    int diagonals = 0;
    std::optional<Illegal> farther;
    std::optional<Illegal> through;
    int from = state.space_of(Piece::fox);
    for (const int space : path) {
        const bool between_dens = space != from && holds(dens, from) && holds(dens, space);
        const bool shortcut = between_dens && !holds(pieces, space);
        const bool beside_it = are_neighbours(from, space);
        diagonals += !shortcut && holds(board::diagonal_to(just(from)), space) ? 1 : 0;
        if (!beside_it && !between_dens && !farther) {
            farther = Illegal{"hounded/reach",
                              {N_("{1} is neither beside {0} nor joined to it by open dens"),
                               {space_name(from), space_name(space)}},
                              {began_by}};
        }
        if (holds(pieces, space) && !through && !(beside_it && holds(passed_lines, space))) {
            const Piece there = *piece_on(state, space);
            through = Illegal{"hounded/through",
                              {N_("{0} stands on {1}"), {name_of(there), space_name(space)}},
                              {state.at_by[there]}};
        }
        from = space;
    }
    if (diagonals > 1) {
        return Illegal{"hounded/fox-diagonal",
                       {N_("{0} of the steps are diagonal, but only one may be"), {diagonals}},
                       {began_by}};
    }
    return farther ? farther : through;
}

Spaces fox_goals(const State& state, int steps) {
    return Roaming(state, steps).goals();
}

std::vector<Way> fox_ways(const State& state, int steps) {
    const Roaming roaming(state, steps);
    const Spaces goals = roaming.goals();
    std::vector<Way> ways;
    ways.reserve(static_cast<std::size_t>(count(goals)));
    board::for_each(goals, [&](int goal) { ways.push_back({goal, roaming.way_to(goal)}); });
    return ways;
}

bool is_trapped(const State& state, int steps) {
    return (fox_goals(state, steps) & ~just(state.space_of(Piece::fox))) == 0;
}

bool is_stuck(const State& state) {
    if (state.phase == Phase::hunters) {
        return state.moved.count() < usual_pieces && !another_could_move(state);
    }
    // A fox that begins its turn so is trapped, and that has ended the match.
    return fox_goals(state, state.due == Due::bonus ? state.due_count : state.steps) == 0;
}

}  // namespace hounded
