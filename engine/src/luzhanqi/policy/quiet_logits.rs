//! The logits of quiet moves: the same sums as those of the features that [`MoveFeatures::of_move`] names one by one.
//!
//! Nearly all moves of a rollout are quiet. What counts wherever a piece goes is added up once for all its moves; what
//! counts where it goes is looked up in tables and sets, without branches: where a piece can go cannot be foreseen.

use galds_games::core::Side;
use galds_games::luzhanqi::board::{CAMPS, HEADQUARTERS, NODES};
use galds_games::luzhanqi::{Kind, Node, NodeSet};

use super::move_features::{
    AT_GOAL, BACK_AGAIN, CAMP, CHASES, DISTANCE_BUCKETS, EXPOSED, FIRST_MOVE, FLEES,
    INTO_HEADQUARTERS, LEAST_NEARER, LEAVES_HIDDEN, MEETS_HIDDEN, MEN, MOST_NEARER, MOVE_FEATURES,
    MoveFeatures, NEAR_GOAL, NEARER, RING_ENTERED, RING_LEFT, class, distance_bucket,
};

/// What a node is to every piece of the side to move, as bits. The first two say what is built on it.
const HQ: u8 = 1;
const CAMP_AT_HOME: u8 = 2;
const CAMP_AWAY: u8 = 3;
const IN_RING: u8 = 4;
const WHERE_HIDDEN_COME: u8 = 8;
const BY_GOAL: u8 = 16;
const TWO_FROM_GOAL: u8 = 32;
/// How many combinations of these there are.
const CLASSES: usize = 64;

/// What is built on the nodes, for each side to move.
static SITES: [[u8; CLASSES]; 2] = [sites(Side::First), sites(Side::Second)];

const fn sites(side: Side) -> [u8; CLASSES] {
    let mut sites = [0; CLASSES];
    let mut rest = CAMPS.bits() | HEADQUARTERS.bits();
    while rest != 0 {
        let place = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let at_home = (place < NODES / 2) == matches!(side, Side::First);
        sites[place] = if HEADQUARTERS.bits() >> place & 1 == 1 {
            HQ
        } else if at_home {
            CAMP_AT_HOME
        } else {
            CAMP_AWAY
        };
    }
    sites
}

/// The buckets of all changes of the distance that count.
const BUCKETS: [u8; (MOST_NEARER - LEAST_NEARER + 1) as usize] = {
    let mut buckets = [0; (MOST_NEARER - LEAST_NEARER + 1) as usize];
    let mut place = 0;
    while place < buckets.len() {
        buckets[place] = distance_bucket(place as i32 + LEAST_NEARER) as u8;
        place += 1;
    }
    buckets
};

/// What it counts to go to a node of a class, by the danger to the own flag and the kind of the piece.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct EndTable(Box<[[[i32; CLASSES]; MEN]; 3]>);

impl EndTable {
    pub(super) fn new(weights: &[i32; MOVE_FEATURES]) -> EndTable {
        let mut table = Box::new([[[0; CLASSES]; MEN]; 3]);
        for (danger, kinds) in table.iter_mut().enumerate() {
            for (own, sums) in kinds.iter_mut().enumerate() {
                for (bits, sum) in sums.iter_mut().enumerate() {
                    *sum = end_sum(weights, danger, own, bits as u8);
                }
            }
        }
        EndTable(table)
    }
}

fn end_sum(weights: &[i32; MOVE_FEATURES], danger: usize, own: usize, bits: u8) -> i32 {
    let has = |bit: u8| bits & bit != 0;
    let mut sum = match bits & 3 {
        HQ => weights[INTO_HEADQUARTERS],
        CAMP_AT_HOME => weights[CAMP + class(own) * 4],
        CAMP_AWAY => weights[CAMP + class(own) * 4 + 2],
        _ => 0,
    };
    if has(IN_RING) {
        sum += weights[RING_ENTERED + danger];
    }
    if has(WHERE_HIDDEN_COME) {
        sum += weights[MEETS_HIDDEN + own];
    }
    if has(BY_GOAL) {
        sum += weights[AT_GOAL + own];
    } else if has(TWO_FROM_GOAL) {
        sum += weights[NEAR_GOAL + own];
    }
    sum
}

/// The class of every node in a position.
pub(super) struct NodeClasses([u8; CLASSES]);

impl NodeClasses {
    #[inline]
    pub(super) fn new(features: &MoveFeatures<'_>) -> NodeClasses {
        let mut classes = SITES[features.side.index()];
        let sets = [
            (features.ring, IN_RING),
            (features.hidden_reach - CAMPS, WHERE_HIDDEN_COME),
            (features.goal.at_once, BY_GOAL),
            (features.goal.in_two, TWO_FROM_GOAL),
        ];
        for (set, bit) in sets {
            set.nodes().for_each(|node| classes[node.index() % CLASSES] |= bit);
        }
        NodeClasses(classes)
    }
}

/// What the quiet moves of one piece are worth to the policy.
pub(super) struct QuietLogits<'a> {
    /// What counts wherever the piece goes.
    everywhere: i32,
    classes: &'a [u8; CLASSES],
    by_class: &'a [i32; CLASSES],
    /// What counts on these nodes.
    sets: [(NodeSet, i32); 3],
    /// What getting nearer to the goal counts, by bucket, and for each half of a step.
    nearer: &'a [i32],
    push: i32,
    from_distance: i32,
    distances: &'static [i32; NODES],
}

