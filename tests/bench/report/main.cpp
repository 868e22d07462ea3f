#include <algorithm>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "bench/report/figures.h"
#include "bench/report/measured.h"

/// bench_report JUDGING.json …: one table of all promises on speed, from what the programs of benches wrote.
/// A promise is a ratio to a yardstick of the same run, so that it holds on every machine. The exit status is
/// 0 if all hold, 1 if one does not, and 2 if one was not measured. With `--measured` as the first word no
/// promise is looked at, only whether each program measured what is asked of it.
namespace {

std::string in_words(double microseconds) {
    return microseconds < 1000 ? fmt::format("{:.2f} µs", microseconds)
                               : fmt::format("{:.1f} ms", microseconds / 1000);
}

std::string ratio_in_words(double ratio) {
    return ratio < 100 ? fmt::format("{:.2f}", ratio) : fmt::format("{:.0f}", ratio);
}

/// The last part of the name that says what it is.
std::string short_name(std::string_view bench) {
    std::string name(bench.substr(0, std::min(bench.find("/iterations"), bench.find("/real_time"))));
    return name == "pace" ? "1000 steps" : name.ends_with('*') ? "slowest " + name : name;
}

enum class Held { yes, no, no_promise };

Held print(const bench::Figure& figure, const bench::Measured& measured) {
    const double time = measured.time(figure.program, figure.bench, figure.counter);
    const double yardstick = measured.time(figure.program, figure.yardstick,
                                           figure.yardstick_too ? figure.counter : std::string_view());
    const double ratio = time / yardstick;
    const Held held = !figure.limit ? Held::no_promise : ratio > *figure.limit ? Held::no : Held::yes;
    fmt::print("{:<40} {:>8} {:>8}  {:<9}  {:>10}  {:<22} {:>10}\n", figure.what, ratio_in_words(ratio),
               figure.limit ? ratio_in_words(*figure.limit) : "",
               held == Held::no    ? "OVER"
               : held == Held::yes ? "within"
                                   : "",
               in_words(time), short_name(figure.yardstick), in_words(yardstick));
    return held;
}

struct Tally {
    int within = 0, over = 0, not_run = 0;
};

Tally report(const bench::Measured& measured) {
    fmt::print("{:<40} {:>8} {:>8}  {:<9}  {:>10}  {:<22} {:>10}\n", "figure", "ratio", "limit", "verdict",
               "measured", "yardstick", "measured");
    Tally tally;
    for (const bench::Figure& figure : bench::figures()) {
        if (!measured.ran(figure.program)) {
            ++tally.not_run;
            fmt::print("{:<40} bench_{} was not run\n", figure.what, figure.program);
            continue;
        }
        const Held held = print(figure, measured);
        tally.within += held == Held::yes ? 1 : 0;
        tally.over += held == Held::no ? 1 : 0;
    }
    fmt::print("{} within their limits, {} over\n", tally.within, tally.over);
    return tally;
}

}  // namespace

int main(int argc, char** argv) {
    constexpr int not_measured = 2;
    try {
        const bool all_the_same = argc > 1 && std::string_view(argv[1]) == "--measured";
        bench::Measured measured;
        for (int i = all_the_same ? 2 : 1; i < argc; ++i) {
            measured.read(argv[i]);
        }
        const Tally tally = report(measured);
        if (!all_the_same && tally.not_run > 0) {
            return not_measured;
        }
        return all_the_same || tally.over == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "bench_report: {}\n", failure.what());
        return not_measured;
    }
}
