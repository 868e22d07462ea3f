#include "app/library/doctor.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <cstdlib>

#include "app/library/library.h"
#include "core/text/failure.h"
#include "records.h"
#include "store/matches/history.h"
#include "store/statistics/ratings.h"

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

/// A database of all records, with everything derived.
class Doctor : public testing::Test {
protected:
    Doctor() {
        app::derive_stale(database_, go_on);
        store::Ratings(database_).bring_up_to_date();
    }
    app::Health health() { return app::examine(database_, go_on); }
    /// Behind the program's back.
    void change(const std::string& sql) { database_.sql().exec(sql); }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    std::vector<std::string> matches_ = import_all_records(database_);
};

}  // namespace

TEST_F(Doctor, finds_nothing_wrong_with_what_pfiff_wrote) {
    const app::Health found = health();
    EXPECT_TRUE(found.whole());
    EXPECT_TRUE(found.right());
    EXPECT_THAT(found.stale, IsEmpty());
    EXPECT_EQ(found.extent.matches, static_cast<int>(matches_.size()));
}

TEST_F(Doctor, finds_results_that_are_not_what_the_entries_say_and_puts_them_right) {
    change("UPDATE result_seats SET winner = 1 - winner WHERE match = 3 AND seat = 0");
    change("UPDATE sheets SET entries = entries + 1 WHERE match = 5");
    EXPECT_THAT(health().wrong, ElementsAre(matches_[2], matches_[4]));
    EXPECT_FALSE(health().right());
    app::rebuild(database_, go_on);
    EXPECT_TRUE(health().right());
}

TEST_F(Doctor, finds_wrong_ratings_and_puts_them_right) {
    change("UPDATE ratings SET mu = mu + 1");
    EXPECT_TRUE(health().wrong_ratings);
    app::rebuild(database_, go_on);
    EXPECT_FALSE(health().wrong_ratings);
}

TEST_F(Doctor, what_waits_to_be_derived_is_not_wrong) {
    change("UPDATE results SET rules_version = 1 WHERE match = 2");
    const app::Health found = health();
    EXPECT_THAT(found.stale, ElementsAre(matches_[1]));
    EXPECT_TRUE(found.right());
}

TEST_F(Doctor, names_the_match_that_cannot_be_read) {
    const std::string guard =
        database_.sql()
            .execAndGet("SELECT sql FROM sqlite_schema WHERE name = 'matches_keep_their_header'")
            .getString();
    change("DROP TRIGGER matches_keep_their_header");
    change("UPDATE matches SET header = 'pfiff 1\ngame chess\n' WHERE id = 4");
    change(guard);
    const app::Health found = health();
    ASSERT_THAT(found.unreadable, SizeIs(1));
    EXPECT_EQ(found.unreadable.front().match, matches_[3]);
    EXPECT_FALSE(found.whole());
    EXPECT_THAT(found.wrong, IsEmpty());
    EXPECT_THAT(app::rebuild(database_, go_on), ElementsAre(matches_[3])) << "it is not said to be derived";
}

TEST_F(Doctor, tells_what_it_found_where_no_copy_can_be_made) {
    change("UPDATE results SET rules_version = 1 WHERE match = 2");
    const char* before = std::getenv("TMPDIR");
    const std::string kept = before == nullptr ? "" : before;
    ::setenv("TMPDIR", (folder_ / "nowhere").c_str(), 1);
    const app::Health found = health();
    before == nullptr ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", kept.c_str(), 1);
    EXPECT_FALSE(found.why_not_compared.id.empty());
    EXPECT_THAT(found.stale, ElementsAre(matches_[1]));
}

TEST_F(Doctor, finds_rows_that_refer_to_nothing) {
    change("PRAGMA foreign_keys = OFF");
    change("INSERT INTO lines (match, seq, text, written) VALUES (7777, 1, 'note lost', 0)");
    EXPECT_FALSE(health().damages.empty());
    EXPECT_FALSE(health().whole());
}

TEST_F(Doctor, leaves_the_database_as_it_is) {
    change("UPDATE result_seats SET winner = 1 - winner WHERE match = 3 AND seat = 0");
    const int before = database_.sql().execAndGet("PRAGMA data_version").getInt();
    const int changes = database_.sql().getTotalChanges();
    health();
    EXPECT_EQ(database_.sql().getTotalChanges(), changes);
    EXPECT_EQ(database_.sql().execAndGet("PRAGMA data_version").getInt(), before);
}

TEST_F(Doctor, can_be_stopped) {
    change("UPDATE result_seats SET winner = 1 - winner WHERE match = 3 AND seat = 0");
    const app::Health found = app::examine(database_, [](int done, int) { return done == 0; });
    EXPECT_THAT(found.wrong, IsEmpty());
    EXPECT_TRUE(found.whole());
}
