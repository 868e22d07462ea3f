#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/text/text.h"
#include "games/kleine-klaeffer/cards.h"
#include "games/kleine-klaeffer/types.h"

/// Questions about the council as it lies, which judging, asking and showing share.
namespace kleine_klaeffer {

enum class Line { row, column };
inline constexpr std::array lines{Line::row, Line::column};

/// Whether it takes from the line.
constexpr bool takes(What what, Line line) {
    return what == What::both || what == (line == Line::row ? What::row : What::column);
}

/// Of the council.
using Spaces = kit::Bits<int>;

/// What a line would give for a card.
struct Offer {
    int votes = 0;  ///< of the unbroken run through the card
    Spaces cards;   ///< of its colour or breed, without the card itself
    bool convinced() const { return votes >= enough_votes; }
    bool stands() const { return convinced() && !cards.empty(); }
};

struct Offers {
    kit::Each<Offer, 2> by_line;
    bool full = false;  ///< the card filled the last free space
    Spaces others;      ///< cards of both lines that have neither its colour nor its breed

    bool in_lines() const { return by_line[Line::row].stands() || by_line[Line::column].stands(); }
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

/// `b3`
Text space_name(int space);
/// The spaces as places of the table.
std::vector<std::string> places(std::span<const int> spaces);
/// `1 card`, `3 cards`
Text cards_counted(int count);

/// `row 3`, of the row through the space.
Text line_name(int space, Line line);

/// "How many votes has Anna of yellow, …?"
Text votes_question(const std::string& name, Colour colour);

/// What must be entered now before anything else.
Text what_is_due(const State& state);

/// How the districts stand as they are laid out.
struct Standing {
    PerSeat<PerColour<bool>> secured{};
    PerSeat<int> districts{};   ///< how many are secured
    PerSeat<int> bad_points{};  ///< votes of the others; without penalties
    PerColour<int> most{};
    PerColour<int> sharing{};  ///< how many have most votes
};
Standing standing(const State& state);

}  // namespace kleine_klaeffer
