#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/editor/arranging.h"
#include "app/editor/line.h"
#include "app/editor/line_view.h"
#include "app/editor/pending_correction.h"
#include "app/match/session.h"

namespace app {

/// Makes one line after the other, new ones and corrections: taps and words in, a view out. Knows no window.
class LineEditor {
public:
    enum class Asks { always, corrections };
    /// `arrangement`: how pieces were put last, as tokens.
    LineEditor(Session& session, Asks asks, std::string arrangement = {});

    const LineView& view() const { return view_; }
    /// What was entered by it, if anything was.
    std::optional<Entered> apply(const LineAction& action);
    /// Begins anew: nothing is tapped, typed or corrected.
    void begin();
    /// A line that was given back to be corrected: tokens that were tapped, or words.
    void begin_with(std::vector<std::string> tokens, std::string words);
    /// One step out of what is under way; answers whether anything was.
    bool leave();
    /// From now on with what that seat knows, or as all.
    void peek(std::optional<int> seat);
    void say(core::Text what, Tone tone = Tone::plain);
    /// What was said before, by whomever, is over.
    void settle();
    /// What may stand in place of the words.
    std::vector<std::string> completions(const std::string& typed) const {
        return app::completions(session_, line_, typed);
    }
    const Line& line() const { return line_; }
    /// How pieces were put last, as tokens.
    const std::string& arrangement() const { return arranging_.last(); }

private:
    void on(const Pick& action);
    void on(const Tap& action);
    void on(const TapGoal& action);
    void on(const TapBeside& action);
    void on(const Arrange& action) {
        touch();
        arranging_.put(action.pieces);
    }
    void on(const EnterPieces& action);
    void on(const Truncate& action) {
        touch();
        line_.keep(action.count);
    }
    void on(const BeginWith& action);
    void on(const Finish&) { enter(line_.text()); }
    void on(const Type& action);
    void on(const Submit& action);
    void on(const Amend& action);
    void on(const Insert& action);
    void on(const Strike& action);
    void on(const Confirm& action);
    void on(const Correct&) { corrects_ = true; }

    core::Ask asked(std::span<const std::string> tokens, Slot slot) const;
    bool is_over() const { return session_.reading().status != core::Status::open; }
    bool at_end() const { return line_.slot().kind == Slot::Kind::end && line_.at_start(); }
    bool may_write();
    void touch();
    void forget_refusal();
    void forget_hint();
    void warn(core::Text what);
    std::optional<Correctable> begin_correcting(tl::expected<Correctable, core::Text> begun);
    bool take_arranged(std::vector<std::string>& tokens, Slot slot);
    void enter_if_closed();
    void enter(const std::string& line);
    void show_proposed(const std::optional<core::Verdict>& refused, const std::string& line);
    void take(Entered entered, const std::string& line);
    void refuse(const core::Verdict& verdict, const std::string& line);
    void refresh();
    Prompt prompt();

    Session& session_;
    Asks asks_;
    Line line_;
    Arranging arranging_;
    PendingCorrection correction_;
    LineView view_;
    std::optional<Entered> entered_;
    std::optional<int> peeking_;
    bool corrects_ = false;    ///< entries are asked for though the match is over
    bool is_refusal_ = false;  ///< the notice says why something cannot be
    std::vector<core::Text> hint_;
    bool warns_ = false;
    std::string warned_of_;      ///< the choice of which was told that it is illegal
    std::string warned_before_;  ///< the same before the action that is under way
};

}  // namespace app
