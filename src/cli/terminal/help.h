#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace cli {

/// How `--help` looks: usage, what the verb does, what it takes, then what its footer says. All in
/// the language in force, aligned for wide characters too.
class HelpPage : public CLI::FormatterBase {
public:
    std::string make_help(const CLI::App* verb, std::string name, CLI::AppFormatMode mode) const override;
};

/// Parts of a verb's footer. Paragraphs and meanings are message ids; an empty meaning is left out.
std::string notes(std::initializer_list<std::string_view> paragraphs);
std::string exit_status(std::string_view zero, std::string_view one, std::string_view two);
std::string examples(std::initializer_list<std::string_view> calls);

}  // namespace cli
