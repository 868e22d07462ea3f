#pragma once

#include <string>
#include <string_view>

namespace app {

/// An id made from a text, the same for the same text (UUID version 5).
std::string uuid_of(std::string_view text);

}  // namespace app
