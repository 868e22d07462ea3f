#include "core/text/names.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace {

TEST(Names, are_the_same_if_they_are_the_same_in_nfc) {
    EXPECT_TRUE(core::same_name("J\u00f6rg", "Jo\u0308rg"));
    EXPECT_TRUE(core::same_name("\ud55c\ub098", "\u1112\u1161\u11ab\u1102\u1161"));
    EXPECT_EQ(core::nfc("Jo\u0308rg"), "J\u00f6rg");
    for (const char* other : {"anna", "Anna ", "An\u200bna", "\u202eannA", "Anna\u0308"}) {
        EXPECT_FALSE(core::same_name("Anna", other)) << other;
    }
    EXPECT_FALSE(core::same_name("\u212bse", "Ase"));
}

TEST(Names, look_alike_whatever_their_case_blanks_invisible_letters_and_script) {
    const std::string anna = core::likeness("Anna");
    for (const char* other :
         {"anna", " Anna ", "An\u200bna", "\u202eAnna", "Anna\ufeff", "\u0410nna", "ANNA"}) {
        EXPECT_EQ(core::likeness(other), anna) << other;
    }
    EXPECT_EQ(core::likeness("J\u00f6rg"), core::likeness("JO\u0308RG"));
    for (const char* other : {"Hanna", "Anne", "An na", ""}) {
        EXPECT_NE(core::likeness(other), anna) << other;
    }
}

TEST(Names, are_shown_so_that_what_is_invisible_is_seen_and_moves_nothing) {
    EXPECT_EQ(core::shown("Anna Lena"), "Anna Lena");
    EXPECT_EQ(core::shown("Anna "), "Anna·");
    EXPECT_EQ(core::shown("  Anna"), "··Anna");
    EXPECT_EQ(core::shown("Anna  Lena"), "Anna  Lena");
    EXPECT_EQ(core::shown(" "), "·");
    EXPECT_EQ(core::shown("An\u200bna"), "An⟨U+200B⟩na");
    EXPECT_EQ(core::shown("\u202eannA"), "⟨U+202E⟩annA");
    EXPECT_EQ(core::shown("\u2067Ben\u2069"), "⟨U+2067⟩Ben⟨U+2069⟩");
    EXPECT_EQ(core::shown("\u00a0Ben\u3000"), "⟨U+00A0⟩Ben⟨U+3000⟩");
    EXPECT_EQ(core::shown("\u0308rg"), "⟨U+0308⟩rg") << "it would sit on what stands before";
    EXPECT_EQ(core::shown("Jo\u0308rg 한나 Ωж"), "Jo\u0308rg 한나 Ωж");
    EXPECT_EQ(core::shown("\U0001f469\u200d\U0001f467 \u2764\ufe0f"),
              "\U0001f469\u200d\U0001f467 \u2764\ufe0f");
    EXPECT_EQ(core::shown("two\nlines"), "two\nlines");
    EXPECT_EQ(core::shown(""), "");
}

TEST(Names, are_shown_the_same_when_they_are_shown_twice) {
    for (const char* name : {"Anna ", " a  b ", "\u202ex\u200b", "\u0308", "\xff"}) {
        EXPECT_EQ(core::shown(core::shown(name)), core::shown(name)) << name;
    }
}

TEST(Names, are_meant_exactly_or_as_shown_or_by_the_only_likeness) {
    const std::vector<std::string> all{"Anna", "An\u200bna", "J\u00f6rg", "Ben "};
    EXPECT_EQ(core::meant("Anna", all), 0U);
    EXPECT_EQ(core::meant("An⟨U+200B⟩na", all), 1U);
    EXPECT_EQ(core::meant("Jo\u0308rg", all), 2U);
    EXPECT_EQ(core::meant("j\u00d6rg", all), 2U);
    EXPECT_EQ(core::meant("Ben", all), 3U);
    EXPECT_EQ(core::meant("anna", all), std::nullopt) << "two look so";
    EXPECT_EQ(core::meant("Cleo", all), std::nullopt);
}

TEST(Searching, folds_every_script_and_either_way_to_compose) {
    EXPECT_EQ(core::fold_case("\u00c4\u00d6\u00dc Stra\u00dfe \u03a9\u0416 한나 AZ"),
              "\u00e4\u00f6\u00fc strasse \u03c9\u0436 한나 az");
    EXPECT_EQ(core::fold_case("JO\u0308RG"), core::fold_case("j\u00f6rg"));
    EXPECT_EQ(core::fold_case("An\u200bna"), "anna");
    EXPECT_EQ(core::fold_case("\xff"
                              "A"),
              "\xff"
              "a")
        << "what is no UTF-8 stays";
}

/// They are sorted as the language in force sorts; other tests sort as no one said.
class Sorted : public testing::Test {
protected:
    ~Sorted() override { core::sort_as("en"); }
    static std::vector<std::string> sorted(std::string_view language, std::vector<std::string> names) {
        core::sort_as(language);
        std::ranges::sort(names, core::comes_before);
        return names;
    }
};

using Names = std::vector<std::string>;

TEST_F(Sorted, as_the_language_in_force_sorts) {
    EXPECT_EQ(sorted("de", {"Zoe", "\u00c4nne", "anna", "Ben", "Anna", "\u00d6zg\u00fcr", "Oskar"}),
              (Names{"anna", "Anna", "\u00c4nne", "Ben", "Oskar", "\u00d6zg\u00fcr", "Zoe"}));
    EXPECT_EQ(sorted("ko", {"Anna", "한나", "가온", "마루"}), (Names{"가온", "마루", "한나", "Anna"}));
    EXPECT_EQ(sorted("en", {"한나", "Anna", "가온"}), (Names{"Anna", "가온", "한나"}));
}

TEST_F(Sorted, names_that_are_unlike_are_never_equal) {
    core::sort_as("de");
    EXPECT_NE(core::comes_before("Anna", "An\u200bna"), core::comes_before("An\u200bna", "Anna"));
    EXPECT_FALSE(core::comes_before("Anna", "Anna"));
}

}  // namespace
