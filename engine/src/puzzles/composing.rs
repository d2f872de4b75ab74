//! Whether a position is a sound problem: which first actions win by force, and in how many own actions.
//!
//! The search names the actions that seem to win, the proof of [`proof`](super::proof) shows that they do. Both are
//! bounded, so that anybody may ask: what was not found within the bounds is not said to be impossible.

use std::sync::atomic::AtomicBool;

use galds_games::core::{AnyTable, TableError, Turn};
use thiserror::Error;

use super::proof::{Prover, best_lines};
use crate::player::Value;
use crate::registry::{self, Resources, TERMS};
use crate::spec::{PlayerSpec, SpecError};

/// The longest win that is looked for, in own actions.
pub const LONGEST_WIN: u32 = 4;
/// How many first actions are told apart.
const LINES: usize = 6;
/// How many positions the search looks at.
const NODES: u64 = 400_000;
/// How many searches all proofs together may take.
const LOOKS: u32 = 250;

/// What a check has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The first actions that win by force, the shortest win first.
    pub keys: Vec<Key>,
    /// Whether the search was content before all was proven: some action seems to win too.
    pub is_open: bool,
}

/// A first action that wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its token.
    pub token: String,
    /// In how many own actions it wins against the best defence.
    pub actions: u32,
}

impl Checked {
    /// The solution, if there is one and nothing else wins as fast.
    pub fn only_key(&self) -> Option<&Key> {
        match &self.keys[..] {
            [key] => Some(key),
            [key, next, ..] if key.actions < next.actions => Some(key),
            _ => None,
        }
    }
}

/// Why a position cannot be checked.
#[derive(Debug, Error)]
pub enum CheckError {
    /// The position cannot be read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The game has dice or hidden pieces, of which no win is forced.
    #[error("wins are only proven in games without dice and hidden pieces")]
    NotProvable,
    /// Nobody has to act.
    #[error("the game is over in this position")]
    Over,
    /// The game has no players.
    #[error(transparent)]
    Player(#[from] SpecError),
}

/// Checks a position of a game under its usual rules; a set flag ends it soon.
pub fn check(game: &str, position: &str, stop: &AtomicBool) -> Result<Checked, CheckError> {
    let entry = registry::find(game)?;
    if !entry.is_searched {
        return Err(CheckError::NotProvable);
    }
    let mut table = galds_games::open(game, game).map_err(|_| CheckError::NotProvable)?;
    table.set_position(position)?;
    let Turn::Side(side) = table.turn() else { return Err(CheckError::Over) };
    let mut player = entry.player(&PlayerSpec::of(&TERMS), &Resources::seeded(1))?;
    let lines = best_lines(&*table, player.as_mut(), NODES, LINES);
    let promised = lines.into_iter().filter(|line| matches!(line.value, Value::WinIn(_)));
    let mut prover = Prover { player: player.as_mut(), winner: side, looks: LOOKS, stop };
    let mut checked = Checked { keys: Vec::new(), is_open: false };
    for token in promised.filter_map(|line| line.tokens.into_iter().next()) {
        match shortest(&mut prover, table.as_mut(), &token) {
            Some(actions) => checked.keys.push(Key { token, actions }),
            None => checked.is_open = true,
        }
    }
    checked.keys.sort_by_key(|key| key.actions);
    Ok(checked)
}

/// In how many own actions an action wins, if that can be proven.
fn shortest(prover: &mut Prover<'_>, table: &mut dyn AnyTable, token: &str) -> Option<u32> {
    (1..=LONGEST_WIN).find(|actions| prover.wins_after(table, actions - 1, token))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Task, shipped};

    static NEVER: AtomicBool = AtomicBool::new(false);

    #[test]
    fn the_puzzles_of_open_games_have_the_key_that_they_say() {
        for game in ["lautari", "rotary", "shatra"] {
            for puzzle in
                shipped(game).iter().filter(|one| one.task == Task::Win { actions: 2 }).take(3)
            {
                let checked = check(game, &puzzle.position, &NEVER).unwrap();
                let key = checked.only_key().unwrap_or_else(|| panic!("{puzzle}: {checked:?}"));
                assert_eq!((&key.token, key.actions), (&puzzle.key, 2), "{puzzle}");
            }
        }
    }

    #[test]
    fn a_start_has_no_key_and_a_game_with_dice_no_proof() {
        let start = galds_games::open("lautari", "lautari").unwrap().position_text();
        let checked = check("lautari", &start, &NEVER).unwrap();
        assert_eq!(checked, Checked { keys: Vec::new(), is_open: false });
        let start = galds_games::open("nardi", "nardi").unwrap().position_text();
        assert!(matches!(check("nardi", &start, &NEVER), Err(CheckError::NotProvable)));
        assert!(matches!(check("lautari", "nonsense", &NEVER), Err(CheckError::Table(_))));
    }

    #[test]
    fn two_keys_that_win_as_fast_are_no_single_key() {
        let key = |actions| Key { token: "a".to_owned(), actions };
        let checked =
            |keys: &[u32]| Checked { keys: keys.iter().map(|n| key(*n)).collect(), is_open: false };
        assert_eq!(checked(&[2, 2]).only_key(), None);
        assert_eq!(checked(&[2, 3]).only_key(), Some(&key(2)));
        assert_eq!(checked(&[]).only_key(), None);
    }
}
