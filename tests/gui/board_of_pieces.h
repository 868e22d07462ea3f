#pragma once

#include "core/ask.h"
#include "core/table.h"

/// A board of seven by seven tiles, on which pieces stand.
namespace board_of_pieces {

std::string space(int column, int row);
core::Table table();
core::Place& at(core::Table& table, const std::string& space);
void put(core::Table& table, const std::string& space, core::Token token);
core::Token piece(const std::string& name, std::string_view shape, const std::string& letter,
                  core::Hue hue = core::Hue::brown, std::vector<core::Mark> marks = {});
/// A question for a space: these may be chosen.
core::Ask spaces(const std::vector<std::string>& tokens);

}  // namespace board_of_pieces
