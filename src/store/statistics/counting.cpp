#include "store/statistics/counting.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "store/sqlite/query.h"

namespace store {

namespace {

constexpr unsigned half = 32;
constexpr unsigned quarter = 16;

/// Figure, seat and round in one number: seats are few, and so are figures.
std::uint64_t key_of(std::size_t figure, const Digest::Number& number) {
    return std::uint64_t{figure} << (half + quarter) |
           std::uint64_t{static_cast<std::uint16_t>(number.seat)} << half |
           static_cast<std::uint32_t>(number.round);
}

std::size_t figure_of(std::uint64_t key) {
    return key >> (half + quarter);
}

}  // namespace

Counting::Counting(const Database& database, const std::vector<core::Figure>& figures) {
    std::map<std::string, std::size_t, std::less<>> keys;
    // They are numbered from 1 as they come.
    Query rows(database, "SELECT id, name FROM keys WHERE id BETWEEN 1 AND 100000");
    while (rows.next()) {
        const auto key = static_cast<std::size_t>(rows.number(0));
        keys[rows.text(1)] = key;
        targets_.resize(std::max(targets_.size(), key + 1));
    }
    small_.resize(figures.size(), Small{});
    for (const core::Figure& figure : figures) {
        Counted& counted = counted_.emplace_back();
        counted.figure = &figure;
        counted.series.resize(figure.series.size());
        for (std::size_t series = 0; series < figure.series.size(); ++series) {
            if (const auto key = keys.find(figure.series[series].key); key != keys.end()) {
                targets_[key->second].push_back({counted_.size() - 1, series});
            }
        }
    }
}

void Counting::add(const Passed& match, std::optional<int> player) {
    down_.clear();
    across_.clear();
    for (Digest::Number number; match.numbers->next_number(number);) {
        const auto key = static_cast<std::size_t>(number.key);
        if (key >= targets_.size()) {
            continue;
        }
        const auto seat = static_cast<std::size_t>(number.seat);
        if (player && (number.seat < 0 || seat >= match.digest->seats.size() ||
                       match.digest->seats[seat].player != *player)) {
            continue;
        }
        for (const Target& target : targets_[key]) {
            take(target, number);
        }
    }
    pair_up();
}

void Counting::take(const Target& target, const Digest::Number& number) {
    Counted& counted = counted_[target.figure];
    switch (counted.figure->kind) {
        case core::Figure::Kind::distribution:
            if (const auto value = static_cast<std::size_t>(number.value); value < std::tuple_size_v<Small>) {
                ++small_[target.figure][value];
            } else {
                ++counted.values[number.value];
            }
            break;
        case core::Figure::Kind::matrix:
            (target.series == 0 ? down_ : across_).push_back({key_of(target.figure, number), number.value});
            break;
        case core::Figure::Kind::sums:
        case core::Figure::Kind::means:
        case core::Figure::Kind::heat:
            counted.series[target.series].sum += number.value;
            ++counted.series[target.series].count;
            break;
    }
}

/// The first series goes down, the second across, where both are of one seat and round.
void Counting::pair_up() {
    // No match says so much; a pack that does was made up, and would be paired up for hours.
    constexpr std::size_t most = 1000;
    if (down_.size() > most || across_.size() > most) {
        return;
    }
    std::ranges::stable_sort(across_, {}, &Waiting::of);
    for (const Waiting& one : down_) {
        for (const Waiting& other : std::ranges::equal_range(across_, one.of, {}, &Waiting::of)) {
            const std::size_t figure = figure_of(one.of);
            const auto down = static_cast<std::size_t>(one.value);
            const auto across = static_cast<std::size_t>(other.value);
            if (down < small_side && across < small_side) {
                ++small_[figure][down * small_side + across];
            } else {
                ++counted_[figure].pairs[{one.value, other.value}];
            }
        }
    }
}

std::vector<Counted> Counting::counted() && {
    for (std::size_t figure = 0; figure < counted_.size(); ++figure) {
        for (std::size_t value = 0; value < small_[figure].size(); ++value) {
            const int often = small_[figure][value];
            if (often == 0) {
                continue;
            }
            if (counted_[figure].figure->kind == core::Figure::Kind::matrix) {
                counted_[figure]
                    .pairs[{static_cast<int>(value / small_side), static_cast<int>(value % small_side)}] +=
                    often;
            } else {
                counted_[figure].values[static_cast<int>(value)] += often;
            }
        }
    }
    return std::move(counted_);
}

bool Counted::empty() const {
    return values.empty() && pairs.empty() &&
           std::ranges::all_of(series, [](const Cell& cell) { return cell.count == 0; });
}

}  // namespace store
