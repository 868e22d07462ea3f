#include "app/derive/correction.h"

namespace app {

std::optional<Correction> correction_in(std::string_view line) {
    auto tokens = core::tokenize(line);
    if (!tokens || tokens->empty()) {
        return std::nullopt;
    }
    Correction correction{};
    const std::string& word = tokens->front();
    if (word == "undo") {
        correction.kind = Correction::Kind::undo;
    } else if (word == "amend") {
        correction.kind = Correction::Kind::amend;
    } else if (word == "insert") {
        correction.kind = Correction::Kind::insert;
    } else {
        return std::nullopt;
    }
    if (tokens->size() > 1) {
        correction.about = core::number((*tokens)[1]);
        correction.entry.assign(tokens->begin() + 2, tokens->end());
    }
    return correction;
}

}  // namespace app
