//! Matches that others arrange: the boards of tournaments.

use galds_games::core::PerSide;
use galds_matches::clock::Millis;
use galds_matches::{Agreed, MatchId, Opponent, Player, SideChoice, Terms, Visibility};

use super::finish::finish;
use super::{MatchError, Matches};

impl Matches {
    /// Sits two players down at a match of this name. If it is there already, nothing happens: who
    /// arranges can do so again after having been cut off.
    pub async fn arrange(
        &self,
        id: &MatchId,
        terms: Terms,
        players: PerSide<Player>,
        call: Millis,
    ) -> Result<(), MatchError> {
        let [first, second] = players.0;
        let terms = Terms { side: SideChoice::First, ..terms }.checked()?;
        let invited = Some(second.clone());
        let agreed = Agreed {
            terms,
            creator: first,
            opponent: Opponent { visibility: Visibility::Invited, invited },
            seed: String::new(),
            rematch_of: None,
            call: Some(call),
        };
        let (matches, id) = (self.clone(), id.clone());
        finish(async move { Ok(matches.handler().create(&id, agreed, Some(&second)).await?) }).await
    }
}
