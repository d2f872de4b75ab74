//! Positions with better chances than a network gives them: what the next network learns from.
//!
//! ```text
//!   position ──► mean over the 21 rolls of the best plays ──► label
//!      │              by the present networks                    ▲
//!      └── one of the rolls, best play ──► next position ──► what its label corrects, times λ
//! ```
//!
//! Programs play against themselves. Each position is looked at one roll ahead (or two), which costs
//! nothing more for the game itself: its next position is among those looked at. The label also takes
//! over, with a factor λ for each step, by how much the look ahead corrects the judgement of the
//! positions that follow. Those corrections hold no luck of the dice, since each compares a position
//! with its own mean over all rolls: this is a rollout of one game with its luck taken out.
//!
//! A smaller judge may sieve the plays first, so that the full one sees only those that look good.
//!
//! Some games begin with random or careless plays, and any play may be a second best one, so that the
//! networks also learn what good play avoids. Corrections are not handed back over such plays.

use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::{Chances, Payoffs};
use galds_engine::nardi::evaluation::Evaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_games::core::Rng;
use galds_games::nardi::{Action, Roll};

/// How to label.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method {
    /// How many rolls are looked ahead.
    pub plies: Plies,
    /// Which part of a later correction is handed back to the position before.
    pub lambda: f32,
}

/// Of the plays of a roll, the sieve lets through those within this of the best, and no more than so
/// many.
const SIEVE_MARGIN: f32 = 0.16;
const SIEVE_MOST: usize = 5;

/// A position with its label: the chances of the side about to roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Labelled {
    /// The position.
    pub board: Board,
    /// What it should be judged.
    pub chances: Chances,
}

/// Plays and labels games, one after the other.
pub struct Labeller<'a> {
    evaluation: &'a dyn Evaluation,
    sieve: Option<&'a dyn Evaluation>,
    method: Method,
    rng: Rng,
    deeper: Expectation<'a>,
    rolls: Vec<(Roll, f32)>,
    actions: Vec<Action>,
    boards: Vec<Board>,
    chances: Vec<Chances>,
    /// Where the plays of each roll end in `boards`.
    ends: Vec<usize>,
    /// The plays that the sieve lets through, roll by roll, and where those of each roll end.
    candidates: Vec<usize>,
    candidate_ends: Vec<usize>,
    visits: Vec<Visit>,
}

