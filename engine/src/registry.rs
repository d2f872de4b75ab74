//! Who plays which game: one row a game, and one line a kind of player.
//!
//! Everything that works for any game (levels, arena, protocol, analysis) finds the game's players
//! here. A game of the tree search is one line, [`Entry::searched`]; a game with players of its own is
//! [`Entry::own`] with them.
//!
//! A new kind of player is a [`Kind`] in [`KINDS`]; if it needs to be made differently for each game, it
//! also gets a line in `Searchers::MAKERS` and in those entries of [`ENTRIES`] that have it. Names, help and
//! error messages follow from that.

use std::marker::PhantomData;
use std::sync::{PoisonError, RwLock};

use galds_games::core::{About, AnyTable, Game};

use crate::endgames::EndgamesOf;
use crate::hindsight::HindsightOf;
use crate::levels::{Level, LevelNumber, LevelPlayer, LevelTable};
use crate::networks::Brought;
use crate::player::Player;
use crate::players::{Choices, Greedy, RandomPlayer, Searcher, Uct, open_choices};
use crate::puzzles::themes::ThemesOf;
use crate::rollouts::RollOutChoice;
use crate::search::{ParameterError, Parameters, Searched, ValuedBy};
pub use crate::spec::{Bounds, Kind};
use crate::spec::{PlayerSpec, SpecError};

/// The games with players that come with the program, in alphabetical order.
pub const ENTRIES: &[Entry] = &[
    #[cfg(feature = "lautari")]
    crate::lautari::ENTRY,
    #[cfg(feature = "luzhanqi")]
    crate::luzhanqi::ENTRY,
    #[cfg(feature = "nardi")]
    crate::nardi::ENTRY,
    #[cfg(feature = "rotary")]
    crate::rotary::ENTRY,
    #[cfg(feature = "shatra")]
    crate::shatra::ENTRY,
];

/// Calls a macro with the types of the games of the tree search, for those who need more of them than an [`Entry`] has.
#[macro_export]
macro_rules! searched_games {
    ($with:ident) => {
        $with!(
            galds_games::lautari::Lautari,
            galds_games::rotary::Rotary,
            galds_games::shatra::Shatra,
        )
    };
}

/// The players of games that were put beside those of [`ENTRIES`].
static ADDED: RwLock<Vec<&'static Entry>> = RwLock::new(Vec::new());

/// Puts the players of a game beside those of [`ENTRIES`], for as long as the program runs: of a game that was put on the
/// shelf by [`galds_games::add`]. Those of a game that has players already are not looked at.
pub fn add(entry: Entry) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    added.push(Box::leak(Box::new(entry)));
}

/// The players of all games: those of [`ENTRIES`], then those that were added.
pub fn all() -> Vec<&'static Entry> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    ENTRIES.iter().chain(added.iter().copied()).collect()
}

/// The kinds of players that the engine has.
pub const KINDS: &[&Kind] =
    &[&RANDOM, &GREEDY, &UCT, &TERMS, &FULL, &SEARCH, &LEVEL, &HANDICAP, &RIVAL];

/// Any legal action.
pub static RANDOM: Kind = Kind {
    name: "random",
    form: "random",
    bounds: Bounds::None,
    argument: None,
    make: |entry, _, resources| {
        Ok(Box::new(RandomPlayer::choosing_from(entry.choices, resources.seed)))
    },
};

/// The action that looks best without looking further.
pub static GREEDY: Kind = Kind::of_game("greedy");

/// Plain tree search with random playouts.
pub static UCT: Kind = Kind::of_game("uct");

/// The tree search that values positions by their terms, without a network: the full player until November 2026.
pub static TERMS: Kind = Kind::of_game("terms");

/// The best there is.
pub static FULL: Kind = Kind::of_game("full");

