#include "app/match/session.h"

#include <algorithm>

#include "app/derive/correction.h"
#include "app/words/words.h"
#include "core/common.h"
#include "core/text/names.h"

namespace app {

namespace {

using Tokens = std::vector<std::string>;

bool is_possible(const core::Ask& answer) {
    return !answer.verdict || core::kind(*answer.verdict) != core::Kind::impossible;
}

bool is_not_understood(const core::Ask& answer) {
    return answer.verdict && core::rule(*answer.verdict) == "core/notation";
}

Tokens begun_with(const Tokens& expected, std::size_t count, const Tokens& typed) {
    Tokens tokens(expected.begin(), expected.begin() + static_cast<std::ptrdiff_t>(count));
    tokens.insert(tokens.end(), typed.begin(), typed.end());
    return tokens;
}

bool takes_any_text(std::string_view word) {
    return core::is_common(word) || correction_in(word);
}

/// Without what people leave out or write otherwise: blanks, strokes, capitals.
std::string folded(std::string_view text) {
    std::string letters = core::fold_case(text);
    std::erase_if(letters, [](char c) { return c == ' ' || c == '-'; });
    return letters;
}

void keep_only_impossible(std::optional<core::Verdict>& verdict) {
    if (verdict && core::kind(*verdict) != core::Kind::impossible) {
        verdict.reset();
    }
}

}  // namespace

/// What may begin the next line is asked by all who complete one.
core::Ask Session::ask(std::span<const std::string> tokens, Slot slot, std::optional<int> as_seat) const {
    // A face asks both after each entry: the editor, and the board.
    const bool expected = next_ && std::ranges::equal(tokens, next_->expected);
    if ((!tokens.empty() && !expected) || slot.kind != Slot::Kind::end || as_seat) {
        return ask_anew(tokens, slot, as_seat);
    }
    std::optional<core::Ask>& kept = tokens.empty() ? next_ : expected_;
    if (!kept) {
        kept = ask_anew(tokens, slot, as_seat);
    }
    return *kept;
}

core::Ask Session::ask_anew(std::span<const std::string> tokens, Slot slot,
                            std::optional<int> as_seat) const {
    core::View view{core::audience, {}, {}};
    if (as_seat) {
        view.viewer = {core::Viewer::Kind::seat, *as_seat};
    }
    if (slot.kind != Slot::Kind::end) {
        view.before = slot.seq;
    }
    core::Ask answer = game_->ask(record_.header, record_.facts, view, tokens);
    if (!app::may_tell(policy_, reading_.status, static_cast<core::Seq>(record_.facts.size()) + 1,
                       ruled_up_to_)) {
        keep_only_impossible(answer.verdict);
        for (core::Choice& choice : answer.choices) {
            keep_only_impossible(choice.verdict);
        }
    }
    return answer;
}

std::string Session::complete(std::string_view typed, Slot slot) const {
    const auto tokens = core::tokenize(typed);
    if (!tokens || tokens->empty()) {
        return std::string(typed);
    }
    const core::Ask first = ask({}, slot);
    if (std::ranges::find(first.choices, tokens->front(), &core::Choice::token) != first.choices.end()) {
        return std::string(typed);
    }
    // The more of what is expected fits before what was typed, the better; a player's name that was
    // typed takes the place of the one expected.
    std::optional<Tokens> cannot_be;
    std::optional<Tokens> goes_on;
    for (std::size_t count = first.expected.size(); count > 0; --count) {
        Tokens line = begun_with(first.expected, count, *tokens);
        const core::Ask answer = ask(line, slot);
        if (answer.whole && is_possible(answer)) {
            return core::joined(line);
        }
        if (answer.whole && !is_not_understood(answer)) {
            cannot_be = cannot_be ? cannot_be : line;
        } else if (!answer.whole && is_possible(answer) &&
                   may_follow(first.expected, count, tokens->front(), slot)) {
            goes_on = goes_on ? goes_on : line;
        }
    }
    if (const auto other = by_another_word(first, *tokens, slot)) {
        return core::joined(*other);
    }
    if (const auto other = as_on_screen(first, typed, slot)) {
        return core::joined(*other);
    }
    return cannot_be ? core::joined(*cannot_be) : goes_on ? core::joined(*goes_on) : std::string(typed);
}

/// Whether the token is one that is asked for after so much of what is expected.
bool Session::may_follow(const Tokens& expected, std::size_t count, const std::string& token,
                         Slot slot) const {
    const core::Ask answer = ask(std::span(expected).first(count), slot);
    return std::ranges::find(answer.choices, token, &core::Choice::token) != answer.choices.end();
}

/// What is expected, with the choice whose words or code were typed: `Yellow 6` for `yellow-6`. Of a name
/// its beginning will do, if only one begins so.
std::optional<Tokens> Session::as_on_screen(const core::Ask& first, std::string_view typed, Slot slot) const {
    const core::Ask answer = ask(first.expected, slot);
    const std::string wanted = folded(typed);
    for (const core::Choice& choice : answer.choices) {
        if (folded(choice.token) == wanted || folded(app::say(choice.label)) == wanted ||
            (choice.face && folded(app::brief(*choice.face)) == wanted)) {
            return core::with(first.expected, choice);
        }
    }
    const auto begins_so = [&](const core::Choice& choice) {
        return folded(choice.token).starts_with(wanted);
    };
    if (answer.asked == core::Asked::player && std::ranges::count_if(answer.choices, begins_so) == 1) {
        return core::with(first.expected, *std::ranges::find_if(answer.choices, begins_so));
    }
    return std::nullopt;
}

/// What was typed after the one word of the game that makes it a possible line, if there is only one.
std::optional<Tokens> Session::by_another_word(const core::Ask& first, const Tokens& typed, Slot slot) const {
    std::optional<Tokens> found;
    for (const core::Choice& choice : first.choices) {
        if (takes_any_text(choice.token)) {
            continue;
        }
        Tokens line = begun_with({choice.token}, 1, typed);
        const core::Ask answer = ask(line, slot);
        if (answer.whole && is_possible(answer)) {
            if (found) {
                return std::nullopt;
            }
            found = std::move(line);
        }
    }
    return found;
}

}  // namespace app
