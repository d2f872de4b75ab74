//! Candidate moves with their chances to win, and what a player makes of them.

use galds_games::core::Rng;
use galds_games::luzhanqi::{Action, Node};

use crate::control::Control;
use crate::player::{Analysis, TextLine, Value};

/// A move with its mean chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Candidate {
    pub(super) from: Node,
    pub(super) to: Node,
    pub(super) chance: f64,
    /// The round that valued it.
    pub(super) round: u32,
}

/// The place of one of the candidates that are nearly as good as the best, which comes first.
pub(super) fn pick_near_best(candidates: &[Candidate], bluff: f64, rng: &mut Rng) -> usize {
    let Some(best) = candidates.first() else { return 0 };
    // Where the game is decided there is nothing to hide.
    let bluff = if (0.1..=0.9).contains(&best.chance) { bluff } else { 0.0 };
    let near = |c: &&Candidate| c.round == best.round && best.chance - c.chance <= bluff;
    rng.below(candidates.iter().take_while(near).count())
}

/// So many of the candidates as lines, the one at `first` in front, after so many rounds.
pub(super) fn analysis_of(
    candidates: &[Candidate],
    first: usize,
    lines: usize,
    rounds: u32,
    control: &Control<'_>,
) -> Analysis {
    let others = candidates.iter().enumerate().filter(|&(place, _)| place != first);
    let ordered = candidates.get(first).into_iter().chain(others.map(|(_, c)| c));
    let line = |&Candidate { from, to, chance, .. }: &Candidate| TextLine {
        tokens: vec![Action::Move { from, to }.to_string()],
        value: Value::Chance(chance.clamp(0.0, 1.0)),
    };
    Analysis {
        lines: ordered.take(lines).map(line).collect(),
        depth: rounds + 1,
        nodes: control.nodes(),
        time: control.elapsed(),
    }
}
