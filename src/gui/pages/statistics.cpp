#include "gui/pages/statistics.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/stattext.h>
#include <wx/wupdlock.h>

#include "app/report/year.h"
#include "gui/charts/chart_view.h"
#include "gui/match/export_menu.h"
#include "gui/pages/statistics_charts.h"
#include "gui/print/report_sheet.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/saving.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/section.h"

namespace gui {

Statistics::Statistics(wxWindow* parent, PageHost& host, const store::MatchQuery& filter)
    : host_(host), statistics_(host.database()) {
    load(*this, parent, "statistics");
    filters_ = place<FilterBar>(*this, "filter_place", host.database());
    filters_->leave_out("status");
    filters_->put(filter);
    filters_->on_change([this] { fill(); });
    dress(part<wxStaticText>(*this, "about"), "heading");
    dress(part<wxStaticText>(*this, "counted"), "quiet");
    flow(part<wxStaticText>(*this, "counted"));
    flow_row(part<wxPanel>(*this, "tools"));
    part<wxButton>(*this, "people").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { host_.open_people(); });
    part<wxButton>(*this, "save").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        save_statistics(*this, host_, of_year(filters_->filter()));
    });
    fill_years();
    part<wxButton>(*this, "print").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { print_year(); });
    part<wxButton>(*this, "picture").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { save_year(); });
    fill();
}

wxString Statistics::heading() const {
    return words(N_("Statistics"));
}

void Statistics::focus_first() {
    part<wxWindow>(*filters_, "game").SetFocus();
}

bool Statistics::leave_step() {
    if (!filters_->any() && !year()) {
        return false;
    }
    part<wxChoice>(*this, "year").SetSelection(0);
    narrow({});
    return true;
}

void Statistics::fill_years() {
    auto& choice = part<wxChoice>(*this, "year");
    years_ = store::years(host_.database());
    choice.Append(words(N_("All years")));
    for (const int year : years_) {
        choice.Append(words(N_("Look back at {0}"), {year}));
    }
    choice.SetSelection(0);
    choice.Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { fill(); });
}

std::optional<int> Statistics::year() const {
    const int chosen = part<wxChoice>(*this, "year").GetSelection();
    return chosen > 0 ? std::optional(years_.at(static_cast<std::size_t>(chosen) - 1)) : std::nullopt;
}

void Statistics::narrow(const store::MatchQuery& filter) {
    filters_->put(filter);
    fill();
}

/// The filter, for the year that was chosen.
store::MatchQuery Statistics::of_year(store::MatchQuery filter) const {
    if (const auto chosen = year()) {
        filter.from = std::max(filter.from, fmt::format("{:04}-01-01", *chosen));
        const std::string last = fmt::format("{:04}-12-31", *chosen);
        filter.to = filter.to.empty() ? last : std::min(filter.to, last);
    }
    return filter;
}

void Statistics::fill() {
    const store::MatchQuery filter = filters_->filter();
    auto& sheet = part<wxScrolledWindow>(*this, "sheet");
    for (const char* name : {"print", "picture"}) {
        part<wxButton>(*this, name).Show(year().has_value());
    }
    {
        const wxWindowUpdateLocker still(&sheet);
        Sections page(sheet);
        if (const auto chosen = year()) {
            put_year(page, *chosen);
        } else if (filter.players.size() > 1) {
            put_pair(page, filter.players[0], filter.players[1]);
        } else if (filter.players.size() == 1) {
            put_player(page, filter.players[0]);
        } else if (filter.games.size() == 1) {
            put_game(page, filter.games[0]);
        } else {
            put_all(page);
        }
        sheet.FitInside();
        sheet.Scroll(0, 0);
    }
    Layout();
}

/// Of whom or what, and how many matches that rests on; answers whether there are any.
bool Statistics::put_head(Sections& page, const app::Report& report, const core::Text& narrower) {
    const wxString about = words(report.about);
    part<wxStaticText>(*this, "about")
        .SetLabelText(narrower.id.empty() ? about : about + wxString::FromUTF8(" · ") + words(narrower));
    say(part<wxStaticText>(*this, "counted"), joined(app::counted(report.matches), " "));
    part<wxPanel>(*this, "head").Layout();
    if (report.matches == 0) {
        page.heading(words(report.sentences.front()));
    } else if (!report.sentences.empty()) {
        page.heading(words(N_("In short")));
    }
    for (const core::Text& sentence : report.sentences) {
        if (report.matches > 0 || &sentence != &report.sentences.front()) {
            page.sentence(words(sentence));
        }
    }
    return report.matches > 0;
}

void Statistics::put_table(Sections& page, const app::Table& table) {
    Listing listing;
    for (const app::Table::Column& column : table.columns) {
        listing.columns.push_back({words(column.title), column.number});
    }
    for (const auto& row : table.rows) {
        auto& cells = listing.rows.emplace_back();
        for (const app::Cell& cell : row) {
            cells.push_back(exact(app::in_words(cell)));
        }
    }
    const bool opens = table.leads != app::Table::Leads::nowhere;
    if (opens) {
        listing.opened = [this, leads = table.leads, targets = table.targets](std::size_t row) {
            CallAfter([this, leads, target = targets[row]] { open(leads, target); });
        };
    }
    const wxString title = words(table.title);
    const wxString note = words(table.note);
    page.heading(title, opens ? note + (note.empty() ? "" : " ") + words(N_("Open a row for more.")) : note);
    page.table(listing, title);
}

