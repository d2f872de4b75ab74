//! A scene as lines of text: short enough to be read and compared by people, as golden playthroughs are.
//!
//! ```text
//!   areas     centre: 44 54 55
//!   pieces    first ball: 11 12 21 | second ball: 14 23 24
//!   last      first: turned 53 by 3 (52>54)
//!   due       second: turn number=2
//! ```

use std::fmt::Display;

use super::{
    Area, Carried, Counter, Cube, Die, Due, Ended, Identity, LastAction, Men, Phrase, Piece, Place,
    Scene, Step, Zone,
};
use crate::{Side, Value};

impl Scene {
    /// The scene line by line; what there is nothing of has no line. Pieces of both sides have lines of their own.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("geometry {}", self.geometry)];
        let mut say = |name: &str, parts: Vec<String>| {
            if !parts.is_empty() {
                lines.push(format!("{name} {}", parts.join(" | ")));
            }
        };
        say("areas", self.areas.iter().map(area_text).collect());
        for side in Side::BOTH {
            say(side_name(side), pieces_texts(&self.pieces, side));
        }
        say("hand", self.hand.iter().map(men_text).collect());
        say("captured", self.captured.iter().map(men_text).collect());
        say("dice", self.dice.iter().map(die_text).collect());
        say("cube", self.cube.iter().map(cube_text).collect());
        say("counters", self.counters.iter().map(counter_text).collect());
        say("last", self.last.iter().map(last_text).collect());
        say("due", self.due.iter().map(due_text).collect());
        say("ended", self.ended.iter().map(ended_text).collect());
        lines
    }
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(between)
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn who(side: Option<Side>) -> &'static str {
    side.map_or("chance", side_name)
}

fn area_text(area: &Area) -> String {
    let whose = area.side.map(|side| format!(" of {}", side_name(side))).unwrap_or_default();
    format!("{}{whose}: {}", area.key, joined(&area.fields, " "))
}

/// The pieces of a side by what they are and do; of a stack only the number is written.
fn pieces_texts(pieces: &[Piece], side: Side) -> Vec<String> {
    let mut groups: Vec<(String, Vec<(&Piece, u32)>)> = Vec::new();
    for piece in pieces.iter().filter(|piece| piece.side == side) {
        let what = what_text(piece);
        let group = groups.iter().position(|(known, _)| *known == what).unwrap_or_else(|| {
            groups.push((what, Vec::new()));
            groups.len() - 1
        });
        let stacks = &mut groups[group].1;
        match stacks.iter_mut().find(|(lowest, _)| lowest.at.field == piece.at.field) {
            Some((_, count)) => *count += 1,
            None => stacks.push((piece, 1)),
        }
    }
    let stack = |(piece, count): &(&Piece, u32)| match count {
        1 => piece.at.field.to_string(),
        _ => format!("{}×{count}", piece.at.field),
    };
    let text = |(what, stacks): &(String, Vec<_>)| {
        format!("{what}: {}", joined(stacks.iter().map(stack), " "))
    };
    groups.iter().map(text).collect()
}

fn what_text(piece: &Piece) -> String {
    let zone = match piece.at.zone {
        Zone::Board => "",
        Zone::Reserve => " in reserve",
        Zone::Bar => " on the bar",
        Zone::Off => " off",
    };
    format!("{}{zone}", identity_text(&piece.identity))
}

fn identity_text(identity: &Identity) -> String {
    match identity {
        Identity::Known { kind } => kind.clone(),
        Identity::OneOf { kinds } => kinds.join("/"),
        Identity::Hidden => "?".to_owned(),
    }
}

fn men_text(men: &Men) -> String {
    let kind = men.kind.as_deref().unwrap_or("men");
    format!("{} {kind} {}", side_name(men.side), men.count)
}

fn die_text(die: &Die) -> String {
    format!("{} {} used {} left {}", side_name(die.side), die.pips, die.used, die.left)
}

fn cube_text(cube: &Cube) -> String {
    let owner = cube.owner.map_or("both", side_name);
    let offered = cube.offered_to.map(|side| format!(" offered to {}", side_name(side)));
    format!("{} of {owner}{}", cube.value, offered.unwrap_or_default())
}

fn counter_text(counter: &Counter) -> String {
    let side = counter.side.map(|side| format!(" {}", side_name(side))).unwrap_or_default();
    let limit = counter.limit.map(|limit| format!("/{limit}")).unwrap_or_default();
    format!("{}{side} {}{limit}", counter.key, counter.value)
}

