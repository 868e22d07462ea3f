#include "gui/match/peek_buttons.h"

#include <algorithm>

#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// So many find room with the whole sentence on each.
constexpr std::size_t most_in_full = 2;

}  // namespace

void PeekButtons::put(const std::vector<int>& seats, const std::vector<std::string>& names, bool shown) {
    const bool others = seats != seats_;
    if (others) {
        seats_ = seats;
        make(names);
    }
    if (panel_.Show(shown && !seats.empty()) || others) {
        panel_.GetParent()->Layout();
        panel_.Layout();
    }
}

void PeekButtons::make(const std::vector<std::string>& names) {
    buttons_.clear();
    panel_.DestroyChildren();
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const bool in_full = seats_.size() <= most_in_full;
    if (!in_full) {
        row->Add(new wxStaticText(&panel_, wxID_ANY, words(N_("Hold to look as"))),
                 wxSizerFlags().CentreVertical().Border(wxRIGHT | wxTOP, 8));
    }
    buttons_.reserve(seats_.size());
    for (const int seat : seats_) {
        const std::string& name = names.at(static_cast<std::size_t>(seat));
        const wxString sentence = words(N_("Hold to look as {0}"), {name});
        auto* button = new PeekButton(&panel_, in_full ? sentence : shown(name),
                                      {[this, seat] { peek_(seat); }, [this] { peek_(std::nullopt); }});
        native::set_spoken_name(*button, sentence);
        button->SetMinSize(wxSize(-1, std::max(least_target, button->GetBestSize().y)));
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxTOP, 8));
        buttons_.push_back(button);
    }
    panel_.SetSizer(row, true);
}

}  // namespace gui
