//! Matches between two players, to know which is stronger and how surely.
//!
//! ```text
//!   pair 1 ──► opening ──► A first, B second ─┐
//!                    └───► B first, A second ─┴─► tally ──► score, Elo, likelihood ratio
//!   pair 2 ──► …            (a thread each)
//! ```
//!
//! Games come in pairs: the same opening, or the same dice, with sides swapped. So luck and the right
//! to begin fall on both alike, and results are counted by pairs, whose spread is smaller than that of
//! single games. No two pairs have the same opening, and where two players without chance would play the same game twice
//! in a pair, it gets another opening: such a pair would say nothing about either. Players keep what they find for a
//! game, or are made anew for each action as on a server ([`Memory`]).

mod forgetful;
pub mod ladder;
mod opening;
pub mod oversights;
mod referee;
mod sprt;
mod tally;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};

use galds_games::OpenError;
use galds_games::core::{AnyTable, Record, Side, Tag, mix_all};
use thiserror::Error;

pub use referee::End;
pub use sprt::{Sprt, Verdict};
pub use tally::{Elo, GameResult, Tally};

use galds_engine::player::{Budget, Player};
use galds_engine::registry::{Entry, Resources};
use galds_engine::spec::{PlayerSpec, SpecError};
use galds_games::core::Rng;

use forgetful::Forgetful;
use opening::{Opening, Openings};

/// How many openings a pair has at most, the first included, as long as each leads to the same game twice.
const OPENINGS: usize = 8;

/// One of the two who are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Competitor {
    /// The first named; scores are its.
    A,
    /// The other.
    B,
}

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The game and its players.
    pub entry: &'static Entry,
    /// The rules text.
    pub rules: String,
    /// A and B.
    pub players: [PlayerSpec; 2],
    /// How much each may think about an action.
    pub budgets: [Budget; 2],
    /// How many pairs of games.
    pub pairs: u32,
    /// How many games are played at a time.
    pub threads: usize,
    /// What openings, dice and players depend on.
    pub seed: u64,
    /// What the players remember.
    pub memory: Memory,
    /// Whether and when the match ends early.
    pub sprt: Option<Sprt>,
}

/// What the players of a match remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// What they have found in a game, in about so many mebibytes.
    OfAGame(usize),
    /// Nothing: as a server has them, with what [`Resources::for_a_move`] gives and made anew for each action.
    OfAnAction,
}

/// Why a match cannot be played.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// A player cannot be made.
    #[error(transparent)]
    Player(#[from] SpecError),
    /// The rules cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
}

/// A game that was played.
pub struct Finished {
    /// The number of its pair, from 0.
    pub pair: u32,
    /// Who acted first.
    pub first: Competitor,
    /// All that happened.
    pub table: Box<dyn AnyTable>,
    /// How it ended.
    pub end: End,
}

impl Finished {
    /// The result for A.
    pub fn result(&self) -> GameResult {
        let side = match self.first {
            Competitor::A => Side::First,
            Competitor::B => Side::Second,
        };
        match self.end.winner() {
            None => GameResult::Draw,
            Some(winner) if winner == side => GameResult::Win,
            Some(_) => GameResult::Loss,
        }
    }

    /// The record of the game, with the names of the players.
    pub fn record(&self, players: &[PlayerSpec; 2]) -> String {
        let [a, b] = players;
        let (first, second) = match self.first {
            Competitor::A => (a, b),
            Competitor::B => (b, a),
        };
        let tag = |key: &str, value: String| Tag { key: key.to_owned(), value };
        let mut tags = vec![tag("First", first.to_string()), tag("Second", second.to_string())];
        if !matches!(self.end, End::Rules(_)) {
            tags.push(tag("End", self.end.in_words(&self.table.about())));
        }
        Record::write(&*self.table, &tags)
    }
}

