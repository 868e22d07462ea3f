#include "gui/canvas.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "gui/native.h"
#include "gui/picture.h"
#include "gui/pieces.h"
#include "gui/standing.h"
#include "gui/theme.h"
#include "gui/words.h"

namespace gui {

namespace {

constexpr double standard_text = 16.0;

wxString spoken_of(const core::Place& place) {
    wxString line;
    for (const core::Token& token : place.tokens) {
        line +=
            "; " + words(place.label) + " " + (token.face ? words(token.face->name) : words(N_("face down")));
        for (const core::Mark mark : token.marks) {
            line += " " + word_of(mark);
        }
    }
    return line;
}

void say_zone(wxString& all, const core::Zone& zone) {
    wxString line = words(zone.title);
    for (const core::Text& remark : zone.remarks) {
        line += (line.empty() ? "" : ", ") + words(remark);
    }
    for (const core::Place& place : zone.places) {
        line += spoken_of(place);
    }
    all += line + "\n";
}

/// The place that the keyboard is at, with what lies there.
wxString spoken_of(const Picture& picture, const std::string& token) {
    for (const core::Zone& zone : picture.table.zones) {
        for (const core::Place& place : zone.places) {
            if (place.token == token) {
                const core::Arranged* piece = picture.arranged_at(token);
                return words(place.label) + spoken_of(place) +
                       (piece != nullptr ? "; " + words(piece->face.name) : wxString());
            }
        }
    }
    return shown(token);
}

const core::Arranged* piece_of(const Picture& picture, const std::string& name) {
    const auto found = std::find_if(picture.arranged.begin(), picture.arranged.end(),
                                    [&](const core::Arranged& each) { return each.piece == name; });
    return found == picture.arranged.end() ? nullptr : &*found;
}

}  // namespace

Canvas::Canvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE | wxWANTS_CHARS) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(320, 280));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        event.Skip();
        press(event.GetPosition());
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { release(event.GetPosition()); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { hover(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { look_at({}); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { drop(); });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_TAB) {
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        } else if (event.HasAnyModifiers() || !press_key(event.GetKeyCode())) {
            event.Skip();
        }
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        picture_.cursor.clear();
        Refresh();
    });
}

const core::Choice* Picture::choice(const std::string& token) const {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const core::Choice& each) { return each.token == token; });
    return token.empty() || found == choices.end() ? nullptr : &*found;
}

const core::Choice* Picture::choice_at(const std::string& place, const std::string& piece) const {
    if (const core::Choice* named = choice(place)) {
        return named;
    }
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const core::Choice& each) { return each.place == place; });
    return !place.empty() && found != choices.end() ? &*found : choice(piece);
}

const core::Choice* Picture::choice_at(const core::Place& place) const {
    return choice_at(place.token, place.tokens.empty() ? std::string() : place.tokens.back().name);
}

const core::Goal* Picture::goal_at(const std::string& place) const {
    const auto found =
        std::find_if(goals.begin(), goals.end(), [&](const core::Goal& each) { return each.place == place; });
    return place.empty() || found == goals.end() || found->tokens.size() < 2 ? nullptr : &*found;
}

const core::Arranged* Picture::arranged_at(const std::string& place) const {
    const auto found = std::find_if(arranged.begin(), arranged.end(),
                                    [&](const core::Arranged& each) { return each.place == place; });
    return place.empty() || found == arranged.end() ? nullptr : &*found;
}

void Canvas::show(Picture picture) {
    picture.cursor = picture_.cursor;
    drop();
    picture_ = std::move(picture);
    asks_for_space_ = false;
    native::set_spoken_name(*this, spoken());
    Refresh();
}

void Canvas::offer(const core::Ask& ask, std::vector<std::string> way, bool show_goals) {
    picture_.shows_goals = show_goals;
    picture_.choices = ask.choices;
    picture_.about = ask.about;
    picture_.goals = ask.goals;
    picture_.arranged = ask.arranged;
    picture_.way = std::move(way);
    picture_.looked_at.clear();
    picture_.picked.clear();
    asks_for_space_ = ask.asked == core::Asked::space;
    if (!picture_.arranged.empty()) {
        native::set_spoken_name(*this, spoken());
    }
    Refresh();
}

bool Canvas::takes_all(const core::Ask& ask) const {
    return std::all_of(ask.choices.begin(), ask.choices.end(), [this](const core::Choice& choice) {
        const auto is_chosen = [&](const core::Place& place) {
            return !place.token.empty() && (place.token == choice.token || place.token == choice.place);
        };
        const auto& zones = picture_.table.zones;
        return std::any_of(zones.begin(), zones.end(), [&](const core::Zone& zone) {
            return is_tiled(zone) && std::any_of(zone.places.begin(), zone.places.end(), is_chosen);
        });
    });
}

bool Canvas::has(const std::string& place) const {
    const auto& zones = picture_.table.zones;
    return !place.empty() && std::any_of(zones.begin(), zones.end(), [&](const core::Zone& zone) {
        return std::any_of(zone.places.begin(), zone.places.end(),
                           [&](const core::Place& each) { return each.token == place; });
    });
}

std::string Canvas::piece_at(const std::string& place) const {
    for (const core::Zone& zone : picture_.table.zones) {
        for (const core::Place& each : zone.places) {
            if (each.token == place && !each.tokens.empty()) {
                return each.tokens.back().name;
            }
        }
    }
    return {};
}

