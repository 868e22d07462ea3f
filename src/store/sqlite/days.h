#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace store {

/// Of `YYYY-MM-DD`, with which longer dates begin.
inline constexpr std::size_t letters_of_a_day = 10;
inline constexpr std::int64_t minutes_a_day = std::int64_t{24} * 60;
inline constexpr std::int64_t seconds_a_minute = 60;

/// From one time to the other, in seconds; nothing where it is before the first, or longer than that. Times
/// may be anything.
std::optional<std::int64_t> seconds_between(std::int64_t from, std::int64_t to, std::int64_t longest);

/// Minutes since 1970 on the clock of the place, of `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`; also before 1970.
std::optional<std::int64_t> minutes_of(std::string_view date);
/// The date that a header tells, as a record begins, also of a game that this program does not know; or
/// empty.
std::string date_in(std::string_view header);
/// `YYYY-MM-DDTHH:MM`, by the clock of this machine.
std::string local(std::int64_t seconds);
/// `YYYY-MM-DD`, by the same clock.
std::string local_day(std::int64_t seconds);
/// Whether a clock can have been right that said so. One that lost its battery begins again years ago.
bool is_believable(std::int64_t seconds);
inline constexpr std::int64_t last_second = 253402300799;        ///< of the year 9999
inline constexpr std::int64_t first_believable = 1'577'836'800;  ///< 2020-01-01, before any Pfiff
/// As `local`; nothing, where the clock cannot have been right.
std::optional<std::string> believed(std::int64_t seconds);
/// Months since the year 0 of a minute since 1970, and `YYYY-MM` of such a month.
int month_of(std::int64_t minutes);
std::string month_name(int month);
/// The first minute of a month.
std::int64_t first_minute(int month);

}  // namespace store
