#include "app/words/numbers.h"

#include <cmath>

#include <fmt/format.h>

#include "app/words/words.h"

namespace app {

std::string with_its_point(std::string number) {
    if (const std::size_t at = number.find('.'); at != std::string::npos) {
        // What stands before the decimals: a comma in German.
        number.replace(at, 1, word_for(N_(".")));
    }
    return number;
}

std::string decimal(double number, int digits) {
    return with_its_point(fmt::format("{:.{}f}", number, digits));
}

std::string change(double number, int digits) {
    return (number < 0 ? "−" : "+") + decimal(std::abs(number), digits);
}

std::string percent(double part) {
    return decimal(part * 100, 0) + " %";
}

std::string wins(double number) {
    const bool whole = std::abs(number - std::round(number)) < 0.005;
    return decimal(number, whole ? 0 : 2);
}

std::string rating(const store::Rating& rating) {
    return decimal(rating.mu, 1) + " ± " + decimal(rating.doubt(), 1);
}

}  // namespace app
