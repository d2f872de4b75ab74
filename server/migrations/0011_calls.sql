-- What players were called for: a challenge, their turn, a round. `subject` is the match or the tournament and its
-- round; a new call of the same kind for the same subject takes the place of the old one. `about` is JSON.
CREATE TABLE calls (
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    about TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    read_ms BIGINT,
    PRIMARY KEY (player, kind, subject)
);
CREATE INDEX calls_player ON calls (player, at_ms);
CREATE INDEX calls_at ON calls (at_ms);

-- How each player wants to be called, as JSON.
CREATE TABLE call_settings (
    player TEXT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

-- Browsers that may be called while no page is open, as they gave it: the address of their push service, their
-- public key and their secret.
CREATE TABLE push_subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_player ON push_subscriptions (player);

-- Until when the players of a tournament are asked whether they are there, since when it rests, and who is there.
ALTER TABLE tournaments ADD COLUMN check_until_ms BIGINT;
ALTER TABLE tournaments ADD COLUMN paused_ms BIGINT;
ALTER TABLE entrants ADD COLUMN ready_ms BIGINT;
