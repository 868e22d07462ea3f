#include "core/text/calendar.h"

#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>

#include <charconv>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace core {

namespace {

int number_at(std::string_view text, std::size_t from, std::size_t count) {
    int number = -1;
    if (from + count <= text.size()) {
        std::from_chars(text.data() + from, text.data() + from + count, number);
    }
    return number;
}

/// In milliseconds since 1970, as if there were one zone.
std::optional<UDate> moment_of(std::string_view date) {
    using namespace std::chrono;
    const year_month_day day{year{number_at(date, 0, 4)}, month(static_cast<unsigned>(number_at(date, 5, 2))),
                             std::chrono::day(static_cast<unsigned>(number_at(date, 8, 2)))};
    if (number_at(date, 0, 4) < 0 || !day.ok()) {
        return std::nullopt;
    }
    const bool has_time = date.size() > std::string_view("YYYY-MM-DD").size();
    const minutes time =
        has_time ? hours{number_at(date, 11, 2)} + minutes{number_at(date, 14, 2)} : minutes{0};
    return static_cast<UDate>(duration_cast<milliseconds>(sys_days{day}.time_since_epoch() + time).count());
}

using Formats = std::map<std::string, std::unique_ptr<icu::SimpleDateFormat>, std::less<>>;

/// Each is made once: that takes as long as a thousand dates.
icu::SimpleDateFormat* format(Formats& formats, std::string_view pattern, std::string_view language) {
    const std::string key = std::string(language) + " " + std::string(pattern);
    const auto [found, is_new] = formats.try_emplace(key);
    if (is_new) {
        UErrorCode error = U_ZERO_ERROR;
        const icu::Locale locale(std::string(language).c_str());
        auto made = std::make_unique<icu::SimpleDateFormat>(
            icu::UnicodeString::fromUTF8(icu::StringPiece(pattern.data(), static_cast<int>(pattern.size()))),
            locale, error);
        auto calendar = std::make_unique<icu::GregorianCalendar>(*icu::TimeZone::getGMT(), locale, error);
        if (U_SUCCESS(error)) {
            constexpr UDate never = -1e17;
            calendar->setGregorianChange(never, error);
            made->adoptCalendar(calendar.release());
            found->second = std::move(made);
        }
    }
    return found->second.get();
}

}  // namespace

std::string written(std::string_view date, std::string_view pattern, std::string_view language) {
    static std::mutex one_at_a_time;
    static Formats formats;
    const auto moment = moment_of(date);
    const std::scoped_lock lock(one_at_a_time);
    icu::SimpleDateFormat* const known = moment ? format(formats, pattern, language) : nullptr;
    if (known == nullptr) {
        return std::string(date);
    }
    icu::UnicodeString text;
    known->format(*moment, text);
    std::string words;
    return text.toUTF8String(words);
}

}  // namespace core
