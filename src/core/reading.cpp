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

void let_nobody_win(Scores& scores) {
    scores.winners.clear();
    scores.why = {{N_("The match was abandoned: nobody wins."), {}}};
    scores.why_from.clear();
}

void hide(Ruled& row) {
    row.hidden = true;
    row.text = {};
}

void drop_veiled_grounds(Reading& reading) {
    const auto is_veiled = [&](Seq seq) { return reading.entries[static_cast<std::size_t>(seq) - 1].veiled; };
    for (Ruled& row : reading.entries) {
        std::vector<Seq> told = rests_on(row.verdict);
        std::erase_if(told, is_veiled);
        row.verdict = resting_on(std::move(told), std::move(row.verdict));
        if (row.settled) {
            std::erase_if(row.settled->was.from, is_veiled);
        }
    }
}

}  // namespace core
