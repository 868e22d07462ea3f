#include <malloc.h>

#include "gui/pages/home.h"
#include "gui/windows.h"

/// Matches that were opened, played and closed again.
class AnEvening : public Windows {
protected:
    /// How much memory is in use after so many more of them, in bytes.
    std::size_t in_use_after(int matches) {
        const core::Record evening = record("hund/evening-of-four.pfiff");
        for (int i = 0; i < matches; ++i) {
            open(evening.header);
            for (const core::Fact& fact : std::span(evening.facts).first(30)) {
                table().enter(fact.text);
                settle();
            }
            frame_->open_home();
            EXPECT_TRUE(until([this] { return dynamic_cast<gui::Home*>(frame_->page()) != nullptr; }));
            settle();
        }
        return mallinfo2().uordblks;
    }
};

TEST_F(AnEvening, of_twenty_matches_keeps_no_more_than_one) {
    constexpr std::size_t most_for_a_match = 250'000;  // the database's own cache grows with what it holds
    constexpr int others = 16;
    const std::size_t first = in_use_after(4);
    if (first == 0) {
        GTEST_SKIP() << "the heap of a sanitizer does not say how much is in use";
    }
    EXPECT_LT(in_use_after(others), first + others * most_for_a_match);
}
