-- Guests who made an account and whose matches are not all the account's yet. A line goes when the work
-- is done, so that nothing is left of who was which guest but what the matches themselves say.
CREATE TABLE guests_to_take_along (
    guest TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    since_ms BIGINT NOT NULL
);

CREATE INDEX chat_by_author ON chat (author_id);
