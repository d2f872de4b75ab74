//! The first bots that the page for developers shows play a game to its end, each in its own language.

#[allow(dead_code, reason = "the example is also a program with a `main` of its own")]
#[path = "../examples/first-bot/main.rs"]
mod rust_bot;

use std::path::Path;
use std::process::Command;

use crate::common::TestServer;
use galds_server::identity::{Scope, Scopes};
use galds_server::services::accounts::Typed;

/// Games with open information, with dice and with hidden armies: a bot plays them all alike.
const GAMES: [&str; 5] = ["lautari", "luzhanqi", "nardi", "rotary", "shatra"];

/// Somebody with a token for a bot.
async fn token(server: &TestServer, name: &str) -> String {
    let accounts = &server.server.app.accounts;
    let person = accounts.register(name, Typed::new("a long enough pass phrase")).await;
    let person = person.expect("the name is free");
    let made = accounts.make_token(&person, "first bot", Scopes::new([Scope::BotPlay])).await;
    made.expect("a token").0.token_text()
}

/// Has a bot play every game, and asks the server how it went.
async fn plays_every_game(name: &str, play: fn(&str, &str, &str)) {
    let server = TestServer::start().await;
    let (base, token) = (server.base(), token(&server, name).await);
    for game in GAMES {
        let (base, token) = (base.clone(), token.clone());
        let playing = tokio::task::spawn_blocking(move || play(&base, &token, game));
        playing.await.expect("the bot played");
    }
    let page = server.stranger().get("/api/matches?phase=over").await.ok();
    let over = page["matches"].as_array().expect("a list");
    let mut played: Vec<&str> =
        over.iter().filter_map(|one| one["terms"]["game"].as_str()).collect();
    let mut wanted = GAMES;
    played.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(played, wanted, "{page}");
}

/// Runs a program with the address of a server, a token and the name of a game.
fn run(program: &str, file: &str, arguments: [&str; 3]) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/first-bot").join(file);
    let output = Command::new(program).arg(file).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}\n{errors}");
    let end = said.lines().last().unwrap_or_default();
    assert!(end.starts_with(arguments[2]) && end.ends_with(" wins"), "{said}\n{errors}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_bot_in_python_plays() {
    plays_every_game("Pythia", |server, token, game| {
        run("python3", "bot.py", [server, token, game]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_bot_in_javascript_plays() {
    plays_every_game("Jana", |server, token, game| {
        run("node", "bot.mjs", [server, token, game]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_bot_in_rust_plays() {
    plays_every_game("Rustam", |address, token, game| {
        let played = rust_bot::play(address, token, game);
        played.expect("it plays to the end");
    })
    .await;
}
