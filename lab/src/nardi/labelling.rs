//! Positions with better chances than a network gives them: what the next network learns from.
//!
//! ```text
//!   position ──► mean over the 21 throws of the best plays ──► label
//!      │              by the present networks                    ▲
//!      └── one of the throws, best play ──► next position ──► what its label corrects, times λ
//! ```
//!
//! Programs play against themselves. Each position is looked at one throw ahead (or two), which costs
//! nothing more for the game itself: its next position is among those looked at. The label also takes
//! over, with a factor λ for each step, by how much the look ahead corrects the judgement of the
//! positions that follow. Those corrections hold no luck of the dice, since each compares a position
//! with its own mean over all throws: this is a rollout of one game with its luck taken out.
//!
//! A smaller judge may sieve the plays first, so that the full one sees only those that look good.
//!
//! Some games begin with random or careless plays, and any play may be a second best one, so that the
//! networks also learn what good play avoids. Corrections are not handed back over such plays.

use galds_engine::nardi::chances::{Chances, Worth};
use galds_engine::nardi::evaluation::Evaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_engine::nardi::stand::{Kind, Stand};
use galds_games::core::Rng;
use galds_games::nardi::{Action, Throw};

/// How to label.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method {
    /// How many throws are looked ahead.
    pub plies: Plies,
    /// Which part of a later correction is handed back to the position before.
    pub lambda: f32,
}

/// Of the plays of a throw, the sieve lets through those within this of the best, and no more than so
/// many.
const SIEVE_MARGIN: f32 = 0.16;
const SIEVE_MOST: usize = 5;

/// A position with its label: the chances of the side about to throw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Labelled {
    /// The position.
    pub stand: Stand,
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
    throws: Vec<(Throw, f32)>,
    actions: Vec<Action>,
    stands: Vec<Stand>,
    chances: Vec<Chances>,
    /// Where the plays of each throw end in `stands`.
    ends: Vec<usize>,
    /// The plays that the sieve lets through, throw by throw, and where those of each throw end.
    candidates: Vec<usize>,
    candidate_ends: Vec<usize>,
    visits: Vec<Visit>,
}

/// A position of the game being played.
#[derive(Clone, Copy, Debug)]
struct Visit {
    stand: Stand,
    /// What it was judged by the position before, if that chose it as the best.
    expected: Option<Chances>,
    /// The mean over the throws.
    seen: Chances,
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// So many plays at the beginning are chosen by chance,
    wild: usize,
    /// and so many after them with this error in the judgement.
    careless: usize,
    error: f32,
    /// How often a play is not the best one later on.
    adventure: f64,
}

