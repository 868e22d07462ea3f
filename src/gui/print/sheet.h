#pragma once

#include <functional>
#include <vector>

#include "gui/draw/painter.h"

namespace gui {

/// Words, tables and pictures from above, on pages of A4 or on one that is as long as all of it. Lengths are
/// 1/96 inch.
class Sheet {
public:
    static constexpr double width = 793.7;
    static constexpr double height = 1122.5;

    std::size_t pages() const { return pages_.size(); }
    const wxString& title() const { return title_; }
    /// From 0.
    void paint(Painter& painter, std::size_t page) const;
    double whole_height() const;
    void paint_whole(Painter& painter) const;

    struct Table {
        struct Head {
            wxString title;
            bool number = true;  ///< else its words stand to the left, with the room that they need
        };
        std::vector<Head> heads;
        struct Row {
            wxString label;
            std::vector<wxString> cells;  ///< none: the label goes across
            bool total = false;
        };
        std::vector<Row> rows;
        wxString label_head{};
    };
    /// How the words look, by their size and weight.
    enum class Style { title, heading, text, quiet };

    /// The painter only measures; it must live until the sheet is made.
    explicit Sheet(Painter& painter) : measuring_(painter) {}

    void set_title(const wxString& title) { title_ = title; }
    void put_words(const wxString& text, Style style, bool with_next = false);
    void put_table(const Table& table);
    void put_picture(double tall, std::function<void(Painter&, const Box&)> paint);
    void put_gap(double gap);
    /// When all is put.
    void break_pages();

private:
    /// What stays together on a page.
    struct Block {
        double height = 0;
        std::function<void(Painter&, const Box&)> paint{};
        bool with_next = false;  ///< does not stand at the foot of a page
    };

    /// Of a column that stands to the right of the labels.
    struct Column {
        double from_right, width;
        Align align;

        Box box(const Box& row) const;
    };
    static double label_width(const std::vector<Column>& columns);
    std::vector<Column> columns_of(const Table& table) const;
    void put_row(const Table::Row& row, const std::vector<Column>& columns, bool with_next);
    void paint_blocks(Painter& painter, const std::vector<std::size_t>& blocks, Box rest) const;

    Painter& measuring_;
    wxString title_;
    std::vector<Block> blocks_;
    std::vector<std::vector<std::size_t>> pages_;  ///< the blocks of each
};

}  // namespace gui
