//! What the shelf says about a game before it is opened.

use crate::{RuleSet, RulesError, Side, SideName, Takes};

/// Whether both players see everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Information {
    /// Everything is on the board.
    Open,
    /// Each side hides something from the other.
    Hidden,
}

/// Whether chance plays a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    None,
    /// Dice are rolled.
    Dice,
}

/// A game in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The name in commands and addresses: lower case letters.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// One sentence: what the game is.
    pub summary: &'static str,
    /// The sides, the first to act first.
    pub sides: [SideName; 2],
    pub information: Information,
    pub chance: Chance,
}

impl About {
    /// The name of a side.
    pub const fn side(&self, side: Side) -> SideName {
        self.sides[side.index()]
    }

    /// The side with this letter.
    pub fn side_by_letter(&self, letter: char) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.side(side).letter == letter)
    }

    /// The side that a text names by its letter alone, as position texts do.
    pub fn read_side(&self, text: &str) -> Option<Side> {
        let mut letters = text.chars();
        let side = letters.next().and_then(|letter| self.side_by_letter(letter));
        side.filter(|_| letters.next().is_none())
    }
}

/// A preset as plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetAbout {
    /// Its name in rules texts.
    pub name: &'static str,
    /// One sentence about it.
    pub about: &'static str,
}

/// A rule option as plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionAbout {
    /// Its key in rules texts.
    pub key: &'static str,
    /// The values it takes.
    pub takes: Takes,
    /// The same in words.
    pub values: &'static str,
    /// What it decides.
    pub about: &'static str,
    /// Its value in each preset, in the order of the presets.
    pub in_presets: Vec<String>,
}

/// All presets and options of a game as plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesAbout {
    /// The presets, the default first.
    pub presets: Vec<PresetAbout>,
    /// The options in the order in which rules texts name them.
    pub options: Vec<OptionAbout>,
}

impl RulesAbout {
    /// The presets and options of one kind of rules.
    pub fn of<R: RuleSet>() -> RulesAbout {
        let presets =
            R::PRESETS.iter().map(|p| PresetAbout { name: p.name, about: p.about }).collect();
        let options = R::OPTIONS
            .iter()
            .map(|o| OptionAbout {
                key: o.key,
                takes: (o.takes)(),
                values: o.values,
                about: o.about,
                in_presets: R::PRESETS.iter().map(|p| (o.get)(&(p.rules)())).collect(),
            })
            .collect();
        RulesAbout { presets, options }
    }
}

/// Rules that were read, as plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesRead {
    /// The rules text in the one form in which equal rules are equal texts.
    pub text: String,
    /// The value of each option, in the order of the options.
    pub values: Vec<String>,
}

impl RulesRead {
    /// Reads a rules text.
    pub fn of<R: RuleSet>(text: &str) -> Result<RulesRead, RulesError> {
        let rules = R::read(text)?;
        let values = R::OPTIONS.iter().map(|option| (option.get)(&rules)).collect();
        Ok(RulesRead { text: rules.text(), values })
    }
}
