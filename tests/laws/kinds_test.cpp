#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "games/drawings.h"
#include "laws/files.h"

namespace {

using Kinds = std::set<std::string_view>;

Kinds kinds_of(const core::GameInfo& game) {
    Kinds ids;
    for (const core::CopyKind& kind : game.kinds) {
        ids.insert(kind.id);
    }
    return ids;
}

void collect(Kinds& kinds, const core::Place& place) {
    for (const core::Token& token : place.tokens) {
        EXPECT_TRUE(!token.face || token.face->shape.empty() || !games::drawing(token.face->shape).empty())
            << "no drawing is called " << token.face->shape;
        if (token.face && !token.face->kind.empty()) {
            kinds.insert(token.face->kind);
        }
    }
}

Kinds kinds_on(const core::Table& table) {
    Kinds kinds;
    for (const core::Zone& zone : table.zones) {
        for (const core::Place& place : zone.places) {
            collect(kinds, place);
        }
        for (const core::Lane& lane : zone.lanes) {
            collect(kinds, lane.place);
        }
    }
    return kinds;
}

}  // namespace

/// What the user's copy looks like is kept by the ids of all games together, and said for their names.
TEST(Kinds, are_told_apart_over_all_games) {
    Kinds ids;
    Kinds names;
    for (const core::GameInfo* game : games::infos()) {
        for (const core::CopyKind& kind : game->kinds) {
            EXPECT_TRUE(ids.insert(kind.id).second) << kind.id;
            EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
            EXPECT_EQ(kind.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
                      std::string_view::npos)
                << kind.id << " would be no name of a style";
        }
    }
}

TEST(Kinds, on_a_table_are_those_that_its_game_names) {
    for (const auto& file : laws::records({".pfiff"})) {
        const auto record = core::read_record(laws::content(file), games::infos());
        if (!record) {
            continue;
        }
        const core::Game& game = *games::find(record->header.game);
        const Kinds seen = kinds_on(game.read(record->header, record->facts, {}).table);
        EXPECT_TRUE(std::ranges::includes(kinds_of(*game.info), seen)) << laws::name_of(file);
    }
}