impl<'a> QuietLogits<'a> {
    /// For a piece of this kind on this node.
    #[inline]
    pub(super) fn new(
        weights: &'a [i32; MOVE_FEATURES],
        ends: &'a EndTable,
        classes: &'a NodeClasses,
        features: &MoveFeatures<'_>,
        (kind, from): (Kind, Node),
    ) -> QuietLogits<'a> {
        let own = kind.index().min(MEN - 1);
        let first = NEARER + own * DISTANCE_BUCKETS;
        let aggression = features.objective.aggression;
        let push = if aggression.leads(kind) { aggression.push } else { 0 };
        QuietLogits {
            everywhere: everywhere(weights, features, own, from),
            classes: &classes.0,
            by_class: &ends.0[features.danger as usize][own],
            sets: [
                (features.beaten_at[own] - CAMPS, weights[EXPOSED + own]),
                (features.beside_beatable[own], weights[CHASES + own]),
                (features.where_from(from), weights[BACK_AGAIN]),
            ],
            nearer: &weights[first..first + DISTANCE_BUCKETS],
            push,
            from_distance: features.distances[from.index()],
            distances: features.distances,
        }
    }

    /// The logit of the move to this node.
    #[inline]
    pub(super) fn to(&self, to: Node) -> i32 {
        let by_class = self.by_class[usize::from(self.classes[to.index() % CLASSES]) % CLASSES];
        let change = self.from_distance - self.distances[to.index()];
        let nearer = change.clamp(LEAST_NEARER, MOST_NEARER);
        let bucket = BUCKETS[(nearer - LEAST_NEARER) as usize];
        let by_distance = self.nearer[usize::from(bucket)] + self.push * nearer;
        let by_set = self.sets.iter().map(|&(set, weight)| i32::from(set.has(to)) * weight);
        self.everywhere + by_class + by_distance + by_set.sum::<i32>()
    }
}

/// What counts for all quiet moves of a piece.
#[inline]
fn everywhere(
    weights: &[i32; MOVE_FEATURES],
    features: &MoveFeatures<'_>,
    own: usize,
    from: Node,
) -> i32 {
    let mut sum = 0;
    let mut add = |applies: bool, feature: usize| sum += i32::from(applies) * weights[feature];
    let camp = CAMPS.has(from);
    let away = usize::from(from.half() != features.side);
    add(features.ring.has(from), RING_LEFT + features.danger as usize);
    add(camp, CAMP + class(own) * 4 + away * 2 + 1);
    add(!camp && features.beaten_at[own].has(from), FLEES + own);
    add(!camp && features.hidden_reach.has(from), LEAVES_HIDDEN + own);
    let back = usize::from(from.row() <= 2);
    add(!features.state.moved.has(from), FIRST_MOVE + own * 2 + back);
    sum
}

#[cfg(test)]
mod tests {
    use galds_games::core::{Game, Rng, RuleSet, Turn};
    use galds_games::luzhanqi::rules::Rules;
    use galds_games::luzhanqi::{Action, Luzhanqi};

    use super::super::{Objective, POSITION_FEATURES, RolloutState, Weights};
    use super::*;
    use crate::luzhanqi::sensible_set_up;

    /// Weights by which every mistake shows: no two sums of a few are the same.
    fn telling_weights() -> Weights {
        let moves = std::array::from_fn(|place| (place * place * 7919 % 100_003) as i32);
        Weights::new(&moves, &[0; POSITION_FEATURES])
    }

    /// Compares all quiet moves of a position.
    fn compare(weights: &Weights, features: &MoveFeatures<'_>) -> usize {
        let position = features.state.position();
        let (ends, classes) = (EndTable::new(&weights.moves), NodeClasses::new(features));
        let mut compared = 0;
        features.game.each_piece(position, |from, to| {
            let piece = (position.kind(from).unwrap(), from);
            let quick = QuietLogits::new(&weights.moves, &ends, &classes, features, piece);
            for to in (to - features.enemies).nodes() {
                assert_eq!(quick.to(to), weights.logit(features, from, to), "{from} {to}");
                compared += 1;
            }
        });
        compared
    }

    #[test]
    fn the_tables_say_what_the_features_say_one_by_one() {
        let (weights, mut rng) = (telling_weights(), Rng::seeded(5));
        let mut compared = 0;
        for rules in ["luzhanqi", "caai", "junqi"] {
            let game = Luzhanqi::new(Rules::read(rules).unwrap());
            for _ in 0..8 {
                let mut position = game.start();
                for _ in Side::BOTH {
                    let set_up = sensible_set_up(game.rules(), &mut rng);
                    game.play(&mut position, Action::SetUp(set_up));
                }
                let mut state = RolloutState::new(position, NodeSet::EMPTY);
                for _ in 0..200 {
                    if let Turn::Over(_) = game.turn(state.position()) {
                        break;
                    }
                    let objective = Objective::draw(&state, state.side(), &mut rng);
                    let features = MoveFeatures::new(&game, &state, objective);
                    compared += compare(&weights, &features);
                    let usual = Weights::of(game.rules());
                    let Some((from, to)) = usual.choose(&features, &mut rng) else { break };
                    state.play(&game, from, to);
                }
            }
        }
        assert!(compared > 10_000, "{compared}");
    }
}
