//! Leaving for good.

use crate::app::App;
use crate::clock::{Millis, Moment};
use crate::http::ApiError;
use crate::identity::Player;
use crate::matches::{Asked, Command, Phase, SummaryFilter};
use crate::storage::Person;

/// The most unfinished matches that are looked at in one go.
const AT_ONCE: u32 = 100;

/// Ends everything that waits for somebody, and deletes the account.
pub async fn leave(app: &App, player: Player, person: Person) -> Result<(), ApiError> {
    let now = Moment::now();
    for tournament in app.store.tournaments_of(person.id.clone()).await? {
        app.store.leave(tournament.id.clone(), person.id.clone()).await?;
        app.store.withdraw(tournament.id, person.id.clone(), now).await?;
    }
    for (phase, commands) in [
        (Phase::Open, &[Command::Abort][..]),
        (Phase::Playing, &[Command::Abort, Command::Resign][..]),
    ] {
        end_matches(app, &player, phase, commands).await?;
    }
    tracing::info!(person = person.id, "deleted an account");
    app.store.delete_person(person).await?;
    app.keeper.read_anew(&player.id).await;
    Ok(())
}

/// Ends each match by the first of the commands that is accepted.
async fn end_matches(
    app: &App,
    player: &Player,
    phase: Phase,
    commands: &[Command],
) -> Result<(), ApiError> {
    let player_id = Some(player.id.clone());
    let mut filter = SummaryFilter { player: player_id, ..SummaryFilter::of(phase, AT_ONCE) };
    loop {
        let matches = app.store.summaries(filter.clone()).await?;
        let Some(last) = matches.last() else { return Ok(()) };
        filter.before = Some((last.changed, Some(last.id.clone())));
        for summary in &matches {
            for command in commands {
                let asked = Asked {
                    id: summary.id.clone(),
                    player: player.clone(),
                    client: None,
                    command: command.clone(),
                    lag: Millis::ZERO,
                };
                if app.keeper.command(asked).await.is_ok() {
                    break;
                }
            }
        }
    }
}
