#include "store/matches/people.h"

#include <sqlite3.h>

#include <algorithm>
#include <iterator>

#include "core/header.h"
#include "core/text/names.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/person_index.h"
#include "store/statistics/ratings.h"

namespace store {

namespace {

/// They are numbered from 1 as they come; numbers far beyond were never given, and would fill the memory.
constexpr std::int64_t most_players = 1'000'000;

/// Who was merged into whom, by row; 0 for nobody.
class Chains {
public:
    explicit Chains(std::vector<std::size_t> into) : into_(std::move(into)), end_(into_.size()) {}

    /// The last of the chain that begins there. A circle, which nobody can make here, ends where it is
    /// entered.
    std::size_t end_of(std::size_t row) {
        std::vector<std::size_t> passed;
        std::size_t at = row;
        while (end_[at] == 0 && into_[at] != 0) {
            passed.push_back(at);
            // Known from now on as its own end: who comes here again walks in a circle.
            end_[at] = at;
            at = into_[at];
        }
        const std::size_t end = end_[at] == 0 ? at : end_[at];
        for (const std::size_t one : passed) {
            end_[one] = end;
        }
        return end_[at] = end;
    }

private:
    std::vector<std::size_t> into_;
    std::vector<std::size_t> end_;  ///< 0: not known yet
};

}  // namespace

PersonIndex PersonIndex::read(const Database& database) {
    PersonIndex persons{{0}, {std::string()}};
    std::vector<std::int64_t> into;
    Query rows(database,
               "SELECT id, coalesce(shown, name), coalesce(merged_into, 0) FROM players ORDER BY id");
    while (rows.next()) {
        if (rows.time(0) < 1 || rows.time(0) > most_players) {
            throw SQLite::Exception("a player's number", SQLITE_CORRUPT);
        }
        const auto id = static_cast<std::size_t>(rows.time(0));
        persons.who.resize(id + 1);
        persons.names.resize(id + 1);
        into.resize(id + 1);
        persons.who[id] = rows.number(0);
        persons.names[id] = rows.text(1);
        into[id] = rows.time(2);
    }
    std::vector<std::size_t> rows_into(into.size());
    std::ranges::transform(into, rows_into.begin(), [&](std::int64_t other) {
        const bool there =
            other > 0 && other < std::ssize(into) && persons.who[static_cast<std::size_t>(other)] != 0;
        return there ? static_cast<std::size_t>(other) : 0U;
    });
    Chains chains(std::move(rows_into));
    const std::vector<std::string> own = persons.names;
    for (std::size_t row = 1; row < own.size(); ++row) {
        if (persons.who[row] != 0) {
            const std::size_t end = chains.end_of(row);
            persons.who[row] = static_cast<int>(end);
            persons.names[row] = own[end];
        }
    }
    return persons;
}

std::vector<Person> People::all() const {
    return guarded(database_.file(), [&] {
        const PersonIndex persons = PersonIndex::read(database_);
        std::vector<Person> by_id(persons.who.size());
        Query rows(
            database_,
            "SELECT p.id, p.name, coalesce(p.colour, ''), p.hidden, "
            "(SELECT count(*) FROM match_players mp JOIN sheets s ON s.match = mp.match "
            " WHERE mp.player = p.id AND s.binned = 0 AND s.branch = 0), "
            "coalesce((SELECT date(max(s.played) * 60, 'unixepoch') FROM match_players mp JOIN sheets s "
            "ON s.match = mp.match WHERE mp.player = p.id AND s.binned = 0 AND s.branch = 0), '') "
            "FROM players p ORDER BY p.id");
        while (rows.next()) {
            const int id = rows.number(0);
            Person& person = by_id[static_cast<std::size_t>(persons.of(id))];
            person.spellings.push_back(rows.text(1));
            person.matches += rows.number(4);
            person.last_played = std::max(person.last_played, rows.text(5));
            if (persons.of(id) == id) {
                person.id = id;
                person.name = persons.name(id);
                person.colour = rows.text(2);
                person.hidden = rows.number(3) != 0;
                std::ranges::rotate(person.spellings, person.spellings.end() - 1);
            }
        }
        std::erase_if(by_id, [](const Person& person) { return person.id == 0; });
        return by_id;
    });
}

std::optional<Person> People::find(int id) const {
    std::vector<Person> everybody = all();
    const auto found = std::ranges::find(everybody, id, &Person::id);
    return found == everybody.end() ? std::nullopt : std::optional(std::move(*found));
}

std::optional<int> People::named(const std::string& name) const {
    return guarded(database_.file(), [&]() -> std::optional<int> {
        const PersonIndex persons = PersonIndex::read(database_);
        Query rows(database_,
                   "SELECT id FROM players WHERE name = ?1 OR shown = ?1 ORDER BY shown IS NOT ?1, id",
                   core::nfc(name));
        return rows.next() ? std::optional(persons.of(rows.number(0))) : std::nullopt;
    });
}

std::string People::colour_of(const std::string& name) const {
    const auto id = named(name);
    return guarded(database_.file(), [&] {
        Query row(database_, "SELECT coalesce(colour, '') FROM players WHERE id = ?1", id.value_or(0));
        return row.next() ? row.text(0) : std::string();
    });
}

std::vector<std::pair<int, std::string>> People::who_played() const {
    return guarded(database_.file(), [&] {
        const PersonIndex persons = PersonIndex::read(database_);
        std::vector<bool> played(persons.who.size());
        Query rows(database_,
                   "SELECT id FROM players p WHERE EXISTS (SELECT 1 FROM match_players WHERE player = p.id)");
        while (rows.next()) {
            played[static_cast<std::size_t>(persons.of(rows.number(0)))] = true;
        }
        std::vector<std::pair<int, std::string>> names;
        for (std::size_t id = 0; id < played.size(); ++id) {
            if (played[id]) {
                names.emplace_back(static_cast<int>(id), persons.names[id]);
            }
        }
        return names;
    });
}

void People::rename(int id, const std::string& name) {
    must_be_writable(database_);
    if (const auto wrong = core::wrong_name(name)) {
        throw core::Failure({N_("A player cannot be called so: {0}"), {*wrong}});
    }
    if (const auto other = named(name); other && *other != id) {
        throw core::Failure(
            {N_("Somebody else is called {0} already. If both are one person, merge them."), {name}});
    }
    guarded(database_.file(), [&] {
        Query(database_, "UPDATE players SET shown = ?2 WHERE id = ?1", id, core::nfc(name)).run();
    });
}

void People::set_colour(int id, const std::string& colour) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Query(database_, "UPDATE players SET colour = nullif(?2, '') WHERE id = ?1", id, colour).run();
    });
}

