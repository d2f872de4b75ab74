//! A match that is to be made.

use serde::Deserialize;

use crate::clock::{AskedControl, Millis};
use crate::{Event, MatchId, Opponent, Player, Rated, SideChoice, Terms, TermsError, chance};

/// What somebody asks for who wants to play. Without an opponent anybody with the link may join.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game's name.
    #[cfg_attr(feature = "openapi", schema(example = json!(galds_games::SHELF[0].about.name)))]
    pub game: String,
    /// The rules text; the game's usual rules if it is left out.
    #[serde(default)]
    pub rules: String,
    /// The clock; none if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = crate::clock::TimeControl))]
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
    /// The position text at which to start; the game's start if it is left out.
    pub position: Option<String>,
}

/// Who is wanted as an opponent.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
            position: self.position.clone(),
        };
        // Whoever takes an offer of the lobby expects the start of the game.
        if terms.position.is_some() && matches!(self.opponent, Wanted::Lobby) {
            return Err(TermsError::OwnStart);
        }
        if !chance::is_seed(&self.seed) {
            return Err(TermsError::Seed);
        }
        terms.checked()
    }
}

/// A match on terms that were checked.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// The terms.
    pub terms: Terms,
    /// Who makes it.
    pub creator: Player,
    /// Who is wanted.
    pub opponent: Opponent,
    /// What its maker adds to chance.
    pub seed: String,
    /// The match of which it is the rematch.
    pub rematch_of: Option<MatchId>,
    /// How long players are called to the board, where it is not as long as usual.
    pub call: Option<Millis>,
}

impl Agreed {
    /// The first event of the match. `secret` comes from a good random source; it is used where something
    /// is left to chance.
    pub fn created(self, secret: [u8; 32]) -> Result<Event, TermsError> {
        let Agreed { terms, creator, opponent, seed, rematch_of, call } = self;
        let secret = chance::secret(&*terms.open()?, secret);
        Ok(Event::Created { terms, creator, opponent, secret, seed, rematch_of, call })
    }
}
