//! Golden playthroughs: the whole public face of a game along one random game, as text.
//!
//! ```text
//!   geometry, presets    once, in the file of the first preset
//!   == 12 after …        a position: texts, turn, legal actions, what each viewer sees, the scene
//!   -- 13 … 17           the actions up to the next position that is shown
//! ```
//!
//! The files lie in `games/GAME/playthroughs/PRESET.txt` and are written anew by `make playthroughs`. A change to
//! anything that players, pages or programs are given shows up there as a difference that somebody can read.

use std::fmt::Write as _;

use galds_core::scene::{Geometry, Sight};
use galds_core::{AnyTable, Information, Listing, Rng, Turn, Viewer, mix};

use crate::{BoxedGame, OpenError};

/// The seed of every playthrough.
const SEED: u64 = 22;
/// A game that has not ended by then is left.
const MOST_ACTIONS: usize = 1500;
/// How many positions are shown from the start on, and how many at the end.
const AT_START: usize = 6;
const AT_END: usize = 4;
/// How many are shown in between. Where something is hidden every viewer sees another scene, so there are fewer.
const BETWEEN_OPEN: usize = 16;
const BETWEEN_HIDDEN: usize = 8;
/// How many legal actions are written out.
const LISTED: usize = 12;

/// The playthrough of a game under one of its presets.
pub fn playthrough(game: &BoxedGame, preset: &str) -> Result<String, OpenError> {
    let mut table = game.open(preset)?;
    let tokens = random_game(&mut *table);
    let mut table = game.open(preset)?;
    let mut text = format!("game {}\nrules {}\nseed {SEED}\n", game.about.name, table.rules_text());
    if preset == game.about.name {
        write_rules(game, &mut text);
        write_geometry(&table.geometry(), &mut text);
    }
    let shown = shown(tokens.len(), game.about.information);
    let mut skipped: Vec<String> = Vec::new();
    for number in 0..=tokens.len() {
        if shown.contains(&number) {
            flush(&mut skipped, number, &mut text);
            write_position(&*table, number, &mut text);
        }
        let Some(token) = tokens.get(number) else { break };
        if !shown.contains(&(number + 1)) {
            skipped.push(token.clone());
        }
        // What was listed can be played.
        let _ = table.play_text(token);
    }
    Ok(text)
}

/// The tokens of a random game: chance falls by its weights, a side chooses evenly.
fn random_game(table: &mut dyn AnyTable) -> Vec<String> {
    let mut rng = Rng::seeded(SEED);
    let mut tokens = Vec::new();
    while tokens.len() < MOST_ACTIONS {
        let token = match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => rng.weighted(&table.chances()).cloned(),
            Turn::Side(_) | Turn::SideOrChance(_) => {
                let legal = table.legal().1;
                legal.get(rng.below(legal.len())).cloned()
            }
        };
        let Some(token) = token.filter(|token| table.play_text(token).is_ok()) else { break };
        tokens.push(token);
    }
    tokens
}

/// After how many actions the position is shown.
fn shown(length: usize, information: Information) -> Vec<usize> {
    let between = match information {
        Information::Open => BETWEEN_OPEN,
        Information::Hidden => BETWEEN_HIDDEN,
    };
    let middle = AT_START..=length.saturating_sub(AT_END);
    let spread = (1..=between).map(|part| length * part / (between + 1));
    let mut shown: Vec<usize> = spread.filter(|number| middle.contains(number)).collect();
    shown.extend((0..AT_START).chain((length + 1).saturating_sub(AT_END)..=length));
    shown.retain(|&number| number <= length);
    shown.sort_unstable();
    shown.dedup();
    shown
}

fn write_rules(game: &BoxedGame, text: &mut String) {
    let rules = game.rules();
    let names: Vec<&str> = rules.presets.iter().map(|preset| preset.name).collect();
    line(text, &format!("presets {}", names.join(" ")));
    for option in &rules.options {
        let values = option.in_presets.join(" ");
        line(text, &format!("option {} ({}): {values}", option.key, option.values));
    }
}

fn write_geometry(geometry: &Geometry, text: &mut String) {
    line(text, &format!("geometry {}", geometry.id));
    for row in &geometry.rows {
        line(text, &format!("row {}", names(row)));
    }
    for area in &geometry.areas {
        let side = area.side.map(|side| format!(" of {side:?}").to_lowercase());
        line(
            text,
            &format!("area {}{}: {}", area.key, side.unwrap_or_default(), names(&area.fields)),
        );
    }
    for field in &geometry.fields {
        line(text, &format!("beside {}: {}", field.id, names(&field.neighbours)));
    }
}

