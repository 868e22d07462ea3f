#include "app/report/statistics_json.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "records.h"
#include "store/matches/people.h"

using testing::SizeIs;

namespace {

using Json = nlohmann::ordered_json;

const core::Figure matrix{.id = "bids",
                          .kind = core::Figure::Kind::matrix,
                          .title = "Bids",
                          .text = "",
                          .series = {{"bid", "bid"}, {"tricks", "tricks"}}};
const core::Figure sums{.id = "dogs",
                        .kind = core::Figure::Kind::sums,
                        .title = "Dogs",
                        .text = "",
                        .series = {{"dog.pug", "Pug"}, {"dog.hound", "Hound"}}};
const core::Figure distribution{.id = "tiles",
                                .kind = core::Figure::Kind::distribution,
                                .title = "Tiles",
                                .text = "",
                                .series = {{"left", "left"}}};

}  // namespace

TEST(StatisticsJson, says_of_each_figure_what_was_counted) {
    store::GamePage page;
    page.game = "hund";
    page.scores = {{-3, 1}, {12, 2}};
    page.figures = {{.figure = &matrix, .series = {}, .values = {}, .pairs = {{{1, 2}, 3}, {{0, 0}, 1}}},
                    {.figure = &sums, .series = {{7, 2}, {0, 0}}, .values = {}, .pairs = {}},
                    {.figure = &distribution, .series = {}, .values = {{-1, 4}, {6, 1}}, .pairs = {}}};
    const Json json = app::json_of(page);
    EXPECT_EQ(json["scores"], Json::parse(R"({"-3":1,"12":2})"));
    EXPECT_EQ(json["figures"][0],
              Json::parse(R"({"figure":"bids","kind":"matrix","down":"bid","across":"tricks","pairs":[
                  {"down":0,"across":0,"count":1},{"down":1,"across":2,"count":3}]})"));
    EXPECT_EQ(json["figures"][1], Json::parse(R"({"figure":"dogs","kind":"sums","series":{
                  "dog.pug":{"sum":7,"count":2},"dog.hound":{"sum":0,"count":0}}})"));
    EXPECT_EQ(json["figures"][2],
              Json::parse(R"({"figure":"tiles","kind":"distribution","values":{"-1":4,"6":1}})"));
}

TEST(StatisticsJson, has_every_player_of_all_records_with_what_the_page_says) {
    const Folder folder;
    store::Database database(folder / "pfiff.db");
    import_all_records(database);
    store::Statistics statistics(database);
    const store::Overview overview = statistics.overview({});
    const Json json = app::json_of(overview);
    ASSERT_GT(overview.matches, 0);
    EXPECT_EQ(json["matches"], overview.matches);
    ASSERT_THAT(json["players"], SizeIs(overview.players.size()));
    for (std::size_t i = 0; i < overview.players.size(); ++i) {
        const store::PlayerRow& row = overview.players[i];
        EXPECT_EQ(json["players"][i]["name"], row.name);
        EXPECT_EQ(json["players"][i]["matches"], row.fared.matches);
        EXPECT_EQ(json["players"][i]["few"], row.fared.matches < 10);
        const Json page = app::json_of(statistics.player(row.player, {}));
        EXPECT_EQ(page["matches"], row.fared.matches);
        EXPECT_NEAR(page["wins"], row.fared.wins, 1e-6);
        int of_games = 0;
        for (const Json& game : page["games"]) {
            of_games += game["matches"].get<int>();
        }
        EXPECT_EQ(of_games, row.fared.matches);
    }
}

TEST(StatisticsJson, keeps_a_third_a_third_and_what_is_not_known_null) {
    store::PairPage pair;
    pair.all.wins = 1.0 / 3;
    EXPECT_EQ(app::json_of(pair).dump(),
              R"({"page":"pair","first":"","second":"","matches":0,"few":true,"ahead":0,"behind":0,)"
              R"("wins":0.333333,"other_wins":0.0,"games":{}})");
    EXPECT_EQ(app::json_of(store::PlayerPage{})["rating"], nullptr);
    EXPECT_EQ(app::json_of(store::Overview{})["minutes"], nullptr);
}
