//! Rules agreed on before the game: typed options with a text form.
//!
//! A rules text is a preset name, or `preset,key=value,key=value`. A game lists its presets and its
//! options in two tables; reading, writing and every error message follow from them.

use std::fmt::Debug;
use std::num::NonZeroU32;

use thiserror::Error;

use crate::{Explain, Reason, ReasonForm, explained, read_number};

/// Why a rules text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesError {
    /// The first word is no preset of this game.
    #[error("there are no rules called `{given}`; the presets are: {allowed}")]
    Preset { given: String, allowed: String },
    /// A part has no `=`.
    #[error("`{given}` is not an option; options are written key=value, with the keys: {allowed}")]
    Form { given: String, allowed: String },
    /// The key is none of this game's.
    #[error("there is no option `{given}`; options are: {allowed}")]
    Key { given: String, allowed: String },
    /// The value does not fit the key.
    #[error("`{key}` cannot be `{given}`; it takes: {allowed}")]
    Value {
        key: &'static str,
        given: String,
        /// What it takes.
        allowed: &'static str,
    },
    /// A key stands twice.
    #[error("the option `{key}` is given twice")]
    Repeated { key: &'static str },
    /// Two options contradict each other.
    #[error("{0}")]
    Conflict(&'static Conflict),
}

explained! {
    RulesError in "rules" {
        Preset { given, allowed },
        Form { given, allowed },
        Key { given, allowed },
        // What it takes is said in English words only.
        Value { key, given; .. },
        Repeated { key },
        Conflict(conflict) => conflict as Conflict,
    }
}

/// Options of a game that contradict each other.
#[derive(Debug, PartialEq, Eq, Error)]
#[error("{text}")]
pub struct Conflict {
    /// Its key among the reasons, such as `rotary-rules-captures-without-traps`.
    pub key: &'static str,
    /// What contradicts what, in a sentence.
    pub text: &'static str,
}

impl Explain for Conflict {
    fn reason(&self) -> Reason {
        Reason::named(self.key, Vec::new())
    }

    /// None here: each game lists its own ([`RuleSet::CONFLICTS`]).
    fn reasons() -> Vec<ReasonForm> {
        Vec::new()
    }
}

/// A value that an option does not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfit;

/// The values that an option takes, for those who make a form of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "snake_case")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Takes {
    /// One of a few words.
    Words {
        /// The words, in the order in which they are offered.
        words: Vec<&'static str>,
    },
    /// A whole number, or a word that says there is none.
    Number {
        /// The smallest number.
        least: u32,
        /// The largest number, if there is one.
        most: Option<u32>,
        /// What is written if there is no number.
        none: &'static str,
    },
    /// Fields of the board, and groups of places with a name, joined by `+`, or a word that says there are none.
    Places {
        /// The names of the groups.
        groups: Vec<&'static str>,
        /// What is written if there is no place.
        none: &'static str,
    },
}

/// That an option takes the words of `W`.
pub fn words<W: Word>() -> Takes {
    Takes::Words { words: W::WORDS.iter().map(|(word, _)| *word).collect() }
}

/// One option of the rules `R`.
#[derive(Debug)]
pub struct RuleOption<R> {
    /// Its key in rules texts.
    pub key: &'static str,
    /// The values it takes.
    pub takes: fn() -> Takes,
    /// The same in words.
    pub values: &'static str,
    /// What it decides, in one sentence.
    pub about: &'static str,
    /// The text of its value.
    pub get: fn(&R) -> String,
    /// Sets it from text.
    pub set: fn(&mut R, &str) -> Result<(), Unfit>,
}

/// A named choice of all options.
#[derive(Debug)]
pub struct Preset<R> {
    /// Its name in rules texts.
    pub name: &'static str,
    /// One sentence about it.
    pub about: &'static str,
    pub rules: fn() -> R,
}

/// The options of a game, chosen.
pub trait RuleSet: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The presets, the default first.
    const PRESETS: &'static [Preset<Self>];
    /// The options, in the order in which they are written.
    const OPTIONS: &'static [RuleOption<Self>];

    /// How options can contradict each other.
    const CONFLICTS: &'static [Conflict] = &[];

    /// Finds options that contradict each other and says which of [`RuleSet::CONFLICTS`] it is.
    fn check(&self) -> Result<(), RulesError> {
        Ok(())
    }

    /// The same rules in the one form that stands for all that mean the same. It is called when all
    /// options have been read.
    #[must_use]
    fn normalised(self) -> Self {
        self
    }

    /// The rules of the first preset.
    fn standard() -> Self {
        (Self::PRESETS[0].rules)()
    }

    /// Reads a rules text.
    fn read(text: &str) -> Result<Self, RulesError> {
        let mut parts = text.split(',').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let preset = Self::PRESETS.iter().find(|p| p.name == name).ok_or_else(|| {
            let names: Vec<_> = Self::PRESETS.iter().map(|p| p.name).collect();
            RulesError::Preset { given: name.to_owned(), allowed: names.join(", ") }
        })?;
        let mut rules = (preset.rules)();
        let mut seen = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').ok_or_else(|| RulesError::Form {
                given: part.to_owned(),
                allowed: keys::<Self>(),
            })?;
            let (key, value) = (key.trim(), value.trim());
            let option = Self::OPTIONS.iter().find(|o| o.key == key).ok_or_else(|| {
                RulesError::Key { given: key.to_owned(), allowed: keys::<Self>() }
            })?;
            if seen.contains(&option.key) {
                return Err(RulesError::Repeated { key: option.key });
            }
            seen.push(option.key);
            (option.set)(&mut rules, value).map_err(|Unfit| RulesError::Value {
                key: option.key,
                given: value.to_owned(),
                allowed: option.values,
            })?;
        }
        let rules = rules.normalised();
        rules.check()?;
        Ok(rules)
    }

    /// The rules text: the preset that needs the fewest further words, and those words.
    fn text(&self) -> String {
        let written = |preset: &Preset<Self>| -> Vec<String> {
            let base = (preset.rules)();
            let differing = Self::OPTIONS.iter().filter(|o| (o.get)(&base) != (o.get)(self));
            let words = differing.map(|o| format!("{}={}", o.key, (o.get)(self)));
            std::iter::once(preset.name.to_owned()).chain(words).collect()
        };
        let texts = Self::PRESETS.iter().map(written);
        texts.min_by_key(Vec::len).unwrap_or_default().join(",")
    }
}

