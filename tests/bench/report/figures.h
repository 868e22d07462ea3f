#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace bench {

/// One promise on speed: a bench takes so many times the yardstick of the same run at most.
struct Figure {
    std::string_view what;
    std::string_view program;            ///< `bench_` before it
    std::string_view bench;              ///< as the program calls it
    std::string_view yardstick{"pace"};  ///< of the same program; with `*` at its end the slowest of these
    std::optional<double> limit{};       ///< nothing: it is shown, and no promise
    std::string_view counter{};          ///< of the bench; empty: its time
    bool yardstick_too = false;          ///< the counter is the yardstick's too
};

/// In the order of the table.
std::span<const Figure> figures();

}  // namespace bench
