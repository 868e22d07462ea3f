#include "app/editor/match_review.h"
#include "at_the_table.h"

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A match looked through: Cleo revoked with entry 4, which entry 10 proves.
class Reviewing : public AtTheTable {
protected:
    void review(const Lines& lines, app::Policy policy = app::Policy::warn) {
        play(lines, policy);
        look();
    }
    void look() {
        const std::string match = session().match();
        editor_.reset();
        review_.emplace(database_, match);
    }
    static Lines revoke() {
        Lines lines = with_a_discard;
        lines.insert(lines.end(), {"play Ben yellow-5", "play Cleo yellow-1"});
        return lines;
    }

    app::MatchReview& review() { return *review_; }
    const app::ReviewView& view() { return review().view(); }
    const app::LineView& line() { return review().line(); }
    void act(const app::ReviewAction& action) { review().apply(action); }
    void act(const app::LineAction& action) { review().apply(action); }
    std::string says() { return core::say(view().says); }
    std::string last() { return review().session().facts().back().text; }
    Lines links() {
        Lines all;
        for (const app::ReviewView::Link& link : view().links) {
            all.push_back(core::say(link.says));
        }
        return all;
    }

    std::optional<app::MatchReview> review_;
};

TEST_F(Reviewing, begins_at_the_last_entry) {
    review(revoke());
    EXPECT_EQ(view().step, 9);
    EXPECT_EQ(view().seq, 10);
    EXPECT_EQ(says(), "Cleo plays yellow 1");
    EXPECT_EQ(review().steps().size(), 10U);
    EXPECT_EQ(review().log().size(), 10U);
}

TEST_F(Reviewing, goes_to_any_entry_and_before_the_first) {
    review(revoke());
    act(app::GoTo{-7});
    EXPECT_EQ(view().step, -1);
    EXPECT_EQ(view().seq, 0);
    EXPECT_EQ(says(), "");
    EXPECT_THAT(view().totals, testing::Each(0));
    act(app::GoTo{99});
    EXPECT_EQ(view().step, 9);
    act(app::GoToEntry{3});
    EXPECT_EQ(says(), "Ben plays yellow 3");
}

TEST_F(Reviewing, shows_the_verdict_of_then_and_links_to_what_proved_it_wrong) {
    review(revoke());
    act(app::GoToEntry{4});
    EXPECT_THAT(says(), HasSubstr("Cleo plays grey 6 — presumed: ")) << "as it was ruled then";
    EXPECT_THAT(links(), ElementsAre("Proven illegal by entry 10"));
    EXPECT_TRUE(view().is_ruled);
    act(app::GoToEntry{view().links.front().to});
    EXPECT_EQ(view().seq, 10);
    EXPECT_THAT(links(), ElementsAre("Proves entry 4 illegal"));
    EXPECT_FALSE(view().is_ruled);
}

TEST_F(Reviewing, links_to_what_made_a_discard_certain) {
    review({"designation 5", "first Anna", "play Anna grey-1", "play Ben grey-2", "play Cleo grey-3",
            "play Cleo purple-1", "play Anna grey-4", "play Ben purple-2", "play Ben grey-5",
            "play Cleo pink-1", "play Anna grey-6"});
    act(app::GoToEntry{10});
    EXPECT_THAT(links(), ElementsAre("Certain since entry 11"));
    act(app::GoToEntry{11});
    EXPECT_THAT(links(), Contains("Makes entry 10 certain"));
}

TEST_F(Reviewing, tells_no_verdict_that_the_table_was_not_told) {
    review(revoke(), app::Policy::silent);
    act(app::GoToEntry{4});
    EXPECT_EQ(says(), "Cleo plays grey 6");
    EXPECT_THAT(links(), IsEmpty());
    EXPECT_FALSE(view().is_ruled);
    act(app::Explain{4});
    EXPECT_FALSE(view().explanation);
    EXPECT_EQ(core::say(line().notice.says), "The referee keeps silent about this for now.");
}

