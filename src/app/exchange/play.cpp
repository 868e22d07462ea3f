#include "app/exchange/play.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/derive/identity.h"
#include "app/words/words.h"
#include "core/text/failure.h"
#include "games/catalog.h"
#include "store/matches/people.h"

namespace app {

namespace {

std::string variants_in_words(const core::Header& header, const core::GameInfo& game) {
    std::vector<std::string> words;
    for (const core::Variant& variant : game.variants) {
        if (header.variants.contains(std::string(variant.name))) {
            words.push_back(word_for(variant.title));
        }
    }
    return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

Play play_of(store::Database& database, const std::string& match) {
    auto listed = store::History(database).find(match);
    if (!listed) {
        throw core::Failure({N_("There is no match {0} in this database."), {match}});
    }
    Play play;
    play.match = std::move(*listed);
    play.outcome = store::outcome_of(database, match);
    play.date = to_the_second(play.match.played);
    const std::string& title = play.match.title;
    play.comments = title + (title.empty() || play.match.note.empty() ? "" : "\n") + play.match.note;
    play.game = play.match.game;
    if (const core::Game* game = games::find(play.match.game)) {
        play.game = game->info->title;
        play.has_points = game->info->has_points;
        play.board = play.outcome.header ? variants_in_words(*play.outcome.header, *game->info) : "";
    }
    return play;
}

std::string to_the_second(const std::string& date) {
    if (date.empty()) {
        return {};
    }
    std::string stamp = date.size() > 10 ? date + ":00" : date + " 00:00:00";
    std::ranges::replace(stamp, 'T', ' ');
    return stamp;
}

std::string score_in_words(const store::Outcome::Seat& seat) {
    return seat.score ? fmt::to_string(*seat.score) : std::string();
}

std::string dumped(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

PlayerIds::PlayerIds(store::Database& database) {
    for (const store::Person& person : store::People(database).all()) {
        spellings_[person.name] = person.spellings.front();
    }
}

std::string PlayerIds::of(const std::string& name) const {
    const auto found = spellings_.find(name);
    return uuid_of("player " + (found == spellings_.end() ? name : found->second));
}

}  // namespace app
