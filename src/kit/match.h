#pragma once

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/header.h"

/// What a match of any game has.
namespace kit {

/// So many of it, one a seat or a piece: told apart by a number.
template <class T, std::size_t count>
struct Each : std::array<T, count> {
    using std::array<T, count>::operator[];
    constexpr T& operator[](int i) { return (*this)[static_cast<std::size_t>(i)]; }
    constexpr const T& operator[](int i) const { return (*this)[static_cast<std::size_t>(i)]; }
};

/// What every header settles.
struct Setup {
    std::vector<std::string> seats;  ///< clockwise
    core::Level level = core::Level::plays;

    int seat_count() const { return static_cast<int>(seats.size()); }
    bool plays() const { return level == core::Level::plays; }
    const std::string& name(int seat) const { return seats[static_cast<std::size_t>(seat)]; }
    int left_of(int seat) const { return seat + 1 == seat_count() ? 0 : seat + 1; }
    /// All of them, in their order.
    std::vector<int> all_seats() const {
        std::vector<int> all;
        for (int seat = 0; seat < seat_count(); ++seat) {
            all.push_back(seat);
        }
        return all;
    }
};

/// The base of a game's state; `S` is its setup.
template <class S>
struct Match {
    std::shared_ptr<const S> setup;
    std::vector<int> penalties;  ///< one a seat

    bool plays() const { return setup->plays(); }
    const std::string& name(int seat) const { return setup->name(seat); }
};

/// The state before the first entry.
template <class State, class S>
State start(const core::Header& header, const core::GameInfo& info, S setup) {
    setup.seats = core::seats(header, info);
    setup.level = header.level;
    State state{};
    state.penalties.assign(setup.seats.size(), 0);
    state.setup = std::make_shared<const S>(std::move(setup));
    return state;
}

}  // namespace kit
