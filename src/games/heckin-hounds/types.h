#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/header.h"
#include "core/verdict.h"
#include "games/heckin-hounds/cards.h"
#include "kit/hidden.h"
#include "kit/match.h"

namespace heckin_hounds {

inline constexpr int most_seats = 7;
inline constexpr int slot_count = 5;
inline constexpr int clues_each = 3;
inline constexpr int most_bid = 5;
inline constexpr int tricks_in_round = 5;

/// Slots of a stand are numbered from 1, from left to right as the others see them.
using Slot = int;

// The entries.
struct Leader {
    int seat;
};
struct BadDog {
    Suit suit;
};
using kit::Hand;
/// What a clue is about: a suit, a value, or both of one card.
struct Subject {
    std::optional<Suit> suit;
    std::optional<int> value;

    bool is_card() const { return suit && value; }
};
struct Clue : Subject {
    int seat;
    std::vector<Slot> slots;
};
/// Who takes Cerberus, and in place of which card.
struct TakeCerberus {
    int seat;
    Slot slot;
};
struct Trade {
    int seat;
    Slot slot;
};
struct Keep {
    int seat;
};
struct Drawn {
    int seat;
    Card card;
};
struct Bid {
    int seat;
    int tricks;
};
struct Play {
    int seat;
    Slot slot;
    Card card;
};
/// A round of one player, as it is counted.
struct Shift {
    int seat;
    int bid;
    int took;
    std::optional<int> badness;
};
using Entry = std::variant<Clue, Play, Bid, Trade, Keep, TakeCerberus, Leader, BadDog, Hand, Drawn, Shift>;

/// What the header settles.
struct Setup : kit::Setup {
    bool nearest_wins = false;  ///< if every score is negative
    bool clues_recorded = true;

    int top() const { return seat_count() + 1; }  ///< the highest value
};

template <class T>
using PerSeat = kit::Each<T, most_seats>;

/// What is known of a place in a stand.
struct Held {
    std::optional<Card> card;  ///< what lies there, if that is known
    std::optional<Suit> told_suit;
    std::optional<int> told_value;
    int trade = 0;          ///< the trade that refilled it, in their order from 1; 0: none
    bool replaced = false;  ///< Cerberus was taken in place of what lay there
    bool played = false;
    core::Seq seq = 0;       ///< the entry that put there what lies there, or 0
    bool illegally = false;  ///< and against a rule
    core::Seq known_by = 0;  ///< the entry that told which card it is, or 0
    core::Seq suit_by = 0;   ///< the clue that told the suit
    core::Seq value_by = 0;  ///< the clue that told the value

    /// Whether another card came here than the one that was dealt.
    bool refilled() const { return trade > 0 || replaced; }
};

/// A clue that nobody could check.
struct Claim {
    core::Seq seq;
    Clue clue;
    core::Kind kind = core::Kind::presumed;  ///< until it is refuted (illegal) or confirmed (legal)

    bool presumed() const { return kind == core::Kind::presumed; }
};

/// The entries by which a seat did what is done once in a round; 0: not yet.
struct Deeds {
    core::Seq hand = 0, first_clue = 0, decided = 0, drawn = 0, bid = 0, shift = 0;
    std::array<core::Seq, clues_each> clues{};  ///< those that count toward the three
};

/// What a seat has and has done in the running round.
struct Player {
    std::array<Held, slot_count> stand{};
    bool hand_told = false;  ///< the referee was shown it, whoever may know what it is
    bool drawn_told = false;
    int clues = 0;  ///< that count toward the three
    bool any_clue = false;
    bool decided = false;  ///< has traded or kept
    std::optional<Slot> traded;
    std::optional<int> bid;
    int badness = 0;
    std::optional<Shift> shift;
    Deeds by;

    const Held& at(Slot slot) const { return stand[static_cast<std::size_t>(slot) - 1]; }
    Held& at(Slot slot) { return stand[static_cast<std::size_t>(slot) - 1]; }
};

enum class Phase { leader, bad_dog, clues, trades, bids, plays, counting, finished };

struct Round {
    int number = 1;
    Suit bad_dog = 0;
    PerSeat<Player> players{};
    std::vector<core::Seq> clues;
    std::vector<Claim> claims;
    CardSet told;                           ///< known to lie in a stand, or to have lain there
    CardSet gone;                           ///< played, or replaced by Cerberus
    std::vector<std::optional<Card>> away;  ///< what each trade is known to have taken away, in their order
    kit::Tricks tricks;
    core::Seq bad_dog_by = 0, cerberus_by = 0;
    core::Seq turn_by = 0;  ///< the entry that decided whose turn it is
};

/// A finished round, as it is scored.
struct Result {
    int number;
    int leader;
    Suit bad_dog;
    PerSeat<int> bids{}, tricks{}, badness{};
    PerSeat<core::Seq> told_by{};  ///< the entries that told the bids, or at level scores all
    std::vector<kit::Taken> taken{};
    core::Seq bad_dog_by = 0;
    std::vector<core::Seq> clues{};

    int score(int seat) const {
        return tricks[static_cast<std::size_t>(seat)] - bids[static_cast<std::size_t>(seat)];
    }
};

/// Clues that a seat gave as Shift Leader.
struct Told {
    int clues = 0;
    int untrue = 0;      ///< `heckin/clue-true` in the end
    int incomplete = 0;  ///< `heckin/clue-all`
};

struct State : kit::Match<Setup> {
    Phase phase = Phase::leader;
    std::optional<int> leader;  ///< the Shift Leader of the running round
    Round round;
    std::vector<Result> results;
    PerSeat<Told> told{};
    core::Seq leader_by = 0;  ///< the entry that named the first Shift Leader

    const Player& player(int seat) const { return round.players[seat]; }
    Player& player(int seat) { return round.players[seat]; }
    /// Who is next in the running phase, clockwise from who leads it; nothing where it is nobody's turn.
    std::optional<int> next() const;
    int total(int seat) const;    ///< penalties included
    int badness(int seat) const;  ///< of all finished rounds
};

}  // namespace heckin_hounds
