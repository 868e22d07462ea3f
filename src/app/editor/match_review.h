#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/editor/line_editor.h"
#include "app/editor/log_row.h"
#include "app/editor/match_view.h"
#include "app/match/session.h"
#include "app/match/steps.h"

namespace app {

/// A match at one of its entries, as it was then.
struct ReviewView {
    /// Another entry that has to do with this one.
    struct Link {
        core::Text says;  ///< "Proven illegal by entry {0}"
        core::Seq to;

        bool operator==(const Link&) const = default;
    };

    int step = -1;      ///< −1: before the first entry
    core::Seq seq = 0;  ///< the entry; 0 before the first one
    core::Table table;
    std::vector<int> totals;
    core::Text says;          ///< what happened and what was ruled then
    std::vector<Link> links;  ///< what came to light later
    bool is_ruled = false;    ///< there is a verdict to explain
    std::optional<ScoreSheet> sheet;
    std::optional<Explanation> explanation;
    bool secrets = false;  ///< all that was secret is shown
    bool may_show_secrets = false;
    int edition = 0;  ///< counts how often steps and log became others

    bool operator==(const ReviewView&) const = default;
};

struct GoTo {
    int step;  ///< clamped
};
/// Of a correction, or an entry that does not stand, there is no step: then nothing happens.
struct GoToEntry {
    core::Seq seq;
};
/// What was secret, once the match is over.
struct ShowSecrets {
    bool shown;
};
/// A note where one looks: before the entry that comes next.
struct TakeNote {
    std::string text;
};
using ReviewAction = std::variant<GoTo, GoToEntry, ShowSecrets, TakeNote, ShowScores, Explain>;

/// A match looked through entry by entry, and its past corrected. Knows no window.
class MatchReview {
public:
    MatchReview(store::Database& database, const std::string& match);

    const ReviewView& view() const { return view_; }
    /// The correction in the making.
    const LineView& line() const { return line_.view(); }
    const LineEditor& line_editor() const { return line_; }
    const Session& session() const { return session_; }
    const std::vector<LogRow>& log() const { return log_; }
    const std::vector<Step>& steps() const { return steps_; }
    const std::vector<std::string>& names() const { return reading().scores.names; }

    void apply(const LineAction& action);
    void apply(const ReviewAction& action);
    /// Nothing is corrected after all; answers whether anything was.
    bool leave() { return line_.leave(); }

private:
    void on(const GoTo& action);
    void on(const GoToEntry& action);
    void on(const ShowSecrets& action);
    void on(const TakeNote& action);
    void on(const ShowScores& action);
    void on(const Explain& action);

    const core::Reading& reading() const { return whole_ ? *whole_ : session_.shown(); }
    const core::Ruled& ruled(core::Seq seq) const {
        return reading().entries.at(static_cast<std::size_t>(seq) - 1);
    }
    int step_of(core::Seq seq) const;
    std::vector<store::ThinkingTime> thinking_times_so_far() const;
    void read_anew();
    void take(const Entered& entered);
    void refresh();
    void refresh_verdict(const core::Reading& then);

    store::Database& database_;
    Session session_;
    LineEditor line_;
    ReviewView view_;
    std::vector<LogRow> log_;
    std::vector<Step> steps_;
    std::optional<core::Reading> whole_;  ///< all that was secret, where that is to be seen
};

}  // namespace app
