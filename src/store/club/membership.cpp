#include "store/club/membership.h"

#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"

namespace store {

std::optional<Membership> Memberships::current() const {
    return guarded(database_.file(), [&]() -> std::optional<Membership> {
        Query row(database_, "SELECT id, folder, machine, name, referees_own, version FROM club");
        if (!row.next()) {
            return std::nullopt;
        }
        return Membership{row.text(0), row.text(1),        row.text(2),
                          row.text(3), row.number(4) != 0, row.text(5)};
    });
}

void Memberships::join(const Membership& membership) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        leave();
        Query(database_,
              "DELETE FROM club_said WHERE (SELECT value FROM settings WHERE key = 'club') IS NOT ?1",
              membership.club)
            .run();
        Query(database_, "INSERT OR REPLACE INTO settings (key, value) VALUES ('club', ?1)", membership.club)
            .run();
        Query(database_,
              "INSERT INTO club (one, id, folder, machine, name, referees_own, version) "
              "VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6)",
              membership.club, membership.folder.string(), membership.machine, membership.name,
              int{membership.referees_own}, membership.version)
            .run();
        Query(database_, "INSERT INTO club_due (match) SELECT uuid FROM matches").run();
        transaction.commit();
    });
}

void Memberships::leave() {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        for (const std::string_view all :
             {"DELETE FROM club", "DELETE FROM club_machines", "DELETE FROM club_files",
              "DELETE FROM club_records", "DELETE FROM club_due"}) {
            Query(database_, all).run();
        }
        transaction.commit();
    });
}

void Memberships::change(const Membership& membership) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Query(database_, "UPDATE club SET folder = ?1, machine = ?2, name = ?3, version = ?4",
              membership.folder.string(), membership.machine, membership.name, membership.version)
            .run();
    });
}

std::vector<Machine> Memberships::machines() const {
    return guarded(database_.file(), [&] {
        std::vector<Machine> machines;
        Query rows(database_, "SELECT machine, name, version, news FROM club_machines ORDER BY machine");
        while (rows.next()) {
            machines.push_back({rows.text(0), rows.text(1), rows.text(2), rows.time(3)});
        }
        return machines;
    });
}

void Memberships::hear(const Machine& machine) {
    guarded(database_.file(), [&] {
        Query(database_,
              "INSERT OR REPLACE INTO club_machines (machine, name, version, news) VALUES (?1, ?2, ?3, ?4)",
              machine.id, machine.name, machine.version, machine.news)
            .run();
    });
}

}  // namespace store
