#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/figure.h"
#include "core/reading.h"
#include "core/table.h"
#include "kit/match.h"
#include "kit/suits.h"

namespace kit {

/// A card in the running trick.
struct Played {
    int seat;
    Suited card;
    core::Seq seq;
    core::Kind kind;
};

/// A card in a trick that was taken.
struct Taken {
    Suited card;
    int by;            ///< who has it now
    core::Seq seq;     ///< the entry that played it
    core::Seq won_by;  ///< the one that won the trick
};

using Trick = std::vector<Played>;
inline constexpr std::size_t most_seats = 8;

/// The card with the highest rank, as an index into the trick; of equals the first. It must not be empty.
template <class Rank>
std::size_t winning(const Trick& trick, const Rank& rank) {
    const auto best =
        std::ranges::max_element(trick, {}, [&](const Played& played) { return rank(played.card); });
    return static_cast<std::size_t>(best - trick.begin());
}

/// The tricks of a round.
struct Tricks {
    int leader = 0;  ///< who is to lead the trick
    Trick running;
    Trick last;  ///< lies there until the next is led
    std::vector<Taken> taken;
    int done = 0;
    Each<int, most_seats> won{};  ///< how many each seat took

    bool begun() const { return !running.empty() || done > 0; }
    const Trick& lying() const { return running.empty() ? last : running; }
    bool has_played(int seat) const {
        return std::ranges::find(running, seat, &Played::seat) != running.end();
    }
    /// The entry that the seat has played to the trick, or 0.
    core::Seq played_by(int seat) const;
    /// The last card, or the one that won the trick before; nothing before the first.
    core::Seq turn_by() const;
    /// For all cards of a round, so that the lists do not grow one by one.
    void make_room(int seats, int tricks);
    /// The trick goes to whom this card of it belongs, who leads the next.
    void take(std::size_t best);
};

/// How often a seat did not follow suit though it could.
struct Revokes {
    int at_once = 0;  ///< seen as they were played
    int later = 0;    ///< proven by a later entry
};
core::Figure revokes_figure();
void add_revokes(std::span<const Revokes> by_seat, std::vector<core::Stat>& stats);

/// How the tricks lie on the table.
struct TrickView {
    const Tricks& tricks;
    std::span<const Look> looks;
    std::span<const std::string> names;
    std::vector<int> around;  ///< the seats clockwise
    std::optional<int> next;
    std::size_t wins = 0;  ///< an index into what lies there
    bool follows = false;  ///< suit must be followed
    /// What is remarkable about a card besides; nothing: whether it was illegal.
    std::function<std::vector<core::Mark>(const Played&)> marks{};
};
/// The running trick; between tricks the last one.
core::Zone trick_zone(const TrickView& view);

}  // namespace kit
