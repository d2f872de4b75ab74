-- The servers that share this database, each with its last sign of life: when one is gone, another sees to
-- the clocks and the computer's moves in its matches.
CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL
);
