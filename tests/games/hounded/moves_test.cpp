#include "games/hounded/moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <random>
#include <set>

#include "games/hounded/game.h"
#include "games/match.h"

/// The moves of the engine against an enumeration that is slow, but follows the rules word by word.
namespace hounded_tests {

using hounded::Piece;
using hounded::State;

/// The board as lists of what stands and lies where.
class Naive {
public:
    explicit Naive(const State& state) : state_(state) {}

    static int column(int space) { return space % 7; }
    static int row(int space) { return space / 7; }
    static int across(int one, int other) { return std::abs(column(one) - column(other)); }
    static int down(int one, int other) { return std::abs(row(one) - row(other)); }
    static bool is_neighbour(int one, int other) {
        return one != other && across(one, other) <= 1 && down(one, other) <= 1;
    }
    static bool is_diagonal(int one, int other) { return across(one, other) == 1 && down(one, other) == 1; }

    int fox() const { return state_.at[6]; }
    bool is_free(int space) const {
        return std::find(state_.at.begin(), state_.at.end() - 1, space) == state_.at.end() - 1;
    }
    bool is_open_den(int space) const {
        return state_.is_up(space) && state_.tile(space) == hounded::Tile::den;
    }

    bool may_move(Piece piece, int space) const {
        const int from = state_.space_of(piece);
        if (!is_free(space) || space == fox()) {
            return false;
        }
        switch (piece) {
            case Piece::master:
                return is_neighbour(from, space);
            case Piece::terrier:
                return is_neighbour(from, space) || (is_open_den(from) && is_open_den(space));
            case Piece::bulldog:
                return across(from, space) + down(from, space) == 1;
            default:
                return is_neighbour(from, space) || may_leap(from, space);
        }
    }

    /// Whether hunting pieces stand so that the one on this space can be passed.
    bool is_in_line(int space) const {
        return is_in_line(space, &Naive::row, &Naive::column) ||
               is_in_line(space, &Naive::column, &Naive::row);
    }

    bool is_step(int from, int to, bool& diagonal) const {
        const bool by_dens = from != to && is_open_den(from) && is_open_den(to) && is_free(to);
        diagonal = !by_dens && is_diagonal(from, to);
        return by_dens || (is_neighbour(from, to) && (is_free(to) || is_in_line(to)));
    }

    /// All goals, each with the length of the shortest way.
    std::map<int, int> goals(int steps) const {
        std::map<int, int> found;
        walk(fox(), 0, steps, false, found);
        return found;
    }

    bool is_legal(const std::vector<int>& path, int steps) const {
        int diagonals = 0;
        int from = fox();
        for (const int space : path) {
            bool diagonal = false;
            if (!is_step(from, space, diagonal)) {
                return false;
            }
            diagonals += diagonal ? 1 : 0;
            from = space;
        }
        return static_cast<int>(path.size()) <= steps && diagonals <= 1;
    }

private:
    bool may_leap(int from, int space) const {
        const bool straight = across(from, space) + down(from, space) == 2 &&
                              (across(from, space) == 0 || down(from, space) == 0);
        return straight && (from + space) / 2 != fox();
    }

    bool is_in_line(int space, int (*same)(int), int (*along)(int)) const {
        std::set<int> there;
        for (std::size_t i = 0; i < 6; ++i) {
            if (same(state_.at[i]) == same(space)) {
                there.insert(along(state_.at[i]));
            }
        }
        if (!there.contains(along(space))) {
            return false;
        }
        if (!state_.setup->unbroken_line) {
            return there.size() >= 5;
        }
        int low = along(space);
        int high = along(space);
        while (there.contains(low - 1)) {
            --low;
        }
        while (there.contains(high + 1)) {
            ++high;
        }
        return high - low + 1 >= 5;
    }

    void walk(int from, int done, int steps, bool bent, std::map<int, int>& found) const {
        if (done == steps) {
            return;
        }
        for (int to = 0; to < 49; ++to) {
            bool diagonal = false;
            if (!is_step(from, to, diagonal) || (diagonal && bent)) {
                continue;
            }
            if (is_free(to)) {
                const auto [where, added] = found.try_emplace(to, done + 1);
                where->second = std::min(where->second, done + 1);
            }
            walk(to, done + 1, steps, bent || diagonal, found);
        }
    }

    const State& state_;
};

/// Random positions, among them many with dens side by side and pieces in line.
class Positions {
public:
    explicit Positions(unsigned seed) : random_(seed) {}

    State next() {
        core::Header header = games_tests::header("hounded", {"Anna", "Ben"});
        if (one_in(2)) {
            header.house["line-of-five"] = "unbroken";
        }
        State state = hounded::Game::start(header);
        state.phase = hounded::Phase::hunters;
        std::vector<int> spaces(49);
        for (int space = 0; space < 49; ++space) {
            spaces[static_cast<std::size_t>(space)] = space;
        }
        std::shuffle(spaces.begin(), spaces.end(), random_);
        if (one_in(2)) {
            put_in_line(spaces);
        } else if (one_in(4)) {
            surround(spaces);
        }
        std::copy_n(spaces.begin(), 7, state.at.begin());
        std::shuffle(state.at.begin(), state.at.end() - 1, random_);
        lay_dens(state);
        return state;
    }

