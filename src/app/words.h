#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace app {

/// A language Pfiff speaks: its code, and its own name.
struct Language {
    std::string_view code;
    std::string_view name;
};
const std::vector<Language>& languages();

/// Chooses the language of all texts from now on: `en`, `de`, `ko`; empty: by LANGUAGE, LC_ALL,
/// LC_MESSAGES, LANG; an unknown one is English. Works without system locales.
void speak(std::string_view code);
/// The code of the language in force.
std::string_view spoken();

/// Looks up in the language in force.
std::string word_for(std::string_view id);
/// In words, in the language in force.
std::string say(const core::Text& text);

/// Folder of the catalogues: `<folder>/<code>/LC_MESSAGES/pfiff.mo`.
std::string catalogue_folder();

}  // namespace app
