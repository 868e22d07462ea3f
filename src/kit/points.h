#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

#include "core/reading.h"
#include "core/scores.h"
#include "kit/match.h"

/// Totals, who won, and what is told of it.
namespace kit {

/// Of these seats, those that rank highest, in their order.
template <class Rank>
std::vector<int> best(const std::vector<int>& seats, const Rank& rank) {
    std::vector<int> all;
    for (const int seat : seats) {
        if (!all.empty() && rank(seat) > rank(all.front())) {
            all.clear();
        }
        if (all.empty() || rank(seat) == rank(all.front())) {
            all.push_back(seat);
        }
    }
    return all;
}

/// The seats for which it is so.
template <class IsSo>
std::vector<int> seats_where(const Setup& setup, const IsSo& is_so) {
    std::vector<int> seats = setup.all_seats();
    std::erase_if(seats, [&](int seat) { return !is_so(seat); });
    return seats;
}

/// Their names, as a list in a sentence.
core::Text named(const Setup& setup, const std::vector<int>& seats);

void add_winners(const std::vector<int>& seats, core::Scores& scores);

/// One that wins by points alone.
core::Text has_highest(const std::string& name, int total);

/// A line of a reckoning, with one amount a seat.
template <class AmountOf>
core::Reckoning::Line row(const Setup& setup, core::Text label, const AmountOf& amount_of,
                          bool total = false) {
    core::Reckoning::Line line{std::move(label), {}, total};
    for (int seat = 0; seat < setup.seat_count(); ++seat) {
        line.amounts.push_back(amount_of(seat));
    }
    return line;
}

/// What the seat's amounts in these lines rest on, as far as they are not 0.
std::vector<core::Seq> rests_on(const std::vector<core::Reckoning::Line>& lines, int column);

/// What a tie for this total rests on, of those who have it; nothing if only one has.
template <class From>
std::vector<core::Seq> tied_by(const std::vector<int>& totals, int total, const From& from) {
    std::vector<core::Seq> entries;
    for (std::size_t seat = 0; seat < totals.size() && std::ranges::count(totals, total) > 1; ++seat) {
        if (totals[seat] == total) {
            std::ranges::copy(from(static_cast<int>(seat)), std::back_inserter(entries));
        }
    }
    return entries;
}

/// The first that statistics are told: who began, if that is known.
std::vector<core::Stat> starting(const std::optional<int>& seat);

/// A number of a seat that is summed, so that it need not be told if it is 0.
void add_some(std::vector<core::Stat>& stats, std::string_view key, int seat, int value);

}  // namespace kit
