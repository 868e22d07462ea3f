#include "gui/picture/invitation.h"

#include <algorithm>

namespace gui {

namespace {

/// So many illegal choices at once would drown the others.
constexpr int most_loud = 8;

}  // namespace

bool is_illegal(const core::Choice& choice) {
    return choice.verdict && core::kind(*choice.verdict) == core::Kind::illegal;
}

bool may_be(const core::Choice& choice) {
    return !choice.verdict || core::kind(*choice.verdict) != core::Kind::impossible;
}

Invitation::Invitation(Painter& painter, const Picture& picture, double text)
    : painter_(painter),
      looks_(painter.looks()),
      picture_(picture),
      text_(text),
      crowded_(std::count_if(picture.choices.begin(), picture.choices.end(), is_illegal) > most_loud),
      looked_at_(picture.choice(picture.looked_at)) {
}

void Invitation::paint_choice(const Box& box, double radius, const core::Choice* choice, bool bold) {
    if (choice == nullptr || !may_be(*choice)) {
        return;
    }
    const bool illegal = is_illegal(*choice);
    const bool looked_at = choice == looked_at_;
    if (illegal && crowded_ && !looked_at) {
        const wxColour& colour = looks_.danger;
        painter_.outline(box.inset(1), radius, wxColour(colour.Red(), colour.Green(), colour.Blue(), 110),
                         1.5, true);
        return;
    }
    const double width = std::max(2.0, text_ * (looked_at ? 0.3 : bold ? 0.2 : 0.14));
    if (bold) {
        painter_.outline(box.inset(width), radius, looks_.sheet, width * 1.6);
    }
    painter_.outline(box.inset(width / 2), radius, illegal ? looks_.danger : looks_.accent, width, illegal);
    if (illegal) {
        const double r = std::min(box.w, box.h) * 0.17;
        painter_.pill("!", box.right() - r * 1.2, box.y + r * 1.2, r * 2, looks_.danger, looks_.paper, r * 2);
    }
}

void Invitation::paint_chosen(const Box& box, double radius) {
    const double width = std::max(4.0, text_ * 0.3);
    painter_.outline(box.inset(width * 0.1), radius, looks_.sheet, width * 1.7);
    painter_.outline(box.inset(width * 0.1), radius, looks_.accent, width);
}

void Invitation::paint_about(const Box& box, const std::string& place, double radius) {
    const auto found = std::find(picture_.about.begin(), picture_.about.end(), place);
    if (place.empty() || found == picture_.about.end()) {
        return;
    }
    const auto at = found - picture_.about.begin();
    painter_.outline(box.inset(1.5), radius, looks_.accent, at == 0 ? std::max(3.0, text_ * 0.26) : 2,
                     at > 0);
    if (picture_.about.size() > 1) {
        painter_.write(wxString::Format("%d", static_cast<int>(at) + 1), box,
                       {std::min(text_ * 1.2, box.h * 0.5), looks_.accent, true, Align::centre});
    }
}

void Invitation::paint_cursor(const Box& box, const std::string& place, double radius) {
    if (!picture_.cursor.empty() && place == picture_.cursor) {
        painter_.outline(box.inset(-1), radius, looks_.paper, text_ * 0.5);
        painter_.outline(box.inset(-1), radius, looks_.text, std::max(3.0, text_ * 0.26));
    }
}

}  // namespace gui
