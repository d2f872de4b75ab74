//! The state of a game and what a turn does to it.

use galds_core::{Outcome, PerSide, Side, Turn, mix_all};

use crate::board::{Point, PointSet, rotated};
use crate::rules::{Capture, Goal, Start};
use crate::{Action, Rotary};

/// How many balls each side has at the start.
pub const BALLS: u32 = 13;

/// Below this many balls on each side nobody can fill the centre.
const CENTRE_SIZE: u32 = 3;

/// What kind of action is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A turn around any majority pivot.
    Turn,
    /// Placing a ball on the board.
    Place,
    /// Light names two majority pivots.
    Offer,
    /// Dark chooses one of these two, the smaller number first.
    Choose(Point, Point),
    /// Light turns around this pivot only.
    At(Point),
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) balls: PerSide<PointSet>,
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    pub(crate) turns: u32,
}

impl Position {
    /// The points that hold a side's balls.
    pub fn balls(&self, side: Side) -> PointSet {
        self.balls[side]
    }

    /// The side that has to act.
    pub fn side(&self) -> Side {
        self.side
    }

    /// What kind of action is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many turns have been made.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The points without a ball.
    #[inline]
    pub fn empty(&self) -> PointSet {
        !(self.balls[Side::First] | self.balls[Side::Second])
    }

    /// Whether `side`'s balls outnumber the other's around this empty point.
    #[inline]
    pub(crate) fn has_majority(&self, side: Side, pivot: Point) -> bool {
        let ring = pivot.ring();
        (self.balls[side] & ring).len() > (self.balls[side.other()] & ring).len()
    }

    /// The empty points around which `side` is in the majority.
    #[inline]
    pub fn majority_pivots(&self, side: Side) -> PointSet {
        let (own, enemy) = (Crowds::of(self.balls[side]), Crowds::of(self.balls[side.other()]));
        self.empty() & own.larger_than(&enemy)
    }

    fn is_paralysed(&self, side: Side) -> bool {
        !self.empty().points().any(|pivot| self.has_majority(side, pivot))
    }

    pub(crate) fn hash(&self) -> u64 {
        let [light, dark] = self.balls.0;
        let phase = match self.phase {
            Phase::Turn => 0,
            Phase::Place => 1,
            Phase::Offer => 2,
            Phase::Choose(a, b) => 3 | (a.number() as u64) << 8 | (b.number() as u64) << 16,
            Phase::At(pivot) => 4 | (pivot.number() as u64) << 8,
        };
        mix_all([light.bits(), dark.bits(), phase << 1 | self.side as u64])
    }
}

/// How many balls of a set stand around each point, as three sets: the counts in binary. Adding a ring
/// to them is a few operations for all its points at once.
struct Crowds([u64; 3]);

impl Crowds {
    #[inline]
    fn of(balls: PointSet) -> Crowds {
        let [mut ones, mut twos, mut fours] = [0; 3];
        for ball in balls.points() {
            let ring = ball.ring().bits();
            let carry = ones & ring;
            ones ^= ring;
            fours ^= twos & carry;
            twos ^= carry;
        }
        Crowds([ones, twos, fours])
    }

    /// The points around which there are more than in `other`.
    #[inline]
    fn larger_than(&self, other: &Crowds) -> PointSet {
        // From the highest binary digit down: larger there, or equal there and larger below.
        let compare =
            |below: u64, (mine, theirs): (u64, u64)| mine & !theirs | !(mine ^ theirs) & below;
        PointSet::from_bits(self.0.into_iter().zip(other.0).fold(0, compare))
    }
}

impl Rotary {
    pub(crate) fn start_position(&self) -> Position {
        const RIM: PointSet = PointSet::of(&[11, 12, 21, 31, 41, 51, 61, 72, 83, 94, 95, 96, 52]);
        const ROWS: PointSet = PointSet::of(&[11, 21, 31, 41, 51, 61, 12, 22, 32, 42, 52, 62, 72]);
        let light = match self.rules.start {
            Start::Rim => RIM,
            Start::Rows => ROWS,
            Start::Empty => PointSet::EMPTY,
        };
        let mut position = Position {
            balls: PerSide([light, light.mirrored()]),
            side: Side::First,
            phase: Phase::Turn,
            turns: 0,
        };
        if self.rules.start == Start::Empty {
            position.phase = Phase::Place;
        } else if self.rules.offer {
            open_offer(&mut position);
        }
        position
    }

