#include "store/statistics/statistics.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

#include <fmt/format.h>

#include "folder.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "store/statistics/year.h"
#include "table.h"

namespace {

namespace fs = std::filesystem;

/// A match as a plain loop over its record counts it.
struct Naive {
    core::Header header;
    core::Reading reading;

    bool finished() const { return reading.status == core::Status::finished; }
    std::size_t players() const { return header.players.size(); }
    double share(std::size_t seat) const {
        const auto& winners = reading.scores.winners;
        return std::ranges::find(winners, reading.scores.names[seat]) == winners.end()
                   ? 0
                   : 1.0 / static_cast<double>(winners.size());
    }
    std::optional<std::size_t> seat(const std::string& name) const {
        const auto found = std::ranges::find(header.players, name);
        return found == header.players.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - header.players.begin()));
    }
    std::optional<int> score(std::size_t seat) const {
        return reading.scores.has_points ? std::optional(reading.scores.totals.at(seat)) : std::nullopt;
    }
    int fouls(std::size_t seat) const {
        return static_cast<int>(std::ranges::count_if(reading.entries, [&](const core::Ruled& entry) {
            return entry.judged && core::kind(entry.verdict) == core::Kind::illegal &&
                   entry.culprit == static_cast<int>(seat);
        }));
    }
    std::string day() const { return header.date->substr(0, 10); }
};

/// All records of the tests in one history, a day apart; of each game a variety of tables.
class Past : public testing::Test {
protected:
    void SetUp() override {
        std::vector<fs::path> files;
        for (const auto& file :
             fs::recursive_directory_iterator(fs::path(PFIFF_SOURCE_DIR) / "tests/records")) {
            if (file.path().extension() == ".pfiff") {
                files.push_back(file.path());
            }
        }
        std::ranges::sort(files);
        for (const fs::path& file : files) {
            std::ifstream stream(file, std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
            if (auto record = core::read_record(bytes, games::infos())) {
                keep(std::move(*record));
            }
        }
        ASSERT_GT(std::ranges::count_if(matches_, &Naive::finished), 30);
    }

    void keep(core::Record record) {
        const auto number = static_cast<int>(matches_.size());
        record.header.id = fmt::format("{:08x}-0000-4000-8000-000000000000", number);
        // Not in the order in which they are kept.
        record.header.date =
            fmt::format("20{:02}-{:02}-{:02}", 10 + number * 7 % 12, 1 + number % 12, 1 + number * 11 % 28);
        journal_.begin(record.header, "warn", record.facts);
        const core::Game& game = *games::find(record.header.game);
        Naive naive{record.header, game.read(record.header, record.facts, {})};
        history_.derive(*record.header.id, naive.reading);
        matches_.push_back(std::move(naive));
    }

    std::vector<const Naive*> finished() const {
        std::vector<const Naive*> all;
        for (const Naive& match : matches_) {
            if (match.finished()) {
                all.push_back(&match);
            }
        }
        std::ranges::stable_sort(all, {}, [](const Naive* match) { return *match->header.date; });
        return all;
    }

    std::set<std::string> everybody() const {
        std::set<std::string> names;
        for (const Naive& match : matches_) {
            names.insert(match.header.players.begin(), match.header.players.end());
        }
        return names;
    }

    int id(const std::string& name) { return store::People(database_).named(name).value(); }

    Time time_;
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db", time_.opening()};
    store::Journal journal_{database_};
    store::History history_{database_};
    store::Statistics statistics_{database_};
    std::vector<Naive> matches_;
};

void expect_fared(const store::WinRecord& fared,
                  const std::vector<std::pair<const Naive*, std::size_t>>& seats) {
    double wins = 0;
    double expected = 0;
    int fouls = 0;
    for (const auto& [match, seat] : seats) {
        wins += match->share(seat);
        expected += 1.0 / static_cast<double>(match->players());
        fouls += match->fouls(seat);
    }
    EXPECT_EQ(fared.matches, static_cast<int>(seats.size()));
    EXPECT_NEAR(fared.wins, wins, 1e-9);
    EXPECT_NEAR(fared.expected, expected, 1e-9);
    EXPECT_EQ(fared.illegal, fouls);
}

void expect_spread(const store::Spread& spread, const std::vector<int>& values) {
    ASSERT_EQ(spread.count, static_cast<int>(values.size()));
    if (values.empty()) {
        return;
    }
    double mean = 0;
    for (const int value : values) {
        mean += value;
    }
    mean /= static_cast<double>(values.size());
    double squares = 0;
    for (const int value : values) {
        squares += (value - mean) * (value - mean);
    }
    EXPECT_NEAR(spread.mean(), mean, 1e-9);
    EXPECT_NEAR(spread.deviation(),
                values.size() < 2 ? 0 : std::sqrt(squares / (static_cast<double>(values.size()) - 1)), 1e-9);
    EXPECT_EQ(spread.lowest, std::ranges::min(values));
    EXPECT_EQ(spread.highest, std::ranges::max(values));
}

}  // namespace

