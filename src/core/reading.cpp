#include "core/reading.h"

namespace core {

const std::string& Printed::str() const {
    if (const auto* waiting = std::get_if<Waiting>(&text_)) {
        text_ = waiting->lines->print(waiting->seq);
    }
    return std::get<std::string>(text_);
}

std::vector<Foul> fouls(const Reading& reading) {
    std::vector<Foul> all;
    for (const Ruled& entry : reading.entries) {
        const bool stood = entry.judged && kind(entry.verdict) == Kind::illegal;
        if (!entry.correction && (stood || entry.taken_back_by)) {
            all.push_back({entry.seq, entry.culprit, entry.taken_back_by});
        }
    }
    return all;
}

}  // namespace core
