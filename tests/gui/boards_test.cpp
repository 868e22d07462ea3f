#include <fstream>
#include <iterator>

#include "core/record.h"
#include "games/catalog.h"
#include "gui/windows.h"
#include "gui/words.h"

/// Games whose table is a board, played with taps alone.
class TheBoards : public Windows {
protected:
    static core::Record record(const std::string& name) {
        std::ifstream file(std::string(PFIFF_SOURCE_DIR) + "/tests/records/" + name, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        return core::read_record(bytes, games::infos()).value();
    }

    static core::Header header(const std::string& game, std::vector<std::string> players) {
        core::Header header;
        header.game = game;
        header.players = std::move(players);
        return header;
    }

    /// Taps a whole match in; answers the most taps that a line of that word took.
    int most_taps(const core::Record& record, std::string_view word) {
        open(record.header);
        int most = 0;
        for (const core::Fact& fact : record.facts) {
            // Long forms, as the pad's buttons have them.
            const int taps = tap(record_line(record, fact.seq));
            most = fact.text.starts_with(word) ? std::max(most, taps) : most;
        }
        EXPECT_EQ(table().session().reading().status, core::Status::finished);
        EXPECT_EQ(table().session().facts().size(), record.facts.size());
        return most;
    }

    static std::string record_line(const core::Record& record, core::Seq seq) {
        static core::Reading reading;
        if (seq == 1) {
            reading = games::find(record.header.game)->read(record.header, record.facts, {});
        }
        return reading.entries.at(static_cast<std::size_t>(seq) - 1).text;
    }

    const core::Zone& zone(const std::string& id) {
        const auto& zones = table().session().shown().table.zones;
        return *std::find_if(zones.begin(), zones.end(),
                             [&](const core::Zone& each) { return each.id == id; });
    }
};

namespace {

constexpr const char* dogs = "dogs rex rex rex fifi fifi fifi daisy daisy daisy zorro zorro zorro";

}  // namespace

TEST_F(TheBoards, take_a_tile_with_two_taps_in_a_whole_match) {
    EXPECT_EQ(most_taps(record("hundsgemein/rule-book-basic-scoring.pfiff"), "place"), 2);
}

TEST_F(TheBoards, take_a_card_with_two_taps_and_cards_on_offer_with_one) {
    const core::Record evening = record("kleine-klaeffer/evening-of-three.pfiff");
    EXPECT_EQ(most_taps(evening, "place"), 2);
    stop();
    EXPECT_EQ(most_taps(evening, "take"), 1);
}

TEST_F(TheBoards, mark_what_would_be_illegal_only_where_the_referee_speaks_up) {
    for (const app::Policy policy :
         {app::Policy::warn, app::Policy::strict, app::Policy::ask, app::Policy::silent}) {
        open(header("hundsgemein", {"Anna", "Ben"}), policy);
        for (const char* line : {dogs, "first Anna", "place Anna 1 a1"}) {
            table().enter(line);
        }
        settle();
        press(*table().pad().button_of("1"));
        const core::Choice* beside = table().canvas().picture().choice("b1");
        ASSERT_NE(beside, nullptr);
        const bool marked = beside->verdict && core::kind(*beside->verdict) == core::Kind::illegal;
        EXPECT_EQ(marked, app::speaks_up(policy)) << app::word(policy);
    }
}

TEST_F(TheBoards, hide_whose_a_tile_is_until_the_board_is_scored) {
    open(header("hundsgemein", {"Anna", "Ben"}));
    for (const char* line : {dogs, "first Anna", "place Anna 1 a1", "place Ben 2 c3"}) {
        table().enter(line);
    }
    const auto& shown = table().session().shown();
    EXPECT_EQ(shown.entries[2].text, "place Anna 1");
    EXPECT_EQ(shown.entries[3].text, "place Ben 2 c3");
    for (const core::Place& place : zone("board").places) {
        for (const core::Token& token : place.tokens) {
            EXPECT_FALSE(token.owner.has_value());
        }
    }
    const core::Reading earlier = table().session().shown_until(3);
    EXPECT_EQ(core::say(earlier.table.headline.front()),
              "What was there before is told when the match is over");
    table().enter("end");
    EXPECT_EQ(table().session().shown().entries[2].text, "place Anna 1 a1");
    EXPECT_EQ(zone("board").places.front().tokens.front().owner, 0);
}

TEST_F(TheBoards, answer_a_challenge_when_the_referee_is_called) {
    open(header("hundsgemein", {"Anna", "Ben"}), app::Policy::ask);
    for (const char* line : {dogs, "first Anna", "place Anna 1 a1", "place Ben 1 b1"}) {
        table().enter(line);
    }
    settle();
    press("referee");
    if (wxButton* anna = table().pad().button_of("Anna")) {
        press(*anna);
    }
    const core::Ruled& challenge = table().session().shown().entries.back();
    ASSERT_TRUE(challenge.outcome.has_value());
    EXPECT_EQ(challenge.outcome->word, "upheld");
    EXPECT_TRUE(zone("board").places[1].tokens.empty());
}

TEST_F(TheBoards, show_the_sums_of_a_space_that_is_looked_at) {
    open(header("kleine-klaeffer", {"Anna", "Ben"}));
    for (const char* line :
         {"council yec3 blb1 pub5 res3 grs5 rec2 blc2 yeb1 grb1 pus1 bls3 yes1", "first Anna"}) {
        table().enter(line);
    }
    settle();
    press(*table().pad().button_of("orange-bulldog-4"));
    const core::Choice* space = table().canvas().picture().choice("b2");
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(core::say(*space->row_end), "9");
    EXPECT_EQ(core::say(*space->column_end), "5");
    table().canvas().look_at("b2");
    EXPECT_EQ(table().canvas().picture().looked_at, "b2");
}
