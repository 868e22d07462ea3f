#include "app/words/days.h"

#include <gtest/gtest.h>

#include "app/words/words.h"

namespace {

class Days : public testing::Test {
protected:
    ~Days() override { app::speak("en"); }

    static std::string in(std::string_view language, std::string_view date) {
        app::speak(language);
        return app::day_in_words(date);
    }
};

}  // namespace

TEST_F(Days, are_written_as_the_language_does) {
    EXPECT_EQ(in("en", "2026-02-14"), "Sat, 14 Feb 2026");
    EXPECT_EQ(in("en", "2026-02-14T20:15"), "Sat, 14 Feb 2026, 20:15");
    EXPECT_EQ(in("de", "2026-02-14T20:15"), "Sa., 14. Feb. 2026, 20:15");
    EXPECT_EQ(in("ko", "2026-02-14T08:05"), "2026년 2월 14일 (토), 08:05");
}

TEST_F(Days, of_long_ago_have_the_same_calendar) {
    EXPECT_EQ(in("en", "1582-10-10"), "Sun, 10 Oct 1582");
    EXPECT_EQ(in("en", "0001-01-01"), "Mon, 1 Jan 1");
    EXPECT_EQ(in("en", "9999-12-31T23:59"), "Fri, 31 Dec 9999, 23:59");
}

TEST_F(Days, that_are_none_stay_as_they_are) {
    for (const char* text : {"", "soon", "2026-02-30", "2026-02-14T25:00", "2026-02"}) {
        EXPECT_EQ(app::day_in_words(text), text);
        EXPECT_EQ(app::day_in_words(text, "2026-02-15"), text);
    }
}

TEST_F(Days, that_are_near_are_called_so) {
    EXPECT_EQ(app::day_in_words("2026-02-14T20:15", "2026-02-14T22:00"), "today, 20:15");
    EXPECT_EQ(app::day_in_words("2026-02-28T20:15", "2026-03-01"), "yesterday, 20:15");
    EXPECT_EQ(app::day_in_words("2026-02-28", "2026-03-01T00:01"), "yesterday");
    EXPECT_EQ(app::day_in_words("2026-03-02", "2026-03-01"), "Mon, 2 Mar 2026");
    EXPECT_EQ(app::day_in_words("2026-02-14", ""), "Sat, 14 Feb 2026");
}

TEST_F(Days, of_a_month_have_its_name) {
    EXPECT_EQ(app::month_in_words("2026-02"), "Feb 2026");
    app::speak("de");
    EXPECT_EQ(app::month_in_words("2026-03"), "März 2026");
    app::speak("ko");
    EXPECT_EQ(app::month_in_words("2026-03"), "2026년 3월");
}
