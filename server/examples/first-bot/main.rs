//! A first bot in Rust, with the crates `ureq`, `serde_json`, `rand` and `percent-encoding`:
//! `cargo run --example first-bot -- SERVER TOKEN [GAME]`
//!
//! It challenges the computer to a game, makes legal moves at random until it is over, and prints the result.

use std::error::Error;
use std::io::{BufRead, BufReader};

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};

/// A server, as one player calls it.
struct Server<'a> {
    address: &'a str,
    token: &'a str,
}

impl Server<'_> {
    /// Has something done.
    fn post(&self, path: &str, fields: &Value) -> Result<Value, Box<dyn Error>> {
        let request = ureq::post(format!("{}{path}", self.address))
            .header("Authorization", format!("Bearer {}", self.token))
            .header("Content-Type", "application/json");
        let answer = request.send(fields.to_string())?.into_body().read_to_string()?;
        Ok(serde_json::from_str(&answer)?)
    }

    /// Asks for a stream of JSON objects, a line each.
    fn stream(&self, path: &str) -> Result<impl BufRead + use<>, Box<dyn Error>> {
        let request = ureq::get(format!("{}{path}", self.address))
            .header("Authorization", format!("Bearer {}", self.token));
        Ok(BufReader::new(request.call()?.into_body().into_reader()))
    }
}

/// The place for your own ideas: `legal` has every move, `view` is what you see of the board.
fn choose(state: &Value) -> Option<&str> {
    state["galds"]["legal"].as_array()?.choose(&mut rand::rng())?.as_str()
}

/// Whether a move was refused because it came too late. Both sides may set up at once, so a state can be outdated; a newer
/// one follows.
fn came_too_late(error: &(dyn Error + 'static)) -> bool {
    matches!(error.downcast_ref(), Some(ureq::Error::StatusCode(400)))
}

/// Plays one game to its end.
pub(crate) fn play(address: &str, token: &str, game: &str) -> Result<(), Box<dyn Error>> {
    let server = Server { address, token };
    let made = server.post("/api/challenge/ai", &json!({ "variant": game, "level": 1 }))?;
    let id = made["id"].as_str().ok_or("a match has an id")?;
    println!("{address}/match/{id}");
    for line in server.stream(&format!("/api/bot/game/stream/{id}"))?.lines() {
        let line = line?;
        // An empty line every five seconds says that the connection is alive.
        if line.trim().is_empty() {
            continue;
        }
        let message: Value = serde_json::from_str(&line)?;
        // The first message has the state inside, later ones are the state; others are chat and the like.
        let state = message.get("state").unwrap_or(&message);
        if let Some(chosen) = choose(state) {
            let chosen = utf8_percent_encode(chosen, NON_ALPHANUMERIC);
            match server.post(&format!("/api/bot/game/{id}/move/{chosen}"), &json!({})) {
                Err(error) if !came_too_late(&*error) => return Err(error),
                _ => {}
            }
        } else if let Some(status) = state["status"].as_str()
            && status != "created"
            && status != "started"
        {
            let winner = state["winner"].as_str().unwrap_or("nobody");
            println!("{game}: {}, {winner} wins", state["galds"]["result"].as_str().unwrap_or("*"));
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, token, rest @ ..] = arguments.as_slice() else {
        return Err("please give the address of a server and a token".into());
    };
    let game = rest.first().map_or("rotary", String::as_str);
    play(address, token, game)
}