impl<'a> Labeller<'a> {
    /// A labeller that judges by this evaluation.
    pub fn new(evaluation: &'a dyn Evaluation, method: Method, seed: u64) -> Labeller<'a> {
        Labeller {
            evaluation,
            sieve: None,
            method,
            rng: Rng::seeded(seed),
            deeper: Expectation::new(evaluation, Worth::MONEY),
            throws: Throw::all().map(|throw| (throw, throw.weight() as f32 / 36.0)).collect(),
            actions: Vec::new(),
            stands: Vec::new(),
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
        let manner = self.manner();
        let Some(mut stand) = self.wild_start(manner.wild) else { return };
        let mut expected = None;
        self.visits.clear();
        let mut careless = manner.careless;
        while matches!(stand.kind(), Kind::Contact | Kind::Race) {
            self.look_ahead(stand);
            let (bests, seen) = self.best_plays(stand);
            self.visits.push(Visit { stand, expected, seen });
            let throw = self.fallen();
            let error = if careless > 0 {
                careless -= 1;
                manner.error
            } else if self.rng.fraction() < manner.adventure {
                0.06
            } else {
                0.0
            };
            let best = bests[throw];
            let chosen = if error > 0.0 { self.with_error(throw, error) } else { best.0 };
            expected = (chosen == best.0).then_some(best.1);
            stand = self.stands[chosen];
        }
        self.hand_out(take);
    }

    fn manner(&mut self) -> Manner {
        let kind = self.rng.below(100);
        let adventure = if self.rng.below(2) == 0 { 0.0 } else { 0.12 };
        let plain = Manner { wild: 0, careless: 0, error: 0.0, adventure };
        match kind {
            0..55 => plain,
            55..82 => Manner {
                careless: 1 + self.rng.below(20),
                error: 0.05 + 0.35 * self.rng.fraction() as f32,
                ..plain
            },
            _ => Manner { wild: 1 + self.rng.below(24), ..plain },
        }
    }

    /// The start, or what random plays make of it; `None` if they end the game.
    fn wild_start(&mut self, plays: usize) -> Option<Stand> {
        let mut stand = Stand::START;
        for _ in 0..plays {
            let fallen = self.fallen();
            stand.list(self.throws[fallen].0, &mut self.actions);
            let Action::Play(play) = self.actions[self.rng.below(self.actions.len())] else {
                return None;
            };
            stand = stand.after(&play);
        }
        (stand.kind() == Kind::Contact).then_some(stand)
    }

    /// The number of a throw of the dice.
    fn fallen(&mut self) -> usize {
        let mut number = self.rng.below(36) as u32;
        for (place, (throw, _)) in self.throws.iter().enumerate() {
            let Some(left) = number.checked_sub(throw.weight()) else { return place };
            number = left;
        }
        0
    }

    /// Judges what every play of every throw leaves.
    fn look_ahead(&mut self, stand: Stand) {
        self.stands.clear();
        self.ends.clear();
        for &(throw, _) in &self.throws {
            stand.list(throw, &mut self.actions);
            self.stands.extend(stand.after_each(&self.actions));
            self.ends.push(self.stands.len());
        }
        self.sieve.unwrap_or(self.evaluation).judge(&self.stands, &mut self.chances);
        self.sieve_out();
        if self.sieve.is_some() {
            let candidates: Vec<_> =
                self.candidates.iter().map(|&place| self.stands[place]).collect();
            let mut judged = Vec::new();
            self.evaluation.judge(&candidates, &mut judged);
            for (&place, judged) in self.candidates.iter().zip(judged) {
                self.chances[place] = judged;
            }
        }
    }

    /// Fills in the candidates: without a sieve, the best play of each throw.
    fn sieve_out(&mut self) {
        self.candidates.clear();
        self.candidate_ends.clear();
        let (margin, most) =
            if self.sieve.is_some() { (SIEVE_MARGIN, SIEVE_MOST) } else { (0.0, 1) };
        let mut plays: Vec<(f32, usize)> = Vec::new();
        for throw in 0..self.throws.len() {
            plays.clear();
            plays.extend(
                self.plays_of(throw)
                    .map(|place| (Worth::MONEY.equity(&self.chances[place]), place)),
            );
            plays.sort_by(|one, other| one.0.total_cmp(&other.0));
            let best = plays.first().map_or(0.0, |play| play.0);
            let near = plays.iter().take(most).filter(|play| play.0 <= best + margin);
            self.candidates.extend(near.map(|play| play.1));
            self.candidate_ends.push(self.candidates.len());
        }
    }

    fn plays_of(&self, throw: usize) -> std::ops::Range<usize> {
        range(&self.ends, throw)
    }

    /// The best play of each throw with the chances it leaves, and the mean of them as the mover
    /// sees it.
    fn best_plays(&mut self, stand: Stand) -> (Vec<(usize, Chances)>, Chances) {
        let mut mean = Chances::default();
        let mut bests = Vec::with_capacity(self.throws.len());
        let deeper = if self.method.plies > Plies::ONE && stand.kind() == Kind::Contact {
            Some(Plies::up_to(self.method.plies.number() - 1))
        } else {
            None
        };
        for throw in 0..self.throws.len() {
            let equity = |place: &usize| Worth::MONEY.equity(&self.chances[*place]);
            let candidates = &self.candidates[range(&self.candidate_ends, throw)];
            let least = candidates.iter().min_by(|a, b| equity(a).total_cmp(&equity(b)));
            let Some(&place) = least else { continue };
            let chances = match deeper {
                Some(plies) => {
                    self.deeper.expect_own(self.stands[place], plies).unwrap_or_default()
                }
                None => self.chances[place],
            };
            mean.add(chances.turned(), self.throws[throw].1);
            bests.push((place, chances));
        }
        (bests, mean)
    }

    /// The play of a throw that looks best with an error in each judgement.
    fn with_error(&mut self, throw: usize, error: f32) -> usize {
        let mut best = (f32::INFINITY, 0);
        for place in self.plays_of(throw) {
            let wrong =
                Worth::MONEY.equity(&self.chances[place]) + error * self.rng.normal() as f32;
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
            take(Labelled { stand: visit.stand, chances: label });
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
    use galds_engine::nardi::evaluation::Judge;

    fn labels(lambda: f32) -> Vec<Labelled> {
        let method = Method { plies: Plies::ONE, lambda };
        let mut labeller = Labeller::new(Judge::built_in(), method, 4);
        let mut all = Vec::new();
        for _ in 0..10 {
            labeller.game(&mut |labelled| all.push(labelled));
        }
        all
    }

    #[test]
    fn without_corrections_a_label_is_the_look_ahead() {
        let mut search = Expectation::new(Judge::built_in(), Worth::MONEY);
        let all = labels(0.0);
        assert!(all.len() > 100);
        for labelled in all.iter().step_by(7) {
            let ahead = search.expect_own(labelled.stand, Plies::ONE).unwrap();
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
            assert_eq!(one.stand, other.stand);
            (one.chances.win - other.chances.win).abs()
        });
        let mean = changes.sum::<f32>() / plain.len() as f32;
        assert!(mean > 0.0 && mean < 0.05, "{mean}");
    }
}
