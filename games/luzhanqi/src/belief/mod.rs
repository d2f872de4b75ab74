//! What one side can work out about the enemy, and no more than that.
//!
//! Everybody sees every piece stand and move, so the 25 enemy pieces can be told apart from the
//! first move to the last. Each fact narrows what one of them may be:
//!
//! ```text
//!   where it was laid out       flag only in a headquarters, mines in two rows, the bombs' row
//!   it moved                    no mine, no flag: out of a headquarters, the flag is in the other
//!   it turned on the railway    a sapper
//!   it met one of ours          shown, or only: which kinds would have ended the contact like this
//!   it left the board           the marshal, if its flag had to be shown; otherwise not
//! ```
//!
//! The counts of an army tie the pieces together: of three pieces that may be marshal or general two
//! are. [`armies`] draws these conclusions exactly, counts the armies that are left, and draws one at
//! random, each with the same chance.
//!
//! One thing is left out: that a game goes on shows that the side to move has a move.

pub mod armies;

use galds_core::{Game, Side, Table, Turn, Viewer};

use crate::board::{Node, POSTS, SET_UP_ORDER};
use crate::pieces::{Clash, Kind, KindSet};
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::setup::{may_hold, may_hold_flag, may_hold_mine};
use crate::view::{Report, View};
use crate::{Action, Luzhanqi};
use armies::{Armies, Army};

/// An enemy piece as one side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspect {
    /// Where it stands; nowhere when it has left the board.
    pub node: Option<Node>,
    /// What it may be, judged by itself. What the counts say besides, [`Armies`] knows.
    pub may_be: KindSet,
}

/// What one side knows and can work out about the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {
    rules: Rules,
    enemy: Side,
    suspects: [Suspect; POSTS],
}

impl Belief {
    /// What a player can say who sees the board for the first time. At the start the enemy's pieces
    /// are in the order of a set-up. Spectators have no enemy, and there is nothing to say of an army
    /// that is not yet laid out: then there is no belief.
    pub fn new(game: &Luzhanqi, view: &View) -> Option<Belief> {
        let Viewer::Side(own) = view.viewer() else { return None };
        if view.phase() == Phase::SetUp {
            return None;
        }
        let (enemy, rules) = (own.other(), game.rules());
        let men = view.men(enemy);
        let order = SET_UP_ORDER[enemy.index()];
        let untouched = view.ply() == 0 && men == order.into_iter().collect();
        let mut suspects = [Suspect { node: None, may_be: KindSet::ALL }; POSTS];
        if untouched {
            for (suspect, node) in suspects.iter_mut().zip(order) {
                *suspect = Suspect { node: Some(node), may_be: may_hold(node, rules) };
            }
        } else {
            for (suspect, node) in suspects.iter_mut().zip(men.nodes()) {
                *suspect = Suspect { node: Some(node), may_be: standing(node, enemy) };
            }
        }
        let mut belief = Belief { rules: rules.clone(), enemy, suspects };
        belief.take_in_the_board(view);
        Some(belief)
    }

    /// What `side` can say after everything that happened at a table.
    pub fn of(table: &Table<Luzhanqi>, side: Side) -> Option<Belief> {
        let game = table.game();
        let viewer = Viewer::Side(side);
        let mut belief: Option<Belief> = None;
        for (before, action) in table.moments() {
            let Action::Move { from, to } = action else { continue };
            let view = game.view(before, viewer);
            let mut so_far = belief.or_else(|| Belief::new(game, &view))?;
            so_far.follow(&view, &game.report(before, from, to));
            belief = Some(so_far);
        }
        belief.or_else(|| Belief::new(game, &game.view(table.position(), viewer)))
    }

    /// The enemy's pieces, on the board and off it.
    pub fn suspects(&self) -> &[Suspect; POSTS] {
        &self.suspects
    }

    /// Takes in what everybody learns from a move; `before` is the player's view before it.
    pub fn follow(&mut self, before: &View, report: &Report) {
        if report.side == self.enemy {
            self.follow_enemy(before, report);
        } else if let Some(fight) = report.fight {
            let Some(met) = self.on(report.to) else { return };
            let shown = fight.kinds.map(|(_, defender)| defender);
            let own = before.kind(report.from);
            self.suspects[met].may_be &=
                self.after_contact(fight.clash, shown, own, |own, enemy| (own, enemy));
            if !fight.clash.defender_stays() {
                self.take_off(met, report);
            }
        }
        if let Some(flag) = report.flags[self.enemy].and_then(|node| self.on(node)) {
            self.suspects[flag].may_be &= Kind::Flag.into();
        }
    }

