#include "gui/toolkit/taps.h"

#include <cstdlib>

namespace gui {

namespace {

constexpr std::uint32_t hasty = 300;  ///< milliseconds
constexpr int same_place = 24;        ///< pixels

}  // namespace

bool Taps::press(wxPoint where, std::uint32_t when) {
    const wxPoint from = where - where_;
    const bool near = std::abs(from.x) <= same_place && std::abs(from.y) <= same_place;
    if (anew_ && near && when - last_ <= hasty) {
        return false;
    }
    anew_ = false;
    where_ = where;
    last_ = when;
    return true;
}

}  // namespace gui
