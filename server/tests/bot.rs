//! The Bot API over plain HTTP: forms, errors, scopes, and streams of hidden games.

use std::time::Duration;

use crate::common::{Client, TestServer};
use axum::body::{Body, Bytes};
use axum::http::{Request, Response};
use galds_server::identity::{Scope, Scopes};
use galds_server::services::accounts::Typed;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
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
        Lines::answered(http.request(request).await.expect("an answer"))
    }

    /// The stream that a form is answered with.
    async fn post(client: &Client, path: &str, form: &str) -> Lines {
        let http = HttpClient::builder(TokioExecutor::new()).build_http::<Full<Bytes>>();
        let key = client.key.clone().unwrap_or_default();
        let request = Request::post(format!("{}{path}", client.base))
            .header("authorization", format!("Bearer {key}"))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Full::from(form.to_owned()))
            .expect("a request");
        Lines::answered(http.request(request).await.expect("an answer"))
    }

    fn answered(response: Response<Incoming>) -> Lines {
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
    let accounts = &server.server.app.accounts;
    let person = accounts.register(name, Typed::new("a long enough pass phrase")).await;
    let person = person.expect("the name is free");
    let scopes = Scopes::new(scopes.iter().copied());
    let (secret, _) = accounts.make_token(&person, "test", scopes).await.expect("a token");
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
        ("/api/challenge/ai", "level=1&variant=chess", "the games are: lautari"),
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
    let (first, second, id) = crate::common::pair(&server, "rotary", json!({})).await;
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
    let (first, second, id) = crate::common::pair(server, "luzhanqi", json!({})).await;
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

/// Posts plain text, as clients do with lists.
async fn post_text(client: &Client, path: &str, text: &str) -> Value {
    let http = HttpClient::builder(TokioExecutor::new()).build_http::<Full<Bytes>>();
    let request = Request::post(format!("{}{path}", client.base))
        .header("content-type", "text/plain")
        .body(Full::from(text.to_owned()))
        .expect("a request");
    let response = http.request(request).await.expect("an answer");
    assert!(response.status().is_success(), "{}", response.status());
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    serde_json::from_slice(&body).expect("JSON")
}

/// Gets something in the form that is asked for.
async fn get_as(client: &Client, path: &str, accept: &str) -> (u16, String, String) {
    let http = HttpClient::builder(TokioExecutor::new()).build_http::<Full<Bytes>>();
    let request = Request::get(format!("{}{path}", client.base)).header("accept", accept);
    let request = request.body(Full::default()).expect("a request");
    let response = http.request(request).await.expect("an answer");
    let kind = response.headers()["content-type"].to_str().expect("text").to_owned();
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, kind, String::from_utf8(body.to_vec()).expect("text"))
}

#[tokio::test]
async fn tokens_are_tested_and_bad_ones_are_null() {
    let server = TestServer::start().await;
    let bot = person(&server, "Botty", &[Scope::BotPlay, Scope::ChallengeWrite]).await;
    let token = bot.key.clone().expect("a token");
    let bad = "galds_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let tested =
        post_text(&server.stranger(), "/api/token/test", &format!("{token},{bad},x")).await;
    let expected =
        json!({ "userId": bot.id, "scopes": "bot:play,challenge:write", "expires": null });
    assert_eq!(tested, json!({ token: expected, bad: null, "x": null }));
}

#[tokio::test]
async fn people_have_data_and_a_status_and_bots_are_listed_while_they_are_online() {
    let server = TestServer::start().await;
    let bot = person(&server, "Botty", &[Scope::BotPlay]).await;
    let (stranger, anna) = (server.stranger(), person(&server, "Anna", &[Scope::BotPlay]).await);
    bot.post("/api/bot/account/upgrade", &json!({})).await.ok();
    let data = stranger.get("/api/user/botty").await.ok();
    assert_eq!((&data["username"], &data["title"]), (&json!("Botty"), &json!("BOT")));
    assert_eq!((&data["id"], &data["online"]), (&json!(bot.id), &json!(true)));
    let many = post_text(&stranger, "/api/users", "ANNA,nobody_here,Botty,Anna").await;
    let names: Vec<_> = many.as_array().unwrap().iter().map(|user| &user["username"]).collect();
    assert_eq!(names, ["Anna", "Botty"]);
    let status = format!("/api/users/status?withGameIds=true&ids=Anna,{}", bot.id);
    let [before, botty]: [Value; 2] =
        serde_json::from_value(stranger.get(&status).await.ok()).unwrap();
    assert_eq!(before, json!({ "id": anna.id, "name": "Anna" }), "never seen yet");
    assert_eq!((&botty["online"], botty.get("playing")), (&json!(true), None));
    let form = json!({ "level": 1, "variant": "rotary", "color": "white" });
    let game = bot.post("/api/challenge/ai", &form).await.ok();
    let after = stranger.get(&status).await.ok();
    assert_eq!((&after[1]["playing"], &after[1]["playingId"]), (&json!(true), &game["id"]));
    anna.get("/api/account").await.ok();
    let (_, kind, online) = get_as(&stranger, "/api/bot/online?nb=5", "*/*").await;
    assert_eq!(kind, "application/x-ndjson");
    assert_eq!(online.lines().count(), 1, "Anna is no bot: {online}");
    assert!(online.contains("\"username\":\"Botty\""), "{online}");
}

