#include "store/matches/thinking.h"

#include <gmock/gmock.h>

#include <limits>

#include "folder.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/statistics/statistics.h"
#include "table.h"

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

namespace {

constexpr std::int64_t longest = 600;

/// A match of three, each line with the seconds that passed before it.
class Thinking : public testing::Test {
protected:
    void enter(std::int64_t seconds_later, const std::string& text) {
        written_.push_back((written_.empty() ? 1'000'000 : written_.back()) + seconds_later);
        facts_.push_back({static_cast<core::Seq>(facts_.size()) + 1, 0, text});
    }

    core::Reading reading() const { return games::find(header_.game)->read(header_, facts_, {}); }

    /// Seat and seconds.
    std::vector<std::pair<int, int>> thoughts() const {
        std::vector<std::pair<int, int>> all;
        for (const store::Thought& thought :
             store::thoughts(reading(), core::Level::plays, written_, longest)) {
            all.emplace_back(thought.seat, thought.seconds);
        }
        return all;
    }

    void deal() {
        enter(0, "designation 5");
        enter(60, "first Ben");
    }

    core::Header header_ = three_at_the_table();
    std::vector<core::Fact> facts_;
    std::vector<std::int64_t> written_;
};

}  // namespace

TEST_F(Thinking, is_what_passes_between_two_plays_but_before_the_first) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(7, "play Cleo yellow-6");
    enter(20, "play Anna yellow-4");
    EXPECT_THAT(thoughts(), ElementsAre(Pair(2, 7), Pair(0, 20)));
}

TEST_F(Thinking, is_not_known_after_a_note_a_correction_or_a_long_pause) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(5, "note tea");
    enter(50, "play Cleo yellow-6");
    enter(20, "amend 5 play Cleo yellow-5");
    enter(9, "play Anna yellow-4");
    enter(longest + 1, "play Cleo grey-5");
    enter(11, "play Anna grey-6");
    EXPECT_THAT(thoughts(), ElementsAre(Pair(0, 11)));
}

TEST_F(Thinking, does_not_change_with_corrections_made_later) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(7, "play Cleo yellow-6");
    enter(20, "play Anna yellow-4");
    const auto before = thoughts();
    enter(7 * 86'400, "amend 4 play Cleo yellow-5");
    enter(60, "insert 3 note forgotten");
    enter(60, "penalty Anna 1 rude");
    EXPECT_EQ(thoughts(), before);
}

TEST_F(Thinking, of_what_does_not_stand_is_nobodys) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(7, "play Cleo yellow-6");
    enter(5, "undo 4 mistyped");
    enter(5, "play Cleo yellow-5");
    enter(13, "play Anna yellow-4");
    EXPECT_THAT(thoughts(), ElementsAre(Pair(0, 13)));
}

TEST_F(Thinking, has_no_time_where_the_clock_goes_back_or_lines_came_all_at_once) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(-100, "play Cleo yellow-6");
    enter(0, "play Anna yellow-4");
    EXPECT_THAT(thoughts(), IsEmpty());
    written_.back() = std::numeric_limits<std::int64_t>::max();
    written_[3] = std::numeric_limits<std::int64_t>::min();
    EXPECT_THAT(thoughts(), IsEmpty());
}

TEST_F(Thinking, is_not_known_while_the_table_settles_a_foul) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(9, "play Anna yellow-4");
    enter(9, "play Cleo yellow-6");
    EXPECT_THAT(thoughts(), IsEmpty());
}

TEST_F(Thinking, is_not_known_where_only_scores_are_entered) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(9, "play Cleo yellow-6");
    EXPECT_THAT(store::thoughts(reading(), core::Level::scores, written_, longest), IsEmpty());
}

TEST_F(Thinking, is_not_known_of_what_the_table_says_in_between) {
    header_.game = "heckin-hounds";
    enter(0, "leader Anna");
    enter(60, "bad-dog sudachi");
    enter(9, "clue Ben sudachi 1 2");
    enter(8, "clue Ben 1 3 4");
    EXPECT_THAT(thoughts(), IsEmpty()) << "nobody is told who gave a clue";
}

