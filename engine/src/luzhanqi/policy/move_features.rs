//! The features of moves, by what the side to move may know.
//!
//! A feature is a plain fact about a move, such as "a captain goes one or two steps nearer to the goal" or "a bomb
//! attacks a hidden piece that stands beside our flag". Each has a weight; the sum is the logit of the move.

use galds_games::core::{Game, Side};
use galds_games::luzhanqi::board::{CAMPS, HEADQUARTERS, NODES};
use galds_games::luzhanqi::{Clash, Kind, Luzhanqi, Node, NodeSet};

use super::super::threats::FlagThreats;
use super::objective::Objective;
use super::state::RolloutState;

/// The kinds that move.
pub(super) const MEN: usize = 10;
/// How a move changes the distance to the goal: away, none, nearer.
pub(super) const DISTANCE_BUCKETS: usize = 6;
/// More halves of steps than these, away from the goal or towards it, count no more.
pub(super) const LEAST_NEARER: i32 = -4;
pub(super) const MOST_NEARER: i32 = 8;
/// Classes of hidden pieces by where they stand and whether they have moved.
const HIDDEN_CLASSES: usize = 6;

pub(super) const NEARER: usize = 0;
pub(super) const CAMP: usize = NEARER + MEN * DISTANCE_BUCKETS;
pub(super) const RING_LEFT: usize = CAMP + 12;
pub(super) const RING_ENTERED: usize = RING_LEFT + 3;
pub(super) const FLEES: usize = RING_ENTERED + 3;
pub(super) const EXPOSED: usize = FLEES + MEN;
pub(super) const MEETS_HIDDEN: usize = EXPOSED + MEN;
pub(super) const LEAVES_HIDDEN: usize = MEETS_HIDDEN + MEN;
pub(super) const CHASES: usize = LEAVES_HIDDEN + MEN;
pub(super) const AT_GOAL: usize = CHASES + MEN;
pub(super) const NEAR_GOAL: usize = AT_GOAL + MEN;
pub(super) const FIRST_MOVE: usize = NEAR_GOAL + MEN;
pub(super) const BACK_AGAIN: usize = FIRST_MOVE + 2 * MEN;
pub(super) const INTO_HEADQUARTERS: usize = BACK_AGAIN + 1;
const TAKES: usize = INTO_HEADQUARTERS + 1;
const BOMBS: usize = TAKES + 12;
const TRADES: usize = BOMBS + 12;
const LOSES: usize = TRADES + 12;
const SAVES: usize = LOSES + MEN;
const RETAKEN: usize = SAVES + 6;
const HIDDEN_ATTACK: usize = RETAKEN + MEN;
const HIDDEN_ATTACK_BESIDE_FLAG: usize = HIDDEN_ATTACK + MEN * HIDDEN_CLASSES;
const HIDDEN_ATTACK_NEAR_FLAG: usize = HIDDEN_ATTACK_BESIDE_FLAG + MEN;
const HIDDEN_ATTACK_NEARER: usize = HIDDEN_ATTACK_NEAR_FLAG + MEN;
const HIDDEN_ATTACK_FLEES: usize = HIDDEN_ATTACK_NEARER + 1;
const HIDDEN_ATTACK_WHEN_QUIET: usize = HIDDEN_ATTACK_FLEES + MEN;
/// How many features a move may have.
pub const MOVE_FEATURES: usize = HIDDEN_ATTACK_WHEN_QUIET + 3;

/// The logit of a move that takes the flag for certain.
pub(super) const WINS: i32 = 1 << 24;

/// How near the enemy is to the own flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Danger {
    None = 0,
    /// An enemy can take it in two moves.
    Near = 1,
    /// An enemy stands beside it.
    Beside = 2,
}

/// What the side to move knows of a state, made ready for the features of its moves.
pub struct MoveFeatures<'a> {
    pub(super) game: &'a Luzhanqi,
    pub(super) state: &'a RolloutState,
    pub(super) side: Side,
    pub(super) enemies: NodeSet,
    known: NodeSet,
    pub(super) distances: &'static [i32; NODES],
    pub(super) objective: Objective,
    /// The neighbours of the own flag.
    pub(super) ring: NodeSet,
    /// Enemies beside the own flag, and those two moves away.
    beside: NodeSet,
    near: NodeSet,
    pub(super) danger: Danger,
    pub(super) goal: FlagThreats,
    /// The node on which the enemy's flag must be.
    flag: Option<Node>,
    /// By own kind: where a known enemy that beats it can go.
    pub(super) beaten_at: [NodeSet; MEN],
    /// By own kind: the nodes beside known enemies that it beats.
    pub(super) beside_beatable: [NodeSet; MEN],
    /// Where hidden enemies that have moved can go.
    pub(super) hidden_reach: NodeSet,
    quiet_bucket: usize,
}

