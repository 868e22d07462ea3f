-- The club that this database is part of, if it is one: the folder that its machines share, and who this one is there.
CREATE TABLE club (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,                                  -- the club's own
    folder TEXT NOT NULL,
    machine TEXT NOT NULL,
    name TEXT NOT NULL,
    referees_own INTEGER NOT NULL,                     -- whether secrets travel before a match is over, as it was agreed to
    version TEXT NOT NULL                              -- of the program that read the folder last; empty: none yet
) STRICT;

-- What machines say of themselves.
CREATE TABLE club_machines (
    machine TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    news INTEGER NOT NULL                              -- when it wrote last
) STRICT, WITHOUT ROWID;

-- The files of the folder as they were when they were read or written last.
CREATE TABLE club_files (
    path TEXT PRIMARY KEY,                             -- below the folder
    size INTEGER NOT NULL,                             -- -1: it is to be read again
    changed INTEGER NOT NULL,                          -- as the file system says
    read INTEGER NOT NULL,                             -- so many bytes were understood; -1: it was refused
    mark INTEGER NOT NULL DEFAULT 0,                   -- of the last of them, to know them again
    own INTEGER NOT NULL DEFAULT 0                     -- whether this machine wrote it
) STRICT, WITHOUT ROWID;

-- How far the record of a match goes in the files of a machine.
CREATE TABLE club_records (
    match TEXT NOT NULL COLLATE NOCASE,
    machine TEXT NOT NULL,
    lines INTEGER NOT NULL,
    written INTEGER NOT NULL,                          -- when the last of them was entered there
    PRIMARY KEY (match, machine)
) STRICT, WITHOUT ROWID;

-- What was said last of a match or of a name, besides the records, and what of it is so here.
CREATE TABLE club_said (
    about TEXT NOT NULL,
    what TEXT NOT NULL,
    value TEXT NOT NULL,                               -- JSON, always written in the same way
    at INTEGER NOT NULL,
    machine TEXT NOT NULL,
    here TEXT,
    PRIMARY KEY (about, what)
) STRICT, WITHOUT ROWID;
CREATE INDEX club_said_not_here ON club_said (about, what) WHERE here IS NOT value;

-- Matches of which other machines may not know all yet.
CREATE TABLE club_due (
    match TEXT PRIMARY KEY COLLATE NOCASE
) STRICT, WITHOUT ROWID;

CREATE TRIGGER club_hears_of_matches AFTER INSERT ON matches WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) VALUES (NEW.uuid);
END;

CREATE TRIGGER club_hears_of_changes
AFTER UPDATE OF header, policy, ruled_up_to, answered_up_to, binned ON matches WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) VALUES (NEW.uuid);
END;

CREATE TRIGGER club_hears_of_removals AFTER DELETE ON matches WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) VALUES (OLD.uuid);
END;

CREATE TRIGGER club_hears_of_lines AFTER INSERT ON lines WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) SELECT uuid FROM matches WHERE id = NEW.match;
END;

CREATE TRIGGER club_hears_of_details AFTER INSERT ON details WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) SELECT uuid FROM matches WHERE id = NEW.match;
END;

CREATE TRIGGER club_hears_of_evenings AFTER INSERT ON evenings WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) SELECT uuid FROM matches WHERE id = NEW.match;
END;

CREATE TRIGGER club_hears_of_evenings_taken_back AFTER DELETE ON evenings WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) SELECT uuid FROM matches WHERE id = OLD.match;
END;

-- Matches that went on at two machines: each that another one went on with is a match of its own, a 'what if' of the
-- first. Which one counts somebody may choose.
CREATE TABLE apart (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    root TEXT NOT NULL COLLATE NOCASE
) STRICT;
CREATE INDEX apart_by_root ON apart (root);

CREATE TABLE chosen (
    root TEXT PRIMARY KEY COLLATE NOCASE,
    match TEXT NOT NULL COLLATE NOCASE
) STRICT, WITHOUT ROWID;

CREATE TRIGGER club_hears_of_choices AFTER INSERT ON chosen WHEN EXISTS (SELECT 1 FROM club)
BEGIN
    INSERT OR IGNORE INTO club_due (match) VALUES (NEW.root);
END;

-- Only while what two machines know of a match is put together may its lines be written anew: those that are taken
-- away stand in another match then. What was written earlier, at whichever machine, is when it was written.
CREATE TABLE merging (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE
) STRICT;

DROP TRIGGER lines_are_never_changed;
CREATE TRIGGER lines_are_never_changed BEFORE UPDATE ON lines
WHEN NOT EXISTS (SELECT 1 FROM merging WHERE match = OLD.match)
    OR NEW.match <> OLD.match OR NEW.seq <> OLD.seq OR NEW.text <> OLD.text
BEGIN
    SELECT RAISE(ABORT, 'journal lines are append-only');
END;

DROP TRIGGER lines_are_never_removed;
CREATE TRIGGER lines_are_never_removed BEFORE DELETE ON lines
WHEN (SELECT binned FROM matches WHERE id = OLD.match) IS NULL
    AND NOT EXISTS (SELECT 1 FROM merging WHERE match = OLD.match)
BEGIN
    SELECT RAISE(ABORT, 'journal lines are append-only');
END;

DROP TRIGGER matches_keep_their_header;
CREATE TRIGGER matches_keep_their_header BEFORE UPDATE OF id, uuid, game, header, begun ON matches
WHEN NEW.id <> OLD.id OR NEW.uuid <> OLD.uuid COLLATE BINARY OR NEW.game <> OLD.game
    OR ((NEW.begun <> OLD.begun OR substr(NEW.header, 1, length(OLD.header)) <> OLD.header)
        AND NOT EXISTS (SELECT 1 FROM merging WHERE match = OLD.id))
BEGIN
    SELECT RAISE(ABORT, 'the header of a match stays as it was begun');
END;
