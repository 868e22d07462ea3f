#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace laws {

/// All files below this folder of the project with one of these endings, in order. The folder is
/// named from the top of the sources: `src/core`.
std::vector<std::filesystem::path> files(const std::string& folder, const std::vector<std::string>& endings);

/// The records of a game with one of these endings, or of all games; those of a game that is only a test
/// stand beside it.
std::vector<std::filesystem::path> records_of(std::string_view game, const std::vector<std::string>& endings);
std::vector<std::filesystem::path> records(const std::vector<std::string>& endings);

/// The name from the top of the sources, as a message names it.
std::string name_of(const std::filesystem::path& file);

/// Folder and file as the name of a test.
std::string test_name(const std::filesystem::path& file);

std::string content(const std::filesystem::path& file);
std::vector<std::string> lines(const std::filesystem::path& file);

}  // namespace laws
