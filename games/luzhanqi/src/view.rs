//! What one viewer may know: the only form in which a game leaves this crate.
//!
//! ```text
//!   Position ──view──► View (Red, Black, spectator) ──► text, scene, moves of the own side
//!       │                ▲
//!       └──report──► Report: from, to, how a contact ended, flags that had to be shown
//! ```
//!
//! A view holds the kinds of the viewer's own pieces and of those that were shown to it, and of the
//! rest only where they stand. [`View::follow`] carries it on by what everybody hears of a move, so
//! a player who never sees the truth (in a contest, over a wire) can keep one.

use std::fmt;

use galds_core::{PerSide, Side, Turn, ViewOf, Viewer};

use crate::board::{Node, NodeSet};
use crate::move_gen::MoveGen;
use crate::pieces::{Clash, Kind};
use crate::position::Phase;
use crate::position_text;
use crate::roster::Roster;
use crate::setup::SetUp;
use crate::{Luzhanqi, Position};

/// What everybody learns from a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    pub side: Side,
    pub from: Node,
    pub to: Node,
    /// What happened there, if an enemy was met.
    pub fight: Option<Fight>,
    /// The flags that their owners have to show from now on.
    pub flags: PerSide<Option<Node>>,
}

/// What everybody learns from a contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    pub clash: Clash,
    /// The kinds of attacker and defender, where the rules show them.
    pub kinds: Option<(Kind, Kind)>,
}

/// What one viewer knows of a position.
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The kinds that the viewer knows; nothing of the others is in here.
    roster: Roster,
    pub(crate) men: PerSide<NodeSet>,
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    pub(crate) quiet: u32,
    pub(crate) ply: u32,
    pub(crate) turn: Turn,
    /// Whose flag was taken: everybody hears of that.
    pub(crate) flag_taken: Option<Side>,
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({})", position_text::view_text(self))
    }
}

impl ViewOf<Luzhanqi> for View {
    fn of(game: &Luzhanqi, position: &Position, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Side(side) => position.men[side],
            Viewer::Spectator => NodeSet::EMPTY,
        };
        let mut roster = position.roster;
        roster.keep(own | position.known);
        View::with(game, position, viewer, roster)
    }

    fn revealed(game: &Luzhanqi, position: &Position, viewer: Viewer) -> View {
        View::with(game, position, viewer, position.roster)
    }

    fn text(&self, _game: &Luzhanqi) -> String {
        position_text::view_text(self)
    }
}

impl View {
    fn with(game: &Luzhanqi, position: &Position, viewer: Viewer, roster: Roster) -> View {
        View {
            viewer,
            roster,
            men: position.men,
            side: position.side,
            phase: position.phase,
            quiet: position.quiet,
            ply: position.ply,
            turn: game.turn_of(position),
            flag_taken: position.flag_taken(),
        }
    }

    /// The view of a player who has laid out its army and knows that the enemy has done so too.
    pub fn at_the_start(side: Side, set_up: SetUp) -> View {
        let mut roster = Roster::EMPTY;
        set_up.nodes(side).for_each(|(node, kind)| roster.put(node, kind));
        let nodes = |side: Side| set_up.nodes(side).map(|(node, _)| node).collect();
        View {
            viewer: Viewer::Side(side),
            roster,
            men: PerSide(Side::BOTH.map(nodes)),
            side: Side::First,
            phase: Phase::Play,
            quiet: 0,
            ply: 0,
            turn: Turn::Side(Side::First),
            flag_taken: None,
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Where a side's pieces stand.
    pub fn men(&self, side: Side) -> NodeSet {
        self.men[side]
    }

    /// The side whose piece stands on a node.
    pub fn owner(&self, node: Node) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.men[side].has(node))
    }

    /// The kind on a node, if the viewer knows it.
    pub fn kind(&self, node: Node) -> Option<Kind> {
        self.roster.at(node)
    }

    /// The side that has to act.
    pub fn side(&self) -> Side {
        self.side
    }

    /// What kind of action is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has to act, or how the game ended: everybody hears of that.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Plies since the last contact.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Plies in all.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The legal moves of the viewer, if it is its turn: they follow from what it knows.
    pub fn moves(&self, game: &Luzhanqi) -> Vec<(Node, Node)> {
        let mut moves = Vec::new();
        if self.turn == Turn::Side(self.side)
            && self.viewer == Viewer::Side(self.side)
            && self.phase == Phase::Play
        {
            let (own, enemy) = (self.men[self.side], self.men[self.side.other()]);
            MoveGen::with(game, &self.roster, own, enemy).each(|from, to| moves.push((from, to)));
        }
        moves
    }

    /// Carries the view on by what everybody hears of a move. Only the end of the game that nobody
    /// sees on the board (a side without a move, a limit) has to be told otherwise.
    pub fn follow(&mut self, report: &Report) {
        let Report { side, from, to, fight, flags } = *report;
        let (attacker, defender) = (self.kind(from), self.kind(to));
        let shown = fight.and_then(|fight| fight.kinds).unzip();
        self.lift(side, from);
        self.quiet = self.quiet.saturating_add(1);
        self.ply = self.ply.saturating_add(1);
        self.side = side.other();
        self.turn = Turn::Side(self.side);
        if let Some(fight) = fight {
            self.quiet = 0;
            self.lift(side.other(), to);
            if fight.clash.defender_stays() {
                self.stand(side.other(), to, defender.or(shown.1));
            }
        }
        if fight.is_none_or(|fight| fight.clash.attacker_stays()) {
            self.stand(side, to, attacker.or(shown.0));
        }
        for owner in Side::BOTH {
            if let Some(node) = flags[owner].filter(|&node| self.kind(node).is_none()) {
                self.roster.put(node, Kind::Flag);
            }
        }
        if fight.is_some_and(|fight| fight.clash == Clash::FlagTaken) {
            self.turn = Turn::Over(galds_core::Outcome::win(side, 1));
            self.flag_taken = Some(side.other());
        }
    }

    /// The truth as it would be with these kinds for the pieces that the viewer does not know.
    pub(crate) fn completed(&self, hidden: impl Iterator<Item = (Node, Kind)>) -> Position {
        let own = match self.viewer {
            Viewer::Side(side) => self.men[side],
            Viewer::Spectator => NodeSet::EMPTY,
        };
        let occupied = self.men[Side::First] | self.men[Side::Second];
        let known: NodeSet = occupied.nodes().filter(|&node| self.kind(node).is_some()).collect();
        let mut roster = self.roster;
        for (node, kind) in hidden.filter(|&(node, _)| self.kind(node).is_none()) {
            roster.put(node, kind);
        }
        Position {
            roster,
            men: self.men,
            known: known - own,
            quiet: self.quiet,
            ply: self.ply,
            side: self.side,
            phase: self.phase,
        }
    }

    fn lift(&mut self, side: Side, node: Node) {
        self.roster.clear(node.into());
        self.men[side] -= node.into();
    }

    fn stand(&mut self, side: Side, node: Node, kind: Option<Kind>) {
        self.men[side] |= node.into();
        if let Some(kind) = kind {
            self.roster.put(node, kind);
        }
    }
}
