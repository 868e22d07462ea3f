-- Derived. What lists show of the matches, sort them by and search, and what statistics count, stands packed once more,
-- on a shelf for every thirty days: so a walk through all matches reads few rows. A shelf that is due is packed anew
-- when somebody looks.
CREATE TABLE shelves (
    period INTEGER PRIMARY KEY,                        -- minutes since 1970 / 43200
    matches INTEGER NOT NULL,                          -- how many
    games INTEGER NOT NULL,                            -- of how many games
    sheets BLOB NOT NULL
) STRICT;

CREATE TABLE shelved_digests (
    period INTEGER NOT NULL,
    game TEXT NOT NULL,
    digests BLOB NOT NULL,
    PRIMARY KEY (period, game)
) STRICT;

CREATE TABLE shelves_due (
    period INTEGER PRIMARY KEY
) STRICT;

CREATE TRIGGER sheets_come_to_their_shelf AFTER INSERT ON sheets
BEGIN
    INSERT OR IGNORE INTO shelves_due (period) VALUES (NEW.played / 43200);
END;

CREATE TRIGGER sheets_leave_their_shelf AFTER DELETE ON sheets
BEGIN
    INSERT OR IGNORE INTO shelves_due (period) VALUES (OLD.played / 43200);
END;

CREATE TRIGGER sheets_change_on_their_shelf AFTER UPDATE ON sheets
BEGIN
    INSERT OR IGNORE INTO shelves_due (period) VALUES (OLD.played / 43200), (NEW.played / 43200);
END;

CREATE TRIGGER digests_come_to_their_shelf AFTER INSERT ON digests
BEGIN
    INSERT OR IGNORE INTO shelves_due (period) SELECT played / 43200 FROM sheets WHERE match = NEW.match;
END;

CREATE TRIGGER digests_leave_their_shelf AFTER DELETE ON digests
BEGIN
    INSERT OR IGNORE INTO shelves_due (period) SELECT played / 43200 FROM sheets WHERE match = OLD.match;
END;

CREATE TRIGGER digests_change_on_their_shelf AFTER UPDATE ON digests
BEGIN
    INSERT OR IGNORE INTO shelves_due (period) SELECT played / 43200 FROM sheets WHERE match = NEW.match;
END;

INSERT INTO shelves_due (period) SELECT DISTINCT played / 43200 FROM sheets;
