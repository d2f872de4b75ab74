//! Finding puzzles in games that are played well, but with a mistake now and then.
//!
//! Most positions hold no puzzle, so they are only glanced at. What a glance promises is looked at as long as a
//! puzzle deserves. A side that has a puzzle before it misses the solution, and the game goes on to the next one.

use galds_games::core::{AnyTable, Side, Turn};
use thiserror::Error;

use galds_engine::player::{Player, THROW, TextLine, Value};
use galds_engine::puzzles::proof::{best_lines, wins_after};
use galds_engine::puzzles::{Puzzle, Task};
use galds_engine::registry::{self, KeyProof, Resources, Rival, TERMS};
use galds_engine::spec::{PlayerSpec, SpecError};
use galds_games::core::Rng;

/// How many random actions start a game at most.
const OPENING: usize = 8;
/// A game that goes on for longer gives no more puzzles.
const LONGEST: usize = 300;
/// How often in a hundred an action is made at random.
const MISTAKES: usize = 25;
/// How many plies lie between two puzzles of a game at least: before that it is much the same position.
const APART: usize = 8;
/// How much shorter than a look a glance is.
const QUICKER: u64 = 4;
/// How much longer than a look a candidate is looked at.
const LONGER: u64 = 12;
/// The wins that are asked for: not at once, and not too long to solve in one's head.
const WINS: std::ops::RangeInclusive<u32> = 2..=4;
/// What the second action may be worth at most beside a win, in the unit of the search.
const NO_WIN: i32 = 300;
/// A game in which even the second action is worth so much holds no more puzzles.
const DECIDED: i32 = 1000;
/// How much better the best action has to be in expected points.
const EQUITY_GAP: f64 = 0.15;
/// How much better the best action has to be in chances to win, and how good at least.
const CHANCE_GAP: f64 = 0.25;
const CHANCE_LEAST: f64 = 0.8;

/// Finds puzzles of one game, the same for the same seed.
pub struct Finder {
    game: &'static str,
    /// Those whose games are watched, where there are some. They err by themselves.
    rivals: &'static [Rival],
    player: Box<dyn Player>,
    choices: galds_engine::players::Choices,
    key_proof: Option<KeyProof>,
    rng: Rng,
    nodes: u64,
}

/// Why no puzzles can be found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FinderError {
    /// Nobody plays the game.
    #[error(transparent)]
    Player(#[from] SpecError),
}

impl Finder {
    /// A finder whose looks take so many positions.
    pub fn new(game: &str, seed: u64, nodes: u64) -> Result<Finder, FinderError> {
        let entry = registry::find(game)?;
        // How far from a win other actions have to be is said in the unit of the terms, and a puzzle should not
        // depend on what a network has learnt.
        let spec = if entry.has(&TERMS) { PlayerSpec::of(&TERMS) } else { PlayerSpec::full() };
        let player = entry.player(&spec, &Resources::seeded(seed))?;
        Ok(Finder {
            game: entry.about.name,
            rivals: entry.rivals,
            player,
            choices: entry.choices,
            key_proof: entry.key_proof,
            rng: Rng::seeded(seed),
            nodes,
        })
    }

    /// Plays one game and returns the puzzles in it.
    pub fn in_one_game(&mut self) -> Vec<Puzzle> {
        let mut puzzles = Vec::new();
        if let Ok(mut table) = galds_games::open(self.game, self.game) {
            self.player.new_game();
            self.play(table.as_mut(), &mut puzzles);
        }
        puzzles
    }

    /// Plays until the game is over, decided or too long; nothing comes back if it cannot go on.
    fn play(&mut self, table: &mut dyn AnyTable, puzzles: &mut Vec<Puzzle>) -> Option<()> {
        let mut rivals = self.drawn_rivals();
        let opening = if rivals.is_empty() { self.rng.below(OPENING + 1) } else { 0 };
        let mut next_puzzle = opening;
        for ply in 0..LONGEST {
            let token = match table.turn() {
                Turn::Over(_) => return None,
                Turn::Chance => self.rng.weighted(&table.chances()).cloned()?,
                Turn::Side(_) | Turn::SideOrChance(_) if ply < opening => {
                    self.random_action(table)?
                }
                Turn::Side(side) | Turn::SideOrChance(side) => {
                    let lines = self.glance(table);
                    let puzzle =
                        if ply < next_puzzle { None } else { self.puzzle_at(table, &lines) };
                    let is_missed = puzzle.is_some();
                    if is_missed {
                        next_puzzle = ply + APART;
                        puzzles.extend(puzzle);
                    } else if is_decided(&lines) {
                        return None;
                    }
                    match rivals.get_mut(side.index()) {
                        _ if is_missed => self.random_action(table)?,
                        Some(rival) => {
                            let nodes = self.nodes / QUICKER;
                            first_action(&best_lines(table, rival.as_mut(), nodes, 1))?
                        }
                        None if self.rng.below(100) < MISTAKES => self.random_action(table)?,
                        None => first_action(&lines)?,
                    }
                }
            };
            let token =
                if token == THROW { self.rng.weighted(&table.chances()).cloned()? } else { token };
            table.play_text(&token).ok()?;
        }
        None
    }

