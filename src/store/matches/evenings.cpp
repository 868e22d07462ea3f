#include "store/matches/evenings.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <span>

#include "core/text/names.h"
#include "store/matches/sheet.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/person_index.h"

namespace store {

namespace {

constexpr std::int64_t minutes_apart = std::int64_t{3} * 60;
/// Looked at around a match; more were played by nobody in earnest.
constexpr int most_matches = 5000;
/// Beyond it nobody played, and sums would have no end.
constexpr std::int64_t farthest = 9000LL * 366 * minutes_a_day;

struct Played {
    std::int64_t row = 0;
    std::string match;
    std::int64_t began = 0, ended = 0;    ///< minutes
    std::optional<std::int64_t> after{};  ///< the row of the match that somebody named
    bool parted = false;                  ///< somebody said that an evening begins with it
    std::vector<int> people{};            ///< in order, whatever their seats
    std::optional<std::size_t> before{};
    std::size_t evening = 0;  ///< the place of the match with which it begins
};

std::vector<int> people_of(std::span<const unsigned char> who, const PersonIndex& persons) {
    std::vector<int> people;
    for (std::int32_t player = 0; who.size() >= sizeof player; who = who.subspan(sizeof player)) {
        std::memcpy(&player, who.data(), sizeof player);
        people.push_back(persons.of(player));
    }
    std::ranges::sort(people);
    return people;
}

/// Those played between two minutes.
std::vector<Played> read_played(const Database& database, std::int64_t from, std::int64_t to) {
    const PersonIndex persons = PersonIndex::read(database);
    std::vector<Played> played;
    Query rows(
        database,
        "SELECT s.match, m.uuid, s.played, max(s.minutes, s.lasted), s.who, a.id, coalesce(e.after = '', 0) "
        "FROM sheets s JOIN matches m ON m.id = s.match LEFT JOIN evenings e ON e.match = s.match "
        "LEFT JOIN matches a ON a.uuid = e.after "
        "WHERE s.binned = 0 AND s.branch = 0 AND s.played BETWEEN ?1 AND ?2 "
        "ORDER BY s.played, s.uuid LIMIT ?3",
        from, to, most_matches);
    while (rows.next()) {
        Played& match = played.emplace_back();
        match.row = rows.time(0);
        match.match = rows.text(1);
        match.began = rows.time(2);
        match.ended = match.began + std::clamp<std::int64_t>(rows.time(3), 0, minutes_a_day);
        match.people = people_of(rows.bytes(4), persons);
        match.after = rows.is_null(5) ? std::nullopt : std::optional(rows.time(5));
        match.parted = rows.number(6) != 0;
    }
    return played;
}

/// A record that tells only the day is of its first minute.
bool tells_time(const Played& match) {
    return match.began % minutes_a_day != 0;
}

bool goes_on(const Played& match, const Played& before) {
    return tells_time(match) == tells_time(before) &&
           (tells_time(match) ? match.began - before.ended < minutes_apart : match.began == before.began);
}

/// In the order in which they were played.
void put_together(std::vector<Played>& played) {
    std::map<std::int64_t, std::size_t> by_row;
    std::map<std::vector<int>, std::size_t> last_of;
    for (std::size_t place = 0; place < played.size(); ++place) {
        Played& match = played[place];
        const auto named = match.after ? by_row.find(*match.after) : by_row.end();
        const auto last = last_of.find(match.people);
        if (named != by_row.end()) {
            match.before = named->second;
        } else if (!match.parted && last != last_of.end() && goes_on(match, played[last->second])) {
            match.before = last->second;
        }
        match.evening = match.before ? played[*match.before].evening : place;
        by_row.emplace(match.row, place);
        last_of.insert_or_assign(match.people, place);
    }
}

}  // namespace

std::vector<Standing> standings(const std::vector<Listed>& matches) {
    std::vector<Standing> all;
    for (const Listed& match : matches) {
        if (match.status != "finished") {
            continue;
        }
        for (const std::string& name : match.players) {
            auto found = std::ranges::find(all, name, &Standing::name);
            if (found == all.end()) {
                found = all.insert(all.end(), Standing{name});
            }
            ++found->matches;
            if (std::ranges::find(match.winners, name) != match.winners.end()) {
                found->wins += 1.0 / static_cast<double>(match.winners.size());
            }
        }
    }
    std::ranges::sort(all, [](const Standing& one, const Standing& other) {
        return one.wins != other.wins ? one.wins > other.wins : core::comes_before(one.name, other.name);
    });
    return all;
}

Evenings::Place Evenings::of(const std::string& match) const {
    return guarded(database_.file(), [&] {
        Place found;
        std::int64_t row = 0;
        std::int64_t from = 0;
        {
            Query sheet(
                database_,
                "SELECT s.match, s.played FROM matches m JOIN sheets s ON s.match = m.id WHERE m.uuid = ?1",
                match);
            if (!sheet.next()) {
                return found;
            }
            row = sheet.time(0);
            from = std::clamp(sheet.time(1), -farthest, farthest);
        }
        std::int64_t to = from;
        // What is joined may reach further back and on, a day at a time.
        for (std::size_t known = 0;; known = found.matches.size()) {
            std::vector<Played> played = read_played(database_, from - minutes_a_day, to + minutes_a_day);
            put_together(played);
            const auto own = std::ranges::find(played, row, &Played::row);
            found = {};
            if (own == played.end()) {
                return found;
            }
            for (const Played& other : played) {
                if (other.evening == own->evening) {
                    found.matches.push_back(other.match);
                    from = std::min(from, other.began);
                    to = std::max(to, other.ended);
                }
            }
            found.before = own->before ? std::optional(played[*own->before].match) : std::nullopt;
            found.closest = own != played.begin() ? std::optional(std::prev(own)->match) : std::nullopt;
            if (found.matches.size() == known) {
                return found;
            }
        }
    });
}

void Evenings::join(const std::string& match) {
    say(match, std::nullopt);
    const Place place = of(match);
    if (!place.before && place.closest) {
        say(match, *place.closest);
    }
}

void Evenings::part(const std::string& match) {
    say(match, std::nullopt);
    if (of(match).before) {
        say(match, std::string());
    }
}

/// Nothing: the times tell.
void Evenings::say(const std::string& match, const std::optional<std::string>& after) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const std::int64_t row = row_of(database_, match);
        Query(database_, "DELETE FROM evenings WHERE match = ?1", row).run();
        if (after) {
            Query(database_, "INSERT INTO evenings (match, after) VALUES (?1, ?2)", row, *after).run();
        }
        transaction.commit();
    });
}

}  // namespace store