    fn follow_enemy(&mut self, before: &View, report: &Report) {
        let Some(mover) = self.on(report.from) else { return };
        let occupied = before.men(Side::First) | before.men(Side::Second);
        let straight = report.from.reach(occupied).has(report.to);
        let by_move = if straight { KindSet::MOBILE } else { Kind::Sapper.into() };
        self.suspects[mover].may_be &= by_move;
        self.suspects[mover].node = Some(report.to);
        let Some(fight) = report.fight else { return };
        let shown = fight.kinds.map(|(attacker, _)| attacker);
        let own = before.kind(report.to);
        self.suspects[mover].may_be &=
            self.after_contact(fight.clash, shown, own, |own, enemy| (enemy, own));
        if !fight.clash.attacker_stays() {
            self.take_off(mover, report);
        }
    }

    /// What an enemy piece may be after a contact with a piece of our own that ended like this.
    fn after_contact(
        &self,
        clash: Clash,
        shown: Option<Kind>,
        own: Option<Kind>,
        in_order: fn(Kind, Kind) -> (Kind, Kind),
    ) -> KindSet {
        let (None, Some(own)) = (shown, own) else {
            return shown.map_or(KindSet::ALL, KindSet::from);
        };
        let fits = |&enemy: &Kind| {
            let (attacker, defender) = in_order(own, enemy);
            Clash::between(attacker, defender, &self.rules) == clash
        };
        Kind::ALL.into_iter().filter(fits).collect()
    }

    fn take_off(&mut self, which: usize, report: &Report) {
        self.suspects[which].node = None;
        if self.rules.marshal_reveals_flag {
            let may_be = self.suspects[which].may_be;
            let marshal = KindSet::from(Kind::Marshal);
            let shows_flag = report.flags[self.enemy].is_some();
            self.suspects[which].may_be =
                if shows_flag { may_be & marshal } else { may_be - marshal };
        }
    }

    fn on(&self, node: Node) -> Option<usize> {
        self.suspects.iter().position(|suspect| suspect.node == Some(node))
    }

    /// Takes in the kinds that the view shows, and what they say about the pieces that are gone.
    fn take_in_the_board(&mut self, view: &View) {
        let flag_shown =
            view.men(self.enemy).nodes().any(|node| view.kind(node) == Some(Kind::Flag));
        for suspect in &mut self.suspects {
            if let Some(kind) = suspect.node.and_then(|node| view.kind(node)) {
                suspect.may_be = kind.into();
            }
            let gone = suspect.node.is_none();
            if gone && !matches!(view.turn(), Turn::Over(_)) {
                suspect.may_be -= Kind::Flag.into();
            }
            // The flag is shown exactly when the marshal is gone.
            if self.rules.marshal_reveals_flag && gone != flag_shown {
                suspect.may_be -= Kind::Marshal.into();
            }
        }
    }

    /// Supposes that a piece (by its place among the [`Belief::suspects`]) is one of these kinds: for
    /// programs that follow up a guess.
    pub fn suppose(&mut self, which: usize, kinds: KindSet) {
        if let Some(suspect) = self.suspects.get_mut(which) {
            suspect.may_be &= kinds;
        }
    }

    /// All armies that fit. None do only if something was supposed that is not so.
    pub fn armies(&self) -> Option<Armies> {
        Armies::new(self.suspects.map(|suspect| suspect.may_be))
    }

    /// What the enemy pieces on the board may be, by their nodes, with everything taken into account:
    /// the pencil marks.
    pub fn marks(&self) -> Vec<(Node, KindSet)> {
        let Some(armies) = self.armies() else { return Vec::new() };
        let marks = self.suspects.iter().zip(armies.may_be());
        marks.filter_map(|(suspect, &may_be)| Some((suspect.node?, may_be))).collect()
    }

    /// The position as it would be if the enemy's army were this one. Of our own pieces it counts
    /// none as known: the view does not say which the enemy was shown.
    pub fn position(&self, view: &View, army: &Army) -> Position {
        let placed = self.suspects.iter().zip(army.kinds());
        view.completed(placed.filter_map(|(suspect, &kind)| Some((suspect.node?, kind))))
    }
}

/// What may stand on a node when nobody saw how it came there.
fn standing(node: Node, owner: Side) -> KindSet {
    let at_home = node.half() == owner;
    let allowed = |&kind: &Kind| match kind {
        Kind::Flag => at_home && may_hold_flag(node),
        Kind::Mine => at_home && may_hold_mine(node),
        _ => true,
    };
    Kind::ALL.into_iter().filter(allowed).collect()
}
