#include <benchmark/benchmark.h>

#include <cstdint>

/// The yardstick where no other is named: how fast this machine is just now. It stands in every program of
/// benches, so that it is measured in the same run.
namespace {

void pace(benchmark::State& state) {
    constexpr std::uint64_t steps = 1000;
    std::uint64_t number = 1;
    for (auto step : state) {
        for (std::uint64_t i = 0; i < steps; ++i) {
            number = (number ^ (number >> 29U)) * 0x9e3779b97f4a7c15U + i;
        }
        benchmark::DoNotOptimize(number);
    }
}

BENCHMARK(pace);

}  // namespace
