//! New matches.

use std::sync::Arc;

use galds_matches::{
    Agreed, Append, Appended, LEVELS, Logged, MatchId, MatchState, NewMatch, Opponent, Phase,
    Player, PlayerId, Rated, Row, Summary, TermsError, Visibility, Wanted, seated,
};

use super::attend::Origin;
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
        let agreed = Agreed { terms, creator, opponent, seed, rematch_of: None };
        let id = random::match_id();
        self.write_new(&id, agreed, computer.as_ref()).await?;
        Ok(id)
    }

    /// Writes the first events of a match. That somebody else has written them is as good.
    pub(super) async fn write_new(
        &self,
        id: &MatchId,
        agreed: Agreed,
        opponent: Option<&Player>,
    ) -> Result<(), MatchError> {
        let at = self.inner.store.outages().now();
        let first = agreed.created(random::secret())?;
        let row = Row { number: 1, what: first.text()?, at, client: None };
        let mut state = MatchState::replay(id, vec![row.clone()])?;
        let mut rows = vec![row];
        let seat = |player| seated(&state, player, "", random::coin());
        let further = opponent.map(seat).unwrap_or_default();
        for (number, event) in (2..).zip(further) {
            let logged = Logged { number, at, event, client: None };
            rows.push(logged.row()?);
            state.apply(logged)?;
        }
        let summary = Some(Summary::of(&state));
        let append = Append { id: id.clone(), rows, summary };
        // Whoever reads of the match in the list waits until it is cached here: they would go on from it,
        // and what they wrote must not be set back.
        let cached = self.cached(id);
        let mut place = cached.state.lock().await;
        if self.inner.store.append(append).await? == Appended::Committed {
            metrics::counter!("galds_matches_created_total").increment(1);
            self.publish(&state, Phase::Open, Origin::Here);
            *place = Some(Arc::new(state));
        }
        Ok(())
    }
}
