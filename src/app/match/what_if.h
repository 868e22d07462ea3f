#pragma once

#include <string>

#include "app/match/session.h"

namespace app {

/// 'What if': begins a match as a copy of this one up to an entry (0: before the first one), in the order of
/// the table and with all corrections made, so that it stands there as this one did. Answers its id.
std::string begin_what_if(store::Database& database, const Session& session, core::Seq until);

}  // namespace app
