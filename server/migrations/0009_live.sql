-- Secrets that all servers of a database share, such as the one that signs the keys of guests.
CREATE TABLE server_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Whose sessions or tokens were ended, under numbers that grow: whoever holds a live connection looks
-- here for what is new. The counter is locked until the commit, so numbers appear in their order.
CREATE TABLE revocation_counter (
    one BIGINT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);
INSERT INTO revocation_counter (one, number) VALUES (1, 0);
CREATE TABLE revocations (
    person TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);
CREATE INDEX revocations_number ON revocations (number);

-- Who is at which match, by the server that sees it: connections that are open (as long as that server
-- runs), and when the player was last seen. An empty match stands for all matches of the player.
CREATE TABLE presence (
    match_id TEXT NOT NULL,
    player TEXT NOT NULL,
    server TEXT NOT NULL,
    connections BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL,
    PRIMARY KEY (match_id, player, server)
);
CREATE INDEX presence_seen ON presence (seen_ms);
