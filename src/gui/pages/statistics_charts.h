#pragma once

#include <functional>
#include <map>
#include <string>

#include <wx/window.h>

#include "gui/charts/chart.h"
#include "store/statistics/statistics.h"
#include "store/statistics/year.h"

/// The charts of the pages of statistics. Each is a control that can be walked through by keys and saved.
namespace gui {

class ChartView;

/// How many matches in which year; in which month where there are few years.
wxWindow* chart_of_time(wxWindow& parent, const std::map<std::string, int>& by_month);
/// Of a year; of a player beside what he won.
Chart chart_of_year(const store::YearPage& page, const std::string& colour);
/// The control that shows a chart.
ChartView* view_of(wxWindow& parent, Chart chart, int rows = 0);
wxWindow* chart_of_games(wxWindow& parent, const std::map<std::string, int>& by_game,
                         std::function<void(const std::string&)> picked);
wxWindow* chart_of_seats(wxWindow& parent, const std::map<int, int>& by_seats);
/// Wins so far, and those that chance would have given.
wxWindow* chart_of_wins(wxWindow& parent, const std::vector<store::MonthOfPlayer>& months,
                        const std::string& colour);
wxWindow* chart_of_rating(wxWindow& parent, const std::vector<store::Ratings::Point>& curve,
                          const std::string& colour);
wxWindow* chart_of_pair(wxWindow& parent, const store::PairPage& pair);
wxWindow* chart_of_scores(wxWindow& parent, const std::map<int, int>& scores);
wxWindow* chart_of_figure(wxWindow& parent, const store::Counted& counted);

}  // namespace gui
