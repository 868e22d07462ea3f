#pragma once

#include <optional>
#include <string_view>

#include "core/reading.h"

namespace app {

/// What happens when an entry is illegal (product.md).
enum class Policy { warn, strict, ask, silent };

std::string_view word(Policy policy);
std::optional<Policy> policy_of(std::string_view word);

/// Whether what is illegal is said at once.
bool speaks_up(Policy policy);

/// Whether verdicts of the entry may be shown now: never before the match is over under `silent`;
/// under `ask` only up to the line where Referee! was last called, until the match is over.
bool may_tell(Policy policy, core::Status status, core::Seq entry, core::Seq ruled_up_to);

}  // namespace app
