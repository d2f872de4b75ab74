//! What follows from an action by itself: throws of the dice and the end of the match.

use galds_games::core::{AnyTable, Side, Turn};
use galds_games::nardi::dice::FairDice;

use super::{Ending, EndingKind, Event, MatchState, Score, dice};

/// The events that follow at a table where something was just played: throws while it is chance's
/// turn, then the end if it is reached. The table is carried on by them.
pub(super) fn follow(
    dice: Option<&FairDice>,
    table: &mut dyn AnyTable,
    mut throws: u64,
) -> Vec<Event> {
    let mut events = Vec::new();
    loop {
        match table.turn() {
            Turn::Chance => {
                let Some(token) = throw(dice, table, throws + 1) else { return events };
                throws += 1;
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

/// Throws the dice at a table.
pub(super) fn throw(
    dice: Option<&FairDice>,
    table: &mut dyn AnyTable,
    number: u64,
) -> Option<String> {
    let token = dice::thrown(dice?, table, number)?;
    table.play_text(&token).ok()?;
    Some(token)
}

/// The end of a match that `loser` gives away: by resigning, by time, by leaving.
pub(super) fn forfeit(state: &MatchState, kind: EndingKind, loser: Side) -> Event {
    let score = Score::from(state.table.given_away(loser));
    Event::Ended { ending: Ending::through(kind, loser), score: Some(score) }
}
