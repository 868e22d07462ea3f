#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/editor/typing.h"
#include "app/match/session.h"
#include "app/words/tone.h"

namespace app {

/// What is said to those at the table until something else is said.
struct Notice {
    core::Text says;  ///< empty: what was said before is no longer so
    Tone tone = Tone::plain;
    int number = 0;        ///< of those said so far: the same can be said again
    bool settles = false;  ///< something was entered: what others said is over, too

    bool operator==(const Notice&) const = default;
};

/// What is said of a line that was entered; empty: nothing.
Notice notice_on(const Entered& entered, const core::GameInfo& game);

/// A question about the line in the making, and how far that is.
struct Prompt {
    core::Text question;
    std::vector<core::Text> crumbs;    ///< the tokens so far as people read them
    core::Ask ask;                     ///< of pieces to be put somewhere: where they stand now
    std::vector<core::Choice> asides;  ///< other lines that may be begun
    std::vector<std::string> way;      ///< the places of the line so far, where it leads from one to the next
    bool suggested = false;  ///< the line is whole as it was expected; its last crumb says what it does
    std::vector<core::Arranged> proposed;  ///< where the game proposes that pieces stand
    std::vector<core::Text> hint;          ///< more that is said below the question
    bool warns = false;                    ///< the hint is about something that was tapped
    std::string warned_of;                 ///< the choice that is entered when it is tapped again

    bool can_finish() const;
    bool operator==(const Prompt&) const = default;
};

Prompt prompt_of(const Line& line, const core::Table& table);

/// The line in the making, as a face shows it.
struct LineView {
    struct Asking {
        Prompt prompt;
        bool operator==(const Asking&) const = default;
    };
    /// A correction is shown before it is kept.
    struct Previewing {
        Prompt prompt;
        Preview preview;
        bool operator==(const Previewing&) const = default;
    };
    /// Nothing is asked for.
    struct Resting {
        core::Text why;  ///< empty: the match is over
        bool operator==(const Resting&) const = default;
    };

    Slot slot;              ///< where the line will go
    core::Text correcting;  ///< which entry is corrected, in a sentence; empty: none is
    std::variant<Asking, Previewing, Resting> mode = Resting{};
    std::string typed;     ///< the words of the entry line
    bool refused = false;  ///< these words were; they can be corrected
    std::optional<Meaning> meaning;
    Notice notice;

    const Prompt* prompt() const;
    bool previews() const { return std::holds_alternative<Previewing>(mode); }
    bool operator==(const LineView&) const = default;
};

// What can be done with it.
struct Pick {
    std::string token;
};
/// The same on the picture: what is against a rule is told first, and a piece gives way to another one.
struct Tap {
    std::string token;
};
/// A place that several tokens lead to.
struct TapGoal {
    std::string place;
};
/// A place that is not asked for.
struct TapBeside {
    std::string place;
};
struct Arrange {
    std::vector<core::Arranged> pieces;
};
/// The pieces stand as they are shown.
struct EnterPieces {};
/// Back to the first tokens; with none of them any line may be begun.
struct Truncate {
    std::size_t count;
};
struct BeginWith {
    std::string word;
};
struct Finish {};
struct Type {
    std::string words;
};
/// Enters what was typed or, without words, what was tapped as far as that is whole.
struct Submit {};
struct Amend {
    core::Seq seq;
};
struct Insert {
    core::Seq before;
};
/// Undoes an entry.
struct Strike {
    core::Seq seq;
    bool taken_back = false;
};
/// Keeps the correction that is previewed.
struct Confirm {};
/// Asks for entries though the match is over.
struct Correct {};
using LineAction = std::variant<Pick, Tap, TapGoal, TapBeside, Arrange, EnterPieces, Truncate, BeginWith,
                                Finish, Type, Submit, Amend, Insert, Strike, Confirm, Correct>;

}  // namespace app
