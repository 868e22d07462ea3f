#include "cli/picture.h"

#include <algorithm>
#include <map>

#include "app/words.h"
#include "cli/columns.h"

namespace cli {

namespace {

/// A mark as a sign where there is little room, explained below the picture.
char sign(core::Mark mark) {
    using enum core::Mark;
    switch (mark) {
        case leads:
            return '>';
        case wins:
            return '*';
        case next:
            return '<';
        case forced:
            return '=';
        case designates:
            return '#';
        case illegal:
            return '!';
        case presumed:
            return '?';
        case fresh:
            return '+';
    }
    return ' ';
}

std::string word(core::Mark mark) {
    using enum core::Mark;
    switch (mark) {
        case leads:
            return app::word_for(N_("leads"));
        case wins:
            return app::word_for(N_("wins so far"));
        case next:
            return app::word_for(N_("next"));
        case forced:
            return app::word_for(N_("must be played"));
        case designates:
            return app::word_for(N_("designates"));
        case illegal:
            return app::word_for(N_("illegal"));
        case presumed:
            return app::word_for(N_("presumed"));
        case fresh:
            return app::word_for(N_("just now"));
    }
    return {};
}

std::string shown(const core::Text& text) {
    return visible(app::say(text));
}

/// `gy 10` in its colour; face down `▒▒`; equals with their number, `▒▒ ×3`.
std::string drawn(const core::Token& token, const Ink& ink) {
    std::string text = "▒▒";
    if (token.face) {
        const core::Face& face = *token.face;
        const std::string letter = face.letter.empty() ? shown(face.name) : face.letter;
        text = ink.hue(face.hue, face.value.empty() ? letter : letter + " " + face.value);
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
    Painter(const Ink& ink, int width) : ink_(ink), width_(width) {}

    /// The lines of a zone, below its title.
    Block zone(const core::Zone& zone) {
        Block lines;
        for (const core::Text& remark : zone.remarks) {
            lines.push_back(ink_.faint(shown(remark)));
        }
        switch (zone.layout) {
            case core::Layout::round:
            case core::Layout::list:
                add(lines, listed(zone));
                break;
            case core::Layout::row:
                add(lines, in_a_row(zone));
                break;
            case core::Layout::grid:
                add(lines, in_a_grid(zone));
                break;
            case core::Layout::tally:
                add(lines, tallied(zone));
                break;
        }
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
    static void add(Block& lines, Block more) { std::ranges::move(more, std::back_inserter(lines)); }

    std::string signs(const core::Place& place) {
        std::string text;
        for (const core::Mark mark : marks_of(place)) {
            text += sign(mark);
            used_[sign(mark)] = word(mark);
        }
        return text;
    }

    std::string tokens(const core::Place& place) const {
        std::string text;
        for (const core::Token& token : place.tokens) {
            text += (text.empty() ? "" : "  ") + drawn(token, ink_);
        }
        return text;
    }

    /// One place a line: label, tokens, marks in words.
    Block listed(const core::Zone& zone) const {
        int labels = 0;
        int things = 0;
        for (const core::Place& place : zone.places) {
            labels = std::max(labels, columns(shown(place.label)));
            things = std::max(things, columns(tokens(place)));
        }
        Block lines;
        for (const core::Place& place : zone.places) {
            std::string marks;
            for (const core::Mark mark : marks_of(place)) {
                marks += (marks.empty() ? "" : ", ") + word(mark);
            }
            lines.push_back(padded(shown(place.label), labels) + "  " + padded(tokens(place), things) +
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
                place.tokens.empty() ? "·" : drawn(place.tokens.back(), ink_) + signs(place);
            Block lines{shown(place.label), top};
            for (std::size_t below = 1; below < place.tokens.size(); ++below) {
                lines.push_back(drawn(place.tokens[place.tokens.size() - 1 - below], ink_));
            }
            places.push_back(std::move(lines));
        }
        const bool labelled =
            std::ranges::any_of(places, [](const Block& lines) { return !lines.front().empty(); });
        for (Block& lines : places) {
            if (!labelled) {
                lines.erase(lines.begin());
            }
            lines.front() = padded(lines.front(), width_of(lines) + 1);
        }
        return flowed(places, width_ - 4);
    }

    Block in_a_grid(const core::Zone& zone) {
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
                items.push_back({label + (label.empty() || content.empty() ? "" : " ") + content + " "});
            }
        }
        return flowed(items, std::min(width_ - 4, 36));
    }

    const Ink& ink_;
    int width_;
    std::map<char, std::string> used_;
};

Block seat_box(const core::Table& table, std::size_t place, Painter& painter, const Ink& ink) {
    const int seat = table.seat_ids[place];
    Block lines;
    for (const core::Zone& zone : table.zones) {
        if (zone.seat != seat) {
            continue;
        }
        const std::string title = shown(zone.title);
        if (!title.empty()) {
            lines.push_back(ink.faint(title));
        }
        std::ranges::move(painter.zone(zone), std::back_inserter(lines));
    }
    const std::string name = visible(table.seats[place]);
    return boxed(table.to_act == seat ? ink.bold("▶ " + name) : name, lines);
}

}  // namespace

Block picture(const core::Table& table, const Ink& ink, int width) {
    Painter painter(ink, width);
    std::string headline;
    for (const core::Text& part : table.headline) {
        headline += (headline.empty() ? "" : " · ") + shown(part);
    }
    Block lines{ink.bold(headline), ""};
    std::vector<Block> middle;
    for (const core::Zone& zone : table.zones) {
        if (!zone.seat) {
            middle.push_back(boxed(shown(zone.title), painter.zone(zone)));
        }
    }
    std::ranges::move(flowed(middle, width), std::back_inserter(lines));
    std::vector<Block> seats;
    for (std::size_t place = 0; place < table.seats.size(); ++place) {
        seats.push_back(seat_box(table, place, painter, ink));
    }
    std::ranges::move(flowed(seats, width), std::back_inserter(lines));
    const std::string legend = painter.legend();
    if (!legend.empty()) {
        lines.push_back(ink.faint(legend));
    }
    return lines;
}

}  // namespace cli
