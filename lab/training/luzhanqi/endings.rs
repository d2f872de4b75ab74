//! How the games of a match ended, and how long nothing happened in them.

use std::collections::BTreeMap;
use std::fmt;

use galds_games::core::AnyTable;
use galds_games::core::scene::Sight;

/// Counts over the games of a match.
#[derive(Debug, Default)]
pub(crate) struct Endings {
    /// How often a game ended for each reason, by its key, such as `flag-taken` or `quiet-play`.
    reasons: BTreeMap<String, u32>,
    /// For each game with a contact, how many moves of either side were made before it.
    before_contact: Vec<usize>,
    moves: usize,
    games: u32,
}

impl Endings {
    /// Counts a finished game.
    pub(crate) fn add(&mut self, table: &dyn AnyTable) {
        let why = table.scene(Sight::Everything).ended.map(|ended| ended.why.key);
        *self.reasons.entry(why.unwrap_or_else(|| "forfeit".to_owned())).or_default() += 1;
        // The first two actions are the set-ups.
        let past = table.past();
        let moves = past.get(2..).unwrap_or_default();
        let contact = moves.iter().position(|(_, played)| played.book.contains('x'));
        self.before_contact.extend(contact);
        self.moves += moves.len();
        self.games += 1;
    }
}

impl fmt::Display for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = |sum: usize, number: usize| sum as f64 / number.max(1) as f64;
        let before: usize = self.before_contact.iter().sum();
        let latest = self.before_contact.iter().max().copied().unwrap_or_default();
        write!(
            f,
            "{:.1} moves a game, {:.1} before the first contact (at most {latest}), ended by",
            mean(self.moves, self.games as usize),
            mean(before, self.before_contact.len())
        )?;
        for (place, (reason, count)) in self.reasons.iter().enumerate() {
            write!(f, "{} {reason} {count}", if place > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}
