//! Looking ahead over all throws.
//!
//! ```text
//!   0 plies   the judgement after each play
//!   1 ply     the mean over the 21 throws of the other side, each answered by the play that looks best
//!   2 plies   the same again after each answer, and so on
//! ```
//!
//! Answers inside the tree are chosen by their judgement alone, without the cube; the plays at the root
//! are compared with the cube, if there is one. At the root a filter keeps the few
//! plays that look best, so that each further ply costs about twenty times as much and no more.

use galds_games::core::Job;
use galds_games::nardi::{Action, Throw};

use super::chances::{Chances, Worth};
use super::cube::{CubeState, Stakes};
use super::evaluation::Evaluation;
use super::situation::Situation;
use super::stand::{Kind, Stand};
use crate::control::Control;

/// How far a search looks ahead: how many throws after the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Plies(u8);

impl Plies {
    /// The judgement alone.
    pub const ZERO: Plies = Plies(0);
    /// The other side's throw.
    pub const ONE: Plies = Plies(1);
    /// And the own next one.
    pub const TWO: Plies = Plies(2);
    /// As far as a search goes.
    pub const MOST: Plies = Plies(3);

    /// So many plies, but no more than there are.
    pub fn up_to(plies: u32) -> Plies {
        Plies(plies.min(u32::from(Plies::MOST.0)) as u8)
    }

    /// The number of plies.
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// Zero plies, one, … up to this many.
    pub fn from_zero(self) -> impl Iterator<Item = Plies> {
        (0..=self.0).map(Plies)
    }
}

/// A play and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The play.
    pub action: Action,
    /// What it leaves; the other side is about to throw.
    pub stand: Stand,
    /// The chances of the side that makes it.
    pub chances: Chances,
    /// What they are worth to it.
    pub equity: f32,
    /// How far was looked ahead for it.
    pub plies: Plies,
}

/// Which plays are looked at again one ply deeper: those within `margin` of the best, at most `most`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Filter {
    most: usize,
    margin: f32,
}

/// The filter before each ply, the first one first.
const FILTERS: [Filter; 3] = [
    Filter { most: 12, margin: 0.20 },
    Filter { most: 6, margin: 0.12 },
    Filter { most: 4, margin: 0.06 },
];

/// The search ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// A search with its buffers.
pub struct Expectation<'a> {
    evaluation: &'a dyn Evaluation,
    worth: Worth,
    /// What plays at the root leave to the other side, where there is a cube.
    cube: Option<(Stakes<'static>, CubeState)>,
    actions: Vec<Action>,
    /// For each level of the tree, so that nothing is allocated on the way.
    stands: Vec<Stand>,
    chances: Vec<Chances>,
    control: Option<&'a Control<'a>>,
    threads: usize,
    throws: [(Throw, f32); 21],
}

impl<'a> Expectation<'a> {
    /// A search for the side at the root, to which the ends of the game have this worth.
    pub fn new(evaluation: &'a dyn Evaluation, worth: Worth) -> Expectation<'a> {
        let mut all = Throw::all();
        let filler = Throw::of(galds_games::nardi::Die::ALL[0], galds_games::nardi::Die::ALL[0]);
        let throws = std::array::from_fn(|_| {
            let throw = all.next().unwrap_or(filler);
            (throw, throw.weight() as f32 / 36.0)
        });
        let (actions, stands, chances) = (Vec::new(), Vec::new(), Vec::new());
        Expectation {
            evaluation,
            worth,
            cube: None,
            actions,
            stands,
            chances,
            control: None,
            threads: 1,
            throws,
        }
    }

    /// The same search with the cube as the other side sees it, if there is one.
    #[must_use]
    pub fn with_cube(self, theirs: &Situation) -> Expectation<'a> {
        Expectation { cube: theirs.cube.map(|cube| (theirs.stakes, cube)), ..self }
    }

    /// What chances after a play are worth to the side at the root.
    fn equity(&self, chances: &Chances) -> f32 {
        match &self.cube {
            Some((stakes, cube)) => -stakes.equity(&chances.turned(), *cube) as f32,
            None => self.worth.equity(chances),
        }
    }

