#pragma once

#include <algorithm>
#include <utility>

#include "kit/slot_parts.h"

namespace kit {

/// Makes declarations. A `Kind` of values says how they are asked, read, written, offered and shown:
/// `asked`, `read(state, token)`, `token(state, value)`, `each(state, visit)`, `show(state, value)`, and
/// perhaps `unread(token)`, `heads(state, ask)`, `label(state, value)`: what is shown of it in a sentence;
/// and `may(state, entry, visit)`: only those values that can be legal for who is to act.
template <class G>
struct Declare {
    using State = typename G::State;
    using Entry = typename G::Entry;
    using Wrong = typename Slot<G>::Wrong;
    using Visit = typename Slot<G>::Visit;
    using Try = typename Slot<G>::Try;

    /// Its word is what the usage begins with.
    template <class E, class... Slots>
    static constexpr Line<G> line(std::string_view usage, std::string_view label, Wording<G> sentence,
                                  Slots... slots) {
        const std::string_view word = usage.substr(0, usage.find(' '));
        return {word, label, usage, sentence, [](const State&) { return Entry(E{}); }, {slots...}};
    }
    /// The same of matches in which every card is entered.
    template <class E, class... Slots>
    static constexpr Line<G> in_plays(std::string_view usage, std::string_view label, Wording<G> sentence,
                                      Slots... slots) {
        return line<E>(usage, label, sentence, slots...).at(core::Level::plays);
    }
    /// Of these, what a player does whose turn it is.
    template <class E, class... Slots>
    static constexpr Line<G> move(std::string_view usage, std::string_view label, Wording<G> sentence,
                                  Slots... slots) {
        return in_plays<E>(usage, label, sentence, slots...).as_move();
    }
    /// Of matches in which only numbers are told.
    template <class E, class... Slots>
    static constexpr Line<G> in_scores(std::string_view usage, std::string_view label, Wording<G> sentence,
                                       Slots... slots) {
        return line<E>(usage, label, sentence, slots...).at(core::Level::scores);
    }

    /// One value.
    template <auto member, class Kind, class E = Owner<member>>
    static constexpr Slot<G> one(Wording<G> question) {
        Slot<G> slot = single<member, Kind, E>(question);
        slot.parse = [](const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
            return tokens.empty() ? Parsed::part : parse_one<member, Kind, E>(state, tokens, entry, wrong);
        };
        slot.print = [](const State& state, const Entry& entry, std::string& line) {
            parts::add<Kind>(state, parts::in<member, E>(entry), line);
        };
        slot.name = [](const State& state, const Entry& entry, core::Args& args) {
            args.emplace_back(parts::label<Kind>(state, parts::in<member, E>(entry)));
        };
        return slot;
    }

    /// One value or none, at the end.
    template <auto member, class Kind, class E = Owner<member>>
    static constexpr Slot<G> maybe(Wording<G> question) {
        Slot<G> slot = single<member, Kind, E>(question);
        slot.takes = Takes::one_or_none;
        slot.parse = [](const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
            return tokens.empty() ? Parsed::whole : parse_one<member, Kind, E>(state, tokens, entry, wrong);
        };
        slot.print = [](const State& state, const Entry& entry, std::string& line) {
            if (const auto& value = parts::in<member, E>(entry)) {
                parts::add<Kind>(state, *value, line);
            }
        };
        slot.name = [](const State& state, const Entry& entry, core::Args& args) {
            if (const auto& value = parts::in<member, E>(entry)) {
                args.emplace_back(parts::label<Kind>(state, *value));
            }
        };
        return slot;
    }

