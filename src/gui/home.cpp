#include "gui/home.h"

#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/library.h"
#include "gui/forms.h"
#include "gui/listed.h"
#include "gui/theme.h"
#include "gui/words.h"

namespace gui {

namespace {

constexpr int most_latest = 6;

wxString in_markup(const wxString& text) {
    wxString safe = text;
    safe.Replace("&", "&amp;");
    safe.Replace("<", "&lt;");
    return safe;
}

/// A button of two lines, as wide as there is room.
wxButton* two_lines(wxWindow& host, const wxString& first, const wxString& second, const std::string& style) {
    auto* button = new wxButton(&host, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    button->SetLabelMarkup("<b>" + in_markup(first) + "</b>\n" + in_markup(second));
    dress(*button, style);
    host.GetSizer()->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, 8));
    return button;
}

}  // namespace

Home::Home(wxWindow* parent, Desk& desk) : desk_(desk) {
    load(*this, parent, "home");
    dress(part<wxStaticText>(*this, "wordmark"), "wordmark");
    dress(part<wxStaticText>(*this, "motto"), "quiet");
    dress(part<wxStaticText>(*this, "latest_title"), "heading");
    for (const char* host : {"resume_place", "latest"}) {
        part<wxPanel>(*this, host).SetSizer(new wxBoxSizer(wxVERTICAL));
    }
    put_resume();
    put_latest();
    part<wxButton>(*this, "new_match").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        desk_.open_new_match({});
    });
    part<wxButton>(*this, "history").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.open_history(); });
    part<wxButton>(*this, "statistics").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        desk_.open_statistics({});
    });
    part<wxButton>(*this, "rules").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.open_rules({}); });
    part<wxButton>(*this, "settings").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.open_settings(); });
    for (const char* name : {"new_match", "again", "history", "statistics", "rules", "settings"}) {
        auto& button = part<wxButton>(*this, name);
        const int words_width = button.GetTextExtent(wxControl::RemoveMnemonics(button.GetLabel())).x;
        button.SetMinSize(wxSize(std::max(theme().px(142), words_width + theme().px(32)), theme().px(60)));
    }
    part<wxButton>(*this, "new_match").Enable(!desk.database().read_only());
    part<wxScrolledWindow>(*this, "scroll").FitInside();
}

void Home::put_resume() {
    store::History history(desk_.database());
    open_ = history.latest_open();
    auto& host = part<wxPanel>(*this, "resume_place");
    host.Show(open_.has_value());
    if (open_) {
        const wxString second = players_of(*open_) + wxString::FromUTF8(" · ") +
                                words(NN_("{0} entry", "{0} entries"), {open_->entries});
        two_lines(host, words(N_("Go on with {0}"), {typed(title_of(*open_))}), second, "hero")
            ->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.open_table(open_->id); });
    }
    auto& again = part<wxButton>(*this, "again");
    const auto latest = history.latest();
    again.Enable(latest.has_value() && !desk_.database().read_only());
    if (latest) {
        again.SetToolTip(title_of(*latest) + ": " + players_of(*latest));
        again.Bind(wxEVT_BUTTON, [this, match = latest->id](wxCommandEvent&) {
            desk_.open_table(app::begin_again(desk_.database(), match));
        });
    }
}

void Home::put_latest() {
    auto& host = part<wxPanel>(*this, "latest");
    const std::vector<store::Listed> matches = store::History(desk_.database()).latest(most_latest);
    for (const store::Listed& match : matches) {
        const wxString first = title_of(match) + wxString::FromUTF8("  ·  ") + outcome_of(match);
        const bool open = match.status == "open";
        two_lines(host, first, players_of(match) + wxString::FromUTF8("  ·  ") + day_of(match), "row")
            ->Bind(wxEVT_BUTTON, [this, open, id = match.id](wxCommandEvent&) {
                open ? desk_.open_table(id) : desk_.open_review(id);
            });
    }
    part<wxStaticText>(*this, "latest_title")
        .SetLabelText(matches.empty()
                          ? words(N_("No match yet. Begin one: the game, who plays, and off you go."))
                          : words(N_("Latest matches")));
}

void Home::focus_first() {
    wxWindow* first = open_ ? part<wxPanel>(*this, "resume_place").GetChildren().front()
                            : &part<wxButton>(*this, "new_match");
    first->SetFocus();
}

}  // namespace gui
