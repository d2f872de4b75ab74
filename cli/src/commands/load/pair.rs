//! Two guests who play match after match against each other.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use galds_engine::player::THROW;
use galds_games::core::{AnyTable, Side, Turn};
use rand::RngExt as _;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::connection::{Connection, new_guest};
use super::spectators::Spectators;
use super::tally::Tally;
use crate::api::Api;

/// How long anything may take before the match counts as broken.
const PATIENCE: Duration = Duration::from_mins(1);

/// What all pairs share.
pub(super) struct Course {
    /// The addresses of the servers.
    pub(super) servers: Vec<String>,
    /// How many look on at each match.
    pub(super) spectators: usize,
    /// How long after one action of a match the next is due, if not at once.
    pub(super) pace: Option<Duration>,
    /// Whether all matches are set up and play may begin.
    pub(super) started: AtomicBool,
    /// Whether what happens counts.
    pub(super) measured: AtomicBool,
    /// What was measured.
    pub(super) tally: Tally,
}

/// Two guests at one match.
pub(super) struct Pair {
    course: Arc<Course>,
    game: String,
    guests: [Guest; 2],
    spectators: Spectators,
    id: String,
    /// The match as far as its events have been received.
    table: Box<dyn AnyTable>,
    version: u64,
    over: bool,
    commands: u64,
}

struct Guest {
    server: String,
    key: String,
    connection: Connection,
    /// The number of the last event that it has received.
    received: u64,
}

impl Pair {
    /// Connects two guests and sets their first match up. Where there are several servers they are at two that
    /// follow on each other.
    pub(super) async fn set_up(
        course: Arc<Course>,
        number: usize,
        game: String,
    ) -> Result<Pair, String> {
        let guest = async |place: usize| {
            let server = course.servers[place % course.servers.len()].clone();
            let key = new_guest(&server).await?;
            let mut connection = Connection::open(&server, &key).await?;
            connection.receive().await?;
            Ok::<Guest, String>(Guest { server, key, connection, received: 0 })
        };
        let guests = [guest(number).await?, guest(number + 1).await?];
        let spectators = Spectators::connect(&course.servers, number, course.spectators).await?;
        let table = galds_games::open(&game, &game).map_err(|error| error.to_string())?;
        let id = String::new();
        let mut pair = Pair {
            course,
            game,
            guests,
            spectators,
            id,
            table,
            version: 0,
            over: false,
            commands: 0,
        };
        pair.begin().await?;
        Ok(pair)
    }

    /// Makes the next match and has both watch it.
    async fn begin(&mut self) -> Result<(), String> {
        if !self.id.is_empty() {
            for guest in &mut self.guests {
                guest.connection.send(&json!({"type": "leave", "id": self.id})).await?;
            }
        }
        self.table =
            galds_games::open(&self.game, &self.game).map_err(|error| error.to_string())?;
        (self.version, self.over) = (0, false);
        let api = Api::new(&self.guests[0].server, &self.guests[0].key);
        let wanted = json!({"game": self.game, "side": "first", "opponent": "link"});
        let made = tokio::task::spawn_blocking(move || api.post("/api/matches", &wanted)).await;
        let made = made.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
        made["id"].as_str().ok_or("the match has no id")?.clone_into(&mut self.id);
        self.spectators.watch(&self.id);
        for guest in &mut self.guests {
            guest.received = 0;
            let watch = json!({"type": "watch", "id": self.id, "detail": "events"});
            guest.connection.send(&watch).await?;
        }
        let join = json!({"type": "command", "id": self.id, "command": {"do": "join"}});
        self.guests[1].connection.send(&join).await?;
        // One event makes the match, one begins it; in games with dice a roll follows.
        while self.version < 2 || self.guests.iter().any(|guest| guest.received < self.version) {
            self.receive().await?;
        }
        Ok(())
    }

