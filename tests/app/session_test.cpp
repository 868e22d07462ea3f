#include "app/match/session.h"
#include "app/words/words.h"

#include <gmock/gmock.h>

#include "core/text/failure.h"
#include "match.h"

using app::Slot;
using core::Kind;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

using Session = Match;

}  // namespace

TEST_F(Session, what_is_entered_is_in_the_journal_in_long_forms) {
    const app::Entered entered = enter("play  Ben gy4");
    EXPECT_TRUE(entered.refused());
    enter_all({"first   Ben", "designation 3", "play Ben gy4"});
    EXPECT_THAT(journal(), ElementsAre("first Ben", "designation 3", "play Ben grey-4"));
    EXPECT_EQ(session().facts().back().text, "play Ben grey-4");
}

TEST_F(Session, entries_are_numbered_and_judged) {
    EXPECT_EQ(enter("first Ben").seq, 1);
    EXPECT_EQ(enter("designation 3").seq, 2);
    const app::Entered out_of_turn = enter("play Anna grey-1");
    EXPECT_EQ(out_of_turn.seq, 3);
    EXPECT_EQ(core::kind(out_of_turn.verdict), Kind::illegal);
    EXPECT_EQ(core::rule(out_of_turn.verdict), "hund/turn");
}

TEST_F(Session, what_is_impossible_is_refused_and_not_stored) {
    enter_all({"first Ben", "designation 3"});
    for (const std::string line :
         {"play Dora grey-1", "play Ben grey-7", "nonsense", "play Ben \"grey-1", "", "   # only a remark",
          "undo 9 mistyped", "amend 1 first Dora", "insert 2 nonsense", "note \xff", "first Ben"}) {
        const app::Entered entered = enter(line);
        EXPECT_TRUE(entered.refused()) << line;
        EXPECT_EQ(core::kind(entered.verdict), Kind::impossible) << line;
        EXPECT_FALSE(core::reason(entered.verdict).id.empty()) << line;
    }
    EXPECT_THAT(journal(), ElementsAre("first Ben", "designation 3"));
}

TEST_F(Session, a_line_stays_one_line) {
    enter("note \"first\nfirst Ben\"");
    EXPECT_THAT(journal(), ElementsAre("note \"first first Ben\""));
}

TEST_F(Session, a_remark_on_a_line_is_kept) {
    enter("first Ben # he slept in a basket last night");
    EXPECT_THAT(journal(), ElementsAre("first Ben # he slept in a basket last night"));
}

TEST_F(Session, goes_on_where_it_was_after_a_restart) {
    enter_all(two_discards);
    const auto before = session().reading().entries;
    restart();
    ASSERT_EQ(session().reading().entries.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ(session().reading().entries[i].text, before[i].text);
        EXPECT_EQ(core::kind(session().reading().entries[i].verdict), core::kind(before[i].verdict));
    }
    EXPECT_EQ(session().ask({}).expected, std::vector<std::string>({"play", "Ben"}));
}

TEST_F(Session, an_amendment_that_changes_nothing_is_not_written) {
    enter_all({"first Ben", "designation 3", "play Ben grey-4"});
    for (const std::string line : {"amend 3 play Ben grey-4", "amend 3 play  Ben gy4"}) {
        const app::Entered entered = enter(line);
        EXPECT_TRUE(entered.refused()) << line;
        EXPECT_EQ(core::rule(entered.verdict), "core/correction");
    }
    EXPECT_EQ(core::kind(session().preview("play Ben grey-4", {Slot::Kind::amend, 3}).verdict),
              Kind::impossible);
    EXPECT_THAT(journal(), ElementsAre("first Ben", "designation 3", "play Ben grey-4"));
    EXPECT_FALSE(enter("amend 3 play Ben grey-4 # as he says").refused()) << "the remark is new";
    EXPECT_FALSE(enter("amend 3 play Ben grey-3").refused());
    EXPECT_FALSE(enter("amend 3 play Ben grey-4").refused()) << "it is what it was at first, again";
}

TEST_F(Session, a_guess_of_a_hidden_entry_is_not_told_by_a_refusal) {
    const std::string hand =
        "hand Cleo grey-1 grey-2 pink-1 pink-2 pink-3 green-1 green-2 green-3 yellow-1 yellow-2";
    enter_all({"first Ben", "designation 3", hand});
    EXPECT_FALSE(enter("amend 3 " + hand).refused());
}

