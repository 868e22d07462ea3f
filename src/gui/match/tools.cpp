#include "gui/match/tools.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int least_policy = 84;  ///< however large text is: its words end in dots
constexpr int bar_border = 6;     ///< as in the form
constexpr std::size_t behind_the_clock = 3;

}  // namespace

Tools::Tools(wxWindow& page, Act act) : page_(page), act_(std::move(act)) {
    dress_all();
    hear();
}

void Tools::dress_all() {
    dress(part<wxPanel>(page_, "tools"), "bar");
    for (const char* name : {"go_home", "menu"}) {
        dress(part<wxButton>(page_, name), "flat");
    }
    const Theme& looks = theme();
    part<wxButton>(page_, "go_home").SetBitmap(icon(Icon::back, looks.text));
    part<wxButton>(page_, "menu").SetBitmap(icon(Icon::menu, looks.text));
    part<wxButton>(page_, "undo").SetBitmap(icon(Icon::undo, looks.text));
    part<wxButton>(page_, "redo").SetBitmap(icon(Icon::redo, looks.text));
    auto& referee = part<wxButton>(page_, "referee");
    referee.SetBitmap(icon(Icon::whistle, looks.paper));
    dress(referee, "whistle");
    for (const char* name : {"undo", "redo", "referee"}) {
        auto& button = part<wxButton>(page_, name);
        button.SetName(button.GetLabel());
        native::set_spoken_name(button, wxControl::RemoveMnemonics(button.GetLabel()));
    }
    dress(part<wxStaticText>(page_, "policy_label"), "quiet");
    auto& policy = part<wxChoice>(page_, "policy");
    for (const app::PolicyWords& each : app::policy_words) {
        policy.Append(words(each.title));
    }
    policy.SetMaxSize(policy.GetBestSize());
    native::let_shrink(policy);
    native::set_spoken_name(policy, words(N_("How the referee rules")));
}

void Tools::hear() {
    const auto on = [this](const char* name, auto act) {
        part<wxButton>(page_, name).Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    };
    on("undo", [this] { act_(app::Undo{}); });
    on("redo", [this] { act_(app::Redo{}); });
    on("referee", [this] { act_(app::CallReferee{}); });
    on("scores", [this] { act_(app::ShowScores{!scores_shown_}); });
    part<wxChoice>(page_, "policy").Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        act_(app::SetPolicy{app::policy_words[static_cast<std::size_t>(event.GetSelection())].policy});
    });
}

void Tools::put(const app::MatchView& view, bool read_only) {
    scores_shown_ = view.sheet.has_value();
    part<wxButton>(page_, "undo").Enable(view.can_undo);
    part<wxButton>(page_, "redo").Enable(view.can_redo);
    auto& policy = part<wxChoice>(page_, "policy");
    policy.SetSelection(static_cast<int>(view.policy));
    policy.Enable(!read_only);
    auto& referee = part<wxButton>(page_, "referee");
    const bool on_call = view.policy == app::Policy::ask;
    if (referee.IsShown() != on_call) {
        referee.Show(on_call);
        fit(page_.GetClientSize().x);
        page_.Layout();
    }
}

void Tools::say_words(bool whole) {
    for (const char* name : {"undo", "redo", "referee"}) {
        auto& button = part<wxButton>(page_, name);
        button.SetLabel(whole ? button.GetName() : wxString());
    }
}

void Tools::fit(int width) {
    wxSizer& rows = *part<wxPanel>(page_, "tools").GetSizer();
    wxSizer& row = *part<wxButton>(page_, "go_home").GetContainingSizer();
    wxSizer& acts = *part<wxButton>(page_, "undo").GetContainingSizer();
    auto& policy = part<wxChoice>(page_, "policy");
    auto& label = part<wxStaticText>(page_, "policy_label");
    policy.SetMinSize(policy.GetMaxSize());
    label.Show();
    say_words(true);
    row.Detach(&acts);
    rows.Detach(&acts);
    const int room = width - 2 * bar_border;
    const int others = row.CalcMin().x;
    if (others + acts.CalcMin().x > room) {
        label.Hide();
    }
    if (others + acts.CalcMin().x <= room) {
        row.Insert(behind_the_clock, &acts, wxSizerFlags().CentreVertical());
        return;
    }
    label.Show(acts.CalcMin().x + label.GetBestSize().x <= room);
    if (acts.CalcMin().x > room) {
        policy.SetMinSize(wxSize(least_policy, -1));
        say_words(acts.CalcMin().x <= room);
    }
    rows.Add(&acts, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, bar_border));
}

}  // namespace gui