using Statistics = Past;

TEST_F(Statistics, of_a_year_are_those_of_the_overview_of_its_days) {
    for (const int year : store::years(database_)) {
        SCOPED_TRACE(year);
        store::MatchQuery days;
        days.from = fmt::format("{}-01-01", year);
        days.to = fmt::format("{}-12-31", year);
        const store::Overview overview = statistics_.overview(days);
        const store::YearPage page = store::year_page(database_, year, {}, {});
        EXPECT_EQ(page.matches, overview.matches);
        EXPECT_EQ(page.minutes.sum, overview.minutes.sum);
        EXPECT_EQ(page.games.size(), overview.by_game.size());
        ASSERT_EQ(page.winners.size(), overview.players.size());
        for (const store::YearPage::Winner& winner : page.winners) {
            const auto row = std::ranges::find(overview.players, winner.player, &store::PlayerRow::player);
            ASSERT_NE(row, overview.players.end());
            EXPECT_EQ(winner.fared.matches, row->fared.matches);
            EXPECT_DOUBLE_EQ(winner.fared.wins, row->fared.wins);
            EXPECT_DOUBLE_EQ(winner.fared.expected, row->fared.expected);
        }
    }
}

TEST_F(Statistics, of_all_agree_with_a_loop_over_the_records) {
    const store::Overview overview = statistics_.overview({});
    EXPECT_EQ(overview.matches, static_cast<int>(finished().size()));
    std::map<std::string, int> games;
    std::map<std::string, int> months;
    for (const Naive* match : finished()) {
        ++games[match->header.game];
        ++months[match->day().substr(0, 7)];
    }
    EXPECT_EQ(overview.by_game, games);
    EXPECT_EQ(overview.by_month, months);
    std::set<std::string> seen;
    for (const store::PlayerRow& row : overview.players) {
        std::vector<std::pair<const Naive*, std::size_t>> seats;
        for (const Naive* match : finished()) {
            if (const auto seat = match->seat(row.name)) {
                seats.emplace_back(match, *seat);
            }
        }
        SCOPED_TRACE(row.name);
        expect_fared(row.fared, seats);
        seen.insert(row.name);
    }
    for (const std::string& name : everybody()) {
        EXPECT_EQ(seen.contains(name),
                  std::ranges::any_of(finished(),
                                      [&](const Naive* match) { return match->seat(name).has_value(); }))
            << name;
    }
}

TEST_F(Statistics, of_a_player_agree_with_a_loop_over_the_records) {
    for (const std::string& name : everybody()) {
        SCOPED_TRACE(name);
        const store::PlayerPage page = statistics_.player(id(name), {});
        std::vector<std::pair<const Naive*, std::size_t>> seats;
        int run = 0;
        int longest = 0;
        int drought = 0;
        int longest_drought = 0;
        for (const Naive* match : finished()) {
            if (const auto seat = match->seat(name)) {
                seats.emplace_back(match, *seat);
                const bool won = match->share(*seat) > 0;
                run = won ? run + 1 : 0;
                drought = won ? 0 : drought + 1;
                longest = std::max(longest, run);
                longest_drought = std::max(longest_drought, drought);
            }
        }
        expect_fared(page.fared, seats);
        EXPECT_EQ(page.running_wins, run);
        EXPECT_EQ(page.longest_wins, longest);
        EXPECT_EQ(page.running_without, drought);
        EXPECT_EQ(page.longest_without, longest_drought);
        for (const store::GameOfPlayer& game : page.games) {
            std::vector<std::pair<const Naive*, std::size_t>> of_game;
            std::vector<int> points;
            for (const auto& [match, seat] : seats) {
                if (match->header.game == game.game) {
                    of_game.emplace_back(match, seat);
                    if (const auto score = match->score(seat)) {
                        points.push_back(*score);
                    }
                }
            }
            expect_fared(game.fared, of_game);
            expect_spread(game.points, points);
        }
        for (std::size_t place = 0; place < page.by_seat.size(); ++place) {
            std::vector<std::pair<const Naive*, std::size_t>> there;
            std::ranges::copy_if(seats, std::back_inserter(there),
                                 [&](const auto& seat) { return seat.second == place; });
            expect_fared(page.by_seat[place], there);
        }
        ASSERT_EQ(page.last.size(), std::min<std::size_t>(10, seats.size()));
        for (std::size_t i = 0; i < page.last.size(); ++i) {
            const auto& [match, seat] = seats[seats.size() - 1 - i];
            EXPECT_EQ(page.last[i].match, *match->header.id);
            EXPECT_NEAR(page.last[i].share, match->share(seat), 1e-9);
            EXPECT_EQ(page.last[i].score, match->score(seat));
        }
    }
}

