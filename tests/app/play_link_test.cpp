#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "app/exchange/import_record.h"
#include "app/exchange/play_link.h"
#include "app/exchange/qr.h"
#include "camera.h"
#include "core/text/failure.h"
#include "records.h"
#include "store/matches/history.h"

using nlohmann::json;

namespace {

constexpr std::string_view page = "https://app.bgstatsapp.com/createPlay.html?data=";

/// What `%41` and the like stand for.
json data_of(const std::string& url) {
    EXPECT_TRUE(url.starts_with(page));
    std::string text;
    for (std::size_t i = page.size(); i < url.size(); ++i) {
        const bool encoded = url[i] == '%';
        text += encoded ? static_cast<char>(std::stoi(url.substr(i + 1, 2), nullptr, 16)) : url[i];
        i += encoded ? 2 : 0;
    }
    return json::parse(text);
}

/// What a camera reads that sees the code, three dots a module and a light edge around it.
std::string read_back(const app::QrCode& code) {
    constexpr unsigned dots = 3;
    constexpr unsigned edge = 4;
    const unsigned side = (static_cast<unsigned>(code.size) + 2 * edge) * dots;
    std::string grey(static_cast<std::size_t>(side) * side, '\xff');
    for (unsigned y = edge * dots; y < side - edge * dots; ++y) {
        for (unsigned x = edge * dots; x < side - edge * dots; ++x) {
            if (code.is_dark(static_cast<int>(x / dots - edge), static_cast<int>(y / dots - edge))) {
                grey[static_cast<std::size_t>(y) * side + x] = '\0';
            }
        }
    }
    return seen_by_camera(side, side, grey);
}

class Link : public testing::Test {
protected:
    std::string import_text(std::string_view text) {
        return app::import_record(database_, read_text(text)).match;
    }
    app::PlayLink link(const std::string& match) {
        return app::play_link(database_, match, app::most_qr_bytes);
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
};

}  // namespace

TEST_F(Link, says_all_that_the_page_takes) {
    const std::string id =
        import_text(bytes_of(PFIFF_SOURCE_DIR "/tests/records/hund/evening-of-four.pfiff"));
    const auto listed = store::History(database_).find(id);
    ASSERT_EQ(listed->status, "finished");
    const json data = data_of(link(id).url);
    EXPECT_EQ(data["sourceName"], "Pfiff");
    EXPECT_EQ(data["sourcePlayId"], id);
    EXPECT_EQ(data["game"]["name"], "Hund");
    EXPECT_EQ(data["game"]["noPoints"], false);
    EXPECT_EQ(data["game"]["highestWins"], true);
    ASSERT_EQ(data["players"].size(), listed->players.size());
    for (std::size_t seat = 0; seat < listed->players.size(); ++seat) {
        const json& player = data["players"][seat];
        EXPECT_EQ(player["name"], listed->players[seat]);
        EXPECT_EQ(player["score"], std::to_string(*listed->scores[seat]));
        EXPECT_EQ(player["winner"],
                  testing::Value(listed->winners, testing::Contains(listed->players[seat])));
        EXPECT_TRUE(player["startPlayer"].is_boolean());
    }
}

TEST_F(Link, is_read_back_from_its_code) {
    for (const std::string& id : import_all_records(database_)) {
        if (store::History(database_).find(id)->status == "finished") {
            const std::string url = link(id).url;
            EXPECT_EQ(read_back(app::qr_code(url)), url);
        }
    }
}

TEST_F(Link, drops_comments_first_and_variants_then_where_there_is_no_room) {
    const std::string id = import_text(
        "pfiff 1\ngame hund\nplayer Anna\nplayer Ben\nplayer Cleo\nvariant more-cards\nabandon late\n");
    const app::PlayLink bare = link(id);
    EXPECT_FALSE(bare.shortened);
    EXPECT_NE(data_of(bare.url)["board"], "");
    store::Details details = store::History(database_).details(id);
    details.note = std::string(app::most_qr_bytes, 'x');
    store::History(database_).set_details(id, details);
    const app::PlayLink shortened = link(id);
    EXPECT_TRUE(shortened.shortened);
    EXPECT_LE(shortened.url.size(), app::most_qr_bytes);
    EXPECT_FALSE(data_of(shortened.url).contains("comments"));
    EXPECT_TRUE(data_of(shortened.url).contains("board"));
    const app::PlayLink shortest = app::play_link(database_, id, shortened.url.size() - 1);
    EXPECT_FALSE(data_of(shortest.url).contains("board"));
    EXPECT_THROW(app::play_link(database_, id, shortest.url.size() - 1), core::Failure);
}

TEST_F(Link, of_a_match_that_is_open_there_is_none) {
    EXPECT_THROW(link(import_text("pfiff 1\ngame hund\nplayer Anna\nplayer Ben\nplayer Cleo\n")),
                 core::Failure);
}

TEST(Code, has_an_end) {
    EXPECT_EQ(read_back(app::qr_code(std::string(app::most_qr_bytes, 'x'))),
              std::string(app::most_qr_bytes, 'x'));
    EXPECT_THROW(app::qr_code(std::string(app::most_qr_bytes + 1, 'x')), core::Failure);
}