void Canvas::look_at(const std::string& token) {
    if (token != picture_.looked_at) {
        picture_.looked_at = token;
        Refresh();
    }
}

wxString Canvas::spoken() const {
    wxString all;
    for (const core::Text& text : picture_.table.headline) {
        all += words(text) + "\n";
    }
    for (const core::Zone& zone : picture_.table.zones) {
        say_zone(all, zone);
    }
    for (const core::Arranged& each : picture_.arranged) {
        all += words(each.face.name) + " " + shown(each.place) + "\n";
    }
    return all;
}

Arrangement Canvas::lay() const {
    const wxSize size = GetClientSize();
    // A large window is there to be read from afar.
    const double roomy = std::max(1.0, std::min(size.x / 860.0, size.y / 700.0));
    return arrange(picture_.table, size.x, size.y, standard_text * roomy * theme().percent / 100.0);
}

void Canvas::aim(const Arrangement& all) {
    targets_.clear();
    const auto aim_at = [this](const Spot& spot) {
        const auto& tokens = spot.place->tokens;
        targets_.push_back({spot.box, spot.place->token, tokens.empty() ? std::string() : tokens.back().name,
                            tokens.empty() ? 0 : tokens.back().seq});
    };
    std::for_each(all.cards.begin(), all.cards.end(), aim_at);
    for (const Block& block : all.blocks) {
        std::for_each(block.spots.begin(), block.spots.end(), aim_at);
        std::for_each(block.surround.lying.begin(), block.surround.lying.end(), aim_at);
    }
}

void Canvas::paint() {
    wxPaintDC dc(this);
    const Theme& looks = theme();
    dc.SetBackground(wxBrush(looks.paper));
    dc.Clear();
    const wxSize size = GetClientSize();
    if (size.x < 40 || size.y < 40) {
        return;
    }
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    Painter painter(*context, looks);
    const Arrangement all = lay();
    gui::paint(painter, picture_, all);
    aim(all);
    const core::Arranged* dragged = drags_ ? piece_of(picture_, picture_.picked) : nullptr;
    if (dragged != nullptr) {
        const Target* from = target_of(dragged->place);
        const double side = from != nullptr ? from->box.w : size.x * 0.1;
        paint_piece(painter, dragged->face, {}, around(dragged_to_.x, dragged_to_.y, side, side));
    }
}

Box Canvas::box_of(const std::string& place) {
    aim(lay());
    const Target* target = target_of(place);
    return target == nullptr ? Box{} : target->box;
}

const Canvas::Target* Canvas::target_at(const wxPoint& where) const {
    const auto found = std::find_if(targets_.begin(), targets_.end(),
                                    [&](const Target& target) { return target.box.holds(where.x, where.y); });
    return found == targets_.end() ? nullptr : &*found;
}

const Canvas::Target* Canvas::target_of(const std::string& place) const {
    const auto found = std::find_if(targets_.begin(), targets_.end(),
                                    [&](const Target& target) { return target.place == place; });
    return place.empty() || found == targets_.end() ? nullptr : &*found;
}

void Canvas::press(const wxPoint& where) {
    const Target* target = target_at(where);
    const core::Arranged* piece = target != nullptr ? picture_.arranged_at(target->place) : nullptr;
    if (piece != nullptr && picture_.picked.empty()) {
        picture_.picked = piece->piece;
        drags_ = true;
        dragged_to_ = where;
        CaptureMouse();
        Refresh();
    }
}

void Canvas::release(const wxPoint& where) {
    const Target* target = target_at(where);
    if (drags_) {
        const bool stays = target == nullptr || target->place == piece_of(picture_, picture_.picked)->place;
        drags_ = false;
        if (HasCapture()) {
            ReleaseMouse();
        }
        // A tap picks the piece up, so that another tap can put it down.
        stays ? Refresh() : put_picked(target->place);
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
        Refresh();
    }
}

void Canvas::hover(const wxPoint& where) {
    if (drags_) {
        dragged_to_ = where;
        Refresh();
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
        told_.arranged();
    }
    Refresh();
}

/// What may be chosen is chosen, or all that leads there; else the entry is told that put there what lies
/// there.
void Canvas::tap(const Target& target) {
    if (!picture_.arranged.empty()) {
        if (!picture_.picked.empty()) {
            put_picked(target.place);
        } else if (const core::Arranged* piece = picture_.arranged_at(target.place)) {
            picture_.picked = piece->piece;
            Refresh();
        }
        return;
    }
    const core::Choice* choice = picture_.choice_at(target.place, target.piece);
    const core::Goal* goal = picture_.goal_at(target.place);
    // What is told changes the picture: it gets copies.
    if (goal != nullptr && told_.led_to) {
        told_.led_to(core::Goal(*goal));
    } else if (choice != nullptr && told_.chosen) {
        told_.chosen(core::Choice(*choice));
    } else if (asks_for_space_ && !target.place.empty() && told_.beside) {
        told_.beside(std::string(target.place));
    } else if (target.seq > 0 && told_.entry) {
        told_.entry(target.seq);
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
        native::set_spoken_name(*this, spoken_of(picture_, best->place) + "\n" + spoken());
        Refresh();
    }
}

}  // namespace gui
