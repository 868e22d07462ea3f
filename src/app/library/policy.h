#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/reading.h"
#include "core/text/text.h"

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

/// The policies in the order in which they are offered, in words.
struct PolicyWords {
    Policy policy;
    std::string_view title;  ///< "The referee …"
    std::string_view meaning;
};

inline constexpr std::array<PolicyWords, 4> policy_words{{
    {Policy::warn, N_("warns at once"),
     N_("What is against the rules is said at once; the table may let it stand.")},
    {Policy::strict, N_("is strict"),
     N_("What is against the rules is said at once, and must be taken back.")},
    {Policy::ask, N_("rules when asked"), N_("Nothing is said until someone calls the referee.")},
    {Policy::silent, N_("is silent"), N_("Nothing is said before the match is over.")},
}};

}  // namespace app
