//! The record of a match as a recipient gets it.

use std::fmt::Write as _;

use galds_games::core::{Game, PerSide, Record, RuleSet, Side, Table, Viewer};
use galds_games::nardi::Nardi;
use galds_games::nardi::formats::{Match, Won, mat};

use crate::MatchState;

/// The record in book notation, with tags. While a hidden game is played its set-ups are masked, so
/// the text is a list of what the viewer knows and cannot be replayed; after the end it is whole, unless
/// the match was broken off.
pub fn record(state: &MatchState, viewer: Viewer) -> String {
    let mut text = String::new();
    for (key, value) in tags(state) {
        let value = value.replace(['"', '\n', '\r'], "'");
        let _ = writeln!(text, "[{key} \"{value}\"]");
    }
    text.push('\n');
    if state.is_revealed() || !state.is_hidden() {
        let whole = Record::write(state.table(), &[]);
        text.push_str(whole.split_once("\n\n").map_or("", |(_, actions)| actions));
    } else {
        for (number, book) in (1..).zip(state.table().past_for(viewer)) {
            let _ = writeln!(text, "{number}: {book}");
        }
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
    Some(state.chance()?.dice()?.publish(&finished_nardi(state)?))
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

/// First the tags that readers of game records look for everywhere, then those that our own reader
/// needs, then the rest. `White` is the side that acts first, whatever the game calls it; `Sides` has the
/// game's own words.
fn tags(state: &MatchState) -> Vec<(&'static str, String)> {
    let (table, terms) = (state.table(), state.terms());
    let began = state.started().unwrap_or(state.created());
    let score = state.ending().and_then(|(_, score)| score);
    let result = score.map_or_else(|| "*".to_owned(), |score| score.text());
    let mut tags = vec![
        ("Event", format!("{} match", terms.rated.title())),
        ("Site", "Galds".to_owned()),
        ("Date", began.date().replace('-', ".")),
    ];
    let players = state.players().map(|players| players.0.clone().map(|player| player.name));
    if let Some([first, second]) = players.clone() {
        tags.extend([("White", first), ("Black", second)]);
    }
    tags.push(("Result", result.clone()));
    let [first, second] = table.about().sides.map(|side| side.name);
    tags.extend([
        ("Game", terms.game.clone()),
        ("Rules", table.rules_text()),
        ("Position", table.start_text()),
        ("Sides", format!("{first}, {second}")),
        ("Match", state.id().to_string()),
    ]);
    if let Some([first, second]) = players {
        tags.extend([("First", first), ("Second", second)]);
    }
    tags.push(("Clock", terms.control.to_string()));
    if let Some(started) = state.started() {
        tags.push(("Started", started.iso()));
    }
    if let Some((ending, _)) = state.ending() {
        tags.extend([("Ending", ending.kind.to_string()), ("Score", result)]);
    }
    tags
}
