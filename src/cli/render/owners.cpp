#include "cli/render/owners.h"

#include <set>

#include "cli/terminal/columns.h"

namespace cli {

namespace {

std::string brief(std::string_view name, int most_columns) {
    std::string letters(beginning(name, most_columns));
    letters.erase(letters.find_last_not_of(' ') + 1);
    return letters;
}

}  // namespace

Owners::Owners(const core::Table& table, int most_columns) {
    std::set<std::string> different;
    for (std::size_t place = 0; place < table.seats.size(); ++place) {
        const std::string name = visible(table.seats[place]);
        names_[table.seat_ids[place]] = {brief(name, most_columns), name};
        different.insert(brief(name, most_columns));
    }
    if (different.size() < table.seats.size() || different.contains("")) {
        for (std::size_t place = 0; place < table.seats.size(); ++place) {
            names_[table.seat_ids[place]].brief = std::to_string(place + 1);
        }
    }
}

std::string Owners::sign(int seat) const {
    const auto found = names_.find(seat);
    return found == names_.end() ? std::string() : "·" + found->second.brief;
}

std::string Owners::meaning(int seat) const {
    const auto found = names_.find(seat);
    return found == names_.end() ? std::string() : sign(seat) + " " + found->second.whole;
}

}  // namespace cli
