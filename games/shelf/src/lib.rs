//! The shelf: every game of Galds by its name.
//!
//! ```
//! let mut table = galds_games::open("rotary", "rotary,start=rows")?;
//! table.play_text("43 3")?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The shelf has no rules of its own. A new game is one more line in [`SHELF`], with a cargo feature named
//! like it, so that a host which needs one game need not carry the others.

use galds_core::{
    About, AnyTable, Explain, Game, ReasonForm, RuleSet, RulesAbout, RulesError, Table, TableError,
    explained,
};
use thiserror::Error;

pub use galds_core as core;
#[cfg(feature = "lautari")]
pub use galds_lautari as lautari;
#[cfg(feature = "luzhanqi")]
pub use galds_luzhanqi as luzhanqi;
#[cfg(feature = "nardi")]
pub use galds_nardi as nardi;
#[cfg(feature = "rotary")]
pub use galds_rotary as rotary;
#[cfg(feature = "shatra")]
pub use galds_shatra as shatra;

/// The games, in alphabetical order.
pub const SHELF: &[BoxedGame] = &[
    #[cfg(feature = "lautari")]
    BoxedGame::of::<lautari::Lautari>(),
    #[cfg(feature = "luzhanqi")]
    BoxedGame::of::<luzhanqi::Luzhanqi>(),
    #[cfg(feature = "nardi")]
    BoxedGame::of::<nardi::Nardi>(),
    #[cfg(feature = "rotary")]
    BoxedGame::of::<rotary::Rotary>(),
    #[cfg(feature = "shatra")]
    BoxedGame::of::<shatra::Shatra>(),
];

/// A game on the shelf, not yet opened.
#[derive(Clone, Copy, Debug)]
pub struct BoxedGame {
    /// The game in a few words.
    pub about: About,
    rules_about: fn() -> RulesAbout,
    reasons: fn() -> Vec<ReasonForm>,
    open: fn(&str) -> Result<Box<dyn AnyTable>, RulesError>,
}

impl BoxedGame {
    const fn of<G: Game>() -> BoxedGame {
        BoxedGame {
            about: G::ABOUT,
            rules_about: RulesAbout::of::<G::Rules>,
            reasons: reasons_of::<G>,
            open: open_box::<G>,
        }
    }

    /// The presets and options of the game.
    pub fn rules(&self) -> RulesAbout {
        (self.rules_about)()
    }

    /// Every reason for which the game refuses rules, actions and positions.
    pub fn reasons(&self) -> Vec<ReasonForm> {
        (self.reasons)()
    }

    /// Sets up a table with the game at its start.
    pub fn open(&self, rules: &str) -> Result<Box<dyn AnyTable>, RulesError> {
        (self.open)(rules)
    }
}

fn open_box<G: Game>(rules: &str) -> Result<Box<dyn AnyTable>, RulesError> {
    Ok(Box::new(Table::new(G::new(G::Rules::read(rules)?))))
}

fn reasons_of<G: Game>() -> Vec<ReasonForm> {
    let conflicts = G::Rules::CONFLICTS.iter();
    let conflicts = conflicts.map(|conflict| ReasonForm::named(conflict.key, &[])).collect();
    [conflicts, G::ActionError::reasons(), G::PositionError::reasons()].concat()
}

/// Every reason for which something is refused at a table, whatever the game.
pub fn reasons() -> Vec<ReasonForm> {
    let of_games = SHELF.iter().flat_map(BoxedGame::reasons);
    [OpenError::reasons(), TableError::reasons(), of_games.collect()].concat()
}

/// Why no table could be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("there is no game called `{given}`; the shelf has: {allowed}")]
    Game { given: String, allowed: String },
    /// The rules cannot be read.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

explained! {
    OpenError in "open" {
        Game { given, allowed },
        Rules(error) => error as RulesError,
    }
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
