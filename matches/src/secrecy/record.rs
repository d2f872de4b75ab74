//! The record of a match as a recipient gets it.

use std::fmt::Write as _;

use galds_games::core::hosting::FinishedMatch;
use galds_games::core::{PerSide, Points, Record, Viewer};

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

/// A match that is over as a file of another program, where its game has such files.
pub fn exported(state: &MatchState, form: &str) -> Option<String> {
    let hosting = galds_games::hosting(&state.terms().game);
    let export = hosting.exports.iter().find(|export| export.name == form)?;
    if !state.is_over() {
        return None;
    }
    let PerSide([first, second]) = state.players()?;
    let (ending, score) = state.ending()?;
    let points = |halves: [u32; 2]| PerSide(halves.map(Points::of_halves));
    let given_away = ending.side.zip(score).map(|(loser, score)| {
        (loser.into(), points([score.first_halves(), score.second_halves()]))
    });
    let names = PerSide([first.name.as_str(), second.name.as_str()]);
    (export.write)(&FinishedMatch { table: state.table(), names, given_away })
}

/// The file by which everybody can check what chance did, such as `galds dice` reads; nothing before the end, because
/// the secret is in it, and nothing for games without such files.
pub fn dice_file(state: &MatchState) -> Option<String> {
    let chance = state.chance().filter(|_| state.is_over())?;
    chance.publish(state.table())
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
