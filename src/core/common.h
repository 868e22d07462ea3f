#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "core/reading.h"
#include "core/verdict.h"

namespace core {

/// The entries that every game has.
struct Note {
    std::string text;
};
struct Penalty {
    int seat;
    int points;
    std::string reason;
};
struct Abandon {
    std::string reason;
};
using CommonEntry = std::variant<Note, Penalty, Abandon>;

/// Adds it; beyond a thousand million points the sum is no more than that.
void add_penalty(int& sum, const Penalty& penalty);

/// Whether the word begins an entry that every game has.
bool is_common(std::string_view word);
/// Whether the word begins a correction: `undo`, `amend`, `insert`.
bool is_correction(std::string_view word);

/// Reads one of them. An error is `core/notation` or `core/player`.
tl::expected<CommonEntry, Impossible> parse_common(std::span<const std::string> tokens,
                                                   std::span<const std::string> seats);
std::string print_common(const CommonEntry& entry, std::span<const std::string> seats);

/// As people read these entries, and corrections.
Text sentence_of_common(const CommonEntry& entry, std::span<const std::string> seats);
Text sentence_of_undo(Seq entry, bool taken_back);
Text sentence_of_amend(Seq entry, Text sentence);
Text sentence_of_insert(Seq entry, Text sentence);

/// `core/notation`, with what was expected.
Impossible not_understood(Text expected);
/// The same as the answer of a parser.
tl::unexpected<Impossible> misread(Text expected);
/// `core/player`: nobody here is called so.
Impossible no_such_player(const std::string& name);
/// `core/phase`, with what must come first or why this does not belong here.
Impossible out_of_phase(Text why, std::vector<Seq> from = {});
/// `core/done`, by that entry; 0 where it may not be known.
Impossible done_before(Text what, Seq by);
/// Instead of an earlier table that would tell what stays secret.
Text what_was_veiled();
/// `core/finished`, by the entry that ended the match.
Impossible match_is_over(std::optional<Seq> ended_by = {});

/// The seat of a name, or nothing. Names are the same if they are the same in NFC.
std::optional<int> seat_of(std::string_view name, std::span<const std::string> seats);

/// The same, or `core/player`.
tl::expected<int, Impossible> seat_named(const std::string& name, std::span<const std::string> seats);

/// Whom an entry of a game is about: its member `seat`, if it has one.
template <class... Entries>
std::optional<int> seat_in(const std::variant<Entries...>& entry) {
    return std::visit(
        [](const auto& given) -> std::optional<int> {
            if constexpr (requires { given.seat; }) {
                return given.seat;
            } else {
                return std::nullopt;
            }
        },
        entry);
}

/// The same, if the entry is one of these.
template <class... Acts, class... Entries>
std::optional<int> actor_in(const std::variant<Entries...>& entry) {
    return (std::holds_alternative<Acts>(entry) || ...) ? seat_in(entry) : std::nullopt;
}

/// What may follow `tokens` in one of these entries.
Ask ask_common(std::span<const std::string> tokens, std::span<const std::string> seats, const GameInfo& game,
               bool over);
/// The words of these entries, as choices of a first token.
std::vector<Choice> common_words(const GameInfo& game, bool over);

/// How these entries, and corrections, are written.
std::span<const LineForm> common_forms();

/// The same of corrections.
std::vector<Choice> correction_words(bool any_entry);
/// Which entry is corrected, of so many.
Ask ask_which(Seq last);
/// `mistyped` or `taken-back`.
Ask ask_why_undone();
/// Nothing can follow: this is why.
Ask refused(Verdict verdict);

}  // namespace core
