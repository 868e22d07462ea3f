#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "core/ask.h"
#include "core/common.h"
#include "core/tokens.h"
#include "kit/grid.h"

/// The lines of a game, each declared once: they are parsed, printed and asked for by what is declared.
namespace kit {

using Tokens = std::span<const std::string>;

/// What was understood of the tokens of a slot, and how they may go on.
enum class Told { wrong, part, whole, full };

/// What becomes of a value that was told before in the same slot.
enum class Again { offered, understood, refused };

/// How many tokens a slot takes; only the last one of a line may take another number than one.
enum class Takes { one, one_or_none, any };

/// A message id whose places are filled by the tokens after the first word, or a text that is made of the
/// entry as far as it is told.
template <class G>
struct Question {
    using Make = core::Text (*)(const typename G::State&, const typename G::Entry&);

    constexpr Question() = default;
    constexpr Question(const char* question) : id(question) {}
    template <class F>
        requires std::is_convertible_v<F, Make>
    constexpr Question(F f) : made(f) {}

    core::Text put(const typename G::State& state, const typename G::Entry& entry, Tokens tokens) const {
        if (made != nullptr) {
            return made(state, entry);
        }
        core::Text text{id, {}};
        text.args.insert(text.args.end(), tokens.begin() + 1, tokens.end());
        return text;
    }

    std::string_view id;
    Make made = nullptr;
};

/// A place in a line: one token, or, at the end of the line, any number of them.
template <class G>
struct Slot {
    using State = typename G::State;
    using Entry = typename G::Entry;
    using Wrong = std::optional<core::Impossible>;
    using Visit = std::function<void(const std::function<core::Choice()>& show)>;

    core::Asked asked = core::Asked::nothing;
    Takes takes = Takes::one;
    Question<G> question{};
    /// Puts what the tokens say into the entry. Of what is wrong or missing it need not say anything.
    Told (*tell)(const State&, Tokens, Entry&, Wrong&) = nullptr;
    /// What the entry says here, each token behind a blank.
    void (*print)(const State&, const Entry&, std::string& line) = nullptr;
    /// Puts one more value after another into the entry, and calls `visit` with each, and how it is offered.
    void (*each)(const State&, Entry&, const Visit& visit) = nullptr;
    /// Of several values: how they may go on, as they are asked for.
    Told (*told)(const State&, const Entry&) = nullptr;
    /// The headings of the pad, if it is a grid.
    void (*heads)(const State&, core::Ask&) = nullptr;
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
    /// Such an entry of which nothing is told yet, so that only its phase can be wrong.
    Entry (*blank)(const State&) = nullptr;
    std::array<Slot<G>, most_slots> slots{};
    /// Whether matches like this one have such lines.
    bool (*offered)(const State&) = nullptr;
    /// Whether such a verdict on a line told in part holds whatever follows, as phase and done always do.
    bool (*sound)(const core::Verdict&) = nullptr;
    /// Why there can be no such line, besides what is judged.
    std::optional<core::Verdict> (*never)(const State&) = nullptr;
    /// Adds what only this line knows: expected tokens, places, other choices.
    void (*more)(const State&, const Entry&, core::Ask&) = nullptr;
    /// Answers itself what may follow the first word.
    core::Ask (*asks)(const State&, Tokens) = nullptr;

