#include "cli/render/picture.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/words/words.h"
#include "cli/render/marks.h"
#include "cli/render/owners.h"
#include "cli/render/picture_grid.h"
#include "cli/terminal/columns.h"

namespace cli {

namespace {

std::string shown(const core::Text& text) {
    return visible(app::say(text));
}

enum class Naming { tight, brief, whole };

/// `gy 10` in its colour, where there is little room `gy10`; a suit alone is `gy`, or as a whole `gy grey`;
/// face down `▒▒`; equals with their number, `▒▒ ×3`.
std::string thing(const core::Token& token, const Ink& ink, Naming naming) {
    std::string text = "▒▒";
    if (token.face) {
        const core::Face& face = *token.face;
        const std::string name = shown(face.name);
        const std::string second = face.value.empty() && naming == Naming::whole ? name : face.value;
        const std::string first = face.letter.empty() ? name : app::word_for(face.letter);
        text = ink.hue(face.hue, second.empty() || second == first
                                     ? first
                                     : first + (naming == Naming::tight ? "" : " ") + second);
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
    Painter(const core::Table& table, const Ink& ink, int width)
        : owners_(table, width < roomy ? 1 : 2), ink_(ink), width_(width) {}

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
    Block legend() const {
        std::vector<Block> meanings;
        meanings.reserve(used_.size() + used_owners_.size());
        for (const auto& [mark, meaning] : used_) {
            meanings.push_back({std::string(1, mark) + " " + meaning});
        }
        for (const int seat : used_owners_) {
            meanings.push_back({owners_.meaning(seat)});
        }
        return flowed(meanings, width_, 3);
    }

private:
    Block laid_out(const core::Zone& zone) {
        switch (zone.layout) {
            case core::Layout::round:
            case core::Layout::list:
                return listed(zone);
            case core::Layout::row:
            case core::Layout::rack:
                return in_a_row(zone);
            case core::Layout::grid:
                return in_a_grid(zone);
            case core::Layout::tally:
                return tallied(zone);
            case core::Layout::figures:
                return figured(zone);
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

    std::string owner(const core::Token& token) {
        std::string sign = token.owner ? owners_.sign(*token.owner) : std::string();
        if (!sign.empty()) {
            used_owners_.insert(*token.owner);
        }
        return sign;
    }

    std::string drawn(const core::Token& token, Naming naming) {
        return thing(token, ink_, naming) + owner(token);
    }

    std::string tokens(const core::Place& place, Naming naming = Naming::brief) {
        std::string text;
        for (const core::Token& token : place.tokens) {
            text += (text.empty() ? "" : "  ") + drawn(token, naming);
        }
        return text;
    }

    /// One place a line: label, tokens, marks in words.
    Block listed(const core::Zone& zone) {
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

    /// What was told of the thing: `td 3`, or one of both.
    std::string hints(const core::Place& place) const {
        std::string text;
        for (const core::Token& token : place.tokens) {
            for (const core::Face& face : token.hints) {
                text +=
                    (text.empty() ? "" : " ") + ink_.hue(face.hue, app::word_for(face.letter) + face.value);
            }
        }
        return text;
    }

    /// A place side by side with the next: label, what lies on top with its signs, and that
    /// something lies below.
    Block in_a_row(const core::Zone& zone) {
        std::vector<Block> places;
        for (const core::Place& place : zone.places) {
            const std::string top =
                place.tokens.empty() ? "·" : drawn(place.tokens.back(), Naming::brief) + signs(place);
            Block lines{shown(place.label), top};
            if (zone.layout == core::Layout::rack) {
                lines.push_back(hints(place));
            }
            for (std::size_t below = 1; below < place.tokens.size(); ++below) {
                lines.push_back(drawn(place.tokens[place.tokens.size() - 1 - below], Naming::brief));
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

    /// `C 3`, or `C3·An` where it is known whose it is; with its signs. What lies below stands before it.
    std::string on_space(const core::Place& place) {
        const bool owned = std::ranges::any_of(
            place.tokens, [](const core::Token& token) { return token.owner.has_value(); });
        std::string text;
        for (const core::Token& token : place.tokens) {
            text += (text.empty() ? "" : " ") + drawn(token, owned ? Naming::tight : Naming::brief);
        }
        text += signs(place);
        return text.empty() ? ink_.faint("·") : text;
    }

    /// `R5`, with its signs, and `·An`.
    Lying in_lane(const core::Place& place) {
        Lying lying;
        for (const core::Token& token : place.tokens) {
            lying.thing += (lying.thing.empty() ? "" : " ") + thing(token, ink_, Naming::tight);
            lying.owner = owner(token);
        }
        lying.thing += signs(place);
        return lying;
    }

    Block in_a_grid(const core::Zone& zone) {
        if (has_surroundings(zone)) {
            const GridWords words{[this](const core::Place& place) { return on_space(place); },
                                  [this](const core::Place& place) { return in_lane(place); }};
            return margined_grid(zone, words, ink_, width_ - 4);
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

    /// Rows of words and numbers below their heads.
    static Block figured(const core::Zone& zone) {
        const std::vector<core::Text>& heads = zone.margins.column_heads;
        int labels = 0;
        std::vector<int> widths(heads.size(), 0);
        for (std::size_t i = 0; i < heads.size(); ++i) {
            widths[i] = columns(shown(heads[i]));
        }
        for (const core::Place& row : zone.places) {
            labels = std::max(labels, columns(shown(row.label)));
            for (std::size_t i = 0; i < std::min(heads.size(), row.figures.size()); ++i) {
                widths[i] = std::max(widths[i], columns(shown(row.figures[i])));
            }
        }
        const auto in_line = [&](const core::Text& label, const std::vector<core::Text>& cells) {
            std::string line = padded(shown(label), labels);
            for (std::size_t i = 0; i < std::min(heads.size(), cells.size()); ++i) {
                line += std::string(gap, ' ') + right_aligned(shown(cells[i]), widths[i]);
            }
            return line;
        };
        Block lines{in_line({}, heads)};
        for (const core::Place& row : zone.places) {
            lines.push_back(in_line(row.label, row.figures));
        }
        return lines;
    }

    static constexpr int gap = 2;
    static constexpr int roomy = 80;  ///< a scored board of seven by seven fits here, else only its initials

    Owners owners_;
    const Ink& ink_;
    int width_;
    std::map<char, std::string> used_;
    std::set<int> used_owners_;
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

/// Its parts one behind the other, in as many lines as they take; none if there are no parts.
Block headline(const core::Table& table, const Ink& ink, int width) {
    constexpr std::string_view between = " · ";
    Block lines;
    for (const core::Text& part : table.headline) {
        const std::string text = shown(part);
        if (text.empty()) {
            continue;
        }
        if (!lines.empty() && columns(lines.back()) + columns(between) + columns(text) <= width) {
            lines.back().append(between).append(text);
        } else {
            std::ranges::move(wrapped(text, width), std::back_inserter(lines));
        }
    }
    std::ranges::transform(lines, lines.begin(), [&](const std::string& line) { return ink.bold(line); });
    return lines;
}

}  // namespace

Block picture(const core::Table& table, const Ink& ink, int width) {
    Painter painter(table, ink, width);
    Block lines = headline(table, ink, width);
    lines.emplace_back();
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
    for (const std::string& line : painter.legend()) {
        lines.push_back(ink.faint(line));
    }
    return lines;
}

}  // namespace cli
