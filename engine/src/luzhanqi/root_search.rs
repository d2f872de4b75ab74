//! The search at the root: all moves by search of guesses, the best of them by rollouts too.
//!
//! ```text
//!   search of guesses ──► the best ten ─┬─► rollouts, some for each ──► those that may still be best: more ──► … ──► one
//!   threats to the flags ──► urgent ────┘
//! ```
//!
//! All moves get rollouts in the same guesses with the same random numbers, so that they differ by
//! what the moves do and not by luck. When a move is given up, `comparison` says.
//!
//! Where a quiet game is drawn, contact and advance count the more the longer nothing has happened: neither search nor
//! rollouts look as far as the limit of quiet plies, and both would rather wait.

use galds_games::core::{Game, Limit, Rng, mix_all};
use galds_games::luzhanqi::Node;
use galds_games::luzhanqi::board::HEADQUARTERS;
use galds_games::luzhanqi::rules::Stall;

use super::candidates::Candidate;
use super::comparison::Comparison;
use super::evaluation::steps_between;
use super::further_moves::Seen;
use super::guesses::{GuessSearch, Guesses};
use super::policy::RolloutState;
use super::reading::Knowledge;
use super::rollouts::Rollouts;
use super::threats::{LikelyBoard, urgent_moves};
use super::tracks;
use crate::control::Control;
use crate::search::TranspositionTable;

/// How a player weighs its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How many moves get rollouts; 0 for none.
    pub candidates: usize,
    /// How many moves beside them get rollouts because they stop or further a threat to a flag.
    pub urgent: usize,
    /// How many rollouts each of them gets at most.
    pub rollouts_each: usize,
    /// How many rollouts all of them get together at most.
    pub rollouts_total: usize,
    /// How many plies a rollout has.
    pub plies: u32,
    /// How many moves of its own, after the first, are chosen by their results in other rollouts.
    pub planned: usize,
    /// In which part of the rollouts the enemy charges, if all of its moves so far were made by pieces that have gone into our half.
    pub charges: f64,
    /// How much rollouts count beside the search, 0 to 1.
    pub share: f64,
    /// What a contact is worth when the quiet plies have nearly run out and that would be a draw.
    pub impatience: f64,
    /// Moves whose chance is this near to the best one's are chosen among at random.
    pub bluff: f64,
    /// How the enemy's army is guessed.
    pub guessing: Guessing,
    /// From which set-ups it begins.
    pub set_ups: SetUps,
}

/// How the enemy's army is guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guessing {
    /// By hand-made habits, about.
    Habits,
    /// By fitted beliefs, exactly.
    Beliefs,
}

/// From which set-ups a player begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUps {
    /// Ready-made ones and such as people have.
    Sensible,
    /// Those that have proven strong.
    Proven,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            candidates: 10,
            urgent: 4,
            rollouts_each: 1600,
            rollouts_total: 6400,
            plies: 30,
            planned: 2,
            charges: 0.6,
            share: 0.7,
            impatience: 0.1,
            bluff: 0.004,
            guessing: Guessing::Beliefs,
            set_ups: SetUps::Proven,
        }
    }
}

/// How many contacts join the moves that get rollouts.
const CONTACTS: usize = 3;
/// So many quiet plies are nothing to worry about.
const PATIENCE: u32 = 10;
/// Fewer rollouts than these say nothing.
const LEAST_ROLLOUTS: usize = 12;
/// So many guesses get rollouts before moves are compared.
const BATCH: usize = 24;

/// Weighs the moves of one position.
pub(super) struct RootSearch<'a> {
    known: &'a Knowledge,
    style: Style,
    search: GuessSearch<'a>,
    candidates: Vec<Candidate>,
    pub(super) rounds: u32,
}