void People::set_hidden(int id, bool hidden) {
    must_be_writable(database_);
    guarded(database_.file(),
            [&] { Query(database_, "UPDATE players SET hidden = ?2 WHERE id = ?1", id, int{hidden}).run(); });
}

void People::merge(int from, int into) {
    must_be_writable(database_);
    const auto one = find(from);
    const auto other = find(into);
    if (!one || !other || from == into) {
        throw core::Failure({N_("Two players were expected who are not one already."), {}});
    }
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const PersonIndex persons = PersonIndex::read(database_);
        Query tables(database_, "SELECT match, player FROM match_players ORDER BY match");
        std::int64_t match = 0;
        bool sits = false;
        bool sits_too = false;
        while (tables.next()) {
            if (tables.time(0) != match) {
                match = tables.time(0);
                sits = sits_too = false;
            }
            sits = sits || persons.of(tables.number(1)) == from;
            sits_too = sits_too || persons.of(tables.number(1)) == into;
            if (sits && sits_too) {
                throw core::Failure({N_("{0} and {1} sat at one table: they cannot be one person."),
                                     {one->name, other->name}});
            }
        }
        Query(database_, "UPDATE players SET merged_into = ?2 WHERE id = ?1", from, into).run();
        Ratings::all_due(database_);
        transaction.commit();
    });
}

std::vector<Merge> People::merges() const {
    return guarded(database_.file(), [&] {
        std::vector<Merge> merges;
        Query rows(database_,
                   "SELECT id, coalesce(shown, name), merged_into FROM players WHERE merged_into IS NOT NULL "
                   "ORDER BY id");
        while (rows.next()) {
            merges.push_back({rows.number(0), rows.text(1), rows.number(2)});
        }
        return merges;
    });
}

void People::take_apart(int from) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        Query(database_, "UPDATE players SET merged_into = NULL WHERE id = ?1", from).run();
        Ratings::all_due(database_);
        transaction.commit();
    });
}

}  // namespace store
