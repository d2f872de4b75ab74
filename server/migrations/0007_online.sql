-- When a server last saw somebody, where several servers share the database: each of them knows only
-- its own visitors.
CREATE TABLE online (
    player TEXT NOT NULL PRIMARY KEY,
    seen_ms BIGINT NOT NULL
);
CREATE INDEX online_seen ON online (seen_ms);

-- The accounts of programs, for the list of those that are online.
CREATE INDEX people_bots ON people (name_key) WHERE kind = 'bot';
