-- What somebody has learned: lessons that were done, and puzzles that were solved or whose solution was looked at.
CREATE TABLE progress (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    series TEXT NOT NULL,
    item TEXT NOT NULL,
    mark TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (person, kind, series, item)
);
