-- The journals are the truth. A match is the header of a record; its lines are numbered from 1
-- without a gap and are never changed or removed: a correction is another line.

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL COLLATE NOCASE UNIQUE CHECK (length(uuid) = 36),
    game TEXT NOT NULL,
    header TEXT NOT NULL,                              -- as a record begins
    policy TEXT NOT NULL CHECK (policy IN ('warn', 'strict', 'ask', 'silent')),
    begun INTEGER NOT NULL,                            -- seconds since 1970, UTC, like all times here
    ruled_up_to INTEGER NOT NULL DEFAULT 0 CHECK (ruled_up_to >= 0),
    answered_up_to INTEGER NOT NULL DEFAULT 0 CHECK (answered_up_to >= 0),
    binned INTEGER                                     -- since when it lies in the bin
) STRICT;

CREATE TABLE lines (
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    text TEXT NOT NULL,
    written INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER lines_follow_one_another BEFORE INSERT ON lines
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM lines WHERE match = NEW.match)
BEGIN
    SELECT RAISE(ABORT, 'a journal line must follow the last one');
END;

CREATE TRIGGER lines_are_never_changed BEFORE UPDATE ON lines
BEGIN
    SELECT RAISE(ABORT, 'journal lines are append-only');
END;

CREATE TRIGGER lines_are_never_removed BEFORE DELETE ON lines
BEGIN
    SELECT RAISE(ABORT, 'journal lines are append-only');
END;

CREATE TRIGGER matches_keep_their_header BEFORE UPDATE OF id, uuid, game, header, begun ON matches
BEGIN
    SELECT RAISE(ABORT, 'the header of a match stays as it was begun');
END;

CREATE TRIGGER matches_are_never_removed BEFORE DELETE ON matches
BEGIN
    SELECT RAISE(ABORT, 'matches go to the bin and stay there');
END;

-- INSERT OR REPLACE would remove a row without asking the trigger above.
CREATE TRIGGER matches_are_never_replaced BEFORE INSERT ON matches
WHEN EXISTS (SELECT 1 FROM matches WHERE id = NEW.id OR uuid = NEW.uuid)
BEGIN
    SELECT RAISE(ABORT, 'this match is there already');
END;

-- Who ever sat at the table.
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE match_players (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match, seat),
    UNIQUE (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_players_by_player ON match_players (player);

-- All below is derived from the journals and can be derived anew at any time; each result says by
-- which version of the rules and from how many lines.

CREATE TABLE results (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    rules_version INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')),
    rounds INTEGER NOT NULL,
    findings INTEGER NOT NULL
) STRICT;

-- One a seat: the players', then the game's extra ones.
CREATE TABLE result_seats (
    match INTEGER NOT NULL REFERENCES results (match) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    score INTEGER,                                     -- NULL in a game without points
    rank INTEGER,                                      -- NULL until the match is finished
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    illegal INTEGER NOT NULL,                          -- entries that stand and are illegal
    taken_back INTEGER NOT NULL,                       -- entries taken back at the table
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Numbers that statistics count: of a seat or of the match, in a round or in all.
CREATE TABLE facts (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES results (match) ON DELETE CASCADE,
    round INTEGER,
    seat INTEGER,
    key TEXT NOT NULL,
    value INTEGER NOT NULL
) STRICT;

CREATE INDEX facts_by_match ON facts (match);
CREATE INDEX facts_by_key ON facts (key, match);

-- What the user chose: language, size of the text, theme, the window.
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What the list of matches shows.
CREATE VIEW listed AS
SELECT m.id, m.uuid, m.game, m.header, m.begun, m.binned IS NOT NULL AS binned,
    (SELECT coalesce(max(seq), 0) FROM lines WHERE match = m.id) AS entries,
    coalesce((SELECT written FROM lines WHERE match = m.id ORDER BY seq DESC LIMIT 1), m.begun) AS touched,
    coalesce(r.status, 'open') AS status
FROM matches m LEFT JOIN results r ON r.match = m.id;
