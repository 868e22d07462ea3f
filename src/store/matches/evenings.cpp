#include "store/matches/evenings.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <ranges>
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

constexpr std::int64_t minutes_apart = 3 * 60;
/// Looked at around a match; more were played by nobody in earnest.
constexpr int most_matches = 5000;

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
    Query rows(database,
               "SELECT s.match, m.uuid, s.played, s.minutes, s.who, a.id, coalesce(e.after = '', 0) "
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
        match.ended = match.began + rows.time(3);
        match.people = people_of(rows.bytes(4), persons);
        match.after = rows.is_null(5) ? std::nullopt : std::optional(rows.time(5));
        match.parted = rows.number(6) != 0;
    }
    return played;
}

/// Which of those before it this one goes on from.
std::optional<std::size_t> before(const std::vector<Played>& played, std::size_t place) {
    const Played& match = played[place];
    const auto earlier = std::views::iota(std::size_t{0}, place) | std::views::reverse;
    const auto named =
        std::ranges::find_if(earlier, [&](std::size_t other) { return played[other].row == match.after; });
    if (named != earlier.end() || match.parted) {
        return match.parted ? std::nullopt : std::optional(*named);
    }
    const auto same = std::ranges::find_if(
        earlier, [&](std::size_t other) { return played[other].people == match.people; });
    return same != earlier.end() && match.began - played[*same].ended < minutes_apart ? std::optional(*same)
                                                                                      : std::nullopt;
}

void put_together(std::vector<Played>& played) {
    for (std::size_t place = 0; place < played.size(); ++place) {
        played[place].before = before(played, place);
        played[place].evening = played[place].before ? played[*played[place].before].evening : place;
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
            from = sheet.time(1);
        }
        std::int64_t to = from;
        // What is joined may reach further back and on, a day at a time.
        for (std::size_t known = 0;; known = found.matches.size()) {
            std::vector<Played> played = read_played(database_, from - minutes_a_day, to + minutes_a_day);
            put_together(played);
            const auto own = std::ranges::find(played, row, &Played::row);
            if (own == played.end()) {
                return found;
            }
            found = {};
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

void Evenings::join(const std::string& match, const std::string& before) {
    say(match, before);
}

void Evenings::part(const std::string& match) {
    say(match, {});
}

void Evenings::say(const std::string& match, const std::string& after) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        Query(database_, "INSERT OR REPLACE INTO evenings (match, after) VALUES (?1, ?2)",
              row_of(database_, match), after)
            .run();
        transaction.commit();
    });
}

}  // namespace store
