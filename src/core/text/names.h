#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

// All texts here are UTF-8; what is none stays, and is shown as U+FFFD. Plain ASCII costs next to nothing.

/// In Unicode's NFC. Names that are the same in it are the same name.
std::string nfc(std::string_view name);
bool same_name(std::string_view one, std::string_view other);

/// For searching: case folded, composed or not, wide or not, without invisible characters.
std::string fold_case(std::string_view text);

/// Names for which this is equal look alike: other case, outer blanks, invisible or direction characters,
/// letters of another script that are drawn alike. It is no name, and not for showing.
std::string likeness(std::string_view name);

/// As every face shows a name, or any text that came from somebody: invisible and direction characters as
/// `⟨U+200B⟩`, so that they reorder nothing; a blank at an end as `·`. Shown twice it is the same. Control
/// characters stay as they are.
std::string shown(std::string_view text);

/// Which of the names is meant by what somebody typed: the same name; else what it is shown as; else the only
/// one that looks like it. Nothing if there is none.
std::optional<std::size_t> meant(std::string_view typed, std::span<const std::string> names);

/// From now on names are sorted as that language sorts: `en`, `de`, `ko`. Before that as most languages do.
void sort_as(std::string_view language);
/// Whether one comes before the other; unequal names are never equal.
bool comes_before(std::string_view one, std::string_view other);

}  // namespace core
