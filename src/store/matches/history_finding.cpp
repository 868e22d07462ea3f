#include "store/matches/history.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/text/names.h"
#include "store/sqlite/sqlite_error.h"
#include "store/statistics/shelves.h"
#include "store/statistics/sieve.h"

namespace store {

namespace {

/// Each player's place in the alphabet of their names.
std::vector<std::uint64_t> places_of(const PersonIndex& persons) {
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

/// A number's place among all numbers.
std::uint64_t place_of(std::int64_t number) {
    return static_cast<std::uint64_t>(number) ^ (std::uint64_t{1} << 63U);
}

/// As SQLite compares texts without regard to case.
void add_small(std::string& text, std::string_view letters) {
    for (const char c : letters) {
        text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
}

using Keyed = std::vector<std::pair<std::uint64_t, std::int32_t>>;

/// Byte by byte, from the last on; those in which all keys are alike are left out, as most are. Equals stay
/// in their order.
void sort_by_key(Keyed& rows, bool ascending) {
    constexpr std::size_t values = 256;
    std::uint64_t unlike = 0;
    for (auto& [key, row] : rows) {
        key = ascending ? key : ~key;
        unlike |= key ^ rows.front().first;
    }
    // Who enters match after match as they are played has them in order.
    if (std::ranges::is_sorted(rows, {}, [](const auto& row) { return row.first; })) {
        return;
    }
    Keyed sorted(rows.size());
    for (unsigned shift = 0; shift < 64; shift += 8) {
        if ((unlike >> shift & (values - 1)) == 0) {
            continue;
        }
        std::array<std::size_t, values + 1> places{};
        for (const auto& [key, row] : rows) {
            ++places[(key >> shift & (values - 1)) + 1];
        }
        std::partial_sum(places.begin(), places.end(), places.begin());
        for (const auto& row : rows) {
            sorted[places[row.first >> shift & (values - 1)]++] = row;
        }
        rows.swap(sorted);
    }
}

/// Rows with what they are sorted by. They are added newest first, and of equals the newest comes first.
class Sorted {
public:
    Sorted(const Sorting& sorting, const PersonIndex& persons) : sorting_(sorting), persons_(persons) {
        if (sorting.by == Column::players || sorting.by == Column::outcome) {
            places_ = places_of(persons);
        }
    }

    void add(const Shelved& match) { rows_.emplace_back(key_of(match), match.match); }

    std::vector<std::int32_t> rows() && {
        place_texts();
        const bool by_day = sorting_.by == Column::played || sorting_.by == Column::touched;
        // By day the oldest is the first of equals, when the oldest comes first.
        const bool turned = by_day && sorting_.ascending;
        if (sorting_.by != Column::played) {
            sort_by_key(rows_, sorting_.ascending && !turned);
        }
        std::vector<std::int32_t> rows(rows_.size());
        std::ranges::transform(rows_, rows.begin(), [](const auto& row) { return row.second; });
        if (turned) {
            std::ranges::reverse(rows);
        }
        return rows;
    }

private:
    std::uint64_t key_of(const Shelved& match) {
        switch (sorting_.by) {
            case Column::played:
                return 0;
            case Column::touched:
                return place_of(match.touched);
            case Column::entries:
                return place_of(match.entries);
            case Column::seats:
                return place_of(match.seats);
            case Column::game:
                text_.assign(match.game);
                text_ += '\0';
                add_small(text_, match.title);
                return number_of_text();
            case Column::venue:
                text_.clear();
                add_small(text_, match.venue);
                return number_of_text();
            case Column::players:
            case Column::outcome:
                return key_of_names(match);
        }
        return 0;
    }

    /// Of all who sat there, or of those who won. Four names decide.
    std::uint64_t key_of_names(const Shelved& match) const {
        constexpr std::size_t names = 4;
        constexpr unsigned bits = 15;
        constexpr std::size_t bits_of_won = 32;
        const bool winners_only = sorting_.by == Column::outcome;
        std::uint64_t key = winners_only ? status_place(match.status) : 0;
        std::size_t taken = 0;
        for (std::size_t seat = 0; (seat + 1) * sizeof(std::int32_t) <= match.who.size() && taken < names;
             ++seat) {
            std::int32_t player = 0;
            std::memcpy(&player, match.who.data() + seat * sizeof player, sizeof player);
            const bool has_won = seat < bits_of_won && (match.won >> seat & 1U) != 0;
            if (persons_.knows(player) && (!winners_only || has_won)) {
                key = key << bits |
                      std::min<std::uint64_t>(places_[static_cast<std::size_t>(player)], (1U << bits) - 1U);
                ++taken;
            }
        }
        return key << bits * (names - taken);
    }

    static std::uint64_t status_place(std::string_view status) {
        return status == "finished" ? 0 : status == "open" ? 1 : 2;
    }

    /// Texts are numbered as they come.
    std::uint64_t number_of_text() { return texts_.try_emplace(text_, texts_.size()).first->second; }

    /// Puts each text's place in their order for its number.
    void place_texts() {
        if (texts_.empty()) {
            return;
        }
        std::vector<std::pair<std::string_view, std::uint64_t>> order(texts_.begin(), texts_.end());
        std::ranges::sort(order);
        std::vector<std::uint64_t> places(order.size());
        for (std::size_t place = 0; place < order.size(); ++place) {
            places[order[place].second] = place;
        }
        for (auto& [key, row] : rows_) {
            key = places[key];
        }
    }

    Sorting sorting_;
    const PersonIndex& persons_;
    std::vector<std::uint64_t> places_;
    std::string text_;
    std::unordered_map<std::string, std::uint64_t> texts_;
    Keyed rows_;
};

}  // namespace

std::vector<std::int32_t> History::find(const MatchQuery& filter, const Sorting& sorting) const {
    return guarded(database_.file(), [&] {
        const PersonIndex persons = PersonIndex::read(database_);
        const Sieve sieve(filter, persons);
        Sorted sorted(sorting, persons);
        Shelves(database_).each([&](const Shelved& match) {
            if (sieve.lets_through(match)) {
                sorted.add(match);
            }
        });
        return std::move(sorted).rows();
    });
}

}  // namespace store