    constexpr std::span<const Slot<G>> parts() const {
        std::size_t count = 0;
        while (count < most_slots && slots[count].tell != nullptr) {
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
    constexpr Line when(bool (*is_offered)(const State&)) const {
        Line line = *this;
        line.offered = is_offered;
        return line;
    }
    constexpr Line unless(std::optional<core::Verdict> (*is_never)(const State&)) const {
        Line line = *this;
        line.never = is_never;
        return line;
    }
    constexpr Line from(Entry (*makes)(const State&)) const {
        Line line = *this;
        line.blank = makes;
        return line;
    }
    constexpr Line sounds(bool (*is_sound)(const core::Verdict&)) const {
        Line line = *this;
        line.sound = is_sound;
        return line;
    }
    constexpr Line with(void (*adds)(const State&, const Entry&, core::Ask&)) const {
        Line line = *this;
        line.more = adds;
        return line;
    }
    constexpr Line asked_by(core::Ask (*own)(const State&, Tokens)) const {
        Line line = *this;
        line.asks = own;
        return line;
    }
    bool stands(const core::Verdict& verdict) const {
        const auto rule = core::rule(verdict);
        return rule == "core/phase" || rule == "core/done" || (sound != nullptr && sound(verdict));
    }
};


template <class G>
const Line<G>* line_of(std::string_view word) {
    for (const Line<G>& line : G::lines()) {
        if (line.word == word) {
            return &line;
        }
    }
    return nullptr;
}

/// Names are looked at when all else is understood. An error is `core/notation` or `core/player`.
template <class G>
tl::expected<typename G::Entry, core::Impossible> parse(const typename G::State& state, Tokens tokens) {
    const Line<G>* const line = line_of<G>(tokens.front());
    if (line == nullptr) {
        return core::misread({N_("{0} is no entry of this game"), {tokens.front()}});
    }
    const auto parts = line->parts();
    typename Slot<G>::Wrong wrong;
    const auto refused = [&] {
        return wrong           ? tl::unexpected(std::move(*wrong))
               : parts.empty() ? core::misread({N_("nothing may follow `{0}`"), {tokens.front()}})
                               : core::misread({N_("expected `{0}`"), {std::string(line->usage)}});
    };
    if (!line->may_have(tokens.size() - 1)) {
        return refused();
    }
    typename G::Entry entry = line->blank(state);
    for (const bool players : {false, true}) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if ((parts[i].asked == core::Asked::player) == players) {
                const Tokens own = i + 1 < parts.size() ? tokens.subspan(1 + i, 1) : tokens.subspan(1 + i);
                if (parts[i].tell(state, own, entry, wrong) < Told::whole) {
                    return refused();
                }
            }
        }
    }
    return entry;
}

/// `slots`: no more of them than so many.
template <class G>
std::string print(const typename G::State& state, const typename G::Entry& entry,
                  std::size_t slots = Line<G>::most_slots) {
    const Line<G>& line = G::lines()[entry.index()];
    std::string text(line.word);
    for (const Slot<G>& slot : line.parts() | std::views::take(slots)) {
        slot.print(state, entry, text);
    }
    return text;
}

/// The answer to tokens that are a whole line, or can be none.
template <class G>
core::Ask whole_line(const typename G::State& state, Tokens tokens) {
    core::Ask ask;
    const auto entry = parse<G>(state, tokens);
    ask.verdict = entry ? G::judge(state, *entry) : core::Verdict(entry.error());
    ask.whole = core::rule(*ask.verdict) != "core/notation";
    return ask;
}

/// The verdict that every line of this kind would get now, or nothing.
template <class G>
std::optional<core::Verdict> hopeless(const typename G::State& state, const Line<G>& line) {
    const auto parts = line.parts();
    const bool of_player = !parts.empty() && parts.front().asked == core::Asked::player;
    typename G::Entry entry = line.blank(state);
    core::Verdict verdict = G::judge(state, entry);
    if (!of_player && core::rule(verdict) == "core/phase") {
        return verdict;
    }
    if (auto never = line.never == nullptr ? std::nullopt : line.never(state)) {
        return never;
    }
    if (parts.empty() || (!of_player && line.sound == nullptr)) {
        return std::nullopt;
    }
    std::optional<core::Verdict> first;
    bool any = false;
    parts.front().each(state, entry, [&](const auto&) {
        if (!any) {
            verdict = G::judge(state, entry);
            any = !line.stands(verdict);
            first = first ? std::move(first) : std::move(verdict);
        }
    });
    return any ? std::nullopt : first;
}

/// What may come first, without what the match waits for.
template <class G>
core::Ask ask_word(const typename G::State& state) {
    core::Ask ask;
    ask.asked = core::Asked::word;
    for (const Line<G>& line : G::lines()) {
        if (line.offered != nullptr && !line.offered(state)) {
            continue;
        }
        const core::Text label{line.label, {}};
        if (line.parts().empty()) {
            ask.choices.push_back(
                core::offer(std::string(line.word), label, G::judge(state, line.blank(state))));
        } else {
            ask.choices.push_back(core::offer(std::string(line.word), label));
            ask.choices.back().verdict = hopeless(state, line);
        }
    }
    return ask;
}

/// What may follow the first word.
template <class G>
core::Ask ask_rest(const typename G::State& state, Tokens tokens) {
    const Line<G>* const line = line_of<G>(tokens.front());
    if (line == nullptr || line->parts().empty()) {
        return whole_line<G>(state, tokens);
    }
    if (line->asks != nullptr) {
        return line->asks(state, tokens);
    }
    const auto parts = line->parts();
    const std::size_t at = std::min(tokens.size(), parts.size()) - 1;
    typename G::Entry entry = line->blank(state);
    typename Slot<G>::Wrong wrong;
    Told told = Told::part;
    bool understood = true;
    for (std::size_t i = 0; i <= at; ++i) {
        const Tokens own = i < at ? tokens.subspan(1 + i, 1) : tokens.subspan(1 + i);
        typename Slot<G>::Wrong about;
        told = parts[i].tell(state, own, entry, about);
        if (told == Told::wrong && (std::exchange(understood, false) || parts[i].asked != core::Asked::player)) {
            wrong = std::move(about);
        }
    }
    if ((told == Told::part || told == Told::whole) && tokens.size() > at + 1 && parts[at].told != nullptr) {
        told = parts[at].told(state, entry);
    }
    const bool last = std::ranges::all_of(parts.subspan(at + 1), [&](const Slot<G>& slot) {
        return slot.tell(state, {}, entry, wrong) == Told::whole;
    });
    if (!understood && told != Told::wrong && told != Told::full && wrong) {
        return core::refused(std::move(*wrong));
    }
    if (!understood || told == Told::full) {
        return whole_line<G>(state, tokens);
    }
    const Slot<G>& slot = parts[at];
    core::Ask ask = told == Told::whole && last ? whole_line<G>(state, tokens) : core::Ask{};
    ask.question = slot.question.put(state, entry, tokens);
    ask.asked = slot.asked;
    if (slot.heads != nullptr) {
        slot.heads(state, ask);
    }
    slot.each(state, entry, [&](const auto& show) {
        core::Choice& choice = ask.choices.emplace_back(show());
        core::Verdict verdict = G::judge(state, entry);
        choice.completes = last && (slot.told == nullptr || slot.told(state, entry) >= Told::whole);
        if (choice.completes || line->stands(verdict)) {
            choice.verdict = std::move(verdict);
        }
    });
    if (line->more != nullptr) {
        line->more(state, entry, ask);
    }
    return ask;
}

/// What may come next: what the match waits for is put by the game's `expect`.
template <class G>
core::Ask ask(const typename G::State& state, Tokens tokens) {
    if (!tokens.empty()) {
        return ask_rest<G>(state, tokens);
    }
    core::Ask answer = ask_word<G>(state);
    if (!G::finished(state)) {
        G::expect(state, answer);
    }
    return answer;
}

/// The entry that has the member; of a function that finds a place in an entry it must be told.
template <class>
struct Has;
template <class C, class T>
struct Has<T C::*> {
    using Owner = C;
};
template <auto member>
using Owner = typename Has<decltype(member)>::Owner;

/// Makes declarations. A `Kind` of values says how they are asked, read, written, offered and shown:
/// `asked`, `read(state, token)`, `token(state, value)`, `each(state, visit)`, `show(state, value)`, and
/// perhaps `unread(token)`, `heads(state, ask)`.
template <class G>
struct Declare {
    using State = typename G::State;
    using Entry = typename G::Entry;
    using Wrong = typename Slot<G>::Wrong;
    using Visit = typename Slot<G>::Visit;

