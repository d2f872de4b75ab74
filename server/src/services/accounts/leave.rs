//! Leaving for good.

use std::sync::Arc;

use galds_matches::clock::Millis;
use galds_matches::{Command, Phase, Player, SummaryFilter};

use crate::services::matches::{Asked, Matches};
use crate::storage::{Person, Store, StoreError};
use crate::time;

/// The most unfinished matches that are looked at in one go.
const AT_ONCE: u32 = 100;

/// Ends everything that waits for somebody, and deletes the account.
pub async fn leave(
    store: &Arc<dyn Store>,
    matches: &Matches,
    player: Player,
    person: Person,
) -> Result<(), StoreError> {
    let now = time::now();
    for tournament in store.tournaments_of(person.id.clone()).await? {
        store.leave(tournament.id.clone(), person.id.clone()).await?;
        store.withdraw(tournament.id, person.id.clone(), now).await?;
    }
    for (phase, commands) in [
        (Phase::Open, &[Command::Abort][..]),
        (Phase::Playing, &[Command::Abort, Command::Resign][..]),
    ] {
        end_matches(store, matches, &player, phase, commands).await?;
    }
    store.forget_calls(player.id.clone()).await?;
    tracing::info!(person = person.id, "deleted an account");
    store.delete_person(person).await?;
    matches.reload_of(&player.id).await;
    Ok(())
}

/// Ends each match by the first of the commands that is accepted.
async fn end_matches(
    store: &Arc<dyn Store>,
    matches: &Matches,
    player: &Player,
    phase: Phase,
    commands: &[Command],
) -> Result<(), StoreError> {
    let player_id = Some(player.id.clone());
    let mut filter = SummaryFilter { player: player_id, ..SummaryFilter::of(phase, AT_ONCE) };
    loop {
        let page = store.summaries(filter.clone()).await?;
        let Some(last) = page.last() else { return Ok(()) };
        filter.before = Some((last.changed, Some(last.id.clone())));
        for summary in &page {
            for command in commands {
                let asked = Asked {
                    id: summary.id.clone(),
                    player: player.clone(),
                    client: None,
                    command: command.clone(),
                    lag: Millis::ZERO,
                };
                if matches.command(asked).await.is_ok() {
                    break;
                }
            }
        }
    }
}
