//! Which actions are legal.
//!
//! Pawns, of which there are many, are counted all at once by shifting whole sets; the other roles
//! one by one, from tables where nothing stands in the way.

use galds_core::Side;

use crate::Lautari;
use crate::board::{Field, FieldSet};
use crate::position::{Capture, Last, Position, Role};

/// A piece going from one field to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    pub from: Field,
    pub to: Field,
    /// Whether it captures there.
    pub captures: bool,
    /// The role that it gets there, if that is another than it had.
    pub becomes: Option<Role>,
}

/// One thing that a side does. Its `Display` is its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// A piece moves, perhaps capturing, perhaps getting another role.
    Move(Move),
    /// The Pawn on a field becomes a Scout.
    Scout(Field),
    /// The Guard undoes the capture that was just made.
    Revive {
        /// Where the Guard stands.
        guard: Field,
        /// Where the capturer came from and returns to.
        from: Field,
        /// Where it captured and the Pawn comes back.
        to: Field,
    },
}

impl Position {
    /// The fields on which Riders and Guards of the side to act may end a move, if they get there.
    #[inline]
    pub(crate) fn open_to_strong(&self) -> FieldSet {
        let open = !self.pieces[self.side];
        match self.last {
            Last::Revived(pawn) => open - FieldSet::only(pawn),
            Last::Plain | Last::Captured(_) => open,
        }
    }

    /// The same for Pawns and Scouts, which a Guard on the centre need not fear.
    #[inline]
    pub(crate) fn open_to_weak(&self) -> FieldSet {
        let open = self.open_to_strong();
        if self.centre_is_protected() { open - FieldSet::only(Field::CENTRE) } else { open }
    }

    /// Whether a Guard of the side not to act stands on the centre and did not just revive.
    #[inline]
    pub(crate) fn centre_is_protected(&self) -> bool {
        self.guards[self.side.other()] == Some(Field::CENTRE)
            && !matches!(self.last, Last::Revived(_))
    }

    /// The fields that a piece of some role can get to from `from`, whoever stands there.
    #[inline]
    pub(crate) fn reach(&self, role: Role, from: Field) -> FieldSet {
        match role {
            Role::Pawn => from.neighbours(),
            Role::Scout => scout_reach(from, self.empty()),
            Role::Rider => from.within_three(),
            Role::Guard => guard_reach(from, self.empty()),
        }
    }

    /// Where a piece of the side to act may go.
    #[inline]
    fn targets(&self, role: Role, from: Field) -> FieldSet {
        let open = match role {
            Role::Pawn | Role::Scout => self.open_to_weak(),
            Role::Rider | Role::Guard => self.open_to_strong(),
        };
        self.reach(role, from) & open
    }

    /// The fields on which a side's Pawns may become Scouts, as far as home rows are concerned.
    #[inline]
    pub(crate) fn scouting_ground(&self, side: Side) -> FieldSet {
        let own_home = FieldSet::home(side);
        !FieldSet::HOMES | (own_home - (self.unmoved & own_home).whole_rows(side))
    }

    /// The fields in the middle of a line between two pieces of a side.
    #[inline]
    pub(crate) fn between_own(&self, side: Side) -> FieldSet {
        self.between((!self.pieces[side]).facing_in_all(), side)
    }

    /// The same, from the fields whose neighbour in each direction is no piece of the side.
    #[inline]
    fn between(&self, [onward, back, inward, outward]: [FieldSet; 4], side: Side) -> FieldSet {
        let lines = (FieldSet::ALONG - (onward | back)) | (FieldSet::ACROSS - (inward | outward));
        let centre = FieldSet::only(Field::CENTRE);
        if self.pieces[side].has_opposites() { lines | centre } else { lines }
    }

    /// The Pawns of the side to act that may become Scouts.
    #[inline]
    fn convertible(&self) -> FieldSet {
        let pawns = self.role_set(self.side, Role::Pawn);
        pawns & self.scouting_ground(self.side) & self.between_own(self.side)
    }

    /// The revival that the side to act may make.
    #[inline]
    pub(crate) fn revival(&self) -> Option<Action> {
        let Last::Captured(Capture { from, to, .. }) = self.last else { return None };
        let guard = self.guards[self.side]?;
        self.can_revive(guard, to).then_some(Action::Revive { guard, from, to })
    }

    /// Whether a Guard gets to a field in one or two steps, the field between them being empty.
    pub(crate) fn can_revive(&self, guard: Field, field: Field) -> bool {
        guard.neighbours().has(field) || guard.neighbours().meets(field.neighbours() & self.empty())
    }

    /// Whether the side to act has a legal action.
    pub(crate) fn can_act(&self) -> bool {
        let moves = |from: Field| !self.targets(self.role(from), from).is_empty();
        self.pieces[self.side].fields().any(moves)
            || !self.convertible().is_empty()
            || self.revival().is_some()
    }

    fn list(&self, actions: &mut Vec<Action>) {
        self.list_moves_to(FieldSet::ALL, actions);
        actions.extend(self.convertible().fields().map(Action::Scout));
        actions.extend(self.revival());
    }

    /// Captures, revivals, and what may complete the winning position.
    fn list_sharp(&self, actions: &mut Vec<Action>) {
        self.list_moves_to(self.pieces[self.side.other()] | self.completing_fields(), actions);
        if self.role_set(self.side, Role::Pawn).has(Field::CENTRE)
            && self.convertible().has(Field::CENTRE)
        {
            actions.push(Action::Scout(Field::CENTRE));
        }
        actions.extend(self.revival());
    }

