#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/reading.h"
#include "core/record.h"

namespace cli {

/// A record and the game it is of.
struct Read {
    core::Record record;
    const core::Game* game;
};

Read with_game(core::Record record);

/// The record in the file (`-`: standard input); where it cannot be read, says so and answers nothing.
std::optional<Read> read_or_complain(const std::string& file);

/// What `--as` says: `table`, `referee`, or the name of one who plays, also with `player:` before it; throws
/// `core::Failure` if nobody is called so.
core::Viewer viewer_named(const std::string& token, const Read& read);
inline constexpr std::string_view how_names_are_told_apart =
    N_("A name may have player: before it: one who is called referee is player:referee.");

/// What `--at` says: the number of one of the entries, or 0 for the table before the first.
core::Seq entry_number(const std::string& token, std::size_t entries);

}  // namespace cli
