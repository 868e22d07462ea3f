#include "gui/match/log.h"

#include <algorithm>
#include <iterator>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "gui/match/log_model.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/resized.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

// At standard size.
constexpr int number_width = 52;
constexpr int usual_text = 210;
constexpr int least_text = 150;
constexpr int gaps = 24;  ///< before, between and behind the sentence and the line
constexpr int least_mark = 60;
constexpr int mark_icon = 40;  ///< and the room around it

}  // namespace

Log::Log(wxWindow* parent) : model_(new LogModel) {
    load(*this, parent, "log");
    dress(*this, "sheet");
    list_ = place<wxDataViewCtrl>(*this, "entries", wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                  wxDV_NO_HEADER | wxDV_SINGLE | wxBORDER_NONE);
    list_->AssociateModel(model_.get());
    model_->fit_lines(
        [this](const wxString& sentence, const wxString& line) {
            constexpr double small = 5.0 / 6;
            return list_->GetTextExtent(sentence).x + static_cast<int>(list_->GetTextExtent(line).x * small);
        },
        [this] { return list_->GetColumn(1)->GetWidth() - theme().px(gaps); });
    mark_width_ = theme().px(least_mark);
    list_->AppendTextColumn("", 0, wxDATAVIEW_CELL_INERT, theme().px(number_width), wxALIGN_RIGHT);
    auto* sentences = new wxDataViewTextRenderer;
    sentences->EnableMarkup();
    sentences->EnableEllipsize(wxELLIPSIZE_END);
    list_->AppendColumn(new wxDataViewColumn("", sentences, 1, theme().px(usual_text), wxALIGN_LEFT));
    list_->AppendIconTextColumn("", 2, wxDATAVIEW_CELL_INERT, mark_width_);
    native::pad_rows(*list_, theme().px(7));
    list_->SetMinSize(wxSize(theme().px(200), 72));
    native::set_spoken_name(*list_, words(N_("Entries")));
    flow(part<wxStaticText>(*this, "about"));
    flow(part<wxStaticText>(*this, "line"));
    dress(part<wxStaticText>(*this, "line"), "quiet small");
    part<wxPanel>(*this, "buttons").SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    after_resize(*list_, [this] {
        fit_columns();
        if (const wxDataViewItem item = list_->GetSelection(); item.IsOk()) {
            see(item);
        }
    });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        put_actions();
        if (const auto seq = chosen(); seq && callbacks_.chosen) {
            callbacks_.chosen(*seq);
        }
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) {
        if (const auto seq = chosen(); seq && callbacks_.amend) {
            callbacks_.amend(*seq);
        }
    });
}

void Log::set_callbacks(Callbacks callbacks) {
    callbacks_ = std::move(callbacks);
    auto& host = part<wxPanel>(*this, "buttons");
    const auto add = [&](const wxString& label, const std::function<void(core::Seq)>& act) {
        if (!act) {
            return;
        }
        auto* button = new wxButton(&host, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        dress(*button, "small");
        snug(*button);
        button->Bind(wxEVT_BUTTON, [this, act](wxCommandEvent&) {
            if (const auto seq = chosen()) {
                CallAfter([act, entry = *seq] { act(entry); });
            }
        });
        host.GetSizer()->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    };
    add(words(N_("A&mend")), callbacks_.amend);
    add(words(N_("&Insert before")), callbacks_.insert_before);
    // Its letter belongs to the button that takes back the last entry.
    add(wxControl::RemoveMnemonics(words(N_("&Undo"))), callbacks_.undo);
    add(words(N_("T&aken back")), callbacks_.take_back);
    add(words(N_("Wh&y?")), callbacks_.why);
}

void Log::show(const std::vector<app::LogRow>& rows) {
    const unsigned before = model_->GetCount();
    std::vector<app::LogRow> listed;
    listed.reserve(rows.size());
    std::ranges::remove_copy_if(rows, std::back_inserter(listed), &app::LogRow::folded);
    model_->take(listed);
    // Only the longest is measured, and only anew when it is another one: a match has hundreds.
    if (model_->longest_word() != longest_mark_) {
        longest_mark_ = model_->longest_word();
        mark_width_ = list_->GetTextExtent(longest_mark_).x * 9 / 8 + theme().px(mark_icon);
        fit_columns();
    }
    // A list that is new begins at its newest by itself.
    if (before > 0 && model_->GetCount() > before) {
        show_newest();
    }
    put_actions();
}

/// Marks get what they need, but leave the larger part to the words of entries. The widths of columns that
/// are not drawn yet are not known: what they are given is.
void Log::fit_columns() {
    const int room = list_->GetSize().x - theme().px(number_width) - theme().px(28);
    const int most_mark = std::min(room - theme().px(least_text), room * 2 / 5);
    const int mark = std::max(theme().px(least_mark), std::min(mark_width_, most_mark));
    list_->GetColumn(2)->SetWidth(mark);
    list_->GetColumn(1)->SetWidth(std::max(theme().px(least_text), room - mark));
}

/// What was just entered is seen, and what was chosen before it is chosen no longer: nobody means it still.
void Log::show_newest() {
    list_->UnselectAll();
    see(model_->GetItem(0));
}

/// Once the list has the room that it will have.
void Log::see(const wxDataViewItem& item) {
    list_->EnsureVisible(item);
    CallAfter([this, item] {
        if (model_->GetCount() > 0) {
            list_->EnsureVisible(item);
        }
    });
}

void Log::choose(core::Seq seq) {
    if (const auto place = model_->place_of(seq)) {
        const wxDataViewItem item = model_->GetItem(*place);
        list_->Select(item);
        see(item);
        put_actions();
    }
}

std::optional<core::Seq> Log::chosen() const {
    const wxDataViewItem item = list_->GetSelection();
    return item.IsOk() ? std::optional(model_->row(model_->GetRow(item)).seq) : std::nullopt;
}

wxString Log::mark_of(core::Seq seq) const {
    const auto place = model_->place_of(seq);
    return place ? words(model_->row(*place).word) : wxString();
}

wxString Log::text_of(core::Seq seq) const {
    const auto place = model_->place_of(seq);
    return place ? LogModel::sentence_of(model_->row(*place)) : wxString();
}

void Log::put_actions() {
    const auto seq = chosen();
    auto& actions = part<wxPanel>(*this, "actions");
    if (seq) {
        const app::LogRow& row = model_->row(*model_->place_of(*seq));
        const wxString sentence = LogModel::sentence_of(row);
        say(part<wxStaticText>(*this, "about"),
            row.about.id.empty() ? sentence : sentence + wxString::FromUTF8(" — ") + words(row.about));
        const wxString line = LogModel::line_of(row);
        auto& below = part<wxStaticText>(*this, "line");
        say(below, line);
        if (below.Show(!line.empty()) && actions.IsShown()) {
            Layout();
        }
    }
    if (actions.IsShown() != seq.has_value()) {
        actions.Show(seq.has_value());
        Layout();
        if (seq) {
            see(list_->GetSelection());
        }
    }
}

}  // namespace gui