#[tokio::test]
async fn a_seek_stands_as_long_as_it_is_read_and_ends_when_somebody_comes() {
    let server = TestServer::start().await;
    let (seeker, other) = (server.guest().await, server.guest().await);
    let form = "variant=nardi&time=5&increment=3&rated=false&color=random&ratingRange=";
    let mut events = Lines::open(&seeker, "/api/stream/event").await;
    let mut seek = Lines::post(&seeker, "/api/board/seek", form).await;
    let told = events.next().await.expect("a challenge");
    let id = told["challenge"]["id"].as_str().expect("an id").to_owned();
    let (status, _) = post_form(&other, "/api/board/seek", form).await;
    assert_eq!(status, 200);
    assert!(seek.next().await.is_none(), "the seek ends when somebody has come");
    let start = events.next().await.expect("a start");
    assert_eq!((&start["type"], &start["game"]["id"]), (&json!("gameStart"), &json!(id)));

    let seek = Lines::post(&seeker, "/api/board/seek", form).await;
    let told = events.next().await.expect("a challenge");
    let id = told["challenge"]["id"].as_str().expect("an id").to_owned();
    drop(seek);
    let state = other.wait_for(&id, |state| state["phase"] == "over").await;
    assert_eq!(state["ending"]["kind"], "cancelled");

    let (status, made) = post_form(&seeker, "/api/board/seek", "variant=nardi&days=3").await;
    assert!(status == 200 && made["id"].is_string(), "{made}");
    for (form, words) in [
        ("variant=nardi", "minutes"),
        ("variant=nardi&time=5&ratingRange=1000-1200", "ratingRange"),
        ("variant=chess&time=5", "the games are"),
    ] {
        let (status, answer) = post_form(&seeker, "/api/board/seek", form).await;
        let error = answer["error"].as_str().unwrap_or_default();
        assert!(status == 400 && error.contains(words), "{form}: {answer}");
    }
}

#[tokio::test]
async fn a_game_is_exported_as_a_record_and_as_json() {
    let server = TestServer::start().await;
    let anna = person(&server, "Anna", &[Scope::BotPlay]).await;
    let form = json!({ "level": 1, "variant": "rotary", "color": "white", "clock.limit": 60 });
    let game = anna.post("/api/challenge/ai", &form).await.ok();
    let id = game["id"].as_str().expect("an id");
    anna.post(&format!("/api/bot/game/{id}/move/22-1"), &json!({})).await.ok();
    anna.post(&format!("/api/bot/game/{id}/resign"), &json!({})).await.ok();
    let path = format!("/game/export/{id}");
    let (_, kind, record) = get_as(&anna, &path, "application/x-chess-pgn").await;
    assert!(kind.starts_with("application/x-chess-pgn"), "{kind}");
    assert!(record.contains("[White \"Anna\"]") && record.contains("1: 22 1"), "{record}");
    let (_, _, text) = get_as(&anna, &format!("{path}?pgnInJson=true"), "application/json").await;
    let exported: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&exported["id"], &exported["variant"]), (&json!(id), &json!("rotary")));
    assert_eq!((&exported["status"], &exported["winner"]), (&json!("resign"), &json!("black")));
    assert_eq!(exported["players"]["white"]["user"]["name"], "Anna");
    assert_eq!(exported["players"]["black"]["aiLevel"], 1);
    assert_eq!(exported["clock"], json!({ "initial": 60, "increment": 0, "totalTime": 60 }));
    assert!(exported["moves"].as_str().expect("moves").starts_with("22-1"));
    assert_eq!(exported["pgn"], record);

    let all = "/api/games/user/anna?max=5&perfType=rotary";
    let (_, kind, lines) = get_as(&anna, all, "application/x-ndjson").await;
    assert_eq!(kind, "application/x-ndjson");
    assert_eq!(lines.lines().count(), 1, "{lines}");
    let (_, _, records) = get_as(&anna, all, "*/*").await;
    assert_eq!(records.trim(), record.trim());
    let (_, _, none) = get_as(&anna, "/api/games/user/anna?perfType=nardi", "*/*").await;
    assert_eq!(none, "");
}

