#include "gui/picture/arrangement.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "gui/table_of_racks.h"

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
    for (const gui::Rack& rack : all.racks) {
        for (const gui::Spot& slot : rack.slots) {
            boxes.push_back(slot.box);
            boxes.push_back(slot.words);
        }
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

TEST(Arrangement, text_of_twice_the_size_is_larger_also_where_half_of_the_window_is_left) {
    for (const core::Table& table : {table_of(4, 0), table_of(2, 8), table_of_racks::table(4)}) {
        const double plain = gui::arrange(table, 720, 720, 16).text;
        EXPECT_GT(gui::arrange(table, 640, 700, 32).text, plain * 1.1);
    }
}

TEST(Arrangement, each_card_lies_before_the_middle_of_who_played_it) {
    for (const Size size : sizes) {
        for (int seats = 2; seats <= 7; ++seats) {
            for (const double text : {16.0, 32.0}) {
                for (const core::Table& table : {table_of(seats, 0), table_of_racks::table(seats)}) {
                    const Arrangement all = gui::arrange(table, size.width, size.height, text);
                    for (const gui::Spot& card : all.cards) {
                        const auto sitter =
                            std::ranges::find(all.sitters, *card.place->seat, &gui::Sitter::seat);
                        EXPECT_NEAR(card.box.middle_x(), sitter->plate.middle_x(), 0.5)
                            << seats << " seats, " << size.width << "x" << size.height;
                    }
                }
            }
        }
    }
}

namespace {

/// A board with lanes everywhere, as many plates as seats, and a list beside it.
core::Table board_of(int seats, int columns, bool with_lanes) {
    core::Table table;
    core::Zone board{"board", core::verbatim("board"), core::Layout::grid, columns, {}, {}, {}};
    const auto side = static_cast<std::size_t>(columns);
    board.places.resize(side * side);
    const std::vector<core::Text> texts(side, core::verbatim("1"));
    board.margins = {texts, texts, with_lanes ? decltype(texts){} : texts,
                     with_lanes ? decltype(texts){} : texts};
    for (int after = 0; with_lanes && after + 1 < columns; ++after) {
        board.lanes.push_back({true, after, {}});
        board.lanes.push_back({false, after, {}});
    }
    table.zones.push_back(board);
    core::Zone list{"list", core::verbatim("list"), core::Layout::list, 0, {}, {}, {}};
    list.places.resize(4);
    table.zones.push_back(list);
    for (int seat = 0; seat < seats; ++seat) {
        table.seats.emplace_back("seat");
        table.seat_ids.push_back(seat);
        table.zones.push_back({"tiles", {}, core::Layout::tally, 0, seat, {}, {}});
    }
    return table;
}

std::vector<Box> boxes_of_board(const Arrangement& all) {
    std::vector<Box> boxes;
    for (const gui::Block& block : all.blocks) {
        for (const std::vector<gui::Spot>* spots : {&block.spots, &block.surround.lying}) {
            for (const gui::Spot& spot : *spots) {
                boxes.push_back(spot.box);
            }
        }
        const gui::Surround& around = block.surround;
        for (const std::vector<Box>* margin : {&around.row_heads, &around.column_heads, &around.row_ends,
                                               &around.column_ends, &around.labels}) {
            boxes.insert(boxes.end(), margin->begin(), margin->end());
        }
    }
    return boxes;
}

void expect_apart(const std::vector<Box>& boxes, Size size) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        EXPECT_TRUE(boxes[i].inside({0, 0, size.width, size.height})) << i;
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(boxes[i].inset(0.6).meets(boxes[j].inset(0.6))) << j << " and " << i;
        }
    }
}

}  // namespace

TEST(Arrangement, of_a_board_keeps_all_apart) {
    for (const Size size : sizes) {
        for (int seats = 2; seats <= 4; ++seats) {
            for (const double text : {16.0, 32.0}) {
                for (const int columns : {4, 7}) {
                    const core::Table table = board_of(seats, columns, columns == 7);
                    const Arrangement all = gui::arrange(table, size.width, size.height, text);
                    SCOPED_TRACE(testing::Message() << size.width << "x" << size.height << ", " << seats
                                                    << " seats, " << columns << " columns, text " << text);
                    expect_apart(all_boxes(all), size);
                    expect_apart(boxes_of_board(all), size);
                }
            }
        }
    }
}

