#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/match/session.h"
#include "gui/entry/correcting.h"
#include "gui/entry/entry_line.h"
#include "gui/entry/line.h"
#include "gui/entry/pad.h"
#include "gui/host/desk.h"
#include "gui/host/page.h"
#include "gui/match/ending.h"
#include "gui/match/log.h"
#include "gui/match/reckoning.h"
#include "gui/match/ruling.h"
#include "gui/match/why.h"
#include "gui/picture/canvas.h"
#include "gui/widgets/looker.h"

namespace gui {

/// A match at the table: the picture, what is asked, and what was entered.
class Table : public Page {
public:
    Table(wxWindow* parent, Desk& desk, const std::string& match);

    wxString heading() const override;
    std::string_view game() const override { return session_.game().info->id; }
    bool has_own_bar() const override { return true; }
    bool key(const wxKeyEvent& event) override;
    bool leave_step() override;
    Begun begun() const override;
    void go_on(const Begun& begun) override;
    void focus_first() override;
    int least_height() const override;

    const app::Session& session() const { return session_; }
    /// Enters a line as if it were typed.
    void enter(const std::string& line);
    void undo();
    void redo();
    void begin_amend(core::Seq seq);
    void begin_insert(core::Seq seq);
    bool is_narrow() const { return narrow_; }

    Canvas& canvas() { return *canvas_; }
    Pad& pad() { return *pad_; }
    EntryLine& entry() { return *entry_; }
    Log& log() { return *log_; }
    Ruling& ruling() { return *ruling_; }
    Reckoning& reckoning() { return *reckoning_; }
    Why& why() { return *why_; }
    Ending& ending() { return *ending_; }
    /// One a seat that knows more than the table.
    const std::vector<Looker*>& lookers() const { return lookers_; }

private:
    core::Ask asked(std::span<const std::string> tokens, app::Slot slot) const;
    void build();
    void hear();
    void refresh();
    void begin_line();
    void tapped();
    void typed_anew();
    void enter_typed(const std::string& line);
    void refresh_tools();
    void refresh_reckoning(const core::Reading& reading);
    void put_line();
    void put_ending();
    void begin_correcting();
    void fold();
    void fit_side();
    int least_side() const;
    void fit_tools();
    void choose(const std::string& token);
    void show_table();
    void offer_choices();
    void show_lookers();
    bool amends_arranged(std::vector<std::string>& tokens, app::Slot slot);
    void put_lookers();
    void make_lookers();
    void look_as(int seat);
    void end_look();
    void judge_anew();
    void tap_choice(const core::Choice& choice);
    bool choose_other_piece(const core::Choice& tapped);
    void tap_goal(const core::Goal& goal);
    void tap_beside(const std::string& place);
    void say_hint(const core::Ask& ask);
    void put_arranged(const core::Ask& ask);
    void say_arranged(const core::Ask& ask);
    void enter_arranged();
    std::vector<core::Arranged> kept(const core::Ask& ask) const;
    std::vector<std::string> way() const;
    void enter_line(const std::string& line, app::Slot slot);
    void keep_correction();
    void take(const app::Entered& entered);
    void forget_refusal();
    void begin_aside(const std::string& word);
    void tell_outcome(const app::Entered& entered);
    void propose(const std::string& line, app::Slot slot);
    void strike(core::Seq seq, bool taken_back);
    void answer(const app::Ruling& ruling, app::Answer answer);
    void next_ruling();
    void call_referee();
    void change_policy();
    void ask_why(core::Seq seq);
    void hide_why();
    Why::Told ways_from_why(std::function<void()> closed);
    void show_reckoning(std::size_t round);
    void hide_reckoning();

    Desk& desk_;
    app::Session session_;
    Line line_;
    std::vector<app::Ruling> called_;  ///< what the referee was called for and has not been read yet
    std::size_t rounds_seen_ = 0;
    bool over_seen_ = false;
    wxString refusal_;                      ///< what was said of the last entry that cannot be
    std::string warned_;                    ///< the choice of which was told that it is illegal
    std::vector<core::Arranged> arranged_;  ///< as they were put on the picture; empty: not yet
    int wished_ = 0;                        ///< the pad's width when the table was folded
    bool narrow_ = false;
    bool offers_ = false;    ///< something can be chosen on the picture
    bool corrects_ = false;  ///< entries are asked for though the match is over

    Canvas* canvas_ = nullptr;
    Pad* pad_ = nullptr;
    EntryLine* entry_ = nullptr;
    Log* log_ = nullptr;
    Ruling* ruling_ = nullptr;
    Reckoning* reckoning_ = nullptr;
    Why* why_ = nullptr;
    Ending* ending_ = nullptr;
    std::optional<Correcting> correcting_;
    std::vector<Looker*> lookers_;
    std::vector<int> looking_;       ///< the seats they are for
    std::optional<int> looking_as_;  ///< while one of them is held
};

}  // namespace gui