#[tokio::test]
async fn unknown_addresses_of_the_bot_api_answer_in_its_own_form() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    for path in [
        "/game/export/x",
        "/game/export/nosuchmatch1",
        "/api/user/nobody_here",
        "/api/user/nobody_here/activity",
        "/api/bot/nothing",
        "/api/board/game/x/berserk",
        "/api/stream/nothing",
        "/api/challenge/x/y/z",
        "/api/games/user/nobody_here",
        "/api/account/email",
    ] {
        let (status, _, text) = get_as(&stranger, path, "*/*").await;
        let answer: Value = serde_json::from_str(&text).unwrap_or_default();
        let error = answer["error"].as_str().unwrap_or_default();
        assert!((400..500).contains(&status) && !error.is_empty(), "{path}: {status} {text}");
    }
    let wrong = stranger.get("/api/token/test").await;
    assert_eq!(wrong.status.as_u16(), 405);
    assert!(wrong.json()["error"].is_string());
}

#[tokio::test]
async fn a_stream_that_was_cut_begins_anew_with_everything_that_happened() {
    let server = TestServer::start().await;
    let bot = person(&server, "Botty", &[Scope::BotPlay]).await;
    let other = server.guest().await;
    let mut events = Lines::open(&bot, "/api/stream/event").await;
    let terms = json!({ "variant": "rotary", "color": "white" });
    let challenge = other.post("/api/challenge/botty", &terms).await.ok();
    let id = challenge["id"].as_str().expect("an id").to_owned();
    events.next().await.expect("a challenge");
    drop(events);
    let mut events = Lines::open(&bot, "/api/stream/event").await;
    let again = events.next().await.expect("the challenge again");
    assert_eq!(again["challenge"]["id"], id.as_str());
    drop(events);
    bot.post(&format!("/api/challenge/{id}/accept"), &json!({})).await.ok();
    let mut events = Lines::open(&bot, "/api/stream/event").await;
    let start = events.next().await.expect("a start that was missed");
    assert_eq!((&start["type"], &start["game"]["id"]), (&json!("gameStart"), &json!(id)));

    let path = format!("/api/bot/game/stream/{id}");
    let mut game = Lines::open(&bot, &path).await;
    game.next().await.expect("the first line");
    drop(game);
    other.post(&format!("/api/bot/game/{id}/move/22-1"), &json!({})).await.ok();
    let said = json!({ "room": "player", "text": "hello" });
    other.post(&format!("/api/bot/game/{id}/chat"), &said).await.ok();
    let mut game = Lines::open(&bot, &path).await;
    let full = game.next().await.expect("the first line anew");
    assert_eq!((&full["type"], &full["state"]["moves"]), (&json!("gameFull"), &json!("22-1")));
    assert_eq!(game.next().await.expect("what was said")["text"], "hello");
    other.post(&format!("/api/bot/game/{id}/draw/yes"), &json!({})).await.ok();
    assert_eq!(game.next().await.expect("what is new")["wdraw"], json!(true));
    // What ended while nobody listened is found by its own stream, which ends at once.
    drop(game);
    other.post(&format!("/api/bot/game/{id}/resign"), &json!({})).await.ok();
    let mut game = Lines::open(&bot, &path).await;
    assert_eq!(game.next().await.expect("the end")["state"]["status"], "resign");
}

#[tokio::test]
async fn a_stream_tells_when_the_opponent_goes_and_is_back() {
    let server = TestServer::start().await;
    let clock = json!({ "control": { "type": "increment", "initial": 600_000, "increment": 0 } });
    let (first, second, id) = crate::common::pair(&server, "rotary", clock).await;
    let there = Lines::open(&second, &format!("/api/bot/game/stream/{id}")).await;
    let mut lines = Lines::open(&first, &format!("/api/bot/game/stream/{id}")).await;
    assert_eq!(lines.next().await.expect("the first line")["type"], "gameFull");
    drop(there);
    let gone = lines.next().await.expect("the opponent goes");
    assert_eq!((&gone["type"], &gone["gone"]), (&json!("opponentGone"), &json!(true)));
    let seconds = gone["claimWinInSeconds"].as_u64().expect("seconds");
    assert!((1..60).contains(&seconds), "{gone}");
    let _back = Lines::open(&second, &format!("/api/bot/game/stream/{id}")).await;
    assert_eq!(lines.next().await, Some(json!({ "type": "opponentGone", "gone": false })));
}
