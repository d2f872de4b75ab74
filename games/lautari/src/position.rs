//! The state of a game and what an action does to it.
//!
//! Who stands where is one set of fields for each side; roles are sets over both sides, since no
//! field holds two pieces. A side's Guard is one field or none, so two Guards cannot be written
//! down.

use galds_core::{PerSide, Side, mix_all};

use crate::Action;
use crate::actions::Move;
use crate::board::{Field, FieldSet};

/// How many pieces each side has at the start.
pub const PIECES: u32 = 15;

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// Bandinieks: not converted.
    Pawn,
    /// Izlūks.
    Scout,
    /// Jātnieks.
    Rider,
    /// Sargs.
    Guard,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 4] = [Role::Pawn, Role::Scout, Role::Rider, Role::Guard];

    /// Its letter in texts; `P` for a pawn, where pawns have one.
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Scout => 'I',
            Role::Rider => 'R',
            Role::Guard => 'S',
        }
    }

    /// The role with this letter.
    pub fn by_letter(letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.letter() == letter)
    }

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "Pawn",
            Role::Scout => "Scout",
            Role::Rider => "Rider",
            Role::Guard => "Guard",
        }
    }
}

/// Whether a capturer was the first to move away from its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// It took its field from the unmoved ones; a revival gives it back.
    First,
    /// Its field was not among them.
    Later,
}

/// A capture, with all that a revival needs to undo it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    /// Where the capturer came from.
    pub from: Field,
    /// Where it captured.
    pub to: Field,
    /// The capturer's role before.
    pub role: Role,
    /// Whether its field was unmoved before.
    pub departure: Departure,
}

/// What the last action leaves for the next one to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Last {
    /// Nothing.
    Plain,
    /// It captured, which a Guard may undo.
    Captured(Capture),
    /// It revived a Pawn here, which is immune now; its Guard is unprotected.
    Revived(Field),
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) pieces: PerSide<FieldSet>,
    pub(crate) scouts: FieldSet,
    pub(crate) riders: FieldSet,
    pub(crate) unmoved: FieldSet,
    pub(crate) guards: PerSide<Option<Field>>,
    pub(crate) last: Last,
    pub(crate) side: Side,
    pub(crate) quiet: u32,
}

impl Position {
    /// The position before the first action.
    pub const START: Position = Position {
        pieces: PerSide([FieldSet::home(Side::First), FieldSet::home(Side::Second)]),
        scouts: FieldSet::EMPTY,
        riders: FieldSet::EMPTY,
        unmoved: FieldSet::HOMES,
        guards: PerSide([None, None]),
        last: Last::Plain,
        side: Side::First,
        quiet: 0,
    };

    /// The side that has to act.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The fields that hold a side's pieces.
    pub fn pieces(&self, side: Side) -> FieldSet {
        self.pieces[side]
    }

    /// The home fields that no piece of their owner has moved away from.
    pub fn unmoved(&self) -> FieldSet {
        self.unmoved
    }

    /// What the last action leaves for the next one to know.
    pub fn last(&self) -> Last {
        self.last
    }

    /// Plies since the last capture, conversion or revival.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The field of a side's Guard.
    pub fn guard(&self, side: Side) -> Option<Field> {
        self.guards[side]
    }

    /// The fields without a piece.
    #[inline]
    pub fn empty(&self) -> FieldSet {
        !(self.pieces[Side::First] | self.pieces[Side::Second])
    }

    /// The fields that hold a side's pieces of one role.
    #[inline]
    pub fn role_set(&self, side: Side, role: Role) -> FieldSet {
        let guard = self.guards[side].map_or(FieldSet::EMPTY, FieldSet::only);
        match role {
            Role::Pawn => self.pieces[side] - self.scouts - self.riders - guard,
            Role::Scout => self.pieces[side] & self.scouts,
            Role::Rider => self.pieces[side] & self.riders,
            Role::Guard => guard,
        }
    }