    /// Several values, at the end: as many as `Count::of(state, entry)` says, or as `Count::parsed(state,
    /// entry)` has it. Any number is understood, but for none, unless `Count::instead(state, number)` says
    /// what was expected. A kind that has a word for nothing calls it `none`.
    template <auto member, class Kind, class Count, Again again = Again::offered, class E = Owner<member>>
    static constexpr Slot<G> some(Wording<G> question) {
        using Value = typename Kind::Value;
        Slot<G> slot = of_kind<Kind>(question);
        slot.takes = Takes::any;
        slot.parse = &parse_some<member, Kind, Count, again, E>;
        slot.print = [](const State& state, const Entry& entry, std::string& line) {
            const auto& values = parts::in<member, E>(entry);
            for (const Value& value : values) {
                parts::add<Kind>(state, value, line);
            }
            if constexpr (requires { Kind::none; }) {
                if (values.empty()) {
                    line.append(" ").append(Kind::none);
                }
            }
        };
        slot.name = [](const State& state, const Entry& entry, core::Args& args) {
            core::Args names;
            for (const Value& value : parts::in<member, E>(entry)) {
                names.emplace_back(parts::label<Kind>(state, value));
            }
            args.emplace_back(parts::listed_or_none(std::move(names)));
        };
        slot.each = &each_of_some<member, Kind, again, E>;
        if constexpr (!requires(const State& state) { Kind::each_after(state, {}, [](Value) {}); }) {
            slot.may = &each_of_some_that_may<member, Kind, again, E>;
        }
        slot.parsed = [](const State& state, const Entry& entry) {
            if constexpr (requires { Count::parsed(state, entry); }) {
                return Count::parsed(state, entry);
            } else {
                return static_cast<int>(parts::in<member, E>(entry).size()) < Count::of(state, entry)
                           ? Parsed::part
                           : Parsed::full;
            }
        };
        return slot;
    }

    /// `KEY=N …` at the end, each key once and in any order. `Keys` says in which order they are asked and
    /// written, which are needed, and how: `order`, `read(text)`, `word(key)`, `label(key)`, `needed(key)`,
    /// `most(state)`.
    template <auto member, class Keys, class E = Owner<member>>
    static constexpr Slot<G> counts(Wording<G> question) {
        Slot<G> slot;
        slot.asked = core::Asked::number;
        slot.takes = Takes::any;
        slot.question = question;
        slot.parse = &parse_counts<member, Keys, E>;
        slot.print = [](const State&, const Entry& entry, std::string& line) {
            for (const std::size_t key : Keys::order) {
                const auto& number = parts::in<member, E>(entry)[key];
                if (number && parts::is_written<Keys>(*number)) {
                    line.append(" ").append(Keys::word(key)).append("=").append(std::to_string(*number));
                }
            }
        };
        slot.name = [](const State&, const Entry& entry, core::Args& args) {
            core::Args names;
            for (const std::size_t key : Keys::order) {
                const auto& number = parts::in<member, E>(entry)[key];
                if (number && parts::is_written<Keys>(*number)) {
                    names.emplace_back(core::Text{N_("{1} {0}"), {Keys::label(key), *number}});
                }
            }
            args.emplace_back(parts::listed_or_none(std::move(names)));
        };
        slot.each = [](const State& state, Entry& entry, const Visit& visit) {
            auto& numbers = parts::in<member, E>(entry);
            const std::size_t key = parts::next_key<Keys>(numbers);
            for (int number = 0; number <= Keys::most(state); ++number) {
                numbers[key] = number;
                visit([&] {
                    const std::string count = std::to_string(number);
                    return core::offer(std::string(Keys::word(key)) + "=" + count, core::verbatim(count));
                });
            }
            numbers[key].reset();
        };
        slot.parsed = [](const State&, const Entry& entry) {
            return parts::parsed_of<Keys>(parts::in<member, E>(entry));
        };
        return slot;
    }

private:
    template <class Kind>
    static constexpr Slot<G> of_kind(Wording<G> question) {
        Slot<G> slot;
        slot.asked = Kind::asked;
        slot.question = question;
        if constexpr (requires(const State& state, core::Ask& ask) { Kind::heads(state, ask); }) {
            slot.heads = &Kind::heads;
        }
        return slot;
    }

