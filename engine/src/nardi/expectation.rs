//! Looking ahead over all rolls.
//!
//! ```text
//!   0 plies   the judgement after each play
//!   1 ply     the mean over the 21 rolls of the other side, each answered by the play that looks best
//!   2 plies   the same again after each answer, and so on
//! ```
//!
//! Answers inside the tree are chosen by their judgement alone, without the cube, among the plays that the quick network
//! finds [worth it](super::sieve); the plays at the root
//! are compared with the cube, if there is one. At the root a filter keeps the few
//! plays that look best, so that each further ply costs about twenty times as much and no more, and a value keeps a part of
//! the one found a ply before.

use galds_games::core::Job;
use galds_games::nardi::{Action, Roll};

use super::board::{Board, Kind};
use super::chances::{Chances, Payoffs};
use super::cube::{CubeState, Stakes};
use super::evaluation::Evaluation;
use super::memory::Memory;
use super::sieve::{Sieve, Strength};
use super::situation::Situation;
use crate::control::Control;

/// How far a search looks ahead: how many rolls after the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Plies(u8);

impl Plies {
    /// The judgement alone.
    pub const ZERO: Plies = Plies(0);
    /// The other side's roll.
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
    /// What it leaves; the other side is about to roll.
    pub board: Board,
    /// The chances of the side that makes it.
    pub chances: Chances,
    /// What they are worth to it.
    pub equity: f32,
    /// How far was looked ahead for it.
    pub plies: Plies,
}

/// Which plays of a roll are judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Judged {
    /// All of them, for a list.
    All,
    /// Those that pass a sieve of this strength.
    Promising(Strength),
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

/// The share of a play's value one ply less ahead in its value. The networks misjudge a position in another way when it is
/// the other side's turn, so that the values of two plies in a row err apart and their mean errs less than either
/// (`lab/training/nardi/LOG.md`).
const SHALLOWER: f32 = 0.3;

/// The search ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// A search with its buffers.
pub struct Expectation<'a> {
    evaluation: &'a dyn Evaluation,
    worth: Payoffs,
    /// What plays at the root leave to the other side, where there is a cube.
    cube: Option<(Stakes<'static>, CubeState)>,
    /// The plays of a roll, and what each leaves.
    actions: Vec<Action>,
    plays: Vec<Board>,
    /// What is judged together.
    boards: Vec<Board>,
    chances: Vec<Chances>,
    sieve: Sieve,
    memory: Memory,
    control: Option<&'a Control<'a>>,
    threads: usize,
    rolls: [(Roll, f32); 21],
}

