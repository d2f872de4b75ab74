//! Which move is best on average over guesses at the enemy's army: perfect information Monte Carlo search (PIMC).
//!
//! ```text
//!   round 1   every move       × 16 guesses, only exchanges behind the move
//!   round 2   the best dozen   × 16 guesses, searched one reply deep and then by quiescence
//!   round 3   the best few     × more guesses …
//! ```
//!
//! In each guess a move is worth what the search of the open games finds behind it, as a chance to
//! win; its value is the mean.

use galds_games::core::{Game, Table, Turn};
use galds_games::luzhanqi::{Action, Luzhanqi, Node};

use super::super::candidates::Candidate;
use super::super::reading::Knowledge;
use super::super::tracks;
use super::exchange::Exchanges;
use super::{Guess, Guesses};
use crate::control::Control;
use crate::search::{Score, Settings, TranspositionTable, score, think};
use galds_games::core::Rng;

/// How a player weighs its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct Style {
    /// How many actions behind a move are searched at most; 0 looks at exchanges only. Measured
    /// against the greedy player, 60, 200 and 40 games: 1 scores 97 %, 0 scores 90 %, 2 scores 83 %.
    pub(in super::super) deepest: u32,
    /// Moves whose chance is this near to the best one's are chosen among at random.
    pub(in super::super) bluff: f64,
}

impl Default for Style {
    fn default() -> Style {
        Style { deepest: 1, bluff: 0.006 }
    }
}

/// A round of weighing.
struct Round {
    /// How many of the best moves so far take part.
    moves: usize,
    /// How many guesses are looked at.
    guesses: usize,
    /// How deep behind the move is searched.
    depth: u32,
}

/// Time that is left goes into more guesses, not into depth: behind the enemy's reply a search takes
/// for known what neither side knows, and its players were weaker (see [`Style::deepest`]).
const ROUNDS: [Round; 5] = [
    Round { moves: usize::MAX, guesses: 16, depth: 0 },
    Round { moves: 12, guesses: 16, depth: 1 },
    Round { moves: 5, guesses: 64, depth: 1 },
    Round { moves: 3, guesses: 192, depth: 1 },
    Round { moves: 5, guesses: 12, depth: 2 },
];

/// A round that was cut short counts if so many guesses were looked at, or half of all.
const ENOUGH: usize = 24;

/// Weighs the moves of one position.
pub(in super::super) struct GuessSearch<'a> {
    known: &'a Knowledge,
    style: Style,
    transpositions: &'a TranspositionTable,
    pub(in super::super) control: Control<'a>,
    exchanges: Exchanges,
    candidates: Vec<Candidate>,
    pub(in super::super) rounds: u32,
}

