#pragma once

#include <zbar.h>

#include <string>

/// What a camera reads that sees this picture, row by row, a byte a dot: 0 is black, 255 white.
inline std::string seen_by_camera(unsigned width, unsigned height, const std::string& grey) {
    zbar::Image image(width, height, "Y800", grey.data(), grey.size());
    zbar::ImageScanner scanner;
    scanner.set_config(zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 1);
    return scanner.scan(image) == 1 ? image.symbol_begin()->get_data() : std::string();
}
