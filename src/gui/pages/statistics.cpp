#include "gui/pages/statistics.h"

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/wupdlock.h>

#include "app/words/numbers.h"
#include "games/catalog.h"
#include "gui/match/export_menu.h"
#include "gui/pages/statistics_charts.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/section.h"

namespace gui {

Statistics::Statistics(wxWindow* parent, Desk& desk, const store::Filter& filter)
    : desk_(desk), statistics_(desk.database()) {
    load(*this, parent, "statistics");
    filters_ = place<FilterBar>(*this, "filter_place", desk.database());
    filters_->leave_out("status");
    filters_->put(filter);
    filters_->on_change([this] { fill(); });
    dress(part<wxStaticText>(*this, "about"), "heading");
    dress(part<wxStaticText>(*this, "counted"), "quiet");
    flow(part<wxStaticText>(*this, "counted"));
    flow_row(part<wxPanel>(*this, "tools"));
    part<wxButton>(*this, "people").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.open_people(); });
    part<wxButton>(*this, "save").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        save_statistics(*this, desk_, filters_->filter());
    });
    fill();
}

wxString Statistics::heading() const {
    return words(N_("Statistics"));
}

void Statistics::focus_first() {
    part<wxWindow>(*filters_, "game").SetFocus();
}

bool Statistics::leave_step() {
    if (!filters_->any()) {
        return false;
    }
    narrow({});
    return true;
}

void Statistics::narrow(const store::Filter& filter) {
    filters_->put(filter);
    fill();
}

