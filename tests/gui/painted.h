#pragma once

#include <vector>

#include "core/table.h"
#include "gui/draw/painter.h"

/// All words of a picture of that size, where they are painted.
std::vector<gui::Written> words_of(const core::Table& table, double width, double height);
