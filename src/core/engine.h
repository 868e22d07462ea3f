#pragma once

#include <algorithm>
#include <iterator>

#include "core/fold.h"

namespace core {

template <GameRules G>
Reading read(const Header& header, std::span<const Fact> facts, const View& view) {
    Fold<G> fold(header, facts);
    fold.run(view);
    return std::move(fold).reading();
}

template <GameRules G>
std::vector<Moment> moments(const Header& header, std::span<const Fact> facts, const View& view) {
    Fold<G> fold(header, facts);
    std::vector<Moment> all;
    fold.run(view, [&](Seq seq, const Where& where) {
        all.push_back({seq, where, G::totals(fold.state())});
    });
    return all;
}

template <GameRules G>
std::vector<std::string> moves(const Header& header, std::span<const Fact> facts, const View& view) {
    Fold<G> fold(header, facts);
    fold.run(view);
    std::vector<std::string> lines;
    if (!fold.over() && !fold.veils_past()) {
        std::ranges::transform(G::moves(fold.state()), std::back_inserter(lines),
                               [&](const auto& move) { return G::print(fold.state(), move); });
    }
    return lines;
}

/// After the end nothing of the game's own can follow.
inline void close(Ask& answer, bool in_a_line) {
    for (Choice& choice : answer.choices) {
        choice.verdict = match_is_over();
    }
    answer.expected.clear();
    answer.actor.reset();
    if (!in_a_line) {
        answer.question = {N_("The match is over."), {}};
    } else if (!answer.verdict || rule(*answer.verdict) != "core/notation") {
        answer.verdict = match_is_over();
    }
}

/// The verdict that the tokens would get as the next line.
template <GameRules G>
Verdict foresee(const Header& header, std::span<const Fact> facts, std::span<const std::string> tokens) {
    std::vector<Fact> all(facts.begin(), facts.end());
    const Seq next = static_cast<Seq>(all.size()) + 1;
    all.push_back({next, 0, joined(tokens)});
    return read<G>(header, all, {}).entries.back().verdict;
}

template <GameRules G>
Ask ask(const Header& header, std::span<const Fact> facts, const View& view,
        std::span<const std::string> tokens);

/// What may come next in a correction: the entry it names, then why, or the entry as it should read.
template <GameRules G>
Ask ask_correction(const Header& header, std::span<const Fact> facts, const View& view,
                   std::span<const std::string> tokens) {
    const bool undo = tokens.front() == "undo";
    std::vector<std::string> line(tokens.begin(), tokens.end());
    if (line.size() == 2) {
        line.emplace_back(undo ? "mistyped" : "note");
    }
    const Verdict verdict = line.size() > 2 ? foresee<G>(header, facts, line) : Legal{};
    const bool hopeless = rule(verdict) == "core/correction" || (undo && kind(verdict) == Kind::impossible);
    if (hopeless || (undo && tokens.size() > 2)) {
        Ask answer;
        answer.whole = !hopeless;
        answer.verdict = verdict;
        return answer;
    }
    if (undo || tokens.size() == 1) {
        return tokens.size() == 1 ? ask_which(static_cast<Seq>(facts.size())) : ask_why_undone();
    }
    View there = view;
    there.before = number(tokens[1]);
    return there.before ? ask<G>(header, facts, there, tokens.subspan(2)) : refused(verdict);
}

template <GameRules G>
Ask ask(const Header& header, std::span<const Fact> facts, const View& view,
        std::span<const std::string> tokens) {
    if (!tokens.empty() && is_correction(tokens.front())) {
        return view.before ? refused(not_understood({N_("a correction cannot hold another one"), {}}))
                           : ask_correction<G>(header, facts, view, tokens);
    }
    Fold<G> fold(header, facts);
    fold.run(view);
    if (view.until && fold.veils_past()) {
        Ask answer;
        answer.question = what_was_veiled();
        return answer;
    }
    if (!tokens.empty() && is_common(tokens.front())) {
        return ask_common(tokens, fold.seat_names(), G::info(), fold.over());
    }
    Ask answer = G::ask(fold.state(), tokens);
    if (fold.veils_past()) {
        keep_form(answer);
    }
    if (fold.over()) {
        close(answer, !tokens.empty());
    }
    if (tokens.empty()) {
        const bool in_place = view.before.has_value();
        std::ranges::move(common_words(G::info(), fold.over()), std::back_inserter(answer.choices));
        if (!in_place) {
            std::ranges::move(correction_words(!facts.empty()), std::back_inserter(answer.choices));
        }
    }
    return answer;
}

}  // namespace core
