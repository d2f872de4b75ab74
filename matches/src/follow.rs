//! What follows from an action by itself: results of chance and the end of the match.

use galds_games::core::{AnyTable, Side, Turn};

use crate::chance::FairChance;
use crate::{Ending, EndingKind, Event, MatchState, Score};

/// The events that follow at a table where something was just played: results while it is chance's
/// turn, then the end if it is reached. The table is carried on by them. `rolls` is how many results of
/// chance there were before.
pub(crate) fn follow(
    chance: Option<&FairChance>,
    table: &mut dyn AnyTable,
    mut rolls: u64,
) -> Vec<Event> {
    let mut events = Vec::new();
    loop {
        match table.turn() {
            Turn::Chance => {
                let Some(token) = roll(chance, table, rolls + 1) else { return events };
                rolls += 1;
                events.push(Event::Threw { token });
            }
            Turn::Over(outcome) => {
                let ending = Ending::of(EndingKind::Rules);
                events.push(Event::Ended { ending, score: Some(outcome.into()) });
                return events;
            }
            Turn::Side(_) | Turn::SideOrChance(_) => return events,
        }
    }
}

/// Has chance act at a table, by its result with this number.
pub(crate) fn roll(
    chance: Option<&FairChance>,
    table: &mut dyn AnyTable,
    number: u64,
) -> Option<String> {
    let token = chance?.result(table, number)?;
    table.play_text(&token).ok()?;
    Some(token)
}

/// The end of a match that `loser` gives away: by resigning, by time, by leaving.
pub(crate) fn forfeit(state: &MatchState, kind: EndingKind, loser: Side) -> Event {
    let score = Score::from(state.table.given_away(loser));
    Event::Ended { ending: Ending::through(kind, loser), score: Some(score) }
}

#[cfg(test)]
mod tests;
