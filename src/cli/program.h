#pragma once

#include <string>
#include <vector>

namespace cli {

/// Does what the call says; answers the exit status.
int run(std::vector<std::string> args);

}  // namespace cli
