#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "core/header.h"
#include "core/reading.h"
#include "core/report.h"

/// The numbers of a match counted a second time, by plain loops over the lines that the referee took and over
/// what `check` tells: nothing of how the games count them is used.
namespace laws {

/// By key, seat and round; zeros are left out.
using Counts = std::map<std::tuple<std::string, std::optional<int>, std::optional<int>>, int>;

Counts counted(const std::vector<core::Stat>& stats);
Counts recounted(const core::Header& header, const core::Reading& reading, const core::Report& report);

/// One number a line, for a message.
std::string listed(const Counts& counts);

}  // namespace laws
