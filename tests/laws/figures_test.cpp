#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/catalog.h"
#include "laws/files.h"
#include "laws/random_match.h"
#include "laws/recount.h"

namespace {

using core::Figure;
using core::GameInfo;
using core::Stat;
using FigureKind = core::Figure::Kind;
using Names = std::set<std::string, std::less<>>;

/// A record and what its game tells of it.
struct Told {
    std::string name;
    core::Record record;
    core::Reading reading;
};

Told told(const core::Game& game, std::string name, core::Record record) {
    core::Reading reading = game.read(record.header, record.facts, {});
    return {std::move(name), std::move(record), std::move(reading)};
}

/// Of all records of the game that can be read.
std::vector<Told> records_of(const GameInfo& info) {
    std::vector<Told> all;
    for (const auto& file : laws::records_of(info.id, {".pfiff"})) {
        if (auto record = core::read_record(laws::content(file), games::infos())) {
            all.push_back(told(*games::find(info.id), laws::name_of(file), std::move(*record)));
        }
    }
    return all;
}

Names keys_in_figures(const GameInfo& info) {
    Names keys;
    for (const Figure& figure : info.figures) {
        for (const Figure::Series& series : figure.series) {
            keys.emplace(series.key);
        }
    }
    return keys;
}

Names keys_reported(const std::vector<Told>& all) {
    Names keys;
    for (const Told& match : all) {
        for (const Stat& stat : *match.reading.stats) {
            keys.emplace(stat.key);
        }
    }
    return keys;
}

/// What the first have and the second do not.
std::string only_in(const Names& first, const Names& second) {
    std::string all;
    for (const std::string& name : first) {
        all += second.contains(name) ? "" : name + "\n";
    }
    return all;
}

bool is_spelled(std::string_view name, std::string_view letters) {
    return !name.empty() && name.find_first_not_of(letters) == std::string_view::npos;
}

constexpr std::string_view id_letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
constexpr std::string_view key_letters = "abcdefghijklmnopqrstuvwxyz0123456789-.";

/// How many series a figure of its kind has, or nothing if any number will do.
std::optional<std::size_t> series_wanted(const Figure& figure) {
    switch (figure.kind) {
        case FigureKind::distribution:
            return 1;
        case FigureKind::matrix:
            return 2;
        case FigureKind::heat:
            return figure.rows.size() * figure.columns.size();
        case FigureKind::sums:
        case FigureKind::means:
            break;
    }
    return std::nullopt;
}

class Figures : public testing::TestWithParam<const GameInfo*> {
protected:
    const GameInfo& info_ = *GetParam();
};

TEST_P(Figures, are_named_and_in_words) {
    EXPECT_FALSE(info_.figures.empty());
    Names ids;
    for (const Figure& figure : info_.figures) {
        EXPECT_TRUE(ids.emplace(figure.id).second) << figure.id << " is there twice";
        EXPECT_TRUE(is_spelled(figure.id, id_letters)) << figure.id;
        EXPECT_FALSE(figure.title.empty()) << figure.id;
        EXPECT_TRUE(figure.text.ends_with('.')) << figure.id << ": " << figure.text;
        Names keys;
        for (const Figure::Series& series : figure.series) {
            EXPECT_TRUE(keys.emplace(series.key).second) << series.key << " is there twice";
            EXPECT_TRUE(is_spelled(series.key, key_letters)) << series.key;
            EXPECT_FALSE(series.label.empty()) << series.key;
        }
    }
}

TEST_P(Figures, have_as_many_series_as_their_kind_needs) {
    for (const Figure& figure : info_.figures) {
        EXPECT_FALSE(figure.series.empty()) << figure.id;
        EXPECT_EQ(figure.series.size(), series_wanted(figure).value_or(figure.series.size())) << figure.id;
        EXPECT_EQ(figure.kind == FigureKind::heat, !figure.rows.empty()) << figure.id;
        EXPECT_EQ(figure.kind == FigureKind::heat, !figure.columns.empty()) << figure.id;
    }
}

TEST_P(Figures, show_what_is_reported_and_all_of_it) {
    Names shown = keys_in_figures(info_);
    const Names reported = keys_reported(records_of(info_));
    EXPECT_EQ(only_in(shown, reported), "") << "no record under tests/records reports it";
    shown.emplace(core::stat_starts);
    EXPECT_EQ(only_in(reported, shown), "") << "no figure shows it";
    EXPECT_TRUE(reported.contains(core::stat_starts));
}

/// How often the key is reported in each round, of seats and not.
std::map<std::optional<int>, int> reported_by_round(const std::vector<Stat>& stats, std::string_view key) {
    std::map<std::optional<int>, int> rounds;
    for (const Stat& stat : stats) {
        if (stat.key == key) {
            ++rounds[stat.round];
        }
    }
    return rounds;
}

TEST_P(Figures, of_means_count_those_too_who_have_nothing) {
    for (const Told& match : records_of(info_)) {
        const std::size_t seats = core::seats(match.record.header, info_).size();
        for (const Figure& figure : info_.figures) {
            for (const Figure::Series& series : figure.series) {
                for (const auto& [round, count] : reported_by_round(*match.reading.stats, series.key)) {
                    EXPECT_TRUE(figure.kind != FigureKind::means || count == static_cast<int>(seats))
                        << match.name << ": " << series.key << " in round " << round.value_or(0);
                }
            }
        }
    }
}

TEST_P(Figures, of_the_match_and_no_others_belong_to_no_seat) {
    Names of_match;
    for (const Figure& figure : info_.figures) {
        for (const Figure::Series& series : figure.series) {
            if (figure.of_match) {
                of_match.emplace(series.key);
            }
        }
    }
    for (const Told& match : records_of(info_)) {
        for (const Stat& stat : *match.reading.stats) {
            if (of_match.contains(stat.key)) {
                EXPECT_FALSE(stat.seat) << match.name << ": " << stat.key;
            } else if (match.record.header.level == core::Level::plays) {
                EXPECT_TRUE(stat.seat) << match.name << ": " << stat.key;
            }
        }
    }
}

TEST_P(Figures, count_each_number_once) {
    for (const Told& match : records_of(info_)) {
        std::set<std::tuple<std::string_view, std::optional<int>, std::optional<int>>> seen;
        for (const Stat& stat : *match.reading.stats) {
            EXPECT_TRUE(seen.insert({stat.key, stat.seat, stat.round}).second)
                << match.name << ": " << stat.key;
        }
    }
}

void is_counted_alike(const core::Game& game, const Told& match) {
    const auto again = laws::recounted(match.record.header, match.reading,
                                       game.report(match.record.header, match.record.facts));
    ASSERT_TRUE(again) << "nobody counts the figures of " << game.info->id
                       << " a second time: laws/recount.h";
    EXPECT_EQ(laws::listed(laws::counted(*match.reading.stats)), laws::listed(*again))
        << match.name << "\n"
        << core::write_record(match.record);
}

TEST_P(Figures, are_what_a_plain_count_over_the_lines_of_each_record_gives) {
    for (const Told& match : records_of(info_)) {
        is_counted_alike(*games::find(info_.id), match);
    }
}

TEST_P(Figures, are_what_a_plain_count_over_the_lines_of_random_matches_gives) {
    constexpr unsigned matches = 24;
    const core::Game& game = *games::find(info_.id);
    for (unsigned seed = 1; seed <= matches && !HasFailure(); ++seed) {
        const int lines = seed % 6 == 0 ? 240 : 60;
        is_counted_alike(game,
                         told(game, "seed " + std::to_string(seed), laws::random_match(game, seed, lines)));
    }
}

std::string test_name(const testing::TestParamInfo<const GameInfo*>& info) {
    std::string name(info.param->id);
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, Figures, testing::ValuesIn(games::infos()), test_name);

}  // namespace