/// The best there is with other parameters of its tree search, to try them out.
pub static SEARCH: Kind = Kind {
    name: "search",
    form: "search:PARAMETERS",
    bounds: Bounds::None,
    argument: Some(|text| Ok(read_parameters(text)?.to_string())),
    make: |entry, spec, resources| {
        let parameters = read_parameters(spec.argument())?;
        if !entry.is_searched {
            return Err(entry.has_no(spec.kind()));
        }
        entry.make(&FULL, &Resources { parameters, ..*resources })
    },
};

/// One of the levels.
pub static LEVEL: Kind = Kind {
    name: "level",
    form: "level:1 to level:10",
    bounds: Bounds::Own,
    argument: Some(|text| read_level(text).map(|number| number.to_string())),
    make: |entry, spec, resources| {
        let number = read_level(spec.argument())?;
        entry.handicapped(&format!("level {number}"), entry.levels.level(number), resources)
    },
};

/// The best there is with any handicaps, to try out levels.
pub static HANDICAP: Kind = Kind {
    name: "handicap",
    form: "handicap:HANDICAPS",
    bounds: Bounds::Own,
    argument: Some(|text| Ok(text.parse::<Level>()?.to_string())),
    make: |entry, spec, resources| {
        let level: Level = spec.argument().parse()?;
        entry.handicapped(&format!("handicapped {level}"), level, resources)
    },
};

/// One of the players with one plan each that a game has to measure others by.
pub static RIVAL: Kind = Kind {
    name: "rival",
    form: "rival:NAME",
    bounds: Bounds::Own,
    argument: Some(|text| read_rival(text).map(|rival| rival.name.to_owned())),
    make: |entry, spec, resources| {
        let name = read_rival(spec.argument())?.name;
        let rival = entry.rivals.iter().find(|rival| rival.name == name);
        let rival = rival.ok_or_else(|| entry.has_no(spec.kind()))?;
        Ok((rival.make)(resources))
    },
};

impl Kind {
    /// A kind that each game makes in its own way, or does not have.
    const fn of_game(name: &'static str) -> Kind {
        let make = |entry: &Entry, spec: &PlayerSpec, resources: &Resources| {
            entry.make(spec.kind(), resources)
        };
        Kind { name, form: name, bounds: Bounds::None, argument: None, make }
    }
}

fn read_level(text: &str) -> Result<LevelNumber, SpecError> {
    let number = text.trim().parse().ok().and_then(LevelNumber::new);
    number.ok_or_else(|| SpecError::Level(text.to_owned()))
}

/// The rival with this name, of any game.
fn read_rival(text: &str) -> Result<&'static Rival, SpecError> {
    let rivals = || all().into_iter().flat_map(|entry| entry.rivals);
    rivals().find(|rival| rival.name == text.trim()).ok_or_else(|| {
        let names: Vec<_> = rivals().map(|rival| rival.name).collect();
        SpecError::Argument(format!("`{text}` is no rival; rivals are: {}", names.join(", ")))
    })
}

fn read_parameters(text: &str) -> Result<Parameters, SpecError> {
    text.parse().map_err(|error: ParameterError| SpecError::Argument(error.to_string()))
}

/// What a player is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// What its chances depend on.
    pub seed: u64,
    /// About how many mebibytes it may remember in.
    pub mebibytes: usize,
    /// The numbers of its search, if it has one.
    pub parameters: Parameters,
    /// Whether it looks into endgame tables, where a host has brought some.
    pub endgames: bool,
}

impl Resources {
    /// This seed, the usual memory and the usual parameters.
    pub const fn seeded(seed: u64) -> Resources {
        Resources { seed, mebibytes: 16, parameters: Parameters::USUAL, endgames: true }
    }

    /// What servers and browsers give a computer player for one move. It is made anew for each, and forgets.
    pub const fn for_a_move(seed: u64) -> Resources {
        Resources { mebibytes: 8, ..Resources::seeded(seed) }
    }
}

/// Makes a player of one game.
pub type Make = fn(&Resources) -> Box<dyn Player>;

/// How one game makes the players of some kinds.
pub type Makers = &'static [(&'static Kind, Make)];

