#include "core/ask.h"

namespace core {

std::vector<std::string> with(std::span<const std::string> tokens, const Choice& choice) {
    if (!choice.line.empty()) {
        return choice.line;
    }
    std::vector<std::string> line(tokens.begin(), tokens.end());
    line.push_back(choice.token);
    return line;
}

Choice offer(std::string token, Text label) {
    Choice choice;
    choice.token = std::move(token);
    choice.label = std::move(label);
    return choice;
}

Choice offer_seen(std::string token, Face face) {
    Choice choice = offer(std::move(token), face.name);
    choice.face = std::move(face);
    return choice;
}

Choice offer(std::string token, Text label, Verdict verdict) {
    Choice choice = offer(std::move(token), std::move(label));
    choice.completes = true;
    choice.verdict = std::move(verdict);
    return choice;
}

void keep_form(Ask& answer) {
    const auto judges = [](const std::optional<Verdict>& verdict) {
        return verdict && rule(*verdict) != "core/notation" && rule(*verdict) != "core/player";
    };
    if (judges(answer.verdict)) {
        answer.verdict.reset();
    }
    for (Choice& choice : answer.choices) {
        if (judges(choice.verdict)) {
            choice.verdict.reset();
        }
    }
    answer.expected.clear();
    answer.about.clear();
    answer.goals.clear();
    answer.stuck = false;
    answer.actor.reset();
}

}  // namespace core
