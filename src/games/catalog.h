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
/// By which edition of which rule book the game is judged, and that the referee decides where it is silent.
core::Text basis(const core::Game& game);
/// What a rule of `rule` rests on: that edition, or a decision of the referee.
core::Text basis(const core::Rule& rule);

}  // namespace games
