#include "gui/picture/canvas.h"

#include <algorithm>
#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "app/words/words.h"
#include "gui/picture/arrangement_racks.h"
#include "gui/picture/picture.h"
#include "gui/picture/pieces_on_board.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"

namespace gui {

namespace {

constexpr double standard_text = 16.0;
constexpr double wished_from_afar = 1.3;  ///< over the least height of words
constexpr int least_picture = 150;        ///< a table of two rows of seats

}  // namespace

Canvas::Canvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE | wxWANTS_CHARS) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(320, least_picture));
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
        repaint();
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

const core::Arranged* Picture::piece(const std::string& name) const {
    const auto found = std::find_if(arranged.begin(), arranged.end(),
                                    [&](const core::Arranged& each) { return each.piece == name; });
    return found == arranged.end() ? nullptr : &*found;
}

void Canvas::show_from_afar(FromAfar afar) {
    afar_ = std::move(afar);
    things_.clear();
    Refresh(false);
}

void Canvas::show(Picture picture) {
    const app::Speaking speaking(language());
    picture.cursor = picture_.cursor;
    drop();
    picture_ = std::move(picture);
    asks_for_space_ = false;
    native::set_spoken_name(*this, spoken());
    repaint();
}

void Canvas::offer(const core::Ask& ask, std::vector<std::string> way, bool show_goals) {
    picture_.shows_goals = show_goals;
    // While pieces are set up, the way there is to put them: a choice of every space says nothing.
    picture_.choices = ask.arranged.empty() ? ask.choices : std::vector<core::Choice>{};
    picture_.about = ask.about;
    picture_.goals = ask.goals;
    picture_.arranged = ask.arranged;
    picture_.way = std::move(way);
    picture_.looked_at.clear();
    picture_.picked.clear();
    asks_for_space_ = ask.asked == core::Asked::space;
    if (!picture_.arranged.empty()) {
        native::set_spoken_name(*this, spoken());
    } else if (!picture_.cursor.empty()) {
        native::set_spoken_name(*this, spoken_at(picture_.cursor) + "\n" + spoken());
    }
    repaint();
}

bool Canvas::is_tapped() const {
    const auto& zones = picture_.table.zones;
    return std::any_of(zones.begin(), zones.end(), is_tiled);
}

bool Canvas::has_racks() const {
    return gui::has_racks(picture_.table);
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

void Canvas::look_at(const std::string& token) {
    if (token != picture_.looked_at) {
        picture_.looked_at = token;
        repaint();
    }
}

Arrangement Canvas::lay() const {
    const wxSize size = GetClientSize();
    if (afar_) {
        const double least = afar_->looks.least_text;
        return arrange(picture_.table, size.x, size.y, least * wished_from_afar, least);
    }
    // A large window is there to be read from afar.
    const double roomy = std::max(1.0, std::min(size.x / 860.0, size.y / 700.0));
    return arrange(picture_.table, size.x, size.y, standard_text * roomy * theme().percent / 100.0);
}

void Canvas::aim(const Arrangement& all) {
    aimed_ = true;
    targets_.clear();
    const auto aim_at = [this](const Spot& spot) {
        const auto& tokens = spot.place->tokens;
        targets_.push_back({spot.box, spot.place->token, tokens.empty() ? std::string() : tokens.back().name,
                            tokens.empty() ? 0 : tokens.back().seq});
    };
    std::for_each(all.cards.begin(), all.cards.end(), aim_at);
    for (const Rack& rack : all.racks) {
        for (const Spot& slot : rack.slots) {
            aim_at({slot.place, {slot.box.x, slot.box.y, slot.box.w, slot.box.h + slot.words.h}, {}});
        }
    }
    for (const Block& block : all.blocks) {
        std::for_each(block.spots.begin(), block.spots.end(), aim_at);
        std::for_each(block.surround.lying.begin(), block.surround.lying.end(), aim_at);
    }
}

void Canvas::aim_if_needed() {
    if (!aimed_) {
        aim(lay());
    }
}

void Canvas::draw(Painter& painter, const Arrangement& all) const {
    gui::paint(painter, picture_, all);
    if (const core::Arranged* dragged = drags_ ? picture_.piece(picture_.picked) : nullptr) {
        const Target* from = target_of(dragged->place);
        const double side = from != nullptr ? from->box.w : GetClientSize().x * 0.1;
        painter.thing([&] {
            paint_piece(painter, dragged->face, {}, around(dragged_to_.x, dragged_to_.y, side, side));
        });
    }
}

void Canvas::paint() {
    wxPaintDC dc(this);
    const app::Speaking speaking(language());
    const wxSize size = GetClientSize();
    if (size.x < 40 || size.y < 40) {
        paint_paper(dc, size, {}, looks());
        return;
    }
    const Arrangement all = lay();
    aim(all);
    paint_paper(dc, size, all, looks());
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    Painter painter(*context, looks(), &sprites_);
    draw(painter, all);
    keep(painter.take_things(), GetUpdateRegion());
}

/// Things that look otherwise than they do on the screen are painted anew, and no others.
void Canvas::repaint() {
    aimed_ = false;
    if (still_) {
        return;
    }
    const app::Speaking speaking(language());
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create());
    Painter painter(*context, looks(), nullptr);
    draw(painter, lay());
    keep(painter.take_things(), {});
}

/// What changed outside of the part that was painted just now is still to be painted.
void Canvas::keep(std::vector<Thing> things, const wxRegion& painted) {
    const auto refresh_but = [&](const std::vector<Thing>& some, const std::vector<Thing>& others) {
        for (const Thing& thing : some) {
            if (std::find(others.begin(), others.end(), thing) == others.end() &&
                painted.Contains(thing.place) != wxInRegion) {
                RefreshRect(thing.place, false);
            }
        }
    };
    refresh_but(things, things_);
    refresh_but(things_, things);
    things_ = std::move(things);
}

Box Canvas::box_of(const std::string& place) {
    aim(lay());
    const Target* target = target_of(place);
    return target == nullptr ? Box{} : target->box;
}

/// Also a little beside it: a finger may be in the gap between two spaces.
const Canvas::Target* Canvas::target_at(const wxPoint& where) {
    aim_if_needed();
    for (const double gap : {0.0, 0.06}) {
        const auto found = std::find_if(targets_.begin(), targets_.end(), [&](const Target& target) {
            return target.box.inset(-gap * target.box.w).holds(where.x, where.y);
        });
        if (found != targets_.end()) {
            return &*found;
        }
    }
    return nullptr;
}

const Canvas::Target* Canvas::target_of(const std::string& place) const {
    const auto found = std::find_if(targets_.begin(), targets_.end(),
                                    [&](const Target& target) { return target.place == place; });
    return place.empty() || found == targets_.end() ? nullptr : &*found;
}

}  // namespace gui