TEST(Arrangement, lays_what_lies_in_a_lane_between_two_spaces) {
    const core::Table table = board_of(2, 7, true);
    const Arrangement all = gui::arrange(table, 860, 700, 16);
    const gui::Block& board = all.blocks.back();
    const auto& lanes = table.zones.front().lanes;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const Box& lying = board.surround.lying[i].box;
        const auto after = static_cast<std::size_t>(lanes[i].after);
        constexpr std::size_t side = 7;
        constexpr std::size_t middle = 3;
        const std::size_t space = lanes[i].across ? after * side + middle : middle * side + after;
        const Box& before = board.spots[space].box;
        const Box& behind = board.spots[space + (lanes[i].across ? side : 1)].box;
        if (lanes[i].across) {
            EXPECT_TRUE(lying.y >= before.bottom() - 3 && lying.bottom() <= behind.y + 3);
        } else {
            EXPECT_TRUE(lying.x >= before.right() - 3 && lying.right() <= behind.x + 3);
        }
    }
}

TEST(Arrangement, leaves_spaces_of_a_board_large_enough_for_a_finger) {
    const core::Table table = board_of(4, 7, true);
    const Arrangement all = gui::arrange(table, 800, 640, 16);
    EXPECT_GE(all.blocks.back().spots.front().box.w, 44);
}

TEST(Arrangement, of_stands_keeps_all_apart) {
    std::vector<Size> canvases(std::begin(sizes), std::end(sizes));
    canvases.insert(canvases.end(),
                    {{736, 744}, {736, 610}, {1255, 1010}, {630, 744}, {688, 420}, {1880, 1040}});
    for (const Size size : canvases) {
        for (int seats = 2; seats <= 7; ++seats) {
            for (const double text : {16.0, 23.0, 32.0}) {
                const core::Table table = table_of_racks::table(seats);
                const Arrangement all = gui::arrange(table, size.width, size.height, text);
                SCOPED_TRACE(testing::Message()
                             << size.width << "x" << size.height << ", " << seats << " seats, text " << text);
                ASSERT_EQ(all.racks.size(), static_cast<std::size_t>(seats));
                EXPECT_EQ(all.cards.size(), static_cast<std::size_t>(seats));
                expect_apart(all_boxes(all), size);
                EXPECT_GE(all.racks.front().slots.front().box.h, 15);
            }
        }
    }
}

TEST(Arrangement, lays_a_stand_between_the_plate_and_the_card_of_its_seat) {
    const core::Table table = table_of_racks::table(5);
    const Arrangement all = gui::arrange(table, 736, 744, 16);
    for (const gui::Sitter& sitter : all.sitters) {
        const auto card = std::find_if(all.cards.begin(), all.cards.end(), [&](const gui::Spot& each) {
            return each.place->seat == sitter.seat;
        });
        ASSERT_NE(card, all.cards.end());
        const bool above = sitter.plate.y < all.top.middle_y();
        const Box& rack = sitter.rack;
        EXPECT_TRUE(above ? sitter.plate.bottom() <= rack.y && rack.bottom() <= card->box.y
                          : card->box.bottom() <= rack.y && rack.bottom() <= sitter.plate.y);
        EXPECT_NEAR(rack.middle_x(), sitter.plate.middle_x(), 1);
    }
}

TEST(Arrangement, makes_slots_large_enough_for_a_finger) {
    for (int seats = 2; seats <= 5; ++seats) {
        const core::Table table = table_of_racks::table(seats);
        for (const gui::Rack& rack : gui::arrange(table, 736, 744, 16).racks) {
            for (const gui::Spot& slot : rack.slots) {
                EXPECT_GE(slot.box.w, 44) << seats << " seats";
                EXPECT_GE(slot.box.h, 44) << seats << " seats";
            }
        }
    }
}

TEST(Arrangement, puts_figures_alone_between_the_plates) {
    for (int seats = 2; seats <= 7; ++seats) {
        core::Table table = table_of_racks::table(seats);
        std::erase_if(table.zones,
                      [](const core::Zone& zone) { return zone.layout != core::Layout::figures; });
        const Arrangement all = gui::arrange(table, 736, 744, 16);
        ASSERT_EQ(all.blocks.size(), 1u);
        expect_apart(all_boxes(all), {736, 744});
        EXPECT_GE(all.blocks.front().box.h, 160);
    }
}

TEST(Arrangement, of_lanes_leaves_room_for_whose_a_thing_is) {
    for (const int columns : {4, 5, 7}) {
        const core::Table table = board_of(4, columns, true);
        const Arrangement all = gui::arrange(table, 700, 640, 16);
        const gui::Block& board = all.blocks.front();
        std::vector<Box> boxes = board.surround.claims;
        ASSERT_EQ(boxes.size(), board.zone->lanes.size());
        boxes.insert(boxes.end(), board.surround.labels.begin(), board.surround.labels.end());
        for (const gui::Spot& thing : board.surround.lying) {
            boxes.push_back(thing.box);
        }
        for (const gui::Spot& space : board.spots) {
            boxes.push_back(space.box);
        }
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_FALSE(boxes[i].inset(0.6).meets(boxes[j].inset(0.6)))
                    << columns << ": " << j << ", " << i;
            }
        }
    }
}
