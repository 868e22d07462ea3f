#pragma once

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

#include "core/common.h"
#include "kit/declared.h"
#include "kit/kinds.h"
#include "kit/moves.h"
#include "kit/slots.h"

/// Lines are parsed, printed and asked for by what is declared of them.
namespace kit {

/// What the match waits for: the question, the tokens that are expected, whom it asks.
inline void put(core::Ask& ask, core::Text question, std::vector<std::string> expected,
                std::optional<int> actor = {}, std::vector<std::string> asides = {}) {
    ask.question = std::move(question);
    ask.expected = std::move(expected);
    ask.actor = actor;
    ask.asides = std::move(asides);
}

template <class G>
const Line<G>* line_of(std::string_view word) {
    for (const Line<G>& line : G::lines()) {
        if (line.word == word) {
            return &line;
        }
    }
    return nullptr;
}

/// Names are looked at when all else is understood. An error is `core/notation` or `core/player`.
template <class G>
tl::expected<typename G::Entry, core::Impossible> parse(const typename G::State& state, Tokens tokens) {
    const Line<G>* const line = line_of<G>(tokens.front());
    if (line == nullptr) {
        return core::misread({N_("{0} is no entry of this game"), {tokens.front()}});
    }
    const auto parts = line->parts();
    typename Slot<G>::Wrong wrong;
    const auto refused = [&] {
        return wrong           ? tl::unexpected(std::move(*wrong))
               : parts.empty() ? core::misread({N_("nothing may follow `{0}`"), {tokens.front()}})
                               : core::misread({N_("expected `{0}`"), {std::string(line->usage)}});
    };
    if (!line->may_have(tokens.size() - 1)) {
        return refused();
    }
    typename G::Entry entry = line->blank(state);
    for (const bool players : {false, true}) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if ((parts[i].asked == core::Asked::player) == players) {
                const Tokens own = i + 1 < parts.size() ? tokens.subspan(1 + i, 1) : tokens.subspan(1 + i);
                if (parts[i].parse(state, own, entry, wrong) < Parsed::whole) {
                    return refused();
                }
            }
        }
    }
    return entry;
}

/// `slots`: no more of them than so many.
template <class G>
std::string print(const typename G::State& state, const typename G::Entry& entry,
                  std::size_t slots = Line<G>::most_slots) {
    const Line<G>& line = G::lines()[entry.index()];
    std::string text(line.word);
    for (const Slot<G>& slot : line.parts() | std::views::take(slots)) {
        slot.print(state, entry, text);
    }
    return text;
}

template <class G>
core::Text sentence(const typename G::State& state, const typename G::Entry& entry) {
    const Line<G>& line = G::lines()[entry.index()];
    if (line.sentence.made != nullptr) {
        return line.sentence.made(state, entry);
    }
    core::Text text{line.sentence.id, {}};
    for (const Slot<G>& slot : line.parts()) {
        slot.name(state, entry, text.args);
    }
    if (text.args.size() < line.parts().size()) {
        text.id = line.sentence.without;
    }
    return text;
}

/// The answer to tokens that are a whole line, or can be none.
template <class G>
core::Ask whole_line(const typename G::State& state, Tokens tokens) {
    core::Ask ask;
    const auto entry = parse<G>(state, tokens);
    ask.verdict = entry ? G::judge(state, *entry) : core::Verdict(entry.error());
    ask.whole = core::rule(*ask.verdict) != "core/notation";
    return ask;
}

