//! Working out a table.
//!
//! Pass by pass: in pass n those positions are decided whose end is n plies away. A position is won if some action leads to
//! one that the other side loses in n − 1 plies, and lost if every action leads to a win of the other side. What no pass has
//! decided is drawn.

use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use galds_games::core::{Job, Side, Turn, Workers};

use super::{EndgameTable, EndgameValue, Endgames, LONGEST, NONE};

/// How far a solution is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The plies to the end of what the last pass has decided.
    pub plies: u8,
    /// How many positions are decided by now.
    pub decided: usize,
    /// How many positions there are in which a side has to act.
    pub positions: usize,
}

/// How many numbers a worker takes at once.
const PART: usize = 1 << 14;

/// Set in the number of a position in which the side acts again that has acted before.
const ACTS_AGAIN: u32 = 1 << 31;

/// Stands for the number of a position that is drawn, or not in the table.
const DRAWN: u32 = u32::MAX;

/// Works out the table of a game; `report` is called after each pass.
///
/// Where every action leads is worked out once and remembered: four bytes for each action of each position.
///
/// # Panics
/// When a win takes more than [`LONGEST`] plies, for which a table has no room.
pub fn solve<G: Endgames>(
    game: &G,
    workers: &dyn Workers,
    report: &mut dyn FnMut(Progress),
) -> EndgameTable {
    solve_below(game, G::COUNT, workers, report)
}

/// The same for the positions with numbers below this one alone, from which no action may lead to others.
///
/// # Panics
/// When a win takes more than [`LONGEST`] plies, as [`solve`].
pub fn solve_below<G: Endgames>(
    game: &G,
    count: usize,
    workers: &dyn Workers,
    report: &mut dyn FnMut(Progress),
) -> EndgameTable {
    let solver = Solver::new(game, count.min(G::COUNT), workers);
    let positions = solver.count_positions();
    let mut decided = 0;
    for plies in 1.. {
        let found = if plies == 1 { solver.lay_out(workers) } else { solver.pass(plies, workers) };
        decided += found;
        report(Progress { plies, decided, positions });
        if found == 0 {
            break;
        }
        assert!(plies < LONGEST, "a win takes more than {LONGEST} plies");
    }
    EndgameTable::of::<G>(solver.values.into_iter().map(AtomicU8::into_inner).collect())
}

/// Some positions that are not decided yet, and where their actions lead.
#[derive(Default)]
struct Part {
    open: Vec<Open>,
    next: Vec<u32>,
}

/// A position that is not decided yet: its number, and which of its part's `next` are its own.
struct Open {
    number: u32,
    from: u32,
    to: u32,
}

/// What is known of all positions of a table.
struct Solver<'g, G: Endgames> {
    game: &'g G,
    count: usize,
    parts: Vec<Mutex<Part>>,
    values: Vec<AtomicU8>,
}

impl<'g, G: Endgames> Solver<'g, G> {
    /// Finds all positions in which a side has to act.
    fn new(game: &'g G, count: usize, workers: &dyn Workers) -> Solver<'g, G> {
        let parts = (0..count.div_ceil(PART)).map(|_| Mutex::default()).collect();
        let values = std::iter::repeat_with(|| AtomicU8::new(NONE)).take(G::COUNT).collect();
        let solver = Solver { game, count, parts, values };
        solver.for_each_part(workers, &|numbers, _| {
            for number in numbers.filter(|&number| solver.in_play(number).is_some()) {
                solver.set(number, EndgameValue::Draw);
            }
            0
        });
        solver
    }

    /// The position with this number and the side that has to act in it.
    fn in_play(&self, number: usize) -> Option<(G::Position, Side)> {
        let position = self.game.numbered(number)?;
        let Turn::Side(side) = self.game.turn(&position) else { return None };
        Some((position, side))
    }

    fn get(&self, number: usize) -> Option<EndgameValue> {
        EndgameValue::from_byte(self.values[number].load(Ordering::Relaxed))
    }

    fn set(&self, number: usize, value: EndgameValue) {
        self.values[number].store(value.to_byte(), Ordering::Relaxed);
    }

    fn count_positions(&self) -> usize {
        (0..G::COUNT).filter(|&number| self.get(number).is_some()).count()
    }

    /// Has every part worked on once, by whichever worker is free; the sum of what they answer.
    fn for_each_part(
        &self,
        workers: &dyn Workers,
        work: &(dyn Fn(Range<usize>, &mut Part) -> usize + Sync),
    ) -> usize {
        let (next, sum) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let take = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(part) = self.parts.get(number) else { break };
                let numbers = number * PART..self.count.min((number + 1) * PART);
                let mut part = part.lock().unwrap_or_else(PoisonError::into_inner);
                sum.fetch_add(work(numbers, &mut part), Ordering::Relaxed);
            }
        };
        let helpers = workers.most().min(self.parts.len()).saturating_sub(1);
        let jobs = (0..helpers).map(|_| Box::new(take) as Job<'_>).collect();
        workers.run(jobs, &mut || take());
        sum.into_inner()
    }

