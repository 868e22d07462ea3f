#include "gui/arrangement.h"

#include <gtest/gtest.h>

namespace {

using gui::Arrangement;
using gui::Box;

core::Table table_of(int seats, int shown_in_row) {
    core::Table table;
    core::Zone trick{"trick", core::verbatim("trick"), core::Layout::round, 0, {}, {}, {}};
    for (int seat = 0; seat < seats; ++seat) {
        table.seats.emplace_back("seat");
        table.seat_ids.push_back(seat);
        core::Place place;
        place.seat = seat;
        trick.places.push_back(place);
        table.zones.push_back({"won", {}, core::Layout::tally, 0, seat, {}, {}});
    }
    table.zones.push_back(trick);
    core::Zone board{"board", core::verbatim("board"), core::Layout::list, 0, {}, {}, {}};
    board.places.resize(5);
    table.zones.push_back(board);
    if (shown_in_row > 0) {
        core::Zone row{"display", core::verbatim("display"), core::Layout::row, 0, {}, {}, {}};
        row.places.resize(static_cast<std::size_t>(shown_in_row));
        table.zones.push_back(row);
    }
    return table;
}

std::vector<Box> all_boxes(const Arrangement& all) {
    std::vector<Box> boxes{all.headline};
    for (const gui::Sitter& sitter : all.sitters) {
        boxes.push_back(sitter.plate);
    }
    for (const gui::Spot& card : all.cards) {
        boxes.push_back(card.box);
        boxes.push_back(card.words);
    }
    for (const gui::Block& block : all.blocks) {
        boxes.push_back(block.box);
    }
    return boxes;
}

struct Size {
    double width, height;
};

constexpr Size sizes[] = {{700, 640}, {760, 520}, {1300, 950}, {500, 380}, {900, 420}};

}  // namespace

TEST(Arrangement, nothing_overlaps_and_nothing_leaves_the_picture) {
    for (const Size size : sizes) {
        for (int seats = 2; seats <= 6; ++seats) {
            for (const int row : {0, 5, 8}) {
                for (const double text : {16.0, 24.0, 32.0}) {
                    const core::Table table = table_of(seats, row);
                    const std::vector<Box> boxes =
                        all_boxes(gui::arrange(table, size.width, size.height, text));
                    for (std::size_t i = 0; i < boxes.size(); ++i) {
                        EXPECT_TRUE(boxes[i].inside({0, 0, size.width, size.height}));
                        for (std::size_t j = 0; j < i; ++j) {
                            EXPECT_FALSE(boxes[i].inset(0.6).meets(boxes[j].inset(0.6)))
                                << seats << " seats, row of " << row << ", text " << text << ", "
                                << size.width << "x" << size.height << ": " << j << " and " << i;
                        }
                    }
                }
            }
        }
    }
}

TEST(Arrangement, the_first_sits_below_and_the_others_follow_clockwise) {
    const core::Table table = table_of(4, 0);
    const Arrangement all = gui::arrange(table, 760, 640, 16);
    ASSERT_EQ(all.sitters.size(), 4u);
    const double middle_x = all.top.middle_x();
    const double middle_y = all.top.middle_y();
    EXPECT_GT(all.sitters[0].plate.y, middle_y);
    EXPECT_LT(all.sitters[0].plate.middle_x(), middle_x);
    EXPECT_LT(all.sitters[1].plate.bottom(), middle_y);
    EXPECT_LT(all.sitters[1].plate.middle_x(), middle_x);
    EXPECT_LT(all.sitters[2].plate.bottom(), middle_y);
    EXPECT_GT(all.sitters[2].plate.middle_x(), middle_x);
    EXPECT_GT(all.sitters[3].plate.y, middle_y);
    EXPECT_GT(all.sitters[3].plate.middle_x(), middle_x);
}

TEST(Arrangement, cards_can_be_read_from_a_metre) {
    const core::Table table = table_of(5, 0);
    const Arrangement all = gui::arrange(table, 760, 640, 16);
    for (const gui::Spot& card : all.cards) {
        EXPECT_GE(card.box.h, 80);
    }
}

TEST(Arrangement, larger_text_makes_the_picture_larger) {
    const core::Table table = table_of(3, 0);
    EXPECT_GT(gui::arrange(table, 1200, 900, 24).sitters[0].plate.h,
              gui::arrange(table, 1200, 900, 16).sitters[0].plate.h);
}
