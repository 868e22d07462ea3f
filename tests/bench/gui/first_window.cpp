#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "app/exchange/import_record.h"
#include "bench/common/material.h"
#include "bench/gui/started.h"

/// How long it takes from the start of the program to its first window, beside a program that has nothing but
/// an empty frame. Both are at home in a folder of their own.
namespace {

void measure(benchmark::State& state, const bench::Folder& home, const std::vector<std::string>& program) {
    std::vector<std::string> command{"env"};
    for (const char* place :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}) {
        command.push_back(std::string(place) + "=" + home.file("").string());
    }
    command.insert(command.end(), {"GDK_BACKEND=x11", "LC_ALL=C.UTF-8"});
    command.insert(command.end(), program.begin(), program.end());
    // The first time it makes its database, and its files come from the disk.
    bench::Started(command).painted_after();
    for (auto step : state) {
        const auto seconds = bench::Started(command).painted_after();
        if (!seconds) {
            state.SkipWithError("no window came");
            break;
        }
        state.SetIterationTime(*seconds);
    }
}

void first_window(benchmark::State& state, const char* program) {
    measure(state, bench::Folder(), {program});
}

/// It begins with the table of a match of 600 entries.
void first_window_with_a_match(benchmark::State& state) {
    const bench::Folder home;
    const std::filesystem::path file = home.file("pfiff.db");
    std::string match;
    {
        store::Database database(file);
        match = app::import_record(database, bench::long_evening(600)).match;
    }
    measure(state, home, {PFIFF_PROGRAM, "--db", file.string(), "--match", match});
}

void as_started(benchmark::internal::Benchmark* bench) {
    bench->Unit(benchmark::kMillisecond)->Iterations(5)->UseManualTime();
}

BENCHMARK_CAPTURE(first_window, of_pfiff, PFIFF_PROGRAM)->Apply(as_started);
BENCHMARK(first_window_with_a_match)->Apply(as_started);
BENCHMARK_CAPTURE(first_window, of_an_empty_frame, EMPTY_FRAME)->Apply(as_started);

}  // namespace
