#include <gtest/gtest.h>

#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include "core/record.h"
#include "games/catalog.h"
#include "laws/files.h"

namespace {

/// The rules cited by the expected verdicts and findings of the records.
std::set<std::string, std::less<>> cited() {
    std::set<std::string, std::less<>> rules;
    for (const auto& file : laws::records({".json"})) {
        const auto expected = nlohmann::json::parse(laws::content(file));
        for (const char* list : {"entries", "findings"}) {
            for (const auto& item : expected.value(list, nlohmann::json::array())) {
                if (item.contains("rule")) {
                    rules.insert(item.at("rule").get<std::string>());
                }
            }
        }
    }
    return rules;
}

/// The rules by which the records' points count.
std::set<std::string, std::less<>> counted() {
    std::set<std::string, std::less<>> rules;
    for (const auto& file : laws::records({".pfiff"})) {
        const auto record = core::read_record(laws::content(file), games::infos());
        const core::Game& game = *games::find(record.value().header.game);
        for (const auto& round : *game.read(record->header, record->facts, {}).scores.rounds) {
            for (const auto& line : round.lines) {
                for (const core::Amount& amount : line.amounts) {
                    rules.emplace(amount.rule);
                }
            }
        }
    }
    return rules;
}

TEST(Rulebooks, every_rule_is_cited_by_a_record) {
    auto rules = cited();
    rules.merge(counted());
    const auto all_cited = [&](std::span<const core::Rule> rulebook) {
        for (const core::Rule& rule : rulebook) {
            EXPECT_TRUE(rules.contains(rule.id)) << "no record under tests/records cites " << rule.id;
        }
    };
    const bool all_have_points =
        std::ranges::all_of(games::catalog(), [](const core::Game* game) { return game->info->has_points; });
    for (const core::Rule& rule : core::core_rulebook()) {
        if (rule.id != "core/no-points" || !all_have_points) {
            EXPECT_TRUE(rules.contains(rule.id)) << "no record under tests/records cites " << rule.id;
        }
    }
    for (const core::Game* game : games::catalog()) {
        all_cited(game->rulebook);
    }
}

TEST(Rulebooks, no_record_cites_a_rule_that_is_in_no_rulebook) {
    for (const std::string& id : cited()) {
        EXPECT_NE(games::rule(id), nullptr) << id;
    }
}

}  // namespace
