-- Of a game with unlike roles a match may follow another one, the roles changed: then both are compared.
-- A match is followed by one at most.

CREATE TABLE following (
    first INTEGER PRIMARY KEY REFERENCES matches (id),
    second INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    CHECK (first <> second)
) STRICT;
