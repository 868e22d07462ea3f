#include "gui/widgets/filter_bar.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "core/text/names.h"
#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/calendar_button.h"

namespace gui {

namespace {

constexpr int most_seats = 7;

/// A year or a month stands for its first day, or its last.
std::string whole_day(const wxString& text, bool last) {
    std::string day = typed(text.Strip(wxString::both));
    constexpr std::size_t year = 4;
    constexpr std::size_t month = 7;
    if (day.size() == year) {
        return day + (last ? "-12-31" : "-01-01");
    }
    if (day.size() == month) {
        // The last day that the month has.
        for (const char* end : {"-31", "-30", "-29", "-28"}) {
            if (last && core::is_date(day + end)) {
                return day + end;
            }
        }
        return day + "-01";
    }
    return day;
}

wxString level_word(std::string_view level) {
    return level == "plays" ? words(N_("every play")) : words(N_("scores only"));
}

}  // namespace

FilterBar::FilterBar(wxWindow* parent, store::Database& database) {
    load(*this, parent, "filter_bar");
    const std::vector<std::pair<Field*, const char*>> fields{
        {&game_, "game"},       {&player_, "player"}, {&other_, "other"}, {&seats_, "seats"},
        {&variant_, "variant"}, {&house_, "house"},   {&level_, "level"}, {&status_, "status"}};
    for (const auto& [field, name] : fields) {
        field->choice = &part<wxChoice>(*this, name);
        field->choice->SetMinSize(wxSize(theme().px(150), -1));
        native::set_spoken_name(
            *field->choice, part<wxStaticText>(*this, (std::string(name) + "_title").c_str()).GetLabelText());
        add(*field, {}, words(N_("all")));
        field->choice->Bind(wxEVT_CHOICE, [this, game = field == &game_](wxCommandEvent&) {
            if (game) {
                fill_rules();
            }
            changed();
        });
    }
    fill_games();
    fill_players(database);
    for (int seats = 1; seats <= most_seats; ++seats) {
        add(seats_, std::to_string(seats), wxString::Format("%d", seats));
    }
    fill_rules();
    for (const char* level : {"plays", "scores"}) {
        add(level_, level, level_word(level));
    }
    for (const char* status : {"open", "finished", "abandoned"}) {
        add(status_, status, words(status));
    }
    for (const std::string name : {"from", "to"}) {
        auto& text = part<wxTextCtrl>(*this, name.c_str());
        text.SetMinSize(wxSize(theme().px(130), part<wxChoice>(*this, "game").GetBestSize().y));
        text.Bind(wxEVT_TEXT, [this, name](wxCommandEvent&) {
            name == "to" ? take_day(name, to_, true) : take_day(name, from_, false);
        });
        add_calendar(text);
        dress(part<wxStaticText>(*this, (name + "_wrong").c_str()), "alarm");
    }
    part<wxButton>(*this, "all").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        put({});
        changed();
    });
    for (Field* field : {&game_, &player_, &other_, &seats_, &level_, &status_}) {
        field->choice->SetSelection(0);
    }
    part<wxButton>(*this, "all").Disable();
}

void FilterBar::add(Field& field, const std::string& value, const wxString& label) {
    field.values.push_back(value);
    field.choice->Append(label);
}

void FilterBar::fill_games() {
    for (const core::GameInfo* game : games::infos()) {
        add(game_, std::string(game->id), shown(game->title));
    }
}

void FilterBar::fill_players(store::Database& database) {
    auto people = store::People(database).who_played();
    std::ranges::sort(people, core::comes_before, &std::pair<int, std::string>::second);
    for (const auto& [id, name] : people) {
        add(player_, std::to_string(id), shown(name));
        add(other_, std::to_string(id), shown(name));
    }
}

/// The variants and house rules of the game that is chosen, or of all.
void FilterBar::fill_rules() {
    const std::string game = value(game_);
    const std::string variant = value(variant_);
    const std::string house = value(house_);
    for (Field* field : {&variant_, &house_}) {
        field->choice->Clear();
        field->values.clear();
        add(*field, {}, words(N_("all")));
    }
    add(variant_, " ", words(N_("none")));
    for (const core::GameInfo* info : games::infos()) {
        if (!game.empty() && info->id != game) {
            continue;
        }
        for (const core::Variant& one : info->variants) {
            if (std::ranges::find(variant_.values, one.name) == variant_.values.end()) {
                add(variant_, std::string(one.name), words(one.title));
            }
        }
        for (const core::HouseRule& rule : info->house_rules) {
            for (std::size_t i = 0; i < rule.values.size(); ++i) {
                const wxString said =
                    i < rule.value_titles.size() ? words(rule.value_titles[i]) : shown(rule.values[i]);
                add(house_, std::string(rule.name) + "=" + std::string(rule.values[i]),
                    words(rule.title) + ": " + said);
            }
        }
    }
    choose(variant_, variant);
    choose(house_, house);
}

