#include "gui/canvas.h"

#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "gui/native.h"
#include "gui/picture.h"
#include "gui/pieces.h"
#include "gui/theme.h"
#include "gui/words.h"

namespace gui {

namespace {

constexpr double standard_text = 16.0;

void say_zone(wxString& all, const core::Zone& zone) {
    wxString line = words(zone.title);
    for (const core::Text& remark : zone.remarks) {
        line += (line.empty() ? "" : ", ") + words(remark);
    }
    for (const core::Place& place : zone.places) {
        for (const core::Token& token : place.tokens) {
            line += "; " + words(place.label) + " " +
                    (token.face ? words(token.face->name) : words(N_("face down")));
            for (const core::Mark mark : token.marks) {
                line += " " + word_of(mark);
            }
        }
    }
    all += line + "\n";
}

}  // namespace

Canvas::Canvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(320, 280));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { tap(event.GetPosition()); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { hover(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { look_at({}); });
}

const core::Choice* Picture::choice(const std::string& token) const {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const core::Choice& each) { return each.token == token; });
    return token.empty() || found == choices.end() ? nullptr : &*found;
}

void Canvas::show(Picture picture) {
    picture_ = std::move(picture);
    native::set_spoken_name(*this, spoken());
    Refresh();
}

void Canvas::offer(const core::Ask& ask) {
    picture_.choices = ask.choices;
    picture_.about = ask.about;
    picture_.looked_at.clear();
    Refresh();
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
    return all;
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
    // A large window is there to be read from afar.
    const double roomy = std::max(1.0, std::min(size.x / 860.0, size.y / 700.0));
    const Arrangement all =
        arrange(picture_.table, size.x, size.y, standard_text * roomy * looks.percent / 100.0);
    gui::paint(painter, picture_, all);

    targets_.clear();
    const auto aim_at = [this](const Spot& spot) {
        const core::Seq seq = spot.place->tokens.empty() ? 0 : spot.place->tokens.back().seq;
        targets_.push_back({spot.box, spot.place->token, seq});
    };
    std::for_each(all.cards.begin(), all.cards.end(), aim_at);
    for (const Block& block : all.blocks) {
        std::for_each(block.spots.begin(), block.spots.end(), aim_at);
        std::for_each(block.surround.lying.begin(), block.surround.lying.end(), aim_at);
    }
}

const Canvas::Target* Canvas::target_at(const wxPoint& where) const {
    const auto found = std::find_if(targets_.begin(), targets_.end(),
                                    [&](const Target& target) { return target.box.holds(where.x, where.y); });
    return found == targets_.end() ? nullptr : &*found;
}

void Canvas::hover(const wxPoint& where) {
    const Target* target = target_at(where);
    const bool known = target != nullptr && picture_.choice(target->place) != nullptr;
    look_at(known ? target->place : std::string());
}

/// A place that may be chosen is chosen; else the entry is told that put there what lies there.
void Canvas::tap(const wxPoint& where) {
    const Target* target = target_at(where);
    if (target == nullptr) {
        return;
    }
    if (picture_.choice(target->place) != nullptr && place_told_) {
        place_told_(target->place);
    } else if (target->seq > 0 && entry_told_) {
        entry_told_(target->seq);
    }
}

}  // namespace gui