    int below(int n) { return std::uniform_int_distribution(0, n - 1)(random_); }
    bool one_in(int n) { return below(n) == 0; }

private:
    /// Five or six hunting pieces come into one row or column, the fox next to it.
    void put_in_line(std::vector<int>& spaces) {
        const int which = below(7);
        const bool in_row = one_in(2);
        const auto in_line = [&](int space) { return (in_row ? space / 7 : space % 7) == which; };
        std::stable_partition(spaces.begin(), spaces.end(), in_line);
        if (one_in(2)) {
            std::swap(spaces[5], spaces[10]);
        }
        const auto near = std::find_if(spaces.begin() + 7, spaces.end(), [&](int space) {
            return std::abs((in_row ? space / 7 : space % 7) - which) == 1;
        });
        std::iter_swap(spaces.begin() + 6, near);
    }

    /// The fox in a corner, with pieces close around.
    void surround(std::vector<int>& spaces) {
        constexpr std::array corners{0, 6, 42, 48};
        const int corner = corners[static_cast<std::size_t>(below(4))];
        std::stable_sort(spaces.begin(), spaces.end(), [&](int one, int other) {
            return std::max(Naive::across(corner, one), Naive::down(corner, one)) <
                   std::max(Naive::across(corner, other), Naive::down(corner, other));
        });
        std::rotate(spaces.begin(), spaces.begin() + 1, spaces.begin() + 7);
    }

    void lay_dens(State& state) {
        for (int i = 0; i < 5; ++i) {
            const int near = state.at[static_cast<std::size_t>(below(7))];
            const int den = one_in(2) ? near : std::clamp(near + below(17) - 8, 0, 48);
            state.known[static_cast<std::size_t>(den)] = hounded::Tile::den;
            state.dens |= hounded::just(den);
            if (!one_in(4)) {
                state.face_up |= hounded::just(den);
            }
        }
    }

    std::mt19937 random_;
};

constexpr int positions = 4000;

TEST(HoundedMoves, of_hunting_pieces_are_those_of_the_rules) {
    Positions random(1);
    for (int i = 0; i < positions; ++i) {
        const State state = random.next();
        const Naive naive(state);
        for (const Piece piece : hounded::all_pieces) {
            if (piece == Piece::fox) {
                continue;
            }
            const hounded::Spaces moves = hounded::moves_of(state, piece);
            for (int space = 0; space < 49; ++space) {
                const bool may = naive.may_move(piece, space);
                ASSERT_EQ(hounded::holds(moves, space), may) << hounded::word_of(piece) << " " << space;
                if (!hounded::piece_on(state, space)) {
                    ASSERT_EQ(!hounded::against_movement(state, piece, space), may);
                }
            }
        }
    }
}

TEST(HoundedMoves, goals_of_the_fox_are_those_of_the_rules_each_with_a_shortest_way) {
    Positions random(2);
    int trapped = 0;
    for (int i = 0; i < positions; ++i) {
        const State state = random.next();
        const Naive naive(state);
        for (int steps = 1; steps <= 3; ++steps) {
            const std::map<int, int> goals = naive.goals(steps);
            const auto ways = hounded::fox_ways(state, steps);
            ASSERT_EQ(ways.size(), goals.size());
            for (const hounded::Way& way : ways) {
                const auto goal = goals.find(way.goal);
                ASSERT_NE(goal, goals.end()) << way.goal;
                ASSERT_EQ(static_cast<int>(way.path.size()), goal->second);
                ASSERT_EQ(way.path.back(), way.goal);
                ASSERT_TRUE(naive.is_legal(way.path, steps));
                ASSERT_FALSE(hounded::against_path(state, way.path, steps));
            }
            const bool elsewhere =
                std::ranges::any_of(goals, [&](const auto& goal) { return goal.first != naive.fox(); });
            ASSERT_EQ(hounded::is_trapped(state, steps), !elsewhere);
            trapped += elsewhere ? 0 : 1;
        }
    }
    EXPECT_GT(trapped, 100);
}

TEST(HoundedMoves, a_way_of_the_fox_is_legal_as_the_rules_say) {
    Positions random(3);
    int legal = 0;
    for (int i = 0; i < positions; ++i) {
        const State state = random.next();
        const Naive naive(state);
        for (int tries = 0; tries < 20; ++tries) {
            std::vector<int> path;
            int from = naive.fox();
            for (int steps = 1 + random.below(4); steps > 0; --steps) {
                const int near = from + (random.below(3) - 1) * 7 + random.below(3) - 1;
                from = random.one_in(6) ? random.below(49) : std::clamp(near, 0, 48);
                path.push_back(from);
            }
            if (naive.is_free(path.back())) {
                const bool as_told = naive.is_legal(path, 3);
                legal += as_told ? 1 : 0;
                ASSERT_EQ(!hounded::against_path(state, path, 3), as_told);
            }
        }
    }
    EXPECT_GT(legal, positions);
}

TEST(HoundedMoves, a_side_is_stuck_when_it_should_move_and_cannot) {
    Positions random(4);
    for (int i = 0; i < positions; ++i) {
        State state = random.next();
        const Naive naive(state);
        bool any = false;
        for (const Piece piece : hounded::hunting_party) {
            const bool frozen = random.one_in(3);
            const bool moved = random.one_in(3);
            if (frozen) {
                state.frozen.add(piece);
            }
            if (moved) {
                state.moved.add(piece);
            }
            for (int space = 0; space < 49 && !frozen && !moved; ++space) {
                any = any || naive.may_move(piece, space);
            }
        }
        ASSERT_EQ(hounded::is_stuck(state), !any && state.moved.count() < 3);
        state.phase = hounded::Phase::fox;
        ASSERT_EQ(hounded::is_stuck(state), naive.goals(state.steps).empty());
        state.due = hounded::Due::bonus;
        state.due_count = 1 + random.below(2);
        ASSERT_EQ(hounded::is_stuck(state), naive.goals(state.due_count).empty());
    }
}

}  // namespace hounded_tests
