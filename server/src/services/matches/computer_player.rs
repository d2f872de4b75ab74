//! The computer as a player: when it is its turn or something is offered, it answers.

use std::time::Duration;

use galds_engine::levels::LevelNumber;
use galds_engine::observation::Observation;
use galds_engine::spec::PlayerSpec;
use galds_engine::time::time_for_action;
use galds_games::core::Side;
use galds_matches::clock::{Millis, TimeControl};
use galds_matches::ports::{Thinking, Topic};
use galds_matches::{
    Asked, Command, Duty, HandlerError, MatchId, MatchState, Phase, Player, PlayerId, Refusal,
    duties,
};

use super::Matches;
use super::service::locked;
use crate::services::engine_pool::{Job, LONGEST, Question, ThinkError, TurnOf};
use crate::services::notices::Mailbox;

/// How long a computer player that failed rests before it tries again.
const REST: Duration = Duration::from_secs(5);

/// What is to be done, with everything that is needed for it.
enum Work {
    /// An answer that needs no thinking.
    Answer(Command),
    /// An action, which the engine has to choose.
    Think { question: Box<Question>, opponent: Option<PlayerId> },
}

impl Work {
    fn of(state: &MatchState, duty: Duty) -> Option<Work> {
        Some(match duty {
            Duty::Answer(command) => Work::Answer(command),
            Duty::Think { side, level } => Work::Think {
                question: Box::new(move_question(state, side, level)?),
                opponent: state.players().map(|players| players[side.other()].id.clone()),
            },
        })
    }
}

impl Thinking for Matches {
    /// Each thing is done once.
    fn wake(&self, state: &MatchState) {
        for (player, duty) in duties(state) {
            // Offers change no board: they have a place of their own among what is being done.
            let key = match duty {
                Duty::Answer(_) => (state.id().clone(), u32::MAX),
                Duty::Think { .. } => (state.id().clone(), state.tick()),
            };
            let Some(work) = Work::of(state, duty) else { continue };
            if !locked(&self.inner.thinking).insert(key.clone()) {
                continue;
            }
            let (matches, tick) = (self.clone(), state.tick());
            tokio::spawn(async move {
                let done = matches.do_work(&key.0, player, work, tick).await;
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
    async fn do_work(
        &self,
        id: &MatchId,
        player: Player,
        work: Work,
        tick: u32,
    ) -> Result<(), String> {
        let command = match work {
            Work::Answer(command) => command,
            Work::Think { question, opponent } => {
                let chosen = self.inner.engine_pool.choose(opponent.as_ref(), Job::new(*question));
                let chosen = tokio::select! {
                    chosen = chosen => chosen,
                    // Nobody waits for this action any more, and so nobody thinks about it.
                    () = self.changed(id, tick) => return Ok(()),
                };
                match chosen {
                    Ok(action) => Command::Act { action },
                    Err(ThinkError::Stopping) => return Ok(()),
                    Err(error) => return Err(error.to_string()),
                }
            }
        };
        let asked = Asked { id: id.clone(), player, client: None, command, lag: Millis::ZERO };
        match self.handler().computer_command(asked, tick).await {
            Err(HandlerError::Refused(Refusal::Action(explained))) => Err(explained.message),
            // The board has changed in between: another duty is on its way.
            Ok(_) | Err(HandlerError::Refused(_)) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Waits until a match has another board than this one, or is over.
    async fn changed(&self, id: &MatchId, tick: u32) {
        let mailbox = Mailbox::default();
        let _subscription = self.inner.bus.subscribe(Topic::Match(id.clone()), &mailbox);
        let is_same = |state: &MatchState| state.tick() == tick && state.phase() == Phase::Playing;
        // A match that cannot be looked at now is looked at again with its next notice.
        while self.with(id, is_same).await.unwrap_or(true) {
            mailbox.take().await;
        }
    }
}

/// What the engine is asked for a level that has to act at this side: no more than the side may know.
pub fn move_question(state: &MatchState, side: Side, level: u8) -> Option<Question> {
    if state.phase() != Phase::Playing || state.table().turn().side() != Some(side) {
        return None;
    }
    Some(Question::Move {
        of: TurnOf { id: state.id().clone(), tick: state.tick() },
        observation: Observation::of(state.table(), side),
        player: PlayerSpec::level(LevelNumber::new(level)?),
        time: time(state, side).map_or(LONGEST, |time| time.min(LONGEST)),
    })
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
