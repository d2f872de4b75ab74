//! A match that is to be made.

use serde::Deserialize;
use utoipa::ToSchema;

use super::event::Opponent;
use super::{Event, MatchId, Rated, SideChoice, Terms, TermsError, Visibility, dice};
use crate::clock::{AskedControl, TimeControl};
use crate::identity::Player;

/// What somebody asks for who wants to play. Without an opponent anybody with the link may join.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game's name.
    #[schema(example = "rotary")]
    pub game: String,
    /// The rules text; the game's usual rules if it is left out.
    #[serde(default)]
    pub rules: String,
    /// The clock; none if it is left out.
    #[serde(default)]
    #[schema(value_type = TimeControl)]
    pub control: AskedControl,
    /// Whether it counts for ratings.
    #[serde(default = "casual")]
    pub rated: Rated,
    /// The side that the asker wants.
    #[serde(default = "random")]
    pub side: SideChoice,
    /// Against whom.
    #[serde(default)]
    pub opponent: Wanted,
    /// What the asker adds to the dice.
    #[serde(default)]
    pub seed: String,
}

/// Who is wanted as an opponent.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Wanted {
    /// Whoever gets the link.
    #[default]
    Link,
    /// Anybody in the lobby; a fitting match that waits there is joined at once.
    Lobby,
    /// The person with this name.
    Name(String),
    /// The computer at a level from 1 to 10.
    Computer(u8),
}

fn casual() -> Rated {
    Rated::Casual
}

fn random() -> SideChoice {
    SideChoice::Random
}

impl NewMatch {
    /// The terms, checked.
    pub fn terms(&self) -> Result<Terms, TermsError> {
        let terms = Terms {
            game: self.game.clone(),
            rules: self.rules.clone(),
            control: self.control.checked()?,
            rated: self.rated,
            side: self.side,
        };
        if !dice::is_seed(&self.seed) {
            return Err(TermsError::Seed);
        }
        terms.checked()
    }
}

/// The first event of a match.
pub(super) fn created(
    terms: Terms,
    creator: Player,
    visibility: Visibility,
    invited: Option<Player>,
    seed: String,
    rematch_of: Option<MatchId>,
) -> Result<Event, TermsError> {
    let table = terms.open()?;
    let secret = dice::new_secret(&*table);
    let opponent = Opponent { visibility, invited };
    Ok(Event::Created { terms, creator, opponent, secret, seed, rematch_of })
}
