#include "app/words/numbers.h"

#include <cmath>

#include <fmt/format.h>

#include "app/words/words.h"

namespace app {

core::Text duration(int seconds) {
    constexpr int a_minute = 60;
    return seconds < a_minute
               ? core::Text{N_("{0} s"), {seconds}}
               : core::Text{N_("{0} min"), {fmt::format("{}:{:02}", seconds / a_minute, seconds % a_minute)}};
}

std::string with_its_point(std::string number) {
    if (const std::size_t at = number.find('.'); at != std::string::npos) {
        // What stands before the decimals: a comma in German.
        number.replace(at, 1, word_for(N_(".")));
    }
    return number;
}

std::string decimal(double number, int digits) {
    return (number < 0 ? "−" : "") + with_its_point(fmt::format("{:.{}f}", std::abs(number), digits));
}

std::string change(double number, int digits) {
    return (number < 0 ? "" : "+") + decimal(number, digits);
}

std::string percent(double part) {
    return decimal(part * 100, 0) + " %";
}

std::string wins(double number) {
    const auto is_whole = [](double value) { return std::abs(value - std::round(value)) < 0.005; };
    if (!is_whole(number) && is_whole(number * 2)) {
        const double below = std::floor(number);
        return (below > 0 ? decimal(below, 0) : "") + "½";
    }
    return decimal(number, is_whole(number) ? 0 : 2);
}

std::string rating(const store::Rating& rating) {
    return decimal(rating.mu, 1) + " ± " + decimal(rating.doubt(), 1);
}

}  // namespace app
