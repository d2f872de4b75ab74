-- One line for each person, game and speed. `deviation` and `volatility` are Glicko-2's; games with
-- a formula of their own have none.
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION,
    volatility DOUBLE PRECISION,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    half_points BIGINT NOT NULL,
    last_ms BIGINT,
    PRIMARY KEY (person, game, speed)
);
CREATE INDEX ratings_board ON ratings (game, speed, rating);

-- What a match did to a rating. Its key makes sure that no match is rated twice.
CREATE TABLE rating_changes (
    match_id TEXT NOT NULL,
    side TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    before_rating DOUBLE PRECISION NOT NULL,
    after_rating DOUBLE PRECISION NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (match_id, side)
);
CREATE INDEX rating_changes_person ON rating_changes (person, game, speed, at_ms);
