-- What servers keep together for a while, where the database is their bus. Times are by its clock.

-- Who does what only one of them has to do.
CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until_ms BIGINT NOT NULL
);

-- Small values, one of each server under each key.
CREATE TABLE shared_entries (
    name TEXT NOT NULL,
    holder TEXT NOT NULL,
    value TEXT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (name, holder)
);
