#pragma once

#include <functional>

#include <wx/panel.h>
#include <wx/scrolwin.h>

#include "core/scores.h"
#include "gui/match/explanation_panel.h"
#include "store/matches/thinking.h"

class wxGridBagSizer;

namespace gui {

/// The reckoning of a round or of the match, line by line as the table would count it. Every number
/// can be asked why. Several ways of counting stand beside each other.
class ScoreSheet : public wxPanel {
public:
    explicit ScoreSheet(wxWindow* parent);

    void on_done(std::function<void()> callback) { done_ = std::move(callback); }
    /// What leads to the entries that a number rests on, and to its rule.
    void set_explanation_callbacks(ExplanationPanel::Callbacks callbacks) {
        explanation_->set_callbacks(std::move(callbacks));
    }
    /// What the whole match says besides from now on: of the match that it is compared with, who thought
    /// how long, and of the evening.
    void put_besides(std::vector<core::Text> pair, std::vector<store::ThinkingTime> thought,
                     app::EveningWins evening) {
        pair_ = std::move(pair);
        thought_ = std::move(thought);
        evening_ = std::move(evening);
    }
    /// Who won and why stands elsewhere.
    void leave_out_outcome() { tells_outcome_ = false; }
    /// Shows this round (from 0), or the whole match for one past the last.
    void show(const core::Scores& scores, std::size_t round);
    /// The number that is explained is so no longer; answers false where none is.
    bool leave_step();

private:
    void invite();

    void put_tabs();
    void put_round(const core::Reckoning& round);
    void put_match();
    void put_times();
    void put_lines(const core::Reckoning& reckoning);
    void add_words(const wxString& text, const std::string& style);
    void begin_grid(const std::vector<core::Text>& ways, int in_force);
    void end_grid();
    int column(std::size_t way, std::size_t seat) const;
    void add_way(std::size_t way);
    void add_name(std::size_t way, std::size_t seat);
    void add_label(const wxString& name, bool total, bool alone);
    void add_amount(const core::Amount& amount, std::size_t way, std::size_t seat, bool total);

    std::function<void()> done_;
    std::vector<core::Text> pair_;
    std::vector<store::ThinkingTime> thought_;
    app::EveningWins evening_;
    bool tells_outcome_ = true;
    bool explains_ = false;
    core::Scores scores_;
    std::size_t round_ = 0;
    wxScrolledWindow* sheet_;
    ExplanationPanel* explanation_;

    // What is being laid out.
    wxGridBagSizer* grid_ = nullptr;
    int row_ = 0;
    std::size_t ways_ = 1;
    std::size_t way_ = 0;
    std::vector<wxString> way_names_;
};

}  // namespace gui