fn keys<R: RuleSet>() -> String {
    R::OPTIONS.iter().map(|o| o.key).collect::<Vec<_>>().join(", ")
}

/// An option whose values are a few words.
pub trait Word: Copy + Eq + 'static {
    /// Every value with its word.
    const WORDS: &'static [(&'static str, Self)];
}

impl Word for bool {
    const WORDS: &'static [(&'static str, bool)] = &[("yes", true), ("no", false)];
}

/// The word for a value.
pub fn word<W: Word>(value: W) -> String {
    let found = W::WORDS.iter().find(|(_, v)| *v == value);
    found.map_or_else(String::new, |(word, _)| (*word).to_owned())
}

/// The value for a word.
pub fn read_word<W: Word>(text: &str) -> Result<W, Unfit> {
    W::WORDS.iter().find(|(word, _)| *word == text).map(|(_, value)| *value).ok_or(Unfit)
}

/// Reads a word into its place.
pub fn set_word<W: Word>(place: &mut W, text: &str) -> Result<(), Unfit> {
    *place = read_word(text)?;
    Ok(())
}

/// A number at which something ends, or `off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// There is no limit.
    Off,
    /// The limit is reached at this number.
    At(NonZeroU32),
}

impl Limit {
    /// A limit at `n`; zero means none.
    pub const fn at(n: u32) -> Limit {
        match NonZeroU32::new(n) {
            Some(n) => Limit::At(n),
            None => Limit::Off,
        }
    }

    /// Whether `count` has reached it.
    #[inline]
    pub const fn reached(self, count: u32) -> bool {
        match self {
            Limit::Off => false,
            Limit::At(n) => count >= n.get(),
        }
    }

    /// The number at which it is reached.
    pub const fn number(self) -> Option<u32> {
        match self {
            Limit::Off => None,
            Limit::At(n) => Some(n.get()),
        }
    }

    /// The text form: a number or `off`.
    pub fn text(self) -> String {
        match self {
            Limit::Off => "off".to_owned(),
            Limit::At(n) => n.to_string(),
        }
    }

    /// That an option takes a limit of at least `least`.
    pub const fn takes(least: u32) -> Takes {
        Takes::Number { least, most: None, none: "off" }
    }

    /// Reads `off` or a number that is at least `least`.
    pub fn set(&mut self, text: &str, least: u32) -> Result<(), Unfit> {
        *self = if text == "off" {
            Limit::Off
        } else {
            let number = read_number(text).filter(|&number| number >= least.max(1));
            Limit::at(number.ok_or(Unfit)?)
        };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Eq)]
    struct Toy {
        hidden: bool,
        quiet: Limit,
    }

    impl RuleSet for Toy {
        const PRESETS: &'static [Preset<Toy>] = &[
            Preset {
                name: "toy",
                about: "",
                rules: || Toy { hidden: false, quiet: Limit::at(70) },
            },
            Preset { name: "dark", about: "", rules: || Toy { hidden: true, quiet: Limit::Off } },
        ];
        const OPTIONS: &'static [RuleOption<Toy>] = &[
            RuleOption {
                key: "hidden",
                takes: words::<bool>,
                values: "yes, no",
                about: "",
                get: |r| word(r.hidden),
                set: |r, v| set_word(&mut r.hidden, v),
            },
            RuleOption {
                key: "quiet",
                takes: || Limit::takes(1),
                values: "a number from 1, off",
                about: "",
                get: |r| r.quiet.text(),
                set: |r, v| r.quiet.set(v, 1),
            },
        ];
    }

    #[test]
    fn texts_name_a_preset_and_what_differs_from_it() {
        for text in ["toy", "dark", "toy,quiet=3", "dark,quiet=9"] {
            assert_eq!(Toy::read(text).unwrap().text(), text);
        }
        assert_eq!(Toy::read("toy,hidden=yes,quiet=off").unwrap().text(), "dark");
    }

    #[test]
    fn errors_list_what_is_allowed() {
        let message = |text| Toy::read(text).unwrap_err().to_string();
        assert_eq!(message("tory"), "there are no rules called `tory`; the presets are: toy, dark");
        assert_eq!(message("toy,quit=3"), "there is no option `quit`; options are: hidden, quiet");
        assert_eq!(message("toy,quiet=0"), "`quiet` cannot be `0`; it takes: a number from 1, off");
        assert_eq!(
            message("toy,quiet=+3"),
            "`quiet` cannot be `+3`; it takes: a number from 1, off"
        );
        assert_eq!(message("toy,quiet=3,quiet=3"), "the option `quiet` is given twice");
        assert!(message("toy,").starts_with("`` is not an option"));
    }
}
