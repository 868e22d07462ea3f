#pragma once

#include <optional>

#include "core/record.h"

namespace app {

/// Whether both headers may be of one match: what may be said of it besides is not looked at.
bool agree(const core::Header& one, const core::Header& other);

/// The first line in which two records of one match differ, as far as both go. Long and short forms are the
/// same line.
std::optional<core::Seq> first_difference(const core::Record& one, const core::Record& other);

}  // namespace app
