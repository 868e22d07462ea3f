#include <gmock/gmock.h>

#include "app/exchange/import_record.h"
#include "app/records.h"
#include "store/matches/outcome.h"

using testing::ElementsAre;
using testing::Pair;

namespace {

/// Who came where, in the order of the seats, as lists, statistics and exports have it.
std::vector<std::pair<std::string, int>> places(const std::string& record) {
    const Folder folder;
    store::Database database(folder / "pfiff.db");
    const std::string match = app::import_record(database, read_text(record)).match;
    std::vector<std::pair<std::string, int>> places;
    for (const store::Outcome::Seat& seat : store::outcome_of(database, match).seats) {
        places.emplace_back(seat.name, seat.rank);
    }
    return places;
}

/// Four Shift Leaders: Anna ends at 0 and wins, Ben and Cleo at 1, Dora below zero.
std::string shifts(const std::string& badness_of_ben) {
    return "pfiff 1\ngame heckin-hounds\nlevel scores\nplayer Anna\nplayer Ben\nplayer Cleo\nplayer Dora\n"
           "shift Anna 2 2\nshift Ben 0 1 " +
           badness_of_ben +
           "\nshift Cleo 0 1\nshift Dora 1 1\n"
           "shift Anna 5 5\nshift Ben 0 0\nshift Cleo 0 0\nshift Dora 2 0\n"
           "shift Anna 5 5\nshift Ben 0 0\nshift Cleo 0 0\nshift Dora 0 0\n"
           "shift Anna 5 5\nshift Ben 0 0\nshift Cleo 0 0\nshift Dora 0 0\n";
}

}  // namespace

TEST(Places, who_is_fired_comes_after_those_who_are_not) {
    EXPECT_THAT(places("pfiff 1\ngame heckin-hounds\nlevel scores\nplayer Plus\nplayer Null\nplayer Minus\n"
                       "shift Plus 1 2\nshift Null 1 1\nshift Minus 4 2\n"
                       "shift Plus 1 1\nshift Null 2 2\nshift Minus 4 2\n"
                       "shift Plus 2 2\nshift Null 2 2\nshift Minus 2 1\n"),
                ElementsAre(Pair("Plus", 2), Pair("Null", 1), Pair("Minus", 3)));
}

TEST(Places, of_equal_scores_the_less_badness_comes_first) {
    EXPECT_THAT(places(shifts("1")),
                ElementsAre(Pair("Anna", 1), Pair("Ben", 3), Pair("Cleo", 2), Pair("Dora", 4)));
}

TEST(Places, who_are_equal_in_all_share_a_place) {
    EXPECT_THAT(places(shifts("0")),
                ElementsAre(Pair("Anna", 1), Pair("Ben", 2), Pair("Cleo", 2), Pair("Dora", 4)));
}

TEST(Places, below_zero_the_nearer_to_it_comes_first) {
    EXPECT_THAT(places("pfiff 1\ngame heckin-hounds\nlevel scores\nplayer Anna\nplayer Ben\nplayer Cleo\n"
                       "shift Anna 3 3\nshift Ben 2 1\nshift Cleo 3 1\n"
                       "shift Anna 5 5\nshift Ben 0 0\nshift Cleo 0 0\n"
                       "shift Anna 5 5\nshift Ben 0 0\nshift Cleo 0 0\n"),
                ElementsAre(Pair("Anna", 1), Pair("Ben", 2), Pair("Cleo", 3)));
}

TEST(Places, who_secured_no_district_is_last_whatever_his_points) {
    EXPECT_THAT(places("pfiff 1\ngame kleine-klaeffer\nlevel scores\nplayer Anna\nplayer Ben\nplayer Cleo\n"
                       "votes Anna\nvotes Ben yellow=8\nvotes Cleo orange=9 yellow=3\n"),
                ElementsAre(Pair("Anna", 3), Pair("Ben", 1), Pair("Cleo", 2)));
}
