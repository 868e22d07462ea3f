#include "gui/pages/settings.h"

#include <array>

#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/words/words.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/words.h"
#include "store/matches/thinking.h"
#include "store/sqlite/days.h"

namespace gui {

namespace {

constexpr std::array sizes{100, 125, 150, 175, 200};
constexpr std::array minutes{1, 2, 5, 10, 20, 60};

}  // namespace

Settings::Settings(wxWindow* parent, PageHost& host) : host_(host) {
    load(*this, parent, "settings");
    for (const char* title :
         {"language_title", "colours_title", "size_title", "board_title", "thinking_title", "copies_title",
          "club_title", "data_title", "backups_title"}) {
        dress(part<wxStaticText>(*this, title), "heading");
    }
    language_ = place<Options>(*this, "language");
    colours_ = place<Options>(*this, "colours");
    size_ = place<Options>(*this, "size");
    const Preferences& chosen = host.preferences();
    std::vector<Options::Option> names;
    std::size_t spoken = 0;
    for (const app::Language& language : app::languages()) {
        spoken = language.code == app::spoken() ? names.size() : spoken;
        names.push_back({shown(language.name), {}});
    }
    language_->put(names, spoken);
    colours_->put({{words(N_("As the desktop")), {}}, {words(N_("Light")), {}}, {words(N_("Dark")), {}}},
                  static_cast<std::size_t>(chosen.appearance));
    std::vector<Options::Option> steps;
    std::size_t size = 0;
    for (const int percent : sizes) {
        size = percent <= chosen.percent ? steps.size() : size;
        steps.push_back({wxString::Format("%d %%", percent), {}});
    }
    size_->put(steps, size);
    put_board();
    put_thinking();
    part<wxTextCtrl>(*this, "data").SetValue(exact(host.database().file().string()));
    put_copies();
    for (const char* meaning :
         {"board_meaning", "thinking_meaning", "club_meaning", "data_meaning", "backups_meaning"}) {
        dress(part<wxStaticText>(*this, meaning), "quiet");
        flow(part<wxStaticText>(*this, meaning));
    }
    club_ = place<ClubPanel>(*this, "club", host_);
    backups_ = place<BackupList>(*this, "backups", host_);
    for (Options* options : {language_, colours_, size_, board_colours_, board_language_}) {
        options->on_change([this] { take(); });
    }
}

wxString Settings::heading() const {
    return words(N_("Settings"));
}

void Settings::focus_first() {
    language_->button(language_->chosen())->SetFocus();
}

/// The first of each is as in the first window.
void Settings::put_board() {
    const BoardLooks& chosen = host_.preferences().board;
    const wxString same = words(N_("As in this window"));
    board_colours_ = place<Options>(*this, "board_colours");
    board_colours_->put({{same, {}}, {words(N_("Light")), {}}, {words(N_("Dark")), {}}},
                        static_cast<std::size_t>(chosen.appearance.value_or(Appearance::automatic)));
    board_language_ = place<Options>(*this, "board_language");
    std::vector<Options::Option> names{{same, {}}};
    std::size_t spoken = 0;
    for (const app::Language& language : app::languages()) {
        spoken = language.code == chosen.language ? names.size() : spoken;
        names.push_back({shown(language.name), {}});
    }
    board_language_->put(names, spoken);
}

/// Belongs to the database: what is counted depends on it.
void Settings::put_thinking() {
    store::Database& database = host_.database();
    thinking_ = place<Options>(*this, "thinking");
    const auto longest = store::longest_thought(database) / store::seconds_a_minute;
    std::vector<Options::Option> steps;
    std::size_t chosen = 0;
    for (const int each : minutes) {
        chosen = each <= longest ? steps.size() : chosen;
        steps.push_back({words(N_("{0} min"), {each}), {}});
    }
    thinking_->put(steps, chosen);
    thinking_->Enable(!database.read_only());
    thinking_->on_change([this] {
        store::choose_longest_thought(host_.database(), minutes.at(thinking_->chosen()));
        host_.count_anew();
    });
}

void Settings::put_copies() {
    auto& meaning = part<wxStaticText>(*this, "copies_meaning");
    dress(meaning, "quiet");
    flow(meaning);
    copies_ = place<CopyForm>(*this, "copies", host_.preferences().copies);
    copies_->on_change([this] {
        Preferences& chosen = host_.preferences();
        chosen.copies = copies_->copies();
        chosen.keep();
        // The names and colours of kinds stand nowhere on this page but in the fields themselves.
        chosen.put_on();
    });
    for (wxWindow* window : {&part<wxWindow>(*this, "copies_title"), &part<wxWindow>(*this, "copies_meaning"),
                             static_cast<wxWindow*>(copies_)}) {
        window->Show(copies_->rows() > 0);
    }
}

void Settings::take() {
    Preferences& chosen = host_.preferences();
    chosen.language = app::languages()[language_->chosen()].code;
    chosen.appearance = static_cast<Appearance>(colours_->chosen());
    chosen.percent = sizes.at(size_->chosen());
    const auto board_looks = static_cast<Appearance>(board_colours_->chosen());
    chosen.board.appearance =
        board_looks == Appearance::automatic ? std::nullopt : std::optional(board_looks);
    const std::size_t board_language = board_language_->chosen();
    chosen.board.language = board_language == 0 ? "" : app::languages()[board_language - 1].code;
    chosen.keep();
    speak(chosen.language);
    chosen.put_on();
    host_.build_anew();
}

}  // namespace gui
