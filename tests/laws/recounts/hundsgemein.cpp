#include <algorithm>

#include "laws/recount.h"

namespace laws {

namespace {

void recount_hundsgemein(Recount& of) {
    of.starts_with("first");
    std::map<std::string, int> owners;
    Tokens last;
    for (const Line& line : of.lines) {
        const auto own = line.ruled.seat;
        if (line.word() == "place") {
            last = line.tokens;
            owners[last[3]] = *own;
            of.add("tiles-placed", own);
            of.add("illegal-placements", own, line.is_illegal() ? 1 : 0);
        } else if (line.word() == "discard") {
            of.add("tiles-discarded", own, static_cast<int>(line.tokens.size()) - 2);
        } else if (line.word() == "challenge" && line.ruled.outcome) {
            const std::string how(line.ruled.outcome->word);
            of.add("challenges-" + how, own);
            of.add("challenged-" + how, of.seat(last[1]));
            if (how == "upheld") {
                owners.erase(last[3]);
            }
        } else if (line.word() == "end") {
            std::ranges::for_each(owners,
                                  [&](const auto& tile) { of.add("block." + tile.first, tile.second); });
        }
    }
    const Json streets = of.report.result.value("streets", Json::object());
    for (const Json& street : streets) {
        if (street.at("claimed").is_string()) {
            of.add("dog." + street.at("dog").get<std::string>(),
                   of.seat(street.at("claimed").get<std::string>()));
        }
    }
}

const Recounted hundsgemein("hundsgemein", recount_hundsgemein);

}  // namespace

}  // namespace laws