void Statistics::fill() {
    const store::Filter filter = filters_->filter();
    auto& sheet = part<wxScrolledWindow>(*this, "sheet");
    {
        const wxWindowUpdateLocker still(&sheet);
        Sections page(sheet);
        if (filter.players.size() > 1) {
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

void Statistics::say_how_many(const wxString& about, int matches) {
    part<wxStaticText>(*this, "about").SetLabelText(about);
    wxString counted = words(N_("Finished matches counted: {0}."), {matches});
    if (matches > 0 && store::is_few(matches)) {
        counted += " " + words(N_("That is few: chance has a large say."));
    }
    say(part<wxStaticText>(*this, "counted"), counted);
    part<wxPanel>(*this, "head").Layout();
}

namespace {

wxString title_of_game(const std::string& id) {
    const core::Game* game = games::find(id);
    return shown(game != nullptr ? game->info->title : std::string_view(id));
}

Listing::Column text_column(std::string_view title) {
    return {words(title), false};
}

Listing::Column number_column(std::string_view title) {
    return {words(title), true};
}

std::vector<wxString> fared_cells(const store::Fared& fared) {
    return {wxString::Format("%d", fared.matches), shown(app::wins(fared.wins)),
            shown(app::decimal(fared.expected, 1)),
            shown((store::is_few(fared.matches) ? "≈ " : "") + app::percent(fared.rate()))};
}

std::vector<Listing::Column> fared_columns() {
    return {number_column(N_("Matches")), number_column(N_("Won")), number_column(N_("By chance")),
            number_column(N_("Share"))};
}

void append(std::vector<wxString>& cells, std::vector<wxString> more) {
    cells.insert(cells.end(), more.begin(), more.end());
}

std::vector<wxString> points_cells(const store::Spread& points, bool fewest) {
    if (points.count == 0) {
        return {wxString(), wxString(), wxString(), wxString()};
    }
    const int best = fewest ? points.lowest : points.highest;
    const int worst = fewest ? points.highest : points.lowest;
    return {shown(app::decimal(points.mean(), 1)), number(best), number(worst),
            shown(app::decimal(points.deviation(), 1))};
}

void append_points(std::vector<Listing::Column>& columns) {
    for (const std::string_view title : {N_("Points on average"), N_("Best"), N_("Worst"), N_("Spread")}) {
        columns.push_back(number_column(title));
    }
}

}  // namespace

void Statistics::put_players(Sections& page, const std::vector<store::PlayerRow>& players, bool with_points) {
    const store::Filter filter = filters_->filter();
    Listing listing;
    listing.columns = {text_column(N_("Player"))};
    for (Listing::Column& column : fared_columns()) {
        listing.columns.push_back(std::move(column));
    }
    listing.columns.push_back(number_column(N_("Rating")));
    listing.columns.push_back(number_column(N_("Fouls that stood")));
    listing.columns.push_back(number_column(N_("Taken back")));
    const bool points = with_points && std::ranges::any_of(players, [](const store::PlayerRow& row) {
                            return row.points.has_value();
                        });
    if (points) {
        append_points(listing.columns);
    }
    for (const store::PlayerRow& row : players) {
        std::vector<wxString> cells{shown(row.name)};
        append(cells, fared_cells(row.fared));
        cells.push_back(row.rating ? shown(app::rating(row.rating->rating)) : wxString());
        cells.push_back(wxString::Format("%d", row.fared.illegal));
        cells.push_back(wxString::Format("%d", row.fared.taken_back));
        if (points) {
            append(cells, points_cells(row.points.value_or(store::Spread{}), row.fewest));
        }
        listing.rows.push_back(std::move(cells));
    }
    listing.opened = [this, filter, players](std::size_t row) {
        store::Filter narrower = filter;
        narrower.players = {players[row].player};
        CallAfter([this, narrower] { narrow(narrower); });
    };
    page.heading(
        words(N_("Players")),
        words(N_("Shared wins count in parts. By chance: how many wins whoever sat there would have had "
                 "if all were alike. ≈ marks what rests on few matches. Open a row for more.")));
    page.table(listing, words(N_("Players")));
}

void Statistics::put_all(Sections& page) {
    const store::Overview all = statistics_.overview(filters_->filter());
    say_how_many(words(N_("All matches")), all.matches);
    if (all.matches == 0) {
        page.heading(
            words(N_("Nothing to count yet.")),
            words(N_("Statistics count finished matches, not those in the bin nor those begun by 'what "
                     "if'.")));
        return;
    }
    put_players(page, all.players, false);
    page.heading(words(N_("When, what, how many")));
    page.beside_each_other(chart_of_time(page.window(), all.by_month));
    page.beside_each_other(chart_of_games(page.window(), all.by_game, [this](const std::string& game) {
        store::Filter narrower = filters_->filter();
        narrower.games = {game};
        narrow(narrower);
    }));
    page.beside_each_other(chart_of_seats(page.window(), all.by_seats));
}

void Statistics::put_games_of(Sections& page, const store::PlayerPage& player) {
    Listing listing;
    listing.columns = {text_column(N_("Game"))};
    for (Listing::Column& column : fared_columns()) {
        listing.columns.push_back(std::move(column));
    }
    listing.columns.push_back(number_column(N_("Rating")));
    append_points(listing.columns);
    for (const store::GameOfPlayer& game : player.games) {
        std::vector<wxString> cells{title_of_game(game.game)};
        append(cells, fared_cells(game.fared));
        cells.push_back(game.rating ? shown(app::rating(game.rating->rating)) : wxString());
        append(cells, points_cells(game.points, game.fewest));
        listing.rows.push_back(std::move(cells));
    }
    listing.opened = [this, games = player.games](std::size_t row) {
        store::Filter narrower = filters_->filter();
        narrower.games = {games[row].game};
        CallAfter([this, narrower] { narrow(narrower); });
    };
    page.heading(words(N_("Game by game")));
    page.table(listing, words(N_("Game by game")));
}

void Statistics::put_seats_of(Sections& page, const store::PlayerPage& player) {
    Listing listing;
    listing.columns = {text_column(N_("Seat"))};
    for (Listing::Column& column : fared_columns()) {
        listing.columns.push_back(std::move(column));
    }
    const auto add = [&](const wxString& label, const store::Fared& fared) {
        if (fared.matches > 0) {
            std::vector<wxString> cells{label};
            append(cells, fared_cells(fared));
            listing.rows.push_back(std::move(cells));
        }
    };
    add(words(N_("began")), player.as_starter);
    add(words(N_("did not begin")), player.as_other);
    for (std::size_t seat = 0; seat < player.by_seat.size(); ++seat) {
        add(words(N_("seat {0}"), {static_cast<int>(seat) + 1}), player.by_seat[seat]);
    }
    page.heading(words(N_("By seat, and who began")));
    page.table(listing, words(N_("By seat, and who began")));
}

void Statistics::put_last_of(Sections& page, const store::PlayerPage& player) {
    Listing listing;
    listing.columns = {text_column(N_("Played")), text_column(N_("Game")), number_column(N_("Rank")),
                       number_column(N_("Points"))};
    for (const store::LastMatch& last : player.last) {
        const wxString place = last.share > 0 && last.share < 1 ? words(N_("shared win"))
                               : last.share > 0                 ? words(N_("won"))
                                                : words(N_("{0} of {1}"), {last.rank, last.seats});
        listing.rows.push_back({shown(last.day), title_of_game(last.game), place,
                                last.score ? number(*last.score) : wxString()});
    }
    listing.opened = [this, matches = player.last](std::size_t row) {
        desk_.open_review(matches[row].match);
    };
    page.heading(words(N_("The last ten")), words(N_("Open a row to look through the match.")));
    page.table(listing, words(N_("The last ten")));
}

void Statistics::put_against(Sections& page, const store::PlayerPage& player) {
    Listing listing;
    listing.columns = {text_column(N_("With")),      number_column(N_("Matches")), number_column(N_("Ahead")),
                       number_column(N_("Behind")),  number_column(N_("Level")),   number_column(N_("Won")),
                       number_column(N_("They won"))};
    for (const store::Against& other : player.against) {
        listing.rows.push_back({shown(other.name), wxString::Format("%d", other.matches),
                                wxString::Format("%d", other.ahead), wxString::Format("%d", other.behind),
                                wxString::Format("%d", other.matches - other.ahead - other.behind),
                                shown(app::wins(other.wins)), shown(app::wins(other.other_wins))});
    }
    listing.opened = [this, against = player.against](std::size_t row) {
        store::Filter narrower = filters_->filter();
        narrower.players.push_back(against[row].player);
        CallAfter([this, narrower] { narrow(narrower); });
    };
    page.heading(words(N_("With whom")), words(N_("Open a row for the two alone.")));
    page.table(listing, words(N_("With whom")));
}

void Statistics::put_player(Sections& page, int player) {
    const store::Filter filter = filters_->filter();
    const store::PlayerPage of = statistics_.player(player, filter);
    const wxString about = filter.games.empty()
                               ? shown(of.name)
                               : shown(of.name) + wxString::FromUTF8(" · ") + title_of_game(filter.games[0]);
    say_how_many(about, of.fared.matches);
    if (of.fared.matches == 0) {
        page.heading(words(N_("Nothing to count.")));
        return;
    }
    page.heading(words(N_("In short")));
    page.sentence(words(N_("Won {0} of {1}; by chance alone it would be {2}."),
                        {app::wins(of.fared.wins), of.fared.matches, app::decimal(of.fared.expected, 1)}));
    page.sentence(words(N_("Won in a row: {0} at most, {1} now. Not won in a row: {2} at most, {3} now."),
                        {of.longest_wins, of.running_wins, of.longest_without, of.running_without}));
    page.sentence(words(N_("Fouls that stood: {0}; taken back at the table: {1}."),
                        {of.fared.illegal, of.fared.taken_back}));
    if (of.rating) {
        page.sentence(words(N_("Rating over all games: {0}. New players begin with 25 ± 16.7."),
                            {app::rating(of.rating->rating)}));
        page.sentence(
            words(N_("Ratings are those of Weng and Lin (2011, Bradley-Terry with ties): how strong, and how "
                     "unsure that is.")));
    }
    put_games_of(page, of);
    const std::string colour = store::People(desk_.database()).colour_of(of.name);
    page.heading(words(N_("In the course of time")));
    page.beside_each_other(chart_of_wins(page.window(), of.months, colour));
    if (of.curve.size() > 1) {
        page.beside_each_other(chart_of_rating(page.window(), of.curve, colour));
    }
    if (filter.games.size() == 1) {
        put_figures(page, statistics_.game(filter.games[0], filter, player));
    }
    put_seats_of(page, of);
    put_last_of(page, of);
    put_against(page, of);
}

void Statistics::put_pair(Sections& page, int one, int other) {
    const store::PairPage pair = statistics_.pair(one, other, filters_->filter());
    const wxString first = shown(pair.first_name);
    const wxString second = shown(pair.all.name);
    say_how_many(words(N_("{0} against {1}"), {pair.first_name, pair.all.name}), pair.all.matches);
    if (pair.all.matches == 0) {
        page.heading(words(N_("They never sat at one table.")));
        return;
    }
    Listing listing;
    listing.columns = {text_column(N_("Game")),
                       number_column(N_("Matches")),
                       {words(N_("{0} ahead"), {pair.first_name}), true},
                       {words(N_("{0} ahead"), {pair.all.name}), true},
                       number_column(N_("Level")),
                       {words(N_("{0} won"), {pair.first_name}), true},
                       {words(N_("{0} won"), {pair.all.name}), true}};
    const auto add = [&](const wxString& label, const store::Against& against) {
        listing.rows.push_back({label, wxString::Format("%d", against.matches),
                                wxString::Format("%d", against.ahead), wxString::Format("%d", against.behind),
                                wxString::Format("%d", against.matches - against.ahead - against.behind),
                                shown(app::wins(against.wins)), shown(app::wins(against.other_wins))});
    };
    for (const auto& [game, against] : pair.games) {
        add(title_of_game(game), against);
    }
    add(words(N_("all")), pair.all);
    page.heading(words(N_("Head to head")),
                 words(N_("Ahead is who came in at the better place, however many sat there.")));
    page.table(listing, words(N_("Head to head")));
    page.beside_each_other(chart_of_pair(page.window(), pair));
}

void Statistics::put_alike(Sections& page, const store::GamePage& game) {
    Listing listing;
    listing.columns = {text_column(N_("Played")),
                       number_column(N_("Matches")),
                       number_column(N_("Points on average")),
                       number_column(N_("Entries on average")),
                       number_column(N_("Rounds on average")),
                       number_column(N_("Minutes on average"))};
    const auto mean = [](const store::Spread& spread) {
        return spread.count == 0 ? wxString() : shown(app::decimal(spread.mean(), 1));
    };
    const auto add = [&](const wxString& label, const store::Alike& alike) {
        listing.rows.push_back({label, wxString::Format("%d", alike.matches), mean(alike.points),
                                mean(alike.entries), mean(alike.rounds), mean(alike.minutes)});
    };
    const core::GameInfo& info = *games::find(game.game)->info;
    for (const auto& [seats, alike] : game.by_seats) {
        add(words(NN_("{0} player", "{0} players"), {seats}), alike);
    }
    for (const auto& [name, alike] : game.by_variant) {
        const auto variant = std::ranges::find(info.variants, name, &core::Variant::name);
        if (variant != info.variants.end()) {
            add(words(variant->title), alike);
        } else if (!info.variants.empty()) {
            add(words(N_("without variants")), alike);
        }
    }
    add(words(N_("all")), game.all);
    page.heading(words(N_("How long, and with whom")));
    page.table(listing, words(N_("How long, and with whom")));
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
    say_how_many(title_of_game(game), of.matches);
    if (of.matches == 0) {
        page.heading(words(N_("Nothing to count.")));
        return;
    }
    put_players(page, of.players, true);
    if (!of.scores.empty()) {
        page.beside_each_other(chart_of_scores(page.window(), of.scores));
    }
    put_figures(page, of);
    put_alike(page, of);
}

}  // namespace gui
