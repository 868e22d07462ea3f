#include "app/words/words.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <mutex>

#include "app/words/translations.h"
#include "core/table.h"
#include "core/text/names.h"

namespace app {

namespace {

/// A language in force. The catalogues stay in memory once they are read: texts may be looked up by
/// other threads while the language is changed.
struct Spoken {
    std::string_view code;
    std::optional<Translations> catalogue;
};

const Spoken* find_spoken(std::string_view code) {
    static std::mutex reading;
    static std::map<std::string_view, Spoken> read;
    const std::scoped_lock lock(reading);
    auto found = read.find(code);
    if (found == read.end()) {
        const auto file = std::filesystem::path(translations_folder()) / code / "LC_MESSAGES" / "pfiff.mo";
        found = read.emplace(code, Spoken{code, Translations::read(file)}).first;
    }
    return &found->second;
}

std::atomic<const Spoken*> in_force{nullptr};
thread_local const Spoken* for_a_while = nullptr;

const Spoken* now_spoken() {
    return for_a_while != nullptr ? for_a_while : in_force.load();
}

OwnWords own_words;

/// The code in `languages()` that a name like `de_AT.UTF-8` or `ko` begins with.
std::optional<std::string_view> known(std::string_view name) {
    const std::string_view code = name.substr(0, name.find_first_of("_.@-"));
    const auto found = std::ranges::find(languages(), code, &Language::code);
    return found == languages().end() ? std::nullopt : std::optional(found->code);
}

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

std::string_view by_environment() {
    std::string_view locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = locale.empty() ? variable(name) : locale;
    }
    // As with gettext: who asks for the plain C locale wants no translation.
    std::string_view wanted = locale == "C" || locale == "POSIX" ? std::string_view() : variable("LANGUAGE");
    while (!wanted.empty()) {
        const std::size_t end = wanted.find(':');
        if (const auto code = known(wanted.substr(0, end))) {
            return *code;
        }
        wanted.remove_prefix(end == std::string_view::npos ? wanted.size() : end + 1);
    }
    return known(locale).value_or("en");
}

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{"en", "English"}, {"de", "Deutsch"}, {"ko", "한국어"}};
    return all;
}

void speak(std::string_view code) {
    in_force = find_spoken(code.empty() ? by_environment() : known(code).value_or("en"));
    core::sort_as(spoken());
}

Speaking::Speaking(std::string_view code) : before_(for_a_while) {
    if (const auto language = known(code)) {
        for_a_while = find_spoken(*language);
    }
}

Speaking::~Speaking() {
    for_a_while = static_cast<const Spoken*>(before_);
}

std::string_view spoken() {
    const Spoken* spoken = now_spoken();
    return spoken == nullptr ? "en" : spoken->code;
}

std::string word_for(std::string_view id) {
    const auto own = own_words.find(id);
    return own != own_words.end() ? own->second : usual_word_for(id);
}

void use_own(OwnWords words) {
    own_words = std::move(words);
}

std::string usual_word_for(std::string_view id) {
    const Spoken* spoken = now_spoken();
    const auto found = spoken == nullptr || !spoken->catalogue ? std::nullopt : spoken->catalogue->find(id);
    return std::string(found.value_or(id.substr(id.find('\004') + 1)));  // without its context, if it has one
}

std::string say(const core::Text& text) {
    return core::say(text, word_for);
}

std::string brief(const core::Face& face) {
    return (face.letter.empty() ? std::string() : word_for(face.letter)) + face.value;
}

std::string translations_folder() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto folder = error ? std::filesystem::current_path(error) : program.parent_path();
    return (folder / ".." / "share" / "locale").lexically_normal().string();
}

}  // namespace app
