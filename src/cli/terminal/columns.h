#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// How many columns of a terminal the text takes: Hangul and the like take two, accents none,
/// colours (as `Ink` writes them) none.
int columns(std::string_view text);

/// Blanks behind or before the text until it takes that many columns.
std::string padded(std::string text, int width);
std::string right_aligned(const std::string& text, int width);

std::string repeated(std::string_view piece, int times);

/// As much of the text from its beginning as takes at most that many columns.
std::string_view beginning(std::string_view text, int width);

/// What a record holds, made harmless for a terminal: a control character becomes U+FFFD, and so
/// does what is no UTF-8.
std::string visible(std::string_view text);

/// The text in lines of at most `width` columns, broken at blanks.
std::vector<std::string> wrapped(std::string_view text, int width);

}  // namespace cli
