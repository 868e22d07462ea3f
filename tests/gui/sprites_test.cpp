#include "gui/draw/sprites.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/image.h>

#include "core/report.h"
#include "games/catalog.h"
#include "gui/picture/picture.h"
#include "gui/windows.h"

/// What was painted before, put there again.
class TheSprites : public Windows {
protected:
    static constexpr int width = 900;
    static constexpr int height = 700;

    using Paint = std::function<void(wxGraphicsContext&)>;
    using Ground = std::function<void(wxDC&)>;

    static void cover(wxDC& dc, const wxColour& colour) {
        dc.SetBackground(wxBrush(colour));
        dc.Clear();
    }
    static void cover_with_paper(wxDC& dc) { cover(dc, gui::theme().paper); }

    static wxImage painted(const Paint& paint, const Ground& ground = cover_with_paper) {
        wxBitmap bitmap(width, height);
        wxMemoryDC dc(bitmap);
        ground(dc);
        {
            const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
            paint(*context);
        }
        dc.SelectObject(wxNullBitmap);
        return bitmap.ConvertToImage();
    }

    static int greatest_difference(const wxImage& one, const wxImage& other) {
        int greatest = 0;
        for (int i = 0; i < width * height * 3; ++i) {
            greatest = std::max(greatest, std::abs(one.GetData()[i] - other.GetData()[i]));
        }
        return greatest;
    }

    /// Past the middle of a match.
    static gui::Picture picture_of(const char* name) {
        const core::Record of = record(name);
        const auto seq = static_cast<core::Seq>(of.facts.size() * 2 / 3);
        const core::Reading reading =
            games::find(of.header.game)
                ->read(of.header, of.facts,
                       {.viewer = {core::Viewer::Kind::audience, 0}, .until = seq, .before = {}});
        return {reading.table, reading.scores.totals};
    }

    gui::Sprites sprites_;
};

TEST_F(TheSprites, look_as_the_picture_does_on_paper) {
    constexpr int rounding = 8;  // of 255: an edge may lie a thirty-second of a pixel elsewhere
    for (const auto appearance : {gui::Appearance::light, gui::Appearance::dark}) {
        gui::wear(appearance, 100);
        for (const char* name :
             {"hund/evening-of-four.pfiff", "hund/evening-of-two.pfiff",
              "heckin-hounds/a-round-of-five.pfiff", "kleine-klaeffer/evening-of-three.pfiff",
              "hundsgemein/rule-book-basic-scoring.pfiff", "hounded/a-whole-hunt.pfiff"}) {
            const gui::Picture picture = picture_of(name);
            const auto all = gui::arrange(picture.table, width, height, 16);
            const wxImage on_paper = painted([&](wxGraphicsContext& context) {
                gui::Painter painter(context, gui::theme());
                gui::paint(painter, picture, all);
            });
            const auto on_screen = [&](wxGraphicsContext& context) {
                gui::Painter painter(context, gui::theme(), &sprites_);
                gui::paint(painter, picture, all);
            };
            EXPECT_LE(greatest_difference(painted(on_screen), on_paper), rounding) << name;
            EXPECT_LE(greatest_difference(painted(on_screen), on_paper), rounding) << name << ", again";
            const auto ground = [&](wxDC& dc) {
                cover(dc, *wxRED);  // nothing of it stays
                gui::paint_paper(dc, {width, height}, all, gui::theme());
            };
            EXPECT_EQ(greatest_difference(painted(on_screen, ground), painted(on_screen)), 0) << name;
        }
    }
}

TEST_F(TheSprites, are_painted_once_and_noted_each_time) {
    int times = 0;
    painted([&](wxGraphicsContext& context) {
        gui::Painter painter(context, gui::theme(), &sprites_);
        const auto paint = [&](double x, const wxColour& colour) {
            times = 0;
            painter.thing([&] {
                ++times;
                painter.fill({x, 20.25, 50, 30}, 4, colour);
            });
            return times;
        };
        EXPECT_EQ(paint(10, *wxRED), 2);
        EXPECT_EQ(paint(10, *wxRED), 1);
        EXPECT_EQ(paint(200, *wxRED), 1) << "elsewhere";
        EXPECT_EQ(paint(10.5, *wxRED), 2) << "between two pixels";
        EXPECT_EQ(paint(10, *wxBLUE), 2);
        EXPECT_EQ(paint(-200, *wxGREEN), 1) << "out of sight";
    });
}

TEST_F(TheSprites, are_forgotten_when_many_others_were_painted_since) {
    painted([&](wxGraphicsContext& context) {
        gui::Painter painter(context, gui::theme(), &sprites_);
        int times = 0;
        const auto paint = [&](int which) {
            times = 0;
            painter.thing([&] {
                ++times;
                painter.fill({0, 0, 400, 500}, which, *wxRED);
            });
            return times;
        };
        EXPECT_EQ(paint(0), 2);
        for (int which = 1; which < 100; ++which) {
            EXPECT_EQ(paint(which), 2);
        }
        EXPECT_EQ(paint(99), 1);
        EXPECT_EQ(paint(0), 2);
    });
}
