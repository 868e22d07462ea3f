#include "laws/recount.h"

namespace {

void recount_hearts(laws::Recount& of) {
    of.starts_with("play");
    of.add_rounds("points", "points");
    for (const laws::Json& round : of.report.rounds) {
        if (round.contains("moon")) {
            of.add("moon", of.seat(round.at("moon").get<std::string>()));
        }
    }
    for (const laws::Line& line : of.lines) {
        if (line.breaks("hearts/follow-suit")) {
            of.add(line.ruled.overturned() ? "revoke.later" : "revoke.at-once", line.ruled.seat);
        }
    }
}

const laws::Recounted hearts_counted("hearts", recount_hearts);

}  // namespace
