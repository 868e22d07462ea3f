#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"

namespace app {

/// A line that is about an earlier one.
struct Correction {
    enum class Kind { undo, amend, insert } kind;
    std::optional<core::Seq> about;  ///< nothing if it names no number
    std::vector<std::string> entry;  ///< the tokens of the entry that it holds
};

/// What the line corrects, if it is a correction.
std::optional<Correction> correction_in(std::string_view line);

}  // namespace app
