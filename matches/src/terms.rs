//! What is agreed on before a match.

use galds_games::OpenError;
use galds_games::core::hosting::SetUp;
use galds_games::core::{AnyTable, Turn, explained};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::clock::{ControlError, Speed, TimeControl};
use crate::{Rated, SideChoice};

/// The game, its rules, the clock, whether it counts, and who begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Terms {
    /// The game's name.
    #[cfg_attr(feature = "openapi", schema(example = json!(galds_games::SHELF[0].about.name)))]
    pub game: String,
    /// The rules text, complete.
    #[cfg_attr(feature = "openapi", schema(example = json!(galds_games::SHELF[0].about.name)))]
    pub rules: String,
    /// The clock.
    pub control: TimeControl,
    /// Whether it counts for ratings.
    pub rated: Rated,
    /// The side of whoever made the match.
    pub side: SideChoice,
    /// The position text at which it starts, if that is not the game's start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
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
    /// The position cannot be read, or nobody can act there.
    #[error("no match can start at this position: it cannot be read, or the game is over there")]
    Position,
    /// The match may not start at a position of one's own.
    #[error(
        "only casual matches without hidden pieces, against the computer or somebody who is invited, start at a position of one's own"
    )]
    OwnStart,
}

explained! {
    TermsError in "terms" {
        Game(error) => error as OpenError,
        Control(error) => error as ControlError,
        Seed,
        Rated,
        Level,
        Position,
        OwnStart,
    }
}

impl Terms {
    /// The same terms with the rules text in the one form in which equal rules are equal texts.
    pub fn checked(mut self) -> Result<Terms, TermsError> {
        if self.rules.trim().is_empty() {
            self.rules.clone_from(&self.game);
        }
        let table = self.open()?;
        self.rules = table.rules_text();
        if self.position.is_some() {
            self.check_start(&*table)?;
            self.position = Some(table.position_text());
        }
        Ok(self)
    }

    /// A position of one's own would make a rating worthless and give away what armies hide.
    fn check_start(&self, table: &dyn AnyTable) -> Result<(), TermsError> {
        let is_secret = galds_games::hosting(&self.game).set_up == SetUp::Secret;
        if self.rated == Rated::Rated || is_secret {
            return Err(TermsError::OwnStart);
        }
        match table.turn() {
            Turn::Over(_) => Err(TermsError::Position),
            Turn::Side(_) | Turn::Chance | Turn::SideOrChance(_) => Ok(()),
        }
    }

    /// A table with the game where the match starts.
    pub fn open(&self) -> Result<Box<dyn AnyTable>, TermsError> {
        let mut table = galds_games::open(&self.game, &self.rules)?;
        if let Some(position) = &self.position {
            table.set_position(position).map_err(|_| TermsError::Position)?;
        }
        Ok(table)
    }

    /// The speed by which it is rated.
    pub fn speed(&self) -> Speed {
        Speed::of(self.control)
    }
}
