#include "app/editor/tapping.h"

#include <algorithm>

#include "games/catalog.h"

namespace app {

bool is_impossible(const core::Choice& choice) {
    return choice.verdict && core::kind(*choice.verdict) == core::Kind::impossible;
}

core::Text why_not(const core::Verdict& verdict) {
    return {N_("This cannot be: {0}"), {core::reason(verdict)}};
}

std::optional<core::Text> objection(const core::Choice& choice) {
    if (is_impossible(choice)) {
        return why_not(*choice.verdict);
    }
    if (!choice.verdict || core::kind(*choice.verdict) != core::Kind::illegal) {
        return std::nullopt;
    }
    const core::Rule* rule = games::rule(*core::rule(*choice.verdict));
    core::Text reason = core::reason(*choice.verdict);
    return rule == nullptr ? reason
                           : core::Text{"{0}: {1}", {core::Text{rule->title, {}}, std::move(reason)}};
}

std::string piece_instead(const Session& session, const Line& line, const core::Choice& tapped) {
    const auto& tokens = line.tokens();
    const core::Place* place =
        core::place_of(session.shown().table, tapped.place.empty() ? tapped.token : tapped.place);
    if (!is_impossible(tapped) || tokens.empty() || place == nullptr || place->tokens.empty()) {
        return {};
    }
    const std::string& piece = place->tokens.back().name;
    const core::Ask before = session.ask(std::span(tokens).first(tokens.size() - 1), line.slot());
    const bool was_asked = std::ranges::any_of(before.choices, [&](const core::Choice& each) {
        return each.token == piece && !is_impossible(each);
    });
    return was_asked && piece != tokens.back() ? piece : std::string();
}

}  // namespace app
