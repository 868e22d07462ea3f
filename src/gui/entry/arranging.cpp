#include "gui/entry/arranging.h"

#include <algorithm>
#include <set>

namespace gui {

std::vector<std::string> tokens_of(const std::vector<core::Arranged>& arranged) {
    std::vector<std::string> tokens;
    tokens.reserve(arranged.size());
    for (const core::Arranged& each : arranged) {
        tokens.push_back(each.piece + "=" + each.place);
    }
    return tokens;
}

std::optional<std::vector<core::Arranged>> arranged_as(std::vector<core::Arranged> pieces,
                                                       std::span<const std::string> tokens) {
    std::set<std::string> places;
    if (tokens.size() != pieces.size()) {
        return std::nullopt;
    }
    for (core::Arranged& each : pieces) {
        const std::string begins = each.piece + "=";
        const auto found = std::find_if(tokens.begin(), tokens.end(),
                                        [&](const std::string& token) { return token.starts_with(begins); });
        if (found == tokens.end() || !places.insert(found->substr(begins.size())).second) {
            return std::nullopt;
        }
        each.place = found->substr(begins.size());
    }
    return pieces;
}

bool same_pieces(const std::vector<core::Arranged>& one, const std::vector<core::Arranged>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const core::Arranged& a, const core::Arranged& b) { return a.piece == b.piece; });
}

bool same_places(const std::vector<core::Arranged>& one, const std::vector<core::Arranged>& other) {
    return tokens_of(one) == tokens_of(other);
}

}  // namespace gui
