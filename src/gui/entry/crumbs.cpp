#include "gui/entry/crumbs.h"

#include <algorithm>
#include <utility>

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/resized.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr std::size_t crumbs_from = 3;  ///< after back, other, and the dots
constexpr std::size_t most_spare_crumbs = 12;

}  // namespace

Crumbs::Crumbs(wxPanel& panel, std::function<void(const app::LineAction&)> act)
    : panel_(panel), act_(std::move(act)) {
    panel_.SetSizer(new wxBoxSizer(wxHORIZONTAL));
    after_resize(panel_, [this] { fit(); });
}

void Crumbs::forget() {
    for (wxWindow* crumb : std::exchange(spare_, {})) {
        crumb->Destroy();
    }
}

wxButton* Crumbs::make(const wxString& label, const std::string& style, const wxString& name,
                       const wxString& tip) {
    auto* button = new wxButton(&panel_, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    dress(*button, style);
    snug(*button);
    button->SetToolTip(tip);
    button->SetName(name);
    return button;
}

/// A crumb of these words that lies aside, or a new one: buttons are dear to make, and one that gets fewer
/// words stays as wide as it was.
wxWindow* Crumbs::crumb_of(const wxString& label) {
    const auto found = std::find_if(spare_.begin(), spare_.end(),
                                    [&](const wxWindow* spare) { return spare->GetLabel() == label; });
    if (found != spare_.end()) {
        wxWindow* const spare = *found;
        spare_.erase(found);
        spare->Show();
        return spare;
    }
    wxButton* const crumb = make(label, "crumb", "crumb", words(N_("Choose this anew")));
    // What it does may take the button away.
    crumb->Bind(wxEVT_BUTTON, [this, crumb](wxCommandEvent&) {
        panel_.CallAfter([this, place = place_of(*crumb)] { act_(app::Truncate{place}); });
    });
    return crumb;
}

/// Which of the tokens a crumb stands for.
std::size_t Crumbs::place_of(const wxWindow& crumb) const {
    wxSizer& row = *panel_.GetSizer();
    std::size_t place = 0;
    while (crumbs_from + place < row.GetItemCount() &&
           row.GetItem(crumbs_from + place)->GetWindow() != &crumb) {
        ++place;
    }
    return place;
}

void Crumbs::lay_aside(wxWindow* crumb) {
    panel_.GetSizer()->Detach(crumb);
    crumb->Hide();
    spare_.push_back(crumb);
    if (spare_.size() > most_spare_crumbs) {
        spare_.front()->Destroy();
        spare_.erase(spare_.begin());
    }
}

void Crumbs::put(const std::vector<core::Text>& crumbs) {
    panel_.Show(!crumbs.empty());
    if (crumbs.empty()) {
        return;
    }
    wxSizer& row = *panel_.GetSizer();
    const auto flags = wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6);
    if (row.IsEmpty()) {
        wxButton* const back =
            make(words(N_("&Back")), "small", "back", words(N_("Take the last step back")));
        back->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
            panel_.CallAfter([this] {
                const std::size_t present = panel_.GetSizer()->GetItemCount() - crumbs_from;
                act_(app::Truncate{present - 1});
            });
        });
        wxButton* const other =
            make(words(N_("&Other …")), "small", "other", words(N_("A note, a penalty, or anything else")));
        other->Bind(wxEVT_BUTTON,
                    [this](wxCommandEvent&) { panel_.CallAfter([this] { act_(app::Truncate{0}); }); });
        row.Add(back, flags);
        row.Add(other, flags);
        row.Add(new wxStaticText(&panel_, wxID_ANY, wxString::FromUTF8("…")),
                wxSizerFlags().CentreVertical().Border(wxRIGHT, 6));
    }
    std::size_t at = crumbs_from;
    for (const core::Text& text : crumbs) {
        const wxString label = words(text) + wxString::FromUTF8("  ✕");
        wxWindow* const present = at < row.GetItemCount() ? row.GetItem(at)->GetWindow() : nullptr;
        if (present == nullptr || present->GetLabel() != label) {
            wxWindow* const crumb = crumb_of(label);
            if (present != nullptr) {
                lay_aside(present);
            }
            row.Insert(at, crumb, flags);
            crumb->MoveAfterInTabOrder(row.GetItem(at - 1)->GetWindow());
        }
        ++at;
    }
    while (row.GetItemCount() > at) {
        lay_aside(row.GetItem(row.GetItemCount() - 1)->GetWindow());
    }
    fit();
}

/// One row, however long the line grows, so that nothing below it moves: the first give way to the last.
void Crumbs::fit() {
    constexpr std::size_t dots = crumbs_from - 1;
    wxSizer& row = *panel_.GetSizer();
    const std::size_t count = row.GetItemCount();
    if (count <= dots) {
        return;
    }
    row.Show(dots, false);
    for (std::size_t crumb = crumbs_from; crumb < count; ++crumb) {
        row.Show(crumb, true);
    }
    for (std::size_t first = crumbs_from; first < count && row.CalcMin().x > panel_.GetSize().x; ++first) {
        row.Show(dots, true);
        row.Show(first, false);
    }
    row.Layout();
}

}  // namespace gui
