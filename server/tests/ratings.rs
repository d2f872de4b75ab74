//! Ratings after matches that count.

use crate::common::TestServer;
use crate::visitors::Visitor;
use galds_server::storage::{Location, SqlStore};
use serde_json::{Value, json};

fn rated(game: &str) -> Value {
    let control = json!({ "type": "increment", "initial": 300_000, "increment": 3_000 });
    json!({ "game": game, "rated": "rated", "control": control })
}

fn rating(profile: &Value) -> f64 {
    profile["ratings"][0]["rating"].as_f64().unwrap_or(f64::NAN)
}

fn has_rating(profile: &Value) -> bool {
    profile["ratings"].as_array().is_some_and(|ratings| !ratings.is_empty())
}

#[tokio::test]
async fn a_resigned_match_of_lautari_moves_twelve_points_between_equals() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = anna.play(&bob, rated("lautari")).await;
    bob.command(&id, "resign").await.ok();
    let winner = anna.wait_for("/api/people/Anna", has_rating).await;
    assert!((rating(&winner) - 1512.0).abs() < 1e-6);
    assert_eq!(winner["ratings"][0]["points"], 2.0);
    assert_eq!(winner["ratings"][0]["deviation"], Value::Null);
    assert_eq!(winner["ratings"][0]["speed"], "blitz");
    let loser = anna.get("/api/people/Bob").await.ok();
    assert!((rating(&loser) - 1488.0).abs() < 1e-6);
    let changes = anna.get(&format!("/api/matches/{id}/ratings")).await.ok();
    assert_eq!((&changes[0]["after"], &changes[1]["after"]), (&json!(1512.0), &json!(1488.0)));
    let history = anna.get("/api/people/Anna/ratings/lautari/blitz").await.ok();
    assert_eq!(history[0]["match"], id);
    assert_eq!((&history[0]["before"], &history[0]["after"]), (&json!(1500.0), &json!(1512.0)));
}

#[tokio::test]
async fn the_other_games_are_rated_by_glicko_and_leaders_have_played_five_games() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let board = "/api/leaderboards/shatra/blitz";
    for games in 1..=5 {
        assert_eq!(anna.get(board).await.ok(), json!([]));
        let id = anna.play(&bob, rated("shatra")).await;
        bob.command(&id, "resign").await.ok();
        anna.wait_for("/api/people/Anna", |profile| profile["ratings"][0]["games"] == games).await;
    }
    let leaders = anna.get(board).await.ok();
    assert_eq!((&leaders[0]["name"], &leaders[1]["name"]), (&json!("Anna"), &json!("Bob")));
    assert!(leaders[0]["rating"].as_f64().unwrap() > 1700.0);
    assert!(leaders[0]["deviation"].as_f64().unwrap() < 300.0);
    assert_eq!((&leaders[0]["wins"], &leaders[1]["losses"]), (&json!(5), &json!(5)));
    assert_eq!(anna.get("/api/leaderboards/go/blitz").await.refused().0, 404);
    assert_eq!(anna.get("/api/leaderboards/shatra/warp").await.refused().0, 404);
}

#[tokio::test]
async fn casual_and_aborted_matches_change_nothing_and_no_match_counts_twice() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let casual = anna.play(&bob, json!({ "game": "lautari" })).await;
    bob.command(&casual, "resign").await.ok();
    let aborted = anna.play(&bob, rated("lautari")).await;
    bob.command(&aborted, "abort").await.ok();
    let counts = anna.play(&bob, rated("lautari")).await;
    bob.command(&counts, "resign").await.ok();
    anna.wait_for("/api/people/Anna", has_rating).await;
    let server = server.restart().await;
    let stranger = Visitor::stranger(&server);
    // What the server does by itself after each match, once more and waited for.
    let app = &server.server.app;
    galds_server::services::ratings::rate_all(&app.store, &app.matches).await.unwrap();
    assert_eq!(app.store.unrated(100).await.unwrap(), []);
    let profile = stranger.get("/api/people/Anna").await.ok();
    assert_eq!(profile["ratings"][0]["games"], 1);
    assert!((rating(&profile) - 1512.0).abs() < 1e-6);
}

#[tokio::test]
async fn many_matches_that_end_at_once_are_all_counted() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let mut ids = Vec::new();
    for _ in 0..12 {
        ids.push(anna.play(&bob, rated("rotary")).await);
    }
    let resignations = ids.iter().map(|id| bob.command(id, "resign"));
    for reply in futures_util::future::join_all(resignations).await {
        reply.ok();
    }
    let counted = |profile: &Value| profile["ratings"][0]["games"] == 12;
    let profile = anna.wait_for("/api/people/Anna", counted).await;
    assert_eq!(profile["ratings"][0]["wins"], 12);
}

#[tokio::test]
async fn a_match_that_cannot_be_read_keeps_no_other_from_being_rated() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = anna.play(&bob, rated("lautari")).await;
    bob.command(&id, "resign").await.ok();
    anna.wait_for("/api/people/Anna", |profile| profile["ratings"][0]["games"] == 1).await;
    // A match that ended before all others, with a log that makes no sense.
    let store = SqlStore::open_beside(&Location::Folder(server.folder.0.clone())).await.unwrap();
    for sql in [
        "INSERT INTO matches (id, game, rules, speed, control, rated, phase, visibility, creator, \
         creator_side, first_id, first_name, second_id, second_name, ending, first_halves, \
         second_halves, created_ms, changed_ms, rating_due) \
         SELECT 'brokenbroken', game, rules, speed, control, rated, phase, visibility, creator, \
         creator_side, first_id, first_name, second_id, second_name, ending, first_halves, \
         second_halves, 1, 1, 'yes' FROM matches LIMIT 1",
        "INSERT INTO match_log (match_id, number, what, at_ms) VALUES ('brokenbroken', 1, '{}', 1)",
    ] {
        sqlx::query(sql).execute(store.pool()).await.unwrap();
    }
    store.close().await;
    let id = anna.play(&bob, rated("lautari")).await;
    bob.command(&id, "resign").await.ok();
    anna.wait_for("/api/people/Anna", |profile| profile["ratings"][0]["games"] == 2).await;
}
