#include "core/record.h"

#include <gtest/gtest.h>

namespace {

using Tokens = std::vector<std::string>;

/// A game for two to five that has a variant and two house rules.
const core::GameInfo info{
    .id = "dogs",
    .title = "Dogs",
    .summary = "",
    .edition = "",
    .fewest_players = 2,
    .most_players = 5,
    .variants = {{"more-cards", "", ""}},
    .house_rules = {{"rounds", {"5", "6", "12"}, "", "", {}},
                    {"virtual-lead", {"virtual", "runner-up"}, "", "", {}}},
    .extra_seats = nullptr,
    .has_points = true,
};
const core::GameInfo* const games[] = {&info};

core::Fault fault_of(std::string_view bytes) {
    const auto record = core::read_record(bytes, games);
    EXPECT_FALSE(record.has_value());
    return record ? core::Fault{0, {}} : record.error();
}

const std::string head = "pfiff 1\ngame dogs\nplayer Anna\nplayer Ben\nplayer Cleo\n";

TEST(Tokens_of_a_line, are_separated_by_blanks_and_end_at_a_comment) {
    EXPECT_EQ(core::tokenize("  play\tAnna  gy3   # said aloud"), (Tokens{"play", "Anna", "gy3"}));
    EXPECT_EQ(core::tokenize("   # only a comment"), Tokens{});
}

TEST(Tokens_of_a_line, may_be_quoted) {
    EXPECT_EQ(core::tokenize(R"(note "Anna \"Lena\" \\ # x" "")"),
              (Tokens{"note", R"(Anna "Lena" \ # x)", ""}));
}

TEST(Tokens_of_a_line, are_not_understood_if_badly_quoted) {
    for (const char* line :
         {R"(note "open)", R"(note "a"b)", R"(note a"b)", R"(note "a\n")", R"(note "a\)", "note a#b"}) {
        EXPECT_FALSE(core::tokenize(line)) << line;
    }
}

TEST(Tokens_of_a_line, are_not_understood_beyond_a_thousand_bytes) {
    EXPECT_TRUE(core::tokenize("note " + std::string(995, 'x')));
    EXPECT_FALSE(core::tokenize("note " + std::string(996, 'x')));
}

TEST(A_token, is_written_with_quotes_only_where_it_needs_them) {
    EXPECT_EQ(core::quoted("Anna"), "Anna");
    EXPECT_EQ(core::quoted("back\\slash"), "back\\slash");
    EXPECT_EQ(core::quoted("Anna Lena"), "\"Anna Lena\"");
    EXPECT_EQ(core::quoted(""), "\"\"");
    EXPECT_EQ(core::quoted("a\"b\\c"), R"("a\"b\\c")");
    for (const std::string token : {"", "a b", "#x", "a\"", "\\", "\\\"", "x\ty", "ü"}) {
        EXPECT_EQ(core::tokenize(core::quoted(token)), Tokens{token}) << token;
    }
}

TEST(A_number, has_one_to_six_digits_and_no_leading_zeros) {
    EXPECT_EQ(core::number("0"), 0);
    EXPECT_EQ(core::number("999999"), 999999);
    for (const char* token : {"", "00", "01", "1000000", "-1", "+1", "1.0", "x", " 1"}) {
        EXPECT_FALSE(core::number(token)) << token;
    }
}

TEST(A_record, is_read_with_its_header_in_any_order) {
    const auto record = core::read_record(
        "\xEF\xBB\xBFpfiff 1\r\ngame dogs # the game\r\nvenue \"Zum Hund\"\r\nplayer Anna\r\nlevel "
        "scores\r\n\r\nplayer Ben\r\n"
        "house rounds 12\r\nvariant more-cards\r\nid 01234567-89ab-cdef-0123-456789abcdef\r\ndate "
        "2024-02-29T23:59\r\n"
        "note one\r\n# between\r\nplayer Cleo\r\n",
        games);
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->header.players, (Tokens{"Anna", "Ben"}));
    EXPECT_EQ(record->header.level, core::Level::scores);
    EXPECT_EQ(record->header.venue, "Zum Hund");
    EXPECT_EQ(record->header.date, "2024-02-29T23:59");
    EXPECT_EQ(record->header.house.at("rounds"), "12");
    ASSERT_EQ(record->facts.size(), 2u);
    EXPECT_EQ(record->facts[0].line, 12);
    EXPECT_EQ(record->facts[1].text, "player Cleo");
    EXPECT_EQ(record->facts[1].seq, 2);
}

