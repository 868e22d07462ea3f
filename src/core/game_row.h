#pragma once

#include "core/engine.h"
#include "core/report.h"

namespace core {

template <GameRules G>
Report report(const Header& header, std::span<const Fact> facts) {
    Fold<G> fold(header, facts);
    fold.run({});
    return G::report(fold.state());
}

/// The game's row of the catalogue.
template <GameRules G>
Game game_row() {
    return {&G::info(), G::rulebook(), &read<G>, &ask<G>, &report<G>, &moments<G>, &moves<G>, &G::forms};
}

}  // namespace core