impl<'a> MoveFeatures<'a> {
    /// For the moves of the side to move.
    pub fn new(
        game: &'a Luzhanqi,
        state: &'a RolloutState,
        objective: Objective,
    ) -> MoveFeatures<'a> {
        let (rules, position) = (game.rules(), &state.position);
        let side = position.side();
        let (own, enemies, known) =
            (position.men(side), position.men(side.other()), position.known());
        let occupied = own | enemies;
        let own_flag = own_flag(state, side);
        let home = own_flag
            .map_or(FlagThreats::default(), |flag| FlagThreats::within_two(flag, occupied, rules));
        let (beside, near) = (enemies & home.at_once, enemies & home.in_two);
        let danger = match (beside.is_empty(), near.is_empty()) {
            (false, _) => Danger::Beside,
            (true, false) => Danger::Near,
            (true, true) => Danger::None,
        };
        let goal = objective
            .goal
            .map_or(FlagThreats::default(), |goal| FlagThreats::within_two(goal, occupied, rules));
        let mut features = MoveFeatures {
            game,
            state,
            side,
            enemies,
            known,
            distances: objective.distances(),
            objective,
            ring: home.at_once,
            beside,
            near,
            danger,
            goal,
            flag: certain_flag(state, side),
            beaten_at: [NodeSet::EMPTY; MEN],
            beside_beatable: [NodeSet::EMPTY; MEN],
            hidden_reach: NodeSet::EMPTY,
            quiet_bucket: quiet_bucket(position.quiet()),
        };
        features.add_enemies(occupied);
        features
    }

    fn add_enemies(&mut self, occupied: NodeSet) {
        let mut cover = [NodeSet::EMPTY; MEN];
        // By kind: the nodes beside those that can be attacked.
        let mut beside = [NodeSet::EMPTY; 12];
        for node in (self.enemies & self.known).nodes() {
            let Some(kind) = self.state.position.kind(node) else { continue };
            if !CAMPS.has(node) {
                beside[kind.index()] |= node.steps();
            }
            if kind.index() < MEN {
                cover[kind.index()] |= node.reach(occupied);
            }
        }
        for kind in 1..MEN {
            // A bomb fears no rank, and whoever meets a known bomb is lost with it.
            self.beaten_at[kind] = self.beaten_at[kind - 1] | cover[kind - 1];
        }
        self.beaten_at[Kind::Bomb.index()] = NodeSet::EMPTY;
        let mut weaker = NodeSet::EMPTY;
        for kind in (0..=Kind::Sapper.index()).rev() {
            self.beside_beatable[kind] = weaker;
            weaker |= beside[kind];
        }
        self.beside_beatable[Kind::Sapper.index()] = beside[Kind::Mine.index()];
        self.beside_beatable[Kind::Bomb.index()] = beside[0] | beside[1] | beside[2];
        let hidden = (self.enemies - self.known) & self.state.moved;
        for node in hidden.nodes() {
            self.hidden_reach |= node.reach(occupied);
        }
    }

    /// The node from which the piece on this one has come by the side's last move, or none.
    #[inline]
    pub(super) fn where_from(&self, node: Node) -> NodeSet {
        match self.state.last[self.side.index()] {
            Some((from, to)) if to == node => from.into(),
            _ => NodeSet::EMPTY,
        }
    }

    /// Whether a move takes the flag for certain.
    pub fn wins(&self, to: Node) -> bool {
        self.flag == Some(to)
    }

    /// What the aggression adds to the logit of a move, in parts of [`super::UNIT`].
    #[inline]
    pub fn aggression(&self, from: Node, to: Node) -> i32 {
        let aggression = self.objective.aggression;
        let kind = self.state.position.kind(from);
        let leads = kind.is_some_and(|kind| aggression.leads(kind));
        let nearer = (self.distances[from.index()] - self.distances[to.index()])
            .clamp(LEAST_NEARER, MOST_NEARER);
        let at_hidden = self.enemies.has(to) && !self.known.has(to);
        // Sappers are kept for what may be a mine.
        let may_be_mine = to.row() <= 2 && !self.state.moved.has(to);
        let serves = kind != Some(Kind::Sapper) || may_be_mine;
        let charges = at_hidden && leads && nearer > 0 && serves;
        i32::from(leads) * aggression.push * nearer
            + i32::from(at_hidden) * aggression.boldness
            + i32::from(charges) * aggression.charge
    }

    /// Names the features of a move.
    #[inline]
    pub fn of_move(&self, from: Node, to: Node, sink: &mut impl FnMut(usize)) {
        let Some(kind) = self.state.position.kind(from) else { return };
        let own = kind.index().min(MEN - 1);
        if !self.enemies.has(to) {
            self.quiet_features(own, from, to, sink);
        } else if self.known.has(to) {
            self.known_attack_features(kind, own, to, sink);
        } else {
            self.hidden_attack_features(own, from, to, sink);
        }
        if self.ring.has(from) {
            sink(RING_LEFT + self.danger as usize);
        }
    }

    #[inline]
    fn quiet_features(&self, own: usize, from: Node, to: Node, sink: &mut impl FnMut(usize)) {
        let nearer = self.distances[from.index()] - self.distances[to.index()];
        sink(NEARER + own * DISTANCE_BUCKETS + distance_bucket(nearer));
        for (node, out) in [(to, 0), (from, 1)] {
            if CAMPS.has(node) {
                let away = usize::from(node.half() != self.side);
                sink(CAMP + class(own) * 4 + away * 2 + out);
            }
        }
        if self.ring.has(to) {
            sink(RING_ENTERED + self.danger as usize);
        }
        if !CAMPS.has(from) {
            if self.beaten_at[own].has(from) {
                sink(FLEES + own);
            }
            if self.hidden_reach.has(from) {
                sink(LEAVES_HIDDEN + own);
            }
        }
        if !CAMPS.has(to) {
            if self.beaten_at[own].has(to) {
                sink(EXPOSED + own);
            }
            if self.hidden_reach.has(to) {
                sink(MEETS_HIDDEN + own);
            }
        }
        if self.beside_beatable[own].has(to) {
            sink(CHASES + own);
        }
        if self.goal.at_once.has(to) {
            sink(AT_GOAL + own);
        } else if self.goal.in_two.has(to) {
            sink(NEAR_GOAL + own);
        }
        if !self.state.moved.has(from) {
            sink(FIRST_MOVE + own * 2 + usize::from(from.row() <= 2));
        }
        if self.where_from(from).has(to) {
            sink(BACK_AGAIN);
        }
        if HEADQUARTERS.has(to) {
            sink(INTO_HEADQUARTERS);
        }
    }

    #[inline]
    fn known_attack_features(
        &self,
        kind: Kind,
        own: usize,
        to: Node,
        sink: &mut impl FnMut(usize),
    ) {
        let Some(met) = self.state.position.kind(to) else { return };
        let result = match Clash::between(kind, met, self.game.rules()) {
            Clash::AttackerStays | Clash::FlagTaken => {
                sink(TAKES + met.index());
                if self.beaten_at[own].has(to) {
                    sink(RETAKEN + own);
                }
                0
            }
            Clash::BothGo => {
                let by = if kind == Kind::Bomb { BOMBS } else { TRADES };
                sink(by + met.index());
                1
            }
            Clash::DefenderStays => {
                sink(LOSES + own);
                2
            }
        };
        if self.beside.has(to) {
            sink(SAVES + result);
        } else if self.near.has(to) {
            sink(SAVES + 3 + result);
        }
    }

    #[inline]
    fn hidden_attack_features(
        &self,
        own: usize,
        from: Node,
        to: Node,
        sink: &mut impl FnMut(usize),
    ) {
        sink(HIDDEN_ATTACK + own * HIDDEN_CLASSES + self.hidden_class(to));
        if self.beside.has(to) {
            sink(HIDDEN_ATTACK_BESIDE_FLAG + own);
        } else if self.near.has(to) {
            sink(HIDDEN_ATTACK_NEAR_FLAG + own);
        }
        if self.distances[from.index()] > self.distances[to.index()] {
            sink(HIDDEN_ATTACK_NEARER);
        }
        if self.beaten_at[own].has(from) && !CAMPS.has(from) {
            sink(HIDDEN_ATTACK_FLEES + own);
        }
        if self.quiet_bucket > 0 {
            sink(HIDDEN_ATTACK_WHEN_QUIET + self.quiet_bucket - 1);
        }
    }

    #[inline]
    fn hidden_class(&self, node: Node) -> usize {
        if HEADQUARTERS.has(node) && !self.state.moved.has(node) {
            5
        } else if self.state.moved.has(node) {
            usize::from(node.half() != self.side)
        } else if node.row() > 2 {
            2
        } else if self.goal.at_once.has(node) {
            4
        } else {
            3
        }
    }
}