    /// Those of the sharp actions that may complete the winning position.
    fn list_completing(&self, actions: &mut Vec<Action>) {
        let fields = self.completing_fields();
        if !fields.is_empty() {
            self.list_moves_to(fields, actions);
        }
        if self.role_set(self.side, Role::Pawn).has(Field::CENTRE)
            && self.convertible().has(Field::CENTRE)
        {
            actions.push(Action::Scout(Field::CENTRE));
        }
    }

    /// The fields on which one more piece of the side to act makes the winning position: the centre
    /// where there are opposites, or those opposite to own pieces where the centre is held.
    fn completing_fields(&self) -> FieldSet {
        let own = self.pieces[self.side];
        let centre = FieldSet::only(Field::CENTRE);
        if !own.meets(centre) {
            return if own.has_opposites() { centre } else { FieldSet::EMPTY };
        }
        if self.role(Field::CENTRE) == Role::Pawn { FieldSet::EMPTY } else { own.opposites() }
    }

    /// Every move to one of these fields.
    #[inline]
    fn list_moves_to(&self, wanted: FieldSet, actions: &mut Vec<Action>) {
        let (strong, weak) = (self.open_to_strong() & wanted, self.open_to_weak() & wanted);
        let empty = self.empty();
        for from in self.role_set(self.side, Role::Pawn).fields() {
            self.list_moves(Role::Pawn, from, from.neighbours() & weak, actions);
        }
        for from in self.role_set(self.side, Role::Scout).fields() {
            self.list_moves(Role::Scout, from, scout_reach(from, empty) & weak, actions);
        }
        for from in self.role_set(self.side, Role::Rider).fields() {
            self.list_moves(Role::Rider, from, from.within_three() & strong, actions);
        }
        if let Some(from) = self.guards[self.side] {
            self.list_moves(Role::Guard, from, guard_reach(from, empty) & strong, actions);
        }
    }

    #[inline]
    fn list_moves(&self, role: Role, from: Field, targets: FieldSet, actions: &mut Vec<Action>) {
        let enemies = self.pieces[self.side.other()];
        actions.extend(targets.fields().map(|to| {
            let becomes = self.new_role(self.side, role, to);
            Action::Move(Move { from, to, captures: enemies.has(to), becomes })
        }));
    }

    fn count(&self) -> u32 {
        let (strong, weak) = (self.open_to_strong(), self.open_to_weak());
        let empty = self.empty();
        let mut count = self.count_pawns(weak);
        for from in self.role_set(self.side, Role::Scout).fields() {
            count += (scout_reach(from, empty) & weak).len();
        }
        for from in self.role_set(self.side, Role::Rider).fields() {
            count += (from.within_three() & strong).len();
        }
        if let Some(from) = self.guards[self.side] {
            count += (guard_reach(from, empty) & strong).len();
        }
        count + u32::from(self.revival().is_some())
    }

    /// The moves and conversions of all Pawns: every step that does not lead to an own piece, less
    /// the steps to enemies that Pawns may not capture.
    #[inline]
    fn count_pawns(&self, open: FieldSet) -> u32 {
        let own = self.pieces[self.side];
        let pawns = self.role_set(self.side, Role::Pawn);
        let facing = (!own).facing_in_all();
        let [onward, back, inward, outward] = facing;
        let ground = self.scouting_ground(self.side);
        let mut count = FieldSet::total([
            pawns & onward,
            pawns & back,
            pawns & inward,
            pawns & outward,
            pawns & ground & self.between(facing, self.side),
        ]);
        if pawns.has(Field::CENTRE) {
            count += (FieldSet::INNER_RING - own).len();
        }
        for forbidden in (!open - own).fields() {
            count -= (forbidden.neighbours() & pawns).len();
        }
        count
    }
}

impl Lautari {
    pub(crate) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if self.outcome(position).is_none() {
            position.list(actions);
        }
    }

    /// Puts the captures, revivals and whatever may complete the winning position into the list, which
    /// is emptied first.
    pub fn list_sharp(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if self.outcome(position).is_none() {
            position.list_sharp(actions);
        }
    }

    /// Puts the actions that may complete the winning position into the list, which is emptied first: all that do are
    /// among them, and some that do not.
    pub fn list_completing(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if self.outcome(position).is_none() {
            position.list_completing(actions);
        }
    }

    /// How many actions are legal, without listing them.
    pub(crate) fn count_actions(&self, position: &Position) -> u64 {
        if self.outcome(position).is_some() { 0 } else { u64::from(position.count()) }
    }
}

/// One or two steps, the field passed being empty.
#[inline]
fn scout_reach(from: Field, empty: FieldSet) -> FieldSet {
    let near = from.neighbours();
    let passable = near & empty;
    if passable == near { from.within_two() } else { near | beside(passable) }
}

/// One to three steps, the fields passed being empty.
#[inline]
fn guard_reach(from: Field, empty: FieldSet) -> FieldSet {
    let two = from.within_two();
    if (two & empty) == two {
        return from.within_three();
    }
    let near = from.neighbours();
    let first = near & empty;
    let next = beside(first);
    let second = (next & empty) - first;
    near | next | beside(second)
}

/// The neighbours of all fields of a set.
#[inline]
fn beside(fields: FieldSet) -> FieldSet {
    fields.fields().fold(FieldSet::EMPTY, |all, field| all | field.neighbours())
}
