-- The header of a record says which match it follows and of which one it is a 'what if', so that it says so
-- wherever it is taken. What older databases said beside the headers is written into them.

DROP TRIGGER matches_keep_their_header;

UPDATE matches SET header = header || (SELECT 'follows ' || f.uuid || char(10) FROM following
    JOIN matches f ON f.id = first WHERE second = matches.id)
WHERE id IN (SELECT second FROM following JOIN matches f ON f.id = first
    WHERE f.uuid GLOB '????????-????-????-????-????????????' AND f.uuid NOT GLOB '*[^-0-9A-Fa-f]*'
        AND length(replace(f.uuid, '-', '')) = 32);

-- What cannot be the id of a match still marks a 'what if'.
UPDATE matches SET header = header || (SELECT 'what-if ' ||
    iif(source GLOB '????????-????-????-????-????????????' AND source NOT GLOB '*[^-0-9A-Fa-f]*'
        AND length(replace(source, '-', '')) = 32, source, '00000000-0000-0000-0000-000000000000') ||
    ' ' || min(at, 999999) || char(10) FROM branches WHERE match = matches.id)
WHERE id IN (SELECT match FROM branches);

-- Derived.
ALTER TABLE sheets ADD COLUMN follows TEXT NOT NULL DEFAULT '' COLLATE NOCASE;
UPDATE sheets SET follows = (SELECT f.uuid FROM following JOIN matches f ON f.id = first WHERE second = match)
WHERE match IN (SELECT second FROM following JOIN matches f ON f.id = first);
CREATE INDEX sheets_by_follows ON sheets (follows) WHERE follows <> '';

DROP VIEW listed;
DROP TABLE following;
DROP TABLE branches;
CREATE VIEW listed AS
SELECT m.id, m.uuid, m.game, m.header, m.begun, m.binned IS NOT NULL AS binned,
    (SELECT coalesce(max(seq), 0) FROM lines WHERE match = m.id) AS entries,
    coalesce((SELECT written FROM lines WHERE match = m.id ORDER BY seq DESC LIMIT 1), m.begun) AS touched,
    coalesce(r.status, 'open') AS status, s.minutes,
    d.title, d.venue, d.date, coalesce(d.note, '') AS note
FROM matches m LEFT JOIN results r ON r.match = m.id LEFT JOIN sheets s ON s.match = m.id
    LEFT JOIN details d ON d.match = m.id;

-- Names are the same if they are the same in Unicode's NFC.
UPDATE OR IGNORE players SET name = nfc(name) WHERE name <> nfc(name);
UPDATE players SET merged_into = (SELECT q.id FROM players q WHERE q.name = nfc(players.name))
WHERE name <> nfc(name) AND merged_into IS NULL
    AND (SELECT q.merged_into FROM players q WHERE q.name = nfc(players.name)) IS NOT id;
UPDATE players SET shown = nfc(shown) WHERE shown <> nfc(shown);
UPDATE sheets SET words = folded(words) WHERE words <> folded(words);
INSERT OR REPLACE INTO ratings_due (one, month) SELECT 1, 0 WHERE EXISTS
    (SELECT 1 FROM players WHERE name <> nfc(name));
