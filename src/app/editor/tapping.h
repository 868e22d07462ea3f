#pragma once

#include <optional>
#include <string>

#include "app/editor/line.h"
#include "app/match/session.h"

/// What a tap on the picture means.
namespace app {

bool is_impossible(const core::Choice& choice);

core::Text why_not(const core::Verdict& verdict);  ///< "This cannot be: …"

/// Why the choice is impossible, or by which rule it is illegal; nothing if it is neither.
std::optional<core::Text> objection(const core::Choice& choice);

/// The piece that stands where a choice that cannot be was tapped, if it could be chosen in place of the
/// line's last token; else empty.
std::string piece_instead(const Session& session, const Line& line, const core::Choice& tapped);

}  // namespace app
