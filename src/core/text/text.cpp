#include "core/text/text.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include <fmt/args.h>
#include <fmt/format.h>

#include "core/text/names.h"
#include "core/text/tokens.h"

namespace core {

namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;  // clang 16 does not deduce it by itself

/// What is empty or blank would leave a gap in a sentence: it stands in quotes.
std::string seen(const std::string& words) {
    return words.find_first_not_of(" \t") == std::string::npos ? quoted(words) : words;
}

/// The form for the number that decides. Languages here have one form for all numbers, or one for one
/// thing and one for any other number; so say the heads of the catalogues too.
std::string form_of(const std::string& forms, const Text& text) {
    const std::size_t end = forms.find('\0');
    if (end == std::string::npos) {
        return forms;
    }
    const auto decides = std::ranges::find_if(
        text.args, [](const Arg& arg) { return std::holds_alternative<int>(arg.value); });
    const bool one = decides != text.args.end() && std::get<int>(decides->value) == 1;
    return one ? forms.substr(0, end) : forms.substr(end + 1);
}

}  // namespace

std::string say(const Text& text, const Words& words) {
    if (text.id.empty()) {
        return {};
    }
    std::string pattern = form_of(words(text.id), text);
    if (text.args.empty()) {
        return pattern;
    }
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const Arg& arg : text.args) {
        std::visit(Overloaded{[&](int number) {
                                  number < 0 ? store.push_back(with_minus(number)) : store.push_back(number);
                              },
                              [&](const std::string& as_it_is) { store.push_back(shown(seen(as_it_is))); },
                              [&](const Text& inner) { store.push_back(say(inner, words)); }},
                   arg.value);
    }
    try {
        return fmt::vformat(pattern, store);
    } catch (const fmt::format_error&) {  // a translation with a wrong place: better raw than lost
        return pattern;
    }
}

std::string say(const Text& text) {
    return say(text, [](std::string_view id) { return std::string(id); });
}

Text verbatim(std::string words) {
    return {"{0}", {std::move(words)}};
}

std::string with_minus(int number) {
    return (number < 0 ? "−" : "") + std::to_string(std::abs(std::int64_t{number}));
}

Text with_sign(int number) {
    return verbatim((number > 0 ? "+" : "") + with_minus(number));
}

Text together(Text first, Text second) {
    return {"{0} {1}", {std::move(first), std::move(second)}};
}

Text listed(Args things) {
    if (things.empty()) {
        return {};
    }
    if (things.size() == 1) {
        auto* text = std::get_if<Text>(&things.front().value);
        return text != nullptr ? std::move(*text) : Text{"{0}", std::move(things)};
    }
    const auto last = things.end() - 1;
    for (auto next = things.begin() + 1; next != last; ++next) {
        things.front() = Text{N_("{0}, {1}"), {std::move(things.front()), std::move(*next)}};
    }
    things.erase(things.begin() + 1, last);
    return {N_("{0} and {1}"), std::move(things)};
}

Text listed(const std::vector<Text>& texts) {
    return listed(Args(std::vector<Arg>(texts.begin(), texts.end())));
}

}  // namespace core
