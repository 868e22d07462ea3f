#include "cli/picture_grid.h"

#include <algorithm>

#include "app/words.h"
#include "cli/columns.h"

namespace cli {

namespace {

/// Text in the middle of a width, the rest filled with a sign one column wide.
std::string centred(const std::string& text, int width, std::string_view fill) {
    const int spare = std::max(0, width - columns(text));
    std::string line;
    for (int i = 0; i < spare / 2; ++i) {
        line += fill;
    }
    line += text;
    for (int i = spare / 2; i < spare; ++i) {
        line += fill;
    }
    return line;
}

class Grid {
public:
    Grid(const core::Zone& zone, const GridWords& words, const Ink& ink)
        : zone_(zone), words_(words), ink_(ink), columns_(std::max(1, zone.columns)) {
        measure();
    }

    Block lines() {
        Block lines;
        if (!zone_.margins.column_heads.empty()) {
            lines.push_back(heads());
        }
        const int rows = (static_cast<int>(zone_.places.size()) + columns_ - 1) / columns_;
        for (int row = 0; row < rows; ++row) {
            lines.push_back(spaces(row, row == (rows - 1) / 2));
            if (const core::Lane* lane = lane_after(true, row)) {
                lines.push_back(between(*lane));
            } else if (row + 1 < rows) {
                lines.emplace_back();
            }
        }
        if (says_something(zone_.margins.column_ends)) {
            lines.push_back(ends());
        }
        return lines;
    }

private:
    static std::string said(const std::vector<core::Text>& texts, int i) {
        const auto place = static_cast<std::size_t>(i);
        return place < texts.size() ? visible(app::say(texts[place])) : std::string{};
    }

    static bool says_something(const std::vector<core::Text>& texts) {
        return std::ranges::any_of(texts, [](const core::Text& text) { return !app::say(text).empty(); });
    }

    const core::Lane* lane_after(bool across, int cell) const {
        const auto found = std::ranges::find_if(
            zone_.lanes, [&](const core::Lane& lane) { return lane.across == across && lane.after == cell; });
        return found == zone_.lanes.end() ? nullptr : &*found;
    }

    void measure() {
        for (const core::Place& place : zone_.places) {
            width_ = std::max(width_, columns(words_.space(place)) + (zone_.lanes.empty() ? 2 : 1));
        }
        for (const core::Lane& lane : zone_.lanes) {
            const int thing = columns(words_.lying(lane.place));
            (lane.across ? width_ : lane_width_) = std::max(lane.across ? width_ : lane_width_, thing);
            head_ = std::max(head_, columns(label(lane)));
        }
        for (std::size_t i = 0; i < zone_.margins.row_heads.size(); ++i) {
            head_ = std::max(head_, columns(said(zone_.margins.row_heads, static_cast<int>(i))));
        }
    }

    static std::string label(const core::Lane& lane) { return visible(app::say(lane.place.label)); }

    std::string head(const std::string& text) const { return ink_.faint(padded(text, head_)) + " "; }

    std::string heads() const {
        std::string line = head({});
        for (int column = 0; column < columns_; ++column) {
            line += ink_.faint(centred(said(zone_.margins.column_heads, column), width_, " "));
            const core::Lane* lane = lane_after(false, column);
            line += lane != nullptr ? ink_.faint(centred(label(*lane), lane_width_, " ")) : std::string{};
        }
        return line;
    }

    std::string spaces(int row, bool middle) const {
        std::string line = head(said(zone_.margins.row_heads, row));
        for (int column = 0; column < columns_; ++column) {
            const auto place = static_cast<std::size_t>(row * columns_ + column);
            line +=
                centred(place < zone_.places.size() ? words_.space(zone_.places[place]) : "", width_, " ");
            if (const core::Lane* lane = lane_after(false, column)) {
                const std::string thing = middle ? words_.lying(lane->place) : std::string{};
                line += centred(thing.empty() ? ink_.faint("│") : thing, lane_width_, " ");
            }
        }
        const std::string end = said(zone_.margins.row_ends, row);
        return end.empty() ? line : line + " " + ink_.bold(end);
    }

    std::string between(const core::Lane& across) const {
        std::string line = head(label(across));
        for (int column = 0; column < columns_; ++column) {
            const std::string thing =
                column == (columns_ - 1) / 2 ? words_.lying(across.place) : std::string{};
            line += thing.empty() ? ink_.faint(centred({}, width_, "─")) : centred(thing, width_, "─");
            if (lane_after(false, column) != nullptr) {
                line += ink_.faint(centred("┼", lane_width_, "─"));
            }
        }
        return line;
    }

    std::string ends() const {
        std::string line = head({});
        for (int column = 0; column < columns_; ++column) {
            line += ink_.bold(centred(said(zone_.margins.column_ends, column), width_, " "));
            line += lane_after(false, column) != nullptr
                        ? std::string(static_cast<std::size_t>(lane_width_), ' ')
                        : std::string{};
        }
        return line;
    }

    const core::Zone& zone_;
    const GridWords& words_;
    const Ink& ink_;
    int columns_;
    int width_ = 3, lane_width_ = 3, head_ = 1;
};

}  // namespace

Block margined_grid(const core::Zone& zone, const GridWords& words, const Ink& ink) {
    return Grid(zone, words, ink).lines();
}

}  // namespace cli
