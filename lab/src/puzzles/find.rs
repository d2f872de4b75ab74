//! Finding puzzles in games that are played well, but with a mistake now and then.

use galds_games::core::{AnyTable, Game, RuleSet, Side, Turn};
use galds_games::rotary::{self, Rotary, problems};
use thiserror::Error;

use galds_engine::player::{Player, THROW, TextLine, Value};
use galds_engine::puzzles::proof::{best_lines, forces_win, wins_after};
use galds_engine::puzzles::{Puzzle, Task};
use galds_engine::registry::{self, Resources};
use galds_engine::spec::{PlayerSpec, SpecError};
use galds_games::core::Rng;

/// How many random actions start a game at most.
const OPENING: usize = 8;
/// A game that goes on for longer gives no puzzle.
const LONGEST: usize = 300;
/// How often in a hundred an action is made at random.
const MISTAKES: usize = 25;
/// How much longer a candidate is looked at than the actions of the game.
const LONGER: u64 = 12;
/// The wins that are asked for: not at once, and not too long for a head.
const WINS: std::ops::RangeInclusive<u32> = 2..=4;
/// What the second action may be worth at most beside a win, in the unit of the search.
const NO_WIN: i32 = 300;
/// How much better the best action has to be in expected points.
const EQUITY_GAP: f64 = 0.15;
/// How much better the best action has to be in chances to win, and how good at least.
const CHANCE_GAP: f64 = 0.25;
const CHANCE_LEAST: f64 = 0.8;

/// Finds puzzles of one game, the same for the same seed.
pub struct Finder {
    game: &'static str,
    player: Box<dyn Player>,
    choices: galds_engine::players::Choices,
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
    /// A finder that looks at so many positions for each action of its games.
    pub fn new(game: &str, seed: u64, nodes: u64) -> Result<Finder, FinderError> {
        let entry = registry::find(game)?;
        let player = entry.player(&PlayerSpec::full(), &Resources::seeded(seed))?;
        let (game, choices) = (entry.about.name, entry.choices);
        Ok(Finder { game, player, choices, rng: Rng::seeded(seed), nodes })
    }

    /// Plays one game and returns its first puzzle, if it has one.
    pub fn in_one_game(&mut self) -> Option<Puzzle> {
        self.player.new_game();
        let mut table = galds_games::open(self.game, self.game).ok()?;
        let opening = self.rng.below(OPENING + 1);
        for ply in 0..LONGEST {
            let token = match table.turn() {
                Turn::Over(_) => return None,
                Turn::Chance => self.rng.weighted(&table.chances()).cloned()?,
                Turn::Side(_) | Turn::SideOrChance(_) if ply < opening => {
                    self.random_action(table.as_ref())?
                }
                Turn::Side(_) | Turn::SideOrChance(_) => {
                    let lines = best_lines(table.as_ref(), self.player.as_mut(), self.nodes, 2);
                    if let Some(puzzle) = self.puzzle_at(table.as_ref(), &lines) {
                        return Some(puzzle);
                    }
                    if self.rng.below(100) < MISTAKES {
                        self.random_action(table.as_ref())?
                    } else {
                        lines.first()?.tokens.first()?.clone()
                    }
                }
            };
            let token =
                if token == THROW { self.rng.weighted(&table.chances()).cloned()? } else { token };
            table.play_text(&token).ok()?;
        }
        None
    }

    /// Whether a puzzle still is one under the rules and for the player of today: the longer look
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

    /// The puzzle of this position if its best lines promise one and a longer look keeps it.
    fn puzzle_at(&mut self, played: &dyn AnyTable, lines: &[TextLine]) -> Option<Puzzle> {
        let Turn::Side(_) = played.turn() else { return None };
        let task = task_of(lines)?;
        let puzzle = self.looked_at_longer(&played.position_text())?;
        let same = lines.first()?.tokens.first() == Some(&puzzle.key);
        let seen_twice = task == Task::Best && same;
        (puzzle.task != Task::Best || seen_twice).then_some(puzzle)
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
        let key = lines.first()?.tokens.first()?.clone();
        let task = match task_of(&lines)? {
            Task::Win { .. } => self.proven_win(table.as_mut(), side, &key)?,
            Task::Best => Task::Best,
        };
        Some(Puzzle { task, key, position: position.to_owned() })
    }

    /// The shortest win that begins with the key, if it can be proven.
    fn proven_win(&mut self, table: &mut dyn AnyTable, side: Side, key: &str) -> Option<Task> {
        let player = self.player.as_mut();
        if forces_win(table, player, side, WINS.start() - 1) {
            return None;
        }
        let actions =
            WINS.into_iter().find(|&actions| wins_after(table, player, side, actions - 1, key))?;
        let single = self.game != Rotary::ABOUT.name || is_only_key(table, actions, key);
        single.then_some(Task::Win { actions })
    }
}

/// Rotary's problems are proven in full: nothing else wins as fast.
fn is_only_key(table: &dyn AnyTable, actions: u32, key: &str) -> bool {
    let game = Rotary::new(rotary::Rules::standard());
    let position = game.read_position(&table.position_text());
    // More turns than two take minutes to exclude.
    actions == 2
        && position.is_ok_and(|position| {
            problems::key(&game, &position, actions).is_some_and(|only| only.to_string() == key)
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
