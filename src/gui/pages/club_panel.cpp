#include "gui/pages/club_panel.h"

#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/club/club.h"
#include "app/club/folder.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/saving.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr std::array all_parts{"club_state",   "club_trouble",     "club_folder", "machine_label",
                               "machine_name", "choose_folder",    "name_label",  "club_name",
                               "referees_own", "referees_meaning", "begin_club",  "look",
                               "leave_club"};

}  // namespace

ClubPanel::ClubPanel(wxWindow* parent, PageHost& host) : host_(host) {
    load(*this, parent, "club_panel");
    for (const char* text :
         {"club_state", "club_trouble", "machine_label", "name_label", "referees_meaning"}) {
        flow(part<wxStaticText>(*this, text));
    }
    dress(part<wxStaticText>(*this, "club_trouble"), "alarm");
    dress(part<wxStaticText>(*this, "referees_meaning"), "quiet");
    dress(part<wxButton>(*this, "begin_club"), "primary");
    part<wxTextCtrl>(*this, "machine_name").ChangeValue(exact(app::usual_machine_name()));
    const auto bind = [this](const char* name, const std::function<void()>& act) {
        auto& button = part<wxButton>(*this, name);
        button.SetMinSize(wxSize(-1, theme().px(44)));
        button.Bind(wxEVT_BUTTON, [this, act](wxCommandEvent&) { attempt(act); });
    };
    bind("choose_folder", [this] {
        const auto folder = asked_for_folder(*this, words(N_("The folder that the machines share")));
        if (!folder.empty()) {
            choose(folder);
        }
    });
    bind("begin_club", [this] { begin(); });
    bind("look", [this] { host_.look_at_club(false); });
    bind("leave_club", [this] {
        app::leave_club(host_.database());
        host_.tell(
            words(N_("These matches are part of no club any more; all that came from it stays here.")));
        render();
    });
    render();
}

void ClubPanel::render() {
    const auto state = app::state_of_club(host_.database());
    auto& said = part<wxStaticText>(*this, "club_state");
    if (state) {
        say(said, words(N_("{0}: {1}."), {state->name.empty() ? std::string("–") : state->name,
                                          app::machines_in_words(*state, store::system_time())}));
        say(part<wxStaticText>(*this, "club_trouble"), words(state->trouble));
        part<wxTextCtrl>(*this, "club_folder").ChangeValue(exact(state->membership.folder.string()));
        show_parts({"club_state", state->trouble.id.empty() ? "club_state" : "club_trouble", "club_folder",
                    "look", "leave_club"});
    } else if (folder_.empty()) {
        show_parts({"machine_label", "machine_name", "choose_folder"});
    } else {
        part<wxTextCtrl>(*this, "club_folder").ChangeValue(exact(folder_.string()));
        show_parts({"machine_label", "machine_name", "choose_folder", "club_folder", "name_label",
                    "club_name", "referees_own", "referees_meaning", "begin_club"});
    }
    for (const char* button : {"choose_folder", "begin_club", "look", "leave_club"}) {
        part<wxButton>(*this, button).Enable(!host_.database().read_only());
    }
    Layout();
    GetParent()->Layout();
}

void ClubPanel::show_parts(std::initializer_list<const char*> parts) {
    for (const std::string_view name : all_parts) {
        part<wxWindow>(*this, name.data()).Show(std::ranges::find(parts, name) != parts.end());
    }
}

void ClubPanel::choose(const std::filesystem::path& folder) {
    if (app::read_head_of_club(folder)) {
        app::join_club(host_.database(), folder,
                       typed(part<wxTextCtrl>(*this, "machine_name").GetValue().Strip(wxString::both)));
        host_.look_at_club(false);
    } else {
        folder_ = folder;
    }
    render();
    if (!folder_.empty()) {
        part<wxTextCtrl>(*this, "club_name").SetFocus();
    }
}

void ClubPanel::begin() {
    const auto text = [&](const char* name) {
        return typed(part<wxTextCtrl>(*this, name).GetValue().Strip(wxString::both));
    };
    if (text("club_name").empty()) {
        part<wxTextCtrl>(*this, "club_name").SetFocus();
        host_.tell(words(N_("A club needs a name.")), Tone::caution);
        return;
    }
    app::begin_club(host_.database(), folder_, text("club_name"), text("machine_name"),
                    part<wxCheckBox>(*this, "referees_own").GetValue());
    host_.look_at_club(false);
    render();
}

/// What goes wrong is said in the banner.
void ClubPanel::attempt(const std::function<void()>& act) {
    try {
        host_.tell({});
        act();
    } catch (...) {
        host_.tell(what_went_wrong(), Tone::caution);
    }
}

}  // namespace gui
