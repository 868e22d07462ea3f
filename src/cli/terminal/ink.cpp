#include "cli/terminal/ink.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/record.h"

namespace cli {

namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::string_view code(core::Hue hue) {
    using enum core::Hue;
    switch (hue) {
        case none:
            return "";
        case grey:
            return "38;5;247";
        case purple:
            return "38;5;135";
        case pink:
            return "38;5;211";
        case green:
            return "38;5;71";
        case yellow:
            return "38;5;178";
        case red:
            return "38;5;196";
        case blue:
            return "38;5;69";
        case orange:
            return "38;5;208";
        case brown:
            return "38;5;137";
        case black:
            return "1";
    }
    return "";
}

}  // namespace

Ink Ink::for_output() {
    return Ink(isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR").empty() && variable("TERM") != "dumb");
}

std::string Ink::hue(core::Hue hue, const std::string& text) const {
    return drawn(code(hue), text);
}

std::string Ink::verdict(core::Kind kind, const std::string& text) const {
    switch (kind) {
        case core::Kind::legal:
            return text;
        case core::Kind::presumed:
            return drawn("33", text);
        case core::Kind::illegal:
            return drawn("31", text);
        case core::Kind::impossible:
            return drawn("1;35", text);
    }
    return text;
}

std::string Ink::drawn(std::string_view code, const std::string& text) const {
    if (!coloured_ || code.empty() || text.empty()) {
        return text;
    }
    return std::string("\x1b[").append(code).append("m").append(text).append("\x1b[0m");
}

int output_columns() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        return std::max<int>(size.ws_col, 40);
    }
    return std::clamp(core::number(variable("COLUMNS")).value_or(80), 40, 500);
}

}  // namespace cli
