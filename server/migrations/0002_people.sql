-- People with an account. `name_key` is the name in small letters, by which it is looked up;
-- `name_fold` is what names that look alike share, and must be unique.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    name_fold TEXT NOT NULL,
    password TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    banned TEXT
);
CREATE UNIQUE INDEX people_key ON people (name_key);
CREATE UNIQUE INDEX people_fold ON people (name_fold);

-- Names of accounts that were deleted, as hashes: nobody may take them over.
CREATE TABLE retired_names (
    fold_hash TEXT NOT NULL PRIMARY KEY
);

-- Only hashes of the secrets are kept. `id` is the name of a session in lists.
CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    agent TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen_ms);

CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    used_ms BIGINT
);
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE relations (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    other TEXT NOT NULL,
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (person, kind, other)
);
CREATE INDEX relations_other ON relations (other);
