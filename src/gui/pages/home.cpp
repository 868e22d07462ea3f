#include "gui/pages/home.h"

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/library/library.h"
#include "gui/host/listed.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int most_latest = 6;
constexpr int half_width = 400;       ///< of a button beside another one
constexpr int most_half_width = 560;  ///< also where text is large

/// The first line is markup: an ampersand in it marks the letter to be pressed with Alt.
void put_two_lines(wxButton& button, const wxString& first, const wxString& second) {
    button.SetLabelMarkup("<b>" + first + "</b>\n" + in_markup(second));
}

/// The same at a fixed width: what does not fit goes on below, and what is too long for that is shortened.
void put_two_short_lines(wxButton& button, const wxString& first, const wxString& second,
                         const std::string& style) {
    wxClientDC dc(&button);
    const int width = std::min(theme().px(half_width), most_half_width);
    put_two_lines(button, first,
                  wxControl::Ellipsize(second, dc, wxELLIPSIZE_END, 2 * (width - theme().px(60))));
    dress(button, style);
    button.SetMinSize(wxSize(width, native::height_for_width(button, width)));
}

/// A button of two lines, as wide as there is room; what is longer goes on below.
wxButton* two_lines(wxWindow& host, const wxString& first, const wxString& second, const std::string& style) {
    auto* button = new wxButton(&host, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    put_two_lines(*button, in_markup(first), second);
    dress(*button, style);
    flow(*button);
    host.GetSizer()->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, 8));
    return button;
}

}  // namespace

Home::Home(wxWindow* parent, PageHost& host) : host_(host) {
    load(*this, parent, "home");
    dress(part<wxStaticText>(*this, "wordmark"), "wordmark");
    dress(part<wxStaticText>(*this, "motto"), "quiet");
    flow(part<wxStaticText>(*this, "motto"));
    dress(part<wxStaticText>(*this, "latest_title"), "heading");
    for (const char* list : {"resume_place", "latest"}) {
        part<wxPanel>(*this, list).SetSizer(new wxBoxSizer(wxVERTICAL));
    }
    put_resume();
    put_again();
    put_latest();
    part<wxButton>(*this, "new_match").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        host_.open_new_match({});
    });
    part<wxButton>(*this, "history").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { host_.open_history(); });
    part<wxButton>(*this, "statistics").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        host_.open_statistics({});
    });
    part<wxButton>(*this, "rules").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { host_.open_rules({}); });
    part<wxButton>(*this, "settings").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { host_.open_settings(); });
    for (const char* name : {"history", "statistics", "rules", "settings"}) {
        auto& button = part<wxButton>(*this, name);
        const int words_width = button.GetTextExtent(wxControl::RemoveMnemonics(button.GetLabel())).x;
        button.SetMinSize(wxSize(std::max(theme().px(142), words_width + theme().px(32)), theme().px(60)));
    }
    auto& begin = part<wxButton>(*this, "new_match");
    put_two_short_lines(begin, words(N_("&New match")), words(N_("Choose the game, and who plays")),
                        open_ ? "row" : "row hero");
    begin.Enable(!host.database().read_only());
    part<wxScrolledWindow>(*this, "scroll").FitInside();
}

void Home::put_resume() {
    store::History history(host_.database());
    open_ = history.latest_open();
    auto& host = part<wxPanel>(*this, "resume_place");
    host.Show(open_.has_value());
    if (open_) {
        const wxString second = players_of(*open_) + wxString::FromUTF8(" · ") +
                                words(NN_("{0} entry", "{0} entries"), {open_->entries});
        two_lines(host, words(N_("Go on with {0}"), {typed(title_of(*open_))}), second, "hero")
            ->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { host_.open_table(open_->id); });
    }
}

/// The table of last time, with one tap.
void Home::put_again() {
    auto& again = part<wxButton>(*this, "again");
    const auto latest = store::History(host_.database()).latest();
    again.Show(latest.has_value());
    again.Enable(!host_.database().read_only());
    if (latest) {
        const wxString what = game_of(*latest) + wxString::FromUTF8(" · ") + names_of(*latest);
        put_two_short_lines(again, words(N_("The same a&gain")), what, "row");
        again.SetToolTip(what);
        again.Bind(wxEVT_BUTTON, [this, match = latest->id](wxCommandEvent&) {
            host_.open_table(app::begin_again(host_.database(), match));
        });
    }
}

void Home::put_latest() {
    auto& host = part<wxPanel>(*this, "latest");
    std::vector<store::Listed> matches = store::History(host_.database()).latest(most_latest);
    const bool any = !matches.empty();
    // The one to go on with stands above already.
    std::erase_if(matches, [this](const store::Listed& match) { return open_ && match.id == open_->id; });
    for (const store::Listed& match : matches) {
        const wxString first = title_of(match) + wxString::FromUTF8("  ·  ") + outcome_of(match);
        const bool open = match.status == "open";
        two_lines(host, first, players_of(match) + wxString::FromUTF8("  ·  ") + day_of(match),
                  open ? "row open" : "row")
            ->Bind(wxEVT_BUTTON, [this, open, id = match.id](wxCommandEvent&) {
                open ? host_.open_table(id) : host_.open_review(id);
            });
    }
    auto& title = part<wxStaticText>(*this, "latest_title");
    title.Show(!any || !matches.empty());
    title.SetLabelText(any ? words(N_("Latest matches"))
                           : words(N_("No match yet. Begin one: the game, who plays, and off you go.")));
}

void Home::focus_first() {
    wxWindow* first = open_ ? part<wxPanel>(*this, "resume_place").GetChildren().front()
                            : &part<wxButton>(*this, "new_match");
    first->SetFocus();
}

}  // namespace gui
