//! The shelf: every game of Galds by its name.
//!
//! ```
//! let mut table = galds_games::open("rotary", "rotary,start=rows")?;
//! table.play_text("43 3")?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The shelf has no rules of its own. A new game is one more line in [`SHELF`].

use galds_core::{About, AnyTable, Game, RuleSet, RulesAbout, RulesError, Table};
use galds_lautari::Lautari;
use galds_luzhanqi::Luzhanqi;
use galds_rotary::Rotary;
use galds_shatra::Shatra;
use thiserror::Error;

pub use galds_core as core;
pub use galds_lautari as lautari;
pub use galds_luzhanqi as luzhanqi;
pub use galds_rotary as rotary;
pub use galds_shatra as shatra;

/// The games, in alphabetical order.
pub const SHELF: &[BoxedGame] =
    &[
    BoxedGame::of::<Lautari>(),
    BoxedGame::of::<Luzhanqi>(),
    BoxedGame::of::<Rotary>(),
    BoxedGame::of::<Shatra>(),
];

/// A game on the shelf, not yet opened.
#[derive(Clone, Copy, Debug)]
pub struct BoxedGame {
    /// The game in a few words.
    pub about: About,
    rules_about: fn() -> RulesAbout,
    open: fn(&str) -> Result<Box<dyn AnyTable>, RulesError>,
}

impl BoxedGame {
    const fn of<G: Game>() -> BoxedGame {
        BoxedGame { about: G::ABOUT, rules_about: RulesAbout::of::<G::Rules>, open: open_box::<G> }
    }

    /// The presets and options of the game.
    pub fn rules(&self) -> RulesAbout {
        (self.rules_about)()
    }

    /// Sets up a table with the game at its start.
    pub fn open(&self, rules: &str) -> Result<Box<dyn AnyTable>, RulesError> {
        (self.open)(rules)
    }
}

fn open_box<G: Game>(rules: &str) -> Result<Box<dyn AnyTable>, RulesError> {
    Ok(Box::new(Table::new(G::new(G::Rules::read(rules)?))))
}

/// Why no table could be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("there is no game called `{given}`; the shelf has: {allowed}")]
    Game {
        /// What was asked for.
        given: String,
        /// The games there are.
        allowed: String,
    },
    /// The rules cannot be read.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// The game with this name.
pub fn find(name: &str) -> Result<&'static BoxedGame, OpenError> {
    SHELF.iter().find(|game| game.about.name == name).ok_or_else(|| {
        let names: Vec<_> = SHELF.iter().map(|game| game.about.name).collect();
        OpenError::Game { given: name.to_owned(), allowed: names.join(", ") }
    })
}

/// Sets up a table with a game at its start.
pub fn open(name: &str, rules: &str) -> Result<Box<dyn AnyTable>, OpenError> {
    Ok(find(name)?.open(rules)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shelf_is_in_order_and_every_first_preset_is_named_like_its_game() {
        assert!(SHELF.is_sorted_by_key(|game| game.about.name));
        for game in SHELF {
            assert_eq!(game.rules().presets[0].name, game.about.name);
            assert!(game.open(game.about.name).is_ok());
        }
    }

    #[test]
    fn unknown_games_are_refused_with_the_list_of_known_ones() {
        let error = find("go").unwrap_err().to_string();
        assert!(error.starts_with("there is no game called `go`; the shelf has: "));
    }
}