void Statistics::open(app::Table::Leads leads, const std::string& target) {
    using Leads = app::Table::Leads;
    store::MatchQuery narrower = filters_->filter();
    if (leads == Leads::match) {
        host_.open_review(target);
        return;
    }
    if (leads == Leads::game) {
        narrower.games = {target};
    } else if (leads == Leads::player) {
        narrower.players = {std::stoi(target)};
    } else {
        narrower.players.push_back(std::stoi(target));
    }
    narrow(narrower);
}

void Statistics::put_all(Sections& page) {
    const store::Overview all = statistics_.overview(filters_->filter());
    const app::Report report = app::report_of(all);
    if (!put_head(page, report)) {
        return;
    }
    put_table(page, report.tables.front());
    page.heading(words(N_("When, what, how many")));
    page.beside_each_other(chart_of_time(page.window(), all.by_month));
    page.beside_each_other(chart_of_games(page.window(), all.by_game, [this](const std::string& game) {
        open(app::Table::Leads::game, game);
    }));
    page.beside_each_other(chart_of_seats(page.window(), all.by_seats));
}

void Statistics::put_player(Sections& page, int player) {
    const store::MatchQuery filter = filters_->filter();
    const store::PlayerPage of = statistics_.player(player, filter);
    const app::Report report = app::report_of(of);
    const bool of_one_game = filter.games.size() == 1;
    if (!put_head(page, report, of_one_game ? app::title_of_game(filter.games[0]) : core::Text{})) {
        return;
    }
    put_table(page, report.tables.front());
    const std::string colour = store::People(host_.database()).colour_of(of.name);
    page.heading(words(N_("In the course of time")));
    page.beside_each_other(chart_of_wins(page.window(), of.months, colour));
    if (of.curve.size() > 1) {
        page.beside_each_other(chart_of_rating(page.window(), of.curve, colour));
    }
    if (of_one_game) {
        put_figures(page, statistics_.game(filter.games[0], filter, player));
    }
    for (const app::Table& table : std::span(report.tables).subspan(1)) {
        put_table(page, table);
    }
}

void Statistics::put_pair(Sections& page, int one, int other) {
    const store::PairPage pair = statistics_.pair(one, other, filters_->filter());
    const app::Report report = app::report_of(pair);
    if (put_head(page, report)) {
        put_table(page, report.tables.front());
        page.beside_each_other(chart_of_pair(page.window(), pair));
    }
}

namespace {

/// Of the one player of a filter, if there is one.
std::optional<int> player_of(const store::MatchQuery& filter) {
    return filter.players.empty() ? std::nullopt : std::optional(filter.players.front());
}

Chart chart_of(const store::YearPage& page, store::Database& database) {
    return chart_of_year(page, store::People(database).colour_of(page.name));
}

}  // namespace

void Statistics::put_year(Sections& page, int year) {
    const store::MatchQuery filter = filters_->filter();
    const store::YearPage of = store::year_page(host_.database(), year, player_of(filter), filter);
    const app::Report report = app::report_of(of);
    if (put_head(page, report)) {
        page.beside_each_other(view_of(page.window(), chart_of(of, host_.database())));
        for (const app::Table& table : std::span(report.tables).subspan(1)) {
            put_table(page, table);
        }
    }
}

MakeSheet Statistics::year_on_paper() {
    const store::MatchQuery filter = filters_->filter();
    const store::YearPage of = store::year_page(host_.database(), *year(), player_of(filter), filter);
    app::Report report = app::report_of(of);
    // The chart shows what the first table says.
    report.tables.erase(report.tables.begin(),
                        report.tables.begin() + std::min<std::ptrdiff_t>(1, std::ssize(report.tables)));
    return sheet_of(report, {chart_of(of, host_.database())});
}

void Statistics::print_year() {
    print_pages(wxGetTopLevelParent(this), year_on_paper());
}

void Statistics::save_year() {
    const auto file = asked_for_file(*this, {words(N_("Save as a picture")),
                                             typed(part<wxStaticText>(*this, "about").GetLabelText()),
                                             {".png", ".svg", ".pdf"},
                                             true});
    if (!file.empty()) {
        save_picture(year_on_paper(), file);
    }
}

void Statistics::put_figures(Sections& page, const store::GamePage& game) {
    bool any = false;
    for (const store::Counted& counted : game.figures) {
        if (!counted.empty()) {
            if (!any) {
                page.heading(words(N_("What belongs to this game")));
            }
            any = true;
            page.beside_each_other(chart_of_figure(page.window(), counted));
        }
    }
}

void Statistics::put_game(Sections& page, const std::string& game) {
    const store::GamePage of = statistics_.game(game, filters_->filter());
    const app::Report report = app::report_of(of);
    if (!put_head(page, report)) {
        return;
    }
    put_table(page, report.tables.front());
    if (!of.scores.empty()) {
        page.beside_each_other(chart_of_scores(page.window(), of.scores));
    }
    put_figures(page, of);
    put_table(page, report.tables.back());
}

}  // namespace gui