    template <class E, class... Slots>
    static constexpr Line<G> line(std::string_view word, std::string_view label, std::string_view usage,
                                  Slots... slots) {
        return {word, label, usage, [](const State&) { return Entry(E{}); }, {slots...}};
    }

    /// One value.
    template <auto member, class Kind, class E = Owner<member>>
    static constexpr Slot<G> one(Question<G> question) {
        Slot<G> slot = maybe<member, Kind, E>(question);
        slot.takes = Takes::one;
        slot.tell = [](const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
            return tokens.empty() ? Told::part : tell_one<member, Kind, E>(state, tokens, entry, wrong);
        };
        return slot;
    }

    /// One value or none, at the end.
    template <auto member, class Kind, class E = Owner<member>>
    static constexpr Slot<G> maybe(Question<G> question) {
        Slot<G> slot = of_kind<Kind>(question);
        slot.takes = Takes::one_or_none;
        slot.tell = [](const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
            return tokens.empty() ? Told::whole : tell_one<member, Kind, E>(state, tokens, entry, wrong);
        };
        slot.print = [](const State& state, const Entry& entry, std::string& line) {
            const auto& value = in<member, E>(entry);
            if constexpr (requires { value.has_value(); }) {
                if (value) {
                    add<Kind>(state, *value, line);
                }
            } else {
                add<Kind>(state, value, line);
            }
        };
        slot.each = [](const State& state, Entry& entry, const Visit& visit) {
            const auto each = [&](auto value) {
                in<member, E>(entry) = value;
                visit([&] { return Kind::show(state, value); });
            };
            if constexpr (requires { Kind::each(state, entry, each); }) {
                Kind::each(state, entry, each);
            } else {
                Kind::each(state, each);
            }
        };
        return slot;
    }

