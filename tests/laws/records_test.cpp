#include <gtest/gtest.h>

#include "cli/render/match_json.h"
#include "cli/terminal/records.h"
#include "core/report.h"
#include "games/catalog.h"
#include "laws/files.h"

namespace {

using core::Json;

Json judged(const std::filesystem::path& file) {
    const auto record = core::read_record(laws::content(file), games::infos());
    const std::string name = file.filename().string();
    if (!record) {
        return cli::fault_json(name, record.error());
    }
    const cli::Read read = cli::with_game(*record);
    return cli::match_json(name, read, read.game->read(read.record.header, read.record.facts, {}));
}

/// Names the entries that differ, so that a failure reads as a sentence.
std::string differing_entries(const Json& expected, const Json& actual) {
    std::string all;
    for (std::size_t i = 0; i < std::min(expected.size(), actual.size()); ++i) {
        if (!nlohmann::json(expected[i]).operator==(nlohmann::json(actual[i]))) {
            all += "expected " + expected[i].dump() + "\n  but it is " + actual[i].dump() + "\n";
        }
    }
    return all;
}

class Records : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Records, are_judged_as_expected) {
    const Json expected = Json::parse(laws::content(GetParam()));
    const Json actual =
        cli::without_words(judged(std::filesystem::path(GetParam()).replace_extension(".pfiff")));
    EXPECT_EQ(differing_entries(expected["entries"], actual["entries"]), "");
    for (const auto& [key, value] : expected.items()) {
        EXPECT_EQ(nlohmann::json(value), nlohmann::json(actual.value(key, Json()))) << key;
    }
}

INSTANTIATE_TEST_SUITE_P(All, Records, testing::ValuesIn(laws::records({".json"})),
                         [](const auto& tested) { return laws::test_name(tested.param); });

}  // namespace
