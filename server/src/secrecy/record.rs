//! The record of a match as a recipient gets it.

use galds_games::core::{Record, Side, Tag, Viewer};

use crate::matches::MatchState;

/// The record in book notation, with tags. While a hidden game is played its set-ups are masked, so
/// the text is a list of what the viewer knows and cannot be replayed; after the end it is whole.
pub fn record(state: &MatchState, viewer: Viewer) -> String {
    let tags = tags(state);
    if state.is_over() || !state.is_hidden() {
        return Record::write(state.table(), &tags);
    }
    let mut text = String::new();
    for Tag { key, value } in tags {
        text.push_str(&format!("[{key} \"{value}\"]\n"));
    }
    text.push('\n');
    for (number, book) in (1..).zip(state.table().past_for(viewer)) {
        text.push_str(&format!("{number}: {book}\n"));
    }
    text
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