/// How long nothing has happened.
fn quiet_bucket(quiet: u32) -> usize {
    match quiet {
        0..10 => 0,
        10..20 => 1,
        20..40 => 2,
        _ => 3,
    }
}

#[inline]
pub(super) const fn distance_bucket(nearer: i32) -> usize {
    match nearer {
        ..=-3 => 0,
        -2..=-1 => 1,
        0 => 2,
        1..=2 => 3,
        3..=5 => 4,
        _ => 5,
    }
}

/// High ranks, others, sappers and bombs.
#[inline]
pub(super) fn class(own: usize) -> usize {
    match own {
        0..=2 => 0,
        3..=7 => 1,
        _ => 2,
    }
}

/// Where a side's own flag stands.
pub(super) fn own_flag(state: &RolloutState, side: Side) -> Option<Node> {
    let occupied = state.position.men(side) & HEADQUARTERS;
    occupied.nodes().find(|&node| state.position.kind(node) == Some(Kind::Flag))
}

/// The node on which the enemy's flag must stand, by what was shown and who has moved.
fn certain_flag(state: &RolloutState, side: Side) -> Option<Node> {
    let position = &state.position;
    let stands = |node: &Node| {
        let shown = position.known().has(*node);
        node.half() != side
            && !state.moved.has(*node)
            && (!shown || position.kind(*node) == Some(Kind::Flag))
    };
    let occupied = position.men(side.other()) & HEADQUARTERS;
    let mut may_hold = occupied.nodes().filter(stands);
    let first = may_hold.next()?;
    match may_hold.next() {
        None => Some(first),
        Some(second) => [first, second].into_iter().find(|node| position.known().has(*node)),
    }
}

