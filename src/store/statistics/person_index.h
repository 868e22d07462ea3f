#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// Who the player of a row is and how he is written, by the row's id: what lists and statistics need of
/// People.
struct PersonIndex {
    std::vector<int> who;            ///< by id; 0 where there is none
    std::vector<std::string> names;  ///< by id, of the person

    static PersonIndex read(const Database& database);
    /// A row may refer to a player that there is not, in a database that somebody else changed: that is
    /// nobody, 0, without a name.
    int of(int player) const { return is_row(player) ? who[static_cast<std::size_t>(player)] : 0; }
    std::string_view name(int player) const {
        return is_row(player) ? std::string_view(names[static_cast<std::size_t>(player)])
                              : std::string_view();
    }
    bool knows(int player) const { return of(player) != 0; }

private:
    bool is_row(int player) const { return player > 0 && static_cast<std::size_t>(player) < who.size(); }
};

}  // namespace store
