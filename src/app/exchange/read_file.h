#pragma once

#include <filesystem>

#include <tl/expected.hpp>

#include "core/record.h"

namespace app {

/// Reads a record from a file (`-`: standard input). For a file that cannot be opened or read, or a
/// directory, the Fault has line 0; one over 4 MiB is not read to its end.
tl::expected<core::Record, core::Fault> read_file(const std::filesystem::path& file);

}  // namespace app
