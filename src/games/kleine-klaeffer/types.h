#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/header.h"
#include "core/verdict.h"
#include "games/kleine-klaeffer/cards.h"
#include "kit/grid.h"
#include "kit/match.h"

namespace kleine_klaeffer {

using core::ascending;
using core::Illegal, core::Impossible, core::Legal, core::Presumed, core::Seq, core::Text, core::Verdict;

inline constexpr int most_seats = 4;
inline constexpr kit::Grid grid{4, 4};
inline constexpr int space_count = 16;
inline constexpr int ring_size = 12;
inline constexpr int hand_size = 4;
inline constexpr int enough_votes = 10;
/// As many spaces stay free when the council is refilled.
inline constexpr int free_spaces = 4;
/// More votes of one colour than this cannot be.
inline constexpr int most_votes = 60;

/// The ring in reading order, as indices of the grid.
inline constexpr std::array<int, ring_size> ring{0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15};

inline constexpr std::array<std::string_view, 5> what_words{"row", "column", "both", "crisis", "none"};
enum class What { row, column, both, crisis, none };

template <class T>
using PerColour = kit::Each<T, colour_count>;

// The entries.
struct Ring {
    std::vector<Card> cards;  ///< one a space of the ring
};
struct First {
    int seat;
};
struct Give {
    int seat;
    Colour colour;
    int to;
};
struct Placing {
    int seat;
    Card card;
    int space;
};
struct Take {
    int seat;
    What what;
};
struct Refill {
    std::vector<Card> cards;
};
struct Pass {
    int seat;
};
struct Keep {
    int seat;
    std::vector<Card> cards;
};
/// Votes of each district; a colour that was left out is none.
struct Votes {
    int seat;
    PerColour<std::optional<int>> votes;
};
using Entry = std::variant<Placing, Take, Refill, Give, Pass, Keep, Ring, First, Votes>;

/// What the header settles.
struct Setup : kit::Setup {
    bool must_take = false;
    bool districts_break_ties = false;
};

template <class T>
using PerSeat = kit::Each<T, most_seats>;
using District = PerColour<int>;  ///< votes

/// A card in the council.
struct Member {
    Card card;
    Seq seq;
};
using Council = kit::Each<std::optional<Member>, space_count>;

/// The card that was placed last, while cards may be taken for it.
struct Placed {
    int seat;
    int space;
    bool due;  ///< something was on offer: whether it is taken must be said
    Seq seq;
};

/// Votes that a seat has, and how they came to it.
struct Gain {
    int seat;
    Colour colour;
    Seq seq;       ///< the entry that brought them
    Seq laid = 0;  ///< the one that had laid the card into the council
};

enum class Phase { laying, first, turns, keeping, counting, finished };

/// What a seat has and has done.
struct Player {
    int hand = hand_size;
    bool ended_turn = false;  ///< one of its turns has ended
    bool had_last = false;    ///< its last turn has ended
    kit::Entered<> done;      ///< leftover cards, or votes
    District votes{};
    int takes = 0, crises = 0, illegal_placements = 0;
    Seq last_by = 0;  ///< the entry that ended the last turn
};

struct State : kit::Match<Setup> {
    Phase phase = Phase::laying;
    Council council{};
    int left = 0;  ///< cards in the displays
    int first = 0;
    int turn = 0;         ///< whose turn it is
    int gives = 0;        ///< districts that the player whose turn it is has handed over in it
    bool placed = false;  ///< this turn's card lies in the council
    std::optional<Placed> open;
    int refill = 0;  ///< cards that must be laid out now
    bool last_turns = false;
    std::optional<int> drew;    ///< who drew a card since the last card was placed
    std::optional<Seq> latest;  ///< the last entry that laid cards, and whether it was illegal
    bool latest_illegal = false;
    PerSeat<Player> players{};
    int turns = 0;  ///< that have ended
    std::vector<Gain> gains;
    Seq turn_by = 0;    ///< the entry that decided whose turn it is
    Seq placed_by = 0;  ///< this turn's card was laid by
    Seq give_by = 0;    ///< by which a district was handed over in this turn

    const Player& player(int seat) const { return players[seat]; }
    Player& player(int seat) { return players[seat]; }
};

}  // namespace kleine_klaeffer
