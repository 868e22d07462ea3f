#include "core/text/utf8.h"

#include <utf8.h>

namespace core {

std::optional<std::size_t> first_invalid(std::string_view bytes) {
    const auto bad = utf8::find_invalid(bytes.begin(), bytes.end());
    if (bad == bytes.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(bad - bytes.begin());
}

std::optional<std::string> from_utf16(std::string_view bytes) {
    const bool little = bytes.starts_with("\xFF\xFE");
    if ((!little && !bytes.starts_with("\xFE\xFF")) || bytes.size() % 2 != 0) {
        return std::nullopt;
    }
    std::u16string units;
    units.reserve(bytes.size() / 2);
    for (std::size_t at = 2; at < bytes.size(); at += 2) {
        const auto low = static_cast<unsigned char>(bytes[little ? at : at + 1]);
        const auto high = static_cast<unsigned char>(bytes[little ? at + 1 : at]);
        units += static_cast<char16_t>(high << 8 | low);
    }
    try {
        return utf8::utf16to8(units);
    } catch (const utf8::exception&) {
        return std::nullopt;
    }
}

std::size_t code_points(std::string_view text) {
    return static_cast<std::size_t>(utf8::unchecked::distance(text.begin(), text.end()));
}

bool has_control_character(std::string_view text) {
    for (auto at = text.begin(); at != text.end();) {
        const auto point = utf8::unchecked::next(at);
        if (point < 0x20 || (point >= 0x7F && point <= 0x9F)) {
            return true;
        }
    }
    return false;
}

}  // namespace core
