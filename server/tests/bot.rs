//! The Bot API over plain HTTP: forms, errors, scopes, and streams of hidden games.

mod common;

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::Request;
use common::{Client, TestServer};
use galds_server::people::{Scope, Scopes, Typed};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client as HttpClient;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};

/// Reads a stream of lines.
struct Lines {
    body: Body,
    rest: Vec<u8>,
}

impl Lines {
    async fn open(client: &Client, path: &str) -> Lines {
        let http = HttpClient::builder(TokioExecutor::new()).build_http::<Full<Bytes>>();
        let key = client.key.clone().unwrap_or_default();
        let request = Request::builder()
            .uri(format!("{}{path}", client.base))
            .header("authorization", format!("Bearer {key}"))
            .body(Full::default())
            .expect("a request");
        let response = http.request(request).await.expect("an answer");
        assert!(response.status().is_success(), "{}", response.status());
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Lines { body: Body::new(response.into_body()), rest: Vec::new() }
    }

    /// The next line, empty ones too; none at the end.
    async fn raw(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                return Some(String::from_utf8(line).expect("text").trim_end().to_owned());
            }
            let frame = tokio::time::timeout(Duration::from_secs(20), self.body.frame());
            let frame = frame.await.expect("the stream is alive")?.expect("a frame");
            self.rest.extend_from_slice(&frame.into_data().unwrap_or_default());
        }
    }

    /// The next object; none at the end.
    async fn next(&mut self) -> Option<Value> {
        loop {
            let line = self.raw().await?;
            if !line.is_empty() {
                return Some(serde_json::from_str(&line).expect("JSON"));
            }
        }
    }
}

async fn post_form(client: &Client, path: &str, form: &str) -> (u16, Value) {
    let http = HttpClient::builder(TokioExecutor::new()).build_http::<Full<Bytes>>();
    let key = client.key.clone().unwrap_or_default();
    let request = Request::post(format!("{}{path}", client.base))
        .header("authorization", format!("Bearer {key}"))
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Full::from(form.to_owned()))
        .expect("a request");
    let response = http.request(request).await.expect("an answer");
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

/// Somebody with an account and a token.
async fn person(server: &TestServer, name: &str, scopes: &[Scope]) -> Client {
    let desk = &server.server.app.desk;
    let person = desk.register(name, Typed::new("a long enough pass phrase")).await;
    let person = person.expect("the name is free");
    let scopes = Scopes::new(scopes.iter().copied());
    let (secret, _) = desk.make_token(&person, "test", scopes).await.expect("a token");
    let mut client = server.stranger();
    client.key = Some(secret.token_text());
    client.id = person.player().id.to_string();
    client
}

#[tokio::test]
async fn a_form_is_as_good_as_json_and_errors_say_what_is_wrong() {
    let server = TestServer::start().await;
    let bot = server.guest().await;
    let form = "level=1&variant=rotary&color=white&clock.limit=60&clock.increment=1";
    let (status, info) = post_form(&bot, "/api/challenge/ai", form).await;
    assert_eq!((status, &info["color"]), (201, &json!("white")), "{info}");
    assert_eq!((&info["isMyTurn"], &info["secondsLeft"]), (&json!(true), &json!(60)));
    let id = info["id"].as_str().expect("an id");
    for (path, form, words) in [
        ("/api/challenge/ai", "level=1&variant=chess", "the shelf has: lautari"),
        ("/api/challenge/ai", "level=77&variant=rotary", "1 to 10"),
        ("/api/challenge/ai", "level=1&variant=rotary&color=green", "white, black or random"),
        ("/api/challenge/ai", "level=1&variant=rotary&days=99", "1 to 14"),
        ("/api/challenge/ai", "level=1&variant=rotary&fen=x", "no fen"),
        (&format!("/api/bot/game/{id}/move/00-0"), "", ""),
        (&format!("/api/bot/game/{id}/draw/maybe"), "", "yes or no"),
        ("/api/bot/game/nosuchmatch1/move/a", "", ""),
    ] {
        let (status, answer) = post_form(&bot, path, form).await;
        let error = answer["error"].as_str().unwrap_or_default();
        assert!((400..500).contains(&status) && !error.is_empty(), "{path} {form}: {answer}");
        assert!(error.contains(words), "{path} {form}: {error}");
    }
    let (status, answer) = post_form(&server.stranger(), "/api/challenge/ai", form).await;
    assert_eq!((status, answer["code"].as_str()), (401, Some("unknown_token")));
}

#[tokio::test]
async fn a_token_does_what_its_scopes_allow_and_no_more() {
    let server = TestServer::start().await;
    let reader = person(&server, "Reader", &[Scope::ChallengeRead]).await;
    let challenger = person(&server, "Challenger", &[Scope::ChallengeWrite]).await;
    let bot = person(&server, "Botty", &[Scope::BotPlay]).await;
    assert_eq!(reader.get("/api/account").await.ok()["username"], "Reader");
    assert_eq!(reader.get("/api/stream/event").await.code(), "forbidden");
    let wanted = json!({"variant": "rotary"});
    assert_eq!(reader.post("/api/challenge/Botty", &wanted).await.code(), "forbidden");
    let challenge = challenger.post("/api/challenge/Botty", &wanted).await.ok();
    let id = challenge["id"].as_str().expect("an id");
    assert_eq!(challenge["destUser"]["name"], "Botty");
    bot.post(&format!("/api/challenge/{id}/accept"), &json!({})).await.ok();
    let moved = challenger.post(&format!("/api/bot/game/{id}/move/22-0"), &json!({})).await;
    assert_eq!(moved.code(), "forbidden");
    assert_eq!(challenger.post("/api/bot/account/upgrade", &json!({})).await.code(), "forbidden");
    bot.post("/api/bot/account/upgrade", &json!({})).await.ok();
    assert_eq!(bot.get("/api/account").await.ok()["title"], "BOT");
    assert_eq!(challenger.post("/api/challenge/Nobody_here", &wanted).await.status, 422);
}

