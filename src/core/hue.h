#pragma once

namespace core {

/// A colour by name; the face on the screen chooses the shade for light and dark.
enum class Hue { none, grey, purple, pink, green, yellow, red, blue, orange, brown, black };

}  // namespace core
