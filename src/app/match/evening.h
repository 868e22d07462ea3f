#pragma once

#include <string>
#include <vector>

#include "core/text/text.h"
#include "store/matches/evenings.h"
#include "store/sqlite/database.h"

namespace app {

/// The matches of its evening, in the order in which they were played; none where it is the only one.
std::vector<store::Listed> evening_of(store::Database& database, const std::string& match);
/// How often all won that evening.
struct EveningWins {
    std::vector<store::Standing> standings{};
    int finished = 0;

    bool operator==(const EveningWins&) const = default;
};
EveningWins wins_of(const std::vector<store::Listed>& evening);
/// In the language in force, as its numbers are; empty while no match is finished.
core::Text in_words(const EveningWins& wins);

}  // namespace app
