#pragma once

#include <string>
#include <vector>

namespace app {

/// A QR code holds at most so many bytes.
inline constexpr std::size_t most_qr_bytes = 2953;

/// A square of light and dark modules. Around it four modules must stay light.
struct QrCode {
    int size = 0;
    std::vector<bool> dark;  ///< row by row

    bool is_dark(int column, int row) const {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                    static_cast<std::size_t>(column)];
    }
};

/// Throws `core::Failure` for a longer text.
QrCode qr_code(const std::string& text);

}  // namespace app
