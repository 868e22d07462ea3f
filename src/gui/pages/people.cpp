#include "gui/pages/people.h"

#include <algorithm>
#include <iterator>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/clrpicker.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/words/days.h"
#include "core/text/names.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

People::People(wxWindow* parent, PageHost& host) : host_(host), people_(host.database()) {
    load(*this, parent, "people");
    list_ = place<wxDataViewListCtrl>(*this, "list", wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxDV_SINGLE | wxBORDER_NONE);
    const auto add = [this](std::string_view title, int width, wxAlignment align) {
        list_->AppendTextColumn(words(title), wxDATAVIEW_CELL_INERT, theme().px(width), align,
                                wxDATAVIEW_COL_RESIZABLE);
    };
    add(N_("Player"), 300, wxALIGN_LEFT);
    add(N_("Matches"), 110, wxALIGN_RIGHT);
    add(N_("Last played"), 160, wxALIGN_LEFT);
    native::pad_rows(*list_, theme().px(10));
    native::keep_scroll_bars(*list_);
    native::set_spoken_name(*list_, words(N_("Players")));
    dress(part<wxStaticText>(*this, "who"), "heading");
    for (const char* label : {"spelled", "name_title", "merge_title", "colour_title"}) {
        dress(part<wxStaticText>(*this, label), "quiet");
    }
    dress(part<wxStaticText>(*this, "wrong"), "alarm");
    flow(part<wxStaticText>(*this, "wrong"));
    flow(part<wxStaticText>(*this, "spelled"));
    bind_buttons();
    fill();
}

void People::bind_buttons() {
    part<wxTextCtrl>(*this, "search").Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_one(); });
    part<wxButton>(*this, "rename").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { rename(); });
    auto& name = part<wxTextCtrl>(*this, "name");
    name.SetWindowStyleFlag(name.GetWindowStyleFlag() | wxTE_PROCESS_ENTER);
    name.Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { rename(); });
    part<wxButton>(*this, "merge").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { merge(); });
    part<wxColourPickerCtrl>(*this, "colour")
        .Bind(wxEVT_COLOURPICKER_CHANGED, [this](wxColourPickerEvent& event) {
            tried([&] { people_.set_colour(chosen()->id, hex(event.GetColour())); });
            choose(chosen()->name);
        });
    part<wxButton>(*this, "no_colour").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        tried([&] { people_.set_colour(chosen()->id, {}); });
        choose(chosen()->name);
    });
    part<wxCheckBox>(*this, "hidden").Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        tried([&] { people_.set_hidden(chosen()->id, event.IsChecked()); });
        choose(chosen()->name);
    });
    part<wxButton>(*this, "statistics").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        store::MatchQuery filter;
        filter.players = {chosen()->id};
        host_.open_statistics(filter);
    });
}

wxString People::heading() const {
    return words(N_("Players"));
}

void People::focus_first() {
    part<wxTextCtrl>(*this, "search").SetFocus();
}

bool People::leave_step() {
    auto& search = part<wxTextCtrl>(*this, "search");
    auto& name = part<wxTextCtrl>(*this, "name");
    if (chosen() != nullptr && name.GetValue() != shown(chosen()->name)) {
        name.ChangeValue(shown(chosen()->name));
        part<wxStaticText>(*this, "wrong").Hide();
        return true;
    }
    if (search.IsEmpty()) {
        return false;
    }
    search.Clear();
    return true;
}

void People::fill() {
    const std::string wanted = core::fold_case(typed(part<wxTextCtrl>(*this, "search").GetValue()));
    shown_ = people_.all();
    std::erase_if(shown_, [&](const store::Person& person) {
        return std::ranges::none_of(person.spellings, [&](const std::string& spelling) {
            return core::fold_case(spelling + " " + person.name).find(wanted) != std::string::npos;
        });
    });
    std::ranges::sort(shown_, core::comes_before, &store::Person::name);
    list_->DeleteAllItems();
    for (const store::Person& person : shown_) {
        wxVector<wxVariant> row;
        row.push_back(person.hidden ? words(N_("{0} (hidden)"), {person.name}) : shown(person.name));
        row.push_back(wxString::Format("%d", person.matches));
        row.push_back(shown(app::day_in_words(person.last_played)));
        list_->AppendItem(row);
    }
    if (!shown_.empty()) {
        list_->SelectRow(0);
    }
    show_one();
}

