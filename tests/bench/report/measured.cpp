#include "bench/report/measured.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bench {

namespace {

constexpr double microseconds_a_second = 1e6;

std::string key_of(std::string_view program, std::string_view bench, std::string_view counter) {
    return fmt::format("{} {} {}", program, bench, counter);
}

double microseconds_of(const std::string& unit) {
    return unit == "ns" ? 1e-3 : unit == "us" ? 1 : unit == "ms" ? 1e3 : microseconds_a_second;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

}  // namespace

void Measured::read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    const std::string written{std::istreambuf_iterator<char>(stream), {}};
    // A spread around 0 is written as NaN, which JSON does not know.
    const std::string bytes = std::regex_replace(written, std::regex("-?(NaN|Infinity)"), "null");
    const auto run = nlohmann::json::parse(bytes, nullptr, false);
    if (!run.is_object() || !run.contains("benchmarks")) {
        throw std::runtime_error(file.string() + ": no figures of benches");
    }
    const std::string program = file.stem().string();
    programs_.insert(program);
    for (const auto& one : run.at("benchmarks")) {
        // Medians are taken here; what went wrong was not measured.
        if (one.value("run_type", "") != "iteration" || one.value("error_occurred", false)) {
            continue;
        }
        const std::string bench = one.at("run_name");
        // Where the disk or the screen is waited for, the bench says so in its name; all else is work.
        const bool waits = bench.ends_with("/real_time") || bench.ends_with("/manual_time");
        times_[key_of(program, bench, "")].push_back(one.at(waits ? "real_time" : "cpu_time").get<double>() *
                                                     microseconds_of(one.at("time_unit")));
        for (const auto& [name, value] : one.items()) {
            if (value.is_number_float()) {
                times_[key_of(program, bench, name)].push_back(value.get<double>() * microseconds_a_second);
            }
        }
    }
}

double Measured::time(std::string_view program, std::string_view bench, std::string_view counter) const {
    if (bench.ends_with('*')) {
        bench.remove_suffix(1);
        const std::string first = fmt::format("{} {}", program, bench);
        double slowest = 0;
        for (auto each = times_.lower_bound(first); each != times_.end() && each->first.starts_with(first);
             ++each) {
            slowest = each->first.ends_with(' ') ? std::max(slowest, median(each->second)) : slowest;
        }
        if (slowest > 0) {
            return slowest;
        }
    }
    const auto found = times_.find(key_of(program, bench, counter));
    if (found == times_.end()) {
        throw std::runtime_error(fmt::format("bench_{} measured no {} {}", program, bench, counter));
    }
    return median(found->second);
}

}  // namespace bench
