-- Every list of matches and tournaments is a range of one of these indexes, in the order in which it is shown: the
-- latest change first, the id deciding between equal moments.
DROP INDEX matches_phase;
DROP INDEX matches_game;
DROP INDEX matches_first;
DROP INDEX matches_second;
DROP INDEX matches_invited;
DROP INDEX matches_creator;
CREATE INDEX matches_by_phase ON matches (phase, changed_ms, id);
CREATE INDEX matches_by_game ON matches (game, phase, changed_ms, id);
CREATE INDEX matches_by_first ON matches (first_id, phase, changed_ms, id);
CREATE INDEX matches_by_second ON matches (second_id, phase, changed_ms, id);
-- Matches that wait are few beside those that were played, and so are their indexes.
CREATE INDEX matches_by_invited ON matches (invited, phase, changed_ms, id) WHERE phase = 'open';
CREATE INDEX matches_waiting ON matches (visibility, phase, changed_ms, id) WHERE phase = 'open';
CREATE INDEX matches_pairing ON matches (game, rules, control, rated, changed_ms, id)
    WHERE phase = 'open' AND visibility = 'lobby';

DROP INDEX tournaments_phase;
CREATE INDEX tournaments_by_change ON tournaments (changed_ms, id);
CREATE INDEX tournaments_by_phase ON tournaments (phase, changed_ms, id);
CREATE INDEX tournaments_by_game ON tournaments (game, changed_ms, id);
CREATE INDEX tournaments_by_game_phase ON tournaments (game, phase, changed_ms, id);

-- Matches that wait to be rated are found without looking at those that were.
ALTER TABLE matches ADD COLUMN rating_due TEXT;
UPDATE matches SET rating_due = 'yes'
    WHERE phase = 'over' AND rated = 'rated' AND first_halves IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM rating_changes c WHERE c.match_id = matches.id);
CREATE INDEX matches_to_rate ON matches (changed_ms) WHERE rating_due = 'yes';
