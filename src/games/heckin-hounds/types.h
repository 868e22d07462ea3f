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

using core::ascending;
using core::Illegal, core::Impossible, core::Legal, core::Presumed, core::Seq, core::Text, core::Verdict;

inline constexpr int most_seats = 7;
inline constexpr int slot_count = 5;
inline constexpr int clues_each = 3;
inline constexpr int most_bid = 5;
inline constexpr int tricks_in_round = 5;

/// Slots of a rack are numbered from 1, from left to right as the others see them.
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

/// What is known of a place in a rack.
struct Held {
    kit::Entered<Card> card;  ///< what lies there, if that is known
    kit::Entered<Suit> told_suit;
    kit::Entered<int> told_value;
    int trade = 0;          ///< the trade that refilled it, in their order from 1; 0: none
    bool replaced = false;  ///< Cerberus was taken in place of what lay there
    bool played = false;
    Seq seq = 0;             ///< the entry that put there what lies there, or 0
    bool illegally = false;  ///< and against a rule

    /// Whether another card came here than the one that was dealt.
    bool refilled() const { return trade > 0 || replaced; }
};

/// A clue that nobody could check.
struct Claim {
    Seq seq;
    Clue clue;
    core::Kind kind = core::Kind::presumed;  ///< until it is refuted (illegal) or confirmed (legal)

    bool presumed() const { return kind == core::Kind::presumed; }
};

/// What a seat has and has done in the running round.
struct Player {
    std::array<Held, slot_count> rack{};
    kit::Entered<> hand;    ///< the referee was shown it, whoever may know what it is
    kit::Entered<> drawn;   ///< the same of what came by trading
    kit::Entered<> told;    ///< the first clue
    kit::Entered<> chosen;  ///< has traded or kept
    int clues = 0;          ///< that count toward the three
    kit::Each<Seq, clues_each> clues_by{};
    std::optional<Slot> traded;
    kit::Entered<int> bid;
    int badness = 0;

    const Held& at(Slot slot) const { return rack[static_cast<std::size_t>(slot) - 1]; }
    Held& at(Slot slot) { return rack[static_cast<std::size_t>(slot) - 1]; }
};

enum class Phase { leader, bad_dog, clues, trades, bids, plays, counting, finished };

struct Round {
    int number = 1;
    Suit bad_dog = 0;
    PerSeat<Player> players{};
    PerSeat<kit::Entered<Shift>> shifts{};  ///< level scores
    std::vector<Seq> clues;
    std::vector<Claim> claims;
    CardSet told;                           ///< known to lie in a rack, or to have lain there
    CardSet gone;                           ///< played, or replaced by Cerberus
    std::vector<std::optional<Card>> away;  ///< what each trade is known to have taken away, in their order
    kit::Tricks tricks;
    Seq bad_dog_by = 0, cerberus_by = 0;
    Seq turn_by = 0;  ///< the entry that decided whose turn it is
};

/// A finished round, as it is scored.
struct Result {
    int number;
    int leader;
    Suit bad_dog;
    PerSeat<int> bids{}, tricks{}, badness{};
    PerSeat<Seq> told_by{};  ///< the entries that told the bids, or at level scores all
    std::vector<kit::Taken> taken{};
    Seq bad_dog_by = 0;
    std::vector<Seq> clues{};

    int score(int seat) const { return tricks[seat] - bids[seat]; }
};

/// Clues that a seat gave as Shift Leader.
struct ToldClues {
    int clues = 0;
    int untrue = 0;      ///< `heckin/clue-true` in the end
    int incomplete = 0;  ///< `heckin/clue-all`
};

struct State : kit::Match<Setup> {
    Phase phase = Phase::leader;
    std::optional<int> leader;  ///< the Shift Leader of the running round
    Round round;
    std::vector<Result> results;
    PerSeat<ToldClues> told{};
    Seq leader_by = 0;  ///< the entry that named the first Shift Leader

    const Player& player(int seat) const { return round.players[seat]; }
    Player& player(int seat) { return round.players[seat]; }
    /// Who is next in the running phase, clockwise from who leads it; nothing where it is nobody's turn.
    std::optional<int> next() const;
    /// The slot as a place of the table: `Ben/3`.
    std::string place_of(int seat, Slot slot) const { return name(seat) + "/" + std::to_string(slot); }
    int total(int seat) const;    ///< penalties included
    int badness(int seat) const;  ///< of all finished rounds
};

}  // namespace heckin_hounds