    /// Whose piece stands on a field.
    pub fn owner(&self, field: Field) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.pieces[side].has(field))
    }

    /// The role of the piece on a field; a Pawn's where there is none.
    #[inline]
    pub fn role(&self, field: Field) -> Role {
        let on = FieldSet::only(field);
        if self.scouts.meets(on) {
            Role::Scout
        } else if self.riders.meets(on) {
            Role::Rider
        } else if self.guards.0.contains(&Some(field)) {
            Role::Guard
        } else {
            Role::Pawn
        }
    }

    /// The role that a side's piece has after a move to a field, if it is another than before.
    #[inline]
    pub(crate) fn new_role(&self, side: Side, role: Role, to: Field) -> Option<Role> {
        match to {
            Field::RIDER if role != Role::Rider => Some(Role::Rider),
            Field::GUARD if self.guards[side].is_none() => Some(Role::Guard),
            _ => None,
        }
    }

    /// The same position with the colours and the players' seats exchanged, which plays the same.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let swapped =
            |sets: PerSide<FieldSet>| PerSide([sets.0[1].mirrored(), sets.0[0].mirrored()]);
        let [white, black] = self.guards.0.map(|guard| guard.map(Field::mirrored));
        let last = match self.last {
            Last::Plain => Last::Plain,
            Last::Captured(capture) => Last::Captured(Capture {
                from: capture.from.mirrored(),
                to: capture.to.mirrored(),
                ..capture
            }),
            Last::Revived(field) => Last::Revived(field.mirrored()),
        };
        Position {
            pieces: swapped(self.pieces),
            scouts: self.scouts.mirrored(),
            riders: self.riders.mirrored(),
            unmoved: self.unmoved.mirrored(),
            guards: PerSide([black, white]),
            last,
            side: self.side.other(),
            quiet: self.quiet,
        }
    }

    /// The same pieces with the other side to act, as if the turn had been passed; no rule allows it,
    /// but it tells what the right to act is worth.
    #[must_use]
    pub fn passed(&self) -> Position {
        let quiet = self.quiet.saturating_add(1);
        Position { side: self.side.other(), last: Last::Plain, quiet, ..*self }
    }

    pub(crate) fn hash(&self) -> u64 {
        let field = |field: Option<Field>| field.map_or(0, |field| field.index() as u64 + 1);
        let last = match self.last {
            Last::Plain => 0,
            Last::Captured(c) => {
                let fields = (c.from.index() as u64) << 8 | (c.to.index() as u64) << 16;
                1 | (c.departure as u64) << 2 | (c.role as u64) << 3 | fields
            }
            Last::Revived(pawn) => 2 | field(Some(pawn)) << 8,
        };
        let [white, black] = self.guards.0.map(field);
        let small = last | white << 24 | black << 32 | (self.side as u64) << 40;
        let [high, low] = [|bits: u128| (bits >> 64) as u64, |bits: u128| bits as u64];
        let [white, black] = self.pieces.0.map(FieldSet::bits);
        let (scouts, riders) = (self.scouts.bits(), self.riders.bits());
        let unmoved = self.unmoved.bits();
        mix_all([
            low(white),
            high(white),
            low(black),
            high(black),
            low(scouts),
            high(scouts),
            low(riders),
            high(riders),
            // Unmoved fields are in the homes: the lowest 15 and some of the highest 39 bits.
            low(unmoved) | high(unmoved) << 16,
            small,
        ])
    }

    /// Makes an action that is known to be legal.
    pub(crate) fn make(&mut self, action: Action) {
        match action {
            Action::Move(step) => self.make_move(step),
            Action::Scout(field) => {
                self.scouts |= FieldSet::only(field);
                self.last = Last::Plain;
                self.quiet = 0;
            }
            Action::Revive { from, to, .. } => self.revive(from, to),
        }
        self.side = self.side.other();
    }

    fn make_move(&mut self, Move { from, to, captures, becomes }: Move) {
        let side = self.side;
        let role = self.role(from);
        self.last = Last::Plain;
        self.quiet = if captures || becomes.is_some() { 0 } else { self.quiet.saturating_add(1) };
        let departed = FieldSet::only(from) & self.unmoved & FieldSet::home(side);
        if captures {
            let departure = if departed.is_empty() { Departure::Later } else { Departure::First };
            self.last = Last::Captured(Capture { from, to, role, departure });
            self.take_off(side.other(), to, self.role(to));
        }
        self.unmoved -= departed;
        self.take_off(side, from, role);
        self.put(side, to, becomes.unwrap_or(role));
    }

    fn revive(&mut self, from: Field, to: Field) {
        let (side, enemy) = (self.side, self.side.other());
        if let Last::Captured(capture) = self.last {
            self.take_off(enemy, to, self.role(to));
            self.put(enemy, from, capture.role);
            if capture.departure == Departure::First {
                self.unmoved |= FieldSet::only(from);
            }
        }
        self.put(side, to, Role::Pawn);
        self.last = Last::Revived(to);
        self.quiet = 0;
    }

    #[inline]
    fn take_off(&mut self, side: Side, field: Field, role: Role) {
        let off = FieldSet::only(field);
        self.pieces[side] -= off;
        match role {
            Role::Pawn => {}
            Role::Scout => self.scouts -= off,
            Role::Rider => self.riders -= off,
            Role::Guard => self.guards[side] = None,
        }
    }

    #[inline]
    pub(crate) fn put(&mut self, side: Side, field: Field, role: Role) {
        let on = FieldSet::only(field);
        self.pieces[side] |= on;
        match role {
            Role::Pawn => {}
            Role::Scout => self.scouts |= on,
            Role::Rider => self.riders |= on,
            Role::Guard => self.guards[side] = Some(field),
        }
    }
}
