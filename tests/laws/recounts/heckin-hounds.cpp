
#include "laws/recount.h"

namespace laws {

namespace {

void recount_heckin_hounds(Recount& of) {
    of.starts_with("leader");
    of.add_rounds("bids", "bids");
    of.add_rounds("tricks", "tricks");
    of.add_rounds("badness", "badness");
    of.add_rounds("scores", "scores");
    int leader = 0;
    int dogs = 0;
    for (const Line& line : of.lines) {
        if (line.word() == "leader") {
            leader = of.seat(line.tokens[1]);
        } else if (line.word() == "bad-dog") {
            leader = dogs++ == 0 ? leader : (leader + 1) % of.seats();
        } else if (line.word() == "clue") {
            of.add("clues", leader);
            of.add("clues.false", leader, line.breaks("heckin/clue-true") ? 1 : 0);
            of.add("clues.incomplete", leader, line.breaks("heckin/clue-all") ? 1 : 0);
        }
    }
}

const Recounted heckin_hounds("heckin-hounds", recount_heckin_hounds);

}  // namespace

}  // namespace laws
