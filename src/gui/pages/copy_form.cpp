#include "gui/pages/copy_form.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/clrpicker.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/words/words.h"
#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

wxString usual_name(const core::CopyKind& kind) {
    return shown(app::usual_word_for(kind.name));
}

/// As it may be kept: without what cannot be seen.
std::string cleaned(wxString name) {
    for (const char* control : {"\t", "\n", "\r"}) {
        name.Replace(control, " ");
    }
    return typed(name.Strip(wxString::both));
}

}  // namespace

CopyForm::CopyForm(wxWindow* parent, Copies copies) : wxPanel(parent), copies_(std::move(copies)) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    for (const core::GameInfo* game : games::infos()) {
        if (!game->kinds.empty()) {
            add_game(*game);
        }
    }
}

void CopyForm::add_game(const core::GameInfo& game) {
    auto* title = new wxStaticText(this, wxID_ANY, shown(game.title));
    dress(*title, "strong");
    GetSizer()->Add(title, wxSizerFlags().Border(wxTOP | wxBOTTOM, 6));
    auto* grid = new wxFlexGridSizer(4, wxSize(10, 6));
    grid->AddGrowableCol(1, 1);
    for (const core::CopyKind& kind : game.kinds) {
        add_row(kind, *grid);
    }
    GetSizer()->Add(grid, wxSizerFlags().Expand());
}

void CopyForm::add_row(const core::CopyKind& kind, wxFlexGridSizer& grid) {
    const std::string usual = typed(usual_name(kind));
    const auto own = copies_.find(kind.id);
    const Copy copy = own == copies_.end() ? Copy() : own->second;
    const Row row{kind, new wxTextCtrl(this, wxID_ANY, exact(copy.name)),
                  new wxColourPickerCtrl(this, wxID_ANY, copy.colour.value_or(theme().shade(kind.hue).fill)),
                  new wxButton(this, wxID_ANY, words(N_("As usual")))};
    row.name->SetHint(shown(usual));
    row.name->SetMaxLength(longest_kind_name);
    native::set_spoken_name(*row.name, words(N_("What your copy calls {0}"), {usual}));
    native::set_spoken_name(*row.colour->GetPickerCtrl(),
                            words(N_("The colour of {0} in your copy"), {usual}));
    native::set_spoken_name(*row.as_usual, words(N_("{0} as usual"), {usual}));
    row.name->SetMinSize(wxSize(theme().px(least_target * 2), theme().px(least_target)));
    row.colour->SetMinSize(wxSize(theme().px(least_target * 2), theme().px(least_target)));
    row.as_usual->SetMinSize(wxSize(row.as_usual->GetBestSize().x,
                                    std::max(row.as_usual->GetBestSize().y, theme().px(least_target))));
    row.as_usual->Enable(copy != Copy());
    row.name->Bind(wxEVT_TEXT, [this, row](wxCommandEvent&) { call(row); });
    row.colour->Bind(wxEVT_COLOURPICKER_CHANGED, [this, row](wxColourPickerEvent&) { colour(row); });
    row.as_usual->Bind(wxEVT_BUTTON, [this, row](wxCommandEvent&) { put_as_usual(row); });
    auto* label = new wxStaticText(this, wxID_ANY, shown(usual));
    label->MoveBeforeInTabOrder(row.name);
    grid.Add(label, wxSizerFlags().CentreVertical());
    grid.Add(row.name, wxSizerFlags().Expand());
    grid.Add(row.colour, wxSizerFlags().Expand());
    grid.Add(row.as_usual, wxSizerFlags().Expand());
    rows_.push_back(row);
}

void CopyForm::call(const Row& row) {
    const std::string name = cleaned(row.name->GetValue());
    // Whoever types the usual name wants it translated.
    const bool own = is_kind_name(name) && name != app::usual_word_for(row.kind.name);
    change(row, [&](Copy& copy) { copy.name = own ? name : std::string(); });
}

void CopyForm::colour(const Row& row) {
    change(row, [&](Copy& copy) { copy.colour = row.colour->GetColour(); });
}

void CopyForm::put_as_usual(const Row& row) {
    row.name->ChangeValue("");
    row.colour->SetColour(theme().shade(row.kind.hue).fill);
    // The button cannot be pressed again, and the keyboard must not be lost with it.
    row.name->SetFocus();
    change(row, [](Copy& copy) { copy = {}; });
}

void CopyForm::change(const Row& row, const std::function<void(Copy&)>& change) {
    Copy& copy = copies_[std::string(row.kind.id)];
    change(copy);
    row.as_usual->Enable(copy != Copy());
    if (copy == Copy()) {
        copies_.erase(copies_.find(row.kind.id));
    }
    if (on_change_) {
        on_change_();
    }
}

}  // namespace gui
