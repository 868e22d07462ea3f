#include "cli/terminal/columns.h"

#include <clocale>
#include <cwchar>

#include "core/text/names.h"
#include "core/text/utf8.h"

namespace cli {

namespace {

constexpr char escape = '\x1b';
constexpr std::string_view replacement = "\xEF\xBF\xBD";

std::size_t length_of_code_point(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// The text must be valid UTF-8.
char32_t code_point(std::string_view bytes) {
    static constexpr unsigned masks[] = {0x7F, 0x1F, 0x0F, 0x07};
    char32_t point = static_cast<unsigned char>(bytes.front()) & masks[bytes.size() - 1];
    for (const char c : bytes.substr(1)) {
        point = point << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return point;
}

/// The widths of the C library's own Unicode locale, whatever the user's is.
int width_of_letter(char32_t point) {
    if (point < 0x7F) {
        return 1;
    }
    static const locale_t unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    if (unicode == nullptr) {
        return 1;
    }
    const locale_t before = uselocale(unicode);
    const int width = wcwidth(static_cast<wchar_t>(point));
    uselocale(before);
    return width < 0 ? 1 : width;
}

}  // namespace

int columns(std::string_view text) {
    int width = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == escape) {
            const std::size_t end = text.find('m', at);
            at = end == std::string_view::npos ? text.size() : end + 1;
            continue;
        }
        const std::string_view bytes = text.substr(at, length_of_code_point(text[at]));
        width += width_of_letter(code_point(bytes));
        at += bytes.size();
    }
    return width;
}

std::string padded(std::string text, int width) {
    const int missing = width - columns(text);
    return missing > 0 ? text.append(static_cast<std::size_t>(missing), ' ') : text;
}

std::string right_aligned(const std::string& text, int width) {
    const int missing = width - columns(text);
    return missing > 0 ? std::string(static_cast<std::size_t>(missing), ' ') + text : text;
}

std::string repeated(std::string_view piece, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) {
        text += piece;
    }
    return text;
}

std::string_view beginning(std::string_view text, int width) {
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t next = end + length_of_code_point(text[end]);
        if (columns(text.substr(0, next)) > width) {
            break;
        }
        end = next;
    }
    return text.substr(0, end);
}

std::string visible(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const auto invalid = core::first_invalid(text);
        const std::string_view valid = text.substr(0, invalid.value_or(text.size()));
        for (std::size_t at = 0; at < valid.size();) {
            const std::string_view bytes = valid.substr(at, length_of_code_point(valid[at]));
            shown += bytes == "\t" ? " " : core::has_control_character(bytes) ? replacement : bytes;
            at += bytes.size();
        }
        text.remove_prefix(valid.size());
        if (invalid) {
            shown += replacement;
            text.remove_prefix(1);
        }
    }
    return core::shown(shown);
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!lines.back().empty() && columns(lines.back()) + 1 + columns(word) > width) {
            lines.back().erase(lines.back().find_last_not_of(' ') + 1);
            lines.emplace_back();
        }
        lines.back() += (lines.back().empty() ? "" : " ") + std::string(word);
    }
    return lines;
}

}  // namespace cli
