#include "cli/render/score_so_far.h"

#include <algorithm>

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "core/text/text.h"

namespace cli {

namespace {

std::string tiebreaks_of(const core::Scores& scores, std::size_t seat) {
    if (seat >= scores.tiebreaks.size() || scores.tiebreaks[seat].empty()) {
        return {};
    }
    std::string numbers;
    for (const int number : scores.tiebreaks[seat]) {
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
    }
    return "  " + app::say({N_("(tie-break: {0})"), {numbers}});
}

std::string totals(const core::Scores& scores, const Ink& ink) {
    int names = 0;
    for (const std::string& name : scores.names) {
        names = std::max(names, columns(visible(name)));
    }
    std::string text;
    for (std::size_t seat = 0; seat < scores.totals.size(); ++seat) {
        const std::string& name = scores.names[seat];
        const bool won = std::ranges::find(scores.winners, name) != scores.winners.end();
        const std::string line =
            padded(visible(name), names) + right_aligned(std::to_string(scores.totals[seat]), 6);
        text += "  " + (won ? ink.bold(line) : line) + tiebreaks_of(scores, seat) + "\n";
    }
    return text;
}

}  // namespace

std::string score_so_far(const core::Reading& reading, const Ink& ink) {
    const core::Scores& scores = reading.scores;
    std::string text = totals(scores, ink);
    if (!text.empty()) {
        text.insert(0, app::word_for(reading.status == core::Status::finished ? N_("Final score")
                                                                              : N_("Score so far")) +
                           "\n");
    }
    for (const core::Text& why : scores.why) {
        for (const std::string& line : wrapped(app::say(why), output_columns())) {
            text += line + "\n";
        }
    }
    if (reading.status == core::Status::open) {
        text += app::word_for(N_("The match is not over.")) + "\n";
    } else if (reading.status == core::Status::abandoned && scores.why.empty()) {
        text += app::word_for(N_("The match was abandoned; nobody has won.")) + "\n";
    } else if (scores.why.empty() && scores.winners.empty()) {
        text += app::word_for(N_("The match is over; nobody has won.")) + "\n";
    }
    return text;
}

}  // namespace cli
