#include "gui/picture/canvas.h"
#include "gui/picture/invitation.h"
#include "gui/picture/pieces.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

wxString spoken_of(const core::Token& token) {
    wxString all = token.face ? words(token.face->name) : words(N_("face down"));
    for (const core::Face& hint : token.hints) {
        all += ", " + words(N_("told: {0}"), {hint.name});
    }
    for (const core::Mark mark : token.marks) {
        all += " " + word_of(mark);
    }
    return all;
}

/// In a rack, that nothing lies there is worth a word too.
wxString spoken_of(const core::Place& place, bool in_rack) {
    wxString line;
    for (const core::Token& token : place.tokens) {
        line += "; " + words(place.label) + " " + spoken_of(token);
    }
    if (in_rack && place.tokens.empty()) {
        line += "; " + words(place.label) + " " + words(N_("empty"));
    }
    return line;
}

wxString spoken_figures(const core::Zone& zone) {
    wxString all;
    for (const core::Place& row : zone.places) {
        wxString line = words(row.label);
        for (std::size_t i = 0; i < row.figures.size(); ++i) {
            const auto& heads = zone.margins.column_heads;
            line += (i == 0 ? ": " : ", ") + (i < heads.size() ? words(heads[i]) + " " : wxString()) +
                    words(row.figures[i]);
        }
        all += "; " + line;
    }
    return all;
}

void say_zone(wxString& all, const core::Zone& zone) {
    wxString line = words(zone.title);
    for (const core::Text& remark : zone.remarks) {
        line += (line.empty() ? "" : ", ") + words(remark);
    }
    if (zone.layout == core::Layout::figures) {
        line += spoken_figures(zone);
    } else {
        for (const core::Place& place : zone.places) {
            line += spoken_of(place, zone.layout == core::Layout::rack);
        }
    }
    all += line + "\n";
}

}  // namespace

wxString Canvas::spoken() const {
    wxString all;
    if (picture_.notice) {
        all += words(*picture_.notice) + "\n";
    }
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

wxString Canvas::spoken_at(const std::string& token) const {
    for (const core::Zone& zone : picture_.table.zones) {
        for (const core::Place& place : zone.places) {
            if (place.token == token) {
                return spoken_at(zone, place);
            }
        }
    }
    return shown(token);
}

/// A slot is told by whose it is.
wxString Canvas::spoken_at(const core::Zone& zone, const core::Place& place) const {
    const bool in_rack = zone.layout == core::Layout::rack;
    const core::Arranged* piece = picture_.arranged_at(place.token);
    const core::Choice* choice = picture_.choice_at(place);
    wxString all =
        in_rack ? words(zone.title) + spoken_of(place, true) : words(place.label) + spoken_of(place, false);
    if (piece != nullptr) {
        all += "; " + words(piece->face.name);
    }
    if (choice != nullptr && choice->chosen) {
        all += ", " + words(N_("chosen"));
    }
    if (choice != nullptr && is_illegal(*choice)) {
        all += ", " + words(core::word(core::Kind::illegal));
    }
    return all;
}

}  // namespace gui
