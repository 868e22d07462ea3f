#include <benchmark/benchmark.h>

#include <ctime>

#include "app/library/library.h"
#include "bench/gui/window.h"

/// What it costs to open a page, until it lies still and is painted: the time of the processor, because the
/// toolkit waits for the frames of the screen between. The pictures of tables are painted in the same run.
namespace {

using Open = void (*)(gui::Frame&, const std::string& match);

/// Seven of them, beside those of the match: nine names are known.
core::Header header_of_seven() {
    core::Header header = bench::record_of("heckin-hounds/a-round-of-five.pfiff").header;
    header.players = {"Anna", "Ben", "Emil", "Finn", "Gina", "Hugo", "Ida"};
    return header;
}

void page(benchmark::State& state, Open open) {
    const bench::Window window(bench::record_of("hund/evening-of-four.pfiff"));
    app::begin_match(window.frame().database(), header_of_seven(), app::Policy::warn);
    for (auto step : state) {
        window.frame().open_rules("core/notation");
        bench::Window::settle();
        const std::clock_t begun = std::clock();
        open(window.frame(), window.match());
        bench::Window::settle();
        state.SetIterationTime(static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    }
}

void as_opened(benchmark::internal::Benchmark* bench) {
    bench->Unit(benchmark::kMillisecond)->Iterations(3)->UseManualTime();
}

BENCHMARK_CAPTURE(page, home, [](gui::Frame& frame, const std::string&) {
    frame.open_home();
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, new_match_of_nine, [](gui::Frame& frame, const std::string&) {
    frame.open_new_match(header_of_seven());
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, table, [](gui::Frame& frame, const std::string& match) {
    frame.open_table(match);
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, review, [](gui::Frame& frame, const std::string& match) {
    frame.open_review(match);
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, history, [](gui::Frame& frame, const std::string&) {
    frame.open_history();
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, statistics, [](gui::Frame& frame, const std::string&) {
    frame.open_statistics({});
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, players, [](gui::Frame& frame, const std::string&) {
    frame.open_people();
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, rules, [](gui::Frame& frame, const std::string&) {
    frame.open_rules({});
})->Apply(as_opened);
BENCHMARK_CAPTURE(page, settings, [](gui::Frame& frame, const std::string&) {
    frame.open_settings();
})->Apply(as_opened);

}  // namespace
