//! Which actions are legal.

use galds_core::Side;

use crate::Rotary;
use crate::board::{Point, turns_avoiding};
use crate::position::{Phase, Position};
use crate::rules::{Capture, Goal};

/// One thing that a side does. Its `Display` is its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// A turn of the ring around `pivot`, clockwise by `k` × 60°.
    Turn {
        /// The empty point in the middle.
        pivot: Point,
        /// 0 to 5.
        k: u8,
    },
    /// A ball laid on an empty point before the game proper.
    Place(Point),
    /// Two pivots offered, the smaller number first.
    Offer(Point, Point),
    /// One of the offered pivots chosen.
    Choose(Point),
}

impl Rotary {
    pub(crate) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if self.is_decided(position) {
            return;
        }
        match position.phase {
            Phase::Turn => {
                for pivot in position.majority_pivots(position.side).points() {
                    self.list_turns(position, pivot, actions);
                }
            }
            Phase::Place => {
                let free = position.empty() - self.centre;
                actions.extend(free.points().map(Action::Place));
            }
            Phase::Offer => {
                let pivots = position.majority_pivots(Side::First);
                for first in pivots.points() {
                    let later = pivots.points().filter(|&second| second > first);
                    actions.extend(later.map(|second| Action::Offer(first, second)));
                }
            }
            Phase::Choose(first, second) => {
                actions.extend([Action::Choose(first), Action::Choose(second)]);
            }
            Phase::At(pivot) => self.list_turns(position, pivot, actions),
        }
    }

    fn list_turns(&self, position: &Position, pivot: Point, actions: &mut Vec<Action>) {
        let turns = self.legal_turns(position, pivot);
        let legal = (0..6).filter(|k| turns >> k & 1 == 1);
        actions.extend(legal.map(|k| Action::Turn { pivot, k }));
    }

    /// The legal turns around a pivot, bit k for k × 60°.
    #[inline]
    pub(crate) fn legal_turns(&self, position: &Position, pivot: Point) -> u8 {
        let outside = pivot.outside();
        if outside == 0 || self.rules.traps.outside {
            return 0b11_1111;
        }
        let code = (!position.empty()).ring_code(pivot);
        if self.rules.capture != Capture::During {
            return turns_avoiding(outside, code);
        }
        let traps = self.trap_code(pivot);
        let rests_inside = |k: &u8| self.turned(code, *k, traps) & outside == 0;
        (0..6).filter(rests_inside).fold(0, |turns, k| turns | 1 << k)
    }

    /// Whether a legal turn fills the centre with the mover's balls.
    #[inline]
    pub fn fills_centre(&self, position: &Position, pivot: Point, k: u8) -> bool {
        let balls = position.balls[position.side];
        let missing = self.centre - balls;
        let wanted = self.centre.ring_code(pivot);
        self.rules.goal != Goal::Paralysis
            && pivot.ring().holds_all(missing)
            && self.turned(balls.ring_code(pivot), k, self.trap_code(pivot)) & wanted == wanted
    }

    /// Puts the turns that fill the centre into the list, which is emptied first.
    pub fn list_filling(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if position.phase != Phase::Turn || self.is_decided(position) {
            return;
        }
        let missing = self.centre - position.balls[position.side];
        // A ring that has all missing points belongs to a pivot on the ring of each of them.
        let pivots = missing.points().fold(position.empty(), |all, point| all & point.ring());
        for pivot in pivots.points().filter(|&p| position.has_majority(position.side, p)) {
            let turns = self.legal_turns(position, pivot);
            let filling =
                (1..6).filter(|&k| turns >> k & 1 == 1 && self.fills_centre(position, pivot, k));
            actions.extend(filling.map(|k| Action::Turn { pivot, k }));
        }
    }

    /// How many actions are legal, without listing them.
    pub(crate) fn count_actions(&self, position: &Position) -> u64 {
        if self.is_decided(position) {
            return 0;
        }
        let turns = |pivot| self.legal_turns(position, pivot).count_ones() as u64;
        match position.phase {
            Phase::Turn => position.majority_pivots(position.side).points().map(turns).sum(),
            Phase::Place => (position.empty() - self.centre).len() as u64,
            Phase::Offer => {
                let pivots = position.majority_pivots(Side::First).len() as u64;
                pivots * pivots.saturating_sub(1) / 2
            }
            Phase::Choose(..) => 2,
            Phase::At(pivot) => turns(pivot),
        }
    }
}
