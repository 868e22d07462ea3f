#pragma once

#include <span>
#include <string_view>

#include "core/reading.h"

namespace games {

/// All games there are, by title. Made by the build from the folders of src/games.
std::span<const core::Game* const> catalog();
/// Their infos, for `core::read_record`.
std::span<const core::GameInfo* const> infos();
/// The game of this id, or nothing.
const core::Game* find(std::string_view id);
/// A rule by its id, of any game or of the core; or nothing.
const core::Rule* rule(std::string_view id);

}  // namespace games
