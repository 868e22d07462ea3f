#include "gui/pages/statistics_charts.h"

#include <algorithm>
#include <set>

#include "app/words/days.h"
#include "games/catalog.h"
#include "gui/charts/chart.h"
#include "gui/charts/chart_view.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int height = 300;

/// One bar, or column, a label.
Chart bars(Chart::Kind kind, std::string_view title) {
    Chart chart;
    chart.kind = kind;
    chart.title = words(title);
    chart.empty = words(N_("Nothing to show yet"));
    chart.series.emplace_back();
    return chart;
}

void add_bar(Chart& chart, const wxString& label, double value, core::Hue hue = core::Hue::none) {
    Chart::Point point;
    point.x = static_cast<double>(chart.categories.size());
    point.y = value;
    chart.categories.push_back(label);
    chart.series.front().points.push_back(point);
    chart.series.front().hue = hue;
}

wxString month_name(int year, int month) {
    return shown(app::month_in_words(typed(wxString::Format("%04d-%02d", year, month))));
}

/// Months to scale: those in which nothing happened have their room too.
class TimeAxis {
public:
    /// Months as `YYYY-MM`.
    TimeAxis(const std::string& first, const std::string& last)
        : first_(count(first)), by_year_(count(last) - first_ >= most_months) {
        if (by_year_) {
            first_ -= first_ % months_of_year;
        }
        for (int month = first_; month <= count(last); month += unit()) {
            const int year = month / months_of_year;
            categories_.push_back(by_year_ ? wxString::Format("%04d", year)
                                           : month_name(year, month % months_of_year + 1));
        }
    }

    const std::vector<wxString>& categories() const { return categories_; }
    /// Where the month lies, in steps of the axis.
    double at(const std::string& month) const { return static_cast<double>(count(month) - first_) / unit(); }

private:
    static constexpr int months_of_year = 12;
    /// With more months than this the years are shown.
    static constexpr int most_months = 24;

    static int count(const std::string& month) {
        return std::stoi(month.substr(0, 4)) * months_of_year + std::stoi(month.substr(5, 2)) - 1;
    }
    int unit() const { return by_year_ ? months_of_year : 1; }

    int first_;
    bool by_year_;
    std::vector<wxString> categories_;
};

}  // namespace

ChartView* view_of(wxWindow& parent, Chart chart, int rows) {
    auto* view = new ChartView(&parent);
    view->SetMinSize(wxSize(theme().px(300), theme().px(std::max(height, 120 + rows * 34))));
    view->show(std::move(chart));
    return view;
}

Chart chart_of_year(const store::YearPage& page, const std::string& colour) {
    Chart chart;
    chart.kind = Chart::Kind::line;
    chart.title = words(N_("Month by month"));
    chart.empty = words(N_("Nothing to show yet"));
    chart.y_title = words(N_("Matches"));
    chart.series.resize(page.player ? 2 : 1);
    chart.series[0].name = words(N_("Matches"));
    if (page.player) {
        chart.series[1].name = words(N_("won"));
        chart.series[1].own = wxColour(shown(colour));
    }
    for (std::size_t month = 0; month < page.by_month.size(); ++month) {
        const auto x = static_cast<double>(month);
        chart.categories.push_back(month_name(page.year, static_cast<int>(month) + 1));
        chart.series[0].points.push_back(
            {x, static_cast<double>(page.by_month[month]), chart.categories.back()});
        if (page.player) {
            chart.series[1].points.push_back({x, page.won_by_month[month], chart.categories.back()});
        }
    }
    return chart;
}

wxWindow* chart_of_time(wxWindow& parent, const std::map<std::string, int>& by_month) {
    Chart chart;
    chart.kind = Chart::Kind::line;
    chart.title = words(N_("Matches in the course of time"));
    chart.empty = words(N_("Nothing to show yet"));
    chart.y_title = words(N_("Matches"));
    Chart::Series& series = chart.series.emplace_back();
    series.name = words(N_("Matches"));
    if (by_month.empty()) {
        return view_of(parent, std::move(chart));
    }
    const TimeAxis axis(by_month.begin()->first, by_month.rbegin()->first);
    chart.categories = axis.categories();
    for (std::size_t i = 0; i < chart.categories.size(); ++i) {
        series.points.push_back({static_cast<double>(i), 0, chart.categories[i]});
    }
    for (const auto& [month, matches] : by_month) {
        series.points[static_cast<std::size_t>(axis.at(month))].y += matches;
    }
    return view_of(parent, std::move(chart));
}

