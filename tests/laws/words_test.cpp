#include <gmock/gmock.h>

#include <algorithm>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/text/text.h"
#include "laws/files.h"

namespace {

/// A text, and its forms: of one with a number of things the last one is for any number but one.
struct Entry {
    int line = 0;
    std::vector<std::string> id, words;
    bool number_free = false;  ///< as the sources say: its places hold no number of things
};

/// What stands between the quotes, of which a line of a catalogue has one pair.
std::string between_quotes(const std::string& line) {
    const std::size_t first = line.find('"');
    const std::size_t last = line.rfind('"');
    return first == last ? std::string{} : line.substr(first + 1, last - first - 1);
}

std::filesystem::path catalogue_of(const std::string& language) {
    return std::filesystem::path(PFIFF_SOURCE_DIR) / "packaging/po" / language;
}

/// The entries of a catalogue, its header first.
std::vector<Entry> entries(const std::filesystem::path& catalogue) {
    std::vector<Entry> all;
    std::vector<std::string> Entry::*open = nullptr;
    bool number_free = false;
    int number = 0;
    for (const std::string& line : laws::lines(catalogue)) {
        ++number;
        if (line.starts_with("msgid ")) {
            all.push_back({number, {}, {}, std::exchange(number_free, false)});
        }
        number_free = number_free || line.starts_with("#. number-free");
        if (line.starts_with("msgctxt")) {
            open = nullptr;
            continue;
        }
        if (line.starts_with("msg")) {
            open = line.starts_with("msgid") ? &Entry::id : &Entry::words;
            (all.back().*open).emplace_back();
        }
        if (line.starts_with("msg") || line.starts_with("\"")) {
            (all.back().*open).back() += between_quotes(line);
        }
    }
    return all;
}

/// The places of a text: {0}, {1}, …
std::set<std::string> places(const std::string& text) {
    static const std::regex place("\\{[^{}]*\\}");
    return {std::sregex_token_iterator(text.begin(), text.end(), place), std::sregex_token_iterator()};
}

/// The text as it is said with this number in each of its places.
std::string said(const std::vector<std::string>& forms, int number) {
    const std::string joined = forms.size() == 1 ? forms[0] : forms[0] + '\0' + forms[1];
    return core::say({joined, std::vector<core::Arg>(9, core::Arg(number))});
}

/// The words that stand behind this number.
std::set<std::string> counted_words(const std::string& sentence, int number) {
    std::set<std::string> words;
    const std::string mark = std::to_string(number) + " ";
    for (std::size_t at = sentence.find(mark); at != std::string::npos; at = sentence.find(mark, at + 1)) {
        const std::string rest = sentence.substr(at + mark.size());
        words.insert(rest.substr(0, rest.find_first_of(" .,:;!?()")));
    }
    return words;
}

/// English things end in s if they are many, German ones begin with a capital: not so words like `are`.
bool is_thing(const std::string& word) {
    return word.ends_with('s') || (!word.empty() && word.front() >= 'A' && word.front() <= 'Z');
}

/// What a language calls things only if they are not one is learned from the texts with two forms.
std::set<std::string> called_only_many(const std::vector<std::vector<std::string>>& texts) {
    std::set<std::string> many;
    for (const auto& forms : texts) {
        if (forms.size() == 2) {
            const auto of_one = counted_words(said(forms, 1), 1);
            std::ranges::copy_if(
                counted_words(said(forms, 5), 5), std::inserter(many, many.end()),
                [&](const std::string& word) { return is_thing(word) && !of_one.contains(word); });
        }
    }
    return many;
}

void expect_things_counted_well(const std::vector<std::vector<std::string>>& texts) {
    const std::set<std::string> many = called_only_many(texts);
    for (const auto& forms : texts) {
        for (const int number : {0, 1, 2, 5}) {
            const std::string sentence = said(forms, number);
            EXPECT_EQ(sentence.find_first_of(std::string("{}\0", 3)), std::string::npos) << sentence;
        }
        for (const std::string& word : counted_words(said(forms, 1), 1)) {
            EXPECT_FALSE(many.contains(word)) << said(forms, 1);
        }
    }
}

class Translations : public testing::TestWithParam<std::string> {
protected:
    std::vector<Entry> all_ = entries(catalogue_of(GetParam()));
    const Entry& header_ = all_.front();
    std::span<const Entry> entries_ = std::span(all_).subspan(1);
    bool one_form_ = GetParam() == "ko.po";
};

TEST_P(Translations, has_words_for_every_text) {
    ASSERT_FALSE(entries_.empty());
    for (const Entry& entry : entries_) {
        const std::size_t forms = one_form_ ? 1 : entry.id.size();
        EXPECT_EQ(entry.words.size(), forms) << GetParam() << ":" << entry.line << ": " << entry.id[0];
        EXPECT_THAT(entry.words, testing::Each(testing::Not(testing::IsEmpty())))
            << GetParam() << ":" << entry.line << ": " << entry.id[0];
    }
}

TEST_P(Translations, keeps_the_places_of_every_text) {
    for (const Entry& entry : entries_) {
        EXPECT_EQ(places(entry.words.back()), places(entry.id.back()))
            << GetParam() << ":" << entry.line << ": " << entry.id.back();
        EXPECT_THAT(places(entry.id.back()), testing::IsSupersetOf(places(entry.words.front())))
            << GetParam() << ":" << entry.line << ": " << entry.id.front();
    }
}

TEST_P(Translations, has_the_forms_that_core_chooses_among) {
    EXPECT_THAT(header_.words.front(),
                testing::HasSubstr(one_form_ ? "nplurals=1; plural=0;" : "nplurals=2; plural=(n != 1);"));
}

TEST_P(Translations, calls_one_thing_one_and_not_many) {
    std::vector<std::vector<std::string>> texts;
    for (const Entry& entry : entries_) {
        if (!entry.number_free) {
            texts.push_back(entry.words);
        }
    }
    expect_things_counted_well(texts);
}

TEST(Texts, call_one_thing_one_and_not_many) {
    std::vector<std::vector<std::string>> texts;
    for (const Entry& entry : entries(catalogue_of("de.po"))) {
        if (!entry.number_free) {
            texts.push_back(entry.id);
        }
    }
    expect_things_counted_well(texts);
}

INSTANTIATE_TEST_SUITE_P(Languages, Translations, testing::Values("de.po", "ko.po"),
                         [](const auto& language) { return language.param.substr(0, 2); });

}  // namespace