    /// Plays on and on; ends only when something breaks.
    pub(super) async fn play(mut self) -> Result<Infallible, String> {
        while !self.course.started.load(Ordering::Relaxed) {
            self.pass(Duration::from_millis(50)).await?;
        }
        let mut due = Instant::now();
        if let Some(pace) = self.course.pace {
            due += pace.mul_f64(rand::rng().random());
        }
        loop {
            if self.over {
                self.begin().await?;
            }
            let late = due.checked_duration_since(Instant::now());
            if let Some(wait) = late {
                self.pass(wait).await?;
            }
            due = self.act(due).await?;
        }
    }

    /// Lets time pass; what the server sends meanwhile is received.
    async fn pass(&mut self, time: Duration) -> Result<(), String> {
        let end = Instant::now() + time;
        while let Ok(received) = tokio::time::timeout_at(end, self.receive_any()).await {
            received?;
        }
        Ok(())
    }

    /// Has the side whose turn it is act; answers when the next action is due.
    async fn act(&mut self, due: Instant) -> Result<Instant, String> {
        let Some((side, action)) = self.choose() else {
            return Err(format!("match {} waits for nobody", self.id));
        };
        self.commands += 1;
        let client = format!("load {}", self.commands);
        let command = json!({"do": "act", "action": action});
        let message =
            json!({"type": "command", "id": self.id, "client": client, "command": command});
        // Without a pace an action is due when it is sent.
        let due = if self.course.pace.is_some() { due } else { Instant::now() };
        self.guests[side.index()].connection.send(&message).await?;
        let version = loop {
            let (received_by, message) = self.receive().await?;
            match message["type"].as_str() {
                Some("ack") if message["client"] == client.as_str() => {
                    break message["version"].as_u64().unwrap_or(0);
                }
                Some("refused") => return Err(format!("{received_by:?}: {message}")),
                _ => {}
            }
        };
        let counts = self.course.measured.load(Ordering::Relaxed);
        if counts {
            self.course.tally.acknowledged(due.elapsed());
        }
        while self.guests[side.other().index()].received < version {
            self.receive().await?;
        }
        if counts {
            self.course.tally.received(due.elapsed());
        }
        while self.guests[side.index()].received < version {
            self.receive().await?;
        }
        Ok(self.course.pace.map_or_else(Instant::now, |pace| due + pace))
    }

    /// A random action of the side whose turn it is.
    fn choose(&self) -> Option<(Side, String)> {
        let turn = self.table.turn();
        let side = turn.side()?;
        if turn == Turn::SideOrChance(side) {
            return Some((side, THROW.to_owned()));
        }
        let (_, mut tokens) = self.table.legal();
        let place = rand::rng().random_range(0..tokens.len().max(1));
        (place < tokens.len()).then(|| (side, tokens.swap_remove(place)))
    }

    /// Hears one message of either connection, within reason.
    async fn receive(&mut self) -> Result<(Side, Value), String> {
        let received = tokio::time::timeout(PATIENCE, self.receive_any()).await;
        received.map_err(|_| format!("the server is silent about match {}", self.id))?
    }

    async fn receive_any(&mut self) -> Result<(Side, Value), String> {
        let [first, second] = &mut self.guests;
        let (side, message) = tokio::select! {
            message = first.connection.receive() => (Side::First, message?),
            message = second.connection.receive() => (Side::Second, message?),
        };
        if message["type"] == "match" && message["id"] == self.id.as_str() {
            for event in message["events"].as_array().into_iter().flatten() {
                self.carry_on(side, event)?;
            }
        }
        Ok((side, message))
    }

    /// Carries the table on by an event that one of the two has received. Set-ups are known from
    /// whoever made them.
    fn carry_on(&mut self, side: Side, event: &Value) -> Result<(), String> {
        let number = event["number"].as_u64().unwrap_or(0);
        let is_foreign_set_up = event["type"] == "set_up" && event["token"].is_null();
        self.guests[side.index()].received = number;
        if number != self.version + 1 || is_foreign_set_up {
            return Ok(());
        }
        self.version = number;
        match event["type"].as_str() {
            Some("acted" | "threw" | "set_up") => {
                let token = event["token"].as_str().unwrap_or_default();
                self.table.play_text(token).map_err(|error| format!("{token}: {error}"))?;
            }
            Some("ended") => self.over = true,
            _ => {}
        }
        Ok(())
    }
}
