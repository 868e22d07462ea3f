#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace core {

/// Where the first byte lies that is no UTF-8, or nothing if all is well.
std::optional<std::size_t> first_invalid(std::string_view bytes);

/// How many code points the text has; it must be valid.
std::size_t code_points(std::string_view text);

/// Whether U+0000–1F or U+7F–9F is in it; it must be valid.
bool has_control_character(std::string_view text);

}  // namespace core
