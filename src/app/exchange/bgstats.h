#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/exchange/new_file.h"
#include "store/matches/history.h"
#include "store/sqlite/database.h"

namespace app {

/// Whether a play file has this match: it is over, and was not only tried out.
bool is_play(const store::Listed& match);

/// Writes the matches named as a play file of BG Stats (JSON). Those that are open or were begun by 'what if'
/// are left out; abandoned ones are there, marked `ignored`, so that its statistics do not count them. Seats
/// of the game's own are nobody's and left out. Ids are made from the match's id and the players' names as
/// their records first spelled them: a second file says the same of the same match, whatever was renamed.
/// Answers how many plays were written; nothing if it was stopped.
std::optional<int> write_play_file(store::Database& database, const std::vector<std::string>& matches,
                                   const Sink& sink, const Progress& progress);

}  // namespace app