impl<'a> GuessSearch<'a> {
    /// Weighs in the usual style.
    pub(in super::super) fn usual(
        known: &'a Knowledge,
        transpositions: &'a TranspositionTable,
        control: Control<'a>,
    ) -> GuessSearch<'a> {
        GuessSearch::new(known, Style::default(), transpositions, control)
    }

    pub(in super::super) fn new(
        known: &'a Knowledge,
        style: Style,
        transpositions: &'a TranspositionTable,
        control: Control<'a>,
    ) -> GuessSearch<'a> {
        let start = |(from, to)| Candidate { from, to, chance: 0.5, round: 0 };
        let candidates = known.view.moves(&known.game).into_iter().map(start).collect();
        let exchanges = Exchanges::default();
        GuessSearch { known, style, transpositions, control, exchanges, candidates, rounds: 0 }
    }

    /// The moves, the best first, as far as they have been weighed.
    pub(in super::super) fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Weighs the moves in rounds until the limits are reached. `wanted` moves at least stay in every
    /// round; `after_round` is called after each.
    pub(in super::super) fn weigh(
        &mut self,
        wanted: usize,
        guesses: &mut Guesses<'_>,
        rng: &mut Rng,
        after_round: &mut dyn FnMut(&GuessSearch<'_>),
    ) {
        if self.candidates.len() <= 1 {
            return;
        }
        let deepest = self
            .control
            .limits()
            .depth
            .map_or(self.style.deepest, |most| self.style.deepest.min(most.saturating_sub(1)));
        for round in ROUNDS.iter().filter(|round| round.depth <= deepest) {
            let kept = round.moves.max(wanted).min(self.candidates.len());
            let depth = round.depth;
            let Some(chances) = self.round(guesses, round.guesses, kept, depth, rng) else {
                return;
            };
            self.rounds += 1;
            for (candidate, chance) in self.candidates.iter_mut().zip(chances) {
                candidate.chance = chance;
                candidate.round = self.rounds;
            }
            // Those that got further come first, then those with the higher chance.
            self.candidates.sort_by(|one, two| {
                two.round.cmp(&one.round).then(two.chance.total_cmp(&one.chance))
            });
            after_round(self);
        }
    }

    /// The chances of the first `kept` candidates, if the limits allowed for enough guesses.
    fn round(
        &mut self,
        guesses: &mut Guesses<'_>,
        number: usize,
        kept: usize,
        depth: u32,
        rng: &mut Rng,
    ) -> Option<Vec<f64>> {
        let mut sums = vec![0.0; kept];
        let mut done = 0;
        while done < number {
            let Some(guess) = guesses.draw(&self.known.view, rng) else { break };
            let Some(chances) = self.in_guess(&guess, kept, depth) else { break };
            sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            done += 1;
        }
        let first = self.rounds == 0 && done > 0;
        (first || done * 2 >= number || done >= ENOUGH).then(|| {
            let pairs = sums.iter().zip(&self.candidates);
            pairs
                .map(|(sum, c)| sum / done as f64 - self.repetition_penalty(c.from, c.to))
                .collect()
        })
    }

    /// What a move loses because the pieces have stood like that before since the last contact.
    fn repetition_penalty(&self, from: Node, to: Node) -> f64 {
        if self.known.view.owner(to).is_some() {
            return 0.0;
        }
        let after = tracks::hash_after(&self.known.view, from, to);
        let before = self.known.tracks.own_hashes.iter().filter(|&&hash| hash == after).count();
        0.02 * before as f64
    }

    /// The chances of the first candidates if the enemy's army is this one.
    fn in_guess(&mut self, guess: &Guess, kept: usize, depth: u32) -> Option<Vec<f64>> {
        let mut chances = Vec::with_capacity(kept);
        for place in 0..kept {
            let Candidate { from, to, .. } = self.candidates[place];
            let value = self.after(guess, Action::Move { from, to }, depth)?;
            chances.push(chance_of(value));
        }
        Some(chances)
    }

    /// The value of an action, searched so deep behind it; `None` when the limits are reached.
    fn after(&mut self, guess: &Guess, action: Action, depth: u32) -> Option<Score> {
        let game = &self.known.game;
        let side = self.known.side;
        let mut next = *guess.position();
        game.play(&mut next, action);
        self.control.add_nodes(1);
        if let Turn::Over(outcome) = game.turn(&next) {
            return Some(score::of_outcome(outcome, side, 1));
        }
        if depth == 0 {
            let before = self.exchanges.nodes;
            let value = -self.exchanges.reply(game, &next);
            let spent = self.control.add_nodes(self.exchanges.nodes - before);
            return (!spent).then_some(value);
        }
        let table: Table<Luzhanqi> = Table::at(game.clone(), next);
        let limits = self.control.limits_left(depth);
        let settings = Settings { limits, ..Settings::default() };
        let found =
            think(&table, &settings, self.transpositions, &self.control.host(), &mut |_| {});
        let spent = self.control.add_nodes(found.nodes);
        let value = found.lines.first().map(|line| -line.score);
        value.filter(|_| !spent)
    }
}

/// A value as a chance to win.
fn chance_of(value: Score) -> f64 {
    const UNIT: f64 = 260.0;
    match score::actions_to_end(value) {
        // Sooner is better for the winner and worse for the loser.
        Some(actions) if value > 0 => 1.0 - 0.001 * f64::from(actions),
        Some(actions) => 0.001 * f64::from(actions),
        None => 0.03 + 0.94 / (1.0 + libm::exp(-f64::from(value) / UNIT)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_grow_with_values() {
        let win = score::of_outcome(
            galds_games::core::Outcome::win(galds_games::core::Side::First, 1),
            galds_games::core::Side::First,
            3,
        );
        let values = [-win, -20_000, -300, 0, 50, 20_000, win];
        assert!(values.map(chance_of).is_sorted());
        assert!((chance_of(0) - 0.5).abs() < 1e-9);
    }
}
