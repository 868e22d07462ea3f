#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "app/match/session.h"
#include "gui/charts/chart.h"
#include "gui/draw/painter.h"

class wxWindow;

namespace gui {

/// A match on paper, A4: who played and won, the reckoning round by round, fouls, notes, and the curve of the
/// points. While the match is open it says no more than the table may see. Lengths are 1/96 inch.
class MatchSheet {
public:
    static constexpr double width = 793.7;
    static constexpr double height = 1122.5;

    /// The painter only measures.
    MatchSheet(const app::Session& session, Painter& painter);

    std::size_t pages() const { return pages_.size(); }
    const wxString& title() const { return title_; }
    /// From 0.
    void paint(Painter& painter, std::size_t page) const;

private:
    /// What stays together on a page.
    struct Block {
        double height = 0;
        std::function<void(Painter&, const Box&)> paint{};
        bool with_next = false;  ///< does not stand at the foot of a page
    };
    struct Table {
        std::vector<wxString> heads;
        struct Row {
            wxString label;
            std::vector<wxString> cells;  ///< none: the label goes across
            bool total = false;
        };
        std::vector<Row> rows;
    };
    /// How the words look, by their size and weight.
    enum class Style { title, heading, text, quiet };

    void put_head(const app::Session& session, const core::Reading& reading);
    void put_players(const core::Reading& reading);
    void put_times(const std::vector<store::ThinkingTime>& times, const core::Scores& scores);
    void put_rounds(const core::Scores& scores);
    void put_ways(const core::Reckoning& round, const core::Scores& scores);
    void put_fouls(const app::Session& session, const core::Reading& reading);
    void put_foul(const core::Foul& foul, const core::Ruled& entry, const core::Verdict& verdict,
                  const app::Session& session);
    void put_notes(const app::Session& session);
    void put_evening(const std::vector<store::Listed>& matches);
    void put_curve(const app::Session& session, const core::Reading& reading);
    void put_words(const wxString& text, Style style, bool with_next = false);
    void put_table(const Table& table);
    void put_row(const Table::Row& row, std::size_t columns, bool with_next);
    static double cell_width(std::size_t columns);
    void put_gap(double gap);
    void break_pages();

    Painter& measuring_;
    wxString title_;
    std::vector<Block> blocks_;
    std::vector<std::vector<std::size_t>> pages_;  ///< the blocks of each
};

/// Throws core::Failure if it cannot be written; a file that was there then stays as it was.
void save_sheet(const app::Session& session, const std::filesystem::path& file);
/// Asks for the printer.
void print_sheet(wxWindow* parent, const app::Session& session);

}  // namespace gui