    /// Works out where all actions lead, and decides what ends with the next action; says how many that are.
    fn lay_out(&self, workers: &dyn Workers) -> usize {
        self.for_each_part(workers, &|numbers, part| {
            let (mut actions, mut next, mut decided) = (Vec::new(), Vec::new(), 0);
            for number in numbers {
                let Some((position, side)) = self.in_play(number) else { continue };
                self.game.legal(&position, &mut actions);
                if self.wins_at_once(&position, side, &actions, &mut next) {
                    self.set(number, EndgameValue::Win(1));
                    decided += 1;
                } else if next.is_empty() {
                    self.set(number, EndgameValue::Loss(1));
                    decided += 1;
                } else {
                    part.add(number, &mut next);
                }
            }
            part.open.shrink_to_fit();
            part.next.shrink_to_fit();
            decided
        })
    }

    /// Whether some action wins the game; if not, `next` has the positions to which those lead that do not lose it.
    fn wins_at_once(
        &self,
        position: &G::Position,
        me: Side,
        actions: &[G::Action],
        next: &mut Vec<u32>,
    ) -> bool {
        next.clear();
        for &action in actions {
            let mut after = *position;
            self.game.play(&mut after, action);
            let number = self.game.number_of(&after).filter(|&number| self.get(number).is_some());
            match number {
                Some(number) if self.game.side_to_act(&after) == me => {
                    next.push(number as u32 | ACTS_AGAIN);
                }
                Some(number) => next.push(number as u32),
                None => match self.game.turn(&after) {
                    Turn::Over(outcome) if outcome.winner() == Some(me) => return true,
                    Turn::Over(outcome) if outcome.winner().is_some() => {}
                    _ => next.push(DRAWN),
                },
            }
        }
        false
    }

    /// Decides the positions whose end is so many plies away; says how many that are.
    fn pass(&self, plies: u8, workers: &dyn Workers) -> usize {
        self.for_each_part(workers, &|_, part| {
            let (before, next) = (part.open.len(), &part.next);
            part.open.retain(|open| {
                let found = self.decided(&next[open.from as usize..open.to as usize], plies);
                found.inspect(|&value| self.set(open.number as usize, value)).is_none()
            });
            before - part.open.len()
        })
    }

    /// What a position is worth from which these can be reached, if its end is so many plies away.
    fn decided(&self, next: &[u32], plies: u8) -> Option<EndgameValue> {
        let mut is_lost = true;
        for &next in next {
            match self.known(next, plies) {
                Some(EndgameValue::Win(_)) => return Some(EndgameValue::Win(plies)),
                Some(EndgameValue::Loss(_)) => {}
                Some(EndgameValue::Draw) | None => is_lost = false,
            }
        }
        is_lost.then_some(EndgameValue::Loss(plies))
    }

    /// What was known of a position before this pass, for the side that has led to it.
    fn known(&self, next: u32, pass: u8) -> Option<EndgameValue> {
        if next == DRAWN {
            return None;
        }
        let value = self.get((next & !ACTS_AGAIN) as usize)?;
        // What this pass has decided is as far away as what it looks for.
        value.plies().filter(|&plies| plies < pass)?;
        Some(if next & ACTS_AGAIN != 0 { value } else { value.turned() })
    }
}

impl Part {
    /// Adds a position and where its actions lead, each once.
    fn add(&mut self, number: usize, next: &mut Vec<u32>) {
        next.sort_unstable();
        next.dedup();
        let from = self.next.len() as u32;
        self.next.extend_from_slice(next);
        self.open.push(Open { number: number as u32, from, to: self.next.len() as u32 });
    }
}
