#pragma once

#include <filesystem>
#include <string>

namespace power {

/// What the screen shows: how many entries, the latest of them, and what is asked.
struct Shown {
    std::size_t entries = 0;
    std::string latest;
    std::string question;

    bool operator==(const Shown&) const = default;
};

std::string written(const Shown& shown);
Shown read_shown(const std::string& line);

/// The real window on the database in the folder: taps in the rest of the record, and says after each entry,
/// and before the first, what is shown. Never comes back.
int tap_until_killed(const std::filesystem::path& folder, const std::filesystem::path& record);

}  // namespace power
