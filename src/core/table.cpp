#include "core/table.h"

#include <algorithm>

namespace core {

const Place* place_of(const Table& table, std::string_view token) {
    for (const Zone& zone : table.zones) {
        const auto found = std::ranges::find(zone.places, token, &Place::token);
        if (found != zone.places.end() && !token.empty()) {
            return &*found;
        }
    }
    return nullptr;
}

}  // namespace core
