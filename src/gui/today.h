#pragma once

#include <string>

#include "app/policy.h"
#include "store/database.h"

namespace gui {

/// Now, as records write a date.
std::string today();
/// The policy of a match that is there already.
app::Policy policy_of(store::Database& database, const std::string& match);

}  // namespace gui
