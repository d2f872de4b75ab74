//! Games to learn from.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;

use galds_games::core::{RuleSet, Side, Table, Turn, mix_all};

use super::{Sample, Tuning};
use crate::players::Dice;
use crate::search::score::{is_decided, result_for};
use crate::search::{Found, Limits, Memory, Searched, Settings, think};
use crate::weighing::Weighed;

/// How many random actions start a game, and how many more there may be.
const FEWEST: usize = 2;
const MORE: usize = 6;

/// A game that goes on for longer is not learned from further.
const LONGEST: usize = 400;

/// Plays all games; their samples come in the order of the games, whoever finished first. `None` if
/// `each` broke it off.
pub(super) fn play<G: Searched + Weighed>(
    tuning: &Tuning,
    each: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<Vec<Sample>> {
    let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let (sender, results) = mpsc::channel();
    let mut games: Vec<Vec<Sample>> = vec![Vec::new(); tuning.games as usize];
    std::thread::scope(|scope| {
        for _ in 0..tuning.threads.max(1) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                let memory = Memory::with_mebibytes(4);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= tuning.games || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    memory.clear();
                    let samples = game::<G>(tuning, number, &memory, stop);
                    if sender.send((number as usize, samples)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (number, samples) in results {
            games[number] = samples;
            if each().is_break() {
                stop.store(true, Ordering::Relaxed);
                return None;
            }
        }
        Some(())
    })?;
    Some(games.into_iter().flatten().collect())
}

/// One game of the program against itself.
fn game<G: Searched + Weighed>(
    tuning: &Tuning,
    number: u32,
    memory: &Memory,
    stop: &AtomicBool,
) -> Vec<Sample> {
    let mut dice = Dice::seeded(mix_all([tuning.seed, number.into()]));
    let mut table = Table::new(G::new(G::Rules::standard()));
    let random = FEWEST + dice.below(MORE + 1);
    let limits = Limits { nodes: Some(tuning.nodes), ..Limits::default() };
    let settings = Settings { limits, ..Settings::default() };
    let mut samples = Vec::new();
    for ply in 0..LONGEST {
        if !matches!(table.turn(), Turn::Side(_)) {
            break;
        }
        let action = if ply < random {
            let mut actions = Vec::new();
            table.game().legal(table.position(), &mut actions);
            actions[dice.below(actions.len())]
        } else {
            let found = think(&table, &settings, memory, stop, &mut |_| {});
            samples.extend(quiet_end(&table, &found));
            let Some(line) = found.lines.first() else { break };
            line.actions[0]
        };
        if table.play(action).is_err() {
            break;
        }
    }
    let Turn::Over(outcome) = table.turn() else { return Vec::new() };
    let result = result_for(outcome, Side::First);
    samples.into_iter().map(|counts| Sample { counts, result }).collect()
}

/// The terms of the position where the best line ends: what the search called its value. Decided
/// positions teach nothing about weights.
fn quiet_end<G: Searched + Weighed>(
    table: &Table<G>,
    found: &Found<G::Action>,
) -> Option<Vec<i32>> {
    let line = found.lines.first().filter(|line| !is_decided(line.score))?;
    let mut position = *table.position();
    for &action in &line.actions {
        table.game().play(&mut position, action);
    }
    matches!(table.game().turn(&position), Turn::Side(_)).then(|| {
        let mut counts = vec![0; G::TERMS.len()];
        table.game().count_terms(&position, &mut counts);
        counts
    })
}
