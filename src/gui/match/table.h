#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/editor/match_editor.h"
#include "gui/entry/entry_line.h"
#include "gui/entry/notices.h"
#include "gui/entry/pad.h"
#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "gui/match/beside.h"
#include "gui/match/clock.h"
#include "gui/match/ending.h"
#include "gui/match/log.h"
#include "gui/match/peek_buttons.h"
#include "gui/match/ruling.h"
#include "gui/match/table_layout.h"
#include "gui/match/tools.h"
#include "gui/picture/canvas.h"

namespace gui {

/// A match at the table: a face of `app::MatchEditor`, which decides all but how it is laid out.
class Table : public Page {
public:
    Table(wxWindow* parent, PageHost& host, const std::string& match);

    wxString heading() const override;
    std::string_view game() const override { return session().game().info->id; }
    std::string match() const override { return session().match(); }
    bool has_own_bar() const override { return true; }
    bool key(const wxKeyEvent& event) override;
    bool leave_step() override;
    std::optional<app::BoardView> board() const override;
    void add_to_menu(wxMenu& menu) override;
    Begun begun() const override;
    void go_on(const Begun& begun) override;
    void focus_first() override;
    int least_height() const override { return layout_ ? layout_->least_height() : 0; }

    const app::Session& session() const { return editor_.session(); }
    void act(const app::LineAction& action);
    void act(const app::MatchAction& action);
    /// Enters a line as if it were typed.
    void enter(const std::string& line);
    bool is_narrow() const { return layout_->is_narrow(); }

    Canvas& canvas() { return *canvas_; }
    Pad& pad() { return *pad_; }
    EntryLine& entry() { return *entry_; }
    Log& log() { return *log_; }
    Ruling& ruling() { return *ruling_; }
    ScoreSheet& score_sheet() { return *score_sheet_; }
    ExplanationPanel& explanation() { return *explanation_; }
    Ending& ending() { return *ending_; }
    Clock& clock() { return *clock_; }
    const std::vector<PeekButton*>& peek_buttons() const { return peek_buttons_->all(); }

private:
    void build();
    void hear();
    void hear_entry();
    void hear_picture();
    void render();
    void render_once();
    void render_board();
    void render_line();
    void render_ending();
    void render_beside();
    void keep_arrangement();

    PageHost& host_;
    app::MatchEditor editor_;
    app::MatchView shown_;
    bool renders_ = false;  ///< what is put on the screen may move the focus, which may end a look
    bool renders_again_ = false;
    std::size_t lines_shown_ = 0;
    int edition_shown_ = 0;
    app::LineView shown_line_;
    Notices notices_;

    Canvas* canvas_ = nullptr;
    Pad* pad_ = nullptr;
    EntryLine* entry_ = nullptr;
    Log* log_ = nullptr;
    Ruling* ruling_ = nullptr;
    ScoreSheet* score_sheet_ = nullptr;
    ExplanationPanel* explanation_ = nullptr;
    Ending* ending_ = nullptr;
    std::optional<Beside> beside_;
    std::optional<Tools> tools_;
    std::optional<Clock> clock_;
    std::optional<TableLayout> layout_;
    std::optional<PeekButtons> peek_buttons_;
};

}  // namespace gui
