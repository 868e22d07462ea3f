#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/text/text.h"
#include "store/statistics/rating.h"

/// What is reported of a history, as values: window, terminal, files and paper are faces of these.
namespace app {

/// Points may be negative; a win may be shared.
struct Points {
    int number;
    bool operator==(const Points&) const = default;
};
struct Wins {
    double number;
    bool operator==(const Wins&) const = default;
};
struct Mean {
    double number;
    bool operator==(const Mean&) const = default;
};
/// A part between 0 and 1; of few matches it says little.
struct Share {
    double part;
    bool few;
    bool operator==(const Share&) const = default;
};
struct Duration {
    int seconds;
    bool operator==(const Duration&) const = default;
};
/// `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`.
struct Day {
    std::string day;
    bool operator==(const Day&) const = default;
};

/// Nothing, words, a count, or one of the above.
using Cell =
    std::variant<std::monostate, core::Text, int, Points, Wins, Mean, Share, Duration, store::Rating, Day>;

/// The one place where a cell becomes words, in the language in force.
std::string in_words(const Cell& cell);
Cell name(const std::string& words);
/// Words for a file: what is never translated is exactly as it is, invisible characters too.
std::string exact(const core::Text& text);

struct Table {
    struct Column {
        core::Text title;
        bool number = true;  ///< stands to the right
    };
    /// What opening a row leads to; `targets` has its id.
    enum class Leads { nowhere, player, game, match, opponent };

    core::Text title;
    core::Text note{};  ///< a sentence below the title
    std::vector<Column> columns{};
    std::vector<std::vector<Cell>> rows{};
    Leads leads = Leads::nowhere;
    std::vector<std::string> targets{};  ///< one a row, if it leads anywhere
};

}  // namespace app
