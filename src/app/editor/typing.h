#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/editor/line.h"
#include "app/match/session.h"

/// What is typed while a line is in the making.
namespace app {

/// The line that it makes: what was typed may go on from what was tapped.
std::string continued(const Session& session, const Line& line, const std::string& typed);

/// What may stand in place of the words so far.
std::vector<std::string> completions(const Session& session, const Line& line, const std::string& typed);

/// What words would be entered as, and how that would be ruled.
struct Meaning {
    std::string line;
    std::optional<core::Verdict> verdict{};  ///< where it is told and not `Legal`
    core::Text misread{};                    ///< why the words cannot be read; then there is no line

    bool operator==(const Meaning&) const = default;
};

/// Nothing where nothing was typed.
std::optional<Meaning> meaning(const Session& session, const Line& line, const std::string& typed);

}  // namespace app