impl<'a> Expectation<'a> {
    /// A search for the side at the root, to which the ends of the game have this worth.
    pub fn new(evaluation: &'a dyn Evaluation, worth: Payoffs) -> Expectation<'a> {
        let mut all = Roll::all();
        let filler = Roll::of(galds_games::nardi::Die::ALL[0], galds_games::nardi::Die::ALL[0]);
        let rolls = std::array::from_fn(|_| {
            let roll = all.next().unwrap_or(filler);
            (roll, roll.weight() as f32 / 36.0)
        });
        let (actions, boards, chances) = (Vec::new(), Vec::new(), Vec::new());
        Expectation {
            evaluation,
            worth,
            cube: None,
            actions,
            plays: Vec::new(),
            boards,
            chances,
            sieve: Sieve::default(),
            memory: Memory::default(),
            control: None,
            threads: 1,
            rolls,
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

    /// All plays of a roll, the best first: those that pass the filters looked at `plies` ahead.
    pub fn rank(&mut self, board: Board, roll: Roll, plies: Plies) -> Vec<Ranked> {
        let mut ranked = self.first_look(board, roll, Judged::All);
        for plies in plies.from_zero().skip(1) {
            if self.look_deeper(&mut ranked, plies, 1).is_err() {
                break;
            }
        }
        ranked
    }

    /// The best play of a roll, looking `plies` ahead.
    pub fn best(&mut self, board: Board, roll: Roll, plies: Plies) -> Option<Ranked> {
        let ranked = match plies {
            Plies::ZERO => self.first_look(board, roll, Judged::Promising(Strength::CHOICE)),
            _ => self.rank(board, roll, plies),
        };
        ranked.first().copied()
    }

    /// Plays of a roll by their judgement, the best first.
    pub fn first_look(&mut self, board: Board, roll: Roll, judged: Judged) -> Vec<Ranked> {
        let worth = self.worth.turned();
        self.boards.clear();
        let seen = self.list_plays(board, roll, &worth, judged);
        self.evaluation.evaluate(&self.boards, &mut self.chances);
        // However short the time, a choice has to be made.
        let _ = self.count(seen);
        let mut ranked: Vec<_> = self
            .actions
            .iter()
            .zip(&self.boards)
            .zip(&self.chances)
            .map(|((&action, &board), chances)| {
                let chances = chances.turned();
                Ranked { action, board, chances, equity: self.equity(&chances), plies: Plies::ZERO }
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

    /// A play looked at `plies` ahead, ply by ply from where it was looked at before.
    pub fn looked_at(&mut self, play: Ranked, plies: Plies) -> Result<Ranked, Stopped> {
        let mut found = play;
        for plies in plies.from_zero().filter(|&plies| plies > play.plies) {
            let mut chances = self.expect(play.board, plies)?.turned().times(1.0 - SHALLOWER);
            chances.add(found.chances, SHALLOWER);
            found = Ranked { chances, equity: self.equity(&chances), plies, ..found };
        }
        Ok(found)
    }

    /// The chances of the side about to roll, looking `plies` rolls ahead.
    pub fn expect(&mut self, board: Board, plies: Plies) -> Result<Chances, Stopped> {
        let worth = self.worth.turned();
        self.expect_for(board, plies, &worth)
    }

    /// The same for the side at the root, when it is the one about to roll.
    pub fn expect_own(&mut self, board: Board, plies: Plies) -> Result<Chances, Stopped> {
        let worth = self.worth;
        self.expect_for(board, plies, &worth)
    }

    fn expect_for(
        &mut self,
        board: Board,
        plies: Plies,
        worth: &Payoffs,
    ) -> Result<Chances, Stopped> {
        let Some(fewer) = plies.0.checked_sub(1).map(Plies) else {
            return Ok(self.evaluation.evaluate_one(board));
        };
        if matches!(board.kind(), Kind::Over | Kind::BearOff) {
            // The tables know more than a look ahead over them would.
            return Ok(self.evaluation.evaluate_one(board));
        }
        if plies > Plies::ONE {
            self.memory.begin();
        }
        let mut mean = Chances::default();
        let answers = self.best_answers(board, worth)?;
        let mut known: Option<(Board, Chances)> = None;
        for ((best, chances), (_, weight)) in answers.into_iter().zip(self.rolls) {
            let chances = match known {
                _ if fewer == Plies::ZERO => chances,
                // Rolls that leave the same, such as those with which nobody enters, stand side by side.
                Some((same, chances)) if same == best => chances,
                _ => self.expect_for(best, fewer, &worth.turned())?,
            };
            known = Some((best, chances));
            mean.add(chances.turned(), weight);
        }
        Ok(mean)
    }

    /// For each of the 21 rolls, in the order of [`Roll::all`], what the play of the side at the root that looks best leaves,
    /// with the chances of the side that rolls then.
    pub fn best_replies(&mut self, board: Board) -> Result<[(Board, Chances); 21], Stopped> {
        let worth = self.worth;
        self.best_answers(board, &worth)
    }

    /// For each roll what the play that looks best leaves, with the chances of the side that rolls then. The plays of all
    /// rolls are judged together, since a network is fastest with many positions.
    fn best_answers(
        &mut self,
        board: Board,
        worth: &Payoffs,
    ) -> Result<[(Board, Chances); 21], Stopped> {
        let theirs = worth.turned();
        let judged = Judged::Promising(Strength::ANSWER);
        let mut ends = [0; 21];
        self.boards.clear();
        let mut seen = 0;
        for ((roll, _), end) in self.rolls.into_iter().zip(&mut ends) {
            seen += self.list_plays(board, roll, &theirs, judged);
            *end = self.boards.len();
        }
        self.memory.evaluate(self.evaluation, &self.boards, &mut self.chances);
        self.count(seen)?;
        let mut begin = 0;
        Ok(ends.map(|end| {
            let plays = self.boards[begin..end].iter().zip(&self.chances[begin..end]);
            begin = end;
            let least = plays.map(|(&board, &chances)| (theirs.equity(&chances), board, chances));
            let best = least.min_by(|one, other| one.0.total_cmp(&other.0));
            best.map_or((board, Chances::default()), |(_, board, chances)| (board, chances))
        }))
    }

    /// Adds what plays of a roll leave to the boards, and makes them the listed actions; how many plays were looked at. Their
    /// worth is that to the side that rolls after them.
    fn list_plays(&mut self, board: Board, roll: Roll, worth: &Payoffs, judged: Judged) -> u64 {
        board.list(roll, &mut self.actions);
        self.plays.clear();
        self.plays.extend(board.after_each(&self.actions));
        let seen = self.plays.len() as u64;
        if let (Judged::Promising(strength), Some(quick)) = (judged, self.evaluation.quick()) {
            self.sieve.sift(quick, strength, board, worth, &mut self.actions, &mut self.plays);
        }
        self.boards.extend_from_slice(&self.plays);
        seen
    }

    /// Counts plays that were looked at.
    fn count(&self, seen: u64) -> Result<(), Stopped> {
        let is_over = self.control.is_some_and(|control| control.add_nodes(seen));
        if is_over { Err(Stopped) } else { Ok(()) }
    }
}

/// The best first; equal ones keep their order, so that the same search gives the same list.
fn sort(ranked: &mut [Ranked]) {
    ranked.sort_by(|one, other| other.equity.total_cmp(&one.equity));
}