const std::string& FilterBar::value(const Field& field) const {
    static const std::string none;
    const int chosen = field.choice->GetSelection();
    return chosen == wxNOT_FOUND ? none : field.values[static_cast<std::size_t>(chosen)];
}

void FilterBar::choose(Field& field, const std::string& value) {
    const auto found = std::ranges::find(field.values, value);
    field.choice->SetSelection(found == field.values.end() ? 0
                                                           : static_cast<int>(found - field.values.begin()));
}

store::MatchQuery FilterBar::filter() const {
    store::MatchQuery filter;
    if (!value(game_).empty()) {
        filter.games = {value(game_)};
    }
    // Who sat there with himself just sat there.
    for (const Field* field : {&player_, &other_}) {
        const int player = value(*field).empty() ? 0 : std::stoi(value(*field));
        if (player != 0 && std::ranges::find(filter.players, player) == filter.players.end()) {
            filter.players.push_back(player);
        }
    }
    if (!value(seats_).empty()) {
        filter.seats = std::stoi(value(seats_));
    }
    const auto put_if = [&](std::optional<std::string>& into, const Field& field) {
        if (!value(field).empty()) {
            into = value(field) == " " ? std::string() : value(field);
        }
    };
    put_if(filter.variant, variant_);
    put_if(filter.house, house_);
    put_if(filter.level, level_);
    put_if(filter.status, status_);
    filter.from = from_;
    filter.to = to_;
    return filter;
}

void FilterBar::put(const store::MatchQuery& filter) {
    choose(game_, filter.games.empty() ? std::string() : filter.games.front());
    fill_rules();
    const auto player = [&](std::size_t i) {
        return i < filter.players.size() ? std::to_string(filter.players[i]) : std::string();
    };
    choose(player_, player(0));
    choose(other_, player(1));
    choose(seats_, filter.seats ? std::to_string(*filter.seats) : std::string());
    choose(variant_, filter.variant ? (filter.variant->empty() ? " " : *filter.variant) : std::string());
    choose(house_, filter.house.value_or(""));
    choose(level_, filter.level.value_or(""));
    choose(status_, filter.status.value_or(""));
    from_ = whole_day(exact(filter.from), false);
    to_ = whole_day(exact(filter.to), true);
    part<wxTextCtrl>(*this, "from").ChangeValue(exact(filter.from));
    part<wxTextCtrl>(*this, "to").ChangeValue(exact(filter.to));
    for (const char* wrong : {"from_wrong", "to_wrong"}) {
        part<wxStaticText>(*this, wrong).Hide();
    }
    part<wxButton>(*this, "all").Enable(any());
}

bool FilterBar::is_wrong(const std::string& name) const {
    return part<wxStaticText>(*this, (name + "_wrong").c_str()).IsShown();
}

/// What is no day is said beside the field, and the filter stays as it was.
void FilterBar::take_day(const std::string& name, std::string& day, bool last) {
    const wxString text = part<wxTextCtrl>(*this, name.c_str()).GetValue();
    const std::string meant = whole_day(text, last);
    const bool right = meant.empty() || core::is_date(meant);
    auto& wrong = part<wxStaticText>(*this, (name + "_wrong").c_str());
    wrong.SetLabelText(words(N_("{0} is no day; expected is one like 2024-02-29."), {typed(text)}));
    if (!right || wrong.IsShown()) {
        wrong.Show(!right);
        make_room_for(wrong);
    }
    if (right && meant != day) {
        day = meant;
        changed();
    } else {
        part<wxButton>(*this, "all").Enable(any() || is_wrong("from") || is_wrong("to"));
    }
}

/// As wide as the sentence is, but no wider than the bar.
void FilterBar::make_room_for(wxStaticText& sentence) {
    sentence.SetMinSize(wxDefaultSize);
    sentence.InvalidateBestSize();
    const int width = std::min(sentence.GetBestSize().x, GetClientSize().x - theme().px(12));
    sentence.SetMinSize(wxSize(width, native::height_for_width(sentence, width)));
    sentence.GetParent()->InvalidateBestSize();
    InvalidateBestSize();
    GetParent()->Layout();
}

void FilterBar::leave_out(const char* name) {
    part<wxPanel>(*this, (std::string(name) + "_field").c_str()).Hide();
}

void FilterBar::changed() {
    part<wxButton>(*this, "all").Enable(any() || is_wrong("from") || is_wrong("to"));
    if (on_change_) {
        on_change_();
    }
}

}  // namespace gui