    /// Several values, at the end: as many as `Count::of(state, entry)` says, or as `Count::told(state, entry)`
    /// has it. Any number is understood, but for none, unless `Count::instead(state, number)` says what was
    /// expected. A kind that has a word for nothing calls it `none`.
    template <auto member, class Kind, class Count, Again again = Again::offered, class E = Owner<member>>
    static constexpr Slot<G> some(Question<G> question) {
        using Value = typename Kind::Value;
        Slot<G> slot = of_kind<Kind>(question);
        slot.takes = Takes::any;
        slot.tell = [](const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
            auto& values = in<member, E>(entry);
            values.clear();
            if constexpr (requires { Kind::none; }) {
                if (tokens.size() == 1 && tokens.front() == Kind::none) {
                    return Told::full;
                }
            }
            for (const std::string& token : tokens) {
                const std::optional<Value> value = Kind::read(state, token);
                if (!value || (again == Again::refused && std::ranges::find(values, *value) != values.end())) {
                    wrong = unread<Kind>(token);
                    return Told::wrong;
                }
                values.push_back(*value);
            }
            if constexpr (requires { Count::instead(state, 0); }) {
                const auto count = static_cast<std::size_t>(Count::of(state, entry));
                if (tokens.size() != count) {
                    wrong = Count::instead(state, static_cast<int>(tokens.size()));
                    return tokens.size() < count ? Told::part : Told::wrong;
                }
            }
            if constexpr (requires { Count::fits(entry); }) {
                return Count::fits(entry) ? Told::whole : Told::wrong;
            }
            return tokens.empty() ? Told::part : Told::whole;
        };
        slot.print = [](const State& state, const Entry& entry, std::string& line) {
            const auto& values = in<member, E>(entry);
            for (const Value& value : values) {
                add<Kind>(state, value, line);
            }
            if constexpr (requires { Kind::none; }) {
                if (values.empty()) {
                    line.append(" ").append(Kind::none);
                }
            }
        };
        slot.each = [](const State& state, Entry& entry, const Visit& visit) {
            auto& values = in<member, E>(entry);
            const auto each = [&](Value value) {
                if (again == Again::offered || std::ranges::find(values, value) == values.end()) {
                    values.push_back(value);
                    visit([&] { return Kind::show(state, value); });
                    values.pop_back();
                }
            };
            if constexpr (requires { Kind::each_after(state, values, each); }) {
                Kind::each_after(state, values, each);
            } else {
                Kind::each(state, each);
            }
            if constexpr (requires { Kind::none; }) {
                if (values.empty()) {
                    visit([] { return Kind::show_none(); });
                }
            }
        };
        slot.told = [](const State& state, const Entry& entry) {
            if constexpr (requires { Count::told(state, entry); }) {
                return Count::told(state, entry);
            } else {
                return static_cast<int>(in<member, E>(entry).size()) < Count::of(state, entry) ? Told::part
                                                                                               : Told::full;
            }
        };
        return slot;
    }

