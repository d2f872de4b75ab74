//! The WebSocket of a page: one task, which reads the page's messages and its mailbox in turn.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{
    CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code,
};
use axum::response::Response;
use galds_games::core::Viewer;
use galds_matches::clock::{Millis, Moment};
use galds_matches::ports::Topic;
use galds_matches::secrecy::{self, Drawing};
use galds_matches::{MatchId, Player, PlayerId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::messages::{ClientMessage, ServerMessage};
use crate::fronts::shared::protection::{Client, LARGEST_MESSAGE};
use crate::fronts::shared::{AppState, Detail, SeenCalls, Shown, SomeCaller, requests};
use crate::limits::Limit;
use crate::problem::{Problem, Unprocessable};
use crate::services::matches::{Asked, MatchError, PresenceGuard, lobby_filter};
use crate::services::notices::{Mailbox, Subscription};
use crate::services::revocations::Revocable;
use crate::storage::PresenceScope;
use crate::time;

/// What a connection keeps for reading; small, because there may be many that are idle.
const READ_BUFFER: usize = 2 * 1024;
/// The most matches that one connection may watch.
const MOST_WATCHED: usize = 32;
/// How often the server measures the lag of a connection.
const PING: Duration = Duration::from_secs(10);
/// After how long without any sign of life a connection is given up.
const SILENCE: Duration = Duration::from_secs(40);

/// The page may come back at once.
const RESTARTING: (CloseCode, &str) = (close_code::RESTART, "the server is restarting");
/// The session or token with which the page came has ended.
const SIGNED_OUT: (CloseCode, &str) = (close_code::POLICY, "you are no longer signed in");

pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(live))
}

/// The WebSocket of a page. Messages are JSON texts: the page sends `ClientMessage`s, the server
/// `ServerMessage`s. Events of a match are numbered; after a lost connection `watch` with `since`
/// goes on where it ended.
#[utoipa::path(
    get,
    path = "/api/live",
    responses(
        (status = 101, description = "Switches to the WebSocket", body = ServerMessage),
        (status = 400, description = "Not a WebSocket handshake"),
        (status = 429, body = crate::problem::SeenProblem),
    ),
    request_body(content = ClientMessage, description = "What is sent over the WebSocket")
)]
async fn live(
    State(app): State<AppState>,
    SomeCaller(player): SomeCaller,
    Shown(credential): Shown,
    client: Client,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    app.protection.limit(Limit::Connect, client)?;
    let revocable = app.revocations.watch(credential);
    let response = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .on_upgrade(move |socket| async move {
            let _counted = Counted::new();
            let player_id = player.as_ref().map(|player| &player.id);
            let _online = player_id.map(|player| app.matches.visitors().connect(player));
            // Whoever ends is either gone or was told why.
            let _closed = Connection::new(app, player, socket).converse(revocable).await;
        });
    Ok(response)
}

/// A connection in the metrics, however it ends.
struct Counted;

impl Counted {
    fn new() -> Counted {
        metrics::gauge!("galds_connections").increment(1.0);
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("galds_connections").decrement(1.0);
    }
}

/// The connection is over.
struct Closed;

struct Connection {
    /// By which its messages are counted.
    number: u64,
    app: AppState,
    player: Option<Player>,
    socket: WebSocket,
    mailbox: Mailbox,
    watched: HashMap<MatchId, Watched>,
    lobby: Option<Subscription>,
    mine: Option<Subscription>,
    calls: Option<Subscription>,
    tournament: Option<Subscription>,
    lag: Millis,
    received: Instant,
}

/// What the page wants of a match, and up to where it has it.
#[derive(Clone, Copy)]
struct Wish {
    since: u32,
    chat_since: u32,
    detail: Detail,
    drawing: Drawing,
}

/// A match that the page looks at.
struct Watched {
    wish: Wish,
    /// Whether anything was sent yet.
    sent: bool,
    board: Option<String>,
    /// Cached by those who play in the match.
    present: Option<PresenceGuard>,
    _news: Subscription,
    _chat: Subscription,
}

