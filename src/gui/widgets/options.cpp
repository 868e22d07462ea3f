#include "gui/widgets/options.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"

namespace gui {

Options::Options(wxWindow* parent) : wxPanel(parent) {
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES), wxSizerFlags().Expand());
    meaning_ = new wxStaticText(this, wxID_ANY, "");
    dress(*meaning_, "quiet");
    flow(*meaning_);
    all->Add(meaning_, wxSizerFlags().Expand());
    SetSizer(all);
}

void Options::put(const std::vector<Option>& options, std::size_t chosen) {
    options_ = options;
    for (wxToggleButton* button : buttons_) {
        button->Destroy();
    }
    buttons_.clear();
    wxSizer& row = *GetSizer()->GetItem(std::size_t{0})->GetSizer();
    row.Clear();
    for (std::size_t i = 0; i < options_.size(); ++i) {
        auto* button = new wxToggleButton(this, wxID_ANY, options_[i].label);
        button->SetToolTip(options_[i].meaning);
        button->MoveBeforeInTabOrder(meaning_);
        native::leave_focus(*button);
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            choose(i);
            if (on_change_) {
                CallAfter(on_change_);
            }
        });
        row.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
        buttons_.push_back(button);
    }
    const bool any = std::any_of(options_.begin(), options_.end(),
                                 [](const Option& option) { return !option.meaning.empty(); });
    meaning_->Show(any);
    choose(std::min(chosen, options_.empty() ? 0 : options_.size() - 1));
}

void Options::choose(std::size_t chosen) {
    chosen_ = chosen;
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->SetValue(i == chosen);
    }
    if (chosen < options_.size()) {
        say(*meaning_, options_[chosen].meaning);
    }
}

}  // namespace gui
