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

#[cfg(test)]
mod tests {
    use super::*;
    use galds_engine::observation::Observation;
    use galds_engine::player::Budget;
    use galds_engine::registry;
    use galds_engine::search::Limits;
    use galds_games::core::Turn;
    use galds_host::machine;
    use galds_lab::external::read_spec;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn a_game_counts_by_its_end_its_moves_and_those_before_the_first_contact() {
        let mut table = galds_games::open("luzhanqi", "luzhanqi").unwrap();
        let mut players = ["rival:left-rush", "rival:turtle"]
            .map(|name| registry::player("luzhanqi", &read_spec(name).unwrap(), 3).unwrap());
        let never = AtomicBool::new(false);
        let mut endings = Endings::default();
        while let Turn::Side(side) = table.turn() {
            let observation = Observation::of(&*table, side);
            let budget = Budget::within(Limits::default());
            let player = &mut players[side.index()];
            let found = player.choose(&observation, &budget, &machine(&never), &mut |_| {});
            table.play_text(found.unwrap().choice().unwrap()).unwrap();
        }
        endings.add(&*table);
        let ends: Vec<_> = endings.reasons.iter().collect();
        let [(reason, 1)] = ends.as_slice() else { panic!("{ends:?}") };
        assert!(["flag-taken", "no-action", "quiet-play"].contains(&reason.as_str()), "{reason}");
        assert_eq!(endings.moves, table.past().len() - 2);
        assert!(endings.before_contact[0] < endings.moves);
        assert!(endings.to_string().ends_with(&format!("by {reason} 1")), "{endings}");
    }
}
