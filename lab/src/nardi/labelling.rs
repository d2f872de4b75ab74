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
//! If the evaluation has a quick network, only the plays that it finds worth it are judged.
//!
//! Some games begin with random or careless plays, and any play may be a second best one, so that the
//! networks also learn what good play avoids. Corrections are not handed back over such plays.

use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::{Chances, Payoffs};
use galds_engine::nardi::evaluation::Evaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_engine::nardi::sieve::{Sieve, Strength};
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
    sieve: Sieve,
    method: Method,
    rng: Rng,
    deeper: Expectation<'a>,
    rolls: Vec<(Roll, f32)>,
    actions: Vec<Action>,
    boards: Vec<Board>,
    chances: Vec<Chances>,
    /// Where the judged plays of each roll end in `boards`.
    ends: Vec<usize>,
    plays: Vec<Board>,
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
            sieve: Sieve::default(),
            method,
            rng: Rng::seeded(seed),
            deeper: Expectation::new(evaluation, Payoffs::MONEY),
            rolls: Roll::all().map(|roll| (roll, roll.weight() as f32 / 36.0)).collect(),
            actions: Vec::new(),
            boards: Vec::new(),
            chances: Vec::new(),
            ends: Vec::new(),
            plays: Vec::new(),
            visits: Vec::new(),
        }
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
            let (best, chances) = (self.boards[bests[roll].0], bests[roll].1);
            let careless = (noise > 0.0).then(|| self.with_noise(board, roll, noise)).flatten();
            board = careless.unwrap_or(best);
            expected = (board == best).then_some(chances);
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

    /// Judges what the plays of every roll leave.
    fn look_ahead(&mut self, board: Board) {
        self.boards.clear();
        self.ends.clear();
        for &(roll, _) in &self.rolls {
            board.list(roll, &mut self.actions);
            self.plays.clear();
            self.plays.extend(board.after_each(&self.actions));
            if let Some(quick) = self.evaluation.quick() {
                let (worth, strength) = (Payoffs::MONEY, Strength::ANSWER);
                let Labeller { sieve, actions, plays, .. } = self;
                sieve.sift(quick, strength, board, &worth, actions, plays);
            }
            self.boards.extend_from_slice(&self.plays);
            self.ends.push(self.boards.len());
        }
        self.evaluation.evaluate(&self.boards, &mut self.chances);
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
            let least = self.plays_of(roll).min_by(|a, b| equity(a).total_cmp(&equity(b)));
            let Some(place) = least else { continue };
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

    /// What the play leaves that looks best with noise in each evaluation, among all plays of a roll.
    fn with_noise(&mut self, board: Board, roll: usize, noise: f32) -> Option<Board> {
        board.list(self.rolls[roll].0, &mut self.actions);
        self.plays.clear();
        self.plays.extend(board.after_each(&self.actions));
        self.evaluation.evaluate(&self.plays, &mut self.chances);
        let misjudged = self.plays.iter().zip(&self.chances).map(|(&board, chances)| {
            (Payoffs::MONEY.equity(chances) + noise * self.rng.normal() as f32, board)
        });
        let best = misjudged.min_by(|one, other| one.0.total_cmp(&other.0));
        best.map(|(_, board)| board)
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
