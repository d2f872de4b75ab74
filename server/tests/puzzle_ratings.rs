//! Solvers and puzzles rate each other; only the first attempt counts.

use crate::common::TestServer;
use crate::visitors::Visitor;
use galds_engine::puzzles::{Task, shipped};
use serde_json::{Value, json};

/// A puzzle that one action solves.
const GAME: &str = "nardi";

async fn answer(visitor: &Visitor, number: usize, answer: Value) -> Value {
    visitor.post(&format!("/api/puzzles/{GAME}/{number}"), answer).await.ok()
}

fn key(number: usize) -> String {
    let puzzle = &shipped(GAME)[number - 1];
    assert_eq!(puzzle.task, Task::Best);
    puzzle.key.clone()
}

#[tokio::test]
async fn whoever_solves_a_puzzle_gains_what_the_puzzle_loses_and_only_once() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let first = answer(&anna, 1, json!({ "actions": [key(1)] })).await;
    assert_eq!(first["verdict"], "solved");
    assert!(first["rated"]["change"].as_i64().unwrap() > 100, "{first}");
    assert_eq!(first["rated"]["streak"], 1);
    let again = answer(&anna, 1, json!({ "actions": [key(1)] })).await;
    assert_eq!(again["rated"], json!(null));
    let puzzle = anna.get(&format!("/api/puzzles/{GAME}/1")).await.ok();
    assert!(puzzle["rating"].as_u64().unwrap() < 1400, "{}", puzzle["rating"]);
}

#[tokio::test]
async fn looking_at_the_solution_ends_a_streak_and_the_next_puzzle_is_a_new_one() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    for number in 1..=2 {
        answer(&anna, number, json!({ "actions": [key(number)] })).await;
    }
    let given_up = answer(&anna, 3, json!({ "give_up": true })).await;
    assert!(given_up["rated"]["change"].as_i64().unwrap() < 0);
    let own = anna.get(&format!("/api/me/puzzles/{GAME}")).await.ok();
    assert_eq!((&own["streak"], &own["best_streak"]), (&json!(0), &json!(2)));
    assert_eq!((&own["tried"], &own["solved"]), (&json!(3), &json!(2)));
    assert_eq!(own["attempts"][2], json!({ "number": 3, "result": "failed" }));
    assert!(own["next"].as_u64().unwrap() > 3);
    let other = anna.get("/api/me/puzzles/shatra").await.ok();
    assert_eq!(other["rating"], json!(null));
}

#[tokio::test]
async fn guests_and_strangers_solve_without_a_rating() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let solved = answer(&stranger, 1, json!({ "actions": [key(1)] })).await;
    assert_eq!((&solved["verdict"], &solved["rated"]), (&json!("solved"), &json!(null)));
    assert_eq!(stranger.get(&format!("/api/me/puzzles/{GAME}")).await.status, 401);
}

#[tokio::test]
async fn the_puzzle_of_the_day_exists() {
    let server = TestServer::start().await;
    let daily = server.stranger().get("/api/puzzles/daily").await.ok();
    let (game, number) = (daily["game"].as_str().unwrap(), daily["number"].as_u64().unwrap());
    let puzzle = server.stranger().get(&format!("/api/puzzles/{game}/{number}")).await.ok();
    assert_eq!(puzzle["number"], daily["number"]);
}

#[tokio::test]
async fn a_puzzle_is_reported_by_somebody_and_only_if_there_is_one() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let report = json!({ "why": "other_solution" });
    let sent = guest.post(&format!("/api/puzzles/{GAME}/1/reports"), &report).await;
    assert_eq!(sent.status, 204);
    let none = guest.post(&format!("/api/puzzles/{GAME}/9999/reports"), &report).await;
    assert_eq!(none.status, 404);
    let nobody = server.stranger().post(&format!("/api/puzzles/{GAME}/1/reports"), &report).await;
    assert_eq!(nobody.status, 401);
}

#[tokio::test]
async fn puzzles_are_listed_by_theme_and_the_themes_of_one_are_told_with_its_key() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let all = stranger.get(&format!("/api/puzzles/{GAME}")).await.ok();
    let themes = all["themes"].as_array().unwrap();
    assert!(themes.len() >= 3, "{all}");
    let first = json!(1);
    let of_first: Vec<&Value> = themes
        .iter()
        .filter(|theme| theme["numbers"].as_array().unwrap().contains(&first))
        .map(|theme| &theme["theme"])
        .collect();
    let path = format!("/api/puzzles/{GAME}/1");
    assert_eq!(stranger.get(&path).await.ok().get("themes"), None);
    let told = stranger.post(&path, json!({ "give_up": true })).await.ok();
    assert_eq!(told["themes"].as_array().unwrap().iter().collect::<Vec<_>>(), of_first);
}

#[tokio::test]
async fn a_solver_without_an_account_is_rated_by_what_the_browser_keeps() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let first = answer(&stranger, 1, json!({ "actions": [key(1)], "solver": {} })).await;
    assert!(first["rated"]["change"].as_i64().unwrap() > 100, "{first}");
    let kept = first["solver"].clone();
    assert_eq!(
        (&kept["tried"], &kept["solved"], &kept["streak"]),
        (&json!(1), &json!(1), &json!(1))
    );
    assert_eq!(kept["provisional"], true);
    let second = answer(&stranger, 2, json!({ "give_up": true, "solver": kept })).await;
    assert!(second["rated"]["change"].as_i64().unwrap() < 0, "{second}");
    assert_eq!((&second["solver"]["tried"], &second["solver"]["streak"]), (&json!(2), &json!(0)));
    // What a browser says about itself changes no puzzle.
    let puzzle = stranger.get(&format!("/api/puzzles/{GAME}/1")).await.ok();
    assert_eq!(puzzle["rating"], json!(null));
    let unreadable = json!({ "give_up": true, "solver": { "rating": "high" } });
    assert_eq!(stranger.post(&format!("/api/puzzles/{GAME}/2"), unreadable).await.status, 400);
}

#[tokio::test]
async fn an_account_is_rated_by_what_is_known_of_it_whatever_a_browser_says() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let claimed = json!({ "actions": [key(1)], "solver": { "rating": 3900.0, "tried": 400 } });
    let solved = answer(&anna, 1, claimed).await;
    assert!(solved["rated"]["rating"].as_u64().unwrap() < 2000, "{solved}");
    assert_eq!(solved["solver"], json!(null));
    assert_eq!(anna.get(&format!("/api/me/puzzles/{GAME}")).await.ok()["tried"], 1);
}
