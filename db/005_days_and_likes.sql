-- A match whose header tells no day is of the day on which it was begun here, by the clock of this place. That is
-- written into the header once, so that it is the same day in every zone from now on. A clock before 2020 was wrong.
UPDATE matches SET header = header || 'date ' || strftime('%Y-%m-%dT%H:%M', begun, 'unixepoch', 'localtime') ||
    char(10)
WHERE instr(header, char(10) || 'date ') = 0 AND header LIKE '%' || char(10)
    AND begun BETWEEN 1577836800 AND 253402000000;

-- Two that may be one match, because they begin alike; until somebody says that they are two.
CREATE TABLE likes (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (match, other),
    CHECK (match <> other)
) STRICT, WITHOUT ROWID;
CREATE INDEX likes_by_other ON likes (other);

-- Derived. Matches of one minute stand in the order of their ids, in whatever order they came.
ALTER TABLE sheets ADD COLUMN uuid TEXT NOT NULL DEFAULT '';
UPDATE sheets SET uuid = (SELECT lower(uuid) FROM matches WHERE id = match);
DROP INDEX sheets_by_day;
CREATE INDEX sheets_by_day ON sheets (binned, played, uuid);

ALTER TABLE results ADD COLUMN ended INTEGER;          -- the line with which the match was over; NULL: it is open
UPDATE results SET rules_version = 0;
INSERT OR REPLACE INTO ratings_due (one, month) VALUES (1, 0);
