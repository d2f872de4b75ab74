//! The stream of what concerns one player: challenges, and matches that begin and end.

use std::collections::HashMap;

use axum::extract::State;
use axum::response::Response;
use galds_matches::ports::Topic;
use galds_matches::secrecy::SeenState;
use galds_matches::{MatchId, Phase, Player};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use super::game::state_for;
use super::lines::{Gone, KEEP_ALIVE, Lines};
use super::program::Program;
use super::shapes::{Challenge, GameInfo};
use crate::fronts::shared::{AppState, Shown};
use crate::problem::Problem;
use crate::services::matches::{Connected, PresenceGuard};
use crate::services::notices::{Mailbox, Subscription};
use crate::storage::PresenceScope;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(stream))
}

/// Something that concerns the player.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Incoming {
    /// Somebody wants to play, or the player's own challenge waits.
    Challenge { challenge: Challenge },
    /// A challenge to the player was withdrawn.
    ChallengeCanceled { challenge: Challenge },
    /// A challenge of the player was declined.
    ChallengeDeclined { challenge: Challenge },
    /// A match began, or goes on.
    GameStart { game: GameInfo },
    /// A match ended.
    GameFinish { game: GameInfo },
}

/// What concerns the caller, an object a line: first the challenges that wait and the matches that are
/// played, then everything new.
#[utoipa::path(
    get,
    path = "/api/stream/event",
    tag = "bot",
    responses(
        (status = 200, body = Incoming, content_type = "application/x-ndjson"),
        (status = 401, body = BotProblem),
    )
)]
async fn stream(
    State(app): State<AppState>,
    Program(player): Program,
    shown: Result<Shown, Problem>,
) -> Result<Response, BotError> {
    let revocable = app.revocations.watch(shown?.0);
    let present = PresenceGuard::new(&app.matches, PresenceScope::Everywhere, &player.id);
    let mailbox = Mailbox::default();
    let subscription = app.bus.subscribe(Topic::Player(player.id.clone()), &mailbox);
    let (lines, response) = Lines::open();
    let known = HashMap::new();
    let online = app.matches.visitors().connect(&player.id);
    let stream = EventStream {
        player,
        lines,
        known,
        mailbox,
        _present: present,
        _subscription: subscription,
        _online: online,
        app,
    };
    tokio::spawn(revocable.limit(stream.run()));
    Ok(response)
}

struct EventStream {
    app: AppState,
    player: Player,
    lines: Lines,
    /// The matches that were announced, and how far they had come.
    known: HashMap<MatchId, Phase>,
    mailbox: Mailbox,
    /// Whoever reads the events of all its matches is present at each.
    _present: PresenceGuard,
    _subscription: Subscription,
    _online: Connected,
}

impl EventStream {
    async fn run(mut self) {
        let _gone = self.send_all().await;
    }

    async fn send_all(&mut self) -> Result<(), Gone> {
        self.send_news().await?;
        let app = self.app.clone();
        let stopped = app.stopped();
        tokio::pin!(stopped);
        let mut ticks = tokio::time::interval(KEEP_ALIVE);
        loop {
            let lines = self.lines.clone();
            tokio::select! {
                _ = self.mailbox.take() => self.send_news().await?,
                _ = ticks.tick() => lines.keep_alive()?,
                () = &mut stopped => return Ok(()),
                () = lines.gone() => return Err(Gone),
            }
        }
    }

    /// Compares the player's matches with what was announced.
    async fn send_news(&mut self) -> Result<(), Gone> {
        let Ok(current) = self.app.matches.current(&self.player.id).await else {
            // The store is away; a later look will find everything.
            return Ok(());
        };
        let current: HashMap<MatchId, Phase> =
            current.into_iter().map(|summary| (summary.id, summary.phase)).collect();
        let ended = self.known.keys().filter(|id| !current.contains_key(*id)).cloned();
        let new = current.iter().filter(|(id, phase)| self.known.get(*id) != Some(*phase));
        let changed: Vec<MatchId> = ended.chain(new.map(|(id, _)| id.clone())).collect();
        for id in changed {
            let Ok(state) = state_for(&self.app, &id, &self.player).await else { continue };
            let before = self.known.get(&id).copied();
            if state.phase == Phase::Over {
                self.known.remove(&id);
            } else {
                self.known.insert(id, state.phase);
            }
            if let Some(incoming) = incoming(&state, before, &self.player) {
                self.lines.write(&incoming).await?;
            }
        }
        Ok(())
    }
}

/// What is announced of a match that has come from one phase to another.
fn incoming(state: &SeenState, before: Option<Phase>, me: &Player) -> Option<Incoming> {
    match (before, state.phase) {
        (before, now) if before == Some(now) => None,
        (_, Phase::Open) => Some(Incoming::Challenge { challenge: Challenge::of(state, me) }),
        (_, Phase::Playing) => Some(Incoming::GameStart { game: GameInfo::of(state) }),
        (Some(Phase::Open), Phase::Over) => {
            let challenge = Challenge::of(state, me);
            Some(if state.creator.id == me.id {
                Incoming::ChallengeDeclined { challenge }
            } else {
                Incoming::ChallengeCanceled { challenge }
            })
        }
        (_, Phase::Over) => Some(Incoming::GameFinish { game: GameInfo::of(state) }),
    }
}