wxWindow* chart_of_games(wxWindow& parent, const std::map<std::string, int>& by_game,
                         std::function<void(const std::string&)> picked) {
    Chart chart = bars(Chart::Kind::bars, N_("Matches by game"));
    chart.x_title = words(N_("Matches"));
    std::vector<std::string> ids;
    for (const auto& [id, matches] : by_game) {
        const core::Game* game = games::find(id);
        add_bar(chart, shown(game != nullptr ? game->info->title : std::string_view(id)), matches);
        ids.push_back(id);
    }
    ChartView* view = view_of(parent, std::move(chart));
    view->on_pick([ids, picked = std::move(picked)](std::size_t, double x) {
        if (const auto game = static_cast<std::size_t>(x); game < ids.size()) {
            picked(ids[game]);
        }
    });
    return view;
}

wxWindow* chart_of_seats(wxWindow& parent, const std::map<int, int>& by_seats) {
    Chart chart = bars(Chart::Kind::bars, N_("Matches by number of players"));
    chart.x_title = words(N_("Matches"));
    for (const auto& [seats, matches] : by_seats) {
        add_bar(chart, words(NN_("{0} player", "{0} players"), {seats}), matches);
    }
    return view_of(parent, std::move(chart));
}

wxWindow* chart_of_wins(wxWindow& parent, const std::vector<store::MonthOfPlayer>& months,
                        const std::string& colour) {
    Chart chart;
    chart.kind = Chart::Kind::line;
    chart.title = words(N_("Wins so far"));
    chart.empty = words(N_("Nothing to show yet"));
    chart.series.resize(2);
    chart.series[0].name = words(N_("won"));
    chart.series[0].own = wxColour(shown(colour));
    chart.series[1].name = words(N_("by chance"));
    if (months.empty()) {
        return view_of(parent, std::move(chart));
    }
    const TimeAxis axis(months.front().month, months.back().month);
    chart.categories = axis.categories();
    double wins = 0;
    double expected = 0;
    for (const store::MonthOfPlayer& month : months) {
        const double x = axis.at(month.month);
        wins += month.wins;
        expected += month.expected;
        chart.series[0].points.push_back({x, wins, shown(month.month)});
        chart.series[1].points.push_back({x, expected, shown(month.month)});
    }
    return view_of(parent, std::move(chart));
}

wxWindow* chart_of_rating(wxWindow& parent, const std::vector<store::Ratings::Point>& curve,
                          const std::string& colour) {
    Chart chart;
    chart.kind = Chart::Kind::line;
    chart.title = words(N_("Rating over all games"));
    chart.note = words(N_("The truth lies very probably between the outer lines."));
    chart.series.resize(3);
    chart.series[0].name = words(N_("rating"));
    chart.series[0].own = wxColour(shown(colour));
    chart.series[1].name = words(N_("at most"));
    chart.series[2].name = words(N_("at least"));
    if (curve.empty()) {
        return view_of(parent, std::move(chart));
    }
    const TimeAxis axis(curve.front().month, curve.back().month);
    chart.categories = axis.categories();
    for (const store::Ratings::Point& point : curve) {
        const double x = axis.at(point.month);
        const store::Rating& rating = point.rated.rating;
        const double doubt = rating.doubt();
        chart.series[0].points.push_back({x, rating.mu, shown(point.month)});
        chart.series[1].points.push_back({x, rating.mu + doubt, shown(point.month)});
        chart.series[2].points.push_back({x, rating.mu - doubt, shown(point.month)});
    }
    return view_of(parent, std::move(chart));
}

