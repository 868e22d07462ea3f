#pragma once

#include <string>

#include "gui/toolkit/theme.h"

namespace gui {

/// The looks as a style sheet of the toolkit.
std::string stylesheet(const Theme& theme);

}  // namespace gui
