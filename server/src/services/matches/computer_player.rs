//! The computer at a seat: when it is its turn or something is offered, it answers.

use std::time::Duration;

use galds_engine::observation::Observation;
use galds_engine::time::time_for_action;
use galds_games::core::Side;
use galds_matches::clock::{Millis, TimeControl};
use galds_matches::ports::Thinking;
use galds_matches::{Command, MatchId, MatchState, Offer, Phase, Player, PlayerId, Refusal};

use super::service::locked;
use super::{Asked, MatchError, Matches};
use crate::services::engine_pool::ThinkError;

/// What is to be done at a computer player's seat.
enum Duty {
    /// An answer that needs no thinking.
    Answer(Command),
    /// An action, chosen from this observation within this time.
    Think {
        observation: Observation,
        opponent: Option<PlayerId>,
        level: u8,
        time: Option<Duration>,
    },
}

/// How long a computer player that failed rests before it tries again.
const REST: Duration = Duration::from_secs(5);

impl Thinking for Matches {
    /// Each thing is done once.
    fn wake(&self, state: &MatchState) {
        for (player, duty) in duties(state) {
            // Offers change no board: they have a place of their own among what is being done.
            let key = match duty {
                Duty::Answer(_) => (state.id().clone(), u32::MAX),
                Duty::Think { .. } => (state.id().clone(), state.tick()),
            };
            if !locked(&self.inner.thinking).insert(key.clone()) {
                continue;
            }
            let (matches, tick) = (self.clone(), state.tick());
            tokio::spawn(async move {
                let done = matches.do_duty(&key.0, player, duty, tick).await;
                if let Err(reason) = done {
                    tracing::warn!(id = %key.0, reason, "a computer player could not act");
                    tokio::time::sleep(REST).await;
                }
                locked(&matches.inner.thinking).remove(&key);
                // Something may have been offered or asked for in the meantime.
                let _gone = matches.with(&key.0, |state| matches.wake(state)).await;
            });
        }
    }
}

impl Matches {
    async fn do_duty(
        &self,
        id: &MatchId,
        player: Player,
        duty: Duty,
        tick: u32,
    ) -> Result<(), String> {
        let command = match duty {
            Duty::Answer(command) => command,
            Duty::Think { observation, opponent, level, time } => {
                let pool = &self.inner.engine_pool;
                match pool.choose(opponent.as_ref(), observation, level, time).await {
                    Ok(action) => Command::Act { action },
                    Err(ThinkError::Stopping) => return Ok(()),
                    Err(error) => return Err(error.to_string()),
                }
            }
        };
        let asked = Asked { id: id.clone(), player, client: None, command, lag: Millis::ZERO };
        match self.command_at(asked, Some(tick)).await {
            Err(MatchError::Refused(Refusal::Action(explained))) => Err(explained.message),
            // The board has changed in between: another duty is on its way.
            Ok(_) | Err(MatchError::Refused(_)) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// Whether a computer player has something to do at this match.
pub(super) fn is_due(state: &MatchState) -> bool {
    !duties(state).is_empty()
}

fn duties(state: &MatchState) -> Vec<(Player, Duty)> {
    let Some(players) = state.players() else { return Vec::new() };
    let duty = |side: Side| {
        let level = players[side].level()?;
        let duty = answer(state, side).map(Duty::Answer).or_else(|| thought(state, side, level))?;
        Some((players[side].clone(), duty))
    };
    Side::BOTH.into_iter().filter_map(duty).collect()
}

/// A computer player plays on, gives back what may be given back, and likes to play again.
fn answer(state: &MatchState, side: Side) -> Option<Command> {
    let offer = state.offer(side.other())?;
    Some(match offer {
        Offer::Takeback if state.may_take_back(side.other()) => Command::Accept { offer },
        Offer::Draw | Offer::Takeback => Command::Decline { offer },
        Offer::Rematch => Command::Accept { offer },
    })
}

fn thought(state: &MatchState, side: Side, level: u8) -> Option<Duty> {
    if state.phase() != Phase::Playing || state.table().turn().side() != Some(side) {
        return None;
    }
    let observation = Observation::of(state.table(), side);
    let opponent = state.players().map(|players| players[side.other()].id.clone());
    Some(Duty::Think { observation, opponent, level, time: time(state, side) })
}

/// The time for one action by the clock of the match.
fn time(state: &MatchState, side: Side) -> Option<Duration> {
    let left = state.clock().remaining(side, crate::time::now())?;
    let extra = match state.terms().control {
        TimeControl::Increment { increment: extra, .. }
        | TimeControl::Delay { delay: extra, .. } => extra,
        TimeControl::None | TimeControl::Days { .. } => Millis::ZERO,
    };
    Some(time_for_action(left.into(), extra.into()))
}
