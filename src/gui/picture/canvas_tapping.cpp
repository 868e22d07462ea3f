#include "gui/picture/canvas.h"

#include <algorithm>
#include <cmath>

#include "gui/toolkit/native.h"

namespace gui {

void Canvas::press(const wxPoint& where) {
    const Target* target = target_at(where);
    const core::Arranged* piece = target != nullptr ? picture_.arranged_at(target->place) : nullptr;
    if (piece != nullptr && picture_.picked.empty()) {
        picture_.picked = piece->piece;
        drags_ = true;
        dragged_to_ = where;
        CaptureMouse();
        repaint();
    }
}

void Canvas::release(const wxPoint& where) {
    const Target* target = target_at(where);
    if (drags_) {
        const bool stays = target == nullptr || target->place == picture_.piece(picture_.picked)->place;
        drags_ = false;
        if (HasCapture()) {
            ReleaseMouse();
        }
        // A tap picks the piece up, so that another tap can put it down.
        stays ? repaint() : put_picked(target->place);
    } else if (target != nullptr) {
        tap(*target);
    }
}

/// Whatever is being dragged stays where it was.
void Canvas::drop() {
    if (drags_) {
        drags_ = false;
        picture_.picked.clear();
        if (HasCapture()) {
            ReleaseMouse();
        }
        repaint();
    }
}

void Canvas::hover(const wxPoint& where) {
    if (drags_) {
        dragged_to_ = where;
        repaint();
        return;
    }
    const Target* target = target_at(where);
    const core::Choice* known =
        target != nullptr ? picture_.choice_at(target->place, target->piece) : nullptr;
    look_at(known != nullptr ? known->token : std::string());
}

/// The pieces change places if another one stands there.
void Canvas::put_picked(const std::string& place) {
    core::Arranged* piece = nullptr;
    core::Arranged* other = nullptr;
    for (core::Arranged& each : picture_.arranged) {
        piece = each.piece == picture_.picked ? &each : piece;
        other = each.place == place ? &each : other;
    }
    picture_.picked.clear();
    if (piece != nullptr && target_of(place) != nullptr) {
        if (other != nullptr) {
            other->place = piece->place;
        }
        piece->place = place;
        native::set_spoken_name(*this, spoken());
        callbacks_.arranged();
    }
    repaint();
}

/// What may be chosen is chosen, or all that leads there; else the entry is told that put there what lies
/// there.
void Canvas::tap(const Target& target) {
    if (!picture_.arranged.empty()) {
        if (!picture_.picked.empty()) {
            put_picked(target.place);
        } else if (const core::Arranged* piece = picture_.arranged_at(target.place)) {
            picture_.picked = piece->piece;
            repaint();
        }
        return;
    }
    const core::Choice* choice = picture_.choice_at(target.place, target.piece);
    const core::Goal* goal = picture_.goal_at(target.place);
    // What is told changes the picture: it gets copies.
    if (goal != nullptr && callbacks_.led_to) {
        callbacks_.led_to(core::Goal(*goal));
    } else if (choice != nullptr && callbacks_.chosen) {
        callbacks_.chosen(core::Choice(*choice));
    } else if (asks_for_space_ && !target.place.empty() && callbacks_.beside) {
        callbacks_.beside(std::string(target.place));
    } else if (target.seq > 0 && callbacks_.entry) {
        callbacks_.entry(target.seq);
    }
}

bool Canvas::press_key(int key) {
    switch (key) {
        case WXK_LEFT:
        case WXK_NUMPAD_LEFT:
            walk(-1, 0);
            return true;
        case WXK_RIGHT:
        case WXK_NUMPAD_RIGHT:
            walk(1, 0);
            return true;
        case WXK_UP:
        case WXK_NUMPAD_UP:
            walk(0, -1);
            return true;
        case WXK_DOWN:
        case WXK_NUMPAD_DOWN:
            walk(0, 1);
            return true;
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            aim_if_needed();
            if (const Target* target = target_of(picture_.cursor)) {
                tap(Target(*target));
            }
            return true;
        default:
            return false;
    }
}

/// To the nearest place in that direction; at first to the first one that can be chosen.
void Canvas::walk(int dx, int dy) {
    aim(lay());
    const Target* from = target_of(picture_.cursor);
    const Target* best = nullptr;
    double least = 0;
    for (const Target& target : targets_) {
        const bool can_be = !target.place.empty();
        if (from == nullptr) {
            const bool inviting = picture_.choice_at(target.place, target.piece) != nullptr ||
                                  picture_.arranged_at(target.place) != nullptr;
            best = can_be && (best == nullptr || (inviting && least == 0)) ? &target : best;
            least = inviting ? 1 : least;
            continue;
        }
        const double across = target.box.middle_x() - from->box.middle_x();
        const double down = target.box.middle_y() - from->box.middle_y();
        const double ahead = across * dx + down * dy;
        const double aside = std::abs(across * dy) + std::abs(down * dx);
        const double far = ahead + 3 * aside;
        if (can_be && ahead > 1 && aside <= ahead * 1.01 && (best == nullptr || far < least)) {
            best = &target;
            least = far;
        }
    }
    if (best != nullptr) {
        picture_.cursor = best->place;
        const core::Choice* choice = picture_.choice_at(best->place, best->piece);
        look_at(choice != nullptr ? choice->token : std::string());
        native::set_spoken_name(*this, spoken_at(best->place) + "\n" + spoken());
        repaint();
    }
}

}  // namespace gui
