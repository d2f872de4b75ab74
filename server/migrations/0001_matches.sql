-- A match is its log. The key (match_id, number) is the only lock there is: two writers cannot both
-- insert number n.
CREATE TABLE match_log (
    match_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    what TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    client_id TEXT,
    PRIMARY KEY (match_id, number)
);
CREATE UNIQUE INDEX match_log_client ON match_log (match_id, client_id);

-- What lists need to know of a match. It follows from the log and is written with it.
CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    speed TEXT NOT NULL,
    control TEXT NOT NULL,
    rated TEXT NOT NULL,
    phase TEXT NOT NULL,
    visibility TEXT NOT NULL,
    creator TEXT NOT NULL,
    creator_side TEXT NOT NULL,
    invited TEXT,
    first_id TEXT,
    first_name TEXT,
    second_id TEXT,
    second_name TEXT,
    ending TEXT,
    first_halves BIGINT,
    second_halves BIGINT,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);
CREATE INDEX matches_phase ON matches (phase, changed_ms);
CREATE INDEX matches_game ON matches (game, phase, changed_ms);
CREATE INDEX matches_first ON matches (first_id, changed_ms);
CREATE INDEX matches_second ON matches (second_id, changed_ms);
CREATE INDEX matches_invited ON matches (invited, phase);
CREATE INDEX matches_creator ON matches (creator, phase);

CREATE TABLE chat (
    match_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    room TEXT NOT NULL,
    author_id TEXT NOT NULL,
    author_name TEXT NOT NULL,
    words TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- The last moment at which some server was alive, so that clocks can be refunded for the downtime.
CREATE TABLE alive (
    one BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL
);