    /// The same search under limits that may end it, with so many threads if the host has them.
    #[must_use]
    pub fn limited(self, control: &'a Control<'a>, threads: usize) -> Expectation<'a> {
        let threads = threads.min(control.host().workers.most());
        Expectation { control: Some(control), threads, ..self }
    }

    /// All plays of a throw, the best first: those that pass the filters looked at `plies` ahead.
    pub fn rank(&mut self, stand: Stand, throw: Throw, plies: Plies) -> Vec<Ranked> {
        let mut ranked = self.first_look(stand, throw);
        for plies in plies.from_zero().skip(1) {
            if self.look_deeper(&mut ranked, plies, 1).is_err() {
                break;
            }
        }
        ranked
    }

    /// All plays of a throw by their judgement, the best first.
    pub fn first_look(&mut self, stand: Stand, throw: Throw) -> Vec<Ranked> {
        stand.list(throw, &mut self.actions);
        // However short the time, a choice has to be made.
        let _ = self.judge_plays(stand);
        let mut ranked: Vec<_> = self
            .actions
            .iter()
            .zip(&self.stands)
            .zip(&self.chances)
            .map(|((&action, &stand), chances)| {
                let chances = chances.turned();
                Ranked { action, stand, chances, equity: self.equity(&chances), plies: Plies::ZERO }
            })
            .collect();
        sort(&mut ranked);
        ranked
    }

    /// Looks at the plays that pass the filter (at least `lines` of them) one ply deeper, `plies` in
    /// all. If that ends early they stay as they were, and so does one that has no rival.
    pub fn look_deeper(
        &mut self,
        ranked: &mut [Ranked],
        plies: Plies,
        lines: usize,
    ) -> Result<(), Stopped> {
        let Some(filter) = plies.0.checked_sub(1).and_then(|n| FILTERS.get(usize::from(n))) else {
            return Ok(());
        };
        let Some(best) = ranked.first().map(|first| first.equity) else { return Ok(()) };
        let near = ranked.iter().filter(|play| play.equity >= best - filter.margin).count();
        let kept = near.min(filter.most).max(lines).min(ranked.len());
        if kept == 1 {
            return Ok(());
        }
        let mut deeper = ranked[..kept].to_vec();
        self.look_at_all(&mut deeper, plies)?;
        sort(&mut deeper);
        ranked[..kept].copy_from_slice(&deeper);
        Ok(())
    }

    /// Looks `plies` ahead of each play; each thread takes its share of them.
    fn look_at_all(&mut self, plays: &mut [Ranked], plies: Plies) -> Result<(), Stopped> {
        let share = plays.len().div_ceil(self.threads.max(1));
        let Some(control) = self.control.filter(|_| share < plays.len()) else {
            return self.look_at_share(plays, plies);
        };
        let (evaluation, worth, cube) = (self.evaluation, self.worth, self.cube);
        let (own, others) = plays.split_at_mut(share);
        let mut ends = vec![Ok(()); others.len().div_ceil(share)];
        let mut jobs: Vec<Job<'_>> = Vec::with_capacity(ends.len());
        for (end, plays) in ends.iter_mut().zip(others.chunks_mut(share)) {
            let mut search =
                Expectation { cube, control: Some(control), ..Expectation::new(evaluation, worth) };
            jobs.push(Box::new(move || *end = search.look_at_share(plays, plies)));
        }
        let mut own_end = Ok(());
        control.host().workers.run(jobs, &mut || own_end = self.look_at_share(own, plies));
        ends.into_iter().fold(own_end, Result::and)
    }

    fn look_at_share(&mut self, plays: &mut [Ranked], plies: Plies) -> Result<(), Stopped> {
        for play in plays {
            *play = self.looked_at(*play, plies)?;
        }
        Ok(())
    }

    /// A play looked at `plies` ahead.
    pub fn looked_at(&mut self, play: Ranked, plies: Plies) -> Result<Ranked, Stopped> {
        let chances = self.expect(play.stand, plies)?.turned();
        Ok(Ranked { chances, equity: self.equity(&chances), plies, ..play })
    }

    /// The chances of the side about to throw, looking `plies` throws ahead.
    pub fn expect(&mut self, stand: Stand, plies: Plies) -> Result<Chances, Stopped> {
        let worth = self.worth.turned();
        self.expect_for(stand, plies, &worth)
    }

    /// The same for the side at the root, when it is the one about to throw.
    pub fn expect_own(&mut self, stand: Stand, plies: Plies) -> Result<Chances, Stopped> {
        let worth = self.worth;
        self.expect_for(stand, plies, &worth)
    }

    fn expect_for(
        &mut self,
        stand: Stand,
        plies: Plies,
        worth: &Worth,
    ) -> Result<Chances, Stopped> {
        let Some(fewer) = plies.0.checked_sub(1).map(Plies) else {
            return Ok(self.evaluation.judge_one(stand));
        };
        if matches!(stand.kind(), Kind::Over | Kind::BearOff) {
            // The tables know more than a look ahead over them would.
            return Ok(self.evaluation.judge_one(stand));
        }
        let mut mean = Chances::default();
        for (throw, weight) in self.throws {
            let (best, chances) = self.best_answer(stand, throw, worth)?;
            let chances = if fewer == Plies::ZERO {
                chances
            } else {
                self.expect_for(best, fewer, &worth.turned())?
            };
            mean.add(chances.turned(), weight);
        }
        Ok(mean)
    }

    /// What the play that looks best leaves, with the chances of the side that throws then.
    fn best_answer(
        &mut self,
        stand: Stand,
        throw: Throw,
        worth: &Worth,
    ) -> Result<(Stand, Chances), Stopped> {
        stand.list(throw, &mut self.actions);
        self.judge_plays(stand)?;
        let theirs = worth.turned();
        let plays = self.stands.iter().zip(&self.chances);
        let least = plays.map(|(&stand, &chances)| (theirs.equity(&chances), stand, chances));
        let best = least.min_by(|one, other| one.0.total_cmp(&other.0));
        Ok(best.map_or((stand, Chances::default()), |(_, stand, chances)| (stand, chances)))
    }

    /// Judges what each of the listed plays leaves.
    fn judge_plays(&mut self, stand: Stand) -> Result<(), Stopped> {
        self.stands.clear();
        self.stands.extend(stand.after_each(&self.actions));
        self.evaluation.judge(&self.stands, &mut self.chances);
        let judged = self.stands.len() as u64;
        if self.control.is_some_and(|control| control.add_nodes(judged)) {
            Err(Stopped)
        } else {
            Ok(())
        }
    }
}

/// The best first; equal ones keep their order, so that the same search gives the same list.
fn sort(ranked: &mut [Ranked]) {
    ranked.sort_by(|one, other| other.equity.total_cmp(&one.equity));
}