TEST_F(Session, an_entry_is_amended_where_it_stands) {
    enter_all(two_discards);
    const app::Entered entered = session().enter("play Cleo gy2", {Slot::Kind::amend, 4});
    EXPECT_EQ(entered.seq, 6);
    EXPECT_EQ(entered.text, "amend 4 play Cleo grey-2");
    EXPECT_EQ(session().reading().entries[3].text, "play Cleo grey-2");
    EXPECT_EQ(kind_of(4), Kind::legal);
    EXPECT_EQ(session().text_of(4), "play Cleo grey-2");
}

TEST_F(Session, a_forgotten_entry_is_inserted) {
    enter_all({"first Ben", "designation 3", "play Ben grey-4", "play Anna grey-1"});
    EXPECT_EQ(kind_of(4), Kind::illegal);
    EXPECT_EQ(session().enter("play Cleo gy2", {Slot::Kind::insert, 4}).text, "insert 4 play Cleo grey-2");
    EXPECT_EQ(kind_of(4), Kind::legal);
    EXPECT_THAT(session().reading().order, ElementsAre(1, 2, 3, 5, 4));
    EXPECT_EQ(session().text_of(5), "play Cleo grey-2");
}

TEST_F(Session, completes_what_is_typed_to_what_is_expected) {
    EXPECT_EQ(session().complete("Ben"), "first Ben");
    EXPECT_EQ(session().complete("3"), "designation 3");
    enter_all({"designation 3"});
    EXPECT_EQ(session().complete("be"), "first Ben") << "nobody else begins so";
    enter_all({"first Ben"});
    EXPECT_EQ(session().complete("gy4"), "play Ben gy4");
    EXPECT_EQ(session().complete("  gy4 "), "play Ben gy4");
    EXPECT_EQ(session().complete("grey 4"), "play Ben grey-4") << "as the screen says it";
    EXPECT_EQ(session().complete("GREY4"), "play Ben grey-4");
    EXPECT_EQ(session().complete("grey 44"), "grey 44");
    EXPECT_EQ(session().complete("Anna gy4"), "play Anna gy4");
    EXPECT_EQ(session().complete("play Cleo gy4"), "play Cleo gy4");
    EXPECT_EQ(session().complete("note hello"), "note hello");
    EXPECT_EQ(session().complete("undo 1 mistyped"), "undo 1 mistyped");
    EXPECT_EQ(session().complete("hello"), "hello");
    EXPECT_EQ(session().complete("\"hello"), "\"hello");
    EXPECT_EQ(session().complete(""), "");
}

TEST_F(Session, completes_the_code_that_a_card_bears_in_the_language_of_the_screen) {
    enter_all({"first Ben", "designation 3"});
    app::speak("de");
    EXPECT_EQ(session().complete("gr4"), "play Ben grey-4");
    EXPECT_EQ(session().complete("ge 2"), "play Ben yellow-2");
    EXPECT_EQ(session().complete("gy4"), "play Ben gy4") << "the record's own code";
    app::speak("en");
    EXPECT_EQ(session().complete("ge2"), "ge2");
}

TEST_F(Session, completes_to_what_was_expected_where_a_line_is_corrected) {
    enter_all(two_discards);
    EXPECT_EQ(session().complete("gy2", {Slot::Kind::amend, 4}), "play Cleo gy2");
    EXPECT_EQ(session().complete("gy2", {Slot::Kind::amend, 3}), "play Ben gy2");
}

TEST_F(Session, completes_names_with_blanks_in_quotes) {
    core::Header header = header_of_three();
    header.players = {"Anna Lena", "Ben", "Cleo"};
    begin(app::Policy::warn, header);
    enter_all({"first \"Anna Lena\"", "designation 1"});
    EXPECT_EQ(session().complete("gy4"), "play \"Anna Lena\" gy4");
    EXPECT_FALSE(enter(session().complete("gy4")).refused());
}

TEST_F(Session, says_what_a_correction_would_change_and_changes_nothing) {
    enter_all({"first Ben", "designation 3", "play Ben grey-4", "play Anna grey-1"});
    const app::Preview preview = session().preview("play Cleo gy2", {Slot::Kind::insert, 4});
    EXPECT_EQ(core::kind(preview.verdict), Kind::legal);
    ASSERT_EQ(preview.changes.size(), 1U);
    EXPECT_EQ(core::say(preview.changes[0]), "Entry 4 (Anna plays grey 1) becomes legal.");
    EXPECT_EQ(journal().size(), 4U);
    EXPECT_EQ(kind_of(4), Kind::illegal);
}

