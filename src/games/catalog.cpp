#include "games/catalog.h"

namespace games {

namespace {

const core::Rule* find_in(std::span<const core::Rule> rulebook, std::string_view id) {
    for (const core::Rule& rule : rulebook) {
        if (rule.id == id) {
            return &rule;
        }
    }
    return nullptr;
}

}  // namespace

const core::Game* find(std::string_view id) {
    for (const core::Game* game : catalog()) {
        if (game->info->id == id) {
            return game;
        }
    }
    return nullptr;
}

const core::Rule* rule(std::string_view id) {
    if (const core::Rule* found = find_in(core::core_rulebook(), id)) {
        return found;
    }
    for (const core::Game* game : catalog()) {
        if (const core::Rule* found = find_in(game->rulebook, id)) {
            return found;
        }
    }
    return nullptr;
}

}  // namespace games
