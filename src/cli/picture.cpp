#include "cli/picture.h"

#include <algorithm>
#include <map>

#include <utf8.h>

#include "app/words.h"
#include "cli/columns.h"
#include "cli/marks.h"
#include "cli/picture_grid.h"

namespace cli {

namespace {

std::string shown(const core::Text& text) {
    return visible(app::say(text));
}

enum class Naming { brief, whole };

/// `gy 10` in its colour; a suit alone is `gy`, or as a whole `gy grey`; face down `▒▒`; equals with their
/// number, `▒▒ ×3`.
std::string drawn(const core::Token& token, const Ink& ink, Naming naming) {
    std::string text = "▒▒";
    if (token.face) {
        const core::Face& face = *token.face;
        const std::string name = shown(face.name);
        const std::string second = face.value.empty() && naming == Naming::whole ? name : face.value;
        const std::string first = face.letter.empty() ? name : face.letter;
        text = ink.hue(face.hue, second.empty() || second == first ? first : first + " " + second);
    }
    return token.count == 1 ? text : text + " ×" + std::to_string(token.count);
}

/// All marks of a place and of what lies on it, each once.
std::vector<core::Mark> marks_of(const core::Place& place) {
    std::vector<core::Mark> marks = place.marks;
    for (const core::Token& token : place.tokens) {
        for (const core::Mark mark : token.marks) {
            if (std::ranges::find(marks, mark) == marks.end()) {
                marks.push_back(mark);
            }
        }
    }
    return marks;
}

class Painter {
public:
    Painter(const core::Table& table, const Ink& ink, int width) : table_(table), ink_(ink), width_(width) {}

    /// The lines of a zone, below its title.
    Block zone(const core::Zone& zone) {
        constexpr int narrow = 30;
        const Block places = laid_out(zone);
        Block lines;
        for (const core::Text& remark : zone.remarks) {
            for (const std::string& line : wrapped(shown(remark), std::max(narrow, width_of(places)))) {
                lines.push_back(ink_.faint(line));
            }
        }
        std::ranges::copy(places, std::back_inserter(lines));
        return lines;
    }

    /// What the signs say that were drawn.
    std::string legend() const {
        std::string text;
        for (const auto& [mark, meaning] : used_) {
            text += (text.empty() ? "" : "   ") + std::string(1, mark) + " " + meaning;
        }
        return text;
    }

private:
    Block laid_out(const core::Zone& zone) {
        switch (zone.layout) {
            case core::Layout::round:
            case core::Layout::list:
                return listed(zone);
            case core::Layout::row:
                return in_a_row(zone);
            case core::Layout::grid:
                return in_a_grid(zone);
            case core::Layout::tally:
                return tallied(zone);
        }
        return {};
    }

    std::string signs(const core::Place& place) {
        std::string text;
        for (const core::Mark mark : marks_of(place)) {
            text += sign(mark);
            used_[sign(mark)] = word(mark);
        }
        return text;
    }

    std::string tokens(const core::Place& place, Naming naming = Naming::brief) const {
        std::string text;
        for (const core::Token& token : place.tokens) {
            text += (text.empty() ? "" : "  ") + drawn(token, ink_, naming);
        }
        return text;
    }

    /// One place a line: label, tokens, marks in words.
    Block listed(const core::Zone& zone) const {
        int labels = 0;
        int things = 0;
        for (const core::Place& place : zone.places) {
            labels = std::max(labels, columns(shown(place.label)));
            things = std::max(things, columns(tokens(place, Naming::whole)));
        }
        Block lines;
        for (const core::Place& place : zone.places) {
            std::string marks;
            for (const core::Mark mark : marks_of(place)) {
                marks += (marks.empty() ? "" : ", ") + word(mark);
            }
            lines.push_back(padded(shown(place.label), labels) + "  " +
                            padded(tokens(place, Naming::whole), things) +
                            (marks.empty() ? "" : "  " + marks));
        }
        return lines;
    }

    /// A place side by side with the next: label, what lies on top with its signs, and that
    /// something lies below.
    Block in_a_row(const core::Zone& zone) {
        std::vector<Block> places;
        for (const core::Place& place : zone.places) {
            const std::string top =
                place.tokens.empty() ? "·" : drawn(place.tokens.back(), ink_, Naming::brief) + signs(place);
            Block lines{shown(place.label), top};
            for (std::size_t below = 1; below < place.tokens.size(); ++below) {
                lines.push_back(drawn(place.tokens[place.tokens.size() - 1 - below], ink_, Naming::brief));
            }
            places.push_back(std::move(lines));
        }
        const bool labelled =
            std::ranges::any_of(places, [](const Block& lines) { return !lines.front().empty(); });
        if (!labelled) {
            for (Block& lines : places) {
                lines.erase(lines.begin());
            }
        }
        return flowed(places, width_ - 4, gap);
    }

