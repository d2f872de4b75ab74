-- How the sides of a finished match played, by the engine's report on it. Sums, so that profiles can show averages over many matches: the
-- chances that were given away in so many decisions, and by how much the rolls were better than could be expected.
CREATE TABLE match_reports (
    match_id TEXT NOT NULL,
    side TEXT NOT NULL,
    decisions BIGINT NOT NULL,
    lost DOUBLE PRECISION NOT NULL,
    rolls BIGINT NOT NULL,
    luck DOUBLE PRECISION NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (match_id, side)
);
