#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/common.h"
#include "core/game_rules.h"
#include "core/journal.h"
#include "core/reading.h"
#include "core/text/tokens.h"

namespace core {

/// What the lines of a journal say, and what it takes to print them.
template <GameRules G>
class FoldLines final : public Printed::Lines {
public:
    /// What a line says: why nothing is understood (nothing in an undo), an entry that every game has, or one
    /// of the game's own.
    using Said = std::variant<Rare<Impossible>, Rare<CommonEntry>, typename G::Entry>;

    /// `start`: the match before its first entry.
    FoldLines(std::vector<std::string> seats, typename G::State start, std::size_t count)
        : seats_(std::move(seats)), start_(std::move(start)) {
        lines_.reserve(count);
    }

    /// Adds the next line. `room` is for its tokens, so that they need not be allocated for each.
    const Said& read(const Resolved& line, const Fact& fact, std::span<const Fact> facts,
                     std::vector<std::string>& room) {
        Line& added = lines_.emplace_back(line.what, line.taken_back, line.target.value_or(0));
        if (line.what != Resolved::What::undo) {
            added.said = said_in(line, fact, facts, room);
        }
        return added.said;
    }

    const Said& said(Seq seq) const { return line(seq).said; }

    std::string prefix(Seq seq) const {
        const auto& [what, taken_back, target, said] = line(seq);
        return what == Resolved::What::amend    ? "amend " + std::to_string(target) + " "
               : what == Resolved::What::insert ? "insert " + std::to_string(target) + " "
                                                : std::string();
    }
    std::string print(Seq seq) const override {
        const auto& [what, taken_back, target, said] = line(seq);
        if (what == Resolved::What::undo) {
            return spaced({"undo", std::to_string(target), taken_back ? "taken-back" : "mistyped"});
        }
        const auto* common = common_in(said);
        return prefix(seq) + (common != nullptr ? print_common(*common, seats_)
                                                : G::print(start_, std::get<typename G::Entry>(said)));
    }
    Text sentence(Seq seq) const override {
        const auto& [what, taken_back, target, said] = line(seq);
        if (what == Resolved::What::undo) {
            return sentence_of_undo(target, taken_back);
        }
        const auto* common = common_in(said);
        return framed(seq, common != nullptr ? sentence_of_common(*common, seats_)
                                             : G::sentence(start_, std::get<typename G::Entry>(said)));
    }
    /// The sentence of the entry that the line holds, as the line says it.
    Text framed(Seq seq, Text sentence) const {
        const auto& [what, taken_back, target, said] = line(seq);
        return what == Resolved::What::amend    ? sentence_of_amend(target, std::move(sentence))
               : what == Resolved::What::insert ? sentence_of_insert(target, std::move(sentence))
                                                : std::move(sentence);
    }

    static bool is_understood(const Said& said) { return !std::holds_alternative<Rare<Impossible>>(said); }
    static const CommonEntry* common_in(const Said& said) {
        const auto* common = std::get_if<Rare<CommonEntry>>(&said);
        return common != nullptr ? &**common : nullptr;
    }
    static const typename G::Entry* entry_in(const Said& said) {
        return std::get_if<typename G::Entry>(&said);
    }

    /// Whom the line is about, if anybody.
    static std::optional<int> seat_in(const Said& said) {
        const auto* entry = entry_in(said);
        const auto* common = common_in(said);
        const auto* penalty = common != nullptr ? std::get_if<Penalty>(common) : nullptr;
        return entry != nullptr     ? G::seat(*entry)
               : penalty != nullptr ? std::optional(penalty->seat)
                                    : std::nullopt;
    }

private:
    struct Line {
        Resolved::What what;
        bool taken_back;
        Seq target;  ///< of a correction
        Said said{};
    };

    const Line& line(Seq seq) const { return lines_[static_cast<std::size_t>(seq) - 1]; }

    /// What the line says, if it is understood; the tokens of an amendment are the new entry's, as are
    /// those of an insert that is itself impossible.
    Said said_in(const Resolved& line, const Fact& fact, std::span<const Fact> facts,
                 std::vector<std::string>& room) const {
        if (line.is_misread()) {
            return line.wrong;
        }
        auto tokens = tokens_of(line, facts, fact.seq, room);
        if (!tokens) {
            return not_understood(std::move(tokens.error()));
        }
        if (tokens->empty()) {
            return not_understood({N_("expected an entry"), {}});
        }
        const bool holds_entry =
            line.what == Resolved::What::amend || (line.what == Resolved::What::insert && line.wrong);
        return understand(holds_entry ? tokens->subspan(2) : *tokens);
    }

    Said understand(std::span<const std::string> tokens) const {
        const auto said = [](auto entry) {
            return entry ? Said(std::move(*entry)) : Said(std::move(entry.error()));
        };
        return is_common(tokens.front()) ? said(parse_common(tokens, seats_))
                                         : said(G::parse(start_, tokens));
    }

    std::vector<std::string> seats_;
    typename G::State start_;
    std::vector<Line> lines_;
};

/// Whether a line that is not understood tells what it should not all the same: a hand with nine cards.
template <GameRules G>
bool hints_at_secret(const typename G::State& state, const std::string& text) {
    std::string word;
    for (const char c : text + " ") {
        const bool capital = c >= 'A' && c <= 'Z';
        const bool letter = capital || (c >= 'a' && c <= 'z') || c == '-';
        if (!letter && G::is_secret(state, word)) {
            return true;
        }
        word = letter ? word + static_cast<char>(capital ? c - 'A' + 'a' : c) : std::string{};
    }
    return false;
}

}  // namespace core
