#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/text.h"

namespace core {
struct Face;
}

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

/// As long as it lives, the texts of this thread are in that language; empty: as before.
class Speaking {
public:
    explicit Speaking(std::string_view code);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    const void* before_;
};

/// Looks up in the language in force.
std::string word_for(std::string_view id);
/// Looks up in the language in force, whatever the user calls it.
std::string usual_word_for(std::string_view id);

/// What the user calls things otherwise, by message ids.
using OwnWords = std::map<std::string, std::string, std::less<>>;
/// From now on these stand in every language, in sentences too; ids that they lack have their usual words.
void use_own(OwnWords words);

/// In words, in the language in force.
std::string say(const core::Text& text);

/// Its letters and its value, in the language in force: `ge6`.
std::string brief(const core::Face& face);

/// Folder of the catalogues: `<folder>/<code>/LC_MESSAGES/pfiff.mo`.
std::string translations_folder();

}  // namespace app
