#include "cli/render/qr.h"

namespace cli {

std::string drawn(const app::QrCode& code, const Ink& ink) {
    constexpr int edge = 4;
    const auto dark = [&](int column, int row) {
        const bool inside = column >= 0 && row >= 0 && column < code.size && row < code.size;
        return inside && code.is_dark(column, row);
    };
    std::string text;
    for (int row = -edge; row < code.size + edge; row += 2) {
        std::string line;
        for (int column = -edge; column < code.size + edge; ++column) {
            const bool above = dark(column, row);
            const bool below = dark(column, row + 1);
            line += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
        }
        text += ink.dark_on_light(line) + "\n";
    }
    return text;
}

}  // namespace cli
