#pragma once

#include <string>
#include <string_view>

namespace store {

/// The text in small letters, of every script that has them, for comparing; what is no UTF-8 stays.
std::string small_letters(std::string_view text);

}  // namespace store
