#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <memory>

#include <SQLiteCpp/SQLiteCpp.h>

#include "app/match/session.h"
#include "bench/generated/many_matches.h"
#include "core/header.h"
#include "store/matches/evenings.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "store/sqlite/query.h"
#include "store/statistics/statistics.h"
#include "store/statistics/year.h"

/// What it costs to look back on many matches: lists, searches, pages of statistics beside a bare scan of the
/// rows that they must read, opening a match. PFIFF_MATCHES says how many (100000 for the figures that
/// count); PFIFF_HISTORY names a database that was made before by `many_matches`.
namespace {

namespace fs = std::filesystem;

constexpr int few = 300;

/// One history for the whole run.
class Past {
public:
    static store::Database& database() {
        static Past past;
        return *past.database_;
    }

private:
    Past() {
        if (const char* made = std::getenv("PFIFF_HISTORY")) {
            database_ = std::make_unique<store::Database>(made);
        } else {
            const char* wanted = std::getenv("PFIFF_MATCHES");
            folder_ = fs::temp_directory_path() / ("pfiff-bench-" + core::new_uuid());
            fs::create_directories(folder_);
            database_ = std::make_unique<store::Database>(folder_ / "pfiff.db");
            bench::fill(*database_, wanted != nullptr ? std::atoi(wanted) : few);
        }
        store::Ratings(*database_).bring_up_to_date();
    }
    ~Past() {
        database_.reset();
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    fs::path folder_;
    std::unique_ptr<store::Database> database_;
};

constexpr int rows_of_a_page = 40;

void show_page(const store::History& history, const std::vector<std::int32_t>& rows) {
    for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), rows_of_a_page); ++i) {
        benchmark::DoNotOptimize(history.row(rows[i]));
    }
}

void list_with(benchmark::State& state, const store::MatchQuery& filter, const store::Sorting& sorting) {
    const store::History history(Past::database());
    std::size_t found = 0;
    for (auto step : state) {
        const auto rows = history.find(filter, sorting);
        found = rows.size();
        show_page(history, rows);
    }
    state.counters["matches"] = static_cast<double>(found);
}

void first_page_of_history(benchmark::State& state) {
    list_with(state, {}, {});
}
BENCHMARK(first_page_of_history)->Unit(benchmark::kMillisecond);

/// As the list asks for them, a row after another.
void evenings_of_a_page(benchmark::State& state) {
    const store::History history(Past::database());
    const store::Evenings evenings(Past::database());
    const auto rows = history.find({}, {});
    for (auto step : state) {
        for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), rows_of_a_page); ++i) {
            benchmark::DoNotOptimize(evenings.of(history.row(rows[i]).value().id));
        }
    }
}
BENCHMARK(evenings_of_a_page)->Unit(benchmark::kMillisecond);

void sorted_by(benchmark::State& state) {
    list_with(state, {}, {static_cast<store::Column>(state.range(0)), true});
}
BENCHMARK(sorted_by)->DenseRange(0, 7)->Unit(benchmark::kMillisecond);

void search_of(benchmark::State& state, const char* words) {
    store::MatchQuery filter;
    filter.words = words;
    list_with(state, filter, {});
}
BENCHMARK_CAPTURE(search_of, one_letter, "e")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search_of, a_name_and_a_game, "frida hund")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search_of, a_title, "evening 77")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search_of, nothing, "zzzz")->Unit(benchmark::kMillisecond);

/// Reads all that a page of all matches, or of one game, must read, and does nothing with it.
void bare_scan(benchmark::State& state, const char* game) {
    const std::string all =
        "SELECT s.match, s.played, s.game, s.variants, s.entries, s.rounds, s.minutes, d.pack FROM sheets s "
        "CROSS JOIN digests d ON d.match = s.match WHERE +s.binned = 0 AND s.branch = 0";
    for (auto step : state) {
        store::Query rows(Past::database(), *game == '\0' ? all : all + " AND s.game = '" + game + "'");
        std::size_t bytes = 0;
        while (rows.next()) {
            bytes += rows.bytes(7).size() + rows.words(2).size() + rows.words(3).size();
            for (const int column : {0, 1, 4, 5, 6}) {
                bytes += static_cast<std::size_t>(rows.time(column));
            }
        }
        benchmark::DoNotOptimize(bytes);
    }
}
BENCHMARK_CAPTURE(bare_scan, all, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bare_scan, hund, "hund")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bare_scan, heckin_hounds, "heckin-hounds")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bare_scan, hounded, "hounded")->Unit(benchmark::kMillisecond);

void page_of_all(benchmark::State& state) {
    store::Statistics statistics(Past::database());
    for (auto step : state) {
        benchmark::DoNotOptimize(statistics.overview({}));
    }
}
BENCHMARK(page_of_all)->Unit(benchmark::kMillisecond);

/// The owner of the book, who sat at nearly every table.
void page_of_a_player(benchmark::State& state) {
    store::Statistics statistics(Past::database());
    const int player = store::People(Past::database()).named("Anna").value();
    for (auto step : state) {
        benchmark::DoNotOptimize(statistics.player(player, {}));
    }
}
BENCHMARK(page_of_a_player)->Unit(benchmark::kMillisecond);

void page_of_a_pair(benchmark::State& state) {
    store::Statistics statistics(Past::database());
    const store::People people(Past::database());
    const int one = people.named("Anna").value();
    const int other = people.named("Ben").value();
    for (auto step : state) {
        benchmark::DoNotOptimize(statistics.pair(one, other, {}));
    }
}
BENCHMARK(page_of_a_pair)->Unit(benchmark::kMillisecond);

void page_of_a_game(benchmark::State& state, const char* game) {
    store::Statistics statistics(Past::database());
    for (auto step : state) {
        benchmark::DoNotOptimize(statistics.game(game, {}));
    }
}
BENCHMARK_CAPTURE(page_of_a_game, hund, "hund")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(page_of_a_game, heckin_hounds, "heckin-hounds")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(page_of_a_game, hounded, "hounded")->Unit(benchmark::kMillisecond);

void page_of_a_year(benchmark::State& state, const char* name) {
    const std::optional<int> player = store::People(Past::database()).named(name);
    const int year = store::years(Past::database()).front();
    for (auto step : state) {
        benchmark::DoNotOptimize(store::year_page(Past::database(), year, player, {}));
    }
}
BENCHMARK_CAPTURE(page_of_a_year, all, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(page_of_a_year, anna, "Anna")->Unit(benchmark::kMillisecond);

void ratings_of_all(benchmark::State& state) {
    for (auto step : state) {
        store::Ratings::all_due(Past::database());
        store::Ratings(Past::database()).bring_up_to_date();
    }
}
BENCHMARK(ratings_of_all)->Unit(benchmark::kMillisecond);

/// Opening a match for review: its journal read and judged as the table sees it.
void opening_a_match(benchmark::State& state) {
    const store::History history(Past::database());
    const auto rows = history.find({}, {store::Column::entries, false});
    const std::string longest = history.row(rows.front()).value().id;
    for (auto step : state) {
        const app::Session session(Past::database(), longest);
        benchmark::DoNotOptimize(session.shown());
    }
    state.counters["entries"] = history.row(rows.front()).value().entries;
}
BENCHMARK(opening_a_match)->Unit(benchmark::kMillisecond);

}  // namespace
