#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hue.h"
#include "core/text/text.h"
#include "core/verdict.h"

namespace core {

/// How a card, tile or piece looks from its front.
struct Face {
    Text name;  ///< "grey 10"
    Hue hue = Hue::none;
    /// A drawing by its name (games/drawings.h). Never colour alone: each suit and type has a shape and a
    /// letter.
    std::string_view shape{};
    std::string letter;  ///< message id, short: "gy"
    std::string value;   ///< "10"; may be empty
    /// Of `GameInfo::kinds`: what the user's copy may name and colour otherwise. Empty: always as here.
    std::string_view kind{};

    bool operator==(const Face&) const = default;
};

/// What is remarkable about something that lies on the table.
enum class Mark {
    leads,
    wins,
    next,
    forced,
    designates,
    illegal,
    presumed,
    confirmed,  ///< was presumed, and is certain now
    fresh,      ///< lies there since the last entry
    barred,     ///< a place on which nothing may lie
    offered,    ///< may be taken now
    moved,      ///< has had its move in this turn
    frozen,     ///< may not move in this turn
    buried,     ///< lies face down again, but lay open before
    traded      ///< came for another one, so what was told of that place before may not fit it
};

/// Something that lies on the table; without a face it lies face down.
struct Token {
    std::optional<Face> face;
    std::vector<Mark> marks;
    Seq seq = 0;                 ///< the entry that put it there, or 0
    int count = 1;               ///< a pile of equals is shown as one with its number
    std::optional<int> owner{};  ///< the seat it belongs to, once the table may know
    std::string name{};          ///< what it is called in an entry, if it can be chosen (a piece)
    std::vector<Face> hints{};   ///< what was told of it before all: a suit, a value

    bool operator==(const Token&) const = default;
};

/// A spot where tokens lie. `token` is what it is called in an entry, if it can be chosen.
struct Place {
    std::string token;
    Text label;
    std::vector<Token> tokens;  ///< from the bottom up
    std::vector<Mark> marks;
    std::optional<int> seat;      ///< whose it is
    std::vector<Text> figures{};  ///< of a row in a zone of figures, one a column; each may be empty

    bool operator==(const Place&) const = default;
};

/// How the places of a zone lie.
enum class Layout {
    round,   ///< in front of the seats, around the middle (a trick)
    list,    ///< one below another, label and token (a designation board)
    row,     ///< side by side (a display, a hand)
    grid,    ///< in rows and columns (a board)
    tally,   ///< small, with their counts (cards won)
    rack,    ///< close side by side in front of a seat, told apart by their place (cards that face away)
    figures  ///< no tokens: rows of words and numbers under the column heads of the margins
};

/// A lane between two rows or two columns of a grid, and what lies in it.
struct Lane {
    bool across = true;  ///< between rows; else between columns
    int after = 0;       ///< it lies behind this row or column, from 0
    Place place;

    bool operator==(const Lane&) const = default;
};

/// What stands at the edges of a grid, one text a row or column; each may be empty.
struct Margins {
    std::vector<Text> row_heads{}, column_heads{};  ///< at its left and above: "1", "a"
    std::vector<Text> row_ends{}, column_ends{};    ///< at its right and below: sums

    bool operator==(const Margins&) const = default;
};

struct Zone {
    std::string id;  ///< `trick`, `board`, …: stable, for tests and the second screen
    Text title;
    Layout layout = Layout::row;
    int columns = 0;          ///< for a grid
    std::optional<int> seat;  ///< lies in front of this seat; else in the middle
    std::vector<Place> places{};
    std::vector<Text> remarks{};  ///< short lines below the title: "3 tricks"
    Margins margins{};            ///< for a grid; the column heads of figures
    std::vector<Lane> lanes{};    ///< for a grid
    bool square = false;          ///< what lies in it is as wide as high, unlike cards

    bool operator==(const Zone&) const = default;
};

/// The table as it lies there.
struct Table {
    std::vector<Text> headline;      ///< "round 2 of 5", "trick 4", "number card 3"
    std::vector<std::string> seats;  ///< who sits there, clockwise (in their order around the table)
    std::vector<int> seat_ids;       ///< the seat numbers in that order
    std::optional<int> to_act;
    std::vector<Zone> zones;
    std::vector<int> may_peek{};  ///< the seats that know more of what lies there than the table shows

    bool operator==(const Table&) const = default;
};

/// The place that an entry calls so, in any zone; nothing if there is none.
const Place* place_of(const Table& table, std::string_view token);

}  // namespace core
