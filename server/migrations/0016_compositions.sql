-- Problems that people composed and published. A number is never given twice, so those that were withdrawn stay as rows.
CREATE TABLE compositions (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    rules TEXT NOT NULL,
    title TEXT NOT NULL,
    position TEXT NOT NULL,
    actions BIGINT NOT NULL,
    solution TEXT NOT NULL,
    -- Nobody once the account was deleted.
    author TEXT,
    at_ms BIGINT NOT NULL,
    withdrawn_ms BIGINT,
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX compositions_by_position ON compositions (game, position) WHERE withdrawn_ms IS NULL;
CREATE INDEX compositions_by_author ON compositions (author, at_ms);
-- Whether somebody with an account has found the solution or looked at it; what came first counts.
CREATE TABLE composition_marks (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    mark TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (game, number, person)
);
CREATE INDEX composition_marks_by_person ON composition_marks (person);
CREATE TABLE composition_reports (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    player TEXT NOT NULL,
    why TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (game, number, player)
);
