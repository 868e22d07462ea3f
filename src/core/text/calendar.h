#pragma once

#include <string>
#include <string_view>

namespace core {

/// A date (`YYYY-MM-DD`, with or without `THH:MM`) as the language with that code writes it, after a pattern
/// of Unicode's (`d MMM y`); the date itself where it is none.
std::string written(std::string_view date, std::string_view pattern, std::string_view language);

}  // namespace core
