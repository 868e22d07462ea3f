#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/editor/explanation.h"
#include "app/editor/line_view.h"
#include "app/match/evening.h"
#include "app/match/ruling.h"
#include "core/scores.h"
#include "core/table.h"
#include "store/matches/thinking.h"

namespace app {

/// The reckoning that is shown in place of the table.
struct ScoreSheet {
    core::Scores scores;
    std::size_t round = 0;         ///< from 0; one past the last is the match
    std::vector<core::Text> pair;  ///< what is said of it and of the match with the roles changed
    /// One a seat; none where nothing is known.
    std::vector<store::ThinkingTime> thought{};
    EveningWins evening{};  ///< none where it is the only match

    bool operator==(const ScoreSheet&) const = default;
};

/// Who won and why, and what may come next.
struct Ending {
    core::Scores scores;
    bool may_write = false;
    bool may_change_roles = false;

    bool operator==(const Ending&) const = default;
};

/// What the page of a match says besides the line in the making, as those who look may know it.
struct MatchView {
    core::Table table;
    std::vector<int> totals;
    std::vector<int> may_peek;     ///< the seats that know more than the table
    std::optional<int> peeking;    ///< the one that looks
    std::optional<Ruling> ruling;  ///< what the referee says, and waits for an answer to
    std::optional<ScoreSheet> sheet;
    std::optional<Explanation> explanation;
    std::optional<Ending> ending;  ///< of a match that is over, unless its entries are corrected
    Policy policy = Policy::warn;
    bool can_undo = false;
    bool can_redo = false;

    bool operator==(const MatchView&) const = default;
};

// What can be done besides.
struct Undo {};
struct Redo {};
/// A break, told in the record as a note: nobody's time runs until the next entry.
struct TakeBreak {
    std::string says;
};
/// To the ruling that is shown. One without answers is only read.
struct AnswerRuling {
    std::optional<Answer> answer;
};
struct CallReferee {};
struct SetPolicy {
    Policy policy;
};
/// The seat looks at what it knows, until it looks no more.
struct Peek {
    std::optional<int> seat;
};
struct ShowScores {
    bool shown = true;
};
/// Why the verdict on an entry is what it is; nothing: no longer.
struct Explain {
    std::optional<core::Seq> seq;
};
using MatchAction =
    std::variant<Undo, Redo, TakeBreak, AnswerRuling, CallReferee, SetPolicy, Peek, ShowScores, Explain>;

}  // namespace app
