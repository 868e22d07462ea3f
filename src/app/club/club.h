#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/text/text.h"
#include "store/club/membership.h"
#include "store/sqlite/database.h"

/// A club: machines that share a folder, each with a database of its own, and one history.
namespace app {

/// How this machine is called where nobody named it.
std::string usual_machine_name();

/// Begins a club in a folder, which may be missing, and joins it. Throws `core::Failure` where one lies
/// already.
void begin_club(store::Database& database, const std::filesystem::path& folder, const std::string& name,
                const std::string& machine, bool referees_own = false);
/// Joins the club that lies in the folder; who is in it already only names the folder anew, and the machine
/// unless that is empty. Throws `core::Failure` where there is none, or another one than before.
void join_club(store::Database& database, const std::filesystem::path& folder, const std::string& machine);
/// Throws `core::Failure` where the database is part of no club.
void name_machine(store::Database& database, const std::string& name);
/// What the folder holds stays there, and all that came from it stays here.
void leave_club(store::Database& database);

struct ClubState {
    std::string name;    ///< of the club; empty where its folder cannot be read now
    core::Text trouble;  ///< why it cannot; without id: it can
    store::Membership membership;
    std::vector<store::Machine> machines;  ///< with this one, who wrote last first
};
/// Nothing: the database is part of no club.
std::optional<ClubState> state_of_club(const store::Database& database);
/// "3 machines, last news from Anna's laptop 2 hours ago"
core::Text machines_in_words(const ClubState& state, std::int64_t now);
/// "2 hours ago"; of a time that is still to come: "just now".
core::Text ago(std::int64_t seconds);

/// Another machine that went on with a match in the last minutes, further than this one or not.
struct GoneOn {
    std::string machine;  ///< its name
    int entries = 0;
    std::int64_t seconds = 0;  ///< ago
};
std::optional<GoneOn> gone_on_elsewhere(const store::Database& database, const std::string& match);
/// "Anna's laptop entered 57 entries into this match, the last one 3 minutes ago."
core::Text in_words(const GoneOn& gone_on);

/// Of a match that went on at two machines: after which entry, and whether this way counts. Nothing: it went
/// on at one.
struct Ways {
    std::string root;
    std::vector<std::string> others;  ///< the other ways
    int after = 0;
    bool counts = false;
};
std::optional<Ways> ways_of(store::Database& database, const std::string& match);
/// "This match went on at two machines after entry 40; this way counts."
core::Text in_words(const Ways& ways);
/// This way counts from now on.
/// Throws `core::Failure` where it went on in one way only.
void let_count(store::Database& database, const std::string& match);

}  // namespace app
