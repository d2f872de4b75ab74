//! What the program knows of Rotary: majorities, nearness to the centre, room to turn.

mod weights;

use galds_games::core::Side;
use galds_games::rotary::{Action, PointSet, Position, Rotary};

use crate::search::{Calm, Score, Searched};
use crate::weighing::{Term, Weighed, value_for};

impl Weighed for Rotary {
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
        let zones = Zones::around(self.centre());
        for (side, sign) in [(Side::First, 1), (Side::Second, -1)] {
            let balls = position.balls(side);
            let pivots = position.majority_pivots(side);
            let held = (balls & zones.centre).len();
            let values = [
                i32::from(position.side() == side),
                balls.len() as i32,
                held as i32,
                (balls & zones.near).len() as i32,
                (balls & zones.close).len() as i32,
                pivots.len() as i32,
                (pivots & (zones.centre | zones.near)).len() as i32,
                i32::from(held >= 2),
            ];
            for (count, value) in counts.iter_mut().zip(values) {
                *count += sign * value;
            }
        }
    }
}

/// The points by their distance from the centre.
struct Zones {
    centre: PointSet,
    near: PointSet,
    close: PointSet,
}

impl Zones {
    fn around(centre: PointSet) -> Zones {
        let neighbours =
            |set: PointSet| set.points().fold(set, |grown, point| grown | point.ring());
        let one = neighbours(centre);
        let two = neighbours(one);
        Zones { centre, near: one - centre, close: two - one }
    }
}

impl Searched for Rotary {
    fn evaluate(&self, position: &Position) -> Score {
        value_for(self, position, position.side())
    }

    /// Turns near the centre are what games are decided by.
    fn promise(&self, _position: &Position, action: Action) -> i32 {
        match action {
            Action::Turn { k: 0, .. } => -10_000,
            _ => 0,
        }
    }

    /// No single turn changes so much that a position is not quiet: the tree sees wins itself.
    fn noisy(&self, _position: &Position, actions: &mut Vec<Action>) -> Calm {
        actions.clear();
        Calm::Possible
    }
}