TEST_F(Statistics, of_two_players_agree_with_a_loop_over_the_records) {
    for (const std::string one : {"Anna", "Ben"}) {
        for (const std::string& other : everybody()) {
            if (one == other) {
                continue;
            }
            const store::PairPage page = statistics_.pair(id(one), id(other), {});
            int together = 0;
            double wins = 0;
            double others = 0;
            for (const Naive* match : finished()) {
                const auto seat = match->seat(one);
                const auto across = match->seat(other);
                if (seat && across) {
                    ++together;
                    wins += match->share(*seat);
                    others += match->share(*across);
                }
            }
            EXPECT_EQ(page.all.matches, together) << one << " and " << other;
            EXPECT_NEAR(page.all.wins, wins, 1e-9);
            EXPECT_NEAR(page.all.other_wins, others, 1e-9);
            EXPECT_LE(page.all.ahead + page.all.behind, together);
        }
    }
}

namespace {

using Sums = std::map<std::string, std::pair<long, int>>;

/// Every number that the matches report, added up by its key.
Sums sums_of(const std::vector<const Naive*>& matches, const std::string& game, const std::string& player) {
    Sums sums;
    for (const Naive* match : matches) {
        if (match->header.game != game) {
            continue;
        }
        for (const core::Stat& stat : *match->reading.stats) {
            const auto own = match->seat(player);
            if (player.empty() || (own && stat.seat == static_cast<int>(*own))) {
                sums[std::string(stat.key)].first += stat.value;
                ++sums[std::string(stat.key)].second;
            }
        }
    }
    return sums;
}

void expect_figure(const store::Counted& counted, Sums sums, const std::vector<const Naive*>& matches) {
    const core::Figure& figure = *counted.figure;
    SCOPED_TRACE(figure.id);
    switch (figure.kind) {
        case core::Figure::Kind::distribution: {
            int all = 0;
            long sum = 0;
            for (const auto& [value, times] : counted.values) {
                all += times;
                sum += static_cast<long>(value) * times;
            }
            EXPECT_EQ(all, sums[std::string(figure.series[0].key)].second);
            EXPECT_EQ(sum, sums[std::string(figure.series[0].key)].first);
            break;
        }
        case core::Figure::Kind::matrix: {
            std::map<std::pair<int, int>, int> pairs;
            for (const Naive* match : matches) {
                for (const core::Stat& down : *match->reading.stats) {
                    for (const core::Stat& across : *match->reading.stats) {
                        if (down.key == figure.series[0].key && across.key == figure.series[1].key &&
                            down.seat == across.seat && down.round == across.round) {
                            ++pairs[{down.value, across.value}];
                        }
                    }
                }
            }
            EXPECT_EQ(counted.pairs, pairs);
            break;
        }
        default:
            for (std::size_t series = 0; series < figure.series.size(); ++series) {
                const auto& sum = sums[std::string(figure.series[series].key)];
                EXPECT_EQ(counted.series[series].sum, sum.first) << figure.series[series].key;
                EXPECT_EQ(counted.series[series].count, sum.second) << figure.series[series].key;
            }
    }
}

}  // namespace

TEST_F(Statistics, of_a_game_agree_with_a_loop_over_the_records) {
    for (const core::GameInfo* info : games::infos()) {
        SCOPED_TRACE(info->id);
        const std::string game(info->id);
        const store::GamePage page = statistics_.game(game, {});
        std::vector<const Naive*> of_game;
        std::map<int, int> scores;
        std::vector<int> entries;
        for (const Naive* match : finished()) {
            if (match->header.game == game) {
                of_game.push_back(match);
                entries.push_back(static_cast<int>(match->reading.entries.size()));
                for (std::size_t seat = 0; seat < match->players(); ++seat) {
                    if (const auto score = match->score(seat)) {
                        ++scores[*score];
                    }
                }
            }
        }
        EXPECT_EQ(page.matches, static_cast<int>(of_game.size()));
        EXPECT_EQ(page.scores, scores);
        expect_spread(page.all.entries, entries);
        for (const store::Counted& counted : page.figures) {
            expect_figure(counted, sums_of(of_game, game, {}), of_game);
        }
    }
}

