#pragma once

#include "kit/hidden.h"
#include "kit/match.h"

namespace hearts {

inline constexpr int most_seats = 5;
inline constexpr int lowest = 2, highest = 14;
inline constexpr int all_points = 26;

using Card = kit::Suited;
using kit::CardSet;
using kit::Hand;

enum Suit { clubs, diamonds, spades, hearts, suit_count };
inline constexpr Card queen{spades, 12};
std::span<const kit::Look> looks();

/// What the card counts for who takes it.
inline int points_of(Card card) {
    return card.suit == hearts ? 1 : card == queen ? 13 : 0;
}

// The entries.
struct Play {
    int seat;
    Card card;
};
/// Three cards for another player, before the first trick.
struct Pass {
    int seat;
    std::vector<Card> cards;
};
/// At level scores.
struct Points {
    int seat;
    int points;
};
using Entry = std::variant<Play, Pass, Hand, Points>;

template <class T>
using PerSeat = kit::Each<T, most_seats>;

struct Setup : kit::Setup {
    CardSet deck;
    Card first;  ///< the card that is led first
    int hand_size = 13;
    int limit = 100;
};

struct Round {
    int number = 1;
    kit::HiddenCards cards;
    kit::Tricks tricks;
    bool broken = false;  ///< a heart has been played
    PerSeat<kit::Entered<>> passed{};
    PerSeat<kit::Entered<int>> told{};
    std::vector<core::Seq> claims;  ///< cards that not every hand may play
};

/// A finished round, counted.
struct Result {
    Round of;  ///< as it ended
    PerSeat<int> points{};
    std::optional<int> moon{};  ///< who took all that counts
};

struct State : kit::Match<Setup> {
    Round round;
    std::vector<Result> results;
    bool over = false;
    std::optional<int> starter;  ///< who led the first trick of all
    PerSeat<kit::Revokes> revokes{};

    int total(int seat) const;
    /// Who gets what the seat passes in this round; itself: nothing is passed.
    int receiver(int seat) const;
    /// Cards may be passed, as far as is known.
    bool passing() const;
    /// Who is to play, if it is known.
    std::optional<int> turn() const;
};

Round new_round(const Setup& setup, int number);
/// Counts the round that is complete now.
Result count_round(const State& state);

inline constexpr core::RuleId follow_suit = "hearts/follow-suit";
/// What is cited of the cards.
kit::CardWords card_words(const State& state, core::RuleId rule = follow_suit);
/// What somebody says of the own hand who plays this card; which entry that is comes later.
std::optional<kit::Claim> claim_of(const State& state, const Play& play);

/// The card that takes the trick as it lies; an index into it. It must not be empty.
inline std::size_t winning(const kit::Trick& trick) {
    const int led = trick.front().card.suit;
    return kit::winning(trick, [&](Card card) { return card.suit == led ? card.value : 0; });
}

}  // namespace hearts