    /// `KEY=N …` at the end, each key once and in any order. `Keys` says in which order they are asked and
    /// written, which are needed, and how: `order`, `read(text)`, `word(key)`, `needed(key)`, `most(state)`.
    template <auto member, class Keys, class E = Owner<member>>
    static constexpr Slot<G> counts(Question<G> question) {
        Slot<G> slot;
        slot.asked = core::Asked::number;
        slot.takes = Takes::any;
        slot.question = question;
        slot.tell = [](const State&, Tokens tokens, Entry& entry, Wrong& wrong) {
            for (const std::string_view token : tokens) {
                const std::size_t equals = token.find('=');
                const auto key = Keys::read(token.substr(0, equals));
                const auto number =
                    equals == token.npos ? std::nullopt : core::number(token.substr(equals + 1));
                if (!key || !number || in<member, E>(entry)[*key]) {
                    wrong = unread<Keys>(std::string(token));
                    if constexpr (requires { Keys::twice(*key); }) {
                        wrong = key && number ? Keys::twice(*key) : std::move(*wrong);
                    }
                    return Told::wrong;
                }
                in<member, E>(entry)[*key] = number;
            }
            return told_of<Keys>(in<member, E>(entry));
        };
        slot.print = [](const State&, const Entry& entry, std::string& line) {
            for (const std::size_t key : Keys::order) {
                const auto& number = in<member, E>(entry)[key];
                if (number && is_written<Keys>(*number)) {
                    line.append(" ").append(Keys::word(key)).append("=").append(std::to_string(*number));
                }
            }
        };
        slot.each = [](const State& state, Entry& entry, const Visit& visit) {
            auto& numbers = in<member, E>(entry);
            const std::size_t key = next_key<Keys>(numbers);
            for (int number = 0; number <= Keys::most(state); ++number) {
                numbers[key] = number;
                visit([&] {
                    const std::string count = std::to_string(number);
                    return core::offer(std::string(Keys::word(key)) + "=" + count, core::verbatim(count));
                });
            }
            numbers[key].reset();
        };
        slot.told = [](const State&, const Entry& entry) { return told_of<Keys>(in<member, E>(entry)); };
        return slot;
    }

    /// The first of the keys that is not told yet; there must be one.
    template <class Keys>
    static std::size_t next_key(const auto& numbers) {
        return *std::ranges::find_if(Keys::order, [&](std::size_t key) { return !numbers[key]; });
    }

private:
    template <class Keys>
    static Told told_of(const auto& numbers) {
        const auto missing = [&](std::size_t key) { return !numbers[key]; };
        return std::ranges::none_of(Keys::order, missing) ? Told::full
               : std::ranges::any_of(Keys::order,
                                     [&](std::size_t key) { return missing(key) && Keys::needed(key); })
                   ? Told::part
                   : Told::whole;
    }

    template <class Keys>
    static bool is_written(int number) {
        if constexpr (requires { Keys::written(number); }) {
            return Keys::written(number);
        } else {
            return true;
        }
    }

