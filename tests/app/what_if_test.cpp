#include "app/match/what_if.h"

#include <algorithm>
#include <filesystem>

#include "app/exchange/import_record.h"
#include "app/match.h"
#include "games/catalog.h"

namespace branching {

/// What a match looks like, its numbers left out.
struct Looks {
    std::vector<std::string> lines;
    std::vector<std::string> table;
    std::vector<int> totals;
    std::vector<std::string> winners;
    core::Status status{};

    bool operator==(const Looks&) const = default;
};

Looks looks(const core::Reading& reading) {
    Looks seen{{}, {}, reading.scores.totals, reading.scores.winners, reading.status};
    for (const core::Seq seq : reading.order) {
        const core::Ruled& entry = reading.entries[static_cast<std::size_t>(seq) - 1];
        const std::string text = entry.text.str().starts_with("insert ")
                                     ? entry.text.str().substr(entry.text.str().find(' ', 7) + 1)
                                     : entry.text.str();
        if (core::kind(entry.verdict) != core::Kind::impossible) {
            seen.lines.push_back(std::string(core::word(core::kind(entry.verdict))) + " " + text);
        }
    }
    for (const core::Zone& zone : reading.table->zones) {
        seen.table.push_back(zone.id);
        for (const core::Place& place : zone.places) {
            seen.table.push_back(place.token + " " + core::say(place.label));
            for (const core::Token& token : place.tokens) {
                seen.table.push_back((token.face ? core::say(token.face->name) : token.name) + " x" +
                                     std::to_string(token.count));
            }
        }
    }
    return seen;
}

}  // namespace branching

class WhatIf : public Match {
protected:
    std::string begin_what_if(core::Seq until) { return app::begin_what_if(database_, session(), until); }
};

TEST_F(WhatIf, is_a_copy_with_all_corrections_made) {
    enter_all(two_discards);
    enter_all({"insert 1 note \"all are here\"", "amend 4 play Cleo pink-3", "undo 5 mistyped"});
    const app::Session copy(database_, begin_what_if(4));
    std::vector<std::string> lines;
    std::ranges::transform(copy.facts(), std::back_inserter(lines), &core::Fact::text);
    EXPECT_EQ(lines, (std::vector<std::string>{"note \"all are here\"", "first Ben", "designation 3",
                                               "play Ben grey-4", "play Cleo pink-3"}));
}

TEST_F(WhatIf, keeps_players_and_policy_and_is_marked) {
    core::Header header = header_of_three();
    header.title = "last evening";
    begin(app::Policy::strict, header);
    enter_all(two_discards);
    const std::string made = begin_what_if(3);
    const app::Session copy(database_, made);
    EXPECT_EQ(copy.policy(), app::Policy::strict);
    EXPECT_EQ(copy.header().players, header.players);
    EXPECT_EQ(copy.header().title, "What if: last evening");
    const auto listed = store::History(database_).find(made);
    ASSERT_TRUE(listed);
    EXPECT_EQ(listed->source, id_);
    EXPECT_EQ(listed->branched_at, 3);
    EXPECT_EQ(copy.header().what_if, (core::WhatIf{id_, 3})) << "its record says so wherever it goes";
    EXPECT_EQ(copy.header().follows, std::nullopt);
    EXPECT_TRUE(core::is_date(copy.header().date.value_or(""))) << "it was begun now";
    EXPECT_EQ(journal(), two_discards) << "the match itself stays as it is";
}

TEST_F(WhatIf, begins_anew_before_the_first_entry) {
    enter_all(two_discards);
    EXPECT_TRUE(app::Session(database_, begin_what_if(0)).facts().empty());
}

TEST_F(WhatIf, stands_as_each_record_stood_at_any_point) {
    int records = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(PFIFF_SOURCE_DIR) / "tests" / "records")) {
        if (file.path().extension() != ".pfiff") {
            continue;
        }
        const auto record = core::read_record(bytes_of(file.path()), games::infos());
        ASSERT_TRUE(record) << file.path();
        ++records;
        id_ = app::import_record(database_, *record).match;
        restart();
        const std::vector<core::Seq> order = session().reading().order;
        for (const std::size_t part : {1U, 2U, 3U}) {
            if (order.empty()) {
                continue;
            }
            const core::Seq until = order[order.size() * part / 3 - (order.size() * part / 3 > 0 ? 1 : 0)];
            const core::View then{.viewer = {}, .until = until, .before = {}};
            const core::Reading was = session().game().read(session().header(), session().facts(), then);
            const app::Session copy(database_, begin_what_if(until));
            const branching::Looks expected = branching::looks(was);
            const branching::Looks found = branching::looks(copy.reading());
            EXPECT_EQ(found.lines, expected.lines) << file.path() << " until " << until;
            EXPECT_EQ(found.table, expected.table) << file.path() << " until " << until;
            EXPECT_EQ(found, expected) << file.path() << " until " << until;
        }
    }
    EXPECT_GT(records, 30);
}
