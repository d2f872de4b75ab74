//! The state of a game, what an action does to it, and how a game ends.

use galds_core::{Outcome, PerSide, Side, Turn, mix_all};

use crate::board::{Field, FieldSet};
use crate::land::Land;
use crate::men::{Figure, FigureSet, Kind};
use crate::series::Series;
use crate::{Action, Shatra};

/// What the men in a side's own fortress are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reserve {
    /// They have stood there since the start: they are dropped, or leave by the great road.
    Initial,
    /// The fortress has been empty: men that came back may also move as their kind does.
    Secondary,
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) men: PerSide<FieldSet>,
    /// The fields of both sides' biys, batyrs, turas and yalkyns; all other men are shatras.
    pub(crate) kinds: [FieldSet; 4],
    pub(crate) side: Side,
    pub(crate) reserve: PerSide<Reserve>,
    /// The enemy shatra that has just stepped twice.
    pub(crate) passing: Option<Field>,
    pub(crate) quiet: u32,
}

impl Position {
    /// The fields that hold a side's men.
    #[inline]
    pub fn men(&self, side: Side) -> FieldSet {
        self.men[side]
    }

    /// The fields that hold a side's men of one kind.
    #[inline]
    pub fn men_of(&self, side: Side, kind: Kind) -> FieldSet {
        match kind {
            Kind::Shatra => {
                let [biys, batyrs, turas, yalkyns] = self.kinds;
                self.men[side] - (biys | batyrs | turas | yalkyns)
            }
            _ => self.men[side] & self.kinds[kind as usize],
        }
    }

    /// The man on a field.
    pub fn man(&self, field: Field) -> Option<(Side, Kind)> {
        let side = Side::BOTH.into_iter().find(|&side| self.men[side].has(field))?;
        Some((side, self.kind(field)))
    }

    /// The kind of the man on a field that is not empty.
    #[inline]
    pub fn kind(&self, field: Field) -> Kind {
        let [biys, batyrs, turas, yalkyns] = self.kinds;
        if !(biys | batyrs | turas | yalkyns).has(field) {
            Kind::Shatra
        } else if biys.has(field) {
            Kind::Biy
        } else if batyrs.has(field) {
            Kind::Batyr
        } else if turas.has(field) {
            Kind::Tura
        } else {
            Kind::Yalkyn
        }
    }

    /// The fields without a man.
    #[inline]
    pub fn empty(&self) -> FieldSet {
        !(self.men[Side::First] | self.men[Side::Second])
    }

    /// The side that has to act.
    pub fn side(&self) -> Side {
        self.side
    }

    /// What the men in a side's own fortress are.
    pub fn reserve(&self, side: Side) -> Reserve {
        self.reserve[side]
    }

    /// After a double step: the field passed over and the field stepped on.
    pub fn passing(&self) -> Option<(Field, Field)> {
        let on = self.passing?;
        Land::of(self.side.other()).behind(on).map(|over| (over, on))
    }

    /// How many plies have been made without progress.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The figures of which a side has fewer than at the start.
    pub fn missing(&self, side: Side) -> FigureSet {
        let is_missing =
            |figure: &Figure| self.men_of(side, figure.kind()).len() < figure.kind().most();
        Figure::ALL.into_iter().filter(is_missing).collect()
    }

    /// The same position with the board turned and the sides exchanged; it plays the same.
    #[must_use]
    pub fn turned(&self) -> Position {
        let [white, black] = self.men.0;
        let [white_reserve, black_reserve] = self.reserve.0;
        Position {
            men: PerSide([black.turned(), white.turned()]),
            kinds: self.kinds.map(FieldSet::turned),
            side: self.side.other(),
            reserve: PerSide([black_reserve, white_reserve]),
            passing: self.passing.map(Field::turned),
            quiet: self.quiet,
        }
    }

    /// The same men with the other side to act, as if the turn had been passed; no rule allows it, but
    /// it tells what the right to act is worth.
    #[must_use]
    pub fn passed(&self) -> Position {
        let quiet = self.quiet.saturating_add(1);
        Position { side: self.side.other(), passing: None, quiet, ..*self }
    }

    pub(crate) fn start() -> Position {
        const WHITE: FieldSet = FieldSet::from_to(46, 62);
        const KINDS: [FieldSet; 4] = [
            FieldSet::of(&[53, 10]),
            FieldSet::of(&[61, 2]),
            FieldSet::of(&[55, 58, 5, 8]),
            FieldSet::of(&[54, 56, 7, 9]),
        ];
        Position {
            men: PerSide([WHITE, WHITE.turned()]),
            kinds: KINDS,
            side: Side::First,
            reserve: PerSide([Reserve::Initial; 2]),
            passing: None,
            quiet: 0,
        }
    }

    pub(crate) fn hash(&self) -> u64 {
        let [white, black] = self.men.0.map(FieldSet::bits);
        let [biys, batyrs, turas, yalkyns] = self.kinds.map(FieldSet::bits);
        let reserve = |side| (self.reserve[side] == Reserve::Initial) as u64;
        let passing = self.passing.map_or(0, Field::number) as u64;
        let rest = passing << 3
            | reserve(Side::First) << 2
            | reserve(Side::Second) << 1
            | self.side.index() as u64;
        // Three words tell the four kinds apart: a biy is in the first alone, a tura in the first
        // two, a batyr in the last two, a yalkyn in the last alone.
        mix_all([white, black, biys | turas, turas | batyrs, yalkyns | batyrs, rest])
    }

