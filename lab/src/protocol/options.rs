//! What can be set.

use thiserror::Error;

use galds_engine::levels::{LEVELS, LevelNumber};
use galds_engine::registry::{ENTRIES, Entry, Resources, find};
use galds_engine::spec::PlayerSpec;

/// The names of all options.
pub const OPTION_NAMES: [&str; 7] =
    ["Game", "Rules", "Threads", "Memory", "Lines", "Level", "Seed"];

/// The most threads, mebibytes and lines that can be asked for.
const MOST_THREADS: usize = 256;
const MOST_MEMORY: usize = 65_536;
const MOST_LINES: usize = 100;

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// There is no such option.
    #[error("there is no option `{given}`; options are: {}", OPTION_NAMES.join(", "))]
    Name {
        /// What was written.
        given: String,
    },
    /// It does not take this value.
    #[error("{name} cannot be `{given}`; it takes {allowed}")]
    Value {
        /// The option.
        name: &'static str,
        /// What was written.
        given: String,
        /// What it takes.
        allowed: String,
    },
    /// The rules cannot be read.
    #[error("{0}")]
    Rules(String),
}

/// What a change means for what is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// Nothing.
    Budget,
    /// The player has to be made anew.
    Player,
    /// The player and the position have to be made anew.
    Game,
}

/// All options.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) entry: &'static Entry,
    pub(super) rules: String,
    pub(super) threads: usize,
    pub(super) lines: usize,
    level: Option<LevelNumber>,
    resources: Resources,
}

impl Options {
    /// How they stand at first.
    pub(super) fn usual() -> Options {
        let entry = &ENTRIES[0];
        let rules = entry.about.name.to_owned();
        Options { entry, rules, threads: 1, lines: 1, level: None, resources: Resources::seeded(1) }
    }

    /// The player that is wanted and what it is made with.
    pub(super) fn player(&self) -> (PlayerSpec, Resources) {
        (self.level.map_or_else(PlayerSpec::full, PlayerSpec::level), self.resources)
    }

    /// Whether thinking ends by itself.
    pub(super) fn has_level(&self) -> bool {
        self.level.is_some()
    }

    /// Sets one of them; on an error all stay as they were.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Change, OptionError> {
        match name {
            "Game" => {
                self.entry = find(value).map_err(|_| {
                    let games: Vec<_> = ENTRIES.iter().map(|entry| entry.about.name).collect();
                    wrong("Game", value, &games.join(", "))
                })?;
                value.clone_into(&mut self.rules);
                Ok(Change::Game)
            }
            "Rules" => {
                let opened = galds_games::open(self.entry.about.name, value);
                opened.map_err(|error| OptionError::Rules(error.to_string()))?;
                value.clone_into(&mut self.rules);
                Ok(Change::Game)
            }
            "Threads" => {
                self.threads = number("Threads", value, 1, MOST_THREADS)?;
                Ok(Change::Budget)
            }
            "Lines" => {
                self.lines = number("Lines", value, 1, MOST_LINES)?;
                Ok(Change::Budget)
            }
            "Memory" => {
                self.resources.mebibytes = number("Memory", value, 1, MOST_MEMORY)?;
                Ok(Change::Player)
            }
            "Level" => {
                self.level = match value {
                    "full" => None,
                    other => Some(level(other)?),
                };
                Ok(Change::Player)
            }
            "Seed" => {
                let seed = value.parse();
                self.resources.seed = seed.map_err(|_| wrong("Seed", value, "a number from 0"))?;
                Ok(Change::Player)
            }
            other => Err(OptionError::Name { given: other.to_owned() }),
        }
    }

    /// The lines that say what can be set.
    pub(super) fn lines() -> Vec<String> {
        let usual = Options::usual();
        let games: Vec<_> =
            ENTRIES.iter().map(|entry| format!("var {}", entry.about.name)).collect();
        let levels: Vec<_> = LevelNumber::all().map(|level| format!("var {level}")).collect();
        let name = usual.entry.about.name;
        vec![
            format!("option name Game type combo default {name} {}", games.join(" ")),
            format!("option name Rules type string default {name}"),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            format!(
                "option name Memory type spin default {} min 1 max {MOST_MEMORY}",
                usual.resources.mebibytes
            ),
            format!("option name Lines type spin default 1 min 1 max {MOST_LINES}"),
            format!("option name Level type combo default full var full {}", levels.join(" ")),
            format!("option name Seed type string default {}", usual.resources.seed),
        ]
    }
}

fn level(text: &str) -> Result<LevelNumber, OptionError> {
    let number = text.parse().ok().and_then(LevelNumber::new);
    number.ok_or_else(|| wrong("Level", text, &format!("full, or a number from 1 to {LEVELS}")))
}

fn number(name: &'static str, text: &str, least: usize, most: usize) -> Result<usize, OptionError> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| wrong(name, text, &format!("a number from {least} to {most}")))
}

fn wrong(name: &'static str, given: &str, allowed: &str) -> OptionError {
    OptionError::Value { name, given: given.to_owned(), allowed: allowed.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_named_is_announced_and_can_be_set() {
        let announced = Options::lines();
        let values = ["rotary", "rotary,start=rows", "2", "8", "3", "4", "99"];
        let mut options = Options::usual();
        for (name, value) in OPTION_NAMES.into_iter().zip(values) {
            assert!(announced.iter().any(|l| l.starts_with(&format!("option name {name} type "))));
            assert!(options.set(name, value).is_ok(), "{name}");
        }
        assert_eq!(announced.len(), OPTION_NAMES.len());
    }

    #[test]
    fn wrong_values_change_nothing_and_name_what_is_allowed() {
        let mut options = Options::usual();
        assert!(options.set("Game", "rotary").is_ok());
        let mut message = |name, value| options.set(name, value).unwrap_err().to_string();
        assert_eq!(
            message("Level", "11"),
            "Level cannot be `11`; it takes full, or a number from 1 to 10"
        );
        assert_eq!(
            message("Threads", "0"),
            "Threads cannot be `0`; it takes a number from 1 to 256"
        );
        assert!(message("Game", "go").starts_with("Game cannot be `go`; it takes "));
        assert!(message("Rules", "rotary,start=round").contains("`start` cannot be `round`"));
        assert!(message("Colour", "red").starts_with("there is no option `Colour`"));
        assert_eq!(options.rules, "rotary");
    }
}
