
#include "laws/recount.h"

namespace laws {

namespace {

void recount_kleine_klaeffer(Recount& of) {
    of.starts_with("first");
    for (const auto& [player, votes] : of.report.result.at("votes").items()) {
        for (const auto& [colour, number] : votes.items()) {
            of.add("votes-" + colour, of.seat(player), number.get<int>());
        }
        for (const Json& colour : of.report.result.at("secured").at(player)) {
            of.add("secured." + colour.get<std::string>(), of.seat(player));
            of.add("districts", of.seat(player));
        }
    }
    for (const Line& line : of.lines) {
        if (line.word() == "take") {
            of.add("takes", line.ruled.seat, line.tokens[2] == "none" ? 0 : 1);
            of.add("crises", line.ruled.seat, line.tokens[2] == "crisis" ? 1 : 0);
        } else if (line.word() == "place") {
            of.add("illegal-placements", line.ruled.seat, line.is_illegal() ? 1 : 0);
        }
    }
}

const Recounted kleine_klaeffer("kleine-klaeffer", recount_kleine_klaeffer);

}  // namespace

}  // namespace laws
