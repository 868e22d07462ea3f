// What is saved has an ending by which it is found again.

#include <fstream>

#include "core/text/failure.h"
#include "gui/toolkit/saving.h"
#include "gui/windows.h"

class Saving : public Windows {
protected:
    std::filesystem::path named(const std::string& name, const gui::Saved& saved, int chosen = 0) {
        return gui::with_ending(folder_ / name, saved, chosen).filename();
    }

    gui::Saved record_{"Save", "evening", {".pfiff"}};
    gui::Saved picture_{"Save", "chart", {".svg", ".png", ".pdf"}, true};
};

TEST_F(Saving, adds_the_ending_to_a_name_without_one) {
    EXPECT_EQ(named("evening", record_), "evening.pfiff");
    EXPECT_EQ(named("evening.pfiff", record_), "evening.pfiff");
    EXPECT_EQ(named("EVENING.PFIFF", record_), "EVENING.PFIFF");
    EXPECT_EQ(named("14.2.2026", record_), "14.2.2026.pfiff");
    EXPECT_EQ(named("curve", picture_), "curve.svg");
    EXPECT_EQ(named("curve", picture_, 1), "curve.png");
    EXPECT_EQ(named("curve.pdf", picture_, 1), "curve.pdf");
}

TEST_F(Saving, replaces_no_file_that_nobody_was_asked_about) {
    std::ofstream(folder_ / "curve.svg") << "mine";
    EXPECT_THROW(named("curve", picture_), core::Failure);
    EXPECT_EQ(named("curve.svg", picture_), "curve.svg") << "the dialog asks";
}
