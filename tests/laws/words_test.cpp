#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "laws/files.h"

namespace {

struct Entry {
    int line = 0;
    std::string id, words;
};

/// What stands between the quotes, of which a line of a catalogue has one pair.
std::string between_quotes(const std::string& line) {
    const std::size_t first = line.find('"');
    const std::size_t last = line.rfind('"');
    return first == last ? std::string{} : line.substr(first + 1, last - first - 1);
}

/// The entries of a catalogue, its header left out.
std::vector<Entry> entries(const std::filesystem::path& catalogue) {
    std::vector<Entry> all;
    std::string Entry::*open = nullptr;
    int number = 0;
    for (const std::string& line : laws::lines(catalogue)) {
        ++number;
        if (line.starts_with("msgid ")) {
            all.push_back({number, {}, {}});
            open = &Entry::id;
        } else if (line.starts_with("msgstr ")) {
            open = &Entry::words;
        } else if (!line.starts_with("\"")) {
            open = nullptr;
        }
        if (open != nullptr) {
            all.back().*open += between_quotes(line);
        }
    }
    std::erase_if(all, [](const Entry& entry) { return entry.id.empty(); });
    return all;
}

/// The places of a text: {0}, {1}, …
std::set<std::string> places(const std::string& text) {
    static const std::regex place("\\{[^{}]*\\}");
    return {std::sregex_token_iterator(text.begin(), text.end(), place), std::sregex_token_iterator()};
}

class Catalogue : public testing::TestWithParam<std::string> {
protected:
    std::vector<Entry> entries_ =
        entries(std::filesystem::path(PFIFF_SOURCE_DIR) / "packaging/po" / GetParam());
};

TEST_P(Catalogue, has_words_for_every_text) {
    ASSERT_FALSE(entries_.empty());
    for (const Entry& entry : entries_) {
        EXPECT_FALSE(entry.words.empty()) << GetParam() << ":" << entry.line << ": " << entry.id;
    }
}

TEST_P(Catalogue, keeps_the_places_of_every_text) {
    for (const Entry& entry : entries_) {
        EXPECT_EQ(places(entry.words), places(entry.id))
            << GetParam() << ":" << entry.line << ": " << entry.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, testing::Values("de.po", "ko.po"),
                         [](const auto& language) { return language.param.substr(0, 2); });

}  // namespace
