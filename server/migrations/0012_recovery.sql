-- Codes by which somebody who forgot the password comes in, once each. Only hashes are kept.
CREATE TABLE recovery_codes (
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    made_ms BIGINT NOT NULL,
    PRIMARY KEY (person, hash)
);
