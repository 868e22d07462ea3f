#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/ask.h"

namespace gui {

/// `PIECE=PLACE`, one each, in their order.
std::vector<std::string> tokens_of(const std::vector<core::Arranged>& arranged);

/// The same pieces where the tokens put them; nothing if those do not put each piece once, on places of
/// their own.
std::optional<std::vector<core::Arranged>> arranged_as(std::vector<core::Arranged> pieces,
                                                       std::span<const std::string> tokens);

bool same_pieces(const std::vector<core::Arranged>& one, const std::vector<core::Arranged>& other);
bool same_places(const std::vector<core::Arranged>& one, const std::vector<core::Arranged>& other);

}  // namespace gui
