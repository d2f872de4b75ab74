//! The truth about a game, and what an action does to it.
//!
//! A [`Position`] knows every kind on the board. It has no text of its own and its debug output is
//! blank; what leaves the program is a [`crate::View`]. Only [`galds_core::Game::position_text`]
//! writes the truth, for records and tests.

use std::fmt;

use galds_core::{Outcome, PerSide, Side, Turn, mix_all};

use crate::board::{Node, NodeSet};
use crate::move_gen::MoveGen;
use crate::pieces::{Clash, Kind};
use crate::roster::Roster;
use crate::rules::{Contact, Stall};
use crate::setup::SetUp;
use crate::view::{Fight, Report};
use crate::{Action, Luzhanqi};

/// What kind of action is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A side lays out its army.
    SetUp,
    /// The sides move in turn.
    Play,
}

/// A moment of a game, with all that is hidden in it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The kinds of both sides.
    pub(crate) roster: Roster,
    /// Where each side's pieces stand.
    pub(crate) men: PerSide<NodeSet>,
    /// The pieces whose kind the other side was shown.
    pub(crate) known: NodeSet,
    /// Plies since the last contact.
    pub(crate) quiet: u32,
    /// Plies in all.
    pub(crate) ply: u32,
    /// The side that has to act.
    pub(crate) side: Side,
    pub(crate) phase: Phase,
}

/// Says nothing: debug output ends up in logs and messages.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position(hidden)")
    }
}

impl Position {
    /// The board before anything is laid out.
    pub(crate) const EMPTY: Position = Position {
        roster: Roster::EMPTY,
        men: PerSide([NodeSet::EMPTY; 2]),
        known: NodeSet::EMPTY,
        quiet: 0,
        ply: 0,
        side: Side::First,
        phase: Phase::SetUp,
    };

    /// The side that has to act.
    pub fn side(&self) -> Side {
        self.side
    }

    /// What kind of action is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Where a side's pieces stand.
    pub fn men(&self, side: Side) -> NodeSet {
        self.men[side]
    }

    /// The kind on a node, hidden or not. Whoever holds a position holds the truth of it, or a guess
    /// at the truth made by [`crate::Belief::position`]; players are only ever given a view.
    #[inline]
    pub fn kind(&self, node: Node) -> Option<Kind> {
        self.roster.at(node)
    }

    /// The pieces whose kind the other side was shown.
    #[inline]
    pub fn known(&self) -> NodeSet {
        self.known
    }

    /// The same position in which the pieces on these nodes count as shown to the other side.
    #[must_use]
    pub fn showing(self, nodes: NodeSet) -> Position {
        let occupied = self.men[Side::First] | self.men[Side::Second];
        Position { known: self.known | nodes & occupied, ..self }
    }

    /// Plies since the last contact.
    #[inline]
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    #[inline]
    pub(crate) fn flag(&self, side: Side) -> Option<Node> {
        (self.roster.flags() & self.men[side]).nodes().next()
    }

    #[inline]
    pub(crate) fn has_flag(&self, side: Side) -> bool {
        !(self.roster.flags() & self.men[side]).is_empty()
    }

    /// The side whose flag was taken.
    pub(crate) fn flag_taken(&self) -> Option<Side> {
        let playing = self.phase == Phase::Play;
        Side::BOTH.into_iter().find(|&side| playing && !self.has_flag(side))
    }

    pub(crate) fn hash(&self) -> u64 {
        let [one, two, four, eight] = self.roster.planes();
        let [red, black] = self.men.0;
        let turn = (self.phase as u64) << 1 | self.side as u64;
        mix_all([one, two, four, eight, red.bits(), black.bits(), self.known.bits(), turn])
    }

    /// Removes a piece from the board.
    fn remove(&mut self, side: Side, node: Node) {
        self.roster.clear(node.into());
        self.men[side] -= node.into();
        self.known -= node.into();
    }

    fn lay_out(&mut self, set_up: SetUp) {
        for (node, kind) in set_up.nodes(self.side) {
            self.roster.put(node, kind);
            self.men[self.side] |= node.into();
        }
        if self.side == Side::Second {
            self.phase = Phase::Play;
        }
        self.side = self.side.other();
    }
}

