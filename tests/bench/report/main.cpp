#include <algorithm>
#include <cstdlib>
#include <exception>
#include <string>

#include <fmt/format.h>

#include "bench/report/figures.h"
#include "bench/report/measured.h"

/// bench_report JUDGING.json …: one table of all promises on speed, from what the programs of benches wrote.
/// Each time is shown beside a yardstick of the same run, so that two machines can be compared. What is over
/// its limit is said, and is no failure; a figure that a program did not measure is one.
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
    return name == "pace" ? "1000 steps" : name;
}

struct Tally {
    int within = 0, over = 0;
};

void print(const bench::Figure& figure, const bench::Measured& measured, Tally& tally) {
    const double time = measured.time(figure.program, figure.bench, figure.counter);
    const bool same_kind = figure.yardstick != "pace";
    const double yardstick =
        measured.time(figure.program, figure.yardstick, same_kind ? figure.counter : std::string_view());
    const double ratio = time / yardstick;
    const bool over = (figure.limit && time > *figure.limit) || (figure.ratio && ratio > *figure.ratio);
    const bool promised = figure.limit || figure.ratio;
    tally.within += promised && !over ? 1 : 0;
    tally.over += over ? 1 : 0;
    fmt::print("{:<36} {:>10} {:>9} {:>6}  {:<32} {:>10} {:>8} {:>6}  {}\n", figure.what, in_words(time),
               figure.limit ? in_words(*figure.limit) : "",
               figure.limit ? fmt::format("{:.2f}", time / *figure.limit) : "", short_name(figure.yardstick),
               in_words(yardstick), ratio_in_words(ratio), figure.ratio ? ratio_in_words(*figure.ratio) : "",
               over       ? "OVER"
               : promised ? "within"
                          : "");
}

void report(const bench::Measured& measured) {
    fmt::print("{:<36} {:>10} {:>9} {:>6}  {:<32} {:>10} {:>8} {:>6}  {}\n", "figure", "measured", "limit",
               "of it", "yardstick of the same run", "measured", "ratio", "limit", "verdict");
    Tally tally;
    std::string left_out;
    for (const bench::Figure& figure : bench::figures()) {
        if (measured.ran(figure.program)) {
            print(figure, measured, tally);
        } else if (left_out.find(figure.program) == std::string::npos) {
            left_out += fmt::format(" bench_{}", figure.program);
        }
    }
    fmt::print("{} within their limits, {} over\n", tally.within, tally.over);
    if (!left_out.empty()) {
        fmt::print("not run:{}\n", left_out);
    }
}

}  // namespace

int main(int argc, char** argv) {
    try {
        bench::Measured measured;
        for (int i = 1; i < argc; ++i) {
            measured.read(argv[i]);
        }
        report(measured);
    } catch (const std::exception& failure) {
        fmt::print(stderr, "bench_report: {}\n", failure.what());
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