#[tokio::test]
async fn a_game_stream_tells_everything_and_ends_with_the_match() {
    let server = TestServer::start().await;
    let (first, second, id) = common::pair(&server, "rotary", json!({})).await;
    let mut lines = Lines::open(&second, &format!("/api/bot/game/stream/{id}")).await;
    let full = lines.next().await.expect("the first line");
    assert_eq!((&full["type"], &full["galds"]["you"]), (&json!("gameFull"), &json!("black")));
    assert_eq!(full["state"]["galds"]["legal"], json!([]));
    first.post(&format!("/api/bot/game/{id}/move/22-1"), &json!({})).await.ok();
    let state = lines.next().await.expect("a state");
    assert_eq!((&state["type"], &state["moves"]), (&json!("gameState"), &json!("22-1")));
    assert_eq!(state["galds"]["turn"], json!(["black"]));
    let legal = state["galds"]["legal"].as_array().expect("a list").len();
    assert!(legal > 10, "{legal}");
    second.post(&format!("/api/bot/game/{id}/takeback/no"), &json!({})).await.ok();
    first.post(&format!("/api/bot/game/{id}/takeback/yes"), &json!({})).await.ok();
    assert_eq!(lines.next().await.expect("an offer")["wtakeback"], json!(true));
    second.post(&format!("/api/board/game/{id}/takeback/yes"), &json!({})).await.ok();
    assert_eq!(lines.next().await.expect("taken back")["moves"], json!(""));
    assert_eq!(lines.raw().await.as_deref(), Some(""), "an empty line keeps the stream alive");
    first.post(&format!("/api/bot/game/{id}/resign"), &json!({})).await.ok();
    let end = lines.next().await.expect("the end");
    assert_eq!((&end["status"], &end["winner"]), (&json!("resign"), &json!("black")));
    assert!(lines.next().await.is_none(), "the stream ends with the match");
}

/// The lines of the first side's stream in a match where the other army is the example of this number.
async fn lines_against(server: &TestServer, example: usize) -> Vec<Value> {
    let (first, second, id) = common::pair(server, "luzhanqi", json!({})).await;
    let mut lines = Lines::open(&first, &format!("/api/bot/game/stream/{id}")).await;
    let full = lines.next().await.expect("the first line");
    assert_eq!(full["state"]["galds"]["legalComplete"], json!(false));
    let examples = full["state"]["galds"]["legal"].as_array().expect("examples").clone();
    let [own, theirs] = [0, example].map(|place| examples[place].as_str().expect("a token"));
    let play = |client: Client, token: String| {
        let path = format!("/api/bot/game/{id}/move/{token}");
        async move { client.post(&path, &json!({})).await.ok() }
    };
    play(second.clone(), theirs.to_owned()).await;
    let mut told = vec![lines.next().await.expect("a state")];
    play(first.clone(), own.to_owned()).await;
    told.push(lines.next().await.expect("a state"));
    assert_eq!(told[1]["moves"].as_str(), Some(format!("{own} @").as_str()));
    let token = told[1]["galds"]["legal"][0].as_str().expect("a move").to_owned();
    play(first, token).await;
    told.push(lines.next().await.expect("a state"));
    for line in &told {
        // The other army is an example, and examples are what one's own army may be.
        let mut line = line.clone();
        line["galds"]["legal"].take();
        assert!(!line.to_string().contains(theirs), "{line}");
    }
    told
}

#[tokio::test]
async fn the_stream_of_a_hidden_game_is_the_same_whatever_the_other_army_is() {
    let server = TestServer::start().await;
    assert_eq!(lines_against(&server, 1).await, lines_against(&server, 2).await);
}

#[tokio::test]
async fn events_come_once_and_anew_for_each_connection() {
    let server = TestServer::start().await;
    let bot = person(&server, "Botty", &[Scope::BotPlay]).await;
    let other = server.guest().await;
    let mut events = Lines::open(&bot, "/api/stream/event").await;
    let challenge = other.post("/api/challenge/botty", &json!({"variant": "nardi"})).await.ok();
    let id = challenge["id"].as_str().expect("an id").to_owned();
    assert_eq!(events.next().await.expect("a challenge")["type"], "challenge");
    bot.post(&format!("/api/challenge/{id}/accept"), &json!({})).await.ok();
    let start = events.next().await.expect("a start");
    assert_eq!((&start["type"], &start["game"]["gameId"]), (&json!("gameStart"), &json!(id)));
    let mut again = Lines::open(&bot, "/api/stream/event").await;
    assert_eq!(again.next().await.expect("what goes on")["game"]["id"], id.as_str());
    other.post(&format!("/api/bot/game/{id}/abort"), &json!({})).await.ok();
    for stream in [&mut events, &mut again] {
        let finish = stream.next().await.expect("the end");
        assert_eq!(finish["type"], "gameFinish");
        assert_eq!(finish["game"]["status"]["name"], "aborted");
    }
}