/// The weights that learning begins with: such a policy takes what it can, keeps away from what beats it, and goes for the goal.
pub fn initial_weights() -> [f32; MOVE_FEATURES] {
    const LEAD: [f32; MEN] = [0.6, 0.6, 0.6, 0.5, 0.5, 0.4, 0.4, 0.4, 0.5, 0.2];
    const BUCKET: [f32; DISTANCE_BUCKETS] = [-1.0, -0.5, 0.0, 0.6, 1.0, 1.4];
    const BRAVE: [f32; MEN] = [1.5, 1.5, 1.5, 1.2, 1.0, 0.5, 0.0, -0.3, -1.0, -2.0];
    const CLASS: [f32; HIDDEN_CLASSES] = [0.6, 0.3, 0.0, -1.0, -0.6, 4.0];
    let mut weights = [0.0; MOVE_FEATURES];
    for (own, (lead, brave)) in LEAD.into_iter().zip(BRAVE).enumerate() {
        for (bucket, eagerness) in BUCKET.into_iter().enumerate() {
            weights[NEARER + own * DISTANCE_BUCKETS + bucket] = lead * eagerness;
        }
        for (class, added) in CLASS.into_iter().enumerate() {
            let opens = own == Kind::Sapper.index() && matches!(class, 3 | 4);
            weights[HIDDEN_ATTACK + own * HIDDEN_CLASSES + class] =
                brave + added + if opens { 3.5 } else { 0.0 };
        }
        weights[FLEES + own] = 1.5;
        weights[EXPOSED + own] = -2.0;
        weights[AT_GOAL + own] = 1.0;
        weights[LOSES + own] = -5.0;
        weights[HIDDEN_ATTACK_BESIDE_FLAG + own] = 4.0;
        weights[HIDDEN_ATTACK_NEAR_FLAG + own] = 2.0;
    }
    for met in 0..12 {
        weights[TAKES + met] = 3.5 - 0.1 * met as f32;
        weights[BOMBS + met] = 2.5 - 0.8 * met as f32;
        weights[TRADES + met] = 1.0;
    }
    for (result, weight) in [5.0, 4.0, -1.0, 3.0, 2.0, -1.0].into_iter().enumerate() {
        weights[SAVES + result] = weight;
    }
    for danger in 0..3 {
        weights[RING_LEFT + danger] = -2.0;
        weights[RING_ENTERED + danger] = 0.3 * danger as f32;
    }
    weights[BACK_AGAIN] = -1.0;
    weights[INTO_HEADQUARTERS] = -3.0;
    weights
}
