#include "app/editor/typing.h"

#include <algorithm>

#include "core/record.h"

namespace app {

std::string continued(const Session& session, const Line& line, const std::string& typed) {
    const auto given = core::tokenize(typed);
    if (given && given->size() == 1 && !line.at_start()) {
        // Of what is told in another order the last word may be typed.
        const auto& choices = line.ask().choices;
        const auto last = std::find_if(choices.begin(), choices.end(), [&](const core::Choice& each) {
            return each.token == given->front() && each.completes && !each.line.empty();
        });
        if (last != choices.end()) {
            return core::joined(last->line);
        }
    }
    if (given && !given->empty() && !line.at_start() && !line.tokens().empty()) {
        const core::Ask start = session.ask({}, line.slot());
        const bool begins =
            std::any_of(start.choices.begin(), start.choices.end(),
                        [&](const core::Choice& each) { return each.token == given->front(); });
        std::vector<std::string> tokens = line.tokens();
        tokens.insert(tokens.end(), given->begin(), given->end());
        const core::Ask ask = session.ask(tokens, line.slot());
        if (!begins && ask.whole && (!ask.verdict || core::kind(*ask.verdict) != core::Kind::impossible)) {
            return core::joined(tokens);
        }
    }
    return session.complete(typed, line.slot());
}

std::vector<std::string> completions(const Session& session, const Line& line, const std::string& typed) {
    const std::size_t end = typed.find_last_of(' ');
    const std::string head = end == std::string::npos ? "" : typed.substr(0, end + 1);
    const std::string begun = end == std::string::npos ? typed : typed.substr(end + 1);
    std::vector<std::string> found;
    const auto given = core::tokenize(head);
    if (!given || begun.empty()) {
        return found;
    }
    const auto offer = [&](const core::Ask& ask) {
        for (const core::Choice& choice : ask.choices) {
            const bool possible = !choice.verdict || core::kind(*choice.verdict) != core::Kind::impossible;
            if (possible && choice.token.starts_with(begun) && found.size() < 12) {
                found.push_back(head + core::quoted(choice.token));
            }
        }
    };
    offer(session.ask(*given, line.slot()));
    std::vector<std::string> all = line.tokens();
    all.insert(all.end(), given->begin(), given->end());
    if (!line.tokens().empty()) {
        offer(session.ask(all, line.slot()));
    }
    return found;
}

std::optional<Meaning> meaning(const Session& session, const Line& line, const std::string& typed) {
    if (typed.empty()) {
        return std::nullopt;
    }
    const std::string whole = continued(session, line, typed);
    const auto tokens = core::tokenize(whole);
    if (!tokens) {
        return Meaning{{}, {}, tokens.error()};
    }
    const core::Ask ask = session.ask(*tokens, line.slot());
    const bool is_told = ask.whole && ask.verdict && core::kind(*ask.verdict) != core::Kind::legal;
    return Meaning{whole, is_told ? ask.verdict : std::nullopt};
}

}  // namespace app