TEST_F(Thinking, out_of_turn_is_nobodys) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(9, "play Anna yellow-4");
    EXPECT_THAT(thoughts(), IsEmpty());
}

TEST_F(Thinking, is_told_of_a_seat_by_its_sum_and_its_median) {
    const std::vector<store::Thought> known{{4, 1, 8}, {5, 0, 3}, {6, 1, 2}, {7, 1, 30}};
    const auto times = store::thinking_times(known, 3);
    EXPECT_EQ(times.at(0), (store::ThinkingTime{1, 3, 3}));
    EXPECT_EQ(times.at(1), (store::ThinkingTime{3, 40, 8}));
    EXPECT_EQ(times.at(2), store::ThinkingTime{});
}

TEST(DecisionTimes, are_counted_of_finished_matches) {
    Time time;
    const Folder folder;
    store::Database database(folder / "pfiff.db", time.opening());
    const auto record = core::read_record(
        bytes_of(std::string(PFIFF_SOURCE_DIR) + "/tests/records/hounded/a-whole-hunt.pfiff"),
        games::infos());
    core::Header header = record->header;
    header.id = evening;
    store::Journal journal(database);
    journal.begin(header, "warn", {});
    for (const core::Fact& fact : record->facts) {
        time.now += fact.seq % 2 == 0 ? 9 : 4;
        journal.append(evening, fact.seq, fact.text);
    }
    const core::Game& game = *games::find(header.game);
    store::History(database).derive(evening, game.read(header, journal.read(evening).facts, {}));
    const store::GamePage page = store::Statistics(database).game(header.game, {});
    const store::DecisionTimes& times = page.by_seats.at(2).times;
    EXPECT_GT(times.decisions(), 20);
    EXPECT_EQ(times.decisions(), page.all.times.decisions());
    EXPECT_THAT(times.median(), testing::AnyOf(4, 9));
    ASSERT_EQ(page.players.size(), 2U);
    EXPECT_EQ(page.players[0].times.decisions() + page.players[1].times.decisions(), times.decisions());
}

TEST(DecisionTimes, are_counted_anew_when_another_limit_is_chosen) {
    Time time;
    const Folder folder;
    store::Database database(folder / "pfiff.db", time.opening());
    EXPECT_EQ(store::longest_thought(database), 600) << "ten minutes, while nobody chose";
    core::Header header = three_at_the_table();
    store::Journal journal(database);
    journal.begin(header, "warn", {});
    core::Seq seq = 0;
    for (const char* line : {"designation 5", "first Ben", "play Ben yellow-3", "play Cleo yellow-6"}) {
        time.now += 90;
        journal.append(evening, ++seq, line);
    }
    store::History history(database);
    const core::Reading reading = games::find("hund")->read(header, journal.read(evening).facts, {});
    history.derive(evening, reading);
    EXPECT_THAT(history.stale(), IsEmpty());
    store::choose_longest_thought(database, 1);
    EXPECT_EQ(store::longest_thought(database), 60);
    EXPECT_THAT(history.stale(), ElementsAre(evening));
    store::choose_longest_thought(database, 1000);
    EXPECT_EQ(store::longest_thought(database), 3600) << "an hour at most";
    database.sql().exec("UPDATE settings SET value = 'a while' WHERE key = 'longest_thought'");
    EXPECT_EQ(store::longest_thought(database), 600);
}

TEST_F(Thinking, for_longer_than_the_limit_is_something_else) {
    deal();
    enter(40, "play Ben yellow-3");
    enter(90, "play Cleo yellow-6");
    EXPECT_THAT(store::thoughts(reading(), core::Level::plays, written_, 60), IsEmpty());
    EXPECT_THAT(store::thoughts(reading(), core::Level::plays, written_, 90), testing::SizeIs(1));
}
