#include "kit/heat.h"

#include <gtest/gtest.h>

TEST(Heat, has_a_series_for_each_space_in_reading_order) {
    const kit::seven::SpaceKeys keys = kit::seven::space_keys("fox");
    const core::Figure figure = kit::seven::heat_of("fox", {}, {}, keys);
    ASSERT_EQ(figure.series.size(), 49U);
    EXPECT_EQ(figure.series.front().key, "fox.a1");
    EXPECT_EQ(figure.series[1].key, "fox.b1") << "from the left";
    EXPECT_EQ(figure.series[7].key, "fox.a2") << "then from above";
    EXPECT_EQ(figure.series.back().key, "fox.g7");
    EXPECT_EQ(figure.series.back().label, "g7");
    EXPECT_EQ(figure.rows.front(), "1");
    EXPECT_EQ(figure.rows.back(), "7");
    EXPECT_EQ(figure.columns.front(), "a");
    EXPECT_EQ(figure.columns.back(), "g");
}
