#include "gui/widgets/seating.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "core/text/names.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/resized.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/suggestions.h"

namespace gui {

namespace {

constexpr std::size_t most_known = 12;

wxButton* small_button(wxWindow* parent, Icon shape, const wxString& name) {
    auto* button = new wxButton(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetBitmap(icon(shape, theme().text, 18));
    button->SetToolTip(name);
    button->SetMinSize(wxSize(theme().px(46), -1));
    native::set_spoken_name(*button, name);
    dress(*button, "flat");
    return button;
}

}  // namespace

Seating::Seating(wxWindow* parent, std::vector<std::string> roster, std::vector<std::string> names)
    : wxPanel(parent), roster_(std::move(roster)), values_(std::move(names)) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

void Seating::put(const std::vector<std::string>& names) {
    if (values_ != names) {
        values_ = names;
        build();
    }
}

void Seating::limit(int fewest, int most) {
    fewest_ = fewest;
    most_ = most;
    values_ = names();
    values_.resize(static_cast<std::size_t>(
        std::clamp(static_cast<int>(values_.size()), std::max(fewest, 3), std::max(most, 3))));
    if (static_cast<int>(values_.size()) > most) {
        values_.resize(static_cast<std::size_t>(most));
    }
    build();
}

std::vector<std::string> Seating::names() const {
    std::vector<std::string> all;
    for (const std::string& value : values_) {
        const std::string name = typed(exact(value).Strip(wxString::both));
        if (!name.empty()) {
            all.push_back(name);
        }
    }
    return all;
}

void Seating::build() {
    const auto focus = std::ranges::find(fields_, FindFocus());
    const auto typed_in = static_cast<std::size_t>(focus - fields_.begin());
    const bool was_typed_in = focus != fields_.end();
    DestroyChildren();
    GetSizer()->Clear();
    fields_.clear();
    wxArrayString choices;
    for (const std::string& name : roster_) {
        choices.push_back(exact(name));
    }
    for (std::size_t row = 0; row < values_.size(); ++row) {
        auto* line = new wxBoxSizer(wxHORIZONTAL);
        auto* number = new wxStaticText(this, wxID_ANY, wxString::Format("%zu", row + 1));
        dress(*number, "quiet");
        number->SetMinSize(wxSize(theme().px(24), -1));
        line->Add(number, wxSizerFlags().CentreVertical());
        line->Add(add_field(row, choices), wxSizerFlags(1).CentreVertical().Border(wxRIGHT, 6));
        add_buttons(*line, row);
        GetSizer()->Add(line, wxSizerFlags().Expand().Border(wxBOTTOM, 4));
    }
    // From name to name; what moves them comes after the last.
    for (std::size_t row = 1; row < fields_.size(); ++row) {
        fields_[row]->MoveAfterInTabOrder(fields_[row - 1]);
    }
    known_ = new wxPanel(this);
    known_->SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    GetSizer()->Add(known_, wxSizerFlags().Expand().Border(wxTOP, 6));
    put_known();
    if (was_typed_in) {
        go_to(typed_in);
    }
    Layout();
    lay_out_around(*this);
}

wxComboBox* Seating::add_field(std::size_t row, const wxArrayString& choices) {
    auto* field =
        new wxComboBox(this, wxID_ANY, exact(values_[row]), wxDefaultPosition, wxDefaultSize, choices);
    field->AutoComplete(choices);
    hear_keys(*field, [this, row] {
        if (row + 1 < fields_.size()) {
            fields_[row + 1]->SetFocus();
        } else if (on_done_) {
            on_done_();
        }
    });
    field->Bind(wxEVT_SET_FOCUS, [this, row](wxFocusEvent& event) {
        event.Skip();
        edited_ = {row, values_[row]};
    });
    native::set_spoken_name(*field, words(N_("Player {0}"), {static_cast<int>(row) + 1}));
    field->Bind(wxEVT_TEXT, [this, row, field](wxCommandEvent&) {
        values_[row] = typed(field->GetValue());
        changed();
    });
    native::make_one_stop(*field);
    fields_.push_back(field);
    return field;
}

/// What moves the player of the row, or takes him away.
void Seating::add_buttons(wxSizer& line, std::size_t row) {
    auto* up = small_button(this, Icon::up, words(N_("Move up")));
    up->Enable(row > 0);
    up->Bind(wxEVT_BUTTON, [this, row](wxCommandEvent&) { CallAfter([this, row] { swap(row, row - 1); }); });
    auto* down = small_button(this, Icon::down, words(N_("Move down")));
    down->Enable(row + 1 < values_.size());
    down->Bind(wxEVT_BUTTON,
               [this, row](wxCommandEvent&) { CallAfter([this, row] { swap(row, row + 1); }); });
    auto* leave = small_button(this, Icon::remove, words(N_("Remove")));
    leave->Enable(static_cast<int>(values_.size()) > fewest_);
    leave->Bind(wxEVT_BUTTON, [this, row](wxCommandEvent&) {
        CallAfter([this, row] {
            values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(row));
            build();
            go_to(row);
            changed();
        });
    });
    for (wxButton* button : {up, down, leave}) {
        line.Add(button, wxSizerFlags().CentreVertical());
    }
}

/// What is typed there stays when somebody types on.
void Seating::go_to(std::size_t row) {
    wxComboBox& field = *fields_.at(std::min(row, fields_.size() - 1));
    field.SetFocus();
    field.SetInsertionPointEnd();
}

void Seating::focus_first() {
    const auto free = std::ranges::find(values_, std::string());
    go_to(free == values_.end() ? 0 : static_cast<std::size_t>(free - values_.begin()));
}

bool Seating::leave_step() {
    const auto& [row, before] = edited_;
    if (row >= fields_.size() || FindFocus() != fields_[row] || values_[row] == before) {
        return false;
    }
    fields_[row]->SetValue(shown(std::string(before)));
    fields_[row]->SetInsertionPointEnd();
    return true;
}

void Seating::put_known() {
    known_->DestroyChildren();
    known_->GetSizer()->Clear();
    if (static_cast<int>(values_.size()) < most_) {
        auto* add = new wxButton(known_, wxID_ANY, words(N_("&Another player")), wxDefaultPosition,
                                 wxDefaultSize, wxBU_EXACTFIT);
        add->SetBitmap(icon(Icon::add, theme().text, 16));
        dress(*add, "small");
        snug(*add);
        add->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
            CallAfter([this] {
                values_.emplace_back();
                build();
                go_to(fields_.size() - 1);
            });
        });
        known_->GetSizer()->Add(add, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    }
    const std::vector<std::string> seated = names();
    std::size_t offered = 0;
    for (const std::string& name : roster_) {
        const auto is_he = [&](const std::string& seat) { return core::same_name(seat, name); };
        if (offered == most_known || std::any_of(seated.begin(), seated.end(), is_he) ||
            static_cast<int>(seated.size()) >= most_) {
            continue;
        }
        ++offered;
        auto* button = new wxButton(known_, wxID_ANY, wxControl::EscapeMnemonics(shown(name)),
                                    wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        dress(*button, "crumb");
        snug(*button);
        button->Bind(wxEVT_BUTTON,
                     [this, name](wxCommandEvent&) { CallAfter([this, name] { add_known(name); }); });
        known_->GetSizer()->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    }
    known_->Layout();
}

void Seating::swap(std::size_t row, std::size_t other) {
    std::swap(values_.at(row), values_.at(other));
    build();
    go_to(other);
    changed();
}

void Seating::add_known(const std::string& name) {
    const auto free =
        std::find_if(values_.begin(), values_.end(), [](const std::string& value) { return value.empty(); });
    free == values_.end() ? values_.push_back(name) : void(*free = name);
    build();
    focus_first();
    changed();
}

void Seating::changed() {
    if (on_change_) {
        on_change_();
    }
}

}  // namespace gui
