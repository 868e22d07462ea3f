#include "gui/toolkit/copies.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "app/words/words.h"
#include "core/text/utf8.h"
#include "games/catalog.h"

namespace gui {

namespace {

constexpr std::size_t longest_id = 40;

bool is_one_of(std::string_view text, std::string_view characters) {
    return text.find_first_not_of(characters) == std::string_view::npos;
}

}  // namespace

bool is_kind(std::string_view id) {
    return !id.empty() && id.size() <= longest_id && is_one_of(id, "abcdefghijklmnopqrstuvwxyz0123456789-");
}

bool is_kind_name(std::string_view name) {
    return !name.empty() && !core::first_invalid(name) && !core::has_control_character(name) &&
           core::code_points(name) <= longest_kind_name && name.front() != ' ' && name.back() != ' ';
}

std::optional<wxColour> read_colour(std::string_view text) {
    if (text.size() != 7 || text.front() != '#' || !is_one_of(text.substr(1), "0123456789abcdefABCDEF")) {
        return std::nullopt;
    }
    std::uint32_t rgb = 0;
    std::from_chars(text.data() + 1, text.data() + text.size(), rgb, 16);
    return wxColour(static_cast<unsigned char>(rgb >> 16U), static_cast<unsigned char>(rgb >> 8U & 0xffU),
                    static_cast<unsigned char>(rgb & 0xffU));
}

void call_kinds(const Copies& copies) {
    app::OwnWords own;
    for (const core::GameInfo* game : games::infos()) {
        for (const core::CopyKind& kind : game->kinds) {
            const auto copy = copies.find(kind.id);
            if (copy != copies.end() && !copy->second.name.empty()) {
                own.emplace(kind.name, copy->second.name);
            }
        }
    }
    app::use_own(std::move(own));
}

}  // namespace gui
