//! The shelf: every game of Galds by its name.
//!
//! ```
//! let mut table = galds_games::open("rotary", "rotary,start=rows")?;
//! table.play_text("43 3")?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The shelf has no rules of its own. A new game is one more row in [`SHELF`], with a cargo feature named
//! like it, so that a host which needs one game need not carry the others. A host that has a game of its own puts it beside
//! these while it runs ([`add`]); whoever looks for games looks through [`all`].

#[cfg(feature = "learning")]
pub mod learning;
mod pasted;
mod playthrough;

use std::sync::{PoisonError, RwLock};

use galds_core::hosting::Hosting;
use galds_core::scene::PhraseForm;
use galds_core::{
    About, AnyTable, Explain, Game, ReasonForm, RuleSet, RulesAbout, RulesError, RulesRead, Table,
    TableError, explained,
};
use thiserror::Error;

pub use galds_core as core;
pub use galds_fair as fair;
#[cfg(feature = "lautari")]
pub use galds_lautari as lautari;
#[cfg(feature = "luzhanqi")]
pub use galds_luzhanqi as luzhanqi;
#[cfg(feature = "nardi")]
pub use galds_nardi as nardi;
#[cfg(feature = "rotary")]
pub use galds_rotary as rotary;
/// The solitaire on the lid of the box.
#[cfg(feature = "rotary")]
pub use galds_rotary::intarzia;
#[cfg(feature = "shatra")]
pub use galds_shatra as shatra;
pub use pasted::{PasteError, Pasted, Reading, Supposed, Trouble, read_pasted};
pub use playthrough::playthrough;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The games that come with the program, in alphabetical order.
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
    /// What hosts of matches have to know of it beyond its rules.
    pub hosting: Hosting,
    phrases: &'static [PhraseForm],
    rules_about: fn() -> RulesAbout,
    read_rules: fn(&str) -> Result<RulesRead, RulesError>,
    reasons: fn() -> Vec<ReasonForm>,
    open: fn(&str) -> Result<Box<dyn AnyTable>, RulesError>,
}

impl BoxedGame {
    /// The game of this type.
    pub const fn of<G: Game>() -> BoxedGame {
        BoxedGame {
            about: G::ABOUT,
            hosting: G::HOSTING,
            phrases: G::PHRASES,
            rules_about: RulesAbout::of::<G::Rules>,
            read_rules: RulesRead::of::<G::Rules>,
            reasons: reasons_of::<G>,
            open: open_box::<G>,
        }
    }

    /// The presets and options of the game.
    pub fn rules(&self) -> RulesAbout {
        (self.rules_about)()
    }

    /// Reads a rules text.
    pub fn read_rules(&self, text: &str) -> Result<RulesRead, RulesError> {
        (self.read_rules)(text)
    }

    /// Every reason for which the game refuses rules, actions and positions.
    pub fn reasons(&self) -> Vec<ReasonForm> {
        (self.reasons)()
    }

    /// Everything that its scenes say, as translations name it: `due-GAME-KEY` and `ended-GAME-KEY`.
    pub fn phrases(&self) -> Vec<ReasonForm> {
        let name = self.about.name;
        let form = |phrase: &PhraseForm| {
            let key = format!("{}-{name}-{}", phrase.occasion.name(), phrase.key);
            ReasonForm::named(key, phrase.values)
        };
        self.phrases.iter().map(form).collect()
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
    let of_games = all().into_iter().flat_map(BoxedGame::reasons);
    [OpenError::reasons(), TableError::reasons(), PasteError::reasons(), of_games.collect()]
        .concat()
}

/// Everything that scenes say, whatever the game, as translations name it: that a position was repeated has no game's name.
pub fn phrases() -> Vec<ReasonForm> {
    let PhraseForm { occasion, key, values } = PhraseForm::REPETITION;
    let of_all = ReasonForm::named(format!("{}-{key}", occasion.name()), values);
    all().into_iter().flat_map(BoxedGame::phrases).chain([of_all]).collect()
}

/// Why no table could be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("there is no game called `{given}`; the games are: {allowed}")]
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

/// The games that were put beside those of [`SHELF`].
static ADDED: RwLock<Vec<&'static BoxedGame>> = RwLock::new(Vec::new());

/// Why a game was not put on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AddError {
    /// There is one with this name.
    #[error("there is a game called `{0}` on the shelf already")]
    Taken(&'static str),
}

/// Puts a game beside those of [`SHELF`], for as long as the program runs.
pub fn add(game: BoxedGame) -> Result<(), AddError> {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let name = game.about.name;
    if SHELF.iter().chain(added.iter().copied()).any(|known| known.about.name == name) {
        return Err(AddError::Taken(name));
    }
    added.push(Box::leak(Box::new(game)));
    Ok(())
}

/// All games: those of [`SHELF`], then those that were added.
pub fn all() -> Vec<&'static BoxedGame> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    SHELF.iter().chain(added.iter().copied()).collect()
}

/// The game with this name.
pub fn find(name: &str) -> Result<&'static BoxedGame, OpenError> {
    let known = SHELF.iter().find(|game| game.about.name == name);
    known.or_else(|| all().into_iter().find(|game| game.about.name == name)).ok_or_else(|| {
        let names: Vec<_> = all().iter().map(|game| game.about.name).collect();
        OpenError::Game { given: name.to_owned(), allowed: names.join(", ") }
    })
}

/// What hosts of matches have to know of the game with this name.
pub fn hosting(name: &str) -> Hosting {
    find(name).map_or(Hosting::USUAL, |game| game.hosting)
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
        assert!(error.starts_with("there is no game called `go`; the games are: "));
    }

    #[test]
    fn every_phrase_has_a_name_of_its_own_and_both_occasions_are_there() {
        let mut names: Vec<String> = phrases().into_iter().map(|form| form.key).collect();
        assert!(names.iter().any(|name| name == "ended-repetition"));
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        for game in SHELF {
            for occasion in ["due", "ended"] {
                let start = format!("{occasion}-{}-", game.about.name);
                assert!(names.iter().any(|name| name.starts_with(&start)), "{start}");
            }
        }
    }
}
