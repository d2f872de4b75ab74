//! What must hold at the end of every run, whatever befell it.

use std::collections::HashMap;

use galds_games::core::{PerSide, Side};
use galds_matches::clock::TimeControl;
use galds_matches::ratings::Rating;
use galds_matches::{
    Command, EndingKind, Event, Logged, MatchId, MatchState, Phase, Rated, Row, Summary,
};

use crate::clients::Ack;
use crate::database::{Database, Stored};
use crate::executor::{Tick, locked};
use crate::world::World;

/// What may be missing of the time of somebody whose flag fell: clocks of servers are a little apart in each
/// turn, and gaps that are too short to be noticed are not given back.
const PER_TURN: u64 = 600;
const PER_GAP: u64 = 4_500;
const ONCE: u64 = 1_500;

/// The first invariant that does not hold, if any.
pub(crate) fn check(world: &World, acks: &[Ack]) -> Result<(), String> {
    let database = locked(&world.database);
    for (id, log) in &database.logs {
        let state = replayed(id, log)?;
        one_result(&state)?;
        not_stuck(&state)?;
        clients_once(&state)?;
        rematch_exists(&database, &state)?;
        flag_was_due(world, log, &state)?;
        if database.summaries.get(id) != Some(&Summary::of(&state)) {
            return Err(format!("the entry of match {id} in lists does not follow from its log"));
        }
    }
    acks.iter().try_for_each(|ack| done_once(&database, ack))?;
    rated_once(&database)
}

fn replayed(id: &MatchId, log: &[Stored]) -> Result<MatchState, String> {
    for (place, stored) in (1..).zip(log) {
        if stored.row.number != place {
            return Err(format!("row {place} of match {id} has number {}", stored.row.number));
        }
    }
    let rows: Vec<Row> = log.iter().map(|stored| stored.row.clone()).collect();
    MatchState::replay(id, rows).map_err(|error| error.to_string())
}

fn one_result(state: &MatchState) -> Result<(), String> {
    let mut has_ended = false;
    for logged in state.log() {
        let is_afterwards = matches!(
            logged.event,
            Event::Offered { .. }
                | Event::Declined { .. }
                | Event::Rematched { .. }
                | Event::GuestBecame { .. }
        );
        if has_ended && !is_afterwards {
            let (id, number) = (state.id(), logged.number);
            return Err(format!("match {id} goes on after its end with number {number}"));
        }
        has_ended |= matches!(logged.event, Event::Ended { .. });
    }
    Ok(())
}

fn not_stuck(state: &MatchState) -> Result<(), String> {
    if state.phase() == Phase::Over {
        return Ok(());
    }
    let (id, phase, last) = (state.id(), state.phase(), state.log().last());
    let (game, control) = (&state.terms().game, state.terms().control);
    Err(format!("match {id} ({game}, {control}) is stuck while {phase}, after {last:?}"))
}

fn clients_once(state: &MatchState) -> Result<(), String> {
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    for logged in state.log() {
        if let Some(client) = &logged.client
            && let Some(before) = numbers.insert(client, logged.number)
        {
            let (id, number) = (state.id(), logged.number);
            return Err(format!("match {id} has {client} at {before} and at {number}"));
        }
    }
    Ok(())
}

/// An acknowledged command stands in the log once, under the number that was acknowledged.
fn done_once(database: &Database, ack: &Ack) -> Result<(), String> {
    // To switch to what is so already is acknowledged, and nothing is written.
    if matches!(ack.command, Command::Chat { .. }) {
        return Ok(());
    }
    let log = database.logs.get(&ack.id).map(Vec::as_slice).unwrap_or_default();
    let is_it = |stored: &&Stored| stored.row.client.as_ref() == Some(&ack.client);
    let found: Vec<&Stored> = log.iter().filter(is_it).collect();
    let [stored] = found[..] else {
        return Err(format!("{ack:?} is in the log {} times", found.len()));
    };
    if stored.row.number != ack.number {
        return Err(format!("{ack:?} is in the log under {}", stored.row.number));
    }
    let logged = Logged::read(&ack.id, stored.row.clone()).map_err(|error| error.to_string())?;
    let fits = match (&ack.command, &logged.event) {
        (Command::Join { .. }, event) => matches!(event, Event::Started { .. }),
        (Command::Act { action }, Event::Acted { token, .. } | Event::SetUp { token, .. }) => {
            action == token
        }
        (Command::Act { action }, Event::Threw { .. }) => action == galds_matches::THROW,
        (Command::Resign | Command::Abort | Command::Claim, event) => {
            matches!(event, Event::Ended { .. })
        }
        (Command::Offer { .. } | Command::Accept { .. }, event) => matches!(
            event,
            Event::Offered { .. }
                | Event::Ended { .. }
                | Event::TookBack { .. }
                | Event::Rematched { .. }
        ),
        (Command::Decline { .. }, event) => matches!(event, Event::Declined { .. }),
        _ => false,
    };
    if fits { Ok(()) } else { Err(format!("{ack:?} is in the log as {:?}", logged.event)) }
}

