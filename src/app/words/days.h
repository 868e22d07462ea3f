#pragma once

#include <string>
#include <string_view>

/// Dates for people, as the language in force writes them; files for programs have `YYYY-MM-DD[THH:MM]`.
namespace app {

/// `Sat, 14 Feb 2026, 20:15`, without the time where there is none; what is no date as it is.
std::string day_in_words(std::string_view date);
/// The same; on that day and the day before: `today, 20:15`, `yesterday, 20:15`.
std::string day_in_words(std::string_view date, std::string_view today);
/// `Feb 2026`, of `YYYY-MM`.
std::string month_in_words(std::string_view month);

}  // namespace app