impl Luzhanqi {
    /// The same position with the sides exchanged, which plays the same. In a set-up the sides are
    /// not alike.
    pub fn mirrored(&self, position: &Position) -> Option<Position> {
        let [red, black] = position.men.0;
        (position.phase == Phase::Play).then(|| Position {
            roster: position.roster.mirrored(),
            men: PerSide([black.mirrored(), red.mirrored()]),
            known: position.known.mirrored(),
            side: position.side.other(),
            ..*position
        })
    }

    /// Who has to act. The order is the book's: flag, no move, quiet, cap.
    pub(crate) fn turn_of(&self, position: &Position) -> Turn {
        if position.phase == Phase::SetUp {
            return Turn::Side(position.side);
        }
        let side = position.side;
        let win = |winner| Turn::Over(Outcome::win(winner, 1));
        if let Some(loser) = position.flag_taken() {
            return win(loser.other());
        }
        if !MoveGen::of(self, position, side).any() {
            let nobody = !MoveGen::of(self, position, side.other()).any();
            return if nobody { Turn::Over(Outcome::DRAW) } else { win(side.other()) };
        }
        if self.rules.quiet.reached(position.quiet) {
            return match self.rules.stall {
                Stall::Draw => Turn::Over(Outcome::DRAW),
                Stall::Loss => win(side.other()),
            };
        }
        if self.rules.cap.reached(position.ply) {
            return Turn::Over(Outcome::DRAW);
        }
        Turn::Side(side)
    }

    /// Whether a game in play is over although the side to act might have a move.
    #[inline]
    pub(crate) fn is_decided(&self, position: &Position) -> bool {
        !position.has_flag(Side::First)
            || !position.has_flag(Side::Second)
            || self.rules.quiet.reached(position.quiet)
            || self.rules.cap.reached(position.ply)
    }

    pub(crate) fn make(&self, position: &mut Position, action: Action) {
        match action {
            Action::SetUp(set_up) => position.lay_out(set_up),
            Action::Move { from, to } => self.make_move(position, from, to),
        }
    }

    #[inline]
    fn make_move(&self, position: &mut Position, from: Node, to: Node) {
        let side = position.side;
        let Some(kind) = position.roster.at(from) else { return };
        position.quiet = position.quiet.saturating_add(1);
        position.ply = position.ply.saturating_add(1);
        position.side = side.other();
        let defender = position.men[side.other()].has(to).then(|| position.roster.at(to)).flatten();
        let Some(defender) = defender else {
            position.step(side, from, to, kind);
            return;
        };
        position.quiet = 0;
        let clash = Clash::between(kind, defender, &self.rules);
        if !clash.defender_stays() {
            position.remove(side.other(), to);
        }
        if clash.attacker_stays() {
            position.step(side, from, to, kind);
        } else {
            position.remove(side, from);
        }
        let someone_stays = clash.attacker_stays() || clash.defender_stays();
        if someone_stays && self.rules.contact == Contact::Reveal {
            position.known |= to.into();
        }
        if self.rules.marshal_reveals_flag {
            if kind == Kind::Marshal && !clash.attacker_stays() {
                position.show_flag(side);
            }
            if defender == Kind::Marshal && !clash.defender_stays() {
                position.show_flag(side.other());
            }
        }
    }

    /// What everybody learns from a move that is legal in `before`.
    pub fn report(&self, before: &Position, from: Node, to: Node) -> Report {
        let side = before.side;
        let kinds = before.roster.at(from).zip(before.roster.at(to));
        let fight = kinds.map(|(attacker, defender)| Fight {
            clash: Clash::between(attacker, defender, &self.rules),
            kinds: (self.rules.contact == Contact::Reveal).then_some((attacker, defender)),
        });
        let mut after = *before;
        self.make_move(&mut after, from, to);
        // A flag is shown by its owner's loss of the marshal, never by being taken.
        let shown = |owner: Side| {
            after.flag(owner).filter(|&node| after.known.has(node) && !before.known.has(node))
        };
        Report { side, from, to, fight, flags: PerSide(Side::BOTH.map(shown)) }
    }
}

impl Position {
    /// Moves a piece to an empty node; what was known of it stays known.
    #[inline]
    fn step(&mut self, side: Side, from: Node, to: Node, kind: Kind) {
        let was_known = self.known.has(from);
        self.remove(side, from);
        self.roster.put(to, kind);
        self.men[side] |= to.into();
        if was_known {
            self.known |= to.into();
        }
    }

    fn show_flag(&mut self, side: Side) {
        if let Some(node) = self.flag(side) {
            self.known |= node.into();
        }
    }
}
