#include "store/club/manifest.h"

#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

std::optional<Manifest::File> Manifest::find(const std::string& path) const {
    return guarded(database_.file(), [&]() -> std::optional<File> {
        Query row(database_, "SELECT size, changed, read, mark, own FROM club_files WHERE path = ?1", path);
        if (!row.next()) {
            return std::nullopt;
        }
        return File{row.time(0), row.time(1), row.time(2), row.time(3), row.number(4) != 0};
    });
}

void Manifest::keep(const std::string& path, const File& file) {
    guarded(database_.file(), [&] {
        Query(database_,
              "INSERT OR REPLACE INTO club_files (path, size, changed, read, mark, own) "
              "VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
              path, file.size, file.changed, file.read, file.mark, int{file.own})
            .run();
    });
}

void Manifest::forget(const std::string& path) {
    guarded(database_.file(),
            [&] { Query(database_, "DELETE FROM club_files WHERE path = ?1", path).run(); });
}

// In order, all that begins with a name and '/' stands before the name and '0'.

std::vector<std::string> Manifest::files_of(const std::string& machine) const {
    return guarded(database_.file(), [&] {
        std::vector<std::string> files;
        Query rows(database_,
                   "SELECT path FROM club_files WHERE path >= ?1 || '/' AND path < ?1 || '0' ORDER BY path",
                   machine);
        while (rows.next()) {
            files.push_back(rows.text(0));
        }
        return files;
    });
}

int Manifest::count(const std::string& machine, bool own) const {
    return guarded(database_.file(), [&] {
        Query row(
            database_,
            "SELECT count(*) FROM club_files WHERE path >= ?1 || '/' AND path < ?1 || '0' AND own >= ?2",
            machine, int{own});
        return row.next() ? row.number(0) : 0;
    });
}

void Manifest::forget_machine(const std::string& machine) {
    guarded(database_.file(), [&] {
        Query(database_, "DELETE FROM club_files WHERE path >= ?1 || '/' AND path < ?1 || '0'", machine)
            .run();
        Query(database_, "DELETE FROM club_records WHERE machine = ?1", machine).run();
    });
}

void Manifest::read_again() {
    guarded(database_.file(), [&] {
        Query(database_, "DELETE FROM club_files WHERE own = 0 AND (read = -1 OR path LIKE '%.jsonl')").run();
    });
}

void Manifest::read_again(const std::string& match) {
    guarded(database_.file(), [&] {
        Query(database_, "UPDATE club_files SET size = -1 WHERE instr(path, lower(?1)) > 0", match).run();
    });
}

std::vector<Manifest::Reach> Manifest::reaches(const std::string& match) const {
    return guarded(database_.file(), [&] {
        std::vector<Reach> reaches;
        Query rows(database_, "SELECT machine, lines, written FROM club_records WHERE match = ?1", match);
        while (rows.next()) {
            reaches.push_back({rows.text(0), rows.number(1), rows.time(2)});
        }
        return reaches;
    });
}

void Manifest::reach(const std::string& match, const Reach& reach) {
    guarded(database_.file(), [&] {
        Query(database_,
              "INSERT OR IGNORE INTO club_due (match) SELECT match FROM club_records "
              "WHERE match = ?1 AND machine = ?2 AND lines > ?3",
              match, reach.machine, reach.lines)
            .run();
        Query(database_,
              "INSERT OR REPLACE INTO club_records (match, machine, lines, written) VALUES (?1, ?2, ?3, ?4)",
              match, reach.machine, reach.lines, reach.written)
            .run();
    });
}

void Manifest::forget_reach(const std::string& match, const std::string& machine) {
    guarded(database_.file(), [&] {
        reach(match, {machine, -1, 0});
        Query(database_, "DELETE FROM club_records WHERE match = ?1 AND machine = ?2", match, machine).run();
    });
}

void Manifest::shorten(const std::string& match, int lines) {
    guarded(database_.file(), [&] {
        Query(database_, "UPDATE club_records SET lines = min(lines, ?2) WHERE match = ?1", match, lines)
            .run();
    });
}

std::vector<std::string> Manifest::due(const std::string& after, int most) const {
    return guarded(database_.file(), [&] {
        std::vector<std::string> matches;
        Query rows(database_, "SELECT match FROM club_due WHERE match > ?1 ORDER BY match LIMIT ?2", after,
                   most);
        while (rows.next()) {
            matches.push_back(rows.text(0));
        }
        return matches;
    });
}

int Manifest::all_due() const {
    return guarded(database_.file(), [&] {
        Query row(database_, "SELECT count(*) FROM club_due");
        return row.next() ? row.number(0) : 0;
    });
}

void Manifest::done(const std::string& match) {
    guarded(database_.file(),
            [&] { Query(database_, "DELETE FROM club_due WHERE match = ?1", match).run(); });
}

void Manifest::make_all_due() {
    guarded(database_.file(), [&] {
        Query(database_, "INSERT OR IGNORE INTO club_due (match) SELECT uuid FROM matches").run();
    });
}

}  // namespace store
