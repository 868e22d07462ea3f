#include "store/club/sayings.h"

#include <tuple>

#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

namespace {

Saying saying_of(const Query& row) {
    return {row.text(0), row.text(1), row.text(2), row.time(3), row.text(4)};
}

}  // namespace

bool Sayings::hear(const Saying& saying) {
    return guarded(database_.file(), [&] {
        return Query(database_,
                     "INSERT INTO club_said (about, what, value, at, machine) VALUES (?1, ?2, ?3, ?4, ?5) "
                     "ON CONFLICT DO UPDATE SET value = ?3, at = ?4, machine = ?5 "
                     "WHERE (at, machine) < (?4, ?5) OR ((at, machine) = (?4, ?5) AND value < ?3)",
                     saying.about, saying.what, saying.value, saying.at, saying.machine)
                   .run() > 0;
    });
}

std::optional<Sayings::Last> Sayings::last(const std::string& about, const std::string& what) const {
    return guarded(database_.file(), [&]() -> std::optional<Last> {
        Query row(
            database_,
            "SELECT about, what, value, at, machine, here FROM club_said WHERE about = ?1 AND what = ?2",
            about, what);
        if (!row.next()) {
            return std::nullopt;
        }
        return Last{saying_of(row), row.is_null(5) ? std::nullopt : std::optional(row.text(5))};
    });
}

void Sayings::is_here(const Saying& saying, const std::string& here) {
    guarded(database_.file(), [&] {
        Query(database_, "UPDATE club_said SET here = ?3 WHERE about = ?1 AND what = ?2", saying.about,
              saying.what, here)
            .run();
    });
}

std::vector<Saying> Sayings::not_here(const Saying& after, int most) const {
    return guarded(database_.file(), [&] {
        std::vector<Saying> sayings;
        Query rows(database_,
                   "SELECT about, what, value, at, machine FROM club_said WHERE here IS NOT value "
                   "AND what <> 'player' AND (about, what) > (?1, ?2) ORDER BY about, what LIMIT ?3",
                   after.about, after.what, most);
        while (rows.next()) {
            sayings.push_back(saying_of(rows));
        }
        return sayings;
    });
}

std::vector<Sayings::Last> Sayings::of_players() const {
    return guarded(database_.file(), [&] {
        std::vector<Last> sayings;
        Query rows(database_,
                   "SELECT about, what, value, at, machine, here FROM club_said WHERE what = 'player' "
                   "ORDER BY at, machine, about");
        while (rows.next()) {
            sayings.push_back(
                {saying_of(rows), rows.is_null(5) ? std::nullopt : std::optional(rows.text(5))});
        }
        return sayings;
    });
}

std::vector<Saying> Sayings::of_machine(const std::string& machine, const Saying& after, int most) const {
    return guarded(database_.file(), [&] {
        std::vector<Saying> sayings;
        Query rows(database_,
                   "SELECT about, what, value, at, machine FROM club_said WHERE machine = ?1 "
                   "AND (about, what) > (?2, ?3) ORDER BY about, what LIMIT ?4",
                   machine, after.about, after.what, most);
        while (rows.next()) {
            sayings.push_back(saying_of(rows));
        }
        return sayings;
    });
}

}  // namespace store
