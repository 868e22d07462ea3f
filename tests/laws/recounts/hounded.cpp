#include <algorithm>

#include "laws/recount.h"

namespace laws {

namespace {

void recount_hounded(Recount& of) {
    const auto hunt = std::ranges::find(of.lines, "hunters", &Line::word);
    const bool begun = std::ranges::any_of(
        of.lines, [](const Line& line) { return line.word() == "start" || line.word() == "outcome"; });
    if (hunt == of.lines.end() || !begun) {
        return;
    }
    const int hunters = of.seat(hunt->tokens[1]);
    const int fox = 1 - hunters;
    of.starts_with("hunters");
    for (const Line& line : of.lines) {
        for (std::size_t i = 1; line.word() == "fox" && i < line.tokens.size(); ++i) {
            of.add("fox." + line.tokens[i], fox);
        }
    }
    of.add("face-down", fox, of.report.result.value("face_down", 0));
    of.add("turns", {}, of.report.result.value("turns", 0));
    if (!of.report.result.at("end").is_null()) {
        const auto end = of.report.result.at("end").get<std::string>();
        const bool hunted = end == "captured" || end == "trapped";
        of.add("as-fox", fox);
        of.add("as-hunters", hunters);
        of.add(hunted ? "won-as-hunters" : "won-as-fox", hunted ? hunters : fox);
        of.add("end." + end, hunted ? hunters : fox);
    }
}

const Recounted hounded("hounded", recount_hounded);

}  // namespace

}  // namespace laws
