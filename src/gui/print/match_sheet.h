#pragma once

#include <filesystem>
#include <vector>

#include "app/match/session.h"
#include "gui/print/sheet.h"

class wxWindow;

namespace gui {

/// A match on paper, A4: who played and won, the reckoning round by round, fouls, notes, and the curve of the
/// points. While the match is open it says no more than the table may see.
class MatchSheet : public Sheet {
public:
    MatchSheet(const app::Session& session, Painter& painter);

private:
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
};

/// Throws core::Failure if it cannot be written; a file that was there then stays as it was.
void save_sheet(const app::Session& session, const std::filesystem::path& file);
/// Asks for the printer.
void print_sheet(wxWindow* parent, const app::Session& session);

}  // namespace gui
