#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/record.h"
#include "store/matches/archive.h"

namespace app {

/// A record in a club's folder, with the times that a database keeps beside it: `# begun SECONDS` ends the
/// header, `# +SECONDS` before a line tells how long after the one before it was written. To whoever reads it
/// as a record these are comments.
struct ClubRecord {
    core::Header header;
    store::Whole match;  ///< id, game, header, begun and lines
};

/// The first so many lines.
std::string written(const store::Whole& match, std::size_t lines);

/// Bytes that are longer are read no further.
inline constexpr std::size_t most_club_record_bytes = 4 * core::most_record_bytes;

/// A last line without a line feed is not whole yet; where not even the header is, there is nothing.
tl::expected<std::optional<ClubRecord>, core::Fault> read_club_record(std::string_view bytes);

}  // namespace app
