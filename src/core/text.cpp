#include "core/text.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace core {

namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;  // clang 16 does not deduce it by itself

}  // namespace

std::string say(const Text& text, const Words& words) {
    if (text.id.empty()) {
        return {};
    }
    std::string pattern = words(text.id);
    if (text.args.empty()) {
        return pattern;
    }
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const Arg& arg : text.args) {
        std::visit(
            Overloaded{[&](int number) { store.push_back(number); },
                       [&](const std::string& words_as_they_are) { store.push_back(words_as_they_are); },
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

Text listed(const std::vector<Text>& texts) {
    Text all;
    for (const Text& text : texts) {
        all = all.id.empty() ? text : Text{"{0}, {1}", {std::move(all), text}};
    }
    return all;
}

}  // namespace core