    /// `C 3`, or `C3·An` where it is known whose it is; with its signs.
    std::string on_space(const core::Place& place) {
        if (place.tokens.empty()) {
            return signs(place).empty() ? ink_.faint("·") : signs(place);
        }
        const core::Token& top = place.tokens.back();
        return (top.owner ? in_lane(place) : drawn(top, ink_, Naming::brief)) + signs(place);
    }

    /// `R5`, or `R5·An`.
    std::string in_lane(const core::Place& place) const {
        if (place.tokens.empty() || !place.tokens.back().face) {
            return {};
        }
        const core::Token& top = place.tokens.back();
        const std::string thing = ink_.hue(top.face->hue, top.face->letter + top.face->value);
        return top.owner ? thing + "·" + owner(*top.owner) : thing;
    }

    /// The first two letters of the name.
    std::string owner(int seat) const {
        const auto found = std::ranges::find(table_.seat_ids, seat);
        if (found == table_.seat_ids.end()) {
            return {};
        }
        const std::string name =
            visible(table_.seats[static_cast<std::size_t>(found - table_.seat_ids.begin())]);
        std::string brief;
        for (auto at = name.begin(); at != name.end() && utf8::distance(name.begin(), at) < 2;) {
            const auto from = at;
            utf8::next(at, name.end());
            brief.append(from, at);
        }
        return brief;
    }

    Block in_a_grid(const core::Zone& zone) {
        if (!zone.margins.row_heads.empty()) {
            return margined_grid(zone,
                                 {[this](const core::Place& place) { return on_space(place); },
                                  [this](const core::Place& place) { return in_lane(place); }},
                                 ink_);
        }
        std::vector<Block> cells;
        for (const core::Place& place : zone.places) {
            const std::string label =
                shown(place.label.id.empty() ? core::verbatim(place.token) : place.label);
            std::string content = tokens(place);
            cells.push_back(content.empty() ? Block{ink_.faint(label)}
                                            : Block{ink_.faint(label), content + signs(place)});
        }
        return cells.empty() ? Block{} : ruled_grid(cells, std::max(zone.columns, 1));
    }

    Block tallied(const core::Zone& zone) {
        std::vector<Block> items;
        for (const core::Place& place : zone.places) {
            const std::string label = shown(place.label);
            const std::string content = tokens(place) + signs(place);
            if (!content.empty() || !label.empty()) {
                items.push_back({label + (label.empty() || content.empty() ? "" : " ") + content});
            }
        }
        return flowed(items, std::min(width_ - 4, 36), gap);
    }

    static constexpr int gap = 2;

    const core::Table& table_;
    const Ink& ink_;
    int width_;
    std::map<char, std::string> used_;
};

Box seat_box(const core::Table& table, std::size_t place, Painter& painter, const Ink& ink) {
    const int seat = table.seat_ids[place];
    const std::string name = visible(table.seats[place]);
    Block lines;
    for (const core::Zone& zone : table.zones) {
        if (zone.seat != seat) {
            continue;
        }
        const std::string title = shown(zone.title);
        if (!title.empty() && title != name) {
            lines.push_back(ink.faint(title));
        }
        std::ranges::move(painter.zone(zone), std::back_inserter(lines));
    }
    return {table.to_act == seat ? ink.bold("▶ " + name) : name, std::move(lines)};
}

}  // namespace

Block picture(const core::Table& table, const Ink& ink, int width) {
    Painter painter(table, ink, width);
    std::string headline;
    for (const core::Text& part : table.headline) {
        headline += (headline.empty() ? "" : " · ") + shown(part);
    }
    Block lines{ink.bold(headline), ""};
    std::vector<Box> middle;
    for (const core::Zone& zone : table.zones) {
        if (!zone.seat) {
            middle.push_back({shown(zone.title), painter.zone(zone)});
        }
    }
    std::ranges::move(flowed(std::move(middle), width), std::back_inserter(lines));
    std::vector<Box> seats;
    for (std::size_t place = 0; place < table.seats.size(); ++place) {
        seats.push_back(seat_box(table, place, painter, ink));
    }
    std::ranges::move(flowed(std::move(seats), width), std::back_inserter(lines));
    const std::string legend = painter.legend();
    if (!legend.empty()) {
        lines.push_back(ink.faint(legend));
    }
    return lines;
}

}  // namespace cli
