//! A baseline: attack when that is expected to gain something, else go to where the enemy's flag may be.

use galds_games::core::Game;
use galds_games::luzhanqi::board::{HEADQUARTERS, POSTS};
use galds_games::luzhanqi::ready::READY;
use galds_games::luzhanqi::{Action, Kind, Node, NodeSet};

use super::evaluation::{gain, steps_between};
use super::reading::{Knowledge, Reading};
use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use galds_games::core::Rng;

/// How many armies stand for all that fit.
const ARMIES: usize = 48;

/// A player of Luzhanqi that looks one exchange ahead.
#[derive(Debug)]
pub struct LuzhanqiGreedy {
    rng: Rng,
}

impl LuzhanqiGreedy {
    /// A player whose choices among equals depend on the seed.
    pub fn seeded(seed: u64) -> LuzhanqiGreedy {
        LuzhanqiGreedy { rng: Rng::seeded(seed) }
    }

    /// One of the moves of the highest value.
    fn choose_move(&mut self, known: &Knowledge) -> Option<(Node, Node, f64)> {
        let moves = known.view.moves(&known.game);
        let (armies, goals) = (self.armies(known)?, goals(known)?);
        let valued: Vec<(Node, Node, f64)> = moves
            .into_iter()
            .map(|(from, to)| (from, to, value(known, &armies, goals, from, to)))
            .collect();
        let best = valued.iter().map(|&(_, _, value)| value).max_by(f64::total_cmp)?;
        let equal: Vec<_> = valued.into_iter().filter(|&(.., value)| value >= best).collect();
        Some(equal[self.rng.below(equal.len())])
    }

    /// Armies that fit, all with the same chance, and where their pieces stand.
    fn armies(&mut self, known: &Knowledge) -> Option<Vec<[Kind; POSTS]>> {
        let sampler = known.belief.armies()?.sampler();
        let rng = &mut self.rng;
        Some((0..ARMIES).map(|_| *sampler.draw(&mut || rng.bits()).kinds()).collect())
    }
}

/// Expected gains lie above all advances, advances above attacks that are expected to lose.
fn value(known: &Knowledge, armies: &[[Kind; POSTS]], goals: NodeSet, from: Node, to: Node) -> f64 {
    let rules = known.game.rules();
    let suspects = known.belief.suspects();
    let met = suspects.iter().position(|suspect| suspect.node == Some(to));
    if let (Some(met), Some(own)) = (met, known.view.kind(from)) {
        let gains = armies.iter().map(|army| f64::from(gain(own, army[met], rules)));
        let mean = gains.sum::<f64>() / armies.len() as f64;
        return if mean > 0.0 { 1000.0 + mean } else { mean - 1000.0 };
    }
    // Nobody comes out of a locked headquarters again.
    if rules.hq_locked && HEADQUARTERS.has(to) {
        return -500.0;
    }
    f64::from(steps_to(goals, from) - steps_to(goals, to))
}

/// The enemy's headquarters in which its flag may stand.
fn goals(known: &Knowledge) -> Option<NodeSet> {
    let armies = known.belief.armies()?;
    let pieces = known.belief.suspects().iter().zip(armies.may_be());
    let may_be_flag = pieces.filter(|(_, may_be)| may_be.has(Kind::Flag));
    Some(may_be_flag.filter_map(|(suspect, _)| suspect.node).collect())
}

/// How many steps a node is away from the nearest goal.
fn steps_to(goals: NodeSet, node: Node) -> i32 {
    goals.nodes().map(|goal| i32::from(steps_between(goal, node))).min().unwrap_or_default()
}

impl Player for LuzhanqiGreedy {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        _budget: &Budget,
        _host: &Host<'_>,
        _report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let (token, value) = match Reading::of(observation)? {
            Reading::SetUpDue(_) => (READY[self.rng.below(READY.len())].set_up.to_string(), 0.0),
            Reading::MoveDue(known) => {
                let chosen = self.choose_move(&known).ok_or(PlayerError::NothingToChoose)?;
                let (from, to, value) = chosen;
                (Action::Move { from, to }.to_string(), value)
            }
        };
        let line = TextLine { tokens: vec![token], value: Value::Hundredths(value as i32) };
        Ok(Analysis { lines: vec![line], depth: 1, ..Analysis::default() })
    }
}
