-- What was said of a match afterwards; it speaks where the record's header speaks otherwise. NULL: as the
-- header says; empty: nothing.
CREATE TABLE details (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    title TEXT,
    venue TEXT,
    date TEXT,
    note TEXT NOT NULL DEFAULT ''
) STRICT;

-- 'What if': a match that was begun as a copy of another one up to an entry. Statistics leave it out.
CREATE TABLE branches (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    source TEXT NOT NULL COLLATE NOCASE,               -- the other one's uuid; it may be gone
    at INTEGER NOT NULL CHECK (at >= 0)
) STRICT;

-- A name in the records is a spelling; several may be one person's.
ALTER TABLE players ADD COLUMN shown TEXT;             -- as lists write it; NULL: as the records do
ALTER TABLE players ADD COLUMN colour TEXT;            -- #rrggbb
ALTER TABLE players ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN merged_into INTEGER REFERENCES players (id);

-- The bin can be emptied: only what lies there may ever go.
DROP TRIGGER lines_are_never_removed;
CREATE TRIGGER lines_are_never_removed BEFORE DELETE ON lines
WHEN (SELECT binned FROM matches WHERE id = OLD.match) IS NULL
BEGIN
    SELECT RAISE(ABORT, 'journal lines are append-only');
END;

DROP TRIGGER matches_are_never_removed;
CREATE TRIGGER matches_are_never_removed BEFORE DELETE ON matches
WHEN OLD.binned IS NULL
BEGIN
    SELECT RAISE(ABORT, 'matches go through the bin');
END;

-- Derived. The numbers that statistics count stand packed, one row a match, so that a page of statistics is
-- one walk through one table.
DROP TABLE facts;

CREATE TABLE sheets (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    level TEXT NOT NULL DEFAULT '',
    seats INTEGER NOT NULL DEFAULT 0,                  -- players
    played INTEGER NOT NULL DEFAULT 0,                 -- minutes since 1970 on the clock of the table
    touched INTEGER NOT NULL DEFAULT 0,                -- when the last line was written
    minutes INTEGER NOT NULL DEFAULT 0,                -- that it took, as far as the lines' times say
    status TEXT NOT NULL DEFAULT 'open',
    binned INTEGER NOT NULL DEFAULT 0,
    branch INTEGER NOT NULL DEFAULT 0,
    entries INTEGER NOT NULL DEFAULT 0,
    rounds INTEGER NOT NULL DEFAULT 0,
    variants TEXT NOT NULL DEFAULT '',                 -- ' one two '
    house TEXT NOT NULL DEFAULT '',                    -- ' rule=value rule=value ', those in force
    title TEXT NOT NULL DEFAULT '',
    venue TEXT NOT NULL DEFAULT '',
    words TEXT NOT NULL DEFAULT '',                    -- title, venue, note and day, for searching, in small letters
    won INTEGER NOT NULL DEFAULT 0,                    -- one bit a seat
    who BLOB NOT NULL DEFAULT x''                      -- the players, one a seat, four bytes each
) STRICT;

CREATE INDEX sheets_by_day ON sheets (binned, played, match);
CREATE INDEX sheets_by_touch ON sheets (binned, touched);
CREATE INDEX sheets_by_game ON sheets (game, match);
CREATE INDEX sheets_open ON sheets (touched) WHERE status = 'open';

CREATE TABLE digests (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    pack BLOB NOT NULL
) STRICT;

-- What the numbers of the packs are called.
CREATE TABLE keys (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

-- How strong a player was at the end of a month in which he played: in one game, or in all ('').
CREATE TABLE ratings (
    scope TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    month INTEGER NOT NULL,                            -- months since the year 0
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (scope, player, month)
) STRICT, WITHOUT ROWID;

-- From which month on the ratings must be counted anew; no row: they are right.
CREATE TABLE ratings_due (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    month INTEGER NOT NULL
) STRICT;

-- Matches to which lines were added since their results were derived.
CREATE TABLE underway (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE
) STRICT;

CREATE TRIGGER lines_put_their_match_underway AFTER INSERT ON lines
BEGIN
    INSERT OR IGNORE INTO underway (match) VALUES (NEW.match);
END;

INSERT INTO sheets (match, game, binned, touched, played)
SELECT id, game, binned IS NOT NULL, begun, begun / 60 FROM matches;
DELETE FROM result_seats;
DELETE FROM results;

DROP VIEW listed;
CREATE VIEW listed AS
SELECT m.id, m.uuid, m.game, m.header, m.begun, m.binned IS NOT NULL AS binned,
    (SELECT coalesce(max(seq), 0) FROM lines WHERE match = m.id) AS entries,
    coalesce((SELECT written FROM lines WHERE match = m.id ORDER BY seq DESC LIMIT 1), m.begun) AS touched,
    coalesce(r.status, 'open') AS status, s.minutes,
    d.title, d.venue, d.date, coalesce(d.note, '') AS note, b.source, coalesce(b.at, 0) AS at
FROM matches m LEFT JOIN results r ON r.match = m.id LEFT JOIN sheets s ON s.match = m.id
    LEFT JOIN details d ON d.match = m.id LEFT JOIN branches b ON b.match = m.id;
