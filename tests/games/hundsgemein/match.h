#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "core/report.h"
#include "games/catalog.h"

namespace hundsgemein_tests {

/// A match of Hundsgemein that is entered line by line.
class Match {
public:
    explicit Match(std::vector<std::string> players, std::set<std::string> variants = {},
                   core::Level level = core::Level::plays) {
        record_.header.game = "hundsgemein";
        record_.header.players = std::move(players);
        record_.header.variants = std::move(variants);
        record_.header.level = level;
    }

    Match& enter(std::initializer_list<std::string> lines) {
        for (const std::string& line : lines) {
            const int seq = static_cast<int>(record_.facts.size()) + 1;
            record_.facts.push_back({seq, seq, line});
        }
        return *this;
    }

    core::Reading read(core::View view = {}) const {
        return game().read(record_.header, record_.facts, view);
    }
    core::Ask ask(std::vector<std::string> tokens = {}, core::View view = {}) const {
        return game().ask(record_.header, record_.facts, view, tokens);
    }
    core::Report report() const { return game().report(record_.header, record_.facts); }

    /// `illegal hundsgemein/turn`, of the last entry or of entry n.
    std::string verdict(int n = 0) const {
        const core::Reading reading = read();
        const core::Ruled& entry =
            n == 0 ? reading.entries.back() : reading.entries[static_cast<std::size_t>(n) - 1];
        const auto rule = core::rule(entry.verdict);
        return std::string(core::word(core::kind(entry.verdict))) + (rule ? " " + std::string(*rule) : "");
    }

private:
    static const core::Game& game() { return *games::find("hundsgemein"); }
    core::Record record_;
};

}  // namespace hundsgemein_tests
