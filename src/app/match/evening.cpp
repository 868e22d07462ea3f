#include "app/match/evening.h"

#include <algorithm>

#include "app/words/numbers.h"
#include "store/matches/evenings.h"

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

core::Text wins_of_evening(const std::vector<store::Listed>& matches) {
    std::vector<core::Text> each;
    for (const store::Standing& standing : store::standings(matches)) {
        each.push_back({"{0} {1}", {standing.name, wins(standing.wins)}});
    }
    const auto finished = std::ranges::count(matches, "finished", &store::Listed::status);
    return each.empty() ? core::Text{}
                        : core::Text{N_("Wins of the evening: {0}. Finished matches: {1}."),
                                     {core::listed(each), static_cast<int>(finished)}};
}

}  // namespace app
