#pragma once

#include <string>
#include <vector>

#include "core/reading.h"
#include "core/record.h"

/// What the referee, who knows everything that was entered, may say before all who sit at the table.
namespace app {

/// The lines in their places, but those that the table may not see say nothing, besides `kept`.
std::vector<core::Fact> silenced(const core::Record& record, const core::Game& game, core::Seq kept);

/// The referee's verdict as it may be said before all: with the table's own reason if the table comes to the
/// same, else with none.
core::Verdict said_aloud(core::Verdict verdict, const core::Verdict& of_the_table);

/// The same of the entry that the last line made or changed; its reason may also rest on what that line says,
/// which somebody just typed.
core::Verdict said_to_who_typed(const core::Record& record, const core::Game& game, core::Seq about,
                                const core::Verdict& verdict);

/// What one sees of the match, with what the referee announced of its entries besides: that some are illegal,
/// if that is told too, and that some are impossible and drop out, or do not.
core::Reading announced(core::Reading seen, const core::Reading& whole, bool illegal_too = true);

/// The finding as it may be said before all.
core::Finding said_aloud(core::Finding finding, const core::Reading& of_the_table);

/// What everybody may know of an entry that is hidden: its word and whose it is; empty if that is not sure.
core::Printed known_to_all(const core::Ruled& entry, const std::vector<std::string>& seats,
                           const core::Game& game);

}  // namespace app
