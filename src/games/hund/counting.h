#pragma once

#include "core/engine.h"
#include "games/hund/types.h"

namespace hund {

/// Counting who can hold what: unseen cards and the places where they may lie.
///
/// A card is unseen if it was not played, is in no known hand and not open in the display. Unseen
/// cards lie in the unknown hands and under the open cards of the display, and nowhere else; all
/// cards are dealt, so there are always as many places as unseen cards.
class Counting {
public:
    explicit Counting(const State& state);

    int unseen(Suit suit) const { return unseen_[static_cast<std::size_t>(suit)]; }
    /// Cards still to be seen from the seat's hand, if nobody has seen it; 0 for a known hand.
    int places(int seat) const { return places_[static_cast<std::size_t>(seat)]; }
    int all_places() const { return all_places_; }

    /// Whether every distribution of the unseen cards gives the seat one of this suit.
    bool certainly_holds(int seat, Suit suit) const { return unseen(suit) > all_places() - places(seat); }

private:
    std::array<int, suit_count> unseen_{};
    PerSeat<int> places_{};
    int all_places_ = 0;
};

/// Looks at all presumed claims of the round after entry `at` was applied: those that are refuted
/// now (`hund/follow-suit`) or confirmed, and whether the others clash. Marks all of it in the state.
void examine_claims(State& state, core::Seq at, const std::optional<Played>& played,
                    core::Consequences& found);

}  // namespace hund