    /// The same position with the sides and the flanks of the board exchanged, which plays the same
    /// if the traps are symmetric. There is no image where the sides are not alike: in the joint
    /// opening, and with captures on the way, since rings go round clockwise for both.
    pub fn mirrored(&self, position: &Position) -> Option<Position> {
        let [light, dark] = position.balls.0;
        let balls = PerSide([dark.mirrored(), light.mirrored()]);
        let alike = position.phase == Phase::Turn && self.rules.capture != Capture::During;
        alike.then_some(Position { balls, side: position.side.other(), ..*position })
    }

    /// Who has to act. The order is the book's: centre, paralysis, few balls, cap.
    pub(crate) fn turn_of(&self, position: &Position) -> Turn {
        if let Some(winner) = self.centre_holder(position) {
            return Turn::Over(Outcome::win(winner, 1));
        }
        let needs_pivot = matches!(position.phase, Phase::Turn | Phase::Offer);
        if needs_pivot && position.is_paralysed(position.side) {
            return Turn::Over(Outcome::win(position.side.other(), 1));
        }
        if self.is_drawn(position) {
            return Turn::Over(Outcome::DRAW);
        }
        Turn::Side(position.side)
    }

    /// Whether nobody may act although the side to act might have a pivot.
    #[inline]
    pub(crate) fn is_decided(&self, position: &Position) -> bool {
        self.centre_holder(position).is_some() || self.is_drawn(position)
    }

    #[inline]
    pub(crate) fn centre_holder(&self, position: &Position) -> Option<Side> {
        if self.rules.goal == Goal::Paralysis {
            return None;
        }
        Side::BOTH.into_iter().find(|&side| position.balls[side].holds_all(self.centre))
    }

    fn is_drawn(&self, position: &Position) -> bool {
        let few = |side: Side| position.balls[side].len() < CENTRE_SIZE;
        let too_few = self.rules.goal == Goal::Centre
            && self.rules.capture != Capture::None
            && position.phase != Phase::Place
            && few(Side::First)
            && few(Side::Second);
        too_few || self.rules.cap.reached(position.turns)
    }

    pub(crate) fn make(&self, position: &mut Position, action: Action) {
        match action {
            Action::Turn { pivot, k } => {
                self.turn_ring(position, pivot, k);
                position.phase = Phase::Turn;
                position.turns = position.turns.saturating_add(1);
                position.side = position.side.other();
            }
            Action::Place(point) => {
                position.balls[position.side] |= PointSet::from(point);
                position.side = position.side.other();
                if position.balls[Side::Second].len() == BALLS {
                    open_offer(position);
                }
            }
            Action::Offer(first, second) => {
                position.phase = Phase::Choose(first, second);
                position.side = position.side.other();
            }
            Action::Choose(pivot) => {
                position.phase = Phase::At(pivot);
                position.side = position.side.other();
            }
        }
    }

    fn turn_ring(&self, position: &mut Position, pivot: Point, k: u8) {
        let ring = pivot.ring();
        let traps = self.trap_code(pivot);
        for side in Side::BOTH {
            let balls = position.balls[side];
            let code = self.turned(balls.ring_code(pivot), k, traps);
            position.balls[side] = (balls - ring) | PointSet::from_ring_code(pivot, code);
        }
    }

    /// Where the balls of a ring code are after a turn, less those that a trap took.
    #[inline]
    pub(crate) fn turned(&self, code: u8, k: u8, traps: u8) -> u8 {
        match self.rules.capture {
            Capture::None => rotated(code, k),
            Capture::After => rotated(code, k) & !traps,
            Capture::During => (0..k).fold(code, |code, _| rotated(code, 1) & !traps),
        }
    }

    /// Which ring places of a pivot are traps.
    #[inline]
    pub(crate) fn trap_code(&self, pivot: Point) -> u8 {
        let outside = if self.rules.traps.outside { pivot.outside() } else { 0 };
        let on_board = if self.traps.is_empty() { 0 } else { self.traps.ring_code(pivot) };
        outside | on_board
    }
}

/// Light's offer: with one majority pivot there is nothing to choose.
pub(crate) fn open_offer(position: &mut Position) {
    let pivots = position.majority_pivots(Side::First);
    let mut points = pivots.points();
    position.phase = match (points.next(), points.next()) {
        (Some(only), None) => Phase::At(only),
        _ => Phase::Offer,
    };
}