TEST_F(Statistics, figures_of_a_player_count_what_he_did) {
    for (const core::GameInfo* info : games::infos()) {
        const std::string game(info->id);
        const store::GamePage page = statistics_.game(game, {}, id("Anna"));
        for (const store::Counted& counted : page.figures) {
            if (counted.figure->kind != core::Figure::Kind::matrix) {
                expect_figure(counted, sums_of(finished(), game, "Anna"), {});
            }
        }
    }
}

TEST_F(Statistics, count_what_the_filter_lets_through) {
    store::MatchQuery filter;
    filter.games = {"hund", "hounded"};
    filter.from = "2013-01-01";
    filter.to = "2019-12-31";
    filter.seats = 2;
    int matches = 0;
    for (const Naive* match : finished()) {
        matches += (match->header.game == "hund" || match->header.game == "hounded") &&
                           match->day() >= filter.from && match->day() <= filter.to && match->players() == 2
                       ? 1
                       : 0;
    }
    ASSERT_GT(matches, 0);
    EXPECT_EQ(statistics_.overview(filter).matches, matches);
}

TEST_F(Statistics, what_lies_in_the_bin_or_was_begun_by_what_if_does_not_count) {
    const int all = statistics_.overview({}).matches;
    const Naive& first = *finished().front();
    history_.bin(*first.header.id);
    EXPECT_EQ(statistics_.overview({}).matches, all - 1);
    history_.restore(*first.header.id);
    EXPECT_EQ(statistics_.overview({}).matches, all);
    const core::Record record = journal_.read(*first.header.id);
    core::Header copy = record.header;
    copy.id = evening;
    copy.what_if = {*first.header.id, 3};
    journal_.begin(copy, "warn", record.facts);
    history_.derive(evening, first.reading);
    EXPECT_EQ(statistics_.overview({}).matches, all);
    EXPECT_EQ(history_.find(evening)->source, *first.header.id);
}

namespace {

/// The record with another spelling of a name.
core::Record respelled(const core::Record& record, const std::string& name, const std::string& spelling) {
    std::string text = core::write_record(record);
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at)) {
        text.replace(at, name.size(), spelling);
    }
    return core::read_record(text, games::infos()).value();
}

}  // namespace

TEST_F(Statistics, who_is_merged_counts_as_one_until_it_is_taken_back) {
    std::string its_id;
    for (const Naive* match : finished()) {
        its_id = match->seat("Anna") ? *match->header.id : its_id;
    }
    core::Record again = respelled(journal_.read(its_id), "Anna", "Änny");
    keep(std::move(again));
    store::People people(database_);
    const int before = statistics_.player(id("Anna"), {}).fared.matches;
    EXPECT_EQ(statistics_.player(id("Änny"), {}).fared.matches, 1);
    people.merge(id("Änny"), id("Anna"));
    EXPECT_EQ(people.named("Änny"), people.named("Anna"));
    EXPECT_EQ(statistics_.player(id("Anna"), {}).fared.matches, before + 1);
    EXPECT_EQ(people.find(id("Anna"))->spellings, (std::vector<std::string>{"Anna", "Änny"}));
    store::MatchQuery filter;
    filter.players = {id("Anna")};
    EXPECT_EQ(statistics_.overview(filter).matches, before + 1);
    people.take_apart(people.merges().front().from);
    EXPECT_EQ(statistics_.player(id("Anna"), {}).fared.matches, before);
    EXPECT_EQ(statistics_.player(id("Änny"), {}).fared.matches, 1);
}

