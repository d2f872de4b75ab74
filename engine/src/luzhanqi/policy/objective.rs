//! What a side goes for in one rollout: a headquarters, the wing by which to get there, and with how much aggression.

use std::sync::LazyLock;

use galds_games::core::{Rng, Side};
use galds_games::luzhanqi::board::{HEADQUARTERS, NODES};
use galds_games::luzhanqi::{Kind, Node};

use super::super::evaluation::steps_between;
use super::state::RolloutState;
use super::weights::UNIT;

/// How much more than the weights say a side attacks and advances, in parts of [`UNIT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aggression {
    /// What half a step towards the goal is worth more to high ranks and sappers.
    pub push: i32,
    /// What an attack on a hidden piece is worth more.
    pub boldness: i32,
    /// What an attack by a high rank on a hidden piece on its way to the goal is worth more.
    pub charge: i32,
}

impl Aggression {
    /// High ranks go to the goal one after the other and attack whatever stands in the way, brigadiers, colonels and bombs
    /// behind them; sappers are kept for what may be a mine.
    pub const CHARGE: Aggression = Aggression { push: 2 * UNIT, boldness: 0, charge: 10 * UNIT };

    /// Whether it makes pieces of this kind go ahead.
    #[inline]
    pub(super) fn leads(self, kind: Kind) -> bool {
        let follows = matches!(kind, Kind::Brigadier | Kind::Colonel | Kind::Bomb);
        kind <= Kind::LieutenantGeneral || kind == Kind::Sapper || (follows && self.charge > 0)
    }

    /// One of many; every fourth rushes.
    pub fn draw(rng: &mut Rng) -> Aggression {
        let rushes = rng.below(4) == 0;
        let (push, boldness) = if rushes { (UNIT / 2, UNIT) } else { (UNIT / 10, UNIT / 2) };
        let part = |most: i32, rng: &mut Rng| rng.below(most as usize + 1) as i32;
        Aggression {
            push: part(push, rng),
            boldness: part(2 * boldness, rng) - boldness,
            charge: 0,
        }
    }
}

/// What one side goes for.
#[derive(Clone, Copy, Debug)]
pub struct Objective {
    pub(super) goal: Option<Node>,
    /// The place in [`DISTANCES`].
    route: usize,
    pub(super) aggression: Aggression,
}

impl Objective {
    /// Draws one: a headquarters that may hold the flag by what was shown, a wing, and an aggression.
    pub fn draw(state: &RolloutState, side: Side, rng: &mut Rng) -> Objective {
        let aggression = Aggression::draw(rng);
        Objective::with(state, side, aggression, rng)
    }

    /// The same with this aggression.
    pub fn with(
        state: &RolloutState,
        side: Side,
        aggression: Aggression,
        rng: &mut Rng,
    ) -> Objective {
        if aggression.charge > 0 {
            return Objective::charging(state, side, rng);
        }
        let place = goal(state, side, rng);
        let goal = HEADQUARTERS.nodes().nth(place);
        Objective { goal, route: place * WINGS.len() + rng.below(WINGS.len()), aggression }
    }

    /// A charge, along the wing on which the highest rank of the side stands.
    pub fn charging(state: &RolloutState, side: Side, rng: &mut Rng) -> Objective {
        let place = goal(state, side, rng);
        let goal = HEADQUARTERS.nodes().nth(place);
        let position = &state.position;
        let highest = position.men(side).nodes().min_by_key(|&node| position.kind(node));
        let wing = match highest.map(Node::file) {
            Some(0 | 1) => LEFT,
            Some(3 | 4) => RIGHT,
            _ => rng.pick(&[LEFT, RIGHT]),
        };
        Objective { goal, route: place * WINGS.len() + wing, aggression: Aggression::CHARGE }
    }

    /// The next objective, after the goal of this one has turned out to hold no flag.
    #[must_use]
    pub fn redrawn(self, state: &RolloutState, side: Side, rng: &mut Rng) -> Objective {
        Objective::with(state, side, self.aggression, rng)
    }

    /// How far each node is from the goal by the wing, in halves of steps.
    pub(super) fn distances(&self) -> &'static [i32; NODES] {
        &DISTANCES[self.route]
    }
}

/// The place among the headquarters of one that may hold the enemy's flag.
fn goal(state: &RolloutState, side: Side, rng: &mut Rng) -> usize {
    let position = &state.position;
    let occupied = position.men(side.other()) & HEADQUARTERS;
    let mut may_hold = [0; 2];
    let mut count = 0;
    for (place, node) in HEADQUARTERS.nodes().enumerate() {
        if node.half() == side || !occupied.has(node) || state.moved.has(node) {
            continue;
        }
        if position.known().has(node) {
            if position.kind(node) == Some(Kind::Flag) {
                return place;
            }
            continue;
        }
        may_hold[count] = place;
        count += 1;
    }
    if count == 0 { 0 } else { may_hold[rng.below(count)] }
}

/// The wings: left, none in particular, right.
const WINGS: [Option<u8>; 3] = [Some(0), None, Some(4)];
const LEFT: usize = 0;
const RIGHT: usize = 2;

/// How far every node is from each of the four headquarters by each of the wings, in halves of steps.
static DISTANCES: LazyLock<Vec<[i32; NODES]>> = LazyLock::new(|| {
    let goals: Vec<Node> = HEADQUARTERS.nodes().collect();
    let pairs = goals.iter().flat_map(|&goal| WINGS.map(|wing| (goal, wing)));
    let table = |(goal, wing): (Node, Option<u8>)| {
        let mut distances = [0; NODES];
        for node in Node::all() {
            let near = node.half() == goal.half() && node.row() <= 2;
            let beside = wing.filter(|_| !near).map_or(0, |file| node.file().abs_diff(file));
            distances[node.index()] =
                2 * i32::from(steps_between(goal, node)) + 3 * i32::from(beside);
        }
        distances
    };
    pairs.map(table).collect()
});

#[cfg(test)]
mod tests {
    use galds_games::core::{Game, RuleSet};
    use galds_games::luzhanqi::rules::Rules;
    use galds_games::luzhanqi::{Luzhanqi, NodeSet};

    use super::super::{MoveFeatures, Weights};
    use super::*;

    #[test]
    fn a_charge_goes_on_along_the_wing_of_the_highest_rank_whatever_stands_there() {
        let game = Luzhanqi::new(Rules::read("luzhanqi").unwrap());
        let text =
            "b b1:F,a1:M,b2:M,c1:M,e6:5,e5:7,e4:8,a6:4,c6:3 e7:1,e8:2,a7:6,c7:8,b12:F - 0 41";
        let position = game.read_position(text).unwrap();
        let state = RolloutState::new(position, NodeSet::EMPTY);
        let weights = Weights::of(game.rules());
        for seed in 0..20 {
            let mut rng = Rng::seeded(seed);
            let objective = Objective::charging(&state, Side::Second, &mut rng);
            let features = MoveFeatures::new(&game, &state, objective);
            let (from, to) = weights.choose(&features, &mut rng).unwrap();
            assert_eq!(format!("{from}-{to}"), "e7-e6", "seed {seed}");
        }
    }
}