impl Connection {
    fn new(app: AppState, player: Option<Player>, socket: WebSocket) -> Connection {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        Connection {
            number: NUMBERS.fetch_add(1, Ordering::Relaxed),
            app,
            player,
            socket,
            mailbox: Mailbox::default(),
            watched: HashMap::new(),
            lobby: None,
            mine: None,
            calls: None,
            tournament: None,
            lag: Millis::ZERO,
            received: Instant::now(),
        }
    }

    async fn converse(mut self, mut revocable: Revocable) -> Result<(), Closed> {
        let welcome = ServerMessage::Welcome { you: self.player.clone(), now: time::now() };
        self.send(&welcome).await?;
        let app = self.app.clone();
        let stopped = app.stopped();
        tokio::pin!(stopped);
        let mut pings = tokio::time::interval(PING);
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.receive(message).await?,
                    Some(Err(_)) | None => return Err(Closed),
                },
                topic = self.mailbox.take() => self.pass_on(topic).await?,
                _ = pings.tick() => self.ping().await?,
                () = revocable.ended() => return self.close(SIGNED_OUT).await,
                () = &mut stopped => return self.close(RESTARTING).await,
            }
        }
    }

    /// Ends the connection and tells the page why.
    async fn close(&mut self, (code, reason): (CloseCode, &'static str)) -> Result<(), Closed> {
        let reason = Utf8Bytes::from_static(reason);
        let frame = CloseFrame { code, reason };
        self.pass(Message::Close(Some(frame))).await
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), Closed> {
        let text = serde_json::to_string(message).map_err(|_| Closed)?;
        self.pass(Message::Text(Utf8Bytes::from(text))).await
    }

    /// A page that does not take what it is sent is given up.
    async fn pass(&mut self, message: Message) -> Result<(), Closed> {
        match tokio::time::timeout(SILENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closed),
        }
    }

    /// The page's browser answers a ping by itself, with what came in it.
    async fn ping(&mut self) -> Result<(), Closed> {
        if self.received.elapsed() > SILENCE {
            return Err(Closed);
        }
        let sent = time::now().0.to_be_bytes().to_vec();
        self.pass(Message::Ping(sent.into())).await
    }

    async fn receive(&mut self, message: Message) -> Result<(), Closed> {
        self.received = Instant::now();
        if let Err(too_often) = self.app.protection.limit(Limit::Message, self.number) {
            return self.refuse(None, None, &too_often.into()).await;
        }
        match message {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(message) => self.answer(message).await,
                Err(error) => {
                    let error = Problem::Unreadable(format!("unreadable message: {error}"));
                    self.refuse(None, None, &error).await
                }
            },
            Message::Binary(_) => {
                let error = Problem::Unreadable("messages are texts".to_owned());
                self.refuse(None, None, &error).await
            }
            Message::Pong(sent) => {
                if let Ok(sent) = <[u8; 8]>::try_from(sent.as_ref()) {
                    self.measure(Moment(i64::from_be_bytes(sent)));
                }
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Close(_) => Err(Closed),
        }
    }

    /// Half old, half new: one slow answer is not yet a slow connection.
    fn measure(&mut self, sent: Moment) {
        let took = time::now().since(sent);
        self.lag =
            if self.lag == Millis::ZERO { took } else { Millis(self.lag.0.midpoint(took.0)) };
    }

    async fn answer(&mut self, message: ClientMessage) -> Result<(), Closed> {
        match message {
            ClientMessage::Watch { id, since, detail, chat_since, drawing } => {
                let wish = Wish { since, chat_since, detail, drawing };
                match self.watch(&id, wish).await {
                    Ok(()) => {
                        self.send_match(&id).await?;
                        self.send_chat(&id).await
                    }
                    Err(error) => self.refuse(Some(id), None, &error).await,
                }
            }
            ClientMessage::Leave { id } => {
                self.watched.remove(&id);
                Ok(())
            }
            ClientMessage::Command { id, client, command } => {
                let done = match self.asked(id.clone(), client.clone(), command) {
                    Ok(asked) => self.app.matches.command(asked).await.map_err(Problem::from),
                    Err(error) => Err(error),
                };
                match done {
                    Ok(done) => self.send(&ServerMessage::Ack { id, client, done }).await,
                    Err(error) => self.refuse(Some(id), client, &error).await,
                }
            }
            ClientMessage::Say { id, client, words } => {
                let said = match self.player.clone() {
                    Some(player) => self.app.chat.send(&id, player, &words).await,
                    None => Err(Problem::NobodyKnown),
                };
                match said {
                    Ok(_) => Ok(()),
                    Err(error) => self.refuse(Some(id), client, &error).await,
                }
            }
            ClientMessage::WatchLobby => {
                self.lobby = Some(self.app.bus.subscribe(Topic::Lobby, &self.mailbox));
                self.send_lobby().await
            }
            ClientMessage::LeaveLobby => {
                self.lobby = None;
                Ok(())
            }
            ClientMessage::WatchMine => match self.player.clone() {
                Some(player) => {
                    let topic = Topic::Player(player.id.clone());
                    self.mine = Some(self.app.bus.subscribe(topic, &self.mailbox));
                    self.send_mine(&player.id).await
                }
                None => self.refuse(None, None, &Problem::NobodyKnown).await,
            },
            ClientMessage::WatchCalls => match self.player.clone() {
                Some(player) => {
                    let topic = Topic::Called(player.id.clone());
                    self.calls = Some(self.app.bus.subscribe(topic, &self.mailbox));
                    self.send_calls(&player.id).await
                }
                None => self.refuse(None, None, &Problem::NobodyKnown).await,
            },
            ClientMessage::WatchTournament { id } => {
                let topic = Topic::Tournament(id);
                self.tournament = Some(self.app.bus.subscribe(topic, &self.mailbox));
                Ok(())
            }
            ClientMessage::LeaveTournament => {
                self.tournament = None;
                Ok(())
            }
            ClientMessage::Ping { id } => {
                let pong = ServerMessage::Pong { id, now: time::now(), lag: self.lag.0 };
                self.send(&pong).await
            }
        }
    }

    fn asked(
        &self,
        id: MatchId,
        client: Option<String>,
        command: galds_matches::Command,
    ) -> Result<Asked, Problem> {
        let player = self.player.clone().ok_or(Problem::NobodyKnown)?;
        let client = requests::checked_client(client)?;
        requests::limit_command(&self.app, &player.id, &command)?;
        Ok(Asked { id, player, client, command, lag: self.lag })
    }

    async fn watch(&mut self, id: &MatchId, wish: Wish) -> Result<(), Problem> {
        if self.watched.len() >= MOST_WATCHED && !self.watched.contains_key(id) {
            return Err(Unprocessable::TooManyWatched(MOST_WATCHED).into());
        }
        // A match that is not there is refused at once.
        self.app.matches.with(id, |_| ()).await?;
        let bus = &self.app.bus;
        let news = bus.subscribe(Topic::Match(id.clone()), &self.mailbox);
        let chat = bus.subscribe(Topic::Chat(id.clone()), &self.mailbox);
        let present = self.watched.remove(id).and_then(|watched| watched.present);
        let watched = Watched { wish, sent: false, board: None, present, _news: news, _chat: chat };
        self.watched.insert(id.clone(), watched);
        Ok(())
    }

    async fn pass_on(&mut self, topic: Topic) -> Result<(), Closed> {
        match topic {
            Topic::Match(id) => self.send_match(&id).await,
            Topic::Chat(id) => self.send_chat(&id).await,
            Topic::Lobby if self.lobby.is_some() => self.send_lobby().await,
            Topic::Player(player) if self.mine.is_some() => self.send_mine(&player).await,
            Topic::Called(player) if self.calls.is_some() => self.send_calls(&player).await,
            Topic::Tournament(id) if self.tournament.is_some() => {
                self.send(&ServerMessage::Tournament { id }).await
            }
            Topic::Lobby
            | Topic::Player(_)
            | Topic::Ended
            | Topic::Revoked
            | Topic::Called(_)
            | Topic::Tournament(_) => Ok(()),
        }
    }

    /// Sends what is new to the page; at the first time also when nothing is.
    async fn send_match(&mut self, id: &MatchId) -> Result<(), Closed> {
        let Some(watched) = self.watched.get_mut(id) else { return Ok(()) };
        let player = self.player.as_ref().map(|player| &player.id);
        let matches = &self.app.matches;
        // The first look is at the store: something may have been written before there was a subscription.
        let known = if watched.sent { matches.known(id).await } else { matches.snapshot(id).await };
        let state = match known {
            Ok(state) => state,
            // The page gets it when the store is back: the notice stays.
            Err(MatchError::Store(_)) => {
                self.mailbox.put(Topic::Match(id.clone()));
                tokio::time::sleep(Duration::from_millis(200)).await;
                return Ok(());
            }
            Err(error) => return self.refuse(Some(id.clone()), None, &error.into()).await,
        };
        let viewer = state.viewer(player);
        // Spectators are nobody whom the players wait for. Who watches may sit down later.
        if let (Viewer::Side(_), Some(player), None) = (viewer, player, &watched.present) {
            watched.present =
                Some(PresenceGuard::new(matches, PresenceScope::Match(id.clone()), player));
            let (calls, id, player) = (self.app.calls.clone(), id.clone(), player.clone());
            tokio::spawn(async move {
                if let Err(error) = calls.look_at_board(&id, &player).await {
                    tracing::warn!(%id, %error, "an arrival at the board was not noted");
                }
            });
        }
        let Wish { since, detail, drawing, .. } = watched.wish;
        let version = secrecy::version(&state, viewer);
        if watched.sent && version <= since {
            return Ok(());
        }
        let events = secrecy::events(&state, viewer, since);
        let (seen, board) = match detail {
            Detail::Events => (None, None),
            Detail::Board => {
                let rendered = matches.rendered(&state, viewer, drawing).await;
                let board = rendered.board_for(watched.board.as_deref());
                watched.board = Some(board.layout.id.clone());
                let seen = rendered.state_at(&state, time::now());
                (Some(Box::new(seen)), Some(Box::new(board)))
            }
        };
        watched.wish.since = version;
        watched.sent = true;
        self.send(&ServerMessage::Match { id: id.clone(), events, state: seen, board }).await
    }

    async fn send_chat(&mut self, id: &MatchId) -> Result<(), Closed> {
        let Some(watched) = self.watched.get_mut(id) else { return Ok(()) };
        let player = self.player.as_ref().map(|player| &player.id);
        let Ok(lines) = self.app.chat.lines(id, player, watched.wish.chat_since).await else {
            return Ok(());
        };
        let Some(last) = lines.last() else { return Ok(()) };
        watched.wish.chat_since = last.number;
        self.send(&ServerMessage::Chat { id: id.clone(), lines }).await
    }

    async fn send_lobby(&mut self) -> Result<(), Closed> {
        match self.app.matches.listed(lobby_filter()).await {
            Ok(waiting) => self.send(&ServerMessage::Lobby { waiting }).await,
            Err(error) => self.refuse(None, None, &error.into()).await,
        }
    }

    async fn send_mine(&mut self, player: &PlayerId) -> Result<(), Closed> {
        match self.app.matches.current(player).await {
            Ok(matches) => self.send(&ServerMessage::Mine { matches }).await,
            Err(error) => self.refuse(None, None, &error.into()).await,
        }
    }

    async fn send_calls(&mut self, player: &PlayerId) -> Result<(), Closed> {
        match SeenCalls::of(&self.app.calls, player).await {
            Ok(calls) => self.send(&ServerMessage::Calls(calls)).await,
            Err(error) => self.refuse(None, None, &error.into()).await,
        }
    }

    async fn refuse(
        &mut self,
        id: Option<MatchId>,
        client: Option<String>,
        error: &Problem,
    ) -> Result<(), Closed> {
        let problem = error.seen();
        self.send(&ServerMessage::Refused { id, client, problem }).await
    }
}
