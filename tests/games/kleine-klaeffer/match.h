#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "core/report.h"
#include "games/catalog.h"

namespace kleine_klaeffer_tests {

/// A match of Kleine Kläffer that is entered line by line.
class Match {
public:
    explicit Match(std::vector<std::string> players, core::Level level = core::Level::plays) {
        record_.header.game = "kleine-klaeffer";
        record_.header.players = std::move(players);
        record_.header.level = level;
    }

    Match& enter(std::initializer_list<std::string> lines) {
        for (const std::string& line : lines) {
            const int seq = static_cast<int>(record_.facts.size()) + 1;
            record_.facts.push_back({seq, seq, line});
        }
        return *this;
    }

    core::Reading read() const { return game().read(record_.header, record_.facts, {}); }
    core::Ask ask(std::vector<std::string> tokens = {}) const {
        return game().ask(record_.header, record_.facts, {}, tokens);
    }
    core::Table table() const { return read().table; }

private:
    static const core::Game& game() { return *games::find("kleine-klaeffer"); }
    core::Record record_;
};

}  // namespace kleine_klaeffer_tests
