//! The features of a position, for its value.

use galds_games::core::{Game, Limit, Side};
use galds_games::luzhanqi::board::{CAMPS, HEADQUARTERS};
use galds_games::luzhanqi::rules::{Rules, Stall};
use galds_games::luzhanqi::{Kind, Luzhanqi, Node, NodeSet, Position};

use super::super::evaluation::steps_between;
use super::super::threats::FlagThreats;
use super::move_features::own_flag;
use super::state::RolloutState;

const HIDDEN: usize = 0;
const KNOWN: usize = 12;
const MINE_GUARDS: usize = 24;
const MAN_GUARDS: usize = 25;
const THREAT_OF_MOVER: usize = 26;
const THREAT_OF_OTHER: usize = 29;
const ON_THE_WAY: usize = 32;
const CAMP_AT_HOME: usize = 36;
const CAMP_AWAY: usize = 37;
const NEARNESS: usize = 38;
const LOCKED: usize = 41;
const UNMATCHED: usize = 42;
const SAFE_MINES: usize = 43;
const NO_SAPPERS: usize = 44;
const FEW_MEN: usize = 45;
const TO_MOVE: usize = 46;
const MUST_MAKE_CONTACT: usize = 47;
/// How many features a position may have.
pub const POSITION_FEATURES: usize = 48;

/// How much a mobile piece so many steps from the enemy flag counts.
const NEAR: [f32; 12] = [0.0, 3.0, 2.0, 1.4, 1.0, 0.75, 0.55, 0.4, 0.25, 0.15, 0.05, 0.0];

/// How many pieces of each kind a side has.
struct Army {
    counts: [u8; 12],
}

/// Names the features of a position with how often each is there, seen by the side to move; what the other side has counts
/// less than nothing.
pub fn position_features(game: &Luzhanqi, state: &RolloutState, sink: &mut impl FnMut(usize, f32)) {
    let (rules, position) = (game.rules(), &state.position);
    let mover = position.side();
    let armies = [mover, mover.other()].map(|side| army(position, side));
    for (place, side) in [mover, mover.other()].into_iter().enumerate() {
        let sign = if place == 0 { 1.0 } else { -1.0 };
        let mut own = |index: usize, times: f32| sink(index, sign * times);
        piece_features(rules, state, side, &mut own);
        army_features(&armies[place], &armies[1 - place], &mut own);
        let first = if place == 0 { THREAT_OF_MOVER } else { THREAT_OF_OTHER };
        threat_features(rules, state, side, first, &mut own);
    }
    sink(TO_MOVE, 1.0);
    if let (Stall::Loss, Limit::At(limit)) = (rules.stall, rules.quiet) {
        let left = limit.get().saturating_sub(position.quiet());
        let near = position.quiet() as f32 / limit.get() as f32;
        let sign = if left.is_multiple_of(2) { -1.0 } else { 1.0 };
        sink(MUST_MAKE_CONTACT, sign * near * near);
    }
}

fn army(position: &Position, side: Side) -> Army {
    let mut counts = [0; 12];
    for node in position.men(side).nodes() {
        if let Some(kind) = position.kind(node) {
            counts[kind.index()] += 1;
        }
    }
    Army { counts }
}

/// What each piece is and where it stands.
fn piece_features(
    rules: &Rules,
    state: &RolloutState,
    side: Side,
    own: &mut impl FnMut(usize, f32),
) {
    let position = &state.position;
    let enemy_flag = own_flag(state, side.other());
    let ring = own_flag(state, side).map_or(NodeSet::EMPTY, Node::steps);
    for node in position.men(side).nodes() {
        let Some(kind) = position.kind(node) else { continue };
        let known = if position.known().has(node) { KNOWN } else { HIDDEN };
        own(known + kind.index(), 1.0);
        if ring.has(node) {
            own(if kind == Kind::Mine { MINE_GUARDS } else { MAN_GUARDS }, 1.0);
        }
        if matches!(kind, Kind::Mine | Kind::Flag) {
            continue;
        }
        if rules.hq_locked && HEADQUARTERS.has(node) {
            own(LOCKED, 1.0);
            continue;
        }
        if CAMPS.has(node) {
            own(if node.half() == side { CAMP_AT_HOME } else { CAMP_AWAY }, 1.0);
        }
        if let Some(flag) = enemy_flag {
            let near = NEAR[usize::from(steps_between(flag, node)).min(11)];
            let class = match kind {
                Kind::Marshal | Kind::General | Kind::LieutenantGeneral => 0,
                Kind::Sapper => 2,
                _ => 1,
            };
            own(NEARNESS + class, near);
        }
    }
}

/// What the armies are beside each other.
fn army_features(own_army: &Army, other: &Army, own: &mut impl FnMut(usize, f32)) {
    let count = |army: &Army, kind: Kind| army.counts[kind.index()];
    let strongest = (0..9).find(|&rank| other.counts[rank] > 0).unwrap_or(9);
    let unmatched: u8 = own_army.counts[..strongest].iter().sum();
    own(UNMATCHED, f32::from(unmatched.min(4)));
    if count(other, Kind::Sapper) == 0 {
        own(SAFE_MINES, f32::from(count(own_army, Kind::Mine)));
    }
    if count(own_army, Kind::Sapper) == 0 {
        own(NO_SAPPERS, 1.0);
    }
    let men: u8 = own_army.counts[..10].iter().sum();
    if men <= 3 {
        own(FEW_MEN, f32::from(4 - men));
    }
}

/// How near the side's men are to the enemy's flag, in moves.
fn threat_features(
    rules: &Rules,
    state: &RolloutState,
    side: Side,
    first: usize,
    own: &mut impl FnMut(usize, f32),
) {
    let position = &state.position;
    let Some(flag) = own_flag(state, side.other()) else { return };
    let men = position.men(side);
    let threats = FlagThreats::within_three(flag, men | position.men(side.other()), rules);
    for (place, nodes) in
        [threats.at_once, threats.in_two, threats.in_three].into_iter().enumerate()
    {
        // The soonest threat decides a race.
        if men.meets(nodes) {
            own(first + place, 1.0);
            break;
        }
    }
    for (place, nodes) in [threats.in_two, threats.in_three].into_iter().enumerate() {
        for node in (men & nodes).nodes() {
            let strong = position.kind(node).is_some_and(|kind| kind <= Kind::Colonel);
            own(ON_THE_WAY + 2 * place + usize::from(strong), 1.0);
        }
    }
}
