//! The evaluation of a guessed position: material, threats to both flags, camps, what is hidden, and who has
//! to make contact before the quiet plies run out.
//!
//! `full-2026` plays by these numbers, so they stay as they are.

use std::sync::LazyLock;

use galds_games::core::{Game, Limit, Side};
use galds_games::luzhanqi::board::{CAMPS, HEADQUARTERS, NODES};
use galds_games::luzhanqi::rules::{Rules, Stall};
use galds_games::luzhanqi::{Action, Clash, Kind, Luzhanqi, Node, NodeSet, Position};

use super::threats::FlagThreats;
use crate::networks::{Changes, Network, NetworkInputs};
use crate::search::{Score, Searched};

/// What pieces are worth by kind.
const PIECE_VALUES: [Score; 12] = [400, 300, 215, 150, 105, 75, 50, 35, 60, 180, 55, 0];

/// What a piece is worth in exchanges.
fn piece_value(kind: Kind, rules: &Rules) -> Score {
    let more = match kind {
        // Where mines survive, only sappers and bombs open the way.
        Kind::Sapper | Kind::Mine if rules.mine_survives => 20,
        Kind::Marshal if rules.marshal_reveals_flag => 60,
        _ => 0,
    };
    PIECE_VALUES[kind.index()] + more
}

/// A taken flag in exchanges.
pub(super) const FLAG: Score = 10_000;

/// What an attack gains at once, if the kinds are these.
pub(super) fn gain(attacker: Kind, defender: Kind, rules: &Rules) -> Score {
    match Clash::between(attacker, defender, rules) {
        Clash::FlagTaken => FLAG,
        Clash::AttackerStays => piece_value(defender, rules),
        Clash::DefenderStays => -piece_value(attacker, rules),
        Clash::BothGo => piece_value(defender, rules) - piece_value(attacker, rules),
    }
}

/// How many single steps lie between two nodes on an empty board.
pub(super) fn steps_between(one: Node, two: Node) -> u8 {
    STEPS[one.index()][two.index()]
}

static STEPS: LazyLock<[[u8; NODES]; NODES]> = LazyLock::new(|| {
    let mut table = [[u8::MAX; NODES]; NODES];
    for start in Node::all() {
        let mut reached = NodeSet::from(start);
        let mut edge = reached;
        let mut steps = 0;
        while !edge.is_empty() {
            edge.nodes().for_each(|node| table[start.index()][node.index()] = steps);
            steps += 1;
            let next = edge.nodes().fold(NodeSet::EMPTY, |next, node| next | node.steps());
            edge = next - reached;
            reached |= edge;
        }
    }
    table
});

