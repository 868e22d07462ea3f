#include "app/editor/line_view.h"

#include <algorithm>
#include <iterator>

namespace app {

/// A question to the referee is answered whatever the policy: that it came too late, too.
Notice notice_on(const Entered& entered, const core::GameInfo& game) {
    const bool asks = !game.challenge.empty() && std::string_view(entered.text).starts_with(game.challenge);
    if (entered.outcome) {
        return {entered.outcome->says};
    }
    return asks && core::kind(entered.verdict) == core::Kind::illegal
               ? Notice{core::reason(entered.verdict), Tone::caution}
               : Notice{};
}

Prompt prompt_of(const Line& line, const core::Table& table) {
    Prompt prompt;
    prompt.question = line.question();
    prompt.crumbs = line.labels();
    prompt.ask = line.ask();
    prompt.asides = line.asides();
    prompt.suggested = line.at_start() && line.closed() && !prompt.crumbs.empty();
    if (prompt.ask.asked == core::Asked::space || prompt.ask.whole) {
        std::ranges::copy_if(line.tokens(), std::back_inserter(prompt.way), [&](const std::string& token) {
            return core::place_of(table, token) != nullptr;
        });
    }
    if (prompt.ask.stuck) {
        prompt.hint = {{N_("There is no legal move."), {}}};
    }
    return prompt;
}

bool Prompt::can_finish() const {
    return ask.whole && (!ask.verdict || core::kind(*ask.verdict) != core::Kind::impossible);
}

const Prompt* LineView::prompt() const {
    if (const auto* asking = std::get_if<Asking>(&mode)) {
        return &asking->prompt;
    }
    const auto* previewing = std::get_if<Previewing>(&mode);
    return previewing == nullptr ? nullptr : &previewing->prompt;
}

}  // namespace app
