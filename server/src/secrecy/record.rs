//! The record of a match as a recipient gets it.

use std::fmt::Write as _;

use galds_games::core::{Game, PerSide, Record, RuleSet, Side, Table, Tag, Viewer};
use galds_games::nardi::Nardi;
use galds_games::nardi::formats::{Match, Won, mat};

use crate::matches::MatchState;

/// The record in book notation, with tags. While a hidden game is played its set-ups are masked, so
/// the text is a list of what the viewer knows and cannot be replayed; after the end it is whole, unless
/// the match was broken off.
pub fn record(state: &MatchState, viewer: Viewer) -> String {
    let tags = tags(state);
    if state.is_revealed() || !state.is_hidden() {
        return Record::write(state.table(), &tags);
    }
    let mut text = String::new();
    for Tag { key, value } in tags {
        let _ = writeln!(text, "[{key} \"{value}\"]");
    }
    text.push('\n');
    for (number, book) in (1..).zip(state.table().past_for(viewer)) {
        let _ = writeln!(text, "{number}: {book}");
    }
    text
}

/// A match of Nardi that is over as a `.mat` file, which other backgammon programs read.
pub fn mat(state: &MatchState) -> Option<String> {
    let table = finished_nardi(state)?;
    let mut found = Match::of_table(&table).ok()?;
    let players = state.players()?;
    found.names = PerSide(players.0.clone().map(|player| player.name));
    let (ending, score) = state.ending()?;
    if let (Some(loser), Some(score), Some(game)) = (ending.side, score, found.games.last_mut())
        && game.won.is_none()
    {
        let side = Side::from(loser).other();
        let halves = PerSide([score.first_halves(), score.second_halves()])[side];
        let before = table.position().score().points[side];
        let points = (halves / 2).saturating_sub(before);
        game.won = Some(Won { side, points, resigned: true });
    }
    Some(mat::write(&found))
}

/// The file by which everybody can check the dice with `galds dice`; nothing before the end, because
/// the secret is in it, and nothing for games without dice.
pub fn dice_file(state: &MatchState) -> Option<String> {
    Some(state.dice()?.publish(&finished_nardi(state)?))
}

/// The table of a match of Nardi that is over.
fn finished_nardi(state: &MatchState) -> Option<Table<Nardi>> {
    if !state.is_over() || state.terms().game != Nardi::ABOUT.name {
        return None;
    }
    let rules = galds_games::nardi::Rules::read(&state.terms().rules).ok()?;
    let mut table = Table::new(Nardi::new(rules));
    for (_, played) in state.table().past() {
        table.play(table.read_action(&played.token).ok()?).ok()?;
    }
    Some(table)
}

fn tags(state: &MatchState) -> Vec<Tag> {
    let tag =
        |key: &str, value: String| Tag { key: key.to_owned(), value: value.replace('"', "'") };
    let mut tags = vec![tag("Match", state.id().to_string())];
    if let Some(players) = state.players() {
        tags.push(tag("First", players[Side::First].name.clone()));
        tags.push(tag("Second", players[Side::Second].name.clone()));
    }
    tags.push(tag("Clock", state.terms().control.to_string()));
    tags.push(tag("Started", state.created().0.to_string()));
    if let Some((ending, score)) = state.ending() {
        tags.push(tag("Ending", ending.kind.to_string()));
        tags.push(tag("Score", score.map_or_else(|| "*".to_owned(), |score| score.text())));
    }
    tags
}
