//! What every front does with requests about matches.

use galds_matches::{Command, MatchId, NewMatch, Player, PlayerId, Wanted};

use super::AppState;
use crate::limits::Limit;
use crate::problem::Problem;

/// The longest name that a sender may give its command.
const LONGEST_CLIENT: usize = 64;

/// Makes a match for a player, who may have named the opponent.
pub(crate) async fn make(
    app: &AppState,
    asked: &NewMatch,
    player: Player,
) -> Result<MatchId, Problem> {
    app.protection.limit(Limit::Challenge, &player.id)?;
    let invited = match &asked.opponent {
        Wanted::Name(name) => Some(app.accounts.invited(&player, name).await?),
        _ => None,
    };
    Ok(app.matches.create(asked, player, invited).await?)
}

/// A match by its name in an address; a name that cannot be one is not there.
pub(crate) fn match_id(text: &str) -> Result<MatchId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}

/// Counts a command of a player, whatever way it came.
pub(crate) fn limit_command(
    app: &AppState,
    player: &PlayerId,
    command: &Command,
) -> Result<(), Problem> {
    app.protection.limit(Limit::Command, player)?;
    match command {
        Command::Chat { .. } => app.protection.limit(Limit::ChatSwitch, player)?,
        Command::Plan { .. } => app.protection.limit(Limit::Plan, player)?,
        _ => {}
    }
    Ok(())
}

/// The sender's name for its command, if it is short enough.
pub(crate) fn checked_client(client: Option<String>) -> Result<Option<String>, Problem> {
    match client {
        Some(client) if client.is_empty() || client.len() > LONGEST_CLIENT => {
            Err(Problem::Unreadable(format!("client has 1 to {LONGEST_CLIENT} bytes")))
        }
        client => Ok(client),
    }
}