TEST_F(Statistics, ratings_are_those_of_the_matches_in_their_order) {
    std::map<std::string, store::Rating> ratings;
    for (const Naive* match : finished()) {
        if (match->reading.scores.winners.empty()) {
            continue;
        }
        std::vector<store::Rating> table;
        std::vector<int> ranks;
        for (std::size_t seat = 0; seat < match->players(); ++seat) {
            table.push_back(ratings[match->header.players[seat]]);
            int rank = 1;
            for (std::size_t other = 0; other < match->reading.scores.names.size(); ++other) {
                const bool ahead = match->share(other) > 0 && match->share(seat) == 0;
                const auto one = match->score(seat);
                const auto two = match->score(other);
                const auto& behind = match->reading.scores.behind;
                const bool better = !behind.empty() ? behind[other] < behind[seat]
                                    : one && two ? (match->reading.scores.fewest ? *two < *one : *two > *one)
                                                 : false;
                const bool neither_won = match->share(other) == 0 && match->share(seat) == 0;
                rank += ahead || (neither_won && better) ? 1 : 0;
            }
            ranks.push_back(rank);
        }
        const auto after = store::rated(table, ranks);
        for (std::size_t seat = 0; seat < match->players(); ++seat) {
            ratings[match->header.players[seat]] = after[seat];
        }
    }
    const auto now = store::Ratings(database_).now();
    for (const auto& [name, rating] : ratings) {
        ASSERT_TRUE(now.contains(id(name))) << name;
        EXPECT_NEAR(now.at(id(name)).rating.mu, rating.mu, 1e-9) << name;
        EXPECT_NEAR(now.at(id(name)).rating.sigma, rating.sigma, 1e-9) << name;
    }
}

TEST_F(Statistics, ratings_from_the_middle_on_are_those_from_the_start) {
    store::Ratings ratings(database_);
    const auto before = ratings.now();
    const Naive& middle = *finished()[finished().size() / 2];
    history_.bin(*middle.header.id);
    const auto without = ratings.now();
    store::Ratings::all_due(database_);
    const auto without_from_the_start = ratings.now();
    history_.restore(*middle.header.id);
    const auto after = ratings.now();
    ASSERT_EQ(before.size(), after.size());
    for (const auto& [player, rated] : before) {
        EXPECT_DOUBLE_EQ(rated.rating.mu, after.at(player).rating.mu);
    }
    for (const auto& [player, rated] : without) {
        EXPECT_DOUBLE_EQ(rated.rating.mu, without_from_the_start.at(player).rating.mu);
    }
    // Whoever played nothing else has no rating without it.
    const int first = id(middle.header.players.front());
    EXPECT_TRUE(!without.contains(first) || without.at(first).rating.mu != before.at(first).rating.mu);
}

TEST_F(Statistics, who_can_only_read_sees_the_same_ratings) {
    store::Opening opening;
    opening.only_to_read = true;
    const auto are_the_same = [&] {
        store::Database only_read(folder_ / "pfiff.db", opening);
        store::Ratings looked(only_read);
        const auto seen = looked.now();
        const auto seen_curve = looked.curve(id("Anna"));
        store::Ratings ratings(database_);
        const auto now = ratings.now();
        const auto curve = ratings.curve(id("Anna"));
        ASSERT_FALSE(now.empty());
        ASSERT_EQ(seen.size(), now.size());
        for (const auto& [player, rated] : now) {
            ASSERT_TRUE(seen.contains(player));
            EXPECT_EQ(seen.at(player).rating.mu, rated.rating.mu);
            EXPECT_EQ(seen.at(player).matches, rated.matches);
        }
        ASSERT_EQ(seen_curve.size(), curve.size());
        for (std::size_t i = 0; i < curve.size(); ++i) {
            EXPECT_EQ(seen_curve[i].month, curve[i].month);
            EXPECT_EQ(seen_curve[i].rated.rating.mu, curve[i].rated.rating.mu);
        }
    };
    are_the_same();  // nobody asked for ratings before
    history_.bin(*finished()[finished().size() / 2]->header.id);
    are_the_same();  // they are due from the middle on
}

TEST_F(Statistics, what_would_be_if_a_match_had_ended_otherwise_is_what_is_when_it_does) {
    store::Ratings ratings(database_);
    const auto now = ratings.now();
    std::vector<const Naive*> all = finished();
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2));
    const Naive& middle = **std::ranges::find_if(all, [](const Naive* match) {
        return match->reading.scores.winners == std::vector{match->header.players.front()};
    });
    std::vector<int> ranks;  // the other way round: whoever won is last
    for (std::size_t seat = 0; seat < middle.players(); ++seat) {
        ranks.push_back(static_cast<int>(middle.players() - seat));
    }
    const auto turned = ratings.if_it_ended(*middle.header.id, ranks);
    const auto none = ratings.if_it_ended(*middle.header.id, {});
    history_.bin(*middle.header.id);
    const auto binned = ratings.now();
    for (const auto& [player, rated] : binned) {
        EXPECT_DOUBLE_EQ(rated.rating.mu, none.at(player).rating.mu);
    }
    EXPECT_NE(turned.at(id(middle.header.players.front())).rating.mu,
              now.at(id(middle.header.players.front())).rating.mu);
}