    template <auto member, class Kind, class E>
    static constexpr Slot<G> single(Wording<G> question) {
        Slot<G> slot = of_kind<Kind>(question);
        slot.each = [](const State& state, Entry& entry, const Visit& visit) {
            const auto each = [&](auto value) {
                parts::in<member, E>(entry) = value;
                visit([&] { return Kind::show(state, value); });
            };
            if constexpr (requires { Kind::each(state, entry, each); }) {
                Kind::each(state, entry, each);
            } else {
                Kind::each(state, each);
            }
        };
        slot.may = [](const State& state, Entry& entry, const Try& visit) {
            parts::each_that_may<Kind>(state, entry, [&](auto value) {
                parts::in<member, E>(entry) = value;
                visit(true);
            });
        };
        return slot;
    }

    template <auto member, class Keys, class E>
    static Parsed parse_counts(const State&, Tokens tokens, Entry& entry, Wrong& wrong) {
        for (const std::string_view token : tokens) {
            const std::size_t equals = token.find('=');
            const auto key = Keys::read(token.substr(0, equals));
            const auto number = equals == token.npos ? std::nullopt : core::number(token.substr(equals + 1));
            if (!key || !number || parts::in<member, E>(entry)[*key]) {
                wrong = parts::unread<Keys>(std::string(token));
                if constexpr (requires { Keys::twice(*key); }) {
                    wrong = key && number ? Keys::twice(*key) : std::move(*wrong);
                }
                return Parsed::wrong;
            }
            parts::in<member, E>(entry)[*key] = number;
        }
        return parts::parsed_of<Keys>(parts::in<member, E>(entry));
    }

    template <auto member, class Kind, Again again, class E>
    static void each_of_some(const State& state, Entry& entry, const Visit& visit) {
        using Value = typename Kind::Value;
        auto& values = parts::in<member, E>(entry);
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
    }

    template <auto member, class Kind, Again again, class E>
    static void each_of_some_that_may(const State& state, Entry& entry, const Try& visit) {
        using Value = typename Kind::Value;
        auto& values = parts::in<member, E>(entry);
        const auto each = [&](Value value) {
            if (again == Again::offered || std::ranges::find(values, value) == values.end()) {
                values.push_back(value);
                visit(true);
                values.pop_back();
            }
        };
        parts::each_that_may<Kind>(state, entry, each);
        if constexpr (requires { Kind::none; }) {
            if (values.empty()) {
                visit(false);
            }
        }
    }

    template <auto member, class Kind, class Count, Again again, class E>
    static Parsed parse_some(const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
        using Value = typename Kind::Value;
        auto& values = parts::in<member, E>(entry);
        values.clear();
        values.reserve(tokens.size());
        if constexpr (requires { Kind::none; }) {
            if (tokens.size() == 1 && tokens.front() == Kind::none) {
                return Parsed::full;
            }
        }
        for (const std::string& token : tokens) {
            const std::optional<Value> value = Kind::read(state, token);
            if (!value || (again == Again::refused && std::ranges::find(values, *value) != values.end())) {
                wrong = parts::unread<Kind>(token);
                return Parsed::wrong;
            }
            values.push_back(*value);
        }
        if constexpr (requires { Count::instead(state, 0); }) {
            const auto count = static_cast<std::size_t>(Count::of(state, entry));
            if (tokens.size() != count) {
                wrong = Count::instead(state, static_cast<int>(tokens.size()));
                return tokens.size() < count ? Parsed::part : Parsed::wrong;
            }
        }
        if constexpr (requires { Count::fits(entry); }) {
            return Count::fits(entry) ? Parsed::whole : Parsed::wrong;
        }
        return tokens.empty() ? Parsed::part : Parsed::whole;
    }

    template <auto member, class Kind, class E>
    static Parsed parse_one(const State& state, Tokens tokens, Entry& entry, Wrong& wrong) {
        if (tokens.size() > 1) {
            return Parsed::wrong;
        }
        const auto value = Kind::read(state, tokens.front());
        if (!value) {
            wrong = parts::unread<Kind>(tokens.front());
            return Parsed::wrong;
        }
        parts::in<member, E>(entry) = *value;
        return Parsed::full;
    }
};

}  // namespace kit
