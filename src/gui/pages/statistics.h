#pragma once

#include <wx/scrolwin.h>

#include "app/report/statistics.h"
#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "gui/print/output.h"
#include "gui/widgets/filter_bar.h"
#include "store/statistics/statistics.h"

namespace gui {

class Sections;

/// Statistics of what the filter lets through: of all matches, of a game, of a player, or of two players who
/// sat at one table. A row of a table leads on to what it is about.
class Statistics : public Page {
public:
    Statistics(wxWindow* parent, PageHost& host, const store::MatchQuery& filter);

    wxString heading() const override;
    void focus_first() override;
    bool leave_step() override;

    FilterBar& filter_bar() { return *filters_; }

private:
    void fill_years();
    /// That was chosen to look back at.
    std::optional<int> year() const;
    store::MatchQuery of_year(store::MatchQuery filter) const;
    void print_year();
    void save_year();
    MakeSheet year_on_paper();
    void fill();
    void put_all(Sections& page);
    void put_player(Sections& page, int player);
    void put_pair(Sections& page, int one, int other);
    void put_game(Sections& page, const std::string& game);
    void put_year(Sections& page, int year);
    void put_figures(Sections& page, const store::GamePage& game);
    bool put_head(Sections& page, const app::Report& report, const core::Text& narrower = {});
    void put_table(Sections& page, const app::Table& table);
    /// What a row of a table leads to.
    void open(app::Table::Leads leads, const std::string& target);
    /// The same page for a narrower filter.
    void narrow(const store::MatchQuery& filter);

    PageHost& host_;
    store::Statistics statistics_;
    std::vector<int> years_;
    FilterBar* filters_;
};

}  // namespace gui
