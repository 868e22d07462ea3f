#include "app/club/club_record.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include <fmt/format.h>

#include "app/exchange/likeness.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/sqlite/days.h"

namespace app {

namespace {

constexpr std::string_view begun_mark = "# begun ";
constexpr std::string_view later_mark = "# +";

/// The number behind the mark with which the line begins.
std::optional<std::int64_t> number_behind(std::string_view mark, std::string_view line) {
    if (!line.starts_with(mark)) {
        return std::nullopt;
    }
    std::int64_t number = 0;
    const char* end = line.data() + line.size();
    const auto [stopped, error] = std::from_chars(line.data() + mark.size(), end, number);
    constexpr std::int64_t most = store::last_second;
    return error == std::errc() && stopped == end ? std::optional(std::clamp(number, -most, most))
                                                  : std::nullopt;
}

/// The file apart: the record, and what the marks tell.
struct Apart {
    std::string record;
    std::vector<int> places;          ///< of each line of the record in the file, from 1
    std::vector<std::int64_t> later;  ///< one a line of the record
    std::optional<std::int64_t> begun;
};

Apart take_apart(std::string_view bytes) {
    Apart apart;
    std::int64_t later = 0;
    for (int place = 1; !bytes.empty(); ++place) {
        const std::size_t end = bytes.find('\n');
        const std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(end + 1);
        if (const auto begun = number_behind(begun_mark, line)) {
            apart.begun = apart.begun.value_or(*begun);
        } else if (const auto seconds = number_behind(later_mark, line)) {
            later = *seconds;
        } else {
            apart.record.append(line).append("\n");
            apart.places.push_back(place);
            apart.later.push_back(later);
            later = 0;
        }
    }
    return apart;
}

/// Whether it may be the beginning of a record, cut off in its header.
bool may_go_on(std::string_view bytes, std::string_view record) {
    constexpr std::string_view first = "pfiff ";
    const std::string_view last = bytes.substr(bytes.rfind('\n') + 1);
    constexpr std::size_t longest_header = 8192;
    return bytes.substr(0, first.size()) == first.substr(0, bytes.size()) && record.size() < longest_header &&
           last.size() <= core::most_line_bytes;
}

}  // namespace

std::string written(const store::Whole& match, std::size_t lines) {
    std::string text = fmt::format("{}{}{}\n", match.header, begun_mark, match.begun);
    std::int64_t before = match.begun;
    for (std::size_t i = 0; i < std::min(lines, match.lines.size()); ++i) {
        const store::Whole::Line& line = match.lines[i];
        text += fmt::format("{}{}\n{}\n", later_mark, line.written - before, line.text);
        before = line.written;
    }
    return text;
}

tl::expected<std::optional<ClubRecord>, core::Fault> read_club_record(std::string_view bytes) {
    const std::size_t last = bytes.rfind('\n');
    const Apart apart = take_apart(last == std::string_view::npos ? "" : bytes.substr(0, last + 1));
    auto record = core::read_record(apart.record, games::infos());
    const auto place = [&](int line) {
        return line > 0 && line <= std::ssize(apart.places) ? apart.places[static_cast<std::size_t>(line) - 1]
                                                            : line;
    };
    const bool whole = apart.begun || (record && !record->facts.empty());
    if (!whole && may_go_on(bytes, apart.record)) {
        return std::nullopt;
    }
    if (!record) {
        return tl::unexpected(core::Fault{place(record.error().line), record.error().message});
    }
    if (!record->header.id) {
        return tl::unexpected(core::Fault{0, {N_("has no id; a record of a club was expected"), {}}});
    }
    ClubRecord read{std::move(record->header), {}};
    store::Whole& match = read.match;
    match.id = *read.header.id;
    match.game = read.header.game;
    match.header = core::write_header(read.header);
    // A record that somebody laid there by hand tells only its day.
    const auto minutes = store::minutes_of(read.header.date.value_or(""));
    match.begun = apart.begun.value_or(
        std::max(minutes.value_or(0) * store::seconds_a_minute, store::first_believable));
    std::int64_t at = match.begun;
    for (core::Fact& fact : record->facts) {
        constexpr std::int64_t most = store::last_second;
        at = std::clamp(at + apart.later[static_cast<std::size_t>(fact.line) - 1], -most, most);
        match.lines.push_back({std::move(fact.text), at});
    }
    return read;
}

}  // namespace app
