#pragma once

#include <filesystem>
#include <string_view>

#include "fuzz/shared/world.h"

namespace fuzz {

/// Where the bytes begin with `=== NAME` they are the files of a folder, each after such a line; else they
/// are one record. Answers what is to be read.
std::filesystem::path lay_out_files(const Folder& folder, std::string_view bytes);

}  // namespace fuzz
