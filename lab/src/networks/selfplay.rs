//! Games of the program against itself, no two alike.
//!
//! ```text
//!   random actions ──► actions by temperature ──► the best action, now and then a random one ──► result
//!   (not searched)     (some lines, by value)     (one line)
//! ```

use std::collections::HashSet;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use galds_engine::host::{Clock, Host};
use galds_engine::search::{
    Found, Limits, Searched, Settings, TranspositionTable, ValuedBy, think,
};
use galds_games::core::{Rng, RuleSet, Side, Table, Turn, mix, mix_all};
use galds_host::MachineClock;

use super::games_file::{KeptAction, KeptGame};
use crate::temperature;

/// How games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfPlay {
    /// How many games, at most.
    pub games: u64,
    /// For how long, at most.
    pub time: Option<Duration>,
    /// About how many positions are looked at for an action: from two thirds to four thirds of it.
    pub nodes: u64,
    /// How many games are played at a time.
    pub threads: usize,
    /// What chance depends on.
    pub seed: u64,
    /// What values positions.
    pub valued_by: ValuedBy,
}

/// Takes in a game as soon as it has ended.
pub type Each<'a> = dyn FnMut(&KeptGame) -> io::Result<()> + 'a;

/// The fewest random actions at the beginning, and how many more there may be.
const FEWEST: usize = 1;
const MORE: usize = 9;
/// How many actions after them are chosen by temperature, among how many lines.
const WARM: usize = 8;
const LINES: usize = 4;
/// One action in so many is random later on.
const STRAY: usize = 40;
/// Longer games are given up.
const LONGEST: usize = 400;

/// Plays games under the usual rules of a game, and hands each to `each` as soon as it has ended. A game that was played
/// before is left out.
pub fn play<G: Searched>(wanted: &SelfPlay, each: &mut Each<'_>) -> io::Result<()> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, results) = mpsc::channel();
    let end = wanted.time.map(|time| MachineClock.now() + time);
    let mut seen = HashSet::new();
    std::thread::scope(|scope| {
        for _ in 0..wanted.threads.max(1) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                let transpositions = TranspositionTable::with_mebibytes(2);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let late = end.is_some_and(|end| MachineClock.now() >= end);
                    if number >= wanted.games || late || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    transpositions.clear();
                    if let Some(played) = game::<G>(wanted, number, &transpositions, stop)
                        && sender.send(played).is_err()
                    {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for played in results {
            let places = played.actions.iter().map(|action| u64::from(action.place));
            if seen.insert(places.fold(0, |sum, place| mix(sum ^ place)))
                && let Err(error) = each(&played)
            {
                stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
        }
        Ok(())
    })
}

/// One game; `None` if it did not end.
fn game<G: Searched>(
    wanted: &SelfPlay,
    number: u64,
    transpositions: &TranspositionTable,
    stop: &AtomicBool,
) -> Option<KeptGame> {
    let mut rng = Rng::seeded(mix_all([wanted.seed, number]));
    let mut table = Table::new(G::new(G::Rules::standard()));
    let random = FEWEST + rng.below(MORE + 1);
    let mut actions = Vec::new();
    let mut legal = Vec::new();
    for ply in 0..LONGEST {
        if !matches!(table.turn(), Turn::Side(_)) {
            break;
        }
        table.game().legal(table.position(), &mut legal);
        let (action, value) = if ply < random || rng.below(STRAY) == 0 {
            (legal[rng.below(legal.len())], None)
        } else {
            let nodes = wanted.nodes * 2 / 3 + rng.below(wanted.nodes as usize * 2 / 3 + 1) as u64;
            let settings = Settings {
                limits: Limits { nodes: Some(nodes), ..Limits::default() },
                lines: if ply < random + WARM { LINES } else { 1 },
                valued_by: wanted.valued_by,
                ..Settings::default()
            };
            let found = think(&table, &settings, transpositions, &Host::bare(stop), &mut |_| {});
            let value = found.lines.first()?.score;
            (chosen::<G>(&found, &mut rng)?, Some(value as i16))
        };
        let place = legal.iter().position(|&other| other == action)? as u16;
        actions.push(KeptAction { place, value });
        table.play(action).ok()?;
    }
    let Turn::Over(outcome) = table.turn() else { return None };
    let result = outcome.winner().map_or(1, |winner| if winner == Side::First { 2 } else { 0 });
    (!stop.load(Ordering::Relaxed)).then_some(KeptGame { actions, result })
}

/// One of the lines by their values.
fn chosen<G: Searched>(found: &Found<G::Action>, rng: &mut Rng) -> Option<G::Action> {
    let in_steps = |score: i32| f64::from(score) / f64::from(G::STEP);
    let values: Vec<f64> = found.lines.iter().map(|line| in_steps(line.score)).collect();
    found.lines[temperature::choose(&values, rng)?].actions.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::rotary::Rotary;

    fn wanted(seed: u64) -> SelfPlay {
        SelfPlay { games: 6, time: None, nodes: 60, threads: 1, seed, valued_by: ValuedBy::Terms }
    }

    fn played(wanted: &SelfPlay) -> Vec<KeptGame> {
        let mut games = Vec::new();
        play::<Rotary>(wanted, &mut |played| {
            games.push(played.clone());
            Ok(())
        })
        .unwrap();
        games
    }

    #[test]
    fn games_repeat_with_their_seed_and_differ_among_themselves() {
        let games = played(&wanted(5));
        assert!(games.len() > 2);
        assert_eq!(games, played(&wanted(5)));
        assert_ne!(games, played(&wanted(6)));
        for (number, game) in games.iter().enumerate() {
            assert!(games[..number].iter().all(|other| other.actions != game.actions));
            assert!(game.actions[0].value.is_none(), "an opening is random");
            assert!(game.actions.iter().any(|action| action.value.is_some()));
        }
    }
}
