#include "core/ask.h"

namespace core {

Choice offer(std::string token, Text label) {
    Choice choice;
    choice.token = std::move(token);
    choice.label = std::move(label);
    return choice;
}

Choice offer(std::string token, Text label, Verdict verdict) {
    Choice choice = offer(std::move(token), std::move(label));
    choice.completes = true;
    choice.verdict = std::move(verdict);
    return choice;
}

}  // namespace core
