#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "core/reading.h"
#include "core/record.h"

/// Matches looked at by those who may not see everything.
namespace laws {

inline constexpr core::Viewer audience{core::Viewer::Kind::audience, 0};

core::View as(const core::Viewer& viewer);

const core::Ruled& entry_of(const core::Reading& reading, core::Seq seq);

/// One match, with what is needed to look at it.
struct Match {
    const core::Game& game;
    core::Record record;

    core::Reading read(const core::View& view = {}) const {
        return game.read(record.header, record.facts, view);
    }
    core::Ask ask(const core::View& view, const std::vector<std::string>& tokens) const {
        return game.ask(record.header, record.facts, view, tokens);
    }
    std::vector<core::Viewer> viewers() const {
        std::vector<core::Viewer> all{audience};
        const int seats = static_cast<int>(core::seats(record.header, *game.info).size());
        for (int seat = 0; seat < seats; ++seat) {
            all.push_back({core::Viewer::Kind::seat, seat});
        }
        return all;
    }
};

/// Whether the table does not see an entry that stands and is possible.
bool hides_what_counts(const Match& match);

/// Looks at random matches of every game; `look` answers how many secrets it met. A law about secrets that
/// never meets one says nothing, so it fails for a game that has some.
bool has_secrets(const core::Game& game);
void in_every_game(const std::string& law,
                   const std::function<int(const Match& match, std::mt19937& random)>& look,
                   bool (*must_meet)(const core::Game&) = has_secrets);

}  // namespace laws
