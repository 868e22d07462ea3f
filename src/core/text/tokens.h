#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/text/text.h"

namespace core {

inline constexpr std::size_t most_line_bytes = 1000;

/// A line's tokens, without its comment; where it is badly quoted, those before the error.
struct Tokenized {
    std::vector<std::string> tokens;
    bool well_quoted = true;
};
Tokenized split(std::string_view line);

/// Whether the line is empty or holds a comment only, and so is no entry. A line that is too long is
/// not looked into.
bool says_nothing(std::string_view line);

/// The tokens of one line, without its comment; none for an empty line. An error is a badly quoted
/// line. A line over `most_line_bytes` is an error too.
tl::expected<std::vector<std::string>, Text> tokenize(std::string_view line);
/// The same into a list that serves for many lines. Nothing went wrong if nothing is answered.
std::optional<Text> tokenize(std::string_view line, std::vector<std::string>& tokens);

/// A token as it is written: quoted only where it must be.
std::string quoted(std::string_view token);
/// The tokens in one line, each quoted where it must be.
std::string joined(std::span<const std::string> tokens);

/// The parts with a blank between them; what is empty is left out.
std::string spaced(std::initializer_list<std::string_view> parts);

/// A number of the record: one to six digits, no leading zeros.
std::optional<int> number(std::string_view token);

}  // namespace core
