CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    creator TEXT NOT NULL,
    kind TEXT NOT NULL,
    length BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    control TEXT NOT NULL,
    rated TEXT NOT NULL,
    phase TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);
CREATE INDEX tournaments_phase ON tournaments (phase, changed_ms);

-- `seat` is the place in the list of entrants, given when the tournament starts.
CREATE TABLE entrants (
    tournament TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    joined_ms BIGINT NOT NULL,
    withdrawn_ms BIGINT,
    PRIMARY KEY (tournament, person)
);
CREATE INDEX entrants_person ON entrants (person);

-- Two servers cannot both pair a round: its boards are there once. A board without a second seat is
-- a bye; one without a match was not played.
CREATE TABLE pairings (
    tournament TEXT NOT NULL,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    first_seat BIGINT NOT NULL,
    second_seat BIGINT,
    match_id TEXT,
    first_halves BIGINT,
    second_halves BIGINT,
    PRIMARY KEY (tournament, round, board)
);
CREATE INDEX pairings_match ON pairings (match_id);
