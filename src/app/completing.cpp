#include <algorithm>

#include "app/session.h"

namespace app {

namespace {

using Tokens = std::vector<std::string>;

bool is_not_understood(const core::Ask& answer) {
    return answer.verdict && core::rule(*answer.verdict) == "core/notation";
}

Tokens begun_with(const Tokens& expected, std::size_t count, const Tokens& typed) {
    Tokens tokens(expected.begin(), expected.begin() + static_cast<std::ptrdiff_t>(count));
    tokens.insert(tokens.end(), typed.begin(), typed.end());
    return tokens;
}

void keep_only_impossible(std::optional<core::Verdict>& verdict) {
    if (verdict && core::kind(*verdict) != core::Kind::impossible) {
        verdict.reset();
    }
}

}  // namespace

core::Ask Session::ask(std::span<const std::string> tokens, Slot slot) const {
    core::View view{{core::Viewer::Kind::audience, 0}, {}, {}};
    if (slot.kind != Slot::Kind::end) {
        view.before = slot.seq;
    }
    core::Ask answer = game_->ask(record_.header, record_.facts, view, tokens);
    if (!app::may_tell(policy_, reading_.status, static_cast<core::Seq>(record_.facts.size()) + 1,
                       ruled_up_to_)) {
        keep_only_impossible(answer.verdict);
        for (core::Choice& choice : answer.choices) {
            keep_only_impossible(choice.verdict);
        }
    }
    return answer;
}

std::string Session::complete(std::string_view typed, Slot slot) const {
    const auto tokens = core::tokenize(typed);
    if (!tokens || tokens->empty()) {
        return std::string(typed);
    }
    const core::Ask first = ask({}, slot);
    const bool is_word =
        std::ranges::find(first.choices, tokens->front(), &core::Choice::token) != first.choices.end();
    // The more of what is expected fits before what was typed, the better; a player's name that was
    // typed takes the place of the one expected.
    std::optional<Tokens> goes_on;
    for (std::size_t count = is_word ? 0 : first.expected.size(); count > 0; --count) {
        Tokens whole = begun_with(first.expected, count, *tokens);
        const core::Ask answer = ask(whole, slot);
        if (is_not_understood(answer)) {
            continue;
        }
        if (answer.whole) {
            return core::joined(whole);
        }
        if (!goes_on && answer.asked != core::Asked::nothing) {
            goes_on = std::move(whole);
        }
    }
    return goes_on ? core::joined(*goes_on) : std::string(typed);
}

}  // namespace app