/// The verdict that every line of this kind would get now, or nothing.
template <class G>
std::optional<core::Verdict> hopeless(const typename G::State& state, const Line<G>& line) {
    const auto parts = line.parts();
    const bool of_player = !parts.empty() && parts.front().asked == core::Asked::player;
    typename G::Entry entry = line.blank(state);
    core::Verdict verdict = G::judge(state, entry);
    if (!of_player && core::rule(verdict) == "core/phase") {
        return verdict;
    }
    if (auto never = line.never == nullptr ? std::nullopt : line.never(state)) {
        return never;
    }
    if (parts.empty() || (!of_player && line.sound == nullptr)) {
        return std::nullopt;
    }
    std::optional<core::Verdict> first;
    bool any = false;
    parts.front().each(state, entry, [&](const auto&) {
        if (!any) {
            verdict = G::judge(state, entry);
            any = !line.stands(verdict);
            if (!first) {
                first = std::move(verdict);
            }
        }
    });
    return any ? std::nullopt : first;
}

/// What may come first, without what the match waits for.
template <class G>
core::Ask ask_word(const typename G::State& state) {
    core::Ask ask;
    ask.asked = core::Asked::word;
    ask.choices.reserve(G::lines().size());
    for (const Line<G>& line : G::lines()) {
        if (!line.is_offered(state)) {
            continue;
        }
        const core::Text label{line.label, {}};
        if (line.parts().empty()) {
            ask.choices.push_back(
                core::offer(std::string(line.word), label, G::judge(state, line.blank(state))));
        } else {
            ask.choices.push_back(core::offer(std::string(line.word), label));
            ask.choices.back().verdict = hopeless(state, line);
        }
    }
    return ask;
}

/// The tokens after the first word, as far as they are understood.
template <class G>
struct SoFar {
    typename G::Entry entry;
    std::size_t at;                ///< the slot that comes next, or goes on
    Parsed parsed = Parsed::part;  ///< what is told of that one
    bool understood = true;        ///< all of them
    typename Slot<G>::Wrong wrong{};
};

/// Of several that are wrong, what is not a name is told.
template <class G>
SoFar<G> so_far(const Line<G>& line, const typename G::State& state, Tokens tokens) {
    const auto parts = line.parts();
    SoFar<G> so_far{line.blank(state), std::min(tokens.size(), parts.size()) - 1};
    for (std::size_t i = 0; i <= so_far.at; ++i) {
        const Tokens own = i < so_far.at ? tokens.subspan(1 + i, 1) : tokens.subspan(1 + i);
        typename Slot<G>::Wrong wrong;
        so_far.parsed = parts[i].parse(state, own, so_far.entry, wrong);
        const bool is_first = so_far.parsed == Parsed::wrong && std::exchange(so_far.understood, false);
        if (is_first || (so_far.parsed == Parsed::wrong && parts[i].asked != core::Asked::player)) {
            so_far.wrong = std::move(wrong);
        }
    }
    const bool goes_on = so_far.parsed == Parsed::part || so_far.parsed == Parsed::whole;
    if (goes_on && tokens.size() > so_far.at + 1 && parts[so_far.at].parsed != nullptr) {
        so_far.parsed = parts[so_far.at].parsed(state, so_far.entry);
    }
    return so_far;
}

/// Whether a line can be whole with the slot: nothing must follow it.
template <class G>
bool may_be_last(const Line<G>& line, const typename G::State& state, std::size_t at) {
    typename G::Entry entry = line.blank(state);
    typename Slot<G>::Wrong wrong;
    return std::ranges::all_of(line.parts().subspan(at + 1), [&](const Slot<G>& slot) {
        return slot.parse(state, {}, entry, wrong) == Parsed::whole;
    });
}

template <class G>
core::Text question(const Slot<G>& slot, const typename G::State& state, const typename G::Entry& entry,
                    Tokens tokens) {
    if (slot.question.made != nullptr) {
        return slot.question.made(state, entry);
    }
    core::Text text{slot.question.id, {}};
    text.args.insert(text.args.end(), tokens.begin() + 1, tokens.end());
    return text;
}