    template <auto member, class E>
    static auto& in(auto& entry) {
        return std::invoke(member, std::get<E>(entry));
    }

    template <class Kind>
    static constexpr Slot<G> of_kind(Question<G> question) {
        Slot<G> slot;
        slot.asked = Kind::asked;
        slot.question = question;
        if constexpr (requires(const State& state, core::Ask& ask) { Kind::heads(state, ask); }) {
            slot.heads = &Kind::heads;
        }
        return slot;
    }

    template <class Kind>
    static Wrong unread(const std::string& token) {
        if constexpr (requires { Kind::unread(token); }) {
            return Kind::unread(token);
        } else {
            return std::nullopt;
        }
    }

    template <class Kind>
    static void add(const State& state, const auto& value, std::string& line) {
        line += ' ';
        line += Kind::asked == core::Asked::player ? core::quoted(Kind::token(state, value))
                                                   : Kind::token(state, value);
    }

    template <auto member, class Kind, class E>
    static Told tell_one(const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
        if (tokens.size() > 1) {
            return Told::wrong;
        }
        const auto value = Kind::read(state, tokens.front());
        if (!value) {
            wrong = unread<Kind>(tokens.front());
            return Told::wrong;
        }
        in<member, E>(entry) = *value;
        return Told::full;
    }
};

/// A player by name.
template <class G>
struct Anybody {
    using State = typename G::State;
    static constexpr core::Asked asked = core::Asked::player;

    static std::optional<int> read(const State& state, std::string_view token) {
        return core::seat_of(token, state.setup->seats);
    }
    static core::Impossible unread(const std::string& token) { return core::no_such_player(token); }
    static const std::string& token(const State& state, int seat) {
        return state.setup->seats[static_cast<std::size_t>(seat)];
    }
    static void each(const State& state, const auto& visit) {
        for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
            visit(seat);
        }
    }
    static core::Choice show(const State& state, int seat) {
        return core::offer(token(state, seat), core::verbatim(token(state, seat)));
    }
};

/// A number, offered from `low` to `High::of(state)`.
template <class G, int low, class High, core::Asked kind = core::Asked::number>
struct Number {
    using State = typename G::State;
    using Value = int;
    static constexpr core::Asked asked = kind;

    static std::optional<int> read(const State&, std::string_view token) { return core::number(token); }
    static std::string token(const State&, int number) { return std::to_string(number); }
    static void each(const State& state, const auto& visit) {
        for (int number = low; number <= High::of(state); ++number) {
            visit(number);
        }
    }
    static core::Choice show(const State&, int number) {
        return core::offer(std::to_string(number), core::verbatim(std::to_string(number)));
    }
};

/// A space of a grid, by its index.
template <class G, const Grid& grid>
struct Cells {
    using State = typename G::State;
    static constexpr core::Asked asked = core::Asked::space;

    static std::optional<int> read(const State&, std::string_view token) {
        const auto space = read_space(grid, token);
        return space ? std::optional(grid.index(*space)) : std::nullopt;
    }
    static std::string token(const State&, int space) { return print_space(grid.at(space)); }
    static void each(const State&, const auto& visit) {
        for (int space = 0; space < grid.size(); ++space) {
            visit(space);
        }
    }
    static core::Choice show(const State& state, int space) {
        core::Choice choice = core::offer(token(state, space), core::verbatim(token(state, space)));
        choice.row = grid.at(space).row;
        choice.column = grid.at(space).column;
        return choice;
    }
    static void heads(const State&, core::Ask& ask) {
        for (int row = 0; row < grid.rows; ++row) {
            ask.rows.push_back(core::verbatim(print_space({0, row}).substr(1)));
        }
        for (int column = 0; column < grid.columns; ++column) {
            ask.columns.push_back(core::verbatim(print_space({column, 0}).substr(0, 1)));
        }
    }
};

}  // namespace kit
