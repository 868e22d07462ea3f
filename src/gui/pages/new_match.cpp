#include "gui/pages/new_match.h"

#include <algorithm>
#include <iterator>

#include <wx/button.h>
#include <wx/collpane.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/library/library.h"
#include "app/library/policy.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "store/matches/history.h"

namespace gui {

namespace {

/// What something means begins where the words beside a tick box do.
constexpr int indent_of_meaning = 34;

}  // namespace

NewMatch::NewMatch(wxWindow* parent, PageHost& host, const std::optional<core::Header>& like)
    : host_(host), likenesses_(host.database()) {
    load(*this, parent, "new_match");
    for (const char* title : {"game_title", "players_title", "level_title", "policy_title"}) {
        dress(part<wxStaticText>(*this, title), "heading");
    }
    dress(part<wxPanel>(*this, "foot"), "bar");
    dress(part<wxStaticText>(*this, "hint"), "quiet");
    dress(part<wxButton>(*this, "begin"), "primary");
    games_ = place<Options>(*this, "games");
    seating_ = place<Seating>(*this, "players", store::History(host.database()).roster(),
                              like ? like->players : std::vector<std::string>{});
    level_ = place<Options>(*this, "level");
    policy_ = place<Options>(*this, "policy");
    level_->put(
        {{words(N_("Every play")),
          words(N_("Everything that happens is entered; the referee sees all that can be seen."))},
         {words(N_("Only the scores")),
          words(N_("What the table counts at the end of a round; sums are checked, points computed."))}},
        0);
    std::vector<Options::Option> policies;
    policies.reserve(std::size(app::policy_words));
    for (const app::PolicyWords& each : app::policy_words) {
        policies.push_back({words(each.title), words(each.meaning)});
    }
    policy_->put(policies, 0);
    const auto latest = store::History(host.database()).latest();
    put_games(like ? std::string_view(like->game) : latest ? std::string_view(latest->game) : "");
    if (like) {
        take_over(*like);
    }
    games_->on_change([this] {
        game_ = games::catalog()[games_->chosen()];
        seating_->limit(game_->info->fewest_players, game_->info->most_players);
        put_rules();
        say_missing();
    });
    seating_->on_change([this] { say_missing(); });
    seating_->on_done([this] { part<wxButton>(*this, "begin").SetFocus(); });
    part<wxButton>(*this, "is_other").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { take_known(); });
    part<wxButton>(*this, "begin").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin(); });
    part<wxButton>(*this, "same").Enable(latest.has_value());
    part<wxButton>(*this, "same").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { same_again(); });
    say_missing();
}

wxString NewMatch::heading() const {
    return words(N_("New match"));
}

void NewMatch::focus_first() {
    seating_->focus_first();
}

bool NewMatch::leave_step() {
    return seating_->leave_step();
}

void NewMatch::put_games(std::string_view chosen) {
    std::vector<Options::Option> all;
    for (const core::Game* game : games::catalog()) {
        all.push_back({shown(game->info->title), words(game->info->summary)});
    }
    games_->put(all, 0);
    choose_game(games::find(chosen) != nullptr ? chosen : games::catalog().front()->info->id);
}

void NewMatch::put_rules() {
    auto& host = part<wxPanel>(*this, "rules");
    host.DestroyChildren();
    variants_.clear();
    house_.clear();
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    if (!game_->info->variants.empty()) {
        auto* title = new wxStaticText(&host, wxID_ANY, words(N_("Variants")));
        dress(*title, "heading");
        sizer->Add(title, wxSizerFlags().Border(wxBOTTOM, 4));
    }
    for (const core::Variant& variant : game_->info->variants) {
        auto* box = new wxCheckBox(&host, wxID_ANY, words(variant.title));
        auto* meaning = new wxStaticText(&host, wxID_ANY, words(variant.text));
        dress(*meaning, "quiet");
        flow(*meaning);
        sizer->Add(box, wxSizerFlags().Expand());
        sizer->Add(meaning, wxSizerFlags().Expand().Border(wxLEFT, theme().px(indent_of_meaning)));
        variants_[std::string(variant.name)] = box;
    }
    put_house_rules(*sizer);
    host.SetSizer(sizer, true);
    auto& scroll = part<wxScrolledWindow>(*this, "scroll");
    scroll.FitInside();
    Layout();
}