impl<'a> RootSearch<'a> {
    pub(super) fn new(
        known: &'a Knowledge,
        style: Style,
        transpositions: &'a TranspositionTable,
        control: Control<'a>,
    ) -> RootSearch<'a> {
        let search = GuessSearch::usual(known, transpositions, control);
        RootSearch { known, style, search, candidates: Vec::new(), rounds: 0 }
    }

    /// The moves, the best first, as far as they have been weighed.
    pub(super) fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// What has been spent.
    pub(super) fn control(&self) -> &Control<'a> {
        &self.search.control
    }

    /// Weighs the moves until the limits are reached. `wanted` moves at least stay in every round;
    /// `after_round` is called after each.
    pub(super) fn weigh(
        &mut self,
        wanted: usize,
        rng: &mut Rng,
        after_round: &mut dyn FnMut(&RootSearch<'_>),
    ) {
        let Knowledge { belief, tracks, view, .. } = self.known;
        let mut guesses = match self.style.guessing {
            Guessing::Habits => Guesses::new(belief, tracks, view.ply()),
            Guessing::Beliefs => Guesses::by_beliefs(self.known),
        };
        if let Some(guesses) = &mut guesses {
            self.search.weigh(wanted, guesses, rng, &mut |_| {});
        }
        self.rounds = self.search.rounds;
        self.candidates = self.search.candidates().to_vec();
        after_round(self);
        let deep = self.control().limits().depth.is_none_or(|most| most > 2);
        let count = self.style.candidates.max(wanted).min(self.candidates.len());
        // A flag that can be taken is taken.
        let decided = self.candidates.first().is_some_and(|best| best.chance > 0.985);
        if self.style.candidates == 0 || !deep || count < 2 || decided || self.control().is_over() {
            return;
        }
        let Some(mut guesses) = guesses else { return };
        self.add_contacts(count);
        let count = count + self.add_urgent(count, &mut guesses, rng);
        self.roll_out(count, wanted, &mut guesses, rng, after_round);
    }

    /// The chance of the last of the moves that the search liked best. It has looked at all others less closely, so those that
    /// get rollouts beside these count for no more.
    fn least_chance(&self, count: usize) -> f64 {
        self.candidates[count - 1].chance
    }

    /// Puts a few contacts among the moves that get rollouts, if it is time for one.
    fn add_contacts(&mut self, count: usize) {
        if self.impatience() <= 0.0 {
            return;
        }
        let least = self.least_chance(count);
        let view = &self.known.view;
        let late = self.candidates[count..].iter().enumerate();
        let contacts = late.filter(|(_, it)| view.owner(it.to).is_some());
        let added: Vec<usize> = contacts.map(|(place, _)| count + place).take(CONTACTS).collect();
        for (step, place) in added.into_iter().enumerate().filter(|&(step, _)| step + 2 < count) {
            let mut contact = self.candidates[place];
            contact.chance = contact.chance.min(least);
            self.candidates[place] = self.candidates[count - 1 - step];
            self.candidates[count - 1 - step] = contact;
        }
    }

    /// Puts moves that stop or further a threat to a flag behind the first `count`, if they are not among them; how many.
    fn add_urgent(&mut self, count: usize, guesses: &mut Guesses<'_>, rng: &mut Rng) -> usize {
        let most = self.style.urgent;
        let Some(board) = (most > 0).then(|| LikelyBoard::new(self.known, guesses, rng)).flatten()
        else {
            return 0;
        };
        let least = self.least_chance(count);
        let moves: Vec<_> = self.candidates.iter().map(|it| (it.from, it.to)).collect();
        let rules = self.known.game.rules();
        let mut added = 0;
        for urgent in urgent_moves(&board, &moves, self.known.side, rules, most) {
            let mut late = self.candidates[count + added..].iter();
            if let Some(place) = late.position(|it| (it.from, it.to) == urgent) {
                let place = count + added + place;
                self.candidates[place].chance = self.candidates[place].chance.min(least);
                self.candidates.swap(count + added, place);
                added += 1;
            }
        }
        added
    }

    /// What a contact is worth by how long nothing has happened; nothing where waiting is no draw.
    fn impatience(&self) -> f64 {
        let rules = self.known.game.rules();
        let (Stall::Draw, Limit::At(limit)) = (rules.stall, rules.quiet) else { return 0.0 };
        let waited = self.known.view.quiet().saturating_sub(PATIENCE);
        self.style.impatience * f64::from(waited) / f64::from(limit.get())
    }

    /// What speaks for contact and advance because too long nothing has happened, and against standing as
    /// before.
    fn impatience_bonus(&self, from: Node, to: Node) -> f64 {
        let (view, impatience) = (&self.known.view, self.impatience());
        if view.owner(to).is_some() || impatience <= 0.0 {
            return impatience;
        }
        let distance = |node: Node| {
            let goals = HEADQUARTERS.nodes().filter(|goal| goal.half() != self.known.side);
            goals.map(|goal| f64::from(steps_between(goal, node))).fold(f64::MAX, f64::min)
        };
        let nearer = (distance(from) - distance(to)).clamp(-3.0, 3.0) / 10.0;
        let after = tracks::hash_after(view, from, to);
        let before = self.known.tracks.own_hashes.iter().filter(|&&hash| hash == after).count();
        impatience * nearer - 0.01 * before as f64
    }

    fn roll_out(
        &mut self,
        count: usize,
        wanted: usize,
        guesses: &mut Guesses<'_>,
        rng: &mut Rng,
        after_round: &mut dyn FnMut(&RootSearch<'_>),
    ) {
        let Style { share, rollouts_each, rollouts_total, .. } = self.style;
        let starts = self.candidates[..count].to_vec();
        let offset =
            |it: &Candidate| self.impatience_bonus(it.from, it.to) + (1.0 - share) * it.chance;
        let offsets = starts.iter().map(offset).collect();
        let mut comparison = Comparison::new(offsets, share, rollouts_each + BATCH);
        let mut rollouts = Rollouts::new(&self.known.game, self.style);
        rollouts.charges *= self.known.tracks.advance();
        let mut spent = 0;
        while spent < rollouts_total && comparison.rollouts() < rollouts_each {
            spent += BATCH * comparison.order().len();
            self.add_rollouts(&mut rollouts, guesses, &starts, &mut comparison, rng);
            if comparison.rollouts() < LEAST_ROLLOUTS {
                break;
            }
            comparison.sort();
            self.rounds += 1;
            self.put_first(&starts, &comparison);
            after_round(self);
            comparison.give_up(wanted);
            if comparison.order().len() < 2 || self.control().is_over() {
                break;
            }
        }
    }

    /// Puts the moves that are compared first; those behind them are worth no more than they.
    fn put_first(&mut self, starts: &[Candidate], comparison: &Comparison) {
        let is_first = |it: &Candidate| {
            let mut first = comparison.order().iter().map(|&place| &starts[place]);
            first.any(|start| (start.from, start.to) == (it.from, it.to))
        };
        let mut rest: Vec<Candidate> =
            self.candidates.iter().copied().filter(|it| !is_first(it)).collect();
        self.candidates.clear();
        for &place in comparison.order() {
            let (chance, round) = (comparison.chance(place), self.rounds);
            self.candidates.push(Candidate { chance, round, ..starts[place] });
        }
        let least = self.candidates.last().map_or(1.0, |last| last.chance);
        for it in &mut rest {
            it.chance = it.chance.min(least);
        }
        self.candidates.append(&mut rest);
    }

    /// Adds a batch of guesses, with a rollout of each move in each.
    fn add_rollouts(
        &mut self,
        rollouts: &mut Rollouts<'_>,
        guesses: &mut Guesses<'_>,
        starts: &[Candidate],
        comparison: &mut Comparison,
        rng: &mut Rng,
    ) {
        let game = &self.known.game;
        let moved = self.known.tracks.all_moved(&self.known.belief);
        for _ in 0..BATCH {
            let Some(guess) = guesses.draw(&self.known.view, rng) else { return };
            let seed = rng.bits();
            for rank in 0..comparison.order().len() {
                let place = comparison.order()[rank];
                let Candidate { from, to, .. } = starts[place];
                let mut next = RolloutState::new(*guess.position(), moved);
                let moment = Seen::default().then(&game.report(guess.position(), from, to));
                next.play(game, from, to);
                let mut same = Rng::seeded(mix_all([seed]));
                let before = rollouts.nodes;
                comparison.add(place, rollouts.play(&next, moment, self.known.side, &mut same));
                if self.search.control.add_nodes(rollouts.nodes - before) {
                    return;
                }
            }
        }
    }
}