/// What may follow the first word.
template <class G>
core::Ask ask_rest(const typename G::State& state, Tokens tokens) {
    const Line<G>* const line = line_of<G>(tokens.front());
    if (line == nullptr || line->parts().empty()) {
        return whole_line<G>(state, tokens);
    }
    if (line->asks != nullptr) {
        return line->asks(state, tokens);
    }
    auto [entry, at, parsed, understood, wrong] = so_far(*line, state, tokens);
    if (!understood && wrong && (parsed == Parsed::part || parsed == Parsed::whole)) {
        return core::refused(std::move(*wrong));
    }
    if (!understood || parsed == Parsed::full) {
        return whole_line<G>(state, tokens);
    }
    const Slot<G>& slot = line->parts()[at];
    const bool last = may_be_last(*line, state, at);
    core::Ask ask = parsed == Parsed::whole && last ? whole_line<G>(state, tokens) : core::Ask{};
    ask.question = question(slot, state, entry, tokens);
    ask.asked = slot.asked;
    if (slot.heads != nullptr) {
        slot.heads(state, ask);
    }
    ask.choices.reserve(16);  // a choice is large to move
    slot.each(state, entry, [&, &entry = entry](const auto& show) {
        core::Choice& choice = ask.choices.emplace_back(show());
        core::Verdict verdict = G::judge(state, entry);
        choice.completes = last && (slot.parsed == nullptr || slot.parsed(state, entry) >= Parsed::whole);
        if (choice.completes || line->stands(verdict)) {
            choice.verdict = std::move(verdict);
        }
    });
    if (line->more != nullptr) {
        line->more(state, entry, ask);
    }
    return ask;
}

/// What may come next: what the match waits for is put by the game's `expect`.
template <class G>
core::Ask ask(const typename G::State& state, Tokens tokens) {
    if (!tokens.empty()) {
        return ask_rest<G>(state, tokens);
    }
    core::Ask answer = ask_word<G>(state);
    if (!G::finished(state)) {
        G::expect(state, answer);
    }
    return answer;
}

template <class G, class S, class E>
tl::expected<E, core::Impossible> Declared<G, S, E>::parse(const S& state, Tokens tokens) {
    return kit::parse<G>(state, tokens);
}

template <class G, class S, class E>
std::string Declared<G, S, E>::print(const S& state, const E& entry) {
    return kit::print<G>(state, entry);
}

template <class G, class S, class E>
core::Text Declared<G, S, E>::sentence(const S& state, const E& entry) {
    return kit::sentence<G>(state, entry);
}

template <class G, class S, class E>
std::vector<core::LineForm> Declared<G, S, E>::forms() {
    std::vector<core::LineForm> forms;
    for (const Line<G>& line : G::lines()) {
        core::LineForm& form =
            forms.emplace_back(core::LineForm{line.usage, line.label, line.move, line.secret});
        std::ranges::transform(line.parts(), std::back_inserter(form.slots), &Slot<G>::asked);
        form.any_order = !line.parts().empty() && line.parts().back().any_order;
    }
    return forms;
}

template <class G, class S, class E>
std::optional<int> Declared<G, S, E>::culprit(const E& entry, std::optional<core::RuleId>) {
    return G::lines()[entry.index()].move ? G::seat(entry) : std::nullopt;
}

template <class G, class S, class E>
bool Declared<G, S, E>::visible(const S* /*known*/, const E& entry, const core::Viewer& viewer) {
    return !G::lines()[entry.index()].secret || viewer.kind == core::Viewer::Kind::referee ||
           (viewer.kind == core::Viewer::Kind::seat && G::seat(entry) == viewer.seat);
}

template <class G, class S, class E>
bool Declared<G, S, E>::is_secret(const S&, std::string_view word) {
    const Line<G>* const line = line_of<G>(word);
    return line != nullptr && line->secret;
}

template <class G, class S, class E>
std::vector<E> Declared<G, S, E>::moves(const S& state) {
    return G::finished(state) ? std::vector<E>{} : Moves<G>(state).all();
}

template <class G, class S, class E>
core::Ask Declared<G, S, E>::ask(const S& state, Tokens tokens) {
    return kit::ask<G>(state, tokens);
}

}  // namespace kit