    /// Two rivals for a game, one for each side; none if the game has none.
    fn drawn_rivals(&mut self) -> Vec<Box<dyn Player>> {
        let sides = if self.rivals.is_empty() { 0 } else { Side::BOTH.len() };
        let drawn = (0..sides).map(|_| {
            let rival = &self.rivals[self.rng.below(self.rivals.len())];
            (rival.make)(&Resources::seeded(self.rng.bits()))
        });
        drawn.collect()
    }

    /// The best lines at first sight. Hidden armies are not seen through as fast as open positions.
    fn glance(&mut self, table: &dyn AnyTable) -> Vec<TextLine> {
        let quicker = if self.rivals.is_empty() { QUICKER } else { 1 };
        best_lines(table, self.player.as_mut(), self.nodes / quicker, 2)
    }

    /// Whether a puzzle still is one under the rules and for the finder of today: the longer look
    /// finds the same task and the same key.
    pub fn holds(&mut self, puzzle: &Puzzle) -> bool {
        self.looked_at_longer(&puzzle.position).as_ref() == Some(puzzle)
    }

    fn random_action(&mut self, table: &dyn AnyTable) -> Option<String> {
        let side = table.turn().side()?;
        let mut tokens =
            (self.choices)(&galds_engine::observation::Observation::of(table, side)).ok()?;
        let place = self.rng.below(tokens.len());
        (place < tokens.len()).then(|| tokens.swap_remove(place))
    }

    /// The puzzle of this position if a glance at it promises one and longer looks keep it.
    fn puzzle_at(&mut self, played: &dyn AnyTable, glance: &[TextLine]) -> Option<Puzzle> {
        let Turn::Side(_) = played.turn() else { return None };
        match task_of(glance)? {
            Task::Win { actions } if WINS.contains(&actions) => {
                let puzzle = self.looked_at_longer(&played.position_text())?;
                (puzzle.task != Task::Best).then_some(puzzle)
            }
            Task::Win { .. } => None,
            Task::Best => {
                let lines = best_lines(played, self.player.as_mut(), self.nodes, 2);
                let key = first_action(&lines)?;
                (task_of(&lines)? == Task::Best).then_some(())?;
                let puzzle = self.looked_at_longer(&played.position_text())?;
                (puzzle.task == Task::Best && puzzle.key == key).then_some(puzzle)
            }
        }
    }

    /// The puzzle that a long look finds in a position, with a proof where there is one. It is looked at
    /// without its history, since a solver is not told how the position came about, and without what the
    /// player remembers, so that another day finds the same.
    fn looked_at_longer(&mut self, position: &str) -> Option<Puzzle> {
        self.player.new_game();
        let mut table = galds_games::open(self.game, self.game).ok()?;
        table.set_position(position).ok()?;
        let Turn::Side(side) = table.turn() else { return None };
        let lines = best_lines(table.as_ref(), self.player.as_mut(), LONGER * self.nodes, 2);
        let key = first_action(&lines)?;
        let task = match task_of(&lines)? {
            Task::Win { .. } => self.proven_win(table.as_mut(), side, &key)?,
            Task::Best => Task::Best,
        };
        Some(Puzzle { task, key, position: position.to_owned() })
    }

    /// The shortest win that begins with the key, if it can be proven.
    fn proven_win(&mut self, table: &mut dyn AnyTable, side: Side, key: &str) -> Option<Task> {
        if wins_at_once(table, side) {
            return None;
        }
        let player = self.player.as_mut();
        let actions =
            WINS.into_iter().find(|&actions| wins_after(table, player, side, actions - 1, key))?;
        let single = self.key_proof.is_none_or(|is_only_key| is_only_key(table, actions, key));
        single.then_some(Task::Win { actions })
    }
}

/// The action of the best line.
fn first_action(lines: &[TextLine]) -> Option<String> {
    lines.first()?.tokens.first().cloned()
}

/// Whether some action ends the game with a win.
fn wins_at_once(table: &mut dyn AnyTable, side: Side) -> bool {
    let (_, tokens) = table.legal();
    tokens.iter().any(|token| {
        table.play_text(token).is_ok_and(|_| {
            let wins =
                matches!(table.turn(), Turn::Over(outcome) if outcome.winner() == Some(side));
            table.undo();
            wins
        })
    })
}

/// Whether whoever is to act wins with more than one action, so that nothing has to be found any more.
fn is_decided(lines: &[TextLine]) -> bool {
    lines.get(1).is_some_and(|second| match second.value {
        Value::WinIn(_) => true,
        Value::Hundredths(worth) => worth >= DECIDED,
        Value::LossIn(_) | Value::Equity(_) | Value::Chance(_) => false,
    })
}

/// What could be asked for, given the two best lines.
fn task_of(lines: &[TextLine]) -> Option<Task> {
    let [best, second, ..] = lines else { return None };
    match (best.value, second.value) {
        (Value::WinIn(plies), Value::LossIn(_)) => Some(win(plies)),
        (Value::WinIn(plies), Value::Hundredths(other)) if other < NO_WIN => Some(win(plies)),
        (Value::Equity(best), Value::Equity(other)) if best - other >= EQUITY_GAP => {
            Some(Task::Best)
        }
        (Value::Chance(best), Value::Chance(other))
            if best >= CHANCE_LEAST && best - other >= CHANCE_GAP =>
        {
            Some(Task::Best)
        }
        _ => None,
    }
}

fn win(plies: u32) -> Task {
    Task::Win { actions: plies.div_ceil(2) }
}
