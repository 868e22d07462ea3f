#include "app/match/evening.h"

#include <algorithm>

#include "app/words/numbers.h"

namespace app {

std::vector<store::Listed> evening_of(store::Database& database, const std::string& match) {
    const store::History history(database);
    std::vector<store::Listed> matches;
    for (const std::string& each : store::Evenings(database).of(match).matches) {
        if (auto listed = history.find(each)) {
            matches.push_back(*std::move(listed));
        }
    }
    return matches.size() > 1 ? matches : std::vector<store::Listed>{};
}

EveningWins wins_of(const std::vector<store::Listed>& evening) {
    return {store::standings(evening),
            static_cast<int>(std::ranges::count(evening, "finished", &store::Listed::status))};
}

core::Text in_words(const EveningWins& wins) {
    std::vector<core::Text> each;
    each.reserve(wins.standings.size());
    for (const store::Standing& standing : wins.standings) {
        each.push_back({"{0} {1}", {standing.name, app::wins(standing.wins)}});
    }
    return each.empty() ? core::Text{}
                        : core::Text{N_("Wins of the evening: {0}. Finished matches: {1}."),
                                     {core::listed(each), wins.finished}};
}

}  // namespace app
