#include <gtest/gtest.h>

#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include "core/record.h"
#include "games/catalog.h"
#include "laws/files.h"

namespace {

/// The rules cited by the expected verdicts and findings of the records.
std::set<std::string, std::less<>> cited(const std::vector<std::filesystem::path>& records) {
    std::set<std::string, std::less<>> rules;
    for (const auto& file : records) {
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
    auto rules = cited(laws::records({".json"}));
    rules.merge(counted());
    for (const core::Game* game : games::catalog()) {
        for (const core::Rule& rule : game->rulebook) {
            EXPECT_TRUE(rules.contains(rule.id)) << "no record of the game cites " << rule.id;
        }
    }
}

/// Whichever games this program knows: what holds for every game is tried by those that are shipped.
TEST(Rulebooks, every_rule_of_the_core_is_cited_by_a_record) {
    const auto rules = cited(laws::files("tests/records", {".json"}));
    for (const core::Rule& rule : core::core_rulebook()) {
        EXPECT_TRUE(rules.contains(rule.id)) << "no record under tests/records cites " << rule.id;
    }
}

TEST(Rulebooks, no_record_cites_a_rule_that_is_in_no_rulebook) {
    for (const std::string& id : cited(laws::records({".json"}))) {
        EXPECT_NE(games::rule(id), nullptr) << id;
    }
}

}  // namespace
