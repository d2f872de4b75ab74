//! Nardi for programs that learn it.
//!
//! A play is made checker by checker, from the highest point down, as the side that acts counts: a number is a point
//! and how far the checker goes, or that it is borne off. Then come the lost turn, the actions of the cube, and leaving
//! it to chance where the side could double.

use galds_core::Side;
use galds_core::learning::{Form, Learning, Number, Writer};

use crate::board::{Checkers, Point};
use crate::position::Phase;
use crate::rules::LONGEST_MATCH;
use crate::{Action, Cube, Nardi, Position, Step};

/// The ways of a checker from one point: off the board, or one to six points further.
const WAYS: u8 = 7;
const PASS: Number = Point::BAR.number() as Number * WAYS as Number;
const DOUBLE: Number = PASS + 1;
const TAKE: Number = PASS + 2;
const DROP: Number = PASS + 3;
const WAIT: Number = PASS + 4;

/// Off, the 24 points and the bar.
const FIELDS: usize = 26;

fn step_number(step: Step) -> Number {
    let (from, to) = (step.from.number(), step.to.number());
    let way = if to == 0 { 0 } else { from.saturating_sub(to) };
    Number::from(from.saturating_sub(1)) * Number::from(WAYS) + Number::from(way)
}

fn step_of(number: Number) -> Option<Step> {
    if number >= PASS {
        return None;
    }
    let from = (number / Number::from(WAYS)) as u8 + 1;
    let to = match (number % Number::from(WAYS)) as u8 {
        0 => 0,
        way => from.checked_sub(way)?,
    };
    Some(Step { from: Point::numbered(from)?, to: Point::numbered(to)? })
}

/// The checkers of both sides after these steps of the first of them.
fn stepped(mut own: Checkers, mut other: Checkers, parts: &[Number]) -> (Checkers, Checkers) {
    for step in parts.iter().filter_map(|&part| step_of(part)) {
        own = own.moved(step.from, step.to);
        let met = step.to.of_other_side();
        if step.to != Point::OFF && other.on(met) == 1 {
            other = other.moved(met, Point::BAR);
        }
    }
    (own, other)
}

impl Learning for Nardi {
    const NUMBERS: usize = WAIT as usize + 1;
    const PARTS: usize = 4;
    const WAIT: Option<Number> = Some(WAIT);

    /// Points as the own side counts them.
    const FORM: Form = Form {
        planes: &["own checkers", "other checkers"],
        fields: FIELDS,
        values: &[
            "own side is the first",
            "own side acts",
            "the opening roll is due",
            "a roll is due",
            "an answer to a double is due",
            "larger die 1",
            "larger die 2",
            "larger die 3",
            "larger die 4",
            "larger die 5",
            "larger die 6",
            "smaller die 1",
            "smaller die 2",
            "smaller die 3",
            "smaller die 4",
            "smaller die 5",
            "smaller die 6",
            "steps of the play so far",
            "there is a cube",
            "doublings of the cube",
            "own cube",
            "other cube",
            "own points of the match",
            "other points of the match",
            "this is the Crawford game",
        ],
        grid: (1, FIELDS),
    };

    fn cell(field: usize) -> (usize, usize) {
        (0, field)
    }

    fn part(&self, _position: &Position, action: Action, place: usize) -> Option<Number> {
        match action {
            Action::Opening(_) | Action::Roll(_) => None,
            Action::Play(play) => match play.steps().nth(place) {
                Some(step) => Some(step_number(step)),
                None => (place == 0).then_some(PASS),
            },
            _ if place > 0 => None,
            Action::Double => Some(DOUBLE),
            Action::Take => Some(TAKE),
            Action::Drop => Some(DROP),
        }
    }

    fn observe(&self, view: &Position, side: Side, parts: &[Number], writer: &mut Writer<'_>) {
        let (acting, waiting) = (view.side(), view.side().other());
        let (moved, met) = stepped(view.checkers(acting), view.checkers(waiting), parts);
        let (own, other) = if side == acting { (moved, met) } else { (met, moved) };
        for (point, count) in own.counts() {
            writer.put(0, point.index(), f32::from(count) / 15.0);
        }
        for (point, count) in other.counts() {
            writer.put(1, place_of_other(point), f32::from(count) / 15.0);
        }
        writer.flag(0, side == Side::First);
        writer.flag(1, side == acting);
        match view.phase() {
            Phase::Open => writer.flag(2, true),
            Phase::Roll => writer.flag(3, true),
            Phase::Double => writer.flag(4, true),
            Phase::Dice(roll) => {
                writer.flag(4 + usize::from(roll.high().pips()), true);
                writer.flag(10 + usize::from(roll.low().pips()), true);
            }
            Phase::Over => {}
        }
        writer.value(17, parts.len() as f32 / 4.0);
        if let Some(cube) = view.cube() {
            writer.flag(18, true);
            writer.value(19, f32::from(cube.doublings()) / f32::from(Cube::MOST_DOUBLINGS));
            writer.flag(20, cube.owner() == Some(side));
            writer.flag(21, cube.owner() == Some(side.other()));
        }
        let length = f32::from(self.rules.match_length.max(1));
        let score = view.score();
        writer.value(22, score.points[side] as f32 / length);
        writer.value(23, score.points[side.other()] as f32 / length);
        writer.flag(24, score.crawford);
    }

    /// A match is won or lost, whatever the score.
    fn returns(&self, outcome: galds_core::Outcome) -> [f32; 2] {
        let [first, second] = Side::BOTH.map(|side| outcome.points(side).halves() as f32 / 2.0);
        let lead = first - second;
        let lead = if self.rules.match_length > 0 { lead.signum() } else { lead };
        [lead, -lead]
    }

    fn largest_return(&self) -> f32 {
        let times: f32 = if self.rules.gammons { 3.0 } else { 1.0 };
        match (self.rules.match_length, self.rules.cube) {
            (1..=LONGEST_MATCH, _) => 1.0,
            (_, false) => times,
            (_, true) => times * (1_u32 << Cube::MOST_DOUBLINGS) as f32,
        }
    }
}

/// Where the other side's point lies, as the own side counts; bar and off are its own.
fn place_of_other(point: Point) -> usize {
    match point {
        Point::OFF | Point::BAR => point.index(),
        _ => point.of_other_side().index(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_back_from_their_numbers() {
        for number in 0..PASS {
            if let Some(step) = step_of(number) {
                assert_eq!(
                    step_number(step),
                    if step.to == Point::OFF { number / 7 * 7 } else { number }
                );
            }
        }
        assert_eq!(step_of(PASS), None);
    }
}