void NewMatch::put_house_rules(wxSizer& sizer) {
    if (game_->info->house_rules.empty()) {
        return;
    }
    auto& host = part<wxPanel>(*this, "rules");
    auto* fold = new wxCollapsiblePane(&host, wxID_ANY, words(N_("House rules")), wxDefaultPosition,
                                       wxDefaultSize, wxCP_NO_TLW_RESIZE);
    // Left alone, both keep the colours that the desktop had when the program began.
    for (wxWindow* window : {static_cast<wxWindow*>(fold), fold->GetPane()}) {
        window->SetOwnBackgroundColour(theme().paper);
    }
    auto* inside = new wxBoxSizer(wxVERTICAL);
    const int indent = theme().px(indent_of_meaning);
    for (const core::HouseRule& rule : game_->info->house_rules) {
        auto* title = new wxStaticText(fold->GetPane(), wxID_ANY, words(rule.title));
        dress(*title, "strong");
        auto* meaning = new wxStaticText(fold->GetPane(), wxID_ANY, words(rule.text));
        dress(*meaning, "quiet");
        flow(*meaning);
        auto* values = new Options(fold->GetPane());
        std::vector<Options::Option> options;
        for (std::size_t i = 0; i < rule.values.size(); ++i) {
            options.push_back(
                {i < rule.value_titles.size() ? words(rule.value_titles[i]) : shown(rule.values[i]), {}});
        }
        values->put(options, 0);
        house_[std::string(rule.name)] = values;
        inside->Add(title, wxSizerFlags().Expand().Border(wxTOP | wxLEFT, indent / 2));
        inside->Add(meaning, wxSizerFlags().Expand().Border(wxLEFT, indent));
        inside->AddSpacer(indent / 6);
        inside->Add(values, wxSizerFlags().Expand().Border(wxLEFT, indent));
    }
    fold->GetPane()->SetSizer(inside);
    fold->Bind(wxEVT_COLLAPSIBLEPANE_CHANGED, [this](wxCollapsiblePaneEvent&) {
        part<wxPanel>(*this, "rules").InvalidateBestSize();
        auto& scroll = part<wxScrolledWindow>(*this, "scroll");
        scroll.Layout();
        scroll.FitInside();
    });
    sizer.Add(fold, wxSizerFlags().Expand().Border(wxTOP, 10));
}

void NewMatch::choose_game(std::string_view id) {
    if (game_ != nullptr && game_->info->id == id) {
        return;
    }
    const auto catalog = games::catalog();
    for (std::size_t i = 0; i < catalog.size(); ++i) {
        if (catalog[i]->info->id == id) {
            games_->choose(i);
            game_ = catalog[i];
        }
    }
    put_rules();
    seating_->limit(game_->info->fewest_players, game_->info->most_players);
}

void NewMatch::take_over(const core::Header& header) {
    choose_game(header.game);
    if (!header.players.empty()) {
        seating_->put(header.players);
    }
    for (const auto& [name, box] : variants_) {
        box->SetValue(header.variants.contains(name));
    }
    for (const core::HouseRule& rule : game_->info->house_rules) {
        const auto value = std::find(rule.values.begin(), rule.values.end(), core::house_value(header, rule));
        house_[std::string(rule.name)]->choose(static_cast<std::size_t>(value - rule.values.begin()));
    }
    level_->choose(header.level == core::Level::plays ? 0 : 1);
    say_missing();
}

core::Header NewMatch::header() const {
    core::Header header;
    header.game = game_->info->id;
    header.players = seating_->names();
    for (const auto& [name, box] : variants_) {
        if (box->GetValue()) {
            header.variants.insert(name);
        }
    }
    for (const core::HouseRule& rule : game_->info->house_rules) {
        const std::size_t chosen = house_.at(std::string(rule.name))->chosen();
        if (chosen > 0) {
            header.house[std::string(rule.name)] = rule.values[chosen];
        }
    }
    header.level = level_->chosen() == 0 ? core::Level::plays : core::Level::scores;
    header.date = app::today(host_.database());
    return header;
}

wxString NewMatch::missing() const {
    if (host_.database().read_only()) {
        return words(host_.database().why_read_only());
    }
    const std::vector<std::string> names = seating_->names();
    for (const std::string& name : names) {
        if (const auto wrong = core::wrong_name(name)) {
            return words(*wrong);
        }
        if (std::ranges::count_if(names, [&](const std::string& one) { return core::same_name(one, name); }) >
            1) {
            return words(N_("Two players are called {0}."), {std::string(name)});
        }
    }
    const int count = static_cast<int>(names.size());
    if (count < game_->info->fewest_players || count > game_->info->most_players) {
        return words(N_("{0} is for {1}."),
                     {std::string(game_->info->title), core::players_counted(*game_->info)});
    }
    return {};
}

void NewMatch::say_missing() {
    const wxString why = missing();
    part<wxButton>(*this, "begin").Enable(why.empty());
    alike_ = why.empty() ? likenesses_.question(seating_->names()) : std::nullopt;
    part<wxStaticText>(*this, "hint").SetLabelText(alike_ ? words(app::asked(*alike_)) : why);
    auto& is_other = part<wxButton>(*this, "is_other");
    is_other.Show(alike_ && !alike_->both_sit);
    is_other.SetLabelText(alike_ ? words(N_("It is {0}"), {alike_->other}) : wxString());
    part<wxPanel>(*this, "foot").Layout();
}

/// Who was asked about sits there under the name that is known.
void NewMatch::take_known() {
    std::vector<std::string> names = seating_->names();
    std::ranges::replace(names, alike_->name, alike_->other);
    seating_->put(names);
    seating_->limit(game_->info->fewest_players, game_->info->most_players);
    say_missing();
    part<wxButton>(*this, "begin").SetFocus();
}

void NewMatch::begin() {
    if (missing().empty()) {
        host_.open_table(
            app::begin_match(host_.database(), header(), app::policy_words[policy_->chosen()].policy));
    }
}

/// Fills all in as it was the last time; it can still be changed.
void NewMatch::same_again() {
    if (const auto latest = store::History(host_.database()).latest()) {
        take_over(app::same_again(host_.database(), latest->id));
        policy_->choose(static_cast<std::size_t>(app::policy_of(host_.database(), latest->id)));
        part<wxButton>(*this, "begin").SetFocus();
    }
}

}  // namespace gui