TEST(A_record, says_what_it_follows_and_of_what_it_is_a_what_if) {
    const std::string links =
        "follows 01234567-89ab-cdef-0123-456789abcdef\n"
        "what-if 76543210-89AB-cdef-0123-456789abcdef 0\n";
    const auto record = core::read_record(head + links + "note x\n", games);
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->header.follows, "01234567-89ab-cdef-0123-456789abcdef");
    EXPECT_EQ(record->header.what_if, (core::WhatIf{"76543210-89AB-cdef-0123-456789abcdef", 0}));
    EXPECT_EQ(record->facts.size(), 1U);
    EXPECT_EQ(core::write_record(*record), head + "level plays\n" + links + "note x\n");
}

TEST(A_record, whose_links_are_malformed_cannot_be_read) {
    const std::string id = "01234567-89ab-cdef-0123-456789abcdef";
    for (const std::string& line :
         {std::string("follows"), std::string("follows x"), "follows " + id + " 1", "follows " + id.substr(1),
          std::string("what-if"), "what-if " + id, "what-if 3 " + id, "what-if " + id + " -1",
          "what-if " + id + " 01", "what-if " + id + " 1000000", "what-if " + id + " 1 2",
          std::string("what-if x 1")}) {
        const core::Fault fault = fault_of(head + line + "\n");
        EXPECT_EQ(fault.line, 6) << line;
        EXPECT_NE(core::say(fault.message).find(line.substr(0, line.find(' '))), std::string::npos) << line;
    }
    EXPECT_EQ(fault_of(head + "follows " + id + "\nfollows " + id + "\n").line, 7);
    EXPECT_EQ(fault_of(head + "what-if " + id + " 1\nwhat-if " + id + " 1\n").line, 7);
}

TEST(A_record, whose_players_are_the_same_in_nfc_cannot_be_read) {
    const core::Fault fault =
        fault_of("pfiff 1\ngame dogs\nplayer J\u00f6rg\nplayer Ben\nplayer Jo\u0308rg\n");
    EXPECT_EQ(fault.line, 5);
    EXPECT_EQ(core::say(fault.message), "two players are called Jo\u0308rg");
    EXPECT_TRUE(core::read_record("pfiff 1\ngame dogs\nplayer Anna\nplayer anna\nplayer \"Anna \"\n", games))
        << "those that only look alike are two";
}

TEST(A_record, says_which_variants_and_house_rules_there_are) {
    EXPECT_EQ(core::say(fault_of("pfiff 1\ngame dogs\nvariant more-card\n").message),
              "Dogs has no variant more-card; it has: more-cards");
    EXPECT_EQ(core::say(fault_of("pfiff 1\ngame dogs\nhouse round 5\n").message),
              "Dogs has no house rule round; it has: rounds and virtual-lead");
}

TEST(A_record, keeps_id_and_date_when_it_is_written) {
    const std::string bytes =
        "pfiff 1\ngame dogs\nid 01234567-89ab-cdef-0123-456789abcdef\ndate 2024-02-29\nvenue \"\"\n"
        "title \"a \\\"b\\\"\"\nplayer \"Anna Lena\"\nplayer Ben\nplayer Cleo\nvariant more-cards\n"
        "house virtual-lead runner-up\nlevel plays\nnote x\n";
    const auto record = core::read_record(bytes, games);
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(core::write_record(*record), bytes);
}

TEST(A_record_that_cannot_be_read, says_in_which_line) {
    EXPECT_EQ(fault_of("").line, 1);
    EXPECT_EQ(fault_of("pfiff 2\ngame dogs\n").line, 1);
    EXPECT_EQ(fault_of("pfiff 1\n").line, 2);
    EXPECT_EQ(fault_of("pfiff 1\ngame chess\n").line, 2);
    EXPECT_EQ(fault_of("pfiff 1\ngame dogs\nplayer Anna\n").line, 3);
    EXPECT_EQ(fault_of("pfiff 1\ngame dogs\nplayer Anna\n# c\nnote x\n").line, 3);
    EXPECT_EQ(fault_of(head + "player Dora\nplayer Emil\nplayer Finn\n").line, 8);
    EXPECT_EQ(fault_of(head + "note x\n\xFF\n").line, 7);
    EXPECT_EQ(fault_of(head + std::string(core::most_record_bytes, '\n')).line, 4194257);
}

