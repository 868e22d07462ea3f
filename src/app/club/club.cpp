#include "app/club/club.h"

#include <unistd.h>

#include <algorithm>
#include <array>

#include "app/club/folder.h"
#include "core/header.h"
#include "core/text/failure.h"
#include "store/club/manifest.h"
#include "store/matches/archive.h"
#include "store/matches/families.h"
#include "store/matches/journal.h"
#include "store/sqlite/days.h"

namespace app {

namespace fs = std::filesystem;

namespace {

void join(store::Database& database, const fs::path& folder, const ClubHead& head, const std::string& machine,
          const std::string& version) {
    store::Memberships(database).join({head.id, fs::absolute(folder), core::new_uuid(),
                                       machine.empty() ? usual_machine_name() : machine, head.referees_own,
                                       version});
}

/// Of a folder within one of a club, which somebody names by mistake.
void must_not_be_inside(const fs::path& folder) {
    std::error_code error;
    const fs::path place = fs::absolute(folder);
    for (fs::path above = place.parent_path(); above != above.parent_path(); above = above.parent_path()) {
        if (fs::exists(above / head_file, error)) {
            throw core::Failure({N_("{0} lies within the folder of a club; name that one: {1}"),
                                 {place.string(), above.string()}});
        }
    }
}

/// So many lines both have in common.
int common_lines(store::Database& database, const std::string& one, const std::string& other) {
    const auto here = store::Archive(database).read(one).lines;
    const auto there = store::Archive(database).read(other).lines;
    const auto [first, _] =
        std::ranges::mismatch(here, there, {}, &store::Whole::Line::text, &store::Whole::Line::text);
    return static_cast<int>(first - here.begin());
}

}  // namespace

std::string usual_machine_name() {
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 && name[0] != '\0' ? name.data() : "Pfiff";
}

void begin_club(store::Database& database, const fs::path& folder, const std::string& name,
                const std::string& machine, bool referees_own) {
    if (store::Memberships(database).current()) {
        throw core::Failure({N_("This database is part of a club already; leave that first."), {}});
    }
    must_not_be_inside(folder);
    if (!machines_in(folder).empty()) {
        throw core::Failure({N_("In {0} lie folders of machines, but not the head of their club, {1}."),
                             {folder.string(), std::string(head_file)}});
    }
    const ClubHead head{core::new_uuid(), name, referees_own};
    write_head_of_club(folder, head);
    join(database, folder, head, machine, PFIFF_VERSION);  // who begins it has read all of it
}

void join_club(store::Database& database, const fs::path& folder, const std::string& machine) {
    const auto head = read_head_of_club(folder);
    if (!head) {
        must_not_be_inside(folder);
        throw core::Failure(
            {N_("In {0} lies no club. Whoever comes first begins it: --begin NAME."), {folder.string()}});
    }
    store::Memberships memberships(database);
    auto here = memberships.current();
    if (!here) {
        join(database, folder, *head, machine, {});
        return;
    }
    if (here->club != head->id) {
        throw core::Failure({N_("In {0} lies another club than the one of this database; leave that first."),
                             {folder.string()}});
    }
    const fs::path place = fs::absolute(folder);
    if (here->folder != place || (!machine.empty() && here->name != machine)) {
        here->folder = place;
        here->name = machine.empty() ? here->name : machine;
        memberships.change(*here);
    }
}

void name_machine(store::Database& database, const std::string& name) {
    store::Memberships memberships(database);
    auto here = memberships.current();
    if (!here) {
        throw core::Failure({N_("This database is part of no club."), {}});
    }
    here->name = name;
    memberships.change(*here);
}

void leave_club(store::Database& database) {
    store::Memberships(database).leave();
}

std::optional<ClubState> state_of_club(const store::Database& database) {
    const store::Memberships memberships(database);
    auto membership = memberships.current();
    if (!membership) {
        return std::nullopt;
    }
    ClubState state;
    state.machines = memberships.machines();
    std::ranges::sort(state.machines, std::greater<>(), &store::Machine::news);
    try {
        const auto head = read_head_of_club(membership->folder);
        state.name = head ? head->name : std::string();
        state.trouble =
            head ? core::Text{} : core::Text{N_("In {0} lies no club."), {membership->folder.string()}};
    } catch (const core::Failure& failure) {
        state.trouble = failure.message();
    }
    state.membership = *std::move(membership);
    return state;
}

core::Text ago(std::int64_t seconds) {
    constexpr std::int64_t minute = store::seconds_a_minute;
    constexpr std::int64_t hour = 60 * minute;
    constexpr std::int64_t day = 24 * hour;
    const auto whole = [&](std::int64_t unit) { return static_cast<int>(seconds / unit); };
    if (seconds < minute) {
        return {N_("just now"), {}};
    }
    if (seconds < hour) {
        return {NN_("{0} minute ago", "{0} minutes ago"), {whole(minute)}};
    }
    if (seconds < day) {
        return {NN_("{0} hour ago", "{0} hours ago"), {whole(hour)}};
    }
    return {NN_("{0} day ago", "{0} days ago"), {whole(day)}};
}

core::Text machines_in_words(const ClubState& state, std::int64_t now) {
    const core::Text count{NN_("{0} machine", "{0} machines"), {static_cast<int>(state.machines.size())}};
    const auto other = std::ranges::find_if(state.machines, [&](const store::Machine& machine) {
        return machine.id != state.membership.machine;
    });
    if (other == state.machines.end()) {
        return {N_("{0}; no news from others yet"), {count}};
    }
    return {N_("{0}, last news from {1} {2}"), {count, other->name, ago(now - other->news)}};
}

std::optional<GoneOn> gone_on_elsewhere(const store::Database& database, const std::string& match) {
    constexpr std::int64_t last_minutes = 15 * store::seconds_a_minute;
    const store::Memberships memberships(database);
    const auto membership = memberships.current();
    if (!membership) {
        return std::nullopt;
    }
    std::optional<store::Manifest::Reach> latest;
    for (store::Manifest::Reach& reach : store::Manifest(database).reaches(match)) {
        // A clock that goes ahead is one too.
        const bool lately = database.now() - reach.written <= last_minutes;
        if (lately && reach.machine != membership->machine && (!latest || reach.written > latest->written)) {
            latest = std::move(reach);
        }
    }
    if (!latest) {
        return std::nullopt;
    }
    const auto machines = memberships.machines();
    const auto machine = std::ranges::find(machines, latest->machine, &store::Machine::id);
    const bool is_named = machine != machines.end() && !machine->name.empty();
    return GoneOn{is_named ? machine->name : latest->machine, latest->lines,
                  std::max(database.now() - latest->written, std::int64_t{0})};
}

core::Text in_words(const GoneOn& gone_on) {
    return {N_("{0} is at this match too: it went on to entry {1} {2}."),
            {gone_on.machine, gone_on.entries, ago(gone_on.seconds)}};
}

std::optional<Ways> ways_of(store::Database& database, const std::string& match) {
    const auto family = store::Families(database).of(match);
    if (!family) {
        return std::nullopt;
    }
    Ways ways;
    ways.root = family->root;
    ways.counts = family->counts == match;
    for (const std::string& member : family->members) {
        if (member != match) {
            ways.others.push_back(member);
        }
    }
    // The one that counts is the first of the others.
    std::ranges::stable_partition(ways.others, [&](const std::string& id) { return id == family->counts; });
    ways.after = common_lines(database, match, ways.others.front());
    return ways;
}

core::Text in_words(const Ways& ways) {
    if (ways.counts) {
        return {
            N_("This match went on at two machines after entry {0}. This way counts; the other one is kept "
               "as a what if."),
            {ways.after}};
    }
    return {
        N_("This match went on at two machines after entry {0}. The other way counts; this one is kept as a "
           "what if."),
        {ways.after}};
}

void let_count(store::Database& database, const std::string& match) {
    const auto family = store::Families(database).of(match);
    if (!family) {
        throw core::Failure({N_("The match {0} went on in one way only."), {match}});
    }
    store::Families(database).choose(family->root, match);
}

}  // namespace app
