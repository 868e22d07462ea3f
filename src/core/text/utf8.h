#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Where the first byte lies that is no UTF-8, or nothing if all is well.
std::optional<std::size_t> first_invalid(std::string_view bytes);

/// What is written in UTF-16 and says so with its first two bytes, as UTF-8; nothing for other bytes, and for
/// those that are not sound.
std::optional<std::string> from_utf16(std::string_view bytes);

/// How many code points the text has; it must be valid.
std::size_t code_points(std::string_view text);

/// Whether U+0000–1F or U+7F–9F is in it; it must be valid.
bool has_control_character(std::string_view text);

}  // namespace core