TEST(A_header_line, is_an_error_if_it_is_malformed) {
    for (const char* line : {"player",
                             "player Anna Lena",
                             "player Anna",
                             "player \"\"",
                             "player virtual",
                             "player none",
                             "player table",
                             "player \"open",
                             "player 12345678901234567890123456789012345678901",
                             "player \"a\x01b\"",
                             "player \"a\xC2\x80"
                             "b\"",
                             "variant chess",
                             "variant more-cards more-cards",
                             "house rounds",
                             "house rounds 4",
                             "house rounds 05",
                             "house cats 1",
                             "level",
                             "level high",
                             "id 1234",
                             "id 01234567-89ab-cdef-0123-456789abcdeg",
                             "date 2023-02-29",
                             "date 2023-2-1",
                             "date 2023-02-01T24:00",
                             "date 2023-02-01 12:00",
                             "venue a b",
                             "title"}) {
        EXPECT_EQ(fault_of(head + line + "\n").line, 6) << line;
    }
}

TEST(A_header_line, stands_once_where_it_says_one_thing) {
    for (const char* line :
         {"variant more-cards", "house rounds 6", "level plays", "id 01234567-89ab-cdef-0123-456789abcdef",
          "date 2023-02-01", "venue x", "title x"}) {
        EXPECT_EQ(fault_of(head + line + "\n" + line + "\n").line, 7) << line;
    }
}

TEST(A_name, may_have_forty_characters_of_any_script) {
    std::string name;
    for (int i = 0; i < 40; ++i) {
        name += "개";
    }
    EXPECT_TRUE(core::read_record(head + "player " + name + "\n", games));
    EXPECT_FALSE(core::read_record(head + "player " + name + "개\n", games));
}

TEST(Record, in_utf16_is_read_as_notepad_writes_it) {
    const std::string text = "pfiff 1\r\ngame dogs\r\nplayer J\u00f6rg\r\nplayer \U0001F436\r\n";
    const std::u16string wide = u"pfiff 1\r\ngame dogs\r\nplayer J\u00f6rg\r\nplayer \U0001F436\r\n";
    std::string little = "\xFF\xFE";
    std::string big = "\xFE\xFF";
    for (const char16_t unit : wide) {
        little += {static_cast<char>(unit & 0xFF), static_cast<char>(unit >> 8)};
        big += {static_cast<char>(unit >> 8), static_cast<char>(unit & 0xFF)};
    }
    for (const std::string& bytes : {text, little, big}) {
        const auto record = core::read_record(bytes, games);
        ASSERT_TRUE(record) << core::say(record.error().message);
        EXPECT_EQ(record->header.players, (std::vector<std::string>{"J\u00f6rg", "\U0001F436"}));
    }
    EXPECT_EQ(core::say(fault_of(little + "x").message),
              core::say(fault_of("pfiff 1\nplayer J\xF6rg\n").message));
    EXPECT_EQ(core::say(fault_of(little + std::string("\x00\xD8", 2)).message),
              core::say(fault_of("\xFF").message));
}

TEST(Record, in_another_encoding_is_refused_with_the_way_to_save_it) {
    const core::Fault fault = fault_of("pfiff 1\ngame dogs\nplayer J\xF6rg\nplayer Ben\n");
    EXPECT_EQ(fault.line, 3);
    EXPECT_EQ(core::say(fault.message),
              "the record is not UTF-8 here; save it anew with the encoding UTF-8, in the "
              "program that wrote it");
}

TEST(Record, of_a_newer_pfiff_says_so) {
    const core::Fault fault = fault_of("pfiff 2\ngame dogs\nplayer Anna\nplayer Ben\n");
    EXPECT_EQ(fault.line, 1);
    EXPECT_EQ(core::say(fault.message),
              "this record was written by a newer Pfiff, in version 2; this Pfiff reads version 1");
    EXPECT_EQ(core::say(fault_of("pfiff 0\n").message), "expected `pfiff 1` as the first line");
}

}  // namespace