fn phrase_text(phrase: &Phrase) -> String {
    let value = |(name, value): (&String, &Value)| format!(" {name}={value}");
    format!("{}{}", phrase.key, joined(phrase.values.iter().map(value), ""))
}

fn due_text(due: &Due) -> String {
    let fields = if due.fields.is_empty() { "" } else { " on " };
    format!("{}: {}{fields}{}", who(due.side), phrase_text(&due.what), joined(&due.fields, " "))
}

fn ended_text(ended: &Ended) -> String {
    let winner = ended.winner.map_or("nobody", side_name);
    let fields = if ended.fields.is_empty() { "" } else { " on " };
    let why = phrase_text(&ended.why);
    format!("{} for {winner}: {why}{fields}{}", ended.outcome, joined(&ended.fields, " "))
}

fn last_text(last: &LastAction) -> String {
    let steps = joined(last.steps.iter().map(step_text), ", ");
    let dice = if last.dice.is_empty() { "" } else { "; dice " };
    format!("{}: {steps}{dice}{}", who(last.by), joined(last.dice.iter().map(die_text), ", "))
}

fn step_text(step: &Step) -> String {
    let piece_text =
        |piece: &Piece| format!("{} {} {}", side_name(piece.side), what_text(piece), piece.at);
    match step {
        Step::Moved { from, to, die } => {
            let die = die.map(|pips| format!(" by {pips}")).unwrap_or_default();
            format!("moved {from}>{to}{die}")
        }
        Step::Dropped { from, to } => format!("dropped {from}>{to}"),
        Step::TurnedAround { pivot, sixths, carried } => {
            format!(
                "turned {pivot} by {sixths} ({})",
                joined(carried.iter().map(carried_text), " ")
            )
        }
        Step::Placed { piece } => format!("placed {}", piece_text(piece)),
        Step::Attacked { from, to } => format!("attacked {from}>{to}"),
        Step::Captured { at, to } => format!("captured {at}{}", going_to(to.as_ref())),
        Step::Revived { piece } => format!("revived {}", piece_text(piece)),
        Step::Converted { at, kind } => format!("converted {at} into {kind}"),
        Step::Revealed { at, kind } => format!("revealed {at} as {kind}"),
        Step::Rolled { dice } => {
            let die = |die: &Die| format!("{} {}", side_name(die.side), die.pips);
            format!("rolled {}", joined(dice.iter().map(die), ", "))
        }
        Step::Offered { fields } => format!("offered {}", joined(fields, " ")),
        Step::Chosen { field } => format!("chosen {field}"),
        Step::Doubled { value } => format!("doubled to {value}"),
        Step::Taken { value } => format!("taken at {value}"),
        Step::Declined => "declined".to_owned(),
        Step::Passed => "passed".to_owned(),
        Step::SetUpAnew { pieces } => format!("{} pieces set up anew", pieces.len()),
    }
}

fn carried_text(carried: &Carried) -> String {
    match &carried.to {
        Some(to) => format!("{}>{to}", carried.from),
        None => format!("{} captured after {}", carried.from, carried.sixths),
    }
}

fn going_to(place: Option<&Place>) -> String {
    place.map(|to| format!(" to {to}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::FieldId;

    #[test]
    fn a_scene_is_written_line_by_line_without_what_is_not_there() {
        let on = |field: &str, height: u8| {
            let place = Place { height, ..Place::on(FieldId::of(field)) };
            Piece::new(Side::First, "checker", place)
        };
        let hidden = Piece {
            side: Side::Second,
            identity: Identity::Hidden,
            at: Place::on(FieldId::of("c7")),
        };
        let moved = Step::Moved { from: on("8", 0).at, to: on("6", 1).at, die: Some(2) };
        let scene = Scene {
            geometry: "toy".to_owned(),
            pieces: vec![on("6", 0), on("6", 1), on("5", 0), hidden],
            last: Some(LastAction::by(Side::First, vec![moved])),
            due: vec![Due::of(Side::Second, Phrase::plain("place-ball").with("number", 7_u8))],
            ..Scene::default()
        };
        let expected = [
            "geometry toy",
            "first checker: 6×2 5",
            "second ?: c7",
            "last first: moved 8>6.1 by 2",
            "due second: place-ball number=7",
        ];
        assert_eq!(scene.lines(), expected);
    }
}