/// What a mobile piece so many steps from the enemy flag adds.
const NEAR_FLAG: [Score; 20] = [0, 70, 42, 28, 20, 15, 11, 8, 5, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/// The most that nearness adds for a side.
const NEAR_MOST: Score = 300;
/// What each guard beside the own flag adds, and what a mine there adds to that.
const GUARD: Score = 70;
const MINE_GUARD: Score = 16;
/// One part of so many is lost of the value of a piece that the enemy has been shown.
const SHOWN_PART: Score = 10;
/// What a piece in a camp adds.
const IN_CAMP: Score = 5;

/// What a mobile piece on this node adds by its threat to the flag.
fn threat_value(threats: FlagThreats, node: Node) -> Score {
    if threats.at_once.has(node) {
        110
    } else if threats.in_two.has(node) {
        70
    } else if threats.in_three.has(node) {
        35
    } else {
        0
    }
}

fn flag_of(position: &Position, side: Side) -> Option<Node> {
    let occupied = position.men(side) & HEADQUARTERS;
    occupied.nodes().find(|&node| position.kind(node) == Some(Kind::Flag))
}

/// What `side` has, with its threats to the enemy's flag.
fn of_side(game: &Luzhanqi, position: &Position, side: Side) -> Score {
    let rules = game.rules();
    let enemy_flag = flag_of(position, side.other());
    let own_flag = flag_of(position, side);
    let known = position.known();
    let occupied = position.men(side) | position.men(side.other());
    let threats = enemy_flag.map(|flag| FlagThreats::within_three(flag, occupied, rules));
    let (mut sum, mut near) = (0, 0);
    for node in position.men(side).nodes() {
        let Some(kind) = position.kind(node) else { continue };
        let mut value = piece_value(kind, rules);
        if known.has(node) {
            value -= value / SHOWN_PART;
        }
        let mobile = !matches!(kind, Kind::Mine | Kind::Flag);
        if mobile && rules.hq_locked && HEADQUARTERS.has(node) {
            value /= 3;
        } else if mobile && let Some(flag) = enemy_flag {
            let by_strength = if kind <= Kind::Colonel { 3 } else { 2 };
            let by_steps = NEAR_FLAG[usize::from(steps_between(flag, node)).min(19)];
            let by_threat = threats.map_or(0, |threats| threat_value(threats, node));
            near += by_steps.max(by_threat) * by_strength / 2;
            if CAMPS.has(node) {
                value += IN_CAMP;
            }
        }
        if own_flag.is_some_and(|flag| flag.steps().has(node)) {
            value += GUARD + if kind == Kind::Mine { MINE_GUARD } else { 0 };
        }
        sum += value;
    }
    sum + near.min(NEAR_MOST)
}

/// Who loses if nobody makes contact any more, and how near that is in hundredths.
fn must_make_contact(rules: &Rules, position: &Position) -> Option<(Side, Score)> {
    let (Stall::Loss, Limit::At(limit)) = (rules.stall, rules.quiet) else { return None };
    let left = limit.get().saturating_sub(position.quiet());
    let loser = if left % 2 == 0 { position.side() } else { position.side().other() };
    Some((loser, (position.quiet() * 100 / limit.get()) as Score))
}

/// There is no network for Luzhanqi.
impl NetworkInputs for Luzhanqi {
    const DESIGN: u32 = 0;
    const INPUTS: usize = 0;
    const MOST_SET: usize = 0;
    const KINDS: usize = 1;

    type Sketch = ();

    fn sketch(_: &Position) {}

    fn changed(_: Option<&()>, (): &(), _: &mut Changes) {}

    fn kind_for(_: &Position, _: Side) -> usize {
        0
    }

    fn network(&self) -> Option<&'static Network> {
        None
    }
}

impl Searched for Luzhanqi {
    const STEP: Score = 60;

    fn code(&self, action: Action) -> u16 {
        match action {
            Action::Move { from, to } => 1 + ((from.index() as u16) << 6 | to.index() as u16),
            Action::SetUp(_) => 1 << 15,
        }
    }

    fn evaluate(&self, position: &Position) -> Score {
        let side = position.side();
        let mut value = of_side(self, position, side) - of_side(self, position, side.other());
        if let (Stall::Draw, Limit::At(limit)) = (self.rules().stall, self.rules().quiet) {
            // A lead melts away while nothing happens.
            let limit = limit.get() as Score;
            let left = limit - position.quiet() as Score;
            value = value * (limit + 2 * left).max(1) / (3 * limit);
        }
        if let Some((loser, near)) = must_make_contact(self.rules(), position) {
            let weight = near * near / 50;
            value += if loser == side { -weight } else { weight };
        }
        value
    }

    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        let Action::Move { from, to } = action else { return 0 };
        if !position.men(position.side().other()).has(to) {
            return 0;
        }
        let kinds = position.kind(from).zip(position.kind(to));
        kinds.map_or(0, |(attacker, defender)| gain(attacker, defender, self.rules()))
    }

    /// Attacks on pieces that the attacker knows and that gain something. On others nobody can count.
    fn noisy(&self, position: &Position, actions: &mut Vec<Action>) {
        self.legal(position, actions);
        let known = position.known();
        actions.retain(|&action| {
            let Action::Move { to, .. } = action else { return false };
            known.has(to) && self.ordering_score(position, action) > 0
        });
    }
}
