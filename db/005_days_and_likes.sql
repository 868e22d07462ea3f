-- A match whose header tells no day is of the day on which it was begun here, by the clock of this place. That is
-- written into the header once, so that it is the same day in every zone from now on. A clock before 2020 was wrong.
-- It stands where a header tells it, behind the id.
UPDATE matches SET header = substr(header, 1, before.size) || 'date ' ||
    strftime('%Y-%m-%dT%H:%M', begun, 'unixepoch', 'localtime') || char(10) || substr(header, before.size + 1)
FROM (
    SELECT id AS match, at - 1 + instr(substr(header, at), char(10)) AS size
    FROM (SELECT *, 1 + max(instr(header, char(10) || 'game '), instr(header, char(10) || 'id ')) AS at FROM matches)
) AS before
WHERE before.match = matches.id AND instr(header, char(10) || 'date ') = 0 AND header LIKE '%' || char(10)
    AND begun BETWEEN 1577836800 AND 253402000000;

-- From now on a header may grow by lines that tell its links, and by nothing else.
CREATE TRIGGER matches_keep_their_header BEFORE UPDATE OF id, uuid, game, header, begun ON matches
WHEN NEW.id <> OLD.id OR NEW.uuid <> OLD.uuid COLLATE BINARY OR NEW.game <> OLD.game OR NEW.begun <> OLD.begun
    OR substr(NEW.header, 1, length(OLD.header)) <> OLD.header
BEGIN
    SELECT RAISE(ABORT, 'the header of a match stays as it was begun');
END;

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
