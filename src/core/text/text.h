#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace core {

struct Arg;

/// What stands in the places of a sentence. Written `{a, b}` each is moved in, not copied.
class Args : public std::vector<Arg> {
public:
    // All of it is defined where Arg is known whole.
    Args();
    Args(std::vector<Arg> all);
    Args(const Args& other);
    Args(Args&& other) noexcept;
    Args& operator=(const Args& other);
    Args& operator=(Args&& other) noexcept;
    ~Args();
    template <class First, class... More>
        requires(!std::is_base_of_v<std::vector<Arg>, std::remove_cvref_t<First>>)
    Args(First&& first, More&&... more);
};

/// A sentence that is not in words yet: the English message id, which is also the key of the
/// translation catalogue, and what stands in its places {0}, {1}, … Of an id made by NN_() the first
/// number among the arguments decides the form: what is counted comes before numbers that only name.
struct Text {
    std::string_view id;  ///< static storage: ids are literals, marked N_() where they are written
    Args args;

    bool operator==(const Text& other) const;
};

/// A number, something that is never translated (a player's name, a token), or a text.
struct Arg {
    std::variant<int, std::string, Text> value;

    Arg(int number) : value(number) {}
    Arg(std::string verbatim) : value(std::move(verbatim)) {}
    Arg(Text text) : value(std::move(text)) {}

    bool operator==(const Arg&) const = default;
};

inline Args::Args() = default;
inline Args::Args(std::vector<Arg> all) : std::vector<Arg>(std::move(all)) {
}
inline Args::Args(const Args& other) = default;
inline Args::Args(Args&& other) noexcept = default;
inline Args& Args::operator=(const Args& other) = default;
inline Args& Args::operator=(Args&& other) noexcept = default;
inline Args::~Args() = default;

inline bool Text::operator==(const Text& other) const {
    return id == other.id && std::equal(args.begin(), args.end(), other.args.begin(), other.args.end());
}

template <class First, class... More>
    requires(!std::is_base_of_v<std::vector<Arg>, std::remove_cvref_t<First>>)
Args::Args(First&& first, More&&... more) {
    reserve(1 + sizeof...(more));
    emplace_back(std::forward<First>(first));
    (emplace_back(std::forward<More>(more)), ...);
}

/// Looks a message id up in one language; answers the id itself where it knows none. An id made by
/// NN_() has its forms in the answer, with a zero byte between them.
using Words = std::function<std::string(std::string_view id)>;

/// The sentence in words. An empty id says nothing.
std::string say(const Text& text, const Words& words);

/// The sentence in English, the language of the ids.
std::string say(const Text& text);

/// What is never translated, as a text.
Text verbatim(std::string words);

/// A number for people: its minus sign is as wide as a plus.
std::string with_minus(int number);
/// The same, and a plus where it is more than 0.
Text with_sign(int number);

/// Sentences one after another.
Text together(Text first, Text second);

/// Things one after another, as a list in a sentence: "a, b and c".
Text listed(Args things);
Text listed(const std::vector<Text>& texts);

}  // namespace core

/// Marks a literal as a message id for the catalogue.
#define N_(id) id

/// Marks two literals as the message id of a text with a number of things, for one and for any other
/// number: NN_("{0} point", "{0} points"). The id is what gettext makes of them: both, with a zero byte
/// between.
#define NN_(one, many) std::string_view(one "\0" many, sizeof(one "\0" many) - 1)

/// Marks a short literal that needs a context to be translated, which the id then bears as gettext has it.
#define NC_(context, id) context "\004" id
