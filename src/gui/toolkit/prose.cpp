#include "gui/toolkit/prose.h"

#include <algorithm>

#include <wx/sizer.h>

#include "gui/toolkit/native.h"
#include "gui/toolkit/resized.h"

namespace gui {

namespace {

constexpr int narrowest = 40;

void fit(wxControl& label) {
    const int width = label.GetSize().x;
    if (width < narrowest) {
        return;
    }
    const int height = label.GetLabel().empty() ? 0 : native::height_for_width(label, width);
    if (label.GetMinSize().y == height) {
        return;
    }
    label.SetMinSize(wxSize(narrowest, height));
    lay_out_around(label);
}

/// The words of a part of a row: its own, or those between its buttons.
wxWindow* words_of(const wxSizerItem& part) {
    if (part.GetWindow() != nullptr) {
        return part.GetWindow();
    }
    for (const wxSizerItem* inside : part.GetSizer()->GetChildren()) {
        if (dynamic_cast<wxStaticText*>(inside->GetWindow()) != nullptr) {
            return inside->GetWindow();
        }
    }
    return nullptr;
}

/// Words that are wider than the whole row have their lines broken. Answers whether some were for the first
/// time: a button tells its height for a width wrongly until the toolkit has seen that its lines may break.
bool break_wide_words(wxWindow& row) {
    bool first = false;
    for (wxSizerItem* part : row.GetSizer()->GetChildren()) {
        wxWindow* words = words_of(*part);
        if (words == nullptr) {
            continue;
        }
        const int wished = words->GetBestSize().x;
        const int beside = part->CalcMin().x - words->GetEffectiveMinSize().x;
        const int width = std::clamp(row.GetSize().x - beside, narrowest, std::max(narrowest, wished));
        const int least = words->GetMinSize().x;
        if (width < wished || (least > 0 && least < wished)) {
            first = first || least != width;
            words->SetMinSize(wxSize(width, native::height_for_width(*words, width)));
        }
    }
    return first;
}

}  // namespace

void say(wxStaticText& label, const wxString& words) {
    if (label.GetLabelText() != words) {
        label.SetLabelText(words);
        fit(label);
    }
}

void flow(wxControl& label) {
    label.SetMinSize(wxSize(narrowest, -1));
    after_resize(label, [&label] { fit(label); });
}

void flow_row(wxWindow& row) {
    row.SetMinSize(wxSize(narrowest, -1));
    after_resize(row, [&row] { fit_row(row); });
}

void fit_row(wxWindow& row) {
    if (row.GetSize().x < narrowest) {
        return;
    }
    wxSizer& lines = *row.GetSizer();
    if (break_wide_words(row)) {
        row.CallAfter([&row] { fit_row(row); });
    }
    lines.InformFirstDirection(wxHORIZONTAL, row.GetSize().x, -1);
    const int height = lines.CalcMin().y;
    if (row.GetMinSize().y != height) {
        row.SetMinSize(wxSize(narrowest, height));
        lay_out_around(row);
    }
}

}  // namespace gui
