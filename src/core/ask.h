#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/table.h"
#include "core/text/text.h"
#include "core/verdict.h"

namespace core {

/// What the next token is.
enum class Asked { nothing, word, player, card, space, piece, slot, number, text };

/// One token that may come next.
struct Choice {
    std::string token;
    Text label;                      ///< what a button says
    std::optional<Face> face;        ///< how it looks, if it is a card, tile or piece
    std::optional<int> row, column;  ///< where it lies on the pad: cards by suit and value, spaces by place
    bool completes = false;          ///< the line is whole with it (it may still go on)
    std::string place{};             ///< where on the table it is, if that is called otherwise than the token
    /// Of a space: what would then stand at the margins of its row and its column.
    std::optional<Text> row_end{}, column_end{};
    std::vector<Face> brings{};        ///< what goes to the one who chooses it
    std::vector<std::string> takes{};  ///< the places on the table that it empties
    /// Where things are told in another order than they are written: the tokens of the line once this is
    /// chosen, instead of those so far and `token`. They may hold tokens that only `ask` understands; a
    /// choice that completes has the line as it is written.
    std::vector<std::string> line{};
    bool chosen = false;      ///< it was chosen before; choosing it again takes that back
    bool on_picture = false;  ///< to be tapped at its place; a button for it would be one too many
    /// The verdict that the whole line would get. Where the line is not whole yet: `Impossible` if
    /// no continuation can be possible, else nothing.
    std::optional<Verdict> verdict;

    bool operator==(const Choice&) const = default;
};

/// A place that takes several tokens to get to, and those that do.
struct Goal {
    std::string place;
    std::vector<std::string> tokens;
    Text label;  ///< "by c5 and c6"

    bool operator==(const Goal&) const = default;
};

/// A piece that is put somewhere before play begins; as a token `PIECE=PLACE`.
struct Arranged {
    std::string piece;
    Face face;
    std::string place;  ///< where it is proposed to stand

    bool operator==(const Arranged&) const = default;
};

/// The tokens of a line after the choice.
std::vector<std::string> with(std::span<const std::string> tokens, const Choice& choice);

/// A choice after which more tokens are needed.
Choice offer(std::string token, Text label);
/// The same of something that is seen: its name is the label.
Choice offer_seen(std::string token, Face face);
/// A choice that makes the line whole, with the verdict that the line would get.
Choice offer(std::string token, Text label, Verdict verdict);

/// The answer to: given the match so far and the first tokens of an entry, what may come next?
struct Ask {
    Text question;
    Asked asked = Asked::nothing;
    std::vector<Choice> choices;        ///< empty where any number or text will do, or nothing may follow
    std::vector<Text> rows, columns;    ///< headings of the pad, if the choices lie in a grid
    std::vector<std::string> expected;  ///< tokens expected next by default: what the pad fills in
    std::vector<std::string> asides;    ///< first words that are offered beside the expected ones
    std::vector<std::string> about;     ///< places on the table that the question is about
    std::vector<Goal> goals{};          ///< all that the rules allow, in the order of the places
    std::vector<Arranged> arranged{};   ///< what the rest of the line arranges, as it is proposed
    bool stuck = false;                 ///< the side to move has no legal move
    std::optional<int> actor;           ///< the seat that is asked
    int low = 0, high = 0;              ///< for numbers without choices: from, to
    bool whole = false;                 ///< the tokens so far are a whole line
    std::optional<Verdict> verdict;     ///< of the tokens so far, if they are whole or cannot go on

    bool operator==(const Ask&) const = default;
};

/// What the answer tells of the position is dropped: how the line is written stays.
void keep_form(Ask& answer);

}  // namespace core
