#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace bench {

/// One promise on speed.
struct Figure {
    std::string_view what;
    std::string_view program;            ///< `bench_` before it
    std::string_view bench;              ///< as the program calls it
    std::optional<double> limit;         ///< in microseconds
    std::string_view yardstick{"pace"};  ///< a bench of the same program
    std::optional<double> ratio{};       ///< so many times the yardstick at most
    std::string_view counter{};          ///< of the bench and its yardstick; empty: their time
};

/// In the order of the table.
std::span<const Figure> figures();

}  // namespace bench