wxWindow* chart_of_pair(wxWindow& parent, const store::PairPage& pair) {
    Chart chart = bars(Chart::Kind::bars, N_("Who came in ahead"));
    chart.x_title = words(N_("Matches"));
    add_bar(chart, shown(pair.first_name), pair.all.ahead);
    add_bar(chart, shown(pair.all.name), pair.all.behind);
    add_bar(chart, words(N_("level")), pair.all.matches - pair.all.ahead - pair.all.behind);
    return view_of(parent, std::move(chart));
}

wxWindow* chart_of_scores(wxWindow& parent, const std::map<int, int>& scores) {
    Chart chart = bars(Chart::Kind::distribution, N_("Points at the end"));
    chart.x_title = words(N_("Points"));
    chart.y_title = words(N_("how often"));
    for (const auto& [points, times] : scores) {
        chart.series.front().points.push_back({static_cast<double>(points), static_cast<double>(times)});
    }
    return view_of(parent, std::move(chart));
}

namespace {

using Kind = core::Figure::Kind;

void put_bars(Chart& chart, const store::Counted& counted) {
    chart.kind = Chart::Kind::bars;
    chart.series.emplace_back();
    for (std::size_t i = 0; i < counted.series.size(); ++i) {
        const store::Counted::Cell& cell = counted.series[i];
        const auto sum = static_cast<double>(cell.sum);
        const double value = counted.figure->kind == Kind::sums ? sum
                             : cell.count == 0                  ? 0
                                                                : sum / cell.count;
        add_bar(chart, words(counted.figure->series[i].label), value);
    }
}

void put_distribution(Chart& chart, const store::Counted& counted) {
    chart.kind = Chart::Kind::distribution;
    chart.x_title = words(counted.figure->series.front().label);
    chart.y_title = words(N_("how often"));
    Chart::Series& series = chart.series.emplace_back();
    for (const auto& [value, times] : counted.values) {
        series.points.push_back({static_cast<double>(value), static_cast<double>(times)});
    }
}

/// A row and a column for each number from the lowest to the highest that occurred.
void put_matrix(Chart& chart, const store::Counted& counted) {
    chart.kind = Chart::Kind::matrix;
    chart.y_title = words(counted.figure->series[0].label);
    chart.x_title = words(counted.figure->series[1].label);
    std::set<int> down;
    std::set<int> across;
    for (const auto& [pair, times] : counted.pairs) {
        down.insert(pair.first);
        across.insert(pair.second);
    }
    const auto each = [](const std::set<int>& values, auto visit) {
        for (int value = values.empty() ? 0 : *values.begin(); !values.empty() && value <= *values.rbegin();
             ++value) {
            visit(value);
        }
    };
    each(across, [&](int value) { chart.columns.push_back(wxString::Format("%d", value)); });
    each(down, [&](int row) {
        chart.rows.push_back(wxString::Format("%d", row));
        each(across, [&](int column) {
            const auto found = counted.pairs.find({row, column});
            chart.cells.push_back(found == counted.pairs.end() ? std::nullopt
                                                               : std::optional<double>(found->second));
        });
    });
}

void put_heat(Chart& chart, const store::Counted& counted) {
    chart.kind = Chart::Kind::heat;
    for (const std::string_view row : counted.figure->rows) {
        chart.rows.push_back(words(row));
    }
    for (const std::string_view column : counted.figure->columns) {
        chart.columns.push_back(words(column));
    }
    for (const store::Counted::Cell& cell : counted.series) {
        chart.cells.emplace_back(static_cast<double>(cell.sum));
    }
}

}  // namespace

wxWindow* chart_of_figure(wxWindow& parent, const store::Counted& counted) {
    Chart chart;
    chart.title = words(counted.figure->title);
    chart.note = words(counted.figure->text);
    chart.empty = words(N_("Nothing to show yet"));
    switch (counted.figure->kind) {
        case Kind::sums:
        case Kind::means:
            put_bars(chart, counted);
            break;
        case Kind::distribution:
            put_distribution(chart, counted);
            break;
        case Kind::matrix:
            put_matrix(chart, counted);
            break;
        case Kind::heat:
            put_heat(chart, counted);
            break;
    }
    const auto rows = static_cast<int>(std::max(chart.rows.size(), chart.categories.size()));
    return view_of(parent, std::move(chart), rows);
}

}  // namespace gui