impl Arena {
    /// Plays the match. `each` is called after every finished game and the tally with it.
    pub fn run(&self, each: &mut dyn FnMut(&Finished, &Tally)) -> Result<Tally, ArenaError> {
        galds_games::open(self.entry.about.name, &self.rules)?;
        self.players(0)?;
        let make = |seed| Opening::of(self.entry, &self.rules, seed);
        let openings = Mutex::new(Openings::new(self.pairs, self.seed, &make)?);
        let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
        let (sender, results) = mpsc::channel();
        let mut tally = Tally::default();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, self.pairs.max(1) as usize) {
                let (sender, next, stop, openings) = (sender.clone(), &next, &stop, &openings);
                scope.spawn(move || self.play_pairs(openings, next, stop, &sender));
            }
            drop(sender);
            for pair in results {
                let Ok(games) = pair else { return pair.map(|_| ()) };
                tally.add_pair(&games);
                for game in &games {
                    each(game, &tally);
                }
                if self.sprt.is_some_and(|sprt| sprt.verdict(&tally).is_some()) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Ok(())
        })?;
        Ok(tally)
    }

    /// One thread's work: pair after pair until none is left.
    fn play_pairs(
        &self,
        openings: &Mutex<Openings<'_>>,
        next: &AtomicU32,
        stop: &AtomicBool,
        results: &mpsc::Sender<Result<[Finished; 2], ArenaError>>,
    ) {
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.pairs || stop.load(Ordering::Relaxed) {
                return;
            }
            let Some(played) = self.play_distinct(pair, openings, stop).transpose() else { return };
            let failed = played.is_err();
            if results.send(played).is_err() || failed {
                stop.store(true, Ordering::Relaxed);
                return;
            }
        }
    }

    /// Two games that are not the same one, if the players differ at all; `None` if they were stopped.
    fn play_distinct(
        &self,
        pair: u32,
        openings: &Mutex<Openings<'_>>,
        stop: &AtomicBool,
    ) -> Result<Option<[Finished; 2]>, ArenaError> {
        let is_mirror_match =
            self.players[0] == self.players[1] && self.budgets[0] == self.budgets[1];
        let same = |[one, other]: &[Finished; 2]| {
            Record::write(&*one.table, &[]) == Record::write(&*other.table, &[])
        };
        let mut played = None;
        for round in 0..OPENINGS {
            let (start, rolls) = {
                let mut openings = openings.lock().unwrap_or_else(PoisonError::into_inner);
                let opening = openings.get(pair, round)?;
                (opening.table.boxed_clone(), opening.rolls)
            };
            played = self.play_pair(pair, &*start, rolls, stop)?;
            if is_mirror_match || !played.as_ref().is_some_and(same) {
                break;
            }
        }
        Ok(played)
    }

    /// Two games from one opening; `None` if they were stopped.
    fn play_pair(
        &self,
        pair: u32,
        start: &dyn AnyTable,
        rolls: u64,
        stop: &AtomicBool,
    ) -> Result<Option<[Finished; 2]>, ArenaError> {
        let [mut a, mut b] = self.players(pair)?;
        let [budget_a, budget_b] = self.budgets;
        let mut games = Vec::with_capacity(2);
        for first in [Competitor::A, Competitor::B] {
            a.new_game();
            b.new_game();
            let participant_a = referee::Participant { player: &mut *a, budget: budget_a };
            let participant_b = referee::Participant { player: &mut *b, budget: budget_b };
            let participants = match first {
                Competitor::A => [participant_a, participant_b],
                Competitor::B => [participant_b, participant_a],
            };
            let mut table = start.boxed_clone();
            let end = referee::play(&mut *table, participants, &mut Rng::seeded(rolls), stop);
            let Some(end) = end else { return Ok(None) };
            games.push(Finished { pair, first, table, end });
        }
        Ok(games.try_into().ok())
    }

    /// The players of one pair, made anew so that a pair depends on nothing but its number.
    fn players(&self, pair: u32) -> Result<[Box<dyn Player>; 2], SpecError> {
        let seed = |number: u64| mix_all([self.seed, pair.into(), number]);
        let [a, b] = &self.players;
        Ok([self.player(a, seed(1))?, self.player(b, seed(2))?])
    }

    fn player(&self, spec: &PlayerSpec, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        match self.memory {
            Memory::OfAGame(mebibytes) => {
                self.entry.player(spec, &Resources { mebibytes, ..Resources::seeded(seed) })
            }
            Memory::OfAnAction => Ok(Box::new(Forgetful::new(self.entry, spec, seed)?)),
        }
    }
}
