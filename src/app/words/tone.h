#pragma once

namespace app {

/// How something is said to the user.
enum class Tone { plain, caution, alarm };

}  // namespace app
