//! What the program knows of Rotary: majorities, nearness to the centre, room to turn.

mod endgames;
mod entry;
mod inputs;
pub mod intarzia;
mod themes;
mod weights;

pub(crate) use entry::ENTRY;
use galds_games::core::{Game, Side};
use galds_games::rotary::{Action, Phase, Point, Position, Rotary};

use crate::endgames::{EndgameValue, Endgames as _};
use crate::linear::{LinearEvaluation, Term, value_for};
use crate::search::{Score, Searched, Threats};

impl LinearEvaluation for Rotary {
    const TERMS: &'static [Term] = &[
        Term { name: "to act", about: "The right to act." },
        Term { name: "balls", about: "Balls on the board." },
        Term { name: "centre", about: "Balls on the three points of the centre." },
        Term { name: "near", about: "Balls one step away from the centre." },
        Term { name: "close", about: "Balls two steps away from the centre." },
        Term { name: "pivots", about: "Empty points around which the side is in the majority." },
        Term { name: "grip", about: "Such pivots that have a point of the centre on their ring." },
        Term { name: "two in the centre", about: "Whether two points of the centre are held." },
    ];

    const WEIGHTS: &'static [i32] = weights::WEIGHTS;

    fn count_terms(&self, position: &Position, counts: &mut [i32]) {
        let centre = self.centre();
        let [near, close] = self.around_centre();
        for (side, sign) in [(Side::First, 1), (Side::Second, -1)] {
            let balls = position.balls(side);
            let pivots = position.majority_pivots(side);
            let held = (balls & centre).len();
            let values = [
                i32::from(position.side() == side),
                balls.len() as i32,
                held as i32,
                (balls & near).len() as i32,
                (balls & close).len() as i32,
                pivots.len() as i32,
                (pivots & (centre | near)).len() as i32,
                i32::from(held >= 2),
            ];
            for (count, value) in counts.iter_mut().zip(values) {
                *count += sign * value;
            }
        }
    }
}

impl Searched for Rotary {
    const STEP: Score = 60;
    const THREATS: Threats = Threats::Respected;

    fn evaluate(&self, position: &Position) -> Score {
        value_for(self, position, position.side())
    }

    fn code(&self, action: Action) -> u16 {
        let number = |point: Point| point.index() as u16;
        1 + match action {
            Action::Turn { pivot, k } => number(pivot) * 8 + u16::from(k),
            Action::Place(point) => 1 << 10 | number(point),
            Action::Choose(pivot) => 1 << 11 | number(pivot),
            Action::Offer(first, second) => 1 << 12 | number(first) << 6 | number(second),
        }
    }

    /// What wins comes first. To turn by nothing is to pass: every such turn leads to the same position,
    /// and hardly ever to a good one.
    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        match action {
            Action::Turn { k: 0, .. } => -50_000,
            Action::Turn { pivot, k } if self.fills_centre(position, pivot, k) => 10_000,
            // Without experience, turns near the centre are tried first.
            Action::Turn { pivot, .. } => {
                let [near, close] = self.around_centre();
                -40 + 20 * i32::from(close.has(pivot)) + 30 * i32::from(near.has(pivot))
            }
            _ => 0,
        }
    }

    fn probe_endgames(&self, position: &Position) -> Option<EndgameValue> {
        Self::own_endgames().probe(self, position)
    }

    /// Only a turn that fills the centre changes everything at once.
    fn noisy(&self, position: &Position, actions: &mut Vec<Action>) {
        self.list_filling(position, actions);
    }

    /// Turns that fill the centre are the only ones that win.
    fn is_threatened(&self, position: &Position, actions: &mut Vec<Action>) -> bool {
        let Some(passed) = self.null_move(position) else { return false };
        self.list_filling(&passed, actions);
        !actions.is_empty()
    }

    /// The rules allow to pass: a turn by nothing around any majority pivot.
    fn null_move(&self, position: &Position) -> Option<Position> {
        let pivot = position.majority_pivots(position.side()).points().next()?;
        (position.phase() == Phase::Turn).then(|| {
            let mut passed = *position;
            self.play(&mut passed, Action::Turn { pivot, k: 0 });
            passed
        })
    }
}
