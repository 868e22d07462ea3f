-- What somebody said of the evening of a match: the id of the match after which it was played in one evening, or ''
-- if an evening begins with it. Without a row the times and the players tell.
CREATE TABLE evenings (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    after TEXT NOT NULL COLLATE NOCASE
) STRICT;

-- Derived. Minutes from the first entry of the game to the last one, pauses too.
ALTER TABLE sheets ADD COLUMN lasted INTEGER NOT NULL DEFAULT 0;
