#include "store/sqlite/days.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <ctime>
#include <limits>

#include <fmt/format.h>

#include "core/header.h"

namespace store {

namespace {

using namespace std::chrono;

int digits(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::int64_t minutes_at(int of_year, int of_month, int of_day, int at_hour, int at_minute) {
    const sys_days there{year{of_year} / month{static_cast<unsigned>(of_month)} /
                         day{static_cast<unsigned>(of_day)}};
    const minutes at = duration_cast<minutes>(there.time_since_epoch()) + hours{at_hour} + minutes{at_minute};
    return at.count();
}

constexpr int last_month = 9999 * 12 + 11;

/// Held within the years 1 to 9999: beyond them nobody played, and calendars do not go on for ever.
std::int64_t within_calendar(std::int64_t seconds) {
    constexpr std::int64_t first = -62135596800;
    constexpr std::int64_t last = last_second;
    return std::clamp(seconds, first, last);
}

std::tm parts_of(std::int64_t seconds) {
    const std::time_t time = within_calendar(seconds);
    std::tm parts{};
    ::localtime_r(&time, &parts);
    return parts;
}

}  // namespace

std::optional<std::int64_t> seconds_between(std::int64_t from, std::int64_t to, std::int64_t longest) {
    const auto between = static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
    return to >= from && between <= static_cast<std::uint64_t>(longest)
               ? std::optional(static_cast<std::int64_t>(between))
               : std::nullopt;
}

std::optional<std::int64_t> minutes_of(std::string_view date) {
    if (!core::is_date(date)) {
        return std::nullopt;
    }
    const bool with_time = date.size() > 10;
    return minutes_at(digits(date.substr(0, 4)), digits(date.substr(5, 2)), digits(date.substr(8, 2)),
                      with_time ? digits(date.substr(11, 2)) : 0, with_time ? digits(date.substr(14, 2)) : 0);
}

std::string date_in(std::string_view header) {
    constexpr std::string_view word = "\ndate ";
    const std::size_t found = header.find(word);
    const std::string_view rest =
        found == std::string_view::npos ? std::string_view() : header.substr(found + word.size());
    const std::string date(rest.substr(0, rest.find('\n')));
    return core::is_date(date) ? date : std::string();
}

std::string local(std::int64_t seconds) {
    const std::tm parts = parts_of(seconds);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M", &parts);
    return {text.data(), length};
}

std::string local_day(std::int64_t seconds) {
    return local(seconds).substr(0, letters_of_a_day);
}

bool is_believable(std::int64_t seconds) {
    return seconds >= first_believable;
}

std::optional<std::string> believed(std::int64_t seconds) {
    return is_believable(seconds) ? std::optional(local(seconds)) : std::nullopt;
}

int month_of(std::int64_t minutes_since) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / seconds_a_minute;
    const std::int64_t seconds = within_calendar(std::clamp(minutes_since, -most, most) * seconds_a_minute);
    const year_month_day there{floor<days>(sys_seconds{std::chrono::seconds{seconds}})};
    return static_cast<int>(there.year()) * 12 + static_cast<int>(static_cast<unsigned>(there.month())) - 1;
}

std::string month_name(int month) {
    month = std::clamp(month, 0, last_month);
    return fmt::format("{:04}-{:02}", month / 12, month % 12 + 1);
}

std::int64_t first_minute(int month) {
    month = std::clamp(month, 0, last_month);
    return minutes_at(month / 12, month % 12 + 1, 1, 0, 0);
}

}  // namespace store
