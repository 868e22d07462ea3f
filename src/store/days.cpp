#include "store/days.h"

#include <array>
#include <charconv>
#include <chrono>
#include <ctime>

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

}  // namespace

std::optional<std::int64_t> minutes_of(std::string_view date) {
    if (!core::is_date(date)) {
        return std::nullopt;
    }
    const bool with_time = date.size() > 10;
    return minutes_at(digits(date.substr(0, 4)), digits(date.substr(5, 2)), digits(date.substr(8, 2)),
                      with_time ? digits(date.substr(11, 2)) : 0, with_time ? digits(date.substr(14, 2)) : 0);
}

std::int64_t local_minutes(std::int64_t seconds) {
    const std::time_t time = seconds;
    std::tm parts{};
    ::localtime_r(&time, &parts);
    return minutes_at(parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min);
}

std::string local(std::int64_t seconds) {
    const std::time_t time = seconds;
    std::tm parts{};
    ::localtime_r(&time, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M", &parts);
    return {text.data(), length};
}

int month_of(std::int64_t minutes_since) {
    const year_month_day there{floor<days>(sys_time<minutes>{minutes{minutes_since}})};
    return static_cast<int>(there.year()) * 12 + static_cast<int>(static_cast<unsigned>(there.month())) - 1;
}

std::string month_name(int month) {
    return fmt::format("{:04}-{:02}", month / 12, month % 12 + 1);
}

std::int64_t first_minute(int month) {
    return minutes_at(month / 12, month % 12 + 1, 1, 0, 0);
}

}  // namespace store
