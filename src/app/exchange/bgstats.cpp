#include "app/exchange/bgstats.h"

#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>

#include "app/derive/identity.h"
#include "app/exchange/play.h"
#include "games/catalog.h"

namespace app {

namespace {

using Json = nlohmann::ordered_json;

/// What plays point to, numbered from 1 in the order in which it first comes.
class Numbered {
public:
    /// `touched`: when the thing was last heard of.
    int of(const std::string& name, const std::string& touched) {
        const auto [place, is_new] = places_.emplace(name, things_.size());
        if (is_new) {
            things_.push_back({name, touched});
        }
        Thing& thing = things_[place->second];
        thing.touched = std::max(thing.touched, touched);
        return static_cast<int>(place->second) + 1;
    }

    /// `describe` makes an object from uuid, id, name and date of change, and the rest.
    Json all(const auto& describe) const {
        Json list = Json::array();
        for (const Thing& thing : things_) {
            list.push_back(describe(thing.name, static_cast<int>(list.size()) + 1, thing.touched));
        }
        return list;
    }

private:
    struct Thing {
        std::string name;
        std::string touched;
    };
    std::map<std::string, std::size_t> places_;
    std::vector<Thing> things_;
};

/// 20240229
int day_as_number(std::string date) {
    date.resize(10);
    std::erase(date, '-');
    int number = 0;
    std::from_chars(date.data(), date.data() + date.size(), number);
    return number;
}

class PlayFile {
public:
    explicit PlayFile(store::Database& database) : database_(database), ids_(database) {}

    /// Nothing for a match that is no play.
    std::optional<Json> play(const std::string& match) {
        const Play play = play_of(database_, match);
        if (!is_play(play.match)) {
            return std::nullopt;
        }
        const std::string touched = to_the_second(play.match.touched);
        fewest_[play.match.game] = play.outcome.fewest;
        Json json = {{"uuid", uuid_of("play " + match)},
                     {"modificationDate", touched},
                     {"entryDate", touched},
                     {"playDate", play.date},
                     {"playDateYmd", day_as_number(play.date)},
                     {"usesTeams", false},
                     {"durationMin", play.match.minutes},
                     {"ignored", play.match.status == "abandoned"},
                     {"manualWinner", true},
                     {"rounds", play.outcome.rounds},
                     {"locationRefId", 0},
                     {"gameRefId", games_.of(play.match.game, touched)},
                     {"board", play.board},
                     {"comments", play.comments},
                     {"rating", 0},
                     {"scoringSetting", 0},
                     {"playerScores", scores(play, touched)}};
        if (!play.match.venue.empty()) {
            json["locationRefId"] = locations_.of(play.match.venue, touched);
        }
        return json;
    }

    Json players() const {
        return players_.all([&](const std::string& name, int id, const std::string& touched) {
            return Json{
                {"uuid", ids_.of(name)},       {"id", id},         {"name", name}, {"isAnonymous", false},
                {"modificationDate", touched}, {"bggUsername", ""}};
        });
    }

    Json locations() const {
        return locations_.all([](const std::string& name, int id, const std::string& touched) {
            return Json{{"uuid", uuid_of("location " + name)},
                        {"id", id},
                        {"name", name},
                        {"modificationDate", touched}};
        });
    }

    Json games() const {
        return games_.all([&](const std::string& name, int id, const std::string& touched) {
            const core::Game* game = games::find(name);
            const core::GameInfo* info = game == nullptr ? nullptr : game->info;
            return Json{{"uuid", uuid_of("game " + name)},
                        {"id", id},
                        {"name", info == nullptr ? name : std::string(info->title)},
                        {"modificationDate", touched},
                        {"cooperative", false},
                        {"highestWins", !fewest_.at(name)},
                        {"noPoints", info != nullptr && !info->has_points},
                        {"usesTeams", false},
                        {"bggName", ""},
                        {"bggYear", 0},
                        {"bggId", 0},
                        {"designers", ""},
                        {"isBaseGame", 1},
                        {"isExpansion", 0},
                        {"minPlayerCount", info == nullptr ? 0 : info->fewest_players},
                        {"maxPlayerCount", info == nullptr ? 0 : info->most_players}};
        });
    }

private:
    Json scores(const Play& play, const std::string& touched) {
        Json list = Json::array();
        for (const std::string& name : play.match.players) {
            const std::size_t index = list.size();
            const store::Outcome::Seat seat = play.seat(index);
            list.push_back({{"playerRefId", players_.of(name, touched)},
                            {"score", score_in_words(seat)},
                            {"winner", seat.winner},
                            {"newPlayer", false},
                            {"startPlayer", seat.starts},
                            {"rank", seat.rank},
                            {"seatOrder", static_cast<int>(index) + 1},
                            {"role", ""},
                            {"team", ""}});
        }
        return list;
    }

    store::Database& database_;
    PlayerIds ids_;
    Numbered players_, locations_, games_;
    std::map<std::string, bool> fewest_;
};

}  // namespace

bool is_play(const store::Listed& match) {
    return match.status != "open" && match.counts;
}

std::optional<int> write_play_file(store::Database& database, const std::vector<std::string>& matches,
                                   const Sink& sink, const Progress& progress) {
    PlayFile file(database);
    const int all = static_cast<int>(matches.size());
    int done = 0;
    int written = 0;
    sink(R"({"about":"Pfiff )" PFIFF_VERSION R"(","userInfo":{},"plays":[)");
    for (const std::string& match : matches) {
        if (!progress(done++, all)) {
            return std::nullopt;
        }
        if (const auto play = file.play(match)) {
            sink((written++ == 0 ? "\n" : ",\n") + dumped(*play));
        }
    }
    sink("\n],\n\"players\":" + dumped(file.players()) + ",\n\"locations\":" + dumped(file.locations()) +
         ",\n\"games\":" + dumped(file.games()) + "}\n");
    return progress(all, all) ? std::optional(written) : std::nullopt;
}

}  // namespace app