/// A position of the game being played.
#[derive(Clone, Copy, Debug)]
struct Visit {
    board: Board,
    /// What it was judged by the position before, if that chose it as the best.
    expected: Option<Chances>,
    /// The mean over the rolls.
    seen: Chances,
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
struct GameStyle {
    /// So many plays at the beginning are chosen by chance,
    random_plays: usize,
    /// and so many after them with this noise in the evaluation.
    noisy_plays: usize,
    noise: f32,
    /// How often a play is not the best one later on.
    exploration: f64,
}

impl<'a> Labeller<'a> {
    /// A labeller that judges by this evaluation.
    pub fn new(evaluation: &'a dyn Evaluation, method: Method, seed: u64) -> Labeller<'a> {
        Labeller {
            evaluation,
            sieve: None,
            method,
            rng: Rng::seeded(seed),
            deeper: Expectation::new(evaluation, Payoffs::MONEY),
            rolls: Roll::all().map(|roll| (roll, roll.weight() as f32 / 36.0)).collect(),
            actions: Vec::new(),
            boards: Vec::new(),
            chances: Vec::new(),
            ends: Vec::new(),
            candidates: Vec::new(),
            candidate_ends: Vec::new(),
            visits: Vec::new(),
        }
    }

    /// The same with a sieve.
    #[must_use]
    pub fn sieved(self, sieve: &'a dyn Evaluation) -> Labeller<'a> {
        Labeller { sieve: Some(sieve), ..self }
    }

    /// Plays a game until the tables know the rest, and hands out its labelled positions.
    pub fn game(&mut self, take: &mut impl FnMut(Labelled)) {
        let style = self.draw_style();
        let Some(mut board) = self.random_start(style.random_plays) else { return };
        let mut expected = None;
        self.visits.clear();
        let mut noisy_plays = style.noisy_plays;
        while matches!(board.kind(), Kind::Contact | Kind::Race) {
            self.look_ahead(board);
            let (bests, seen) = self.best_plays(board);
            self.visits.push(Visit { board, expected, seen });
            let roll = self.fallen();
            let noise = if noisy_plays > 0 {
                noisy_plays -= 1;
                style.noise
            } else if self.rng.fraction() < style.exploration {
                0.06
            } else {
                0.0
            };
            let best = bests[roll];
            let chosen = if noise > 0.0 { self.with_noise(roll, noise) } else { best.0 };
            expected = (chosen == best.0).then_some(best.1);
            board = self.boards[chosen];
        }
        self.hand_out(take);
    }

    fn draw_style(&mut self) -> GameStyle {
        let kind = self.rng.below(100);
        let exploration = if self.rng.below(2) == 0 { 0.0 } else { 0.12 };
        let plain = GameStyle { random_plays: 0, noisy_plays: 0, noise: 0.0, exploration };
        match kind {
            0..55 => plain,
            55..82 => GameStyle {
                noisy_plays: 1 + self.rng.below(20),
                noise: 0.05 + 0.35 * self.rng.fraction() as f32,
                ..plain
            },
            _ => GameStyle { random_plays: 1 + self.rng.below(24), ..plain },
        }
    }

    /// The start, or what random plays make of it; `None` if they end the game.
    fn random_start(&mut self, plays: usize) -> Option<Board> {
        let mut board = Board::START;
        for _ in 0..plays {
            let fallen = self.fallen();
            board.list(self.rolls[fallen].0, &mut self.actions);
            let Action::Play(play) = self.actions[self.rng.below(self.actions.len())] else {
                return None;
            };
            board = board.after(&play);
        }
        (board.kind() == Kind::Contact).then_some(board)
    }

    /// The number of a roll of the dice.
    fn fallen(&mut self) -> usize {
        let mut number = self.rng.below(36) as u32;
        for (place, (roll, _)) in self.rolls.iter().enumerate() {
            let Some(left) = number.checked_sub(roll.weight()) else { return place };
            number = left;
        }
        0
    }

    /// Judges what every play of every roll leaves.
    fn look_ahead(&mut self, board: Board) {
        self.boards.clear();
        self.ends.clear();
        for &(roll, _) in &self.rolls {
            board.list(roll, &mut self.actions);
            self.boards.extend(board.after_each(&self.actions));
            self.ends.push(self.boards.len());
        }
        self.sieve.unwrap_or(self.evaluation).evaluate(&self.boards, &mut self.chances);
        self.sieve_out();
        if self.sieve.is_some() {
            let candidates: Vec<_> =
                self.candidates.iter().map(|&place| self.boards[place]).collect();
            let mut judged = Vec::new();
            self.evaluation.evaluate(&candidates, &mut judged);
            for (&place, judged) in self.candidates.iter().zip(judged) {
                self.chances[place] = judged;
            }
        }
    }

    /// Fills in the candidates: without a sieve, the best play of each roll.
    fn sieve_out(&mut self) {
        self.candidates.clear();
        self.candidate_ends.clear();
        let (margin, most) =
            if self.sieve.is_some() { (SIEVE_MARGIN, SIEVE_MOST) } else { (0.0, 1) };
        let mut plays: Vec<(f32, usize)> = Vec::new();
        for roll in 0..self.rolls.len() {
            plays.clear();
            plays.extend(
                self.plays_of(roll)
                    .map(|place| (Payoffs::MONEY.equity(&self.chances[place]), place)),
            );
            plays.sort_by(|one, other| one.0.total_cmp(&other.0));
            let best = plays.first().map_or(0.0, |play| play.0);
            let near = plays.iter().take(most).filter(|play| play.0 <= best + margin);
            self.candidates.extend(near.map(|play| play.1));
            self.candidate_ends.push(self.candidates.len());
        }
    }

    fn plays_of(&self, roll: usize) -> std::ops::Range<usize> {
        range(&self.ends, roll)
    }

    /// The best play of each roll with the chances it leaves, and the mean of them as the mover
    /// sees it.
    fn best_plays(&mut self, board: Board) -> (Vec<(usize, Chances)>, Chances) {
        let mut mean = Chances::default();
        let mut bests = Vec::with_capacity(self.rolls.len());
        let deeper = if self.method.plies > Plies::ONE && board.kind() == Kind::Contact {
            Some(Plies::up_to(self.method.plies.number() - 1))
        } else {
            None
        };
        for roll in 0..self.rolls.len() {
            let equity = |place: &usize| Payoffs::MONEY.equity(&self.chances[*place]);
            let candidates = &self.candidates[range(&self.candidate_ends, roll)];
            let least = candidates.iter().min_by(|a, b| equity(a).total_cmp(&equity(b)));
            let Some(&place) = least else { continue };
            let chances = match deeper {
                Some(plies) => {
                    self.deeper.expect_own(self.boards[place], plies).unwrap_or_default()
                }
                None => self.chances[place],
            };
            mean.add(chances.turned(), self.rolls[roll].1);
            bests.push((place, chances));
        }
        (bests, mean)
    }

    /// The play of a roll that looks best with noise in each evaluation.
    fn with_noise(&mut self, roll: usize, noise: f32) -> usize {
        let mut best = (f32::INFINITY, 0);
        for place in self.plays_of(roll) {
            let wrong =
                Payoffs::MONEY.equity(&self.chances[place]) + noise * self.rng.normal() as f32;
            if wrong < best.0 {
                best = (wrong, place);
            }
        }
        best.1
    }

    /// The labels of the game, the last position first.
    fn hand_out(&mut self, take: &mut impl FnMut(Labelled)) {
        let mut correction = Chances::default();
        for visit in self.visits.iter().rev() {
            let mut label = visit.seen;
            label.add(correction, self.method.lambda);
            let label = label.in_order();
            take(Labelled { board: visit.board, chances: label });
            correction = visit.expected.map_or_else(Chances::default, |expected| {
                let mut difference = label.turned();
                difference.add(expected.turned(), -1.0);
                difference
            });
        }
    }
}

/// The part of a list that belongs to a number, given where each part ends.
fn range(ends: &[usize], number: usize) -> std::ops::Range<usize> {
    number.checked_sub(1).map_or(0, |before| ends[before])..ends[number]
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_engine::nardi::evaluation::NetworkEvaluation;

    fn labels(lambda: f32) -> Vec<Labelled> {
        let method = Method { plies: Plies::ONE, lambda };
        let mut labeller = Labeller::new(NetworkEvaluation::built_in(), method, 4);
        let mut all = Vec::new();
        for _ in 0..10 {
            labeller.game(&mut |labelled| all.push(labelled));
        }
        all
    }

    #[test]
    fn without_corrections_a_label_is_the_look_ahead() {
        let mut search = Expectation::new(NetworkEvaluation::built_in(), Payoffs::MONEY);
        let all = labels(0.0);
        assert!(all.len() > 100);
        for labelled in all.iter().step_by(7) {
            let ahead = search.expect_own(labelled.board, Plies::ONE).unwrap();
            for (one, other) in ahead.list().into_iter().zip(labelled.chances.list()) {
                assert!((one - other).abs() < 1e-4);
            }
        }
    }

    #[test]
    fn corrections_change_labels_a_little_and_positions_not_at_all() {
        let (plain, corrected) = (labels(0.0), labels(0.8));
        assert_eq!(plain.len(), corrected.len());
        let changes = plain.iter().zip(&corrected).map(|(one, other)| {
            assert_eq!(one.board, other.board);
            (one.chances.win - other.chances.win).abs()
        });
        let mean = changes.sum::<f32>() / plain.len() as f32;
        assert!(mean > 0.0 && mean < 0.05, "{mean}");
    }
}