TEST_F(Session, says_what_a_correction_would_make_of_points_and_winner) {
    core::Header header = header_of_three();
    header.level = core::Level::scores;
    begin(app::Policy::warn, header);
    for (int round = 0; round < 5; ++round) {
        // Anna: 5 - 1. Ben: 1 - 2 + 3. Cleo: 0 - 3.
        enter_all({"roles grey purple pink green yellow", "took Anna plus=5 hund=3 minus=1",
                   "took Ben plus=1 hund=2 minus=2", "took Cleo plus=0 hund=1 minus=3"});
    }
    ASSERT_THAT(session().reading().scores.totals, ElementsAre(20, 10, -15));
    const app::Preview preview =
        session().preview("penalty Anna -11 \"looked into the sack\"", {Slot::Kind::insert, 20});
    std::vector<std::string> changes;
    for (const core::Text& change : preview.changes) {
        changes.push_back(core::say(change));
    }
    EXPECT_THAT(changes, ElementsAre("Anna has 9 points instead of 20.", "Winner: Ben instead of Anna."));
}

TEST_F(Session, an_impossible_correction_is_foreseen_as_such) {
    enter_all(two_discards);
    const app::Preview preview = session().preview("play Cleo gy4", {Slot::Kind::amend, 4});
    EXPECT_EQ(core::kind(preview.verdict), Kind::impossible);
    EXPECT_THAT(preview.changes, IsEmpty());
}

TEST_F(Session, the_table_does_not_see_a_hand_that_the_referee_saw) {
    enter_all({"first Ben", "designation 3",
               "hand Cleo grey-1 grey-2 pink-1 pink-2 pink-3 pink-4 pink-5 green-1 green-2 green-3",
               "play Ben grey-4"});
    EXPECT_TRUE(session().shown().entries[2].hidden);
    EXPECT_EQ(session().shown().entries[2].text, "");
    EXPECT_FALSE(session().reading().entries[2].hidden);
    const std::vector<std::string> tokens{"play", "Cleo"};
    for (const core::Choice& choice : session().ask(tokens).choices) {
        if (choice.token == "pink-2") {
            EXPECT_EQ(core::kind(*choice.verdict), Kind::presumed)
                << "the table must not learn that Cleo holds grey";
        }
    }
    EXPECT_EQ(core::kind(session().preview("play Cleo pink-2", {}).verdict), Kind::presumed);
    EXPECT_EQ(core::kind(enter("play Cleo pink-2").verdict), Kind::illegal);
}

TEST_F(Session, is_stepped_through_entry_by_entry) {
    enter_all(two_discards);
    const core::Reading there = session().shown_until(3);
    EXPECT_TRUE(there.entries[2].judged);
    EXPECT_FALSE(there.entries[3].judged);
    EXPECT_THAT(there.order, ElementsAre(1, 2, 3));
}

TEST_F(Session, where_nothing_can_be_written_entering_is_a_failure_and_changes_nothing) {
    enter_all({"first Ben"});
    store::Database reader(folder_ / "pfiff.db");
    ASSERT_TRUE(reader.read_only());
    app::Session second(reader, id_);
    EXPECT_TRUE(second.read_only());
    EXPECT_FALSE(second.can_undo());
    EXPECT_THROW(second.enter("designation 3"), core::Failure);
    EXPECT_EQ(second.reading().entries.size(), 1U);
    EXPECT_THAT(journal(), ElementsAre("first Ben"));
}

TEST_F(Session, the_list_of_matches_knows_how_it_stands) {
    core::Header header = header_of_three();
    header.level = core::Level::scores;
    begin(app::Policy::warn, header);
    enter_all({"roles grey purple pink green yellow", "took Anna plus=5 hund=3 minus=1",
               "took Ben plus=1 hund=2 minus=2", "took Cleo plus=0 hund=1 minus=3"});
    EXPECT_THAT(store::History(database_).find(id_)->scores, ElementsAre(4, 2, -3));
    enter_all({"abandon \"late\""});
    EXPECT_EQ(store::History(database_).find(id_)->status, "abandoned");
    session().undo();
    EXPECT_EQ(store::History(database_).find(id_)->status, "open");
    enter_all({"note x"});
    session_.reset();
    EXPECT_THAT(store::History(database_).stale(), testing::Not(Contains(id_)));
}
