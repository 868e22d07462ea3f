#include "gui/picture/pieces.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/brush.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include "gui/toolkit/words.h"

namespace gui {

namespace {

struct Look {
    wxColour colour, ink;
};

Look look_of(core::Mark mark, const Theme& looks) {
    switch (mark) {
        case core::Mark::wins:
        case core::Mark::forced:
        case core::Mark::next:
        case core::Mark::offered:
            return {looks.accent, looks.on_accent};
        case core::Mark::illegal:
            return {looks.danger, looks.paper};
        case core::Mark::presumed:
            return {looks.caution_wash, looks.caution};
        case core::Mark::confirmed:
            return {looks.raised, looks.fine};
        default:
            return {looks.text, looks.paper};
    }
}

void paint_rim(Painter& painter, const std::vector<core::Mark>& marks, const Box& box, double text) {
    const Theme& looks = painter.looks();
    const double radius = box.h * 0.09;
    if (marked(marks, core::Mark::wins) || marked(marks, core::Mark::forced) ||
        marked(marks, core::Mark::offered)) {
        painter.outline(box.inset(-3), radius + 3, looks.accent, std::max(3.0, text * 0.26));
    }
    if (marked(marks, core::Mark::fresh)) {
        painter.outline(box.inset(-2), radius + 2, looks.text, std::max(2.0, text * 0.16));
    }
    if (marked(marks, core::Mark::next)) {
        painter.outline(box.inset(-2), radius + 2, looks.accent, std::max(2.0, text * 0.16), true);
    }
    if (marked(marks, core::Mark::illegal)) {
        painter.outline(box.inset(-6), radius + 6, looks.danger, std::max(3.0, text * 0.26), true);
    }
}

wxString label_of(core::Mark mark) {
    return mark == core::Mark::confirmed ? tick() + " " + word_of(mark) : word_of(mark);
}

std::vector<core::Mark> marks_with_words(const std::vector<core::Mark>& marks) {
    std::vector<core::Mark> found;
    for (const core::Mark mark :
         {core::Mark::leads, core::Mark::wins, core::Mark::forced, core::Mark::designates,
          core::Mark::offered, core::Mark::presumed, core::Mark::confirmed, core::Mark::illegal}) {
        if (marked(marks, mark)) {
            found.push_back(mark);
        }
    }
    return found;
}

/// In the middle of their room, one beside another.
void paint_marks_in_row(Painter& painter, const std::vector<core::Mark>& marks, const Box& room) {
    const double gap = room.h * 0.2;
    double all = -gap;
    for (const core::Mark mark : marks) {
        all += painter.pill_width(label_of(mark), room.h) + gap;
    }
    const double share = std::min(1.0, room.w / std::max(1.0, all));
    const double height = room.h * share;
    double x = room.middle_x() - all * share / 2;
    for (const core::Mark mark : marks) {
        const Look look = look_of(mark, painter.looks());
        const double width = painter.pill_width(label_of(mark), height);
        painter.label(label_of(mark), {x, room.middle_y() - height / 2, width, height}, look.colour,
                      look.ink);
        x += width + gap * share;
    }
}

/// The marks of a thing as words: in the room above or below it, or one below another in the room beside it,
/// or on its lower edge.
void paint_marks(Painter& painter, const std::vector<core::Mark>& marks, const Spot& spot, double text) {
    const std::vector<core::Mark> all = marks_with_words(marks);
    const bool beside = !spot.words.empty();
    if (beside && spot.words.x < spot.box.right()) {
        paint_marks_in_row(painter, all, spot.words);
        return;
    }
    double height =
        std::min(text * 1.55, beside ? std::max(text * 1.05, spot.box.h * 0.23) : spot.box.h * 0.3);
    double y = beside ? spot.words.y + height / 2 : spot.box.bottom();
    for (const core::Mark mark : all) {
        const Look look = look_of(mark, painter.looks());
        const wxString word = label_of(mark);
        if (beside) {
            painter.label(word, {spot.words.x, y - height / 2, spot.words.w, height}, look.colour, look.ink);
            y += height * 1.14;
        } else {
            painter.pill(word, spot.box.middle_x(), y, height, look.colour, look.ink, spot.box.w + text);
            y -= height;
        }
    }
}

}  // namespace

wxString tick() {
    return wxString::FromUTF8("✓");
}

wxString word_of(core::Mark mark) {
    switch (mark) {
        case core::Mark::leads:
            return words(N_("leads"));
        case core::Mark::wins:
            return words(N_("winning"));
        case core::Mark::forced:
            return words(N_("must go"));
        case core::Mark::designates:
            return words(N_("designates"));
        case core::Mark::illegal:
            return words(N_("illegal"));
        case core::Mark::presumed:
            return words(N_("presumed"));
        case core::Mark::confirmed:
            return words(N_("certain"));
        case core::Mark::next:
            return words(N_("next"));
        case core::Mark::offered:
            return words(N_("on offer"));
        case core::Mark::moved:
            return words(N_("has moved"));
        case core::Mark::frozen:
            return words(N_("may not move"));
        case core::Mark::buried:
            return words(N_("buried"));
        case core::Mark::traded:
            return words(N_("traded"));
        case core::Mark::fresh:
        case core::Mark::barred:
            return {};
    }
    return {};
}

bool marked(const std::vector<core::Mark>& marks, core::Mark mark) {
    return std::find(marks.begin(), marks.end(), mark) != marks.end();
}

wxBitmap picture_of(const std::vector<core::Face>& cards, int height) {
    const double width = height * card_shape;
    const double step = width + std::max(2.0, height * 0.08);
    wxBitmap bitmap(static_cast<int>(std::ceil(step * static_cast<double>(cards.size()))) + 4, height + 6);
    wxMemoryDC dc(bitmap);
    dc.SetBackground(wxBrush(theme().raised));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    Painter painter(*context, theme());
    Box card{2, 1, width, static_cast<double>(height)};
    for (const core::Face& face : cards) {
        painter.card(face, card);
        card.x += step;
    }
    return bitmap;
}

void paint_token(Painter& painter, const core::Token& token, const Box& box) {
    if (token.face) {
        painter.card(*token.face, box);
        if (token.count > 1) {
            painter.pill(wxString::Format("%d", token.count), box.right(), box.y, box.h * 0.26,
                         painter.looks().plate, painter.looks().text, box.w);
        }
    } else {
        painter.card_back(box, token.count);
    }
}

void paint_pile(Painter& painter, const Spot& spot, double text, double shape) {
    const core::Place& place = *spot.place;
    const Box& box = spot.box;
    const auto count = place.tokens.size();
    const double shift = count > 1 ? std::min(box.h * 0.1, box.h * 0.24 / static_cast<double>(count - 1)) : 0;
    const double spare = shift * static_cast<double>(count > 0 ? count - 1 : 0);
    const double height = box.h - spare;
    const double width = std::min(box.w, height * shape);
    for (std::size_t i = 0; i < count; ++i) {
        const double y = box.y + spare - shift * static_cast<double>(i);
        const Box card{box.middle_x() - width / 2, i + 1 == count ? box.y : y, width, height};
        paint_token(painter, place.tokens[i], card);
        if (i + 1 == count) {
            std::vector<core::Mark> marks = place.marks;
            marks.insert(marks.end(), place.tokens[i].marks.begin(), place.tokens[i].marks.end());
            paint_rim(painter, marks, card, text);
            paint_marks(painter, marks, {&place, card, spot.words}, text);
        }
    }
    if (count == 0) {
        const bool next = marked(place.marks, core::Mark::next);
        painter.outline(box.inset(2), box.h * 0.08,
                        next ? painter.looks().accent : painter.looks().table_edge, next ? 3 : 2, true);
    }
}

}  // namespace gui
