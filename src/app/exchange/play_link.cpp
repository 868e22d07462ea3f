#include "app/exchange/play_link.h"

#include <nlohmann/json.hpp>

#include "app/exchange/play.h"
#include "core/text/failure.h"

namespace app {

namespace {

using Json = nlohmann::ordered_json;

Json link_data(const Play& play, const PlayerIds& ids) {
    Json players = Json::array();
    for (const std::string& name : play.match.players) {
        const std::size_t index = players.size();
        const store::Outcome::Seat seat = play.seat(index);
        players.push_back({{"name", name},
                           {"sourcePlayerId", ids.of(name)},
                           {"startPlayer", seat.starts},
                           {"winner", seat.winner},
                           {"score", score_in_words(seat)},
                           {"rank", seat.rank},
                           {"role", ""}});
    }
    return {{"sourceName", "Pfiff"},
            {"sourcePlayId", play.match.id},
            {"playDate", play.date},
            {"durationMin", play.match.minutes},
            {"board", play.board},
            {"comments", play.comments},
            {"location", play.match.venue},
            {"game",
             {{"name", play.game},
              {"sourceGameId", play.match.game},
              {"bggId", 0},
              {"highestWins", !play.outcome.fewest},
              {"noPoints", !play.has_points}}},
            {"players", std::move(players)}};
}

/// RFC 3986: all but letters, digits and `-._~` as `%` and two digits, byte by byte.
std::string percent_encoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view marks = "-._~";
    std::string encoded;
    for (const char c : text) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           marks.find(c) != std::string_view::npos;
        if (plain) {
            encoded += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            encoded += '%';
            encoded += digits[byte / 16U];
            encoded += digits[byte % 16U];
        }
    }
    return encoded;
}

std::string url_of(const Json& data) {
    return "https://app.bgstatsapp.com/createPlay.html?data=" + percent_encoded(dumped(data));
}

}  // namespace

PlayLink play_link(store::Database& database, const std::string& match, std::size_t most_bytes) {
    const Play play = play_of(database, match);
    if (play.match.status == "open") {
        throw core::Failure({N_("The match is not over."), {}});
    }
    Json data = link_data(play, PlayerIds(database));
    PlayLink link{url_of(data)};
    for (const char* spare : {"comments", "board"}) {
        if (link.url.size() > most_bytes) {
            data.erase(spare);
            link = {url_of(data), true};
        }
    }
    if (link.url.size() > most_bytes) {
        throw core::Failure({NN_("The link is too long: it has {0} byte and may have {1}.",
                                 "The link is too long: it has {0} bytes and may have {1}."),
                             {static_cast<int>(link.url.size()), static_cast<int>(most_bytes)}});
    }
    return link;
}

}  // namespace app
