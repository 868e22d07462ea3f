#pragma once

#include <map>
#include <string>

#include <nlohmann/json.hpp>

#include "app/report/statistics_json.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "store/statistics/statistics.h"

/// Every page of the statistics, and the list of matches, as one text.
inline std::string all_pages(store::Database& database) {
    store::Statistics statistics(database);
    std::string all = app::json_of(statistics.overview({})).dump(1);
    std::map<std::string, int> people;
    for (const store::Person& person : store::People(database).all()) {
        people.emplace(person.name, person.id);
    }
    for (const auto& [name, id] : people) {
        all += app::json_of(statistics.player(id, {})).dump(1);
    }
    for (const core::GameInfo* game : games::infos()) {
        all += app::json_of(statistics.game(std::string(game->id), {})).dump(1);
    }
    const store::History history(database);
    for (const store::Column column : {store::Column::played, store::Column::seats, store::Column::players}) {
        for (const std::int32_t row : history.find({}, {column, false})) {
            all += history.row(row)->id + "\n";
        }
    }
    return all;
}
