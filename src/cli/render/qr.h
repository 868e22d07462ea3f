#pragma once

#include <string>

#include "app/exchange/qr.h"
#include "cli/terminal/ink.h"

namespace cli {

/// Two rows of modules a line, with a light edge of four. With colours it is dark on light whatever the
/// colours of the terminal; without, the blocks are the dark modules, as ink on paper.
std::string drawn(const app::QrCode& code, const Ink& ink);

}  // namespace cli
