#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/ask.h"
#include "core/header.h"
#include "core/later.h"
#include "core/rare.h"
#include "core/record.h"
#include "core/scores.h"
#include "core/table.h"
#include "core/verdict.h"

namespace core {

enum class Status { open, finished, abandoned };

/// Who looks: the referee sees everything that was entered, the audience what lies open on the
/// table, a seat that and its own.
struct Viewer {
    enum class Kind { referee, audience, seat } kind = Kind::referee;
    int seat = 0;
};

inline constexpr Viewer referee{Viewer::Kind::referee, 0};
inline constexpr Viewer audience{Viewer::Kind::audience, 0};

/// What of a match is read.
struct View {
    Viewer viewer;
    /// Stop after this entry, in the order of the table (all corrections known).
    std::optional<Seq> until;
    /// Stop before this entry.
    std::optional<Seq> before;
};

/// A game's answer to a question that an entry puts to the referee.
struct Outcome {
    std::string_view word;  ///< `upheld`
    Text says;              ///< as the referee says it
    Text title{};           ///< in one word, for lists
};

/// A later entry overturned what was presumed, or confirmed it.
struct Settled {
    Seq by;
    Presumed was;
};

/// A line in long forms, and as people read it; as it came if it was not understood. Both are made when
/// somebody reads them.
class Printed {
public:
    /// What can print the lines of a journal later.
    struct Lines {
        virtual ~Lines() = default;
        virtual std::string print(Seq seq) const = 0;
        virtual Text sentence(Seq seq) const = 0;
    };

    Printed() = default;
    Printed(std::string text) : text_(std::move(text)) {}
    Printed(std::string text, Text sentence);
    Printed(std::shared_ptr<const Lines> lines, Seq seq) : lines_(std::move(lines)), seq_(seq) {}

    const std::string& str() const;
    Text sentence() const;
    operator const std::string&() const { return str(); }
    bool empty() const { return str().empty(); }
    bool operator==(const Printed& other) const { return str() == other.str(); }
    bool operator==(std::string_view text) const { return str() == text; }

private:
    std::shared_ptr<const Lines> lines_;
    Seq seq_ = 0;
    mutable Rare<std::string> text_;
};

/// One line of the journal, ruled on.
struct Ruled {
    Seq seq = 0;
    int line = 0;
    Printed text;
    bool hidden = false;  ///< this viewer may not see it; `text` is empty
    bool veiled = false;  ///< `text` does not say all of it
    bool stands = true;
    bool correction = false;  ///< undo or amend
    bool inserted = false;    ///< by an insert, understood or not
    bool judged = false;      ///< false for what does not stand, or lies beyond `View::until`
    Verdict verdict = Legal{};
    Rare<Settled> settled{};
    std::optional<Seq> amended_by;
    std::optional<int> seat;           ///< whom it is about
    bool played = false;               ///< an entry of the game itself, that counts
    std::optional<int> turn;           ///< whose turn it was then
    std::optional<int> culprit;        ///< whose foul it is, if it is one
    std::optional<Seq> taken_back_by;  ///< the line that says that it was taken back at the table
    Rare<Outcome> outcome{};

    bool overturned() const { return settled && kind(verdict) == Kind::illegal; }
    bool confirmed() const { return settled && kind(verdict) == Kind::legal; }
};

/// An illegal entry that stands, or an entry that was taken back at the table.
struct Foul {
    Seq entry;
    std::optional<int> seat;  ///< whose; nobody's where the table counted wrongly, named, or showed something
    std::optional<Seq> taken_back_by;
};

/// A number about a match that statistics count: of a seat or of the match, in a round or in all.
struct Stat {
    std::string_view key;
    std::optional<int> seat;
    std::optional<int> round;
    int value;
};

/// The key of the Stat that says which seat began the match.
inline constexpr std::string_view stat_starts = "starts";

/// A match as one viewer sees it. Derived, never stored.
struct Reading {
    Status status = Status::open;
    std::vector<Ruled> entries;  ///< every line once, in the order of the lines
    std::vector<Seq> order;      ///< the entries that stand, in the order in which they were judged
    std::vector<Finding> findings;
    Scores scores;
    Later<Table> table;
    Later<std::vector<Stat>> stats;
    std::optional<Seq> ended_by{};  ///< the entry that finished or abandoned the match
};

/// All fouls of the match, in the order of the lines.
std::vector<Foul> fouls(const Reading& reading);

/// Where in the match something happened, counted from 1. What a turn is, the game says: a trick, a move.
struct Where {
    int round = 1;
    int turn = 1;  ///< of the round
};

/// How the match stood after an entry.
struct Moment {
    Seq seq;
    Where where;              ///< of the entry: where the match stood before it
    std::vector<int> totals;  ///< one a seat, penalties included; empty without points
};

/// What other programs are told of a match besides its verdicts.
struct Report;

/// How an entry of the record is written.
struct LineForm {
    std::string_view usage;      ///< `play NAME CARD`
    std::string_view label;      ///< message id: what it enters
    bool move = false;           ///< what a player does whose turn it is
    bool secret = false;         ///< the table may not see what it says
    std::vector<Asked> slots{};  ///< what stands behind the word; any number of the last
    bool any_order = false;      ///< those of the last slot may stand in any order

    std::string_view word() const { return usage.substr(0, usage.find(' ')); }
};

/// One row of the catalogue: all the type erasure there is.
struct Game {
    const GameInfo* info;
    std::span<const Rule> rulebook;
    Reading (*read)(const Header&, std::span<const Fact>, const View&);
    /// What may come next where the view stops, after `tokens`.
    Ask (*ask)(const Header&, std::span<const Fact>, const View&, std::span<const std::string> tokens);
    /// `rounds` and `result` of `check --json`.
    Report (*report)(const Header&, std::span<const Fact>);
    /// The match entry by entry, in the order in which `read` judges it for the same view.
    std::vector<Moment> (*moments)(const Header&, std::span<const Fact>, const View&);
    /// All legal moves of who is to act where the view stops; what lies there or is counted is no move.
    std::vector<std::string> (*moves)(const Header&, std::span<const Fact>, const View&);
    /// Its own entries, as they are offered.
    std::vector<LineForm> (*forms)();
};

/// The rules that belong to no game.
std::span<const Rule> core_rulebook();

/// A match that was abandoned has no winner.
void let_nobody_win(Scores& scores);
/// Makes it the row of what the viewer may not see: without its text.
void hide(Ruled& row);
/// Verdicts no longer rest on veiled entries: which one lies at the bottom would tell what it put where.
void drop_veiled_grounds(Reading& reading);

}  // namespace core
