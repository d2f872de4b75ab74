//! Games to learn from.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;

use galds_games::core::{RuleSet, Side, Table, Turn, mix_all};

use super::{Moment, Played, Tuning};
use galds_engine::host::Host;
use galds_engine::linear::LinearEvaluation;
use galds_engine::search::score::{is_decided, result_for};
use galds_engine::search::{Limits, Line, Searched, Settings, TranspositionTable, ValuedBy, think};
use galds_games::core::Rng;

/// How many random actions start a game, and how many more there may be.
const FEWEST: usize = 2;
const MORE: usize = 6;

/// A game that goes on for longer is not learned from further.
const LONGEST: usize = 400;

/// Plays all games; they come in the order of their numbers, whoever finished first. `None` if `each`
/// broke it off.
pub(super) fn play<G: Searched + LinearEvaluation>(
    tuning: &Tuning,
    each: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<Vec<Played>> {
    let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let (sender, results) = mpsc::channel();
    let mut games: Vec<Option<Played>> = vec![None; tuning.games as usize];
    std::thread::scope(|scope| {
        for _ in 0..tuning.threads.max(1) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                let transpositions = TranspositionTable::with_mebibytes(4);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= tuning.games || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    transpositions.clear();
                    let played = game::<G>(tuning, number, &transpositions, stop);
                    if sender.send((number as usize, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (number, played) in results {
            games[number] = played;
            if each().is_break() {
                stop.store(true, Ordering::Relaxed);
                return None;
            }
        }
        Some(())
    })?;
    Some(games.into_iter().flatten().collect())
}

/// One game of the program against itself; `None` if it did not end.
fn game<G: Searched + LinearEvaluation>(
    tuning: &Tuning,
    number: u32,
    transpositions: &TranspositionTable,
    stop: &AtomicBool,
) -> Option<Played> {
    let mut rng = Rng::seeded(mix_all([tuning.seed, number.into()]));
    let mut table = Table::new(G::new(G::Rules::standard()));
    let random = FEWEST + rng.below(MORE + 1);
    let limits = Limits { nodes: Some(tuning.nodes), ..Limits::default() };
    let settings = Settings { limits, valued_by: ValuedBy::Terms, ..Settings::default() };
    let mut moments = Vec::new();
    for ply in 0..LONGEST {
        let Turn::Side(side) = table.turn() else { break };
        let action = if ply < random {
            let mut actions = Vec::new();
            table.game().legal(table.position(), &mut actions);
            actions[rng.below(actions.len())]
        } else {
            let found = think(&table, &settings, transpositions, &Host::bare(stop), &mut |_| {});
            let line = found.lines.first()?;
            let score = if side == Side::First { line.score } else { -line.score };
            moments.push(Moment { counts: quiet_end(&table, line), score: f64::from(score) });
            line.actions[0]
        };
        if table.play(action).is_err() {
            break;
        }
    }
    let Turn::Over(outcome) = table.turn() else { return None };
    Some(Played { moments, result: result_for(outcome, Side::First) })
}

/// The terms of the position where the best line ends: what the search called its value. Decided
/// positions teach nothing about weights.
fn quiet_end<G: Searched + LinearEvaluation>(
    table: &Table<G>,
    line: &Line<G::Action>,
) -> Option<Vec<i32>> {
    if is_decided(line.score) {
        return None;
    }
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
