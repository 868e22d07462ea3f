#pragma once

#include <optional>
#include <vector>

#include "app/match/session.h"

namespace app {

/// An entry that stands, as one who looks back comes by it.
struct Step {
    core::Seq seq = 0;
    core::Where where;
    std::vector<int> totals;  ///< after it; empty without points
    bool foul = false;        ///< illegal, as far as that is told
    bool note = false;
    bool scored = false;         ///< the totals are others than before it
    std::vector<int> thought{};  ///< up to it, in seconds, one a seat; empty where nothing is known
};

/// The entries of a match in the order of the table. `whole`: with all that was secret, once it is over.
std::vector<Step> steps(const Session& session, bool whole);

enum class Direction { back, on };

/// From a step (−1: before the first one) to the next one of a kind.
std::optional<int> next(const std::vector<Step>& steps, int from, Direction to, bool Step::*kind);
/// To where a turn begins, or a round; going back, first to where the present one began. At the ends: the
/// last step, or −1.
int next_turn(const std::vector<Step>& steps, int from, Direction to);
int next_round(const std::vector<Step>& steps, int from, Direction to);

}  // namespace app
