#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace cli {

/// What an option takes, refused with words of ours in the language in force.
CLI::Validator takes_one_of(const std::vector<std::string>& words);
CLI::Validator takes_number(int least, int most);

}  // namespace cli
