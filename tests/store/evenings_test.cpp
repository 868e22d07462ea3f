#include "store/matches/evenings.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "folder.h"
#include "games/catalog.h"
#include "store/matches/archive.h"
#include "store/matches/people.h"
#include "table.h"

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// Matches of scores, each called by a letter that is repeated in its id.
class Evenings : public testing::Test {
protected:
    static std::string id(char letter) {
        std::string id = "00000000-0000-4000-8000-000000000000";
        id.back() = letter;
        return id;
    }

    /// Begun at that time; nobody says how long it took.
    void play(char letter, const std::string& date,
              const std::vector<std::string>& players = {"Anna", "Ben", "Cleo"}) {
        core::Header header = three_at_the_table(id(letter));
        header.players = players;
        header.level = core::Level::scores;
        header.date = date;
        journal_.begin(header, "warn", {});
    }

    /// So long did its play take.
    void took(char letter, int minutes) {
        database_.sql().exec("UPDATE sheets SET lasted = " + std::to_string(minutes) + " WHERE uuid = '" +
                             id(letter) + "'");
    }

    std::string evening_of(char letter) const {
        std::string letters;
        for (const std::string& match : evenings_.of(id(letter)).matches) {
            letters += match.back();
        }
        return letters;
    }

    Time time_;
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db", time_.opening()};
    store::Journal journal_{database_};
    store::Evenings evenings_{database_};
};

}  // namespace

TEST_F(Evenings, is_what_the_same_people_play_with_less_than_three_hours_between) {
    play('a', "2024-02-10T19:00");
    play('b', "2024-02-10T21:59", {"Cleo", "Anna", "Ben"});
    play('c', "2024-02-11T00:59");
    EXPECT_EQ(evening_of('a'), "ab");
    EXPECT_EQ(evening_of('b'), "ab");
    EXPECT_EQ(evening_of('c'), "c") << "three hours after the one before it";
    took('b', 1);
    EXPECT_EQ(evening_of('a'), "abc") << "counted from the end of it";
}

TEST_F(Evenings, others_who_play_meanwhile_have_one_of_their_own) {
    play('a', "2024-02-10T19:00");
    play('b', "2024-02-10T19:30", {"Dora", "Emil"});
    play('c', "2024-02-10T20:00");
    play('d', "2024-02-10T20:30", {"Anna", "Ben"});
    EXPECT_EQ(evening_of('c'), "ac");
    EXPECT_EQ(evening_of('b'), "b");
    EXPECT_EQ(evening_of('d'), "d");
    EXPECT_EQ(evenings_.of(id('d')).closest, id('c')) << "who stays may be joined by hand";
    EXPECT_EQ(evenings_.of(id('d')).before, std::nullopt);
}

TEST_F(Evenings, are_joined_and_parted_by_hand) {
    play('a', "2024-02-10T15:00");
    play('b', "2024-02-10T19:00");
    play('c', "2024-02-10T20:00", {"Anna", "Ben"});
    play('d', "2024-02-10T21:00", {"Anna", "Ben"});
    EXPECT_EQ(evening_of('d'), "cd");
    evenings_.join(id('c'));
    EXPECT_EQ(evening_of('d'), "bcd");
    EXPECT_EQ(evenings_.of(id('c')).before, id('b'));
    evenings_.join(id('b'));
    EXPECT_EQ(evening_of('a'), "abcd");
    evenings_.part(id('d'));
    EXPECT_EQ(evening_of('a'), "abc");
    EXPECT_EQ(evening_of('d'), "d");
    evenings_.join(id('d'));
    EXPECT_EQ(evening_of('d'), "abcd");
}

TEST_F(Evenings, joined_from_day_to_day_reach_as_far_as_they_are_joined) {
    play('a', "2024-02-10T15:00");
    play('b', "2024-02-11T14:00");
    play('c', "2024-02-12T13:00");
    evenings_.join(id('b'));
    evenings_.join(id('c'));
    EXPECT_EQ(evening_of('a'), "abc");
    EXPECT_EQ(evening_of('c'), "abc");
}

