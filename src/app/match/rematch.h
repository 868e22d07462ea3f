#pragma once

#include <string>
#include <vector>

#include "app/match/session.h"
#include "core/scores.h"
#include "core/text/text.h"

namespace app {

/// Whether a second match with the roles changed may follow this one: it is won, in a game of unlike roles,
/// and neither follows another nor is followed.
bool can_change_roles(store::Database& database, const Session& session);

/// Begins it, at once with the entries that change the roles: players, seats, rules and policy stay. Answers
/// its id; where it may not be, it throws `core::Failure`.
std::string change_roles(store::Database& database, const Session& session);

/// What the two matches say together, line by line; nothing if this one is alone. While the second is open,
/// what is to be beaten.
std::vector<core::Text> said_of_rematch(store::Database& database, const Session& session);

/// Two matches that are over, the roles changed: who won them, else who is ahead by what is counted.
std::vector<core::Text> compared(const core::Scores& first, const core::Scores& second);

}  // namespace app
