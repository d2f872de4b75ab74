//! Where the men of the side to act may go.

use crate::Shatra;
use crate::board::{Direction, Field, FieldSet, open_way};
use crate::land::{Land, ROAD};
use crate::men::{FigureSet, Kind};
use crate::position::{Position, Reserve};

/// Finds the moves of the side to act: its men, the enemy's, the empty fields, and its land.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveGen<'a> {
    pub(crate) position: &'a Position,
    pub(crate) land: &'static Land,
    pub(crate) own: FieldSet,
    pub(crate) enemy: FieldSet,
    pub(crate) empty: FieldSet,
    /// From where own men may be dropped on the own half.
    dropping: FieldSet,
    pub(crate) reserve: Reserve,
}

impl<'a> MoveGen<'a> {
    #[inline]
    pub(crate) fn new(game: &Shatra, position: &'a Position) -> MoveGen<'a> {
        let side = position.side;
        let land = Land::of(side);
        MoveGen {
            position,
            land,
            own: position.men[side],
            enemy: position.men[side.other()],
            empty: position.empty(),
            dropping: game.dropping_fields(land),
            reserve: position.reserve[side],
        }
    }

    #[inline]
    pub(crate) fn men(&self, kind: Kind) -> FieldSet {
        self.position.men_of(self.position.side, kind)
    }

    /// The figures that a shatra may become.
    pub(crate) fn missing(&self) -> FigureSet {
        self.position.missing(self.position.side)
    }

    /// The shatras that must become figures before anything else is done.
    #[inline]
    pub(crate) fn waiting_shatras(&self) -> FieldSet {
        let waiting = self.men(Kind::Shatra) & self.land.promotion;
        if waiting.is_empty() || self.missing().is_empty() { FieldSet::EMPTY } else { waiting }
    }

    /// Where a man may go quietly: by its own steps or dropped.
    #[inline]
    pub(crate) fn quiet_targets(&self, from: Field, kind: Kind) -> FieldSet {
        self.steps(from, kind) | self.drops(from, kind)
    }

    /// Where a man may be dropped: from the own fortress on the own half, and from the enemy's
    /// fortress, unless it is a shatra, on the enemy's half.
    #[inline]
    pub(crate) fn drops(&self, from: Field, kind: Kind) -> FieldSet {
        if self.dropping.has(from) {
            self.empty & self.land.half
        } else if self.land.enemy_fortress.has(from) && kind != Kind::Shatra {
            self.empty & self.land.enemy_half
        } else {
            FieldSet::EMPTY
        }
    }

    /// Where a man may go by the ordinary rules of its kind, or out by the road.
    #[inline]
    pub(crate) fn steps(&self, from: Field, kind: Kind) -> FieldSet {
        let closed = if kind == Kind::Biy { FieldSet::EMPTY } else { self.land.gate };
        if !self.land.fortress.has(from) {
            return self.reach(from, kind) - closed - self.land.fortress;
        }
        match (self.reserve, kind) {
            (Reserve::Initial, _) => self.road_exits(from, kind),
            (Reserve::Secondary, Kind::Shatra) => FieldSet::EMPTY,
            (Reserve::Secondary, _) => self.reach(from, kind) - closed,
        }
    }

    /// Where a batyr or tura of the initial reserve may leave the fortress by the great road.
    pub(crate) fn road_exits(&self, from: Field, kind: Kind) -> FieldSet {
        match kind {
            Kind::Batyr | Kind::Tura if ROAD.has(from) => {
                open_way(from, self.land.forward, self.empty) - self.land.fortress - self.land.gate
            }
            _ => FieldSet::EMPTY,
        }
    }

    /// The empty fields that a man of this kind could reach if no place were closed to it.
    #[inline]
    fn reach(&self, from: Field, kind: Kind) -> FieldSet {
        match kind {
            Kind::Biy => from.neighbours() & self.empty,
            Kind::Batyr => self.reach_along(from, &Direction::ALL),
            Kind::Tura => self.reach_along(from, &Direction::ORTHOGONAL),
            Kind::Yalkyn => self.reach_along(from, &Direction::DIAGONAL),
            Kind::Shatra => self.shatra_reach(from),
        }
    }

    #[inline]
    fn reach_along(&self, from: Field, directions: &[Direction]) -> FieldSet {
        let ways = directions.iter().map(|&direction| open_way(from, direction, self.empty));
        ways.fold(FieldSet::EMPTY, |reach, way| reach | way)
    }

    #[inline]
    fn shatra_reach(&self, from: Field) -> FieldSet {
        let steps = self.land.shatra_steps(from) & self.empty;
        if !self.land.first_rank.has(from) {
            return steps;
        }
        // On the first rank the only step is the one straight forward.
        let second = steps.first().map_or(FieldSet::EMPTY, |over| over.next(self.land.forward));
        steps | (second & self.empty)
    }

    /// Where a shatra lands that captures in passing, and the man that it takes.
    #[inline]
    pub(crate) fn capture_in_passing(&self, from: Field) -> Option<(Field, Field)> {
        let (over, on) = self.position.passing()?;
        let diagonal = self.land.diagonals.into_iter().find(|&d| from.next(d).has(over))?;
        (over.next(diagonal) & self.empty).first().map(|to| (to, on))
    }
}
