#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "app/library/policy.h"
#include "core/reading.h"

namespace app {

/// The answers to a ruling.
enum class Answer { mistyped, taken_back, stands };

/// Something the referee says aloud: an entry is illegal, a later one proves it to be, or some
/// cannot all be true.
struct Ruling {
    core::Seq about;        ///< the entry ruled on
    core::Seq at;           ///< the entry that brought it to light; the same unless overturned
    core::Verdict verdict;  ///< Illegal, or for a finding Presumed
    std::string_view rule;
    core::Text sentence;           ///< whole: who, what, which rule, why
    std::vector<core::Seq> among;  ///< for a finding
    std::vector<Answer> answers;   ///< the buttons, in order

    bool operator==(const Ruling&) const = default;
};

/// Who, what, which rule, why, of an entry that is illegal.
core::Text sentence_on(const core::Ruled& entry);
/// Which entries cannot all be true, why, and which rule.
core::Text sentence_on(const core::Finding& finding);

/// Of a finished round: "All 14 discards were in order.", or which were not; nothing if it had none.
std::optional<core::Text> sentence_on(const core::Reckoning& round, const core::Reading& reading,
                                      const core::ClaimWords& words);

/// What line `at`, the last one, brought to light: compares the match before and after it.
std::vector<Ruling> rulings_of_line(const core::Reading& before, const core::Reading& after, core::Seq at,
                                    Policy policy);

/// What came to light after line `since`.
std::vector<Ruling> rulings_since(const core::Reading& reading, core::Seq since, Policy policy);

/// Whether what the ruling says is still so.
bool still_holds(const Ruling& ruling, const core::Reading& reading);

/// Whether the match went on after this entry.
bool is_built_on(core::Seq entry, const core::Reading& reading);

/// The reading without verdicts, findings and marks of entries that are not told, and as presumed as before
/// what was settled by one of them.
core::Reading untold_removed(core::Reading reading, const std::function<bool(core::Seq)>& told);

}  // namespace app
