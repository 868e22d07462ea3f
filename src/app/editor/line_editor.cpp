#include "app/editor/line_editor.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/editor/tapping.h"
#include "core/record.h"

namespace app {

LineEditor::LineEditor(Session& session, Asks asks, std::string arrangement)
    : session_(session),
      asks_(asks),
      line_([this](std::span<const std::string> tokens, Slot slot) { return asked(tokens, slot); }),
      arranging_(std::move(arrangement)),
      correction_(session) {
    begin();
}

/// After the end nobody needs to see what can no longer be entered.
core::Ask LineEditor::asked(std::span<const std::string> tokens, Slot slot) const {
    core::Ask ask = session_.ask(tokens, slot, peeking_);
    if (tokens.empty() && slot.kind == Slot::Kind::end && is_over()) {
        std::erase_if(ask.choices, is_impossible);
    }
    return ask;
}

std::optional<Entered> LineEditor::apply(const LineAction& action) {
    entered_.reset();
    warned_before_ = warned_of_;
    forget_hint();
    std::visit([this](const auto& each) { on(each); }, action);
    refresh();
    return std::exchange(entered_, std::nullopt);
}

void LineEditor::begin() {
    correction_.begin({});
    corrects_ = false;
    arranging_.put({});
    view_.refused = false;
    forget_hint();
    line_.begin();
    refresh();
}

void LineEditor::begin_with(std::vector<std::string> tokens, std::string words) {
    forget_hint();
    if (!tokens.empty()) {
        line_.begin({}, std::move(tokens));
    }
    view_.typed = std::move(words);
    refresh();
}

bool LineEditor::leave() {
    if (at_end() && correction_.preview() == nullptr && !corrects_ && view_.typed.empty()) {
        return false;
    }
    touch();
    begin();
    return true;
}

void LineEditor::peek(std::optional<int> seat) {
    peeking_ = seat;
    forget_hint();
    line_.ask_again();
    refresh();
}

void LineEditor::say(core::Text what, Tone tone) {
    view_.notice = {std::move(what), tone, view_.notice.number + 1};
    is_refusal_ = false;
}

void LineEditor::settle() {
    say({});
    view_.notice.settles = true;
}

void LineEditor::forget_hint() {
    hint_.clear();
    warns_ = false;
    warned_of_.clear();
}

/// What is tapped takes the place of what was typed, and of what was proposed.
void LineEditor::touch() {
    forget_refusal();
    correction_.reconsider();
    view_.typed.clear();
}

/// Once something else is tapped or typed, nobody needs to read why the last was refused.
void LineEditor::forget_refusal() {
    if (is_refusal_) {
        say({});
    }
    view_.refused = false;
}

void LineEditor::warn(core::Text what) {
    hint_ = {std::move(what)};
    warns_ = true;
}

void LineEditor::enter_if_closed() {
    if (line_.closed()) {
        enter(line_.text());
    }
}

void LineEditor::on(const Pick& action) {
    if (!peeking_) {  // what would be said of it is not for all
        touch();
        line_.add(action.token);
        enter_if_closed();
    }
}

void LineEditor::on(const Tap& action) {
    const auto& choices = line_.ask().choices;
    const auto choice = std::ranges::find(choices, action.token, &core::Choice::token);
    if (peeking_ || choice == choices.end()) {
        return;
    }
    const std::optional<core::Text> why = objection(*choice);
    if (const std::string piece = piece_instead(session_, line_, *choice); !piece.empty()) {
        line_.back();
        on(Pick{piece});
    } else if (!why || (!is_impossible(*choice) && action.token == warned_before_)) {
        on(Pick{action.token});
    } else {
        warn(*why);
        if (!is_impossible(*choice)) {
            hint_.push_back({N_("Tap it again, and it is entered all the same."), {}});
            warned_of_ = action.token;
        }
    }
}

void LineEditor::on(const TapGoal& action) {
    const std::vector<core::Goal> goals = line_.ask().goals;
    const auto goal = std::ranges::find(goals, action.place, &core::Goal::place);
    if (goal != goals.end()) {
        touch();
        for (const std::string& token : goal->tokens) {
            line_.add(token);
        }
        hint_ = {{"{0}: {1}", {goal->place, goal->label}}};
    }
}

void LineEditor::on(const TapBeside& action) {
    warn({speaks_up(session_.policy()) ? N_("{0} cannot be reached.")
                                       : N_("{0} is not one of the spaces that are asked for."),
          {action.place}});
}

void LineEditor::on(const EnterPieces&) {
    std::vector<std::string> tokens = line_.tokens();
    std::ranges::move(arranging_.enter(), std::back_inserter(tokens));
    enter(core::joined(tokens));
}

void LineEditor::on(const BeginWith& action) {
    touch();
    line_.begin_aside(action.word);
    enter_if_closed();
}

/// Words typed while a correction waits to be kept ask for another one.
void LineEditor::on(const Type& action) {
    if (action.words != view_.typed) {
        view_.typed = action.words;
        forget_refusal();
        correction_.reconsider();
    }
}

void LineEditor::on(const Submit&) {
    const Prompt* prompt = view_.prompt();
    if (!view_.typed.empty()) {
        enter(continued(session_, line_, view_.typed));
    } else if (at_end() || view_.previews() || prompt == nullptr) {
        return;  // nothing was chosen yet, or it is shown what that changes
    } else if (prompt->can_finish()) {
        enter(line_.text());
    } else if (!prompt->ask.arranged.empty()) {
        on(EnterPieces{});
    }
}

void LineEditor::on(const Amend& action) {
    if (const auto begun = begin_correcting(amending(session_, action.seq))) {
        view_.typed = begun->words;
        std::vector<std::string> tokens = begun->tokens;
        if (begun->whole && !tokens.empty() && !take_arranged(tokens, begun->slot)) {
            tokens.pop_back();
        }
        line_.begin(begun->slot, std::move(tokens));
    }
}

void LineEditor::on(const Insert& action) {
    if (const auto begun = begin_correcting(inserting(session_, action.before))) {
        if (asks_ == Asks::corrections) {
            view_.typed.clear();
        }
        line_.begin(begun->slot, begun->tokens);
    }
}

std::optional<Correctable> LineEditor::begin_correcting(tl::expected<Correctable, core::Text> begun) {
    if (!may_write()) {
        return std::nullopt;
    }
    if (!begun) {
        say(begun.error(), Tone::caution);
        return std::nullopt;
    }
    forget_refusal();
    correction_.begin(begun->title);
    return *std::move(begun);
}

/// An entry that arranges pieces is amended as a whole: takes those off the tokens.
bool LineEditor::take_arranged(std::vector<std::string>& tokens, Slot slot) {
    if (tokens.size() < 2 || asks_ == Asks::corrections) {
        return false;
    }
    const core::Ask ask = session_.ask(std::span(tokens).first(1), slot);
    const auto arranged = arranged_as(ask.arranged, std::span(tokens).subspan(1));
    if (!arranged || arranged->empty()) {
        return false;
    }
    tokens.resize(1);
    arranging_.put(*arranged);
    return true;
}

void LineEditor::on(const Strike& action) {
    if (may_write()) {
        begin();
        show_proposed(correction_.strike(action.seq, action.taken_back), {});
    }
}

void LineEditor::on(const Confirm&) {
    if (auto entered = correction_.keep()) {
        take(*std::move(entered), {});
    }
}

bool LineEditor::may_write() {
    if (session_.read_only()) {
        say(session_.why_read_only(), Tone::caution);
    }
    return !session_.read_only();
}

void LineEditor::enter(const std::string& line) {
    if (!may_write()) {
        return;
    }
    if (line_.slot().kind == Slot::Kind::end) {
        take(session_.enter(line), line);
    } else {
        show_proposed(correction_.propose(line, line_.slot()), line);
    }
}

void LineEditor::show_proposed(const std::optional<core::Verdict>& refused, const std::string& line) {
    if (refused) {
        refuse(*refused, line);
    } else {
        say({});
    }
}

void LineEditor::take(Entered entered, const std::string& line) {
    if (entered.refused()) {
        refuse(entered.verdict, line);
        return;
    }
    settle();
    if (const Notice answer = notice_on(entered, *session_.game().info); !answer.says.id.empty()) {
        say(answer.says, answer.tone);
    }
    view_.typed.clear();
    begin();
    entered_ = std::move(entered);
}

/// What was tapped is taken back, what was typed stays to be corrected.
void LineEditor::refuse(const core::Verdict& verdict, const std::string& line) {
    say(why_not(verdict), Tone::alarm);
    is_refusal_ = true;
    view_.refused = !view_.typed.empty();
    if (!view_.refused && line == line_.text()) {
        line_.back();
    }
}

void LineEditor::refresh() {
    const bool at_the_end = line_.slot().kind == Slot::Kind::end;
    view_.slot = line_.slot();
    view_.correcting = correction_.title();
    view_.meaning = meaning(session_, line_, view_.typed);
    if (const Preview* preview = correction_.preview()) {
        view_.mode = LineView::Previewing{prompt(), *preview};
    } else if (at_the_end && (asks_ == Asks::corrections || (is_over() && !corrects_ && line_.at_start()))) {
        view_.mode = LineView::Resting{};
    } else if (session_.read_only()) {
        view_.mode =
            LineView::Resting{{N_("Nothing can be entered: this match is open for reading only."), {}}};
    } else {
        view_.mode = LineView::Asking{prompt()};
    }
}

Prompt LineEditor::prompt() {
    const core::Table& table = session_.shown().table;
    Prompt prompt = prompt_of(line_, table);
    if (const auto question = correction_.question()) {
        prompt.question = *question;
        prompt.crumbs.clear();
    }
    if (!prompt.ask.arranged.empty() && asks_ == Asks::corrections) {
        prompt.ask.arranged.clear();
        prompt.hint = {{N_("Change the line below, and press Enter."), {}}};
    } else if (!prompt.ask.arranged.empty()) {
        prompt.proposed = std::exchange(prompt.ask.arranged, {});
        prompt.ask.arranged = arranging_.pieces(prompt.proposed, table);
        prompt.hint = arranging_.said(prompt.proposed, table);
    }
    if (!hint_.empty()) {
        prompt.hint = hint_;
        prompt.warns = warns_;
        prompt.warned_of = warned_of_;
    }
    return prompt;
}

}  // namespace app
