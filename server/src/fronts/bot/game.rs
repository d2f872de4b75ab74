//! The stream of one match.

use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use galds_games::core::Viewer;
use galds_matches::clock::Millis;
use galds_matches::ports::Topic;
use galds_matches::secrecy::{self, SeenState};
use galds_matches::{MatchId, MatchState, Phase, Player, Room};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use super::lines::{Gone, KEEP_ALIVE, Lines};
use super::program::Program;
use super::state::{GameFull, GameState, Seen};
use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Shown};
use crate::problem::Problem;
use crate::services::chat::SeenChatLine;
use crate::services::matches::{Connected, MatchError, PresenceGuard};
use crate::services::notices::{Mailbox, Subscription};
use crate::storage::PresenceScope;
use crate::time;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(stream)).route("/api/board/game/stream/{id}", get(stream))
}

/// A match as a player gets it.
pub(super) async fn state_for(
    app: &AppState,
    id: &MatchId,
    player: &Player,
) -> Result<SeenState, MatchError> {
    let look = |state: &_| secrecy::state(state, state.viewer(Some(&player.id)), time::now());
    app.matches.with(id, look).await
}

async fn seen(app: &AppState, id: &MatchId, player: &Player) -> Result<Seen, MatchError> {
    app.matches.with(id, |state| look_at(state, state.viewer(Some(&player.id)))).await
}

/// Everything that a viewer gets of a match.
pub(super) fn look_at(state: &MatchState, viewer: Viewer) -> Seen {
    Seen {
        state: secrecy::state(state, viewer, time::now()),
        events: secrecy::events(state, viewer, 0),
        choices: secrecy::choices_for(state, viewer),
    }
}

/// The stream of one match: `gameFull`, then a `gameState` after everything that happens, a `chatLine`
/// for everything that is said and an `opponentGone` when the opponent goes or comes back, an object a
/// line. It ends with the match.
#[utoipa::path(
    get,
    path = "/api/bot/game/stream/{id}",
    tag = "bot",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = GameFull, content_type = "application/x-ndjson"),
        (status = 404, body = BotProblem),
    )
)]
async fn stream(
    State(app): State<AppState>,
    Program(player): Program,
    shown: Result<Shown, Problem>,
    Path(id): Path<String>,
) -> Result<Response, BotError> {
    let id = match_id(&id)?;
    let revocable = app.revocations.watch(shown?.0);
    let mailbox = Mailbox::default();
    let topics = [Topic::Match(id.clone()), Topic::Chat(id.clone())];
    let subscriptions = topics.map(|topic| app.bus.subscribe(topic, &mailbox));
    // An unknown match is an answer, not a stream that ends at once.
    let first = seen(&app, &id, &player).await?;
    let (lines, response) = Lines::open();
    let online = app.matches.visitors().connect(&player.id);
    let plays = first.state.you.is_some();
    let present = plays
        .then(|| PresenceGuard::new(&app.matches, PresenceScope::Match(id.clone()), &player.id));
    let stream = GameStream {
        lines,
        version: first.state.version,
        chat_since: 0,
        opponent: Opponent::Here,
        mailbox,
        _subscriptions: subscriptions,
        _present: present,
        _online: online,
        app,
        id,
        player,
    };
    tokio::spawn(revocable.limit(stream.run(first)));
    Ok(response)
}

/// The stream of one match to one program.
struct GameStream {
    app: AppState,
    id: MatchId,
    player: Player,
    lines: Lines,
    mailbox: Mailbox,
    version: u32,
    chat_since: u32,
    /// What was last sent about the opponent.
    opponent: Opponent,
    _subscriptions: [Subscription; 2],
    _present: Option<PresenceGuard>,
    _online: Connected,
}

/// Whether the other player is at the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opponent {
    Here,
    Gone,
}

/// The other player has gone, or is back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename = "opponentGone", rename_all = "camelCase")]
struct OpponentGone {
    gone: bool,
    /// In how many seconds the win can be claimed, if it is the opponent's turn then.
    #[serde(skip_serializing_if = "Option::is_none")]
    claim_win_in_seconds: Option<u64>,
}

/// Whether there will be more to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum More {
    Perhaps,
    Never,
}

impl GameStream {
    async fn run(mut self, first: Seen) {
        let _gone = self.send_all(first).await;
    }

    async fn send_all(&mut self, first: Seen) -> Result<(), Gone> {
        self.lines.write(&GameFull::of(&first)).await?;
        self.send_chat().await?;
        if first.state.phase == Phase::Over {
            return Ok(());
        }
        drop(first);
        let app = self.app.clone();
        let stopped = app.stopped();
        tokio::pin!(stopped);
        let mut ticks = tokio::time::interval(KEEP_ALIVE);
        loop {
            let lines = self.lines.clone();
            tokio::select! {
                topic = self.mailbox.take() => match topic {
                    Topic::Chat(_) => self.send_chat().await?,
                    _ => if self.send_state().await? == More::Never { return Ok(()) },
                },
                _ = ticks.tick() => {
                    lines.keep_alive()?;
                    self.send_opponent().await?;
                }
                () = &mut stopped => return Ok(()),
                () = lines.gone() => return Err(Gone),
            }
        }
    }

    async fn send_state(&mut self) -> Result<More, Gone> {
        let seen = match seen(&self.app, &self.id, &self.player).await {
            Ok(seen) => seen,
            // It is looked at again when the store is back.
            Err(MatchError::Store(_)) => return Ok(More::Perhaps),
            Err(_) => return Ok(More::Never),
        };
        if seen.state.version > self.version {
            self.version = seen.state.version;
            self.lines.write(&GameState::of(&seen)).await?;
        }
        Ok(if seen.state.phase == Phase::Over { More::Never } else { More::Perhaps })
    }

    /// Tells when the opponent goes and when it is back.
    async fn send_opponent(&mut self) -> Result<(), Gone> {
        let absence = self.app.matches.opponent_absence(&self.id, &self.player.id).await;
        // It is looked at again in a moment.
        let Ok(absence) = absence else { return Ok(()) };
        let now = if absence.is_some() { Opponent::Gone } else { Opponent::Here };
        if now == self.opponent {
            return Ok(());
        }
        self.opponent = now;
        let seconds = absence.and_then(|absence| absence.claim_in).map(Millis::whole_seconds);
        let line = OpponentGone { gone: absence.is_some(), claim_win_in_seconds: seconds };
        self.lines.write(&line).await
    }

    async fn send_chat(&mut self) -> Result<(), Gone> {
        let lines = self.app.chat.lines(&self.id, Some(&self.player.id), self.chat_since).await;
        for line in lines.unwrap_or_default() {
            self.chat_since = line.number;
            self.lines.write(&ChatLine::from(line)).await?;
        }
        Ok(())
    }
}

/// A line of the chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename = "chatLine")]
pub(super) struct ChatLine {
    room: &'static str,
    username: String,
    text: String,
}

impl From<SeenChatLine> for ChatLine {
    fn from(line: SeenChatLine) -> ChatLine {
        let room = match line.room {
            Room::Players => "player",
            Room::Spectators => "spectator",
        };
        ChatLine { room, username: line.author.name, text: line.words }
    }
}
