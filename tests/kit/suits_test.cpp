#include "kit/suits.h"

#include <gtest/gtest.h>

namespace {

constexpr kit::ValueLook values[] = {{12, "queen", "q", "queen"}};
constexpr kit::Look looks[] = {
    {"grey", "gy", "grey", core::Hue::grey, "circle"},
    {"tom-dire", "td", "Tom Dire", core::Hue::blue, "square"},
    {"spades", "s", "spades", core::Hue::black, "triangle", false, {}, values},
};

TEST(A_suit, is_written_long_or_short) {
    EXPECT_EQ(kit::read_suit(looks, "tom-dire"), 1);
    EXPECT_EQ(kit::read_suit(looks, "td"), 1);
    EXPECT_EQ(kit::read_suit(looks, "gy"), 0);
    for (const char* token : {"", "g", "Grey", "grey-1", "tom"}) {
        EXPECT_FALSE(kit::read_suit(looks, token)) << token;
    }
}

TEST(A_card, is_written_long_or_short_and_printed_long) {
    for (const char* token : {"tom-dire-12", "td12"}) {
        const auto card = kit::read_suited(looks, token);
        ASSERT_TRUE(card) << token;
        EXPECT_EQ(kit::print_suited(looks, *card), "tom-dire-12");
    }
    EXPECT_EQ(kit::read_suited(looks, "gy0")->value, 0)
        << "whether the game has it is not the notation's affair";
}

TEST(A_card, is_not_understood_otherwise) {
    for (const char* token : {"", "gy", "grey", "grey1", "gy-1", "grey-", "grey-01", "gy01", "red-3", "GY3",
                              "gy3 ", "gy1234567"}) {
        EXPECT_FALSE(kit::read_suited(looks, token)) << token;
    }
}

TEST(A_card, looks_like_its_suit_and_names_itself_in_words) {
    const core::Face face = kit::card_face(looks, {1, 7});
    EXPECT_EQ(core::say(face.name), "Tom Dire 7");
    EXPECT_EQ(face.hue, core::Hue::blue);
    EXPECT_EQ(face.letter, "td");
    EXPECT_EQ(face.value, "7");
}

TEST(A_card, may_have_a_value_with_a_name) {
    for (const char* token : {"spades-queen", "sq", "s12"}) {
        const auto card = kit::read_suited(looks, token);
        ASSERT_TRUE(card) << token;
        EXPECT_EQ(kit::print_suited(looks, *card), "spades-queen");
    }
    EXPECT_EQ(core::say(kit::card_name(looks, {2, 12})), "spades queen");
    EXPECT_EQ(kit::card_face(looks, {2, 12}).value, "Q");
    EXPECT_EQ(kit::print_suited(looks, {2, 7}), "spades-7");
    for (const char* token : {"spades-q", "squeen", "gyq", "grey-queen"}) {
        EXPECT_FALSE(kit::read_suited(looks, token)) << token;
    }
}

TEST(A_card_that_is_alone, is_written_like_a_suit) {
    constexpr kit::Look own_looks[] = {{"dog", "d", "dog", core::Hue::none, {}},
                                       {"fool", "f", "fool", core::Hue::none, {}, true}};
    EXPECT_EQ(kit::read_suited(own_looks, "fool"), (kit::Suited{1, 0}));
    EXPECT_FALSE(kit::read_suited(own_looks, "fool-1"));
    EXPECT_EQ(kit::print_suited(own_looks, {1, 0}), "fool");
    EXPECT_EQ(core::say(kit::card_face(own_looks, {1, 0}).name), "fool");
}

}  // namespace