    fn carry(&mut self, from: Field, to: Field) {
        let path = FieldSet::from(from) | FieldSet::from(to);
        self.men[self.side] = (self.men[self.side] - path) | FieldSet::from(to);
        for kind in &mut self.kinds {
            if kind.has(from) {
                *kind = (*kind - path) | FieldSet::from(to);
            }
        }
    }

    fn promote(&mut self, on: Field, figure: Figure) {
        self.kinds[figure.kind() as usize] |= FieldSet::from(on);
    }

    fn remove(&mut self, side: Side, men: FieldSet) {
        self.men[side] -= men;
        self.kinds = self.kinds.map(|kind| kind - men);
    }

    /// The men that a series jumps.
    pub(crate) fn jumped(&self, series: &Series) -> FieldSet {
        let enemy = self.men[self.side.other()];
        let mut jumped = FieldSet::EMPTY;
        let mut at = series.from();
        for &to in series.landings() {
            jumped |= at.between(to) & enemy;
            at = to;
        }
        let first = series.landings().first();
        match self.passing() {
            // Only a jump in passing goes over an empty field.
            Some((over, on)) if first.is_some_and(|&to| is_over(series.from(), over, to)) => {
                jumped | FieldSet::from(on)
            }
            _ => jumped,
        }
    }

    fn end_turn(&mut self) {
        for side in Side::BOTH {
            if !self.men[side].meets(Land::of(side).fortress) {
                self.reserve[side] = Reserve::Secondary;
            }
        }
        self.side = self.side.other();
    }
}

/// Whether the way from one field to another is a short jump over `over`.
fn is_over(from: Field, over: Field, to: Field) -> bool {
    from.between(to) == FieldSet::from(over)
}

impl Shatra {
    /// The position with the board turned, for the conformance suite: every position has one.
    #[allow(clippy::unnecessary_wraps, reason = "the suite's mirrors may have no image")]
    pub fn mirrored(&self, position: &Position) -> Option<Position> {
        Some(position.turned())
    }

    /// The fields from which a side's own men may be dropped.
    #[inline]
    pub(crate) fn dropping_fields(&self, land: &Land) -> FieldSet {
        if self.rules.biy_drop { land.fortress | land.gate } else { land.fortress }
    }

    /// Who has to act. A loss comes before the draws.
    pub(crate) fn turn_of(&self, position: &Position) -> Turn {
        if let Some(winner) = winner_by_capture(position) {
            return Turn::Over(Outcome::win(winner, 1));
        }
        if !self.can_act(position) {
            return Turn::Over(Outcome::win(position.side.other(), 1));
        }
        if self.is_drawn(position) {
            return Turn::Over(Outcome::DRAW);
        }
        Turn::Side(position.side)
    }

    /// Whether nobody may act although the side to act might have an action.
    #[inline]
    pub(crate) fn is_decided(&self, position: &Position) -> bool {
        winner_by_capture(position).is_some() || self.is_drawn(position)
    }

    #[inline]
    fn is_drawn(&self, position: &Position) -> bool {
        let all = position.men[Side::First] | position.men[Side::Second];
        all == position.kinds[Kind::Biy as usize] || self.rules.quiet.reached(position.quiet)
    }

    pub(crate) fn make(&self, position: &mut Position, action: Action) {
        match action {
            Action::Move { from, to, promotion } => self.make_move(position, from, to, promotion),
            Action::Capture(series) => make_capture(position, &series),
            Action::Promotion { on, figure } => {
                position.promote(on, figure);
                position.quiet = 0;
            }
        }
    }

    /// Whether a quiet move of the side with this land from one field to another is a drop, or counts as one.
    #[inline]
    pub(crate) fn is_drop(&self, land: &Land, from: Field, to: Field) -> bool {
        (self.dropping_fields(land).has(from) && land.half.has(to))
            || (land.enemy_fortress.has(from) && land.enemy_half.has(to))
    }

    fn make_move(
        &self,
        position: &mut Position,
        from: Field,
        to: Field,
        promotion: Option<Figure>,
    ) {
        let land = Land::of(position.side);
        let is_shatra = position.kind(from) == Kind::Shatra;
        let is_drop = self.is_drop(land, from, to);
        position.carry(from, to);
        if let Some(figure) = promotion {
            position.promote(to, figure);
        }
        let is_double_step = is_shatra && land.first_rank.has(from) && !from.neighbours().has(to);
        position.passing = is_double_step.then_some(to);
        // A shatra's step forward cannot be taken back; to and fro sideways it could go for ever.
        let is_forward = is_shatra && from.rank() != to.rank();
        let is_progress = is_forward || is_drop || promotion.is_some();
        position.quiet = if is_progress { 0 } else { position.quiet.saturating_add(1) };
        position.end_turn();
    }
}

fn winner_by_capture(position: &Position) -> Option<Side> {
    let has_biy = |side| position.men_of(side, Kind::Biy) != FieldSet::EMPTY;
    Side::BOTH.into_iter().find(|side| !has_biy(side.other()))
}

fn make_capture(position: &mut Position, series: &Series) {
    let (side, fortress) = (position.side, Land::of(position.side).fortress);
    let jumped = position.jumped(series);
    position.carry(series.from(), series.to());
    if let Some(figure) = series.promotion() {
        position.promote(series.to(), figure);
    }
    position.remove(side.other(), jumped);
    // A last reserve man that leaves the fortress and comes back in one series has left it empty.
    let others = position.men[side] - FieldSet::from(series.to());
    let left = series.landings().iter().any(|&to| !fortress.has(to));
    if left && !others.meets(fortress) {
        position.reserve[side] = Reserve::Secondary;
    }
    position.passing = None;
    position.quiet = 0;
    position.end_turn();
}
