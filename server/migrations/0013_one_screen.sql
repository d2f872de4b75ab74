-- Games that two people played at one screen, in the archive of whoever was signed in there. `actions` is a JSON list.
CREATE TABLE one_screen_games (
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    actions TEXT NOT NULL,
    result TEXT NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (person, id)
);
CREATE INDEX one_screen_games_by_change ON one_screen_games (person, changed_ms);