TEST_F(Reviewing, shows_the_scores_of_then_and_steps_with_them) {
    review(revoke());
    act(app::ShowScores{});
    ASSERT_TRUE(view().sheet);
    act(app::GoTo{2});
    ASSERT_TRUE(view().sheet) << "they go along";
    act(app::GoToEntry{8});
    EXPECT_FALSE(view().sheet) << "who asks for an entry wants to see it";
}

TEST_F(Reviewing, amends_the_past_after_it_said_what_that_changes) {
    review(revoke());
    act(app::GoToEntry{4});
    act(app::Amend{4});
    EXPECT_NE(line().prompt(), nullptr);
    act(app::Pick{"yellow-6"});
    EXPECT_TRUE(line().previews());
    const int edition = view().edition;
    act(app::Confirm{});
    EXPECT_EQ(last(), "amend 4 play Cleo yellow-6");
    EXPECT_EQ(line().prompt(), nullptr);
    EXPECT_GT(view().edition, edition) << "the match is another one";
    EXPECT_EQ(view().seq, 4);
    EXPECT_EQ(says(), "Cleo plays yellow 6");
}

TEST_F(Reviewing, looks_at_what_was_inserted) {
    review(revoke());
    act(app::Insert{4});
    act(app::Type{"penalty Ben -2 late"});
    act(app::Submit{});
    act(app::Confirm{});
    EXPECT_EQ(last(), "insert 4 penalty Ben -2 late");
    EXPECT_EQ(view().seq, 11) << "where it came to stand";
    EXPECT_EQ(view().step, 3);
    EXPECT_EQ(view().totals.at(1), -2);
}

TEST_F(Reviewing, stays_where_it_was_when_an_entry_is_undone) {
    review(revoke());
    act(app::GoToEntry{9});
    act(app::Strike{10, true});
    act(app::Confirm{});
    EXPECT_EQ(last(), "undo 10 taken-back");
    EXPECT_EQ(view().seq, 9);
    EXPECT_EQ(review().steps().size(), 9U);
}

TEST_F(Reviewing, leaves_a_correction_at_once) {
    review(revoke());
    EXPECT_FALSE(review().leave());
    act(app::Amend{4});
    EXPECT_TRUE(review().leave());
    EXPECT_EQ(line().prompt(), nullptr);
    EXPECT_EQ(review().session().facts().size(), 10U);
}

TEST_F(Reviewing, takes_a_note_before_the_entry_that_comes_next_or_behind_all) {
    review(revoke());
    act(app::GoToEntry{4});
    act(app::TakeNote{"look here"});
    EXPECT_EQ(last(), "insert 5 note \"look here\"");
    EXPECT_EQ(view().seq, 11);
    act(app::GoTo{99});
    act(app::TakeNote{"enough"});
    EXPECT_EQ(last(), "note enough");
    EXPECT_TRUE(review().steps().back().note);
}

TEST_F(Reviewing, drops_a_correction_that_a_note_was_written_beside) {
    review(revoke());
    act(app::Amend{4});
    act(app::TakeNote{"look here"});
    EXPECT_EQ(line().prompt(), nullptr) << "what it would change was looked at without the note";
}

TEST_F(Reviewing, tells_what_was_secret_only_when_the_match_is_over) {
    begin("heckin-hounds", three);
    enter({"leader Anna", "bad-dog mops", "hand Ben sudachi-1 sudachi-3 tom-dire-2 deathpaw-4 paulgrave-2"});
    look();
    EXPECT_FALSE(view().may_show_secrets);
    act(app::ShowSecrets{true});
    EXPECT_EQ(says(), "Ben: something hidden") << "asking for it is not enough";
    review_.reset();
    open(store::History(database_).matches().front().id);
    enter({"abandon enough"});
    look();
    EXPECT_TRUE(view().may_show_secrets);
    act(app::GoToEntry{3});
    EXPECT_EQ(says(), "Ben: something hidden");
    act(app::ShowSecrets{true});
    EXPECT_THAT(says(), HasSubstr("Sudachi 3"));
    act(app::ShowSecrets{false});
    EXPECT_EQ(says(), "Ben: something hidden");
}
