#pragma once

#include <string>

#include "core/ask.h"
#include "core/table.h"

/// A table at which cards stand facing away from those who hold them.
namespace table_of_racks {

constexpr int slots = 5;

/// `p1/3`: slot 3 of seat 1.
std::string slot(int seat, int number);
core::Table table(int seats);
core::Place& at(core::Table& table, const std::string& slot);
/// What was told of a card: its suit, its value.
core::Face suit();
core::Face value(const std::string& number);

}  // namespace table_of_racks
