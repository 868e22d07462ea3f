#include "app/editor/arranging.h"

#include <algorithm>
#include <set>

#include "core/record.h"

namespace app {

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

std::vector<core::Arranged> Arranging::kept(const std::vector<core::Arranged>& proposed,
                                            const core::Table& table) const {
    const auto tokens = core::tokenize(last_);
    const auto arranged = tokens ? arranged_as(proposed, *tokens) : std::nullopt;
    const bool fits = arranged && std::ranges::all_of(*arranged, [&](const core::Arranged& each) {
                          return core::place_of(table, each.place) != nullptr;
                      });
    return fits ? *arranged : proposed;
}

const std::vector<core::Arranged>& Arranging::pieces(const std::vector<core::Arranged>& proposed,
                                                     const core::Table& table) {
    if (!std::ranges::equal(pieces_, proposed, {}, &core::Arranged::piece, &core::Arranged::piece)) {
        pieces_ = kept(proposed, table);
    }
    return pieces_;
}

std::vector<core::Text> Arranging::said(const std::vector<core::Arranged>& proposed,
                                        const core::Table& table) const {
    std::vector<core::Text> said;
    if (pieces_ == proposed) {
        said.push_back({N_("This is the proposal of the program."), {}});
    } else if (pieces_ == kept(proposed, table)) {
        said.push_back({N_("So they stood the last time."), {}});
    }
    said.push_back({N_("Drag each piece to where it stands, or tap it and then its space."), {}});
    return said;
}

std::vector<std::string> Arranging::enter() {
    std::vector<std::string> tokens = tokens_of(pieces_);
    last_ = core::joined(tokens);
    return tokens;
}

}  // namespace app
