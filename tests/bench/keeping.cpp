#include <benchmark/benchmark.h>

#include <filesystem>

#include "app/library/doctor.h"
#include "bench/common/material.h"
#include "bench/generated/many_matches.h"
#include "store/backup/backups.h"
#include "store/sqlite/query.h"

/// What it costs to open a database of some evenings, to make the copy of a day beside a bare copy of the
/// file in the same run, and to derive all anew beside a bare look at every line.
namespace {

namespace fs = std::filesystem;

constexpr int some_matches = 200;

const fs::path& kept() {
    static const bench::Folder folder;
    static const fs::path file = [] {
        fs::path made = folder.file("pfiff.db");
        store::Database database(made);
        bench::fill(database, some_matches);
        return made;
    }();
    return file;
}

void opening_a_database(benchmark::State& state) {
    const fs::path& file = kept();
    for (auto step : state) {
        const store::Database database(file);
        benchmark::DoNotOptimize(database.read_only());
    }
}

void copy_of_the_file(benchmark::State& state) {
    const fs::path& file = kept();
    const fs::path copy = fs::path(file).replace_extension("copy");
    for (auto step : state) {
        fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
    }
}

void backup_of_a_day(benchmark::State& state) {
    store::Database database(kept());
    for (auto step : state) {
        store::back_up_today(database);
        state.PauseTiming();
        fs::remove_all(store::backup_folder(kept()));
        state.ResumeTiming();
    }
}

/// Reads every line of every match, and does nothing with it.
void bare_read(benchmark::State& state) {
    const store::Database database(kept());
    for (auto step : state) {
        std::size_t bytes = 0;
        for (store::Query rows(database, "SELECT match, seq, text FROM lines ORDER BY match, seq");
             rows.next();) {
            bytes += rows.words(2).size() + static_cast<std::size_t>(rows.number(1));
        }
        benchmark::DoNotOptimize(bytes);
    }
}

/// All results and ratings derived anew.
void rebuild(benchmark::State& state) {
    store::Database database(kept());
    for (auto step : state) {
        benchmark::DoNotOptimize(app::rebuild(database, [](int, int) { return true; }));
    }
}

BENCHMARK(bare_read)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(rebuild)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(opening_a_database)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(copy_of_the_file)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(backup_of_a_day)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
