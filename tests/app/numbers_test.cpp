#include "app/words/numbers.h"

#include <gtest/gtest.h>

#include "app/words/words.h"

namespace {

class Numbers : public testing::Test {
protected:
    ~Numbers() override { app::speak("en"); }
};

}  // namespace

TEST_F(Numbers, have_a_point_in_english_and_korean) {
    for (const std::string_view language : {"en", "ko"}) {
        app::speak(language);
        EXPECT_EQ(app::decimal(2.5, 2), "2.50");
        EXPECT_EQ(app::change(-0.25, 2), "−0.25");
        EXPECT_EQ(app::rating({26.56, 2.04}), "26.6 ± 4.1");
        EXPECT_EQ(app::wins(1.5), "1½");
        EXPECT_EQ(app::wins(0.5), "½");
        EXPECT_EQ(app::wins(2 / 3.0), "0.67");
    }
}

TEST_F(Numbers, have_a_comma_in_german) {
    app::speak("de");
    EXPECT_EQ(app::decimal(-2.5, 1), "−2,5");
    EXPECT_EQ(app::change(1.04, 1), "+1,0");
    EXPECT_EQ(app::rating({26.56, 2.04}), "26,6 ± 4,1");
    EXPECT_EQ(app::wins(3), "3");
    EXPECT_EQ(app::percent(0.42), "42 %");
}
