#pragma once

#include <string>

#include "core/table.h"
#include "core/verdict.h"

namespace cli {

/// Colours, for a terminal that wants them; what they say is always said in letters too.
class Ink {
public:
    explicit Ink(bool coloured) : coloured_(coloured) {}

    /// Coloured if standard output is a terminal and NO_COLOR is not set (no-color.org).
    static Ink for_output();

    std::string hue(core::Hue hue, const std::string& text) const;
    std::string verdict(core::Kind kind, const std::string& text) const;
    std::string bold(const std::string& text) const { return drawn("1", text); }
    std::string faint(const std::string& text) const { return drawn("2", text); }
    /// Black on white, whatever colours the terminal has.
    std::string dark_on_light(const std::string& text) const { return drawn("38;5;16;48;5;231", text); }

private:
    std::string drawn(std::string_view code, const std::string& text) const;

    bool coloured_;
};

/// How wide standard output is: the terminal, else COLUMNS, else 80 columns.
int output_columns();

}  // namespace cli
