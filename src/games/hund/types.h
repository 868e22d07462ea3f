#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/header.h"
#include "core/verdict.h"
#include "kit/hidden.h"
#include "kit/match.h"

namespace hund {

using core::ascending;
using core::Illegal, core::Impossible, core::Legal, core::Presumed, core::Seq, core::Text, core::Verdict;

inline constexpr int suit_count = 5;
inline constexpr int most_seats = 5;

/// In the order of the design: grey, purple, pink, green, yellow.
using Suit = int;
using Card = kit::Suited;
using kit::CardSet;
using kit::Hand;
using kit::Played;
using kit::Taken;
std::span<const kit::Look> looks();

template <class T>
using PerSeat = kit::Each<T, most_seats>;
template <class T>
using PerRole = kit::Each<T, suit_count>;

inline constexpr std::array<std::string_view, suit_count> role_words{"trump", "plus", "hund", "minus",
                                                                     "lead"};
enum class Role { trump, plus, hund, minus, lead };

// The entries.
struct Dealer {
    int seat;
};
struct Designation {
    int number;
};
struct First {
    int seat;
};
struct Select {
    int seat;
    Card card;
};
struct Display {
    std::vector<Card> cards;
};
struct Play {
    int seat;
    Card card;
};
struct Flip {
    int column;
    Card card;
};
struct Roles {
    std::vector<Suit> suits;
};
/// Cards taken by role; trump and lead may be left out.
struct Took {
    int seat;
    PerRole<std::optional<int>> counts;
};
using Entry = std::variant<Play, Dealer, Designation, First, Select, Display, Flip, Hand, Roles, Took>;

/// What the header settles.
struct Setup : kit::Setup {
    bool two = false;  ///< two players and the virtual one, who sits last
    int top = 6;       ///< the highest value
    CardSet deck;
    int hand_size = 10;
    int columns = 5;  ///< of the virtual player's display
    int covers = 5;   ///< so many of the first columns cover a card
    bool select = false;
    bool runner_up = false;
    int rounds = 5;

    int virtual_seat() const { return 2; }
    bool is_virtual(int seat) const { return two && seat == virtual_seat(); }
};

/// One place of the virtual player's display.
struct Column {
    std::optional<Card> open;
    bool covers = false;
    Seq seq = 0;  ///< the entry that laid the open card, or played it
};

/// The entries that the points of a round rest on.
struct Sources {
    std::vector<Taken> taken;
    std::vector<Seq> discards;  ///< off-suit cards of people
    PerRole<Seq> roles{};       ///< that gave the suits their roles
};

struct Round {
    int number = 1;
    kit::Entered<int> designation;
    kit::Entered<int> first;
    std::vector<Select> selected;
    std::vector<Seq> selected_by;
    kit::Entered<> displayed;
    kit::Each<Column, 8> display{};
    kit::HiddenCards cards;
    kit::Tricks tricks;
    std::optional<int> flip_due;  ///< column, from 1
    std::vector<Suit> roles;      ///< trump, plus, hund, minus, lead, as far as designated
    PerRole<int> designators{};   ///< who gave these
    PerSeat<CardSet> won;
    // Level scores.
    PerSeat<kit::Entered<Took>> took;

    Sources sources;
};

/// A finished round, counted.
struct Points {
    int plus = 0;
    int hund = 0;
    int minus = 0;
    int total() const { return plus + hund + minus; }
};
struct Result {
    int number;
    PerRole<Suit> roles;
    PerSeat<PerRole<int>> cards{};  ///< taken by role; trump and lead 0 where not told
    PerSeat<Points> points{};
    PerSeat<int> tricks{};
    std::optional<int> most_lead;  ///< who has most lead cards; level plays only
    std::optional<int> decider;    ///< who decides on the next first player
    PerRole<int> designators{};    ///< who gave the roles; level plays only
    Sources sources{};
    PerSeat<Seq> told{};  ///< the entries that told what a seat took, at level scores
};

enum class End { rounds, star, cross };

struct State : kit::Match<Setup> {
    kit::Entered<int> dealer;  ///< of the running round, with two players
    Round round;
    std::vector<Result> results;
    kit::Each<bool, 6> designated{};  ///< number cards used in earlier rounds
    std::optional<End> end;
    std::optional<int> starter{};  ///< who began the first round
    PerSeat<kit::Revokes> revokes{};
    kit::Each<Seq, 6> designated_by{};  ///< the entries that revealed the number cards

    /// Somebody is to select a card.
    bool selects() const { return setup->select && round.first && round.selected.size() < suit_count; }
    /// Whose cards are to be counted next, at level scores.
    std::optional<int> to_count() const {
        return setup->first_from(0, [&](int seat) { return !round.took[seat]; });
    }
    /// The seat on the left of this one.
    int next(int seat) const;
    /// Who is to play to the running trick, or nothing between rounds.
    std::optional<int> to_play() const;
    /// The same where a card can be played.
    int turn() const;
    int total(int seat) const;
};

}  // namespace hund
