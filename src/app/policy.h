#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/reading.h"

namespace app {

/// What happens when an entry is illegal (product.md).
enum class Policy { warn, strict, ask, silent };

std::string_view word(Policy policy);
std::optional<Policy> policy_of(std::string_view word);

/// The answers to a ruling.
enum class Answer { mistyped, taken_back, stands };

/// Something the referee says aloud about the last entry: it is illegal, or it proves an earlier
/// one to be, or some cannot all be true.
struct Ruling {
    core::Seq about;        ///< the entry ruled on
    core::Seq at;           ///< the entry that brought it to light; the same unless overturned
    core::Verdict verdict;  ///< Illegal, or for a finding Presumed
    std::string_view rule;
    core::Text sentence;           ///< whole: who, what, which rule, why
    std::vector<core::Seq> among;  ///< for a finding
    std::vector<Answer> answers;   ///< the buttons, in order
};

/// Whether verdicts of the entry may be shown now: never before the match is over under `silent`;
/// under `ask` only up to the line where Referee! was last called.
bool may_tell(Policy policy, core::Status status, core::Seq entry, core::Seq ruled_up_to);

}  // namespace app