/// A player with a plan of its own, to measure others by.
#[derive(Clone, Copy, Debug)]
pub struct Rival {
    /// What it is called behind `rival:`.
    pub name: &'static str,
    /// Its plan in a few words.
    pub about: &'static str,
    /// Makes it.
    pub make: Make,
}

/// Whether at this table nothing but this key wins within so many own actions.
pub type KeyProof = fn(&dyn AnyTable, u32, &str) -> bool;

/// The players of one game.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The game in a few words.
    pub about: About,
    /// What its levels may do.
    pub levels: &'static LevelTable,
    /// From what a player that does not think may take.
    pub choices: Choices,
    /// The same for a level that answers threats even when it acts without looking: only answers while there is a threat.
    pub alert_choices: Choices,
    /// Whether its full player is a tree search, whose parameters can be varied.
    pub is_searched: bool,
    /// Those to measure its other players by.
    pub rivals: &'static [Rival],
    /// The puzzles that come with the program, a line each.
    pub puzzles: &'static str,
    /// What its puzzles are about.
    pub themes: ThemesOf,
    /// Whether nothing but this key wins in so many own actions, where a puzzle has to be proven so.
    pub key_proof: Option<KeyProof>,
    /// What could be known at a moment of it, where pieces are hidden.
    pub hindsight: Option<HindsightOf>,
    /// How its choices are rolled out, where dice make that worth while.
    pub rollouts: Option<RollOutChoice>,
    /// Its endgame table, if it has one.
    pub endgames: Option<EndgamesOf>,
    /// How its networks come, if its players judge by some.
    pub networks: Option<Brought>,
    makers: Makers,
}

/// How the games of the tree search make their players.
struct Searchers<G>(PhantomData<G>);

impl<G: Searched> Searchers<G> {
    const MAKERS: Makers = &[
        (&FULL, |resources| Box::new(Searcher::<G>::new(resources))),
        (&TERMS, |resources| Box::new(Searcher::<G>::new(resources).valuing(ValuedBy::Terms))),
        (&GREEDY, |resources| Box::new(Greedy::<G>::seeded(resources.seed))),
        (&UCT, |resources| Box::new(Uct::<G>::seeded(resources.seed))),
    ];
}

impl Entry {
    /// A game for the tree search.
    pub const fn searched<G: Searched>(levels: &'static LevelTable) -> Entry {
        Entry {
            about: G::ABOUT,
            levels,
            choices: open_choices,
            alert_choices: open_choices,
            is_searched: true,
            rivals: &[],
            puzzles: "",
            themes: |_| Vec::new(),
            key_proof: None,
            hindsight: None,
            rollouts: None,
            endgames: None,
            networks: Some(Brought {
                is_there: || G::own_network().is_none_or(|network| network.get().is_some()),
                bring: |file| G::own_network().is_some_and(|network| network.bring(file)),
            }),
            makers: Searchers::<G>::MAKERS,
        }
    }

    /// A game with players of its own. For hidden games `choices` has to read views; for open ones
    /// it is [`open_choices`].
    pub const fn own<G: Game>(
        levels: &'static LevelTable,
        choices: Choices,
        makers: Makers,
    ) -> Entry {
        Entry {
            about: G::ABOUT,
            levels,
            choices,
            alert_choices: choices,
            is_searched: false,
            rivals: &[],
            puzzles: "",
            themes: |_| Vec::new(),
            key_proof: None,
            hindsight: None,
            rollouts: None,
            endgames: None,
            networks: None,
            makers,
        }
    }

    /// The same with other choices for levels that answer threats; without this they choose from all actions.
    #[must_use]
    pub const fn with_alert_choices(self, alert_choices: Choices) -> Entry {
        Entry { alert_choices, ..self }
    }

    /// The same with these to measure its players by.
    #[must_use]
    pub const fn with_rivals(self, rivals: &'static [Rival]) -> Entry {
        Entry { rivals, ..self }
    }

    /// The same with these puzzles, if the program carries puzzles.
    #[must_use]
    pub const fn with_puzzles(self, puzzles: &'static str) -> Entry {
        if cfg!(feature = "puzzles") { Entry { puzzles, ..self } } else { self }
    }

