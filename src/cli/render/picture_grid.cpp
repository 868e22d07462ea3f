#include "cli/render/picture_grid.h"

#include <algorithm>

#include "app/words/words.h"
#include "cli/terminal/columns.h"

namespace cli {

namespace {

std::string said(const std::vector<core::Text>& texts, int i) {
    const auto place = static_cast<std::size_t>(i);
    return place < texts.size() ? visible(app::say(texts[place])) : std::string{};
}

bool says_something(const std::vector<core::Text>& texts) {
    return std::ranges::any_of(texts, [](const core::Text& text) { return !app::say(text).empty(); });
}

int widest(const std::vector<core::Text>& texts) {
    int width = 0;
    for (const core::Text& text : texts) {
        width = std::max(width, columns(visible(app::say(text))));
    }
    return width;
}

std::string label(const core::Lane& lane) {
    return visible(app::say(lane.place.label));
}

class Grid {
public:
    Grid(const core::Zone& zone, const GridWords& words, const Ink& ink, int width)
        : zone_(zone),
          words_(words),
          ink_(ink),
          rows_((static_cast<int>(zone.places.size()) + std::max(1, zone.columns) - 1) /
                std::max(1, zone.columns)),
          widths_(static_cast<std::size_t>(std::max(1, zone.columns)), least_width) {
        measure_columns();
        measure_lanes();
        even_out(width);
    }

    Block lines() const {
        Block lines;
        if (has_heads()) {
            lines.push_back(heads());
        }
        for (int row = 0; row < rows_; ++row) {
            lines.push_back(spaces(row));
            if (row + 1 < rows_ || lane_after(true, row) != nullptr || (row == middle_row() && owned_)) {
                lines.push_back(zone_.lanes.empty() ? std::string() : between(row));
            }
        }
        if (says_something(zone_.margins.column_ends)) {
            lines.push_back(ends());
        }
        return lines;
    }

private:
    static constexpr int least_width = 3;

    int count() const { return static_cast<int>(widths_.size()); }
    int width(int column) const { return widths_[static_cast<std::size_t>(column)]; }
    int middle_row() const { return (rows_ - 1) / 2; }
    int middle_column() const { return (count() - 1) / 2; }

    const core::Lane* lane_after(bool across, int cell) const {
        const auto found = std::ranges::find_if(
            zone_.lanes, [&](const core::Lane& lane) { return lane.across == across && lane.after == cell; });
        return found == zone_.lanes.end() ? nullptr : &*found;
    }

    bool has_heads() const {
        return says_something(zone_.margins.column_heads) ||
               std::ranges::any_of(
                   zone_.lanes, [](const core::Lane& lane) { return !lane.across && !label(lane).empty(); });
    }

    std::string space(int row, int column) const {
        const std::size_t place =
            static_cast<std::size_t>(row) * widths_.size() + static_cast<std::size_t>(column);
        return place < zone_.places.size() ? words_.space(zone_.places[place]) : std::string{};
    }

    void measure_columns() {
        const int gap = zone_.lanes.empty() ? 2 : 1;
        for (int column = 0; column < count(); ++column) {
            int needed = std::max(columns(said(zone_.margins.column_heads, column)),
                                  columns(said(zone_.margins.column_ends, column)));
            for (int row = 0; row < rows_; ++row) {
                needed = std::max(needed, columns(space(row, column)));
            }
            int& width = widths_[static_cast<std::size_t>(column)];
            width = std::max(width, needed + gap);
        }
    }

    /// Between two rows there is room for what lies there and its owner beside each other; between two
    /// columns the owner stands below.
    void measure_lanes() {
        head_ = std::max(head_, widest(zone_.margins.row_heads));
        for (const core::Lane& lane : zone_.lanes) {
            const auto [thing, owner] = words_.lane(lane.place);
            if (lane.across) {
                int& width = widths_[static_cast<std::size_t>(middle_column())];
                width = std::max(width, columns(thing + owner) + 1);
                head_ = std::max(head_, columns(label(lane)));
            } else {
                lane_width_ =
                    std::max({lane_width_, columns(thing) + 1, columns(owner) + 1, columns(label(lane)) + 1});
                owned_ = owned_ || !owner.empty();
            }
        }
    }

