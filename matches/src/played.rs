//! A match against the computer that was played elsewhere, in its player's own browser, and joins the others.
//!
//! ```text
//!   log of a browser ──► events of play ──► replayed under the rules ──► Played ──► Handler::adopt
//! ```
//!
//! What a browser sends is not believed but replayed: every action has to be legal for the side that is said to have made it, and
//! the result follows from the board. What only a server can vouch for is left out: clocks, the secret of the dice, and
//! that it counts. Its name follows from that in the browser and from the player, so that it joins once however often it is
//! sent, and nobody can take a name that another match will have.

use galds_games::core::{Side, explained};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::clock::{Millis, Moment, TimeControl};
use crate::follow::forfeit;
use crate::{
    Ending, EndingKind, Event, Logged, MatchId, MatchState, Opponent, Phase, Player, Rated, Row,
    Terms, Visibility,
};

/// An event in the log of a browser.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedRow {
    /// What happened, as JSON.
    pub what: String,
    /// When.
    pub at: Moment,
}

/// Why a match cannot join the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotPlayed {
    /// It is no log, or not one that the rules allow.
    #[error("this is not the log of a match that could have been played")]
    Unplayable,
    /// It is no match against the computer, or it is not over.
    #[error("only finished casual matches against the computer can join the others")]
    Unfinished,
    /// It has more events than [`Played::MOST_EVENTS`].
    #[error("a match of more than 5000 events cannot join the others")]
    TooLong,
    /// The computer's time ran out, and nobody but the browser itself knows of its clock.
    #[error("a win on time cannot join the others: only the browser has seen the clock")]
    ByClock,
}

explained! {
    NotPlayed in "played" {
        Unplayable,
        Unfinished,
        TooLong,
        ByClock,
    }
}

/// A finished match that was replayed, and the rows of its log.
#[derive(Clone, Debug)]
pub struct Played {
    pub(crate) state: MatchState,
    pub(crate) rows: Vec<Row>,
}

impl Played {
    /// The most events of a match that can join the others: a backgammon match to 25 points has about 3000.
    pub const MOST_EVENTS: usize = 5000;

    /// Replays the log of a match that somebody has played under this name.
    pub fn replay(
        name: &MatchId,
        log: &[PlayedRow],
        player: &Player,
        now: Moment,
    ) -> Result<Played, NotPlayed> {
        if log.len() > Self::MOST_EVENTS {
            return Err(NotPlayed::TooLong);
        }
        let mut replay = Replay { id: name_for(name, player), state: None, rows: Vec::new() };
        let mut latest = Moment::default();
        for PlayedRow { what, at } in log {
            let event: Event = serde_json::from_str(what).map_err(|_| NotPlayed::Unplayable)?;
            latest = (*at).clamp(latest, now.max(latest));
            if let Some(event) = replay.accepted(event, player)? {
                replay.carry_on(event, latest)?;
            }
        }
        let state = replay.state.filter(|state| state.phase() == Phase::Over);
        let state = state.ok_or(NotPlayed::Unfinished)?;
        Ok(Played { state, rows: replay.rows })
    }

    /// Its name from now on.
    pub fn id(&self) -> &MatchId {
        self.state.id()
    }
}

struct Replay {
    id: MatchId,
    state: Option<MatchState>,
    rows: Vec<Row>,
}

impl Replay {
    /// What of an event is taken over: none if it is no part of play.
    fn accepted(&self, event: Event, player: &Player) -> Result<Option<Event>, NotPlayed> {
        let Some(state) = &self.state else { return created(event, player).map(Some) };
        if state.phase() == Phase::Over {
            return Ok(None);
        }
        let accepted = match event {
            Event::Created { .. } => return Err(NotPlayed::Unplayable),
            Event::Started { first, second, .. } => {
                let [first, second] = match (first.level(), second.level()) {
                    (Some(level), None) => [Player::computer(level), player.clone()],
                    (None, Some(level)) => [player.clone(), Player::computer(level)],
                    _ => return Err(NotPlayed::Unfinished),
                };
                Event::Started { first, second, seeds: Default::default() }
            }
            Event::SetUp { side, .. } | Event::Acted { side, .. }
                if !state.to_act().contains(&Side::from(side)) =>
            {
                return Err(NotPlayed::Unplayable);
            }
            Event::SetUp { .. } if !state.is_setting_up() => return Err(NotPlayed::Unplayable),
            Event::Acted { .. } if state.is_setting_up() => return Err(NotPlayed::Unplayable),
            Event::Acted { side, token, .. } => Event::Acted { side, token, lag: Millis::ZERO },
            Event::SetUp { .. } | Event::Threw { .. } | Event::TookBack { .. } => event,
            Event::Ended { ending, .. } => ended(state, ending, player)?,
            Event::Arrived { .. }
            | Event::Offered { .. }
            | Event::Declined { .. }
            | Event::Planned { .. }
            | Event::ChatSwitched { .. }
            | Event::Refunded { .. }
            | Event::GuestBecame { .. }
            | Event::Rematched { .. } => return Ok(None),
        };
        Ok(Some(accepted))
    }

    fn carry_on(&mut self, event: Event, at: Moment) -> Result<(), NotPlayed> {
        let number = self.rows.len() as u32 + 1;
        let logged = Logged { number, at, event, client: None };
        let row = logged.row().map_err(|_| NotPlayed::Unplayable)?;
        let carried = match &mut self.state {
            Some(state) => state.apply(logged),
            None => MatchState::replay(&self.id, vec![row.clone()])
                .map(|state| self.state = Some(state)),
        };
        carried.map_err(|_| NotPlayed::Unplayable)?;
        self.rows.push(row);
        Ok(())
    }
}

/// The making of the match, by the player and without a clock.
fn created(event: Event, player: &Player) -> Result<Event, NotPlayed> {
    let Event::Created { terms, .. } = event else { return Err(NotPlayed::Unplayable) };
    if terms.rated != Rated::Casual {
        return Err(NotPlayed::Unfinished);
    }
    let terms = Terms { control: TimeControl::None, ..terms };
    Ok(Event::Created {
        terms: terms.checked().map_err(|_| NotPlayed::Unplayable)?,
        creator: player.clone(),
        opponent: Opponent { visibility: Visibility::Computer, invited: None },
        secret: None,
        seed: String::new(),
        rematch_of: None,
        call: None,
    })
}

/// The end: what the board says, or that the player gave the match away. The computer never does. That its time ran out
/// cannot be checked: the moments in a log are those of the browser's own clock, which whoever sends it can set.
fn ended(state: &MatchState, ending: Ending, player: &Player) -> Result<Event, NotPlayed> {
    if let Some(outcome) = state.table.turn().outcome() {
        let ending = Ending::of(EndingKind::Rules);
        return Ok(Event::Ended { ending, score: Some(outcome.into()) });
    }
    let own = state.side_of(&player.id).ok_or(NotPlayed::Unfinished)?;
    match ending.side.map(Side::from) {
        Some(side) if side == own && state.is_under_way() => Ok(forfeit(state, ending.kind, own)),
        Some(side) if side != own && ending.kind == EndingKind::Flag => Err(NotPlayed::ByClock),
        _ => Err(NotPlayed::Unfinished),
    }
}

fn name_for(name: &MatchId, player: &Player) -> MatchId {
    let hash = Sha256::new()
        .chain_update("galds played 1")
        .chain_update(player.id.to_string())
        .chain_update([0])
        .chain_update(name.as_str());
    MatchId::from_hash(&hash.finalize())
}