    /// The same with these themes of its puzzles.
    #[must_use]
    pub const fn with_themes(self, themes: ThemesOf) -> Entry {
        Entry { themes, ..self }
    }

    /// The same with a proof that the key of a puzzle is the only one.
    #[must_use]
    pub const fn with_key_proof(self, proof: KeyProof) -> Entry {
        Entry { key_proof: Some(proof), ..self }
    }

    /// The same with a way to look back at what could be known.
    #[must_use]
    pub const fn with_hindsight(self, hindsight: HindsightOf) -> Entry {
        Entry { hindsight: Some(hindsight), ..self }
    }

    /// The same with a way to roll its choices out.
    #[must_use]
    pub const fn with_rollouts(self, rollouts: RollOutChoice) -> Entry {
        Entry { rollouts: Some(rollouts), ..self }
    }

    /// The same with an endgame table.
    #[must_use]
    pub const fn with_endgames(self, endgames: EndgamesOf) -> Entry {
        Entry { endgames: Some(endgames), ..self }
    }

    /// The same with networks that come like this.
    #[must_use]
    pub const fn with_networks(self, networks: Brought) -> Entry {
        Entry { networks: Some(networks), ..self }
    }

    /// Whether its players have everything they judge by: in some programs networks come from the host.
    pub fn can_think(&self) -> bool {
        self.networks.is_none_or(|networks| (networks.is_there)())
    }

    /// A player of this game.
    pub fn player(
        &self,
        spec: &PlayerSpec,
        resources: &Resources,
    ) -> Result<Box<dyn Player>, SpecError> {
        (spec.kind().make)(self, spec, resources)
    }

    fn make(&self, kind: &Kind, resources: &Resources) -> Result<Box<dyn Player>, SpecError> {
        let maker = self.makers.iter().find(|(made, _)| made.name == kind.name);
        let (_, make) = maker.ok_or_else(|| self.has_no(kind))?;
        Ok(make(resources))
    }

    /// Whether this game makes players of a kind in its own way.
    pub fn has(&self, kind: &Kind) -> bool {
        self.makers.iter().any(|(made, _)| made.name == kind.name)
    }

    fn has_no(&self, kind: &Kind) -> SpecError {
        SpecError::NoSuchPlayer { player: kind.name.to_owned(), game: self.about.title }
    }

    /// The full player with handicaps. It does without endgame tables: a level is equally strong on every machine.
    fn handicapped(
        &self,
        name: &str,
        level: Level,
        resources: &Resources,
    ) -> Result<Box<dyn Player>, SpecError> {
        let player = self.make(&FULL, &Resources { endgames: false, ..*resources })?;
        let choices = if level.ignores_threats() { self.choices } else { self.alert_choices };
        Ok(Box::new(LevelPlayer::new(player, name, level, choices, resources.seed)))
    }
}

/// The players of the game with this name.
pub fn find(game: &str) -> Result<&'static Entry, SpecError> {
    all().into_iter().find(|entry| entry.about.name == game).ok_or_else(|| {
        let names: Vec<_> = all().iter().map(|entry| entry.about.name).collect();
        SpecError::Game { given: game.to_owned(), allowed: names.join(", ") }
    })
}

/// A player of a game with the usual means.
pub fn player(game: &str, spec: &PlayerSpec, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    find(game)?.player(spec, &Resources::seeded(seed))
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
    fn every_kind_has_its_own_name_and_every_game_a_full_player() {
        let mut names: Vec<_> = KINDS.iter().map(|kind| kind.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), KINDS.len());
        for entry in ENTRIES {
            assert!(entry.player(&PlayerSpec::full(), &Resources::seeded(1)).is_ok());
        }
    }

    #[test]
    fn unknown_games_are_refused_with_the_list_of_known_ones() {
        let error = player("go", &PlayerSpec::random(), 1).err().unwrap().to_string();
        assert!(
            error.starts_with("there are no players for `go`; games with players are: "),
            "{error}"
        );
    }
}
