#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <wx/colour.h>

#include "core/header.h"

namespace gui {

/// How the user's copy of a game prints a kind of things, where it differs from the usual.
struct Copy {
    std::string name;  ///< empty: the usual one
    std::optional<wxColour> colour;

    bool operator==(const Copy&) const = default;
};
/// By the ids of the kinds (`core::CopyKind`).
using Copies = std::map<std::string, Copy, std::less<>>;

inline constexpr std::size_t longest_kind_name = 40;  ///< code points

/// Whether it can be the id of a kind; ids are part of keys and of names of styles.
bool is_kind(std::string_view id);
/// Whether a kind may be called so: 1 to 40 code points, no control characters, no blank at an end.
bool is_kind_name(std::string_view name);
/// `#rrggbb`, or nothing.
std::optional<wxColour> read_colour(std::string_view text);

/// From now on all words call the kinds as the user does.
void call_kinds(const Copies& copies);

}  // namespace gui
