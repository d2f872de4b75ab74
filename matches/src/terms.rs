//! What is agreed on before a match.

use galds_games::OpenError;
use galds_games::core::{AnyTable, explained};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::clock::{ControlError, Speed, TimeControl};
use crate::{Rated, SideChoice};

/// The game, its rules, the clock, whether it counts, and who begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Terms {
    /// The game's name.
    #[cfg_attr(feature = "openapi", schema(example = "rotary"))]
    pub game: String,
    /// The rules text, complete.
    #[cfg_attr(feature = "openapi", schema(example = "rotary"))]
    pub rules: String,
    /// The clock.
    pub control: TimeControl,
    /// Whether it counts for ratings.
    pub rated: Rated,
    /// The side of whoever made the match.
    pub side: SideChoice,
}

/// Why terms were refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TermsError {
    /// There is no such game, or its rules cannot be read.
    #[error(transparent)]
    Game(#[from] OpenError),
    /// The clock is out of bounds.
    #[error(transparent)]
    Control(#[from] ControlError),
    /// The text cannot be added to the dice.
    #[error("a seed is one line of at most 64 bytes without spaces around it")]
    Seed,
    /// A match that counts needs two accounts.
    #[error("a rated match is played by two people with accounts")]
    Rated,
    /// There is no such level.
    #[error("house players have levels from 1 to 10")]
    Level,
}

explained! {
    TermsError in "terms" {
        Game(error) => error as OpenError,
        Control(error) => error as ControlError,
        Seed,
        Rated,
        Level,
    }
}

impl Terms {
    /// The same terms with the rules text in the one form in which equal rules are equal texts.
    pub fn checked(mut self) -> Result<Terms, TermsError> {
        if self.rules.trim().is_empty() {
            self.rules.clone_from(&self.game);
        }
        self.rules = self.open()?.rules_text();
        Ok(self)
    }

    /// A table with the game at its start.
    pub fn open(&self) -> Result<Box<dyn AnyTable>, OpenError> {
        galds_games::open(&self.game, &self.rules)
    }

    /// The speed by which it is rated.
    pub fn speed(&self) -> Speed {
        Speed::of(self.control)
    }
}
