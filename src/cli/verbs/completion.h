#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace cli {

/// What a shell calls, as its first word, to hear what may stand in place of the last word of a call.
inline constexpr std::string_view completing = "complete-call";

/// What may stand in place of the last of these words, a line each: the word, and behind a tab what it means.
/// Files are found by the shell: then the only line is `:files`, `:records` or `:folders`. The words are as
/// the shell has them, quoted or not. What cannot be found out is nothing.
std::string completions(const CLI::App& program, std::vector<std::string> words);

}  // namespace cli
