//! New matches.

use galds_matches::{
    Agreed, LEVELS, MatchId, NewMatch, Opponent, Played, Player, PlayerId, Rated, TermsError,
    Visibility, Wanted,
};

use super::finish::finish;
use super::{MatchError, Matches};
use crate::random;

impl Matches {
    /// Makes a match, or joins one in the lobby that fits. `invited` is the person whose name was
    /// given. It is done to the end although the caller may go away.
    pub async fn create(
        &self,
        asked: &NewMatch,
        creator: Player,
        invited: Option<Player>,
    ) -> Result<MatchId, MatchError> {
        let (matches, asked) = (self.clone(), asked.clone());
        finish(async move { matches.create_now(&asked, creator, invited).await }).await
    }

    /// Puts a match that its player has played elsewhere among the others.
    pub async fn adopt(&self, played: Played) -> Result<MatchId, MatchError> {
        let matches = self.clone();
        finish(async move { Ok(matches.handler().adopt(played).await?) }).await
    }

    async fn create_now(
        &self,
        asked: &NewMatch,
        creator: Player,
        invited: Option<Player>,
    ) -> Result<MatchId, MatchError> {
        let terms = asked.terms()?;
        let (visibility, computer) = match &asked.opponent {
            Wanted::Link => (Visibility::Link, None),
            Wanted::Lobby => (Visibility::Lobby, None),
            Wanted::Name(_) => (Visibility::Invited, None),
            Wanted::Computer(level) if LEVELS.contains(level) => {
                (Visibility::Computer, Some(Player::computer(*level)))
            }
            Wanted::Computer(_) => return Err(TermsError::Level.into()),
        };
        let has_account = matches!(creator.id, PlayerId::Person(_));
        if terms.rated == Rated::Rated && (computer.is_some() || !has_account) {
            return Err(TermsError::Rated.into());
        }
        if visibility == Visibility::Lobby
            && let Some(id) = self.join_in_lobby(&terms, &creator, &asked.seed).await?
        {
            return Ok(id);
        }
        self.check_waiting(asked, &creator.id).await?;
        let opponent = Opponent { visibility, invited };
        let seed = asked.seed.clone();
        let agreed = Agreed { terms, creator, opponent, seed, rematch_of: None, call: None };
        let id = random::match_id();
        self.handler().create(&id, agreed, computer.as_ref()).await?;
        Ok(id)
    }
}
