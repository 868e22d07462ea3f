#include "core/utf8.h"

#include <utf8.h>

namespace core {

std::optional<std::size_t> first_invalid(std::string_view bytes) {
    const auto bad = utf8::find_invalid(bytes.begin(), bytes.end());
    if (bad == bytes.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(bad - bytes.begin());
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
