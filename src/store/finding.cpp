#include <algorithm>
#include <compare>
#include <cstring>
#include <numeric>
#include <tuple>

#include "core/names.h"
#include "store/history.h"
#include "store/sieve.h"
#include "store/trouble.h"

namespace store {

namespace {

/// What SQL sorts by its indexes or by their words; the rest is sorted here.
std::string_view sorted_by(Column column) {
    switch (column) {
        case Column::played:
            return "s.played";
        case Column::touched:
            return "s.touched";
        case Column::game:
            return "s.game, s.title COLLATE NOCASE";
        case Column::venue:
            return "s.venue COLLATE NOCASE";
        case Column::entries:
            return "s.entries";
        case Column::seats:
            return "s.seats";
        case Column::players:
        case Column::outcome:
            return {};
    }
    return {};
}

std::string order_of(const Sorting& sorting) {
    const std::string_view by = sorted_by(sorting.by);
    if (by.empty()) {
        return {};
    }
    const std::string_view way = sorting.ascending ? " ASC" : " DESC";
    std::string order = " ORDER BY ";
    for (const char c : by) {
        order += c == ',' ? std::string(way) + "," : std::string(1, c);
    }
    // Of what is equal the newest comes first.
    order += way;
    order += sorting.by == Column::played || sorting.by == Column::touched ? ", s.uuid" + std::string(way)
                                                                           : ", s.played DESC, s.uuid DESC";
    return order;
}

/// Each player's place in the alphabet of their names.
std::vector<std::uint64_t> places_of(const Persons& persons) {
    std::vector<std::size_t> order(persons.names.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, core::comes_before, [&](std::size_t player) { return persons.names[player]; });
    std::vector<std::uint64_t> places(persons.names.size());
    std::uint64_t place = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        place += i == 0 || persons.names[order[i]] != persons.names[order[i - 1]] ? 1U : 0U;
        places[order[i]] = place;
    }
    return places;
}

/// Sorts by names: of all who sat there, or of those who won. Four names decide.
class ByNames {
public:
    ByNames(const Persons& persons, bool winners_only)
        : persons_(persons), places_(places_of(persons)), winners_only_(winners_only) {}

    void add(std::int32_t row, std::string_view status, std::span<const unsigned char> who, unsigned won) {
        constexpr std::size_t names = 4;
        constexpr unsigned bits = 15;
        constexpr std::size_t bits_of_won = 32;
        std::uint64_t key = winners_only_ ? status_place(status) : 0;
        std::size_t taken = 0;
        for (std::size_t seat = 0; (seat + 1) * sizeof(std::int32_t) <= who.size() && taken < names; ++seat) {
            std::int32_t player = 0;
            std::memcpy(&player, who.data() + seat * sizeof player, sizeof player);
            const bool has_won = seat < bits_of_won && (won >> seat & 1U) != 0;
            if (persons_.knows(player) && (!winners_only_ || has_won)) {
                key = key << bits |
                      std::min<std::uint64_t>(places_[static_cast<std::size_t>(player)], (1U << bits) - 1U);
                ++taken;
            }
        }
        rows_.emplace_back(key << bits * (names - taken), row);
    }

    std::vector<std::int32_t> sorted(bool ascending) {
        std::ranges::stable_sort(rows_, [&](const auto& one, const auto& other) {
            return ascending ? one.first < other.first : other.first < one.first;
        });
        std::vector<std::int32_t> rows(rows_.size());
        std::ranges::transform(rows_, rows.begin(), [](const auto& row) { return row.second; });
        return rows;
    }

private:
    static std::uint64_t status_place(std::string_view status) {
        return status == "finished" ? 0 : status == "open" ? 1 : 2;
    }

    const Persons& persons_;
    std::vector<std::uint64_t> places_;
    bool winners_only_;
    std::vector<std::pair<std::uint64_t, std::int32_t>> rows_;
};

}  // namespace

namespace {

/// The number by which a column sorts; empty: it does not sort by one.
std::string_view number_of(Column column) {
    switch (column) {
        case Column::played:
            return "s.played";
        case Column::touched:
            return "s.touched";
        case Column::entries:
            return "s.entries";
        case Column::seats:
            return "s.seats";
        default:
            return {};
    }
}

/// Rows with what they are sorted by; of equals the newest comes first.
class ByNumber {
public:
    void add(std::int32_t row, std::int64_t number, std::int64_t played, std::string_view uuid) {
        rows_.push_back({number, played, std::string(uuid), row});
    }
    std::vector<std::int32_t> sorted(bool ascending, bool by_day) {
        std::ranges::sort(rows_, [&](const Row& one, const Row& other) {
            if (one.number != other.number) {
                return ascending ? one.number < other.number : one.number > other.number;
            }
            const auto way = std::tie(one.played, one.uuid) <=> std::tie(other.played, other.uuid);
            return by_day && ascending ? std::is_lt(way) : std::is_gt(way);
        });
        std::vector<std::int32_t> rows(rows_.size());
        std::ranges::transform(rows_, rows.begin(), &Row::row);
        return rows;
    }

private:
    struct Row {
        std::int64_t number;
        std::int64_t played;
        std::string uuid;
        std::int32_t row;
    };
    std::vector<Row> rows_;
};

}  // namespace

std::vector<std::int32_t> History::find(const Filter& filter, const Sorting& sorting) const {
    return guarded(database_.file(), [&] {
        const Persons persons = Persons::read(database_);
        const Sieve sieve(filter, persons);
        // The list as it is opened comes by its index; what is looked at row by row is sorted here.
        const bool by_index = !sieve.looks_closely() && sorting.by == Column::played;
        const bool by_number = !by_index && !number_of(sorting.by).empty();
        const bool by_names = sorting.by == Column::players || sorting.by == Column::outcome;
        const std::string key(by_number ? number_of(sorting.by) : "0");
        const std::string order = by_names    ? " ORDER BY s.played DESC, s.uuid DESC"
                                  : by_number ? ""
                                              : order_of(sorting);
        Query rows(database_,
                   (by_index ? "SELECT s.match"
                             : "SELECT s.match, s.game, s.who, s.words, s.status, s.won, s.played, " + key +
                                   ", s.uuid") +
                       " FROM sheets s WHERE " + sieve.condition() + order,
                   sieve.values());
        std::vector<std::int32_t> found;
        ByNames names(persons, sorting.by == Column::outcome);
        ByNumber numbers;
        while (rows.next()) {
            if (sieve.looks_closely() && !sieve.lets_through(rows.words(1), rows.bytes(2), rows.words(3))) {
                continue;
            }
            if (by_names) {
                names.add(rows.number(0), rows.words(4), rows.bytes(2),
                          static_cast<unsigned>(rows.number(5)));
            } else if (by_number) {
                numbers.add(rows.number(0), rows.time(7), rows.time(6), rows.words(8));
            } else {
                found.push_back(rows.number(0));
            }
        }
        return by_names    ? names.sorted(sorting.ascending)
               : by_number ? numbers.sorted(sorting.ascending,
                                            sorting.by <= Column::played || sorting.by == Column::touched)
                           : found;
    });
}

}  // namespace store
