#include "gui/pages/home.h"

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "app/library/library.h"
#include "games/catalog.h"
#include "gui/host/listed.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
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
    return button;
}

wxSizerFlags row_flags() {
    return wxSizerFlags().Expand().Border(wxBOTTOM, 8);
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
                                words(NN_("{0} entry", "{0} entries"), {open_->entries}) +
                                (open_->elsewhere.empty() ? wxString()
                                                          : wxString::FromUTF8(" · ") +
                                                                words(N_("open at {0}"), {open_->elsewhere}));
        wxButton* button =
            two_lines(host, words(N_("Go on with {0}"), {typed(title_of(*open_))}), second, "hero");
        button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { host_.open_table(open_->id); });
        host.GetSizer()->Add(button, row_flags());
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
    const std::string today = app::today(host_.database()).value_or("");
    // The one to go on with stands above already.
    std::erase_if(matches, [this](const store::Listed& match) { return open_ && match.id == open_->id; });
    for (const store::Listed& match : matches) {
        const wxString first = title_of(match) + wxString::FromUTF8("  ·  ") + outcome_of(match);
        const bool open = match.status == "open";
        wxButton* button =
            two_lines(host, first, players_of(match) + wxString::FromUTF8("  ·  ") + day_of(match, today),
                      open ? "row open" : "row");
        button->Bind(wxEVT_BUTTON, [this, open, id = match.id](wxCommandEvent&) {
            open ? host_.open_table(id) : host_.open_review(id);
        });
        host.GetSizer()->Add(button, row_flags());
    }
    part<wxStaticText>(*this, "latest_title").Show(!matches.empty());
    if (!any) {
        put_games();
    }
}

/// Before the first match: the games to begin with.
void Home::put_games() {
    part<wxStaticText>(*this, "latest_title").SetLabelText(words(N_("Begin with one of these games")));
    part<wxStaticText>(*this, "latest_title").Show();
    part<wxButton>(*this, "new_match").Hide();
    auto& host = part<wxPanel>(*this, "latest");
    for (const core::Game* game : games::catalog()) {
        const core::GameInfo& info = *game->info;
        const auto begin = [this, id = info.id] {
            core::Header header;
            header.game = id;
            host_.open_new_match(header);
        };
        auto* picture = new wxStaticBitmap(&host, wxID_ANY, emblem(info));
        wxButton* button = two_lines(
            host, shown(info.title),
            words(info.summary) + " " + words(NN_("About {0} minute.", "About {0} minutes."), {info.minutes}),
            "row");
        button->Enable(!host_.database().read_only());
        button->Bind(wxEVT_BUTTON, [begin](wxCommandEvent&) { begin(); });
        picture->Bind(wxEVT_LEFT_DOWN, [button, begin](wxMouseEvent&) {
            if (button->IsEnabled()) {
                begin();
            }
        });
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(picture, wxSizerFlags().CentreVertical().Border(wxRIGHT, theme().px(14)));
        row->Add(button, wxSizerFlags(1).Expand());
        host.GetSizer()->Add(row, row_flags());
    }
}

void Home::focus_first() {
    auto& begin = part<wxButton>(*this, "new_match");
    const char* const list = open_ ? "resume_place" : "latest";
    const auto& rows = part<wxPanel>(*this, list).GetChildren();
    const auto first = std::ranges::find_if(rows, [](const wxWindow* each) { return each->AcceptsFocus(); });
    (!open_ && begin.IsShown()) || first == rows.end() ? begin.SetFocus() : (*first)->SetFocus();
}

}  // namespace gui
