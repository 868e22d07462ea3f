#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/text/tokens.h"
#include "kit/line.h"

namespace kit {

/// The entry that has the member; of a function that finds a place in an entry it must be told.
template <class>
struct Has;
template <class C, class T>
struct Has<T C::*> {
    using Owner = C;
};
template <auto member>
using Owner = typename Has<decltype(member)>::Owner;

}  // namespace kit

/// What slots do with a value, whatever the game.
namespace kit::parts {

template <auto member, class E>
auto& in(auto& entry) {
    return std::invoke(member, std::get<E>(entry));
}

template <class Keys>
Parsed parsed_of(const auto& numbers) {
    const auto missing = [&](std::size_t key) { return !numbers[key]; };
    return std::ranges::none_of(Keys::order, missing) ? Parsed::full
           : std::ranges::any_of(Keys::order,
                                 [&](std::size_t key) { return missing(key) && Keys::needed(key); })
               ? Parsed::part
               : Parsed::whole;
}

template <class Keys>
bool is_written(int number) {
    if constexpr (requires { Keys::written(number); }) {
        return Keys::written(number);
    } else {
        return true;
    }
}

template <class Kind>
void each_that_may(const auto& state, const auto& entry, const auto& each) {
    if constexpr (requires { Kind::may(state, entry, each); }) {
        Kind::may(state, entry, each);
    } else if constexpr (requires { Kind::each(state, entry, each); }) {
        Kind::each(state, entry, each);
    } else {
        Kind::each(state, each);
    }
}

template <class Kind>
core::Arg label(const auto& state, const auto& value) {
    if constexpr (requires { Kind::label(state, value); }) {
        return Kind::label(state, value);
    } else {
        return Kind::show(state, value).label;
    }
}

inline core::Text listed_or_none(core::Args names) {
    return names.empty() ? core::Text{N_("none"), {}} : core::listed(std::move(names));
}

template <class Kind>
std::optional<core::Impossible> unread(const std::string& token) {
    if constexpr (requires { Kind::unread(token); }) {
        return Kind::unread(token);
    } else {
        return std::nullopt;
    }
}

template <class Kind>
void add(const auto& state, const auto& value, std::string& line) {
    line += ' ';
    line += Kind::asked == core::Asked::player ? core::quoted(Kind::token(state, value))
                                               : Kind::token(state, value);
}

/// The first of the keys that is not told yet; there must be one.
template <class Keys>
std::size_t next_key(const auto& numbers) {
    return *std::ranges::find_if(Keys::order, [&](std::size_t key) { return !numbers[key]; });
}

}  // namespace kit::parts
