#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/figure.h"
#include "core/hue.h"
#include "core/text/text.h"

namespace core {

enum class Level { plays, scores };

/// How a table settles a point that the rule book leaves open. The default comes first.
struct HouseRule {
    std::string_view name;
    std::vector<std::string_view> values;
    std::string_view title;                      ///< message id
    std::string_view text;                       ///< message id: what it settles, in one sentence
    std::vector<std::string_view> value_titles;  ///< message ids, one a value; empty: the values as they are
};

struct Variant {
    std::string_view name;
    std::string_view title;  ///< message id
    std::string_view text;   ///< message id: what it changes, in one sentence
};

/// A kind of things that copies of a game print in different colours.
struct CopyKind {
    std::string_view id;  ///< unique over all games, lower-case letters, digits and hyphens, stable: settings
                          ///< are kept by it
    std::string_view name;  ///< message id
    Hue hue = Hue::none;    ///< the usual one
};

/// Message ids: how the entries are spoken of that are presumed at first (Reckoning::claims); empty: there
/// are none.
struct ClaimWords {
    std::string_view counted{};   ///< "{0} discards"
    std::string_view in_order{};  ///< "All {0} discards were in order."
};

/// One of the drawings by which a game is known at a glance.
struct Emblem {
    std::string_view shape;  ///< by its name (games/drawings.h)
    Hue hue;
};

/// What a game says of itself before a match begins.
struct GameInfo {
    std::string_view id;
    std::string_view title;    ///< as printed on the box; not translated
    std::string_view summary;  ///< message id
    std::string_view edition;  ///< message id: whose rule book the rules rest on, and of which year
    int fewest_players;
    int most_players;
    int minutes = 0;  ///< that a match takes, about
    std::vector<Emblem> emblems{};
    std::vector<Variant> variants{};
    std::vector<HouseRule> house_rules{};
    /// Names that entries may use besides the players' (a virtual player's).
    std::vector<std::string> (*extra_seats)(int players) = nullptr;
    /// Whether `penalty` means anything.
    bool has_points = true;
    std::vector<CopyKind> kinds{};
    /// The word of the entry with which a player calls for the referee, where the game has one.
    std::string_view challenge{};
    /// What statistics show of this game besides what they show of every game.
    std::vector<Figure> figures{};
    /// Message id: what a turn is called (core::Where).
    std::string_view turn_word = N_("turn");
    ClaimWords claim_words{};
};

/// Begun as a copy of another match up to an entry; 0: from its beginning. Never counted.
struct WhatIf {
    std::string source;  ///< the other one's id
    int at = 0;

    bool operator==(const WhatIf&) const = default;
};

/// The header of a record. Seats are numbered from 0 in the order of `players`.
struct Header {
    std::string game;
    std::vector<std::string> players;  ///< clockwise
    std::set<std::string> variants;
    std::map<std::string, std::string> house;  ///< only what the record names
    Level level = Level::plays;
    std::optional<std::string> id;
    std::optional<std::string> date;
    std::optional<std::string> venue;
    std::optional<std::string> title;
    std::optional<std::string> follows{};  ///< the id of the match that it follows, the roles changed
    std::optional<WhatIf> what_if{};
};

/// The value in force: the header's, or the default.
std::string_view house_value(const Header& header, const HouseRule& rule);
std::string_view house_value(const Header& header, const GameInfo& game, std::string_view name);

/// `2 players`, `2 to 5 players`
Text players_counted(const GameInfo& game);

/// All who have a seat: the players, then the game's extra seats.
std::vector<std::string> seats(const Header& header, const GameInfo& game);

/// Whether the name may stand in a `player` line: 1 to 40 code points, no control characters, not a
/// taken word. Says what is wrong, or nothing.
std::optional<Text> wrong_name(std::string_view name);

/// A new random UUID (version 4) in its usual form.
std::string new_uuid();
bool is_uuid(std::string_view text);
/// `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, and such a day exists.
bool is_date(std::string_view text);

}  // namespace core
