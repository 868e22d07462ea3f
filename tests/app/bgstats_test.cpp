#include "app/exchange/bgstats.h"

#include <gmock/gmock.h>

#include <set>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "app/exchange/import_record.h"
#include "core/text/failure.h"
#include "records.h"
#include "store/matches/history.h"
#include "store/matches/people.h"

using nlohmann::json;
using testing::HasSubstr;

namespace {

/// Judges documents by tests/app/bgstats.schema.json.
class PlaySchema {
public:
    PlaySchema() {
        const json text = json::parse(bytes_of(PFIFF_SOURCE_DIR "/tests/app/bgstats.schema.json"));
        valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(text), schema_);
    }

    /// Empty if all is well.
    std::string complaint(const json& document) const {
        valijson::Validator validator;
        valijson::ValidationResults results;
        const valijson::adapters::NlohmannJsonAdapter adapter(document);
        std::string said;
        if (!validator.validate(schema_, adapter, &results)) {
            valijson::ValidationResults::Error error;
            while (results.popError(error)) {
                said += error.description + "\n";
            }
        }
        return said;
    }

private:
    valijson::Schema schema_;
};

class BgStats : public testing::Test {
protected:
    json export_matches(const std::vector<std::string>& ids) {
        Collected collected;
        written_ = app::write_play_file(database_, ids, collected.sink(), go_on).value_or(-1);
        text_ = collected.text;
        return json::parse(text_);
    }
    std::string import_text(std::string_view text) {
        return app::import_record(database_, read_text(text)).match;
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    PlaySchema schema_;
    std::string text_;
    int written_ = 0;
};

constexpr const char* won_by_two =
    "pfiff 1\ngame hounded\nid 0f8fad5b-d9cb-469f-a165-70867728950e\ndate 2024-02-29T19:30\n"
    "venue \"the kitchen\"\ntitle Final\nplayer Anna\nplayer Ben\n";

std::vector<std::string> finished(store::Database& database) {
    std::vector<std::string> ids;
    for (const store::Listed& match : store::History(database).matches()) {
        if (match.status == "finished") {
            ids.push_back(match.id);
        }
    }
    return ids;
}

/// The plays of a file, each with the names that its numbers stand for.
const json& referred(const json& file, const char* list, const json& id) {
    for (const json& thing : file[list]) {
        if (thing["id"] == id) {
            return thing;
        }
    }
    throw std::runtime_error("nothing has that id");
}

}  // namespace

TEST_F(BgStats, a_file_of_all_records_is_what_the_schema_asks_for) {
    const std::vector<std::string> ids = import_all_records(database_);
    const json file = export_matches(ids);
    EXPECT_EQ(schema_.complaint(file), "");
    EXPECT_GT(file["plays"].size(), 20U);
    EXPECT_EQ(static_cast<int>(file["plays"].size()), written_);
    EXPECT_EQ(file["games"].size(), games::catalog().size());
    std::set<std::string> uuids;
    for (const char* list : {"players", "locations", "games", "plays"}) {
        for (const json& thing : file[list]) {
            EXPECT_TRUE(uuids.insert(thing["uuid"]).second) << thing;
        }
    }
}

TEST_F(BgStats, what_is_written_is_what_the_history_says) {
    import_all_records(database_);
    const std::vector<std::string> ids = finished(database_);
    const json file = export_matches(ids);
    ASSERT_EQ(file["plays"].size(), ids.size());
    int with_points = 0;
    int starters = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const json& play = file["plays"][i];
        const auto listed = store::History(database_).find(ids[i]);
        const core::GameInfo& info = *games::find(listed->game)->info;
        EXPECT_EQ(referred(file, "games", play["gameRefId"])["name"], std::string(info.title));
        EXPECT_EQ(referred(file, "games", play["gameRefId"])["noPoints"], !info.has_points);
        ASSERT_EQ(play["playerScores"].size(), listed->players.size());
        for (std::size_t seat = 0; seat < listed->players.size(); ++seat) {
            const json& score = play["playerScores"][seat];
            const std::string& name = listed->players[seat];
            EXPECT_EQ(referred(file, "players", score["playerRefId"])["name"], name);
            EXPECT_EQ(score["winner"], testing::Value(listed->winners, testing::Contains(name)));
            EXPECT_EQ(score["score"], listed->scores[seat] ? std::to_string(*listed->scores[seat]) : "");
            with_points += listed->scores[seat] ? 1 : 0;
            starters += score["startPlayer"] == true ? 1 : 0;
        }
    }
    EXPECT_GT(with_points, 0);
    EXPECT_GT(starters, 0);
    EXPECT_LE(starters, static_cast<int>(ids.size()));
}

