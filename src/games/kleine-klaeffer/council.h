#pragma once

#include <bit>

#include "games/kleine-klaeffer/types.h"

/// Questions about the council as it lies, which judging, asking and showing share.
namespace kleine_klaeffer {

enum class Line { row, column };

/// Spaces of the council: a bit each.
class Spaces {
public:
    bool has(int space) const { return (bits_ >> static_cast<unsigned>(space) & 1u) != 0; }
    void add(int space) { bits_ |= 1u << static_cast<unsigned>(space); }
    int count() const { return std::popcount(bits_); }
    bool empty() const { return bits_ == 0; }
    Spaces operator|(Spaces other) const {
        other.bits_ |= bits_;
        return other;
    }

private:
    unsigned bits_ = 0;
};

/// What a line would give for a card.
struct Offer {
    int votes = 0;  ///< of the unbroken run through the card
    Spaces cards;   ///< of its colour or breed, without the card itself
    bool convinced() const { return votes >= enough_votes; }
    bool stands() const { return convinced() && !cards.empty(); }
};

struct Offers {
    Offer row, column;
    bool full = false;  ///< the card filled the last free space
    Spaces others;      ///< cards of both lines that have neither its colour nor its breed

    bool in_lines() const { return row.stands() || column.stands(); }
    bool is_crisis() const { return full && !in_lines(); }
    bool gives_crisis() const { return is_crisis() && !others.empty(); }
    bool any() const { return in_lines() || gives_crisis(); }
    /// The cards that go with this, on offer or not.
    Spaces taken(What what) const;
};

/// The spaces of the unbroken run through a card in its row or column, itself first.
std::vector<int> run_through(const Council& council, int space, Line line);

/// The sum of the unbroken run through the space in its row or column, with that card on it.
int votes_through(const Council& council, int space, Line line, int value);

/// What may be taken for the card that lies there.
Offers offers_for(const Council& council, int space);

bool touches_another(const Council& council, int space);
int free_count(const Council& council);

/// How many cards must be laid out so that only four spaces stay free.
int refill_due(const State& state);

/// The free spaces that are refilled, the next one first.
std::vector<int> refilled(const State& state);

/// Who is next to say which cards are left over, in the order of the table, or nothing.
std::optional<int> next_keeper(const State& state);

/// On the left of this seat the next one that has a turn still, or nothing.
std::optional<int> next_turn(const State& state, int seat);

}  // namespace kleine_klaeffer
