#include "games/catalog.h"

#include <algorithm>

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

/// Whose rulebook holds the rule; nothing for the core's.
const core::Game* owner(const core::Rule& rule) {
    const auto found = std::ranges::find_if(
        catalog(), [&](const core::Game* game) { return find_in(game->rulebook, rule.id) != nullptr; });
    return found == catalog().end() ? nullptr : *found;
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

core::Text basis(const core::Game& game) {
    return {N_("Judged by the rule book of {0} ({1}); where it is silent, by decisions of the referee."),
            {std::string(game.info->title), core::Text{game.info->edition, {}}}};
}

core::Text basis(const core::Rule& rule) {
    const core::Game* game = owner(rule);
    if (game == nullptr) {
        return {N_("A rule of the referee, not of a game: how a match is recorded."), {}};
    }
    const core::Arg title = std::string(game->info->title);
    const core::Arg edition = core::Text{game->info->edition, {}};
    return rule.decided
               ? core::Text{N_("Decided by the referee or the table, where the rule book of {0} ({1}) is "
                               "silent or not clear."),
                            {title, edition}}
               : core::Text{N_("It rests on the rule book of {0} ({1})."), {title, edition}};
}

}  // namespace games