void People::choose(const std::string& name) {
    fill();
    const auto found = std::ranges::find(shown_, name, &store::Person::name);
    if (found != shown_.end()) {
        list_->SelectRow(static_cast<unsigned>(found - shown_.begin()));
        show_one();
    }
}

const store::Person* People::chosen() const {
    const int row = list_->GetSelectedRow();
    return row >= 0 && row < shown_people() ? &shown_[static_cast<std::size_t>(row)] : nullptr;
}

void People::show_one() {
    auto& panel = part<wxScrolledWindow>(*this, "one");
    const store::Person* const person = chosen();
    panel.Show(person != nullptr);
    part<wxStaticText>(*this, "wrong").Hide();
    if (person == nullptr) {
        return;
    }
    panel.Enable(!host_.database().read_only());
    part<wxStaticText>(*this, "who").SetLabelText(shown(person->name));
    std::vector<core::Text> spellings;
    std::ranges::transform(person->spellings, std::back_inserter(spellings), core::verbatim);
    say(part<wxStaticText>(*this, "spelled"),
        words(N_("In the records: {0}. Records are never changed; lists and statistics say the name below."),
              {core::listed(spellings)}));
    part<wxTextCtrl>(*this, "name").ChangeValue(exact(person->name));
    auto& into = part<wxChoice>(*this, "into");
    into.Clear();
    others_.clear();
    std::vector<store::Person> everybody = people_.all();
    std::ranges::sort(everybody, core::comes_before, &store::Person::name);
    for (const store::Person& other : everybody) {
        if (other.id != person->id) {
            into.Append(shown(other.name));
            others_.push_back(other.id);
        }
    }
    into.Enable(!others_.empty());
    part<wxButton>(*this, "merge").Enable(!others_.empty());
    auto& colour = part<wxColourPickerCtrl>(*this, "colour");
    colour.SetColour(person->colour.empty() ? theme().quiet : wxColour(shown(person->colour)));
    part<wxButton>(*this, "no_colour").Enable(!person->colour.empty());
    part<wxCheckBox>(*this, "hidden").SetValue(person->hidden);
    put_merges(*person);
    panel.FitInside();
    panel.Layout();
}

/// Who was merged into this one, each with a button that takes it back.
void People::put_merges(const store::Person& person) {
    auto& panel = part<wxPanel>(*this, "merged");
    panel.GetSizer()->Clear(true);
    for (const store::Merge& merge : people_.merges()) {
        if (merge.into != person.id) {
            continue;
        }
        auto* button =
            new wxButton(&panel, wxID_ANY, words(N_("{0} is somebody else after all"), {merge.name}));
        button->Bind(wxEVT_BUTTON, [this, merge, name = person.name](wxCommandEvent&) {
            CallAfter([this, merge, name] {
                people_.take_apart(merge.from);
                choose(name);
            });
        });
        panel.GetSizer()->Add(button, wxSizerFlags().Border(wxBOTTOM, theme().px(6)));
    }
    panel.Show(!panel.GetChildren().empty());
}

template <class Work>
bool People::tried(Work&& work) {
    try {
        work();
        return true;
    } catch (...) {
        auto& wrong = part<wxStaticText>(*this, "wrong");
        wrong.Show();
        say(wrong, what_went_wrong());
        part<wxScrolledWindow>(*this, "one").FitInside();
        part<wxScrolledWindow>(*this, "one").Layout();
        return false;
    }
}

void People::rename() {
    const std::string name = typed(part<wxTextCtrl>(*this, "name").GetValue().Strip(wxString::both));
    const store::Person before = *chosen();
    if (name == before.name || !tried([&] { people_.rename(before.id, name); })) {
        return;
    }
    choose(name);
    host_.tell(words(N_("{0} is called {1} now."), {before.name, name}), Tone::plain,
               Offer{words(N_("&Undo")), [this, before] {
                         people_.rename(before.id, before.name);
                         choose(before.name);
                     }});
}

void People::merge() {
    const int other = part<wxChoice>(*this, "into").GetSelection();
    if (other == wxNOT_FOUND) {
        return;
    }
    const store::Person from = *chosen();
    const int into = others_[static_cast<std::size_t>(other)];
    if (!tried([&] { people_.merge(from.id, into); })) {
        return;
    }
    const std::string name = people_.find(into)->name;
    choose(name);
    host_.tell(words(N_("{0} and {1} are one person now."), {from.name, name}), Tone::plain,
               Offer{words(N_("&Undo")), [this, from] {
                         people_.take_apart(from.id);
                         choose(from.name);
                     }});
}

}  // namespace gui
