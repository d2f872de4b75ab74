-- Puzzles: how strong solvers and puzzles have shown to be (Glicko-2), who has tried what, and what was reported.
CREATE TABLE puzzle_solvers (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE puzzle_ratings (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
-- The first attempt of a person at a puzzle; only that one counts.
CREATE TABLE puzzle_attempts (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    result TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (person, game, number)
);
CREATE TABLE puzzle_reports (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    player TEXT NOT NULL,
    why TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (game, number, player)
);