fn rematch_exists(database: &Database, state: &MatchState) -> Result<(), String> {
    let Some(next) = state.next() else { return Ok(()) };
    let log = database.logs.get(next).ok_or_else(|| format!("the rematch {next} is missing"))?;
    let rematch = replayed(next, log)?;
    if rematch.rematch_of() == Some(state.id()) {
        return Ok(());
    }
    Err(format!("{next} is not the rematch of {}", state.id()))
}

/// Whose flag fell had used up the time, by the true time and without what nobody could have acted in.
fn flag_was_due(world: &World, log: &[Stored], state: &MatchState) -> Result<(), String> {
    let Some((ending, _)) = state.ending() else { return Ok(()) };
    let (EndingKind::Flag, Some(loser)) = (ending.kind, ending.side) else { return Ok(()) };
    let TimeControl::Increment { initial, increment } = state.terms().control else {
        return Ok(());
    };
    let loser = Side::from(loser);
    let (mut used, mut turns, mut gaps) = (0, 0, 0);
    let mut since: Option<Tick> = None;
    let mut replay: Option<MatchState> = None;
    for stored in log {
        if let Some(began) = since.take() {
            let (lost, count) = world.unavailable(began, stored.committed);
            used += (stored.committed - began) - lost;
            gaps += count;
        }
        let row = stored.row.clone();
        let logged = Logged::read(state.id(), row.clone()).map_err(|error| error.to_string())?;
        if matches!(&logged.event, Event::Acted { side, .. } if Side::from(*side) == loser) {
            turns += 1;
        }
        match &mut replay {
            None => {
                let first = MatchState::replay(state.id(), vec![row]);
                replay = Some(first.map_err(|error| error.to_string())?);
            }
            Some(replay) => replay.apply(logged).map_err(|error| error.to_string())?,
        }
        if replay.as_ref().is_some_and(|replay| replay.clock().runs(loser)) {
            since = Some(stored.committed);
        }
    }
    let tolerated = ONCE + PER_TURN * turns + PER_GAP * gaps;
    if used + tolerated >= initial.0 {
        return Ok(());
    }
    let (id, increment) = (state.id(), increment.0);
    Err(format!(
        "the flag of {loser:?} fell in match {id} after {used} ms of {} + {increment} a turn, \
         {turns} actions and {gaps} gaps",
        initial.0
    ))
}

fn rated_once(database: &Database) -> Result<(), String> {
    for summary in database.summaries.values() {
        let count = database.ratings.iter().filter(|rating| rating.id == summary.id).count();
        let counts = summary.terms.rated == Rated::Rated && summary.score.is_some();
        if count != usize::from(counts) {
            return Err(format!("match {} was rated {count} times", summary.id));
        }
    }
    let mut ratings: Vec<(&crate::database::RatingKey, Rating)> = Vec::new();
    for rating in &database.ratings {
        let PerSide(keys) = &rating.keys;
        for (place, key) in keys.iter().enumerate() {
            let known = ratings.iter().position(|(known, _)| *known == key);
            let before = known.map_or_else(|| Rating::newcomer(&key.1), |at| ratings[at].1);
            if before != rating.before.0[place] {
                return Err(format!("match {} was rated by an old rating", rating.id));
            }
            ratings.retain(|(known, _)| *known != key);
            ratings.push((key, rating.after.0[place]));
        }
    }
    Ok(())
}
