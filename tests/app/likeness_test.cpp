#include "app/exchange/likeness.h"

#include <gmock/gmock.h>

#include "app/exchange/import_files.h"
#include "app/exchange/import_record.h"
#include "records.h"
#include "store/matches/history.h"
#include "store/matches/likes.h"

using app::Imported;

namespace {

const std::string beginning =
    "pfiff 1\ngame heckin-hounds\ndate 2026-11-20\nlevel scores\nplayer Anna\nplayer Ben\n";
const std::string rounds = "shift Anna 1 2\nshift Ben 3 3\nshift Anna 1 1\nshift Ben 4 4\n";

class Likeness : public testing::Test {
protected:
    Imported take(const std::string& text) { return app::import_record(database_, read_text(text)); }
    std::size_t listed(bool binned = false) { return history_.matches(binned).size(); }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    store::History history_{database_};
    Imported first_ = take(beginning + rounds);
};

}  // namespace

TEST_F(Likeness, blanks_comments_and_needless_quotes_make_no_other_match) {
    for (const std::string& same :
         {beginning + "shift Anna 1 2\nshift Ben 3 3\nshift Anna 1 1\nshift Ben 4 4  \n",
          "# typed by Anna\n" + beginning + rounds,
          beginning + "shift \"Anna\" 1 2 # first\n\nshift  Ben 3 3\nshift Anna 1 1\nshift Ben 4 4\n"}) {
        const Imported again = take(same);
        EXPECT_EQ(again.what, Imported::What::nothing_new) << same;
        EXPECT_EQ(again.match, first_.match);
    }
    EXPECT_EQ(listed(), 1U);
}

TEST_F(Likeness, the_same_evening_with_a_line_more_is_that_match_and_the_longer_counts) {
    const Imported longer = take(beginning + rounds + "note more\n");
    EXPECT_EQ(longer.what, Imported::What::longer);
    EXPECT_EQ(longer.match, first_.match);
    EXPECT_EQ(take(beginning + rounds).what, Imported::What::nothing_new);
    EXPECT_EQ(take(beginning + "shift Anna 1 2\n").match, first_.match);
    EXPECT_EQ(history_.find(first_.match)->entries, 5);
    EXPECT_EQ(listed(), 1U);
}

TEST_F(Likeness, where_it_is_not_sure_both_stay_and_each_says_which_it_looks_like) {
    const Imported titled = take(beginning + "title \"With friends\"\n" + rounds);
    EXPECT_EQ(titled.what, Imported::What::stored);
    EXPECT_EQ(titled.like, first_.match);
    EXPECT_EQ(history_.find(titled.match)->like, first_.match);
    EXPECT_EQ(history_.find(first_.match)->like, titled.match);
    EXPECT_EQ(core::say(app::what_was_done({{}, titled})),
              "match " + titled.match + " stored, lines: 4; it looks like match " + first_.match);
    // It is said again when it comes again.
    EXPECT_EQ(take(beginning + "title \"With friends\"\n" + rounds).like, first_.match);
}

TEST_F(Likeness, an_id_of_its_own_does_not_hide_it) {
    EXPECT_EQ(take(beginning + "id 0f8fad5b-d9cb-469f-a165-70867728950e\n" + rounds).like, first_.match);
}

TEST_F(Likeness, another_day_other_players_or_another_beginning_are_another_match) {
    EXPECT_FALSE(
        take("pfiff 1\ngame heckin-hounds\ndate 2026-11-21\nlevel scores\nplayer Anna\nplayer Ben\n" + rounds)
            .like);
    EXPECT_FALSE(
        take("pfiff 1\ngame heckin-hounds\ndate 2026-11-20\nlevel scores\nplayer Ben\nplayer Anna\n" + rounds)
            .like);
    EXPECT_FALSE(take(beginning + "shift Anna 1 2\nshift Ben 2 3\nshift Anna 1 1\nshift Ben 4 4\n").like);
    EXPECT_EQ(listed(), 4U);
}

TEST_F(Likeness, at_another_time_of_the_day_it_is_another_match) {
    const std::string players = "level scores\nplayer Anna\nplayer Ben\n";
    EXPECT_TRUE(take("pfiff 1\ngame heckin-hounds\ndate 2026-11-20T19:30\n" + players + rounds).like);
    EXPECT_EQ(take("pfiff 1\ngame heckin-hounds\ndate 2026-11-20T21:00\n" + players + rounds).like,
              first_.match);
    history_.bin(first_.match);
    EXPECT_FALSE(take("pfiff 1\ngame heckin-hounds\ndate 2026-11-20T22:00\n" + players + rounds).like);
}

TEST_F(Likeness, the_longer_one_can_be_taken_and_two_can_be_told_apart) {
    const Imported longer = take(beginning + "title \"With friends\"\n" + rounds + "note more\n");
    store::Likes likes(database_);
    likes.tell_apart(first_.match, longer.match);
    EXPECT_TRUE(history_.find(first_.match)->like.empty());
    likes.say(longer.match, first_.match);
    app::take_longer(database_, first_.match, longer.match);
    EXPECT_TRUE(history_.find(first_.match)->binned);
    EXPECT_FALSE(history_.find(longer.match)->binned);
    EXPECT_TRUE(history_.find(longer.match)->like.empty());
    history_.restore(first_.match);
    EXPECT_EQ(history_.find(longer.match)->like, first_.match);
}
