#pragma once

#include <string>

#include "gui/draw/painter.h"
#include "gui/picture/canvas.h"

namespace gui {

/// How places look that may be chosen, were chosen, or are spoken of.
class Invitation {
public:
    Invitation(Painter& painter, const Picture& picture, double text);

    const core::Choice* looked_at() const { return looked_at_; }

    /// What may be chosen looks like it; what is against a rule, too. `bold`: on something colourful.
    void paint_choice(const Box& box, double radius, const core::Choice* choice, bool bold);
    /// What was chosen and may be taken back.
    void paint_chosen(const Box& box, double radius);
    /// The places of which the question speaks, numbered in their order.
    void paint_about(const Box& box, const std::string& place, double radius);
    /// Where the keyboard is.
    void paint_cursor(const Box& box, const std::string& place, double radius);

private:
    Painter& painter_;
    const Theme& looks_;
    const Picture& picture_;
    double text_;
    bool crowded_;
    const core::Choice* looked_at_;
};

bool is_illegal(const core::Choice& choice);
bool may_be(const core::Choice& choice);

}  // namespace gui
