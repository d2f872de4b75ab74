//! `galds bot`: our engine, or another program, as a player on a server.
//!
//! One thread receives challenges and games that begin; each match has a thread of its own. All
//! that a thread needs to know comes at the beginning of its stream, so whatever breaks is begun anew
//! after a pause, and nothing is lost.

mod backoff;
mod game;
mod places;

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use galds_engine::levels::LevelNumber;
use galds_engine::registry;
use galds_engine::spec::PlayerSpec;
use galds_lab::external::read_spec;
use serde_json::{Value, json};

use self::backoff::Backoff;
use self::places::Places;
use crate::api::{Api, ApiError};
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
#[command(after_help = "Create the token on the server's site (or by POST /api/tokens) with the \
                  scopes bot:play and challenge:write.\n\
                  Example: galds bot --server https://play.example.org --token galds_… --game GAME \
                  --level 6")]
pub(crate) struct Args {
    /// The address of the server
    #[arg(long, value_name = "URL", env = "GALDS_SERVER")]
    server: String,
    /// The API token of the account that plays
    #[arg(long, value_name = "TOKEN", env = "GALDS_TOKEN", hide_env_values = true)]
    token: String,
    /// The games to play, separated by commas
    #[arg(long, value_name = "GAME", value_delimiter = ',', required = true)]
    game: Vec<String>,
    /// The level of the built-in engine, 1 to 10
    #[arg(long, value_name = "N", default_value = "8", value_parser = read_level)]
    level: LevelNumber,
    /// Another program that speaks the engine protocol, with its arguments
    #[arg(long, value_name = "PROGRAM", conflicts_with = "level")]
    engine: Option<String>,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "8")]
    matches: NonZeroUsize,
    /// How many games are thought about at a time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Give the account the title BOT first
    #[arg(long)]
    upgrade: bool,
}

fn read_level(text: &str) -> Result<LevelNumber, String> {
    let number = text.parse().ok().and_then(LevelNumber::new);
    number.ok_or_else(|| "levels are 1 to 10".to_owned())
}

/// What all matches share.
struct Bot {
    api: Api,
    me: String,
    games: Vec<String>,
    player: PlayerSpec,
    most: usize,
    thinking: Places,
    playing: Mutex<HashSet<String>>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for game in &args.game {
        registry::find(game)?;
    }
    let player = match &args.engine {
        None => PlayerSpec::level(args.level),
        Some(command) => read_spec(&format!("engine:{command}"))?,
    };
    let api = Api::new(&args.server, &args.token);
    let mut pause = Backoff::new();
    let account = loop {
        match account(&api, args) {
            Ok(account) => break account,
            Err(error) if error.is_passing() => {
                say(&format!("{error}; trying again"));
                pause.wait();
            }
            Err(error) => return Err(Failure::Server(error.to_string())),
        }
    };
    let text = |name: &str| account[name].as_str().unwrap_or_default().to_owned();
    say(&format!("{} plays {} on {}", text("username"), args.game.join(", "), args.server));
    let bot = Bot {
        api,
        me: text("id"),
        games: args.game.clone(),
        player,
        most: args.matches.get(),
        thinking: Places::new(args.threads.get()),
        playing: Mutex::default(),
    };
    Arc::new(bot).attend();
    Ok(())
}

fn account(api: &Api, args: &Args) -> Result<Value, ApiError> {
    if args.upgrade {
        api.post("/api/bot/account/upgrade", &json!({}))?;
    }
    api.get("/api/account")
}

/// Lines for whoever looks after the bot.
fn say(line: &str) {
    eprintln!("galds bot: {line}");
}

impl Bot {
    /// Hears of challenges and matches for as long as the program runs.
    fn attend(self: &Arc<Bot>) {
        let mut pause = Backoff::new();
        loop {
            match self.api.stream("/api/stream/event") {
                Ok(events) => {
                    pause.reset();
                    for event in events {
                        let Ok(event) = event else { break };
                        self.handle(&event);
                    }
                }
                Err(error) => say(&format!("{error}; trying again")),
            }
            pause.wait();
        }
    }

    fn handle(self: &Arc<Bot>, event: &Value) {
        match event["type"].as_str() {
            Some("challenge") => self.answer(&event["challenge"]),
            Some("gameStart") => {
                if let Some(id) = event["game"]["id"].as_str() {
                    self.play(id);
                }
            }
            _ => {}
        }
    }

    fn answer(self: &Arc<Bot>, challenge: &Value) {
        let (Some(id), Some(game)) =
            (challenge["id"].as_str(), challenge["variant"]["key"].as_str())
        else {
            return;
        };
        if challenge["challenger"]["id"] == self.me.as_str() {
            return;
        }
        let reason = if !self.games.iter().any(|known| known == game) {
            Some("variant")
        } else if self.playing().len() >= self.most {
            Some("later")
        } else {
            None
        };
        let answered = match reason {
            Some(reason) => {
                let body = json!({ "reason": reason });
                self.api.post(&format!("/api/challenge/{id}/decline"), &body)
            }
            None => self.api.post(&format!("/api/challenge/{id}/accept"), &json!({})),
        };
        if let Err(error) = answered {
            say(&format!("challenge {id}: {error}"));
        }
    }

    /// Plays a match in a thread of its own, if none does already.
    fn play(self: &Arc<Bot>, id: &str) {
        if !self.playing().insert(id.to_owned()) {
            return;
        }
        let (bot, id) = (Arc::clone(self), id.to_owned());
        std::thread::spawn(move || {
            say(&format!("game {id} starts"));
            match game::play(&bot, &id) {
                Ok(result) => say(&format!("game {id} ended: {result}")),
                Err(reason) => say(&format!("game {id} was abandoned: {reason}")),
            }
            bot.playing().remove(&id);
        });
    }

    fn playing(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
