#include <benchmark/benchmark.h>

#include <filesystem>

#include "bench/common/material.h"
#include "bench/generated/many_matches.h"
#include "store/backups.h"

/// What it costs to open a database of some evenings, and to make the copy of a day beside a bare copy of the
/// file in the same run.
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

BENCHMARK(opening_a_database)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(copy_of_the_file)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(backup_of_a_day)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
