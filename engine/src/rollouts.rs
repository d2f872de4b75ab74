//! Choices in a game of chance, played out many times to learn what they are worth.
//!
//! ```text
//!   table, token ──► game after game from there ──► mean ± half of the 95 % interval
//! ```
//!
//! A game that can be rolled out says how in its entry ([`crate::registry::Entry::rollouts`]). Each choice is rolled
//! out by itself, so that a host with several workers gives each of them another choice. The same seed gives all choices the
//! same dice, which makes the difference between them surer than each value.

use galds_games::core::AnyTable;

use crate::control::Control;
use crate::player::PlayerError;
use crate::registry;

/// How a game rolls a choice of the side to act out; reports come after each batch of games.
pub type RollOutChoice = fn(
    &dyn AnyTable,
    &str,
    &RolloutEffort,
    &Control<'_>,
    &mut dyn FnMut(&ChoiceRollout),
) -> Result<ChoiceRollout, PlayerError>;

/// How thoroughly a choice is rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct RolloutEffort {
    /// How many games are played.
    pub games: u32,
    /// After how many rolls the evaluation stands for the rest of a game; games are played to their end without it.
    pub truncate: Option<u32>,
    /// Makes the dice.
    pub seed: u64,
}

/// What the games after a choice came to.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ChoiceRollout {
    /// How many games were played; none where the value of the choice is certain.
    pub games: u32,
    /// What the choice is worth to the side that makes it, in points at the present stake.
    pub equity: f64,
    /// Half the width of the interval that holds the true value in 95 of 100 rollouts.
    pub margin: f64,
    /// How the games ended without a cube, for the side that makes the choice.
    pub ends: Vec<EndChance>,
}

/// How often games ended in a way.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct EndChance {
    /// The key of the end, such as `win_gammon`.
    pub end: &'static str,
    /// From 0 to 1.
    pub chance: f64,
}

/// Rolls out a choice of the side to act at a table.
pub fn roll_out(
    table: &dyn AnyTable,
    token: &str,
    effort: &RolloutEffort,
    control: &Control<'_>,
    report: &mut dyn FnMut(&ChoiceRollout),
) -> Result<ChoiceRollout, PlayerError> {
    let entry = registry::find(table.about().name).ok();
    let roll_out = entry.and_then(|entry| entry.rollouts).ok_or(PlayerError::NothingToChoose)?;
    roll_out(table, token, effort, control, report)
}
