#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/editor/line_editor.h"
#include "app/editor/log_row.h"
#include "app/editor/match_view.h"
#include "app/match/session.h"

namespace app {

/// A match at the table: all that the page says and decides. Actions in, two views out; knows no window.
class MatchEditor {
public:
    /// `arrangement`: how pieces were put last in this game, as tokens.
    MatchEditor(store::Database& database, const std::string& match, std::string arrangement = {});

    const MatchView& view() const { return view_; }
    const LineView& line() const { return line_.view(); }
    /// In the order of the journal.
    const std::vector<LogRow>& log() const { return log_; }
    const Session& session() const { return session_; }
    /// Counts how often the match became another one.
    int edition() const { return edition_; }
    /// What the line is made of, and how pieces were put last.
    const LineEditor& line_editor() const { return line_; }
    /// Of a round, from 0; one past the last is the match.
    ScoreSheet sheet_of(std::size_t round) const;

    void apply(const LineAction& action);
    void apply(const MatchAction& action);
    /// One step out of the line in the making, or else of an explanation; answers whether there was any.
    bool leave();

private:
    void on(const Undo& action);
    void on(const Redo& action);
    void on(const TakeBreak& action);
    void on(const AnswerRuling& action);
    void on(const CallReferee& action);
    void on(const SetPolicy& action);
    void on(const Peek& action);
    void on(const ShowScores& action);
    void on(const Explain& action);

    void begin_anew();
    void refresh();
    void refresh_rulings();
    void refresh_scores();
    void refresh_end();
    void refresh_table();
    std::size_t rounds() const { return session_.shown().scores.rounds->size(); }
    core::Text changes_by_taking_back(core::Seq seq) const;
    bool ask_for_challenge();

    store::Database& database_;
    Session session_;
    LineEditor line_;
    MatchView view_;
    std::vector<LogRow> log_;
    std::vector<Ruling> called_;  ///< what the referee was called for and was not read yet
    int edition_ = 0;
    std::size_t rounds_seen_ = 0;
    bool over_seen_ = false;
};

}  // namespace app
