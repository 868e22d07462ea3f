#include "app/words/days.h"

#include "app/words/words.h"
#include "core/header.h"
#include "core/text/calendar.h"
#include "store/sqlite/days.h"

namespace app {

namespace {

/// The time of day behind the day, if there is one.
std::string with_time(const std::string& day, std::string_view date) {
    return date.size() > store::letters_of_a_day
               ? day + ", " + std::string(date.substr(store::letters_of_a_day + 1))
               : day;
}

}  // namespace

std::string day_in_words(std::string_view date) {
    if (!core::is_date(date)) {
        return std::string(date);
    }
    // A date as Unicode's patterns write it: E is the day of the week, MMM the month in letters.
    return with_time(
        core::written(date.substr(0, store::letters_of_a_day), word_for(N_("EEE, d MMM y")), spoken()), date);
}

std::string day_in_words(std::string_view date, std::string_view today) {
    const auto day = store::minutes_of(date.substr(0, store::letters_of_a_day));
    const auto now = store::minutes_of(today.substr(0, store::letters_of_a_day));
    if (core::is_date(date) && day && now && (*day == *now || *day + store::minutes_a_day == *now)) {
        return with_time(word_for(*day == *now ? N_("today") : N_("yesterday")), date);
    }
    return day_in_words(date);
}

std::string month_in_words(std::string_view month) {
    return core::written(std::string(month) + "-01", word_for(N_("MMM y")), spoken());
}

}  // namespace app
