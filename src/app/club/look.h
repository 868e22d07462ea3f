#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "app/club/merge.h"
#include "core/text/text.h"
#include "store/sqlite/database.h"

namespace app {

/// What a look at the folder of a club brought.
struct ClubNews {
    int stored = 0;        ///< matches that are new here
    int longer = 0;        ///< matches that went on
    int said = 0;          ///< what was said of matches and names, and is so here now
    int given = 0;         ///< records that were written for the others
    int told = 0;          ///< what was said here, and written for the others
    int newer = 0;         ///< statements that were not understood; they stay where they are
    bool renewed = false;  ///< another database wrote under the name of this machine; it has a new one now
    std::vector<std::string> apart{};    ///< matches that went on at two machines
    std::vector<std::string> waiting{};  ///< matches that are open in a window, of which there is news
    struct Wrong {
        std::string path;
        core::Text why;
    };
    std::vector<Wrong> wrong{};  ///< files that cannot be read; each is named once, and left alone
    int missing = 0;  ///< so many files of this machine are gone; nothing is written until somebody said so

    bool changed_here() const { return stored + longer + said > 0 || !apart.empty(); }
};

/// Brings this database and the folder of its club up to date, a little at a time: first all that is new in
/// the files of others is taken in, then what they do not know is written. Each step is on the disk, or
/// undone, when it ends. What fails throws `core::Failure`; whoever looks again goes on where it ended.
class ClubLook {
public:
    struct How {
        Held held = [](const std::string&) { return false; };
        bool write_anew = false;  ///< files of this machine that are gone
        bool only_gives = false;  ///< nothing is taken in
        std::string only{};       ///< nothing but what others wrote of this match is taken in
    };
    /// The database must be part of a club, and writable.
    ClubLook(store::Database& database, How how);
    ~ClubLook();

    /// Goes on for about so long, or to the end of a file that takes longer.
    void step(std::chrono::milliseconds time);
    bool over() const;
    /// So many files were looked at; how many there are nobody knows.
    int files() const;
    const ClubNews& news() const;

private:
    class Looking;
    std::unique_ptr<Looking> looking_;
};

}  // namespace app