TEST_F(BgStats, a_second_file_says_the_same_also_when_somebody_was_renamed) {
    const std::string id = import_text(std::string(won_by_two) + "abandon late\n");
    const json first = export_matches({id});
    const std::string text = text_;
    export_matches({id});
    EXPECT_EQ(text_, text);
    store::People people(database_);
    people.rename(*people.named("Anna"), "Anna Lena");
    const json second = export_matches({id});
    EXPECT_EQ(second["players"][0]["name"], "Anna Lena");
    EXPECT_EQ(second["players"][0]["uuid"], first["players"][0]["uuid"]);
    EXPECT_EQ(second["plays"], first["plays"]);
}

TEST_F(BgStats, an_abandoned_match_is_ignored_and_an_open_one_is_no_play) {
    const std::string open = import_text(won_by_two);
    EXPECT_TRUE(export_matches({open})["plays"].empty());
    import_text(std::string(won_by_two) + "abandon late\n");
    const json play = export_matches({open})["plays"].at(0);
    EXPECT_EQ(play["ignored"], true);
    EXPECT_EQ(play["playDate"], "2024-02-29 19:30:00");
    EXPECT_EQ(play["playDateYmd"], 20240229);
    EXPECT_EQ(play["comments"], "Final");
    EXPECT_EQ(play["manualWinner"], true);
}

TEST_F(BgStats, names_and_days_are_what_they_are) {
    const std::string id =
        import_text(strange_record("3d813cbb-47fb-42ba-91df-831e1593ac29") + "abandon late\n");
    const json file = export_matches({id});
    EXPECT_EQ(schema_.complaint(file), "");
    std::vector<std::string> names;
    for (const json& player : file["players"]) {
        names.push_back(player["name"]);
    }
    EXPECT_EQ(names, strange_names());
    EXPECT_EQ(file["plays"][0]["playDateYmd"], 19690720);
}

TEST_F(BgStats, the_schema_refuses_what_is_broken) {
    const std::string id = import_text(std::string(won_by_two) + "abandon late\n");
    const json good = export_matches({id});
    ASSERT_EQ(schema_.complaint(good), "");
    const auto broken = [&](const char* pointer, const json& value) {
        json file = good;
        file[json::json_pointer(pointer)] = value;
        return schema_.complaint(file);
    };
    EXPECT_NE(broken("/plays/0/playerScores/0/score", 7), "");
    EXPECT_NE(broken("/plays/0/playerScores/0/winner", 1), "");
    EXPECT_NE(broken("/plays/0/playDate", "2024-02-29T19:30"), "");
    EXPECT_NE(broken("/plays/0/uuid", "7"), "");
    EXPECT_NE(broken("/plays/0/gameRefId", 0), "");
    EXPECT_NE(broken("/games/0/bggId", "7"), "");
    EXPECT_NE(broken("/players/0/surname", "B"), "");
    json file = good;
    file["plays"][0].erase("manualWinner");
    EXPECT_NE(schema_.complaint(file), "");
    file = good;
    file.erase("locations");
    EXPECT_NE(schema_.complaint(file), "");
}

TEST_F(BgStats, writing_can_be_stopped) {
    const std::string id = import_text(won_by_two);
    Collected collected;
    EXPECT_FALSE(
        app::write_play_file(database_, {id, id}, collected.sink(), [](int done, int) { return done < 1; }));
}