fn names<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn write_position(table: &dyn AnyTable, number: usize, text: &mut String) {
    match table.past().last() {
        Some((_, played)) => {
            line(text, &format!("\n== {number} after {} ({})", played.token, played.book));
        }
        None => line(text, &format!("\n== {number}")),
    }
    let position = table.position_text();
    line(text, &format!("position {position}"));
    line(text, &format!("turn {}", turn_text(table.turn())));
    if let Some(values) = table.position_values() {
        line(text, &format!("values {} {}", values.0[0], values.0[1]));
    }
    write_choices(table, text);
    let viewers: &[Viewer] = match table.about().information {
        Information::Open => &[Viewer::Spectator],
        Information::Hidden => &Viewer::ALL,
    };
    for &viewer in viewers {
        let view = table.view_text(viewer);
        if view != position {
            line(text, &format!("view {} {view}", viewer_name(viewer)));
        }
        if let Some(last) = table.last_for(viewer).filter(|_| viewers.len() > 1) {
            line(text, &format!("heard {} {last}", viewer_name(viewer)));
        }
    }
    write_scenes(table, viewers, text);
}

fn turn_text(turn: Turn) -> String {
    match turn {
        Turn::Side(side) => format!("{side:?}").to_lowercase(),
        Turn::Chance => "chance".to_owned(),
        Turn::SideOrChance(side) => format!("{side:?} or chance").to_lowercase(),
        Turn::Over(outcome) => format!("over {outcome}"),
    }
}

const fn viewer_name(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Side(galds_core::Side::First) => "first",
        Viewer::Side(galds_core::Side::Second) => "second",
        Viewer::Spectator => "spectator",
    }
}

/// The number of legal actions and a checksum of all of them; of the first ones also what is picked to make them.
fn write_choices(table: &dyn AnyTable, text: &mut String) {
    let (listing, tokens) = table.legal();
    let kind = if listing == Listing::Complete { "legal" } else { "examples" };
    let sum = tokens.iter().flat_map(|token| token.bytes().chain([b' ']));
    let sum = sum.fold(0, |sum, byte| mix(sum ^ u64::from(byte)));
    let more = if tokens.len() > LISTED { " …" } else { "" };
    let first = &tokens[..tokens.len().min(LISTED)];
    line(text, &format!("{kind} {} ({sum:016x}): {}{more}", tokens.len(), names(first)));
    let weight: u32 = table.chances().iter().map(|result| result.weight).sum();
    if weight > 0 {
        line(text, &format!("chances {} of weight {weight}", table.chances().len()));
    }
    if let Some(choice) = table.choices().last().filter(|choice| choice.picks.len() < LISTED) {
        line(text, &format!("picks {}: {}", choice.token, names(&choice.picks)));
    }
}

/// Every line of the scenes once, with those who see it unless all do.
fn write_scenes(table: &dyn AnyTable, viewers: &[Viewer], text: &mut String) {
    let mut lines: Vec<(String, Vec<&str>)> = Vec::new();
    for &viewer in viewers {
        for scene_line in table.scene(Sight::Of(viewer)).lines() {
            match lines.iter_mut().find(|(known, _)| *known == scene_line) {
                Some((_, who)) => who.push(viewer_name(viewer)),
                None => lines.push((scene_line, vec![viewer_name(viewer)])),
            }
        }
    }
    for (scene_line, who) in lines {
        let who = if who.len() == viewers.len() {
            String::new()
        } else {
            format!("[{}] ", who.join(" "))
        };
        line(text, &format!("| {who}{scene_line}"));
    }
}

fn flush(skipped: &mut Vec<String>, next: usize, text: &mut String) {
    if skipped.is_empty() {
        return;
    }
    let first = next - skipped.len();
    line(text, &format!("\n-- {first} … {}", next - 1));
    for some in skipped.chunks(12) {
        line(text, &some.join(" "));
    }
    skipped.clear();
}

fn line(text: &mut String, line: &str) {
    // Writing to a string does not fail.
    let _ = writeln!(text, "{}", line.trim_end());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_positions_are_shown_and_some_between() {
        let long = shown(400, Information::Open);
        assert_eq!(long[..AT_START], [0, 1, 2, 3, 4, 5]);
        assert_eq!(long[long.len() - AT_END..], [397, 398, 399, 400]);
        assert_eq!(long.len(), AT_START + BETWEEN_OPEN + AT_END);
        assert_eq!(shown(3, Information::Open), [0, 1, 2, 3]);
    }
}
