#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/ask.h"
#include "core/header.h"
#include "core/verdict.h"

/// How a line of a game is declared.
namespace kit {

using Tokens = std::span<const std::string>;

/// What was understood of the tokens of a slot, and how they may go on.
enum class Parsed { wrong, part, whole, full };

/// What becomes of a value that was told before in the same slot.
enum class Again { offered, understood, refused };

/// How many tokens a slot takes; only the last one of a line may take another number than one.
enum class Takes { one, one_or_none, any };

/// A message id, or a text that is made of the entry as far as it is told.
template <class G>
struct Wording {
    using Make = core::Text (*)(const typename G::State&, const typename G::Entry&);

    constexpr Wording() = default;
    constexpr Wording(const char* message) : id(message) {}
    constexpr Wording(std::string_view message) : id(message) {}
    /// `without`: if the last value is left out.
    constexpr Wording(const char* message, const char* without_last) : id(message), without(without_last) {}
    template <class F>
        requires std::is_convertible_v<F, Make>
    constexpr Wording(F f) : made(f) {}

    std::string_view id;
    std::string_view without;
    Make made = nullptr;
};

/// A place in a line: one token, or, at the end of the line, any number of them.
template <class G>
struct Slot {
    using State = typename G::State;
    using Entry = typename G::Entry;
    using Wrong = std::optional<core::Impossible>;
    using Visit = std::function<void(const std::function<core::Choice()>& show)>;
    using Try = std::function<void(bool goes_on)>;

    core::Asked asked = core::Asked::nothing;
    Takes takes = Takes::one;
    Wording<G> question{};  ///< its places are filled by the tokens after the first word
    /// Puts what the tokens say into the entry. Of what is wrong or missing it need not say anything.
    Parsed (*parse)(const State&, Tokens, Entry&, Wrong&) = nullptr;
    /// What the entry says here, each token behind a blank.
    void (*print)(const State&, const Entry&, std::string& line) = nullptr;
    /// The same for people, unless a value is left out.
    void (*name)(const State&, const Entry&, core::Args& args) = nullptr;
    /// Puts one more value after another into the entry, and calls `visit` with each, and how it is offered.
    void (*each)(const State&, Entry&, const Visit& visit) = nullptr;
    /// Puts one more value after another that can be legal into the entry; after some none can follow.
    void (*may)(const State&, Entry&, const Try& visit) = nullptr;
    /// Of several values: how they may go on, as they are asked for.
    Parsed (*parsed)(const State&, const Entry&) = nullptr;
    /// The headings of the pad, if it is a grid.
    void (*heads)(const State&, core::Ask&) = nullptr;
    /// Of several values, each once: their order says nothing.
    bool any_order = false;

    constexpr Slot in_any_order() const {
        Slot slot = *this;
        slot.any_order = true;
        return slot;
    }
};

/// An entry as it is written, offered and read.
template <class G>
struct Line {
    using State = typename G::State;
    using Entry = typename G::Entry;
    static constexpr std::size_t most_slots = 4;

    std::string_view word;
    std::string_view label;  ///< message id, on a button
    std::string_view usage;  ///< `play NAME CARD`
    Wording<G> sentence;     ///< its places are filled by what is in the slots
    /// Such an entry of which nothing is told yet, so that only its phase can be wrong.
    Entry (*blank)(const State&) = nullptr;
    std::array<Slot<G>, most_slots> slots{};
    /// At which level matches have such lines; nothing: at both.
    std::optional<core::Level> level{};
    /// Whether a match of that level has them.
    bool (*offered)(const State&) = nullptr;
    /// Whether such a verdict on a line told in part holds whatever follows, as phase and done always do.
    bool (*sound)(const core::Verdict&) = nullptr;
    /// Why there can be no such line, besides what is judged.
    std::optional<core::Verdict> (*never)(const State&) = nullptr;
    /// Adds what only this line knows: expected tokens, places, other choices.
    void (*more)(const State&, const Entry&, core::Ask&) = nullptr;
    /// Answers itself what may follow the first word.
    core::Ask (*asks)(const State&, Tokens) = nullptr;
    /// Whether it is what a player does whose turn it is.
    bool move = false;
    /// Whether the table may not see what it says.
    bool secret = false;

    constexpr std::span<const Slot<G>> parts() const {
        std::size_t count = 0;
        while (count < most_slots && slots[count].parse != nullptr) {
            ++count;
        }
        return std::span(slots).first(count);
    }
    bool may_have(std::size_t tokens) const {
        const auto all = parts();
        const Takes last = all.empty() ? Takes::one : all.back().takes;
        return tokens == all.size() || (last == Takes::one_or_none && tokens + 1 == all.size()) ||
               (last == Takes::any && tokens + 1 >= all.size());
    }
    bool is_offered(const State& state) const {
        return (!level || *level == state.setup->level) && (offered == nullptr || offered(state));
    }
    constexpr Line at(core::Level of_match) const { return but(&Line::level, of_match); }
    constexpr Line as_move() const { return but(&Line::move, true); }
    constexpr Line as_secret() const { return but(&Line::secret, true); }
    constexpr Line when(decltype(offered) has_them) const { return but(&Line::offered, has_them); }
    constexpr Line unless(decltype(never) is_never) const { return but(&Line::never, is_never); }
    constexpr Line from(decltype(blank) makes) const { return but(&Line::blank, makes); }
    constexpr Line sounds(decltype(sound) is_sound) const { return but(&Line::sound, is_sound); }
    constexpr Line with(decltype(more) adds) const { return but(&Line::more, adds); }
    constexpr Line asked_by(decltype(asks) own) const { return but(&Line::asks, own); }
    bool stands(const core::Verdict& verdict) const {
        const auto rule = core::rule(verdict);
        return rule == "core/phase" || rule == "core/done" || (sound != nullptr && sound(verdict));
    }

private:
    template <class T>
    constexpr Line but(T Line::*member, std::type_identity_t<T> value) const {
        Line line = *this;
        line.*member = value;
        return line;
    }
};

/// For lines of which no part can be mended by what follows.
inline bool is_impossible(const core::Verdict& verdict) {
    return core::kind(verdict) == core::Kind::impossible;
}

/// Whether such entries belong here now.
template <class G>
bool is_now(const typename G::State& state, const typename G::Entry& entry) {
    return core::rule(G::judge(state, entry)) != "core/phase";
}

}  // namespace kit