    void even_out(int most) {
        const int widest_column = std::ranges::max(widths_);
        int all = head_ + 1 + count() * widest_column;
        for (int column = 0; column < count(); ++column) {
            all += lane_after(false, column) != nullptr ? lane_width_ : 0;
        }
        const int end = widest(zone_.margins.row_ends);
        if (all + (end > 0 ? end + 1 : 0) <= most) {
            std::ranges::fill(widths_, widest_column);
        }
    }

    /// Text in the middle of a width, the rest filled with a sign one column wide.
    std::string centred(const std::string& text, int width, std::string_view fill) const {
        const int spare = std::max(0, width - columns(text));
        return ink_.faint(repeated(fill, spare / 2)) + text + ink_.faint(repeated(fill, spare - spare / 2));
    }

    std::string head(const std::string& text) const { return ink_.faint(padded(text, head_)) + " "; }

    std::string heads() const {
        std::string line = head({});
        for (int column = 0; column < count(); ++column) {
            line += centred(ink_.faint(said(zone_.margins.column_heads, column)), width(column), " ");
            if (const core::Lane* lane = lane_after(false, column)) {
                line += centred(ink_.faint(label(*lane)), lane_width_, " ");
            }
        }
        return line;
    }

    std::string spaces(int row) const {
        std::string line = head(said(zone_.margins.row_heads, row));
        for (int column = 0; column < count(); ++column) {
            line += centred(space(row, column), width(column), " ");
            if (const core::Lane* lane = lane_after(false, column)) {
                const std::string thing = row == middle_row() ? words_.lane(lane->place).thing : "";
                line += centred(thing.empty() ? ink_.faint("│") : thing, lane_width_, " ");
            }
        }
        const std::string end = said(zone_.margins.row_ends, row);
        return end.empty() ? line : line + " " + ink_.bold(end);
    }

    /// The line below a row: a lane, or at least the lanes that cross it.
    std::string between(int row) const {
        const core::Lane* across = lane_after(true, row);
        const std::string_view fill = across != nullptr ? "─" : " ";
        const auto [thing, its_owner] = across != nullptr ? words_.lane(across->place) : Lying{};
        std::string line = head(across != nullptr ? label(*across) : "");
        for (int column = 0; column < count(); ++column) {
            line += centred(column == middle_column() ? thing + its_owner : "", width(column), fill);
            if (const core::Lane* lane = lane_after(false, column)) {
                const std::string owner = row == middle_row() ? words_.lane(lane->place).owner : "";
                const std::string crossing = ink_.faint(across != nullptr ? "┼" : "│");
                line += centred(owner.empty() ? crossing : owner, lane_width_, fill);
            }
        }
        return line;
    }

    std::string ends() const {
        std::string line = head({});
        for (int column = 0; column < count(); ++column) {
            line += centred(ink_.bold(said(zone_.margins.column_ends, column)), width(column), " ");
            line += repeated(" ", lane_after(false, column) != nullptr ? lane_width_ : 0);
        }
        return line;
    }

    const core::Zone& zone_;
    const GridWords& words_;
    const Ink& ink_;
    int rows_;
    std::vector<int> widths_;
    int lane_width_ = 3, head_ = 1;
    bool owned_ = false;  ///< something that lies between two columns has an owner
};

}  // namespace

bool has_surroundings(const core::Zone& grid) {
    const core::Margins& margins = grid.margins;
    return !grid.lanes.empty() || says_something(margins.row_heads) || says_something(margins.column_heads) ||
           says_something(margins.row_ends) || says_something(margins.column_ends);
}

Block margined_grid(const core::Zone& zone, const GridWords& words, const Ink& ink, int width) {
    return Grid(zone, words, ink, width).lines();
}

}  // namespace cli
