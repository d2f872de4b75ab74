-- Whether people may join a tournament after its start, and how long its players are called to their boards.
ALTER TABLE tournaments ADD COLUMN late_entry TEXT NOT NULL DEFAULT 'closed';
ALTER TABLE tournaments ADD COLUMN call_ms BIGINT NOT NULL DEFAULT 90000;

-- Two who join at once after the start do not get one place.
CREATE UNIQUE INDEX entrants_seat ON entrants (tournament, seat);
