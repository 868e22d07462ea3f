#pragma once

#include <string>
#include <vector>

#include "store/database.h"

namespace store {

/// Who the player of a row is and how he is written, by the row's id: what lists and statistics need of
/// People.
struct Persons {
    std::vector<int> who;            ///< by id; 0 where there is none
    std::vector<std::string> names;  ///< by id, of the person

    static Persons read(const Database& database);
    int of(int player) const { return who[static_cast<std::size_t>(player)]; }
    const std::string& name(int player) const { return names[static_cast<std::size_t>(player)]; }
    bool knows(int player) const {
        return player > 0 && static_cast<std::size_t>(player) < who.size() && of(player) != 0;
    }
};

}  // namespace store