TEST_F(Evenings, leave_out_the_bin_and_what_if) {
    play('a', "2024-02-10T19:00");
    play('b', "2024-02-10T20:00");
    play('c', "2024-02-10T21:00");
    evenings_.join(id('c'));
    store::History(database_).bin(id('b'));
    EXPECT_EQ(evening_of('a'), "ac") << "what was named lies in the bin: the times tell";
    EXPECT_EQ(evening_of('b'), "");
    core::Header branch = three_at_the_table(id('d'));
    branch.date = "2024-02-10T21:30";
    branch.what_if = {id('a'), 0};
    journal_.begin(branch, "warn", {});
    EXPECT_EQ(evening_of('d'), "");
    EXPECT_EQ(evening_of('a'), "ac");
    EXPECT_THAT(evenings_.of("00000000-0000-4000-8000-00000000000f").matches, IsEmpty());
}

TEST_F(Evenings, go_back_to_what_the_times_tell_when_parting_is_taken_back) {
    play('a', "2024-02-10T19:00");
    play('b', "2024-02-10T19:30", {"Dora", "Emil"});
    play('c', "2024-02-10T20:00");
    evenings_.part(id('c'));
    EXPECT_EQ(evening_of('c'), "c");
    evenings_.join(id('c'));
    EXPECT_EQ(evening_of('c'), "ac") << "not that of others who sat beside them";
}

TEST_F(Evenings, of_days_without_times_are_the_matches_of_one_day) {
    play('a', "2024-02-10T22:30");
    play('b', "2024-02-11");
    play('c', "2024-02-11");
    play('d', "2024-02-11T01:00");
    EXPECT_EQ(evening_of('b'), "bc");
    EXPECT_EQ(evening_of('a'), "a");
    EXPECT_EQ(evening_of('d'), "d");
}

TEST_F(Evenings, last_as_long_as_it_takes_with_its_pauses) {
    core::Header header = three_at_the_table(id('a'));
    header.date = "2024-02-10T19:00";
    journal_.begin(header, "warn", {});
    core::Seq seq = 0;
    for (const char* line : {"designation 5", "first Ben", "play Ben yellow-3", "play Cleo yellow-6"}) {
        time_.now += 60 * 60;
        journal_.append(id('a'), ++seq, line);
    }
    store::History(database_).derive(id('a'),
                                     games::find("hund")->read(header, journal_.read(id('a')).facts, {}));
    play('b', "2024-02-11T00:59");
    EXPECT_EQ(evening_of('a'), "ab") << "it began at 19:00 and went on for three hours";
}

TEST_F(Evenings, of_a_database_that_was_tampered_with_come_to_an_end) {
    play('a', "2024-02-10T19:00");
    play('b', "2024-02-10T20:00");
    for (const char* number : {"9223372036854775807", "-9223372036854775808"}) {
        database_.sql().exec(std::string("UPDATE sheets SET played = ") + number + ", minutes = " + number +
                             ", lasted = " + number);
        EXPECT_LE(evenings_.of(id('a')).matches.size(), 2U);
    }
}

TEST_F(Evenings, know_who_is_one_person) {
    play('a', "2024-02-10T19:00");
    play('b', "2024-02-10T20:00", {"Anna", "Ben", "Kleo"});
    EXPECT_EQ(evening_of('b'), "b");
    store::People people(database_);
    people.merge(*people.named("Kleo"), *people.named("Cleo"));
    EXPECT_EQ(evening_of('b'), "ab");
}

TEST_F(Evenings, what_was_said_of_one_is_carried_with_the_match) {
    play('a', "2024-02-10T15:00");
    play('b', "2024-02-10T19:00");
    evenings_.join(id('b'));
    store::Archive archive(database_);
    const store::Whole match = archive.read(id('b'));
    EXPECT_EQ(match.evening, id('a'));
    EXPECT_EQ(archive.read(id('a')).evening, std::nullopt);

    store::Database other(folder_ / "other.db", time_.opening());
    const core::Header header = journal_.read(id('b')).header;
    store::Archive(other).store(match, header);
    EXPECT_EQ(store::Archive(other).read(id('b')), match);
    EXPECT_THAT(store::Evenings(other).of(id('b')).matches, ElementsAre(id('b'))) << "it is not there yet";
}

TEST(Standings, a_win_that_two_share_is_a_half_of_each) {
    store::Listed first;
    first.status = "finished";
    first.players = {"Anna", "Ben", "Cleo"};
    first.winners = {"Ben", "Cleo"};
    store::Listed second = first;
    second.players = {"Ben", "Anna"};
    second.winners = {"Anna"};
    store::Listed open = first;
    open.status = "open";
    EXPECT_THAT(store::standings({first, second, open}),
                ElementsAre(store::Standing{"Anna", 2, 1}, store::Standing{"Ben", 2, 0.5},
                            store::Standing{"Cleo", 1, 0.5}));
}
