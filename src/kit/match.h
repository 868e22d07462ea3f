#pragma once

#include <array>
#include <bit>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/header.h"
#include "core/verdict.h"

/// What a match of any game has.
namespace kit {

template <class I>
concept NumberOrName = std::is_enum_v<I> || std::is_same_v<I, int>;

/// So many of it, one a seat or a piece: told apart by a number or a name.
template <class T, std::size_t count>
struct Each : std::array<T, count> {
    using std::array<T, count>::operator[];
    constexpr T& operator[](NumberOrName auto i) { return (*this)[static_cast<std::size_t>(i)]; }
    constexpr const T& operator[](NumberOrName auto i) const { return (*this)[static_cast<std::size_t>(i)]; }
};

/// A set of a few things that are told apart by a number or a name: a bit each.
template <class T>
class Bits {
public:
    bool has(T what) const { return (bits_ >> static_cast<unsigned>(what) & 1U) != 0; }
    void add(T what) { bits_ |= 1U << static_cast<unsigned>(what); }
    int count() const { return std::popcount(bits_); }
    bool empty() const { return bits_ == 0; }
    Bits operator|(Bits other) const {
        other.bits_ |= bits_;
        return other;
    }

private:
    unsigned bits_ = 0;
};

/// What is entered once, and by which entry; 0 where that may not be known.
template <class T = std::monostate>
struct Entered : std::optional<T> {
    using std::optional<T>::operator=;
    T& enter(core::Seq seq, T what = {}) {
        by = seq;
        return this->emplace(std::move(what));
    }
    core::Seq by = 0;
};

/// The entries that told what each has told.
template <class T, std::size_t count>
std::vector<core::Seq> told_by(const Each<Entered<T>, count>& all) {
    std::vector<core::Seq> entries;
    for (const Entered<T>& told : all) {
        entries.push_back(told.by);
    }
    return core::ascending(std::move(entries));
}

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
        all.reserve(seats.size());
        for (int seat = 0; seat < seat_count(); ++seat) {
            all.push_back(seat);
        }
        return all;
    }
    /// Whether all but this seat have told it.
    template <class T, std::size_t count>
    bool closes(int seat, const Each<Entered<T>, count>& told) const {
        return !first_from(0, [&](int other) { return other != seat && !told[other]; });
    }
    /// From this seat on, clockwise, the first for which it is so.
    template <class IsSo>
    std::optional<int> first_from(int seat, const IsSo& is_so) const {
        for (int i = 0; i < seat_count(); ++i, seat = left_of(seat)) {
            if (is_so(seat)) {
                return seat;
            }
        }
        return std::nullopt;
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
