#include "app/words/words.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "../store/folder.h"
#include "app/words/translations.h"

namespace {

using namespace std::string_literals;

using Pairs = std::vector<std::pair<std::string, std::string>>;

/// A catalogue as msgfmt packs it; `big` with the most significant byte first.
std::string packed(const Pairs& pairs, bool big = false) {
    std::string bytes;
    const auto number = [&](std::size_t value) {
        for (std::size_t i = 0; i < 4; ++i) {
            bytes += static_cast<char>(value >> (8 * (big ? 3 - i : i)));
        }
    };
    std::size_t at = 28 + pairs.size() * 16;
    for (const std::size_t value : {std::size_t{0x950412de}, std::size_t{0}, pairs.size(), std::size_t{28},
                                    28 + pairs.size() * 8, std::size_t{0}, std::size_t{0}}) {
        number(value);
    }
    for (const auto member : {&Pairs::value_type::first, &Pairs::value_type::second}) {
        for (const auto& pair : pairs) {
            number((pair.*member).size());
            number(at);
            at += (pair.*member).size() + 1;
        }
    }
    for (const auto member : {&Pairs::value_type::first, &Pairs::value_type::second}) {
        for (const auto& pair : pairs) {
            bytes += pair.*member + '\0';
        }
    }
    return bytes;
}

const Pairs few{
    {"", "Content-Type: text/plain; charset=UTF-8\n"}, {"note", "Notiz"}, {"trick", "묶음"}, {"undone", ""}};

class Language : public testing::Test {
protected:
    ~Language() override {
        clear();
        app::speak("en");
    }

    static void clear() {
        for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
            ::unsetenv(name);
        }
    }

    std::string_view spoken_with(const std::vector<std::pair<const char*, const char*>>& variables) {
        clear();
        for (const auto& [name, value] : variables) {
            ::setenv(name, value, 1);
        }
        app::speak("");
        return app::spoken();
    }
};

}  // namespace

TEST(Translations, answers_what_it_holds) {
    for (const bool big : {false, true}) {
        const auto catalogue = app::Translations::from(packed(few, big));
        ASSERT_TRUE(catalogue);
        EXPECT_EQ(catalogue->find("note"), "Notiz");
        EXPECT_EQ(catalogue->find("trick"), "묶음");
        EXPECT_EQ(catalogue->find("nothing like it"), std::nullopt);
        EXPECT_EQ(catalogue->find("undone"), std::nullopt);
        EXPECT_EQ(catalogue->find(""), std::nullopt);
    }
}

TEST(Translations, stays_whole_when_it_is_moved) {
    auto catalogue = app::Translations::from(packed({{"a", "b"}}));
    const app::Translations there = std::move(*catalogue);
    EXPECT_EQ(there.find("a"), "b");
}

TEST(Translations, what_is_none_is_refused) {
    const std::string whole = packed(few);
    EXPECT_FALSE(app::Translations::from(""));
    EXPECT_FALSE(app::Translations::from("msgid \"note\"\nmsgstr \"Notiz\"\n"));
    for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
        EXPECT_FALSE(app::Translations::from(whole.substr(0, length))) << length;
    }
}

TEST(Translations, a_file_that_is_not_there_is_none) {
    const Folder folder;
    EXPECT_FALSE(app::Translations::read(folder / "pfiff.mo"));
    write_bytes(folder / "pfiff.mo", packed(few));
    EXPECT_TRUE(app::Translations::read(folder / "pfiff.mo"));
}

TEST_F(Language, is_chosen_by_its_code) {
    for (const app::Language& language : app::languages()) {
        app::speak(language.code);
        EXPECT_EQ(app::spoken(), language.code);
    }
    app::speak("tlh");
    EXPECT_EQ(app::spoken(), "en");
}

TEST_F(Language, follows_the_environment_unless_it_is_chosen) {
    EXPECT_EQ(spoken_with({}), "en");
    EXPECT_EQ(spoken_with({{"LANG", "de_AT.UTF-8"}}), "de");
    EXPECT_EQ(spoken_with({{"LANG", "de_DE"}, {"LC_MESSAGES", "ko_KR.UTF-8"}}), "ko");
    EXPECT_EQ(spoken_with({{"LC_MESSAGES", "ko_KR.UTF-8"}, {"LC_ALL", "de"}}), "de");
    EXPECT_EQ(spoken_with({{"LANGUAGE", "fr:ko:de"}, {"LANG", "de_DE.UTF-8"}}), "ko");
    EXPECT_EQ(spoken_with({{"LANGUAGE", "de"}, {"LANG", "C.UTF-8"}}), "de");
    EXPECT_EQ(spoken_with({{"LANGUAGE", "de"}, {"LC_ALL", "C"}}), "en");
    EXPECT_EQ(spoken_with({{"LANG", "fr_FR.UTF-8"}}), "en");
}

TEST_F(Language, the_words_of_the_user_stand_in_every_language) {
    const core::Text sentence{"{0} beside {1}", {core::Text{"this", {}}, core::Text{"that", {}}}};
    app::use_own({{"this", "{0} of mine"}});
    for (const app::Language& language : app::languages()) {
        app::speak(language.code);
        EXPECT_EQ(app::word_for("this"), "{0} of mine");
        EXPECT_EQ(app::usual_word_for("this"), "this");
        EXPECT_EQ(app::say(sentence), "{0} of mine beside that");
    }
    app::use_own({});
    EXPECT_EQ(app::say(sentence), "this beside that");
}

TEST_F(Language, a_text_without_a_translation_stays_english) {
    app::speak("ko");
    EXPECT_EQ(app::word_for("no catalogue has this"), "no catalogue has this");
    EXPECT_EQ(app::say({"no catalogue has {0}", {7}}), "no catalogue has 7");
}

TEST_F(Language, one_thing_is_one_in_every_language) {
    const auto matches = [](int number) { return app::say({NN_("{0} match", "{0} matches"), {number}}); };
    EXPECT_EQ(matches(0), "0 matches");
    EXPECT_EQ(matches(1), "1 match");
    EXPECT_EQ(matches(2), "2 matches");
    app::speak("de");
    EXPECT_EQ(matches(0), "0 Partien");
    EXPECT_EQ(matches(1), "1 Partie");
    EXPECT_EQ(matches(5), "5 Partien");
    app::speak("ko");
    EXPECT_EQ(matches(1), "경기 1개");
    EXPECT_EQ(matches(5), "경기 5개");
}

TEST_F(Language, a_list_ends_with_and) {
    const auto listed = [](int number) {
        const std::vector<core::Text> names{core::verbatim("Anna"), core::verbatim("Ben"),
                                            core::verbatim("Cleo")};
        return app::say(core::listed(std::vector<core::Text>(names.begin(), names.begin() + number)));
    };
    app::speak("de");
    EXPECT_EQ(listed(3), "Anna, Ben und Cleo");
    app::speak("ko");
    EXPECT_EQ(listed(3), "Anna, Ben, Cleo");
}
