#include "core/reading.h"

namespace core {

namespace {

/// Says something else than what was entered.
struct Instead final : Printed::Lines {
    Instead(std::string line, Text sentence) : as_typed(std::move(line)), as_read(std::move(sentence)) {}
    std::string print(Seq) const override { return as_typed; }
    Text sentence(Seq) const override { return as_read; }

    std::string as_typed;
    Text as_read;
};

}  // namespace

Printed::Printed(std::string text, Text sentence)
    : lines_(std::make_shared<Instead>(std::move(text), std::move(sentence))) {
}

const std::string& Printed::str() const {
    if (!text_) {
        text_ = lines_ != nullptr ? lines_->print(seq_) : std::string();
    }
    return *text_;
}

Text Printed::sentence() const {
    return lines_ != nullptr ? lines_->sentence(seq_) : empty() ? Text{} : verbatim(str());
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
