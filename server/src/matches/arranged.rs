//! Matches that others arrange: the boards of tournaments.

use galds_games::core::PerSide;

use super::finish::finish;
use super::new_match::created;
use super::{Keeper, MatchError, MatchId, SideChoice, Terms, Visibility};
use crate::identity::Player;

impl Keeper {
    /// Sits two players down at a match of this name. If it is there already, nothing happens: who
    /// arranges can do so again after having been cut off.
    pub async fn arrange(
        &self,
        id: &MatchId,
        terms: Terms,
        players: PerSide<Player>,
    ) -> Result<(), MatchError> {
        let [first, second] = players.0;
        let terms = Terms { side: SideChoice::First, ..terms }.checked()?;
        let invited = Some(second.clone());
        let event = created(terms, first, Visibility::Invited, invited, String::new(), None)?;
        let (keeper, id) = (self.clone(), id.clone());
        finish(async move { keeper.write_new(&id, event, Some(&second)).await }).await
    }
}
