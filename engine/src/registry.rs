//! Who plays which game: one line a game.
//!
//! Everything that works for any game (levels, arena, protocol, analysis, bench, tuning) finds the
//! game's players here. A game of the tree search is one line, [`Entry::searched`]; a game with players
//! of its own is [`Entry::own`] with them.

use std::ops::ControlFlow;

use galds_games::core::{About, Game};
use galds_games::lautari::Lautari;
use galds_games::luzhanqi::Luzhanqi;
use galds_games::nardi::Nardi;
use galds_games::rotary::Rotary;
use galds_games::shatra::Shatra;

use crate::levels::{self, Level, LevelPlayer, LevelTable};
use crate::luzhanqi::{self, LuzhanqiGreedy, LuzhanqiPlayer};
use crate::nardi::player::NardiPlayer;
use crate::player::Player;
use crate::players::{Choices, External, Greedy, RandomPlayer, Searcher, Uct, open_choices};
use crate::search::Searched;
use crate::spec::{PlayerSpec, SpecError};
use crate::tuning::{self, Tuned, Tuning};
use crate::weighing::Weighed;

/// The games with players, in alphabetical order.
pub const ENTRIES: &[Entry] = &[
    Entry::searched::<Lautari>(&levels::LAUTARI),
    Entry::own::<Luzhanqi>(
        &levels::LUZHANQI,
        luzhanqi::choices,
        |means| Box::new(LuzhanqiPlayer::seeded(means.seed)),
        Some(|means| Box::new(LuzhanqiGreedy::seeded(means.seed))),
    ),
    Entry::own::<Nardi>(
        &levels::NARDI,
        open_choices,
        |_| Box::new(NardiPlayer::new()),
        Some(|_| Box::new(NardiPlayer::greedy())),
    ),
    Entry::searched::<Rotary>(&levels::ROTARY),
    Entry::searched::<Shatra>(&levels::SHATRA),
];

/// What a player is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// What its chances depend on.
    pub seed: u64,
    /// About how many mebibytes it may remember in.
    pub mebibytes: usize,
}

impl Means {
    /// The usual memory and this seed.
    pub const fn seeded(seed: u64) -> Means {
        Means { seed, mebibytes: 16 }
    }
}

/// Makes a player.
pub type Make = fn(&Means) -> Box<dyn Player>;

/// Tunes weights; see [`crate::tuning::tune`].
pub type Tune = fn(&Tuning, &mut dyn FnMut() -> ControlFlow<()>) -> Option<Tuned>;

/// The players of one game.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The game in a few words.
    pub about: About,
    /// What its levels may do.
    pub levels: &'static LevelTable,
    /// From what a player that does not think may take.
    pub choices: Choices,
    /// How its weights are tuned, if it has any.
    pub tune: Option<Tune>,
    full: Make,
    greedy: Option<Make>,
    uct: Option<Make>,
}

impl Entry {
    /// A game for the tree search.
    pub const fn searched<G: Searched + Weighed>(levels: &'static LevelTable) -> Entry {
        Entry {
            about: G::ABOUT,
            levels,
            choices: open_choices,
            tune: Some(tuning::tune::<G>),
            full: |means| Box::new(Searcher::<G>::with_mebibytes(means.mebibytes)),
            greedy: Some(|means| Box::new(Greedy::<G>::seeded(means.seed))),
            uct: Some(|means| Box::new(Uct::<G>::seeded(means.seed))),
        }
    }

    /// A game with a player of its own. For hidden games `choices` has to read views; for open ones
    /// it is [`open_choices`].
    pub const fn own<G: Game>(
        levels: &'static LevelTable,
        choices: Choices,
        full: Make,
        greedy: Option<Make>,
    ) -> Entry {
        Entry { about: G::ABOUT, levels, choices, tune: None, full, greedy, uct: None }
    }

    /// A player of this game.
    pub fn player(&self, spec: &PlayerSpec, means: &Means) -> Result<Box<dyn Player>, SpecError> {
        let missing =
            || SpecError::NoSuchPlayer { player: spec.to_string(), game: self.about.title };
        match spec {
            PlayerSpec::Random => {
                Ok(Box::new(RandomPlayer::choosing_from(self.choices, means.seed)))
            }
            PlayerSpec::Greedy => self.greedy.map(|make| make(means)).ok_or_else(missing),
            PlayerSpec::Uct => self.uct.map(|make| make(means)).ok_or_else(missing),
            PlayerSpec::Full => Ok((self.full)(means)),
            PlayerSpec::Level(number) => {
                let name = format!("level {number}");
                Ok(self.held(&name, self.levels.level(*number), means))
            }
            PlayerSpec::Held(level) => Ok(self.held(&format!("held to {level}"), *level, means)),
            PlayerSpec::External(program) => match External::start(program, means) {
                Ok(player) => Ok(Box::new(player)),
                Err(error) => {
                    let (program, reason) = (program.to_string(), error.to_string());
                    Err(SpecError::Program { program, reason })
                }
            },
        }
    }
}

impl Entry {
    /// The full player with handicaps.
    fn held(&self, name: &str, level: Level, means: &Means) -> Box<dyn Player> {
        let full = (self.full)(means);
        Box::new(LevelPlayer::new(full, name, level, self.choices, means.seed))
    }
}

/// The players of the game with this name.
pub fn find(game: &str) -> Result<&'static Entry, SpecError> {
    ENTRIES.iter().find(|entry| entry.about.name == game).ok_or_else(|| {
        let names: Vec<_> = ENTRIES.iter().map(|entry| entry.about.name).collect();
        SpecError::Game { given: game.to_owned(), allowed: names.join(", ") }
    })
}

/// A player of a game with the usual means.
pub fn player(game: &str, spec: &PlayerSpec, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    find(game)?.player(spec, &Means::seeded(seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_shelf_has_players_in_the_same_order() {
        assert!(ENTRIES.is_sorted_by_key(|entry| entry.about.name));
        let names = ENTRIES.iter().map(|entry| entry.about.name);
        assert!(names.eq(galds_games::SHELF.iter().map(|game| game.about.name)));
    }

    #[test]
    fn unknown_games_are_refused_with_the_list_of_known_ones() {
        let error = player("go", &PlayerSpec::Random, 1).err().unwrap().to_string();
        assert!(error.starts_with("nobody here plays `go`; games with players are: "), "{error}");
    }
}
