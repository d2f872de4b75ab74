//! Costly requests: they wait in bounded queues, and nothing is worked out for those that wait.

use std::sync::mpsc;
use std::time::Duration;

use crate::common::TestServer;
use crate::visitors::{Reply, Visitor};
use axum::http::StatusCode;
use galds_matches::PlayerId;
use galds_server::limits::Limit;
use serde_json::json;

/// Sends the same request until one is turned away; those that wait are ended.
async fn until_turned_away(visitor: &Visitor, path: &str, body: serde_json::Value) -> Reply {
    let mut waiting = tokio::task::JoinSet::new();
    for _ in 0..100 {
        let (visitor, path, body) = (visitor.clone(), path.to_owned(), body.clone());
        waiting.spawn(async move { visitor.post(&path, body).await });
        tokio::task::yield_now().await;
        if let Ok(Some(reply)) =
            tokio::time::timeout(Duration::from_millis(20), waiting.join_next()).await
        {
            return reply.unwrap();
        }
    }
    panic!("nobody was turned away from {path}");
}

fn assert_shed(reply: &Reply) {
    assert_eq!(reply.refused(), (503, "engine_busy".to_owned()));
    assert!(reply.headers.contains_key("retry-after"));
}

#[tokio::test]
async fn an_analysis_is_not_even_read_before_it_has_a_place() {
    let server = TestServer::start().await;
    let visitor = Visitor::stranger(&server);
    let held = server.server.app.matches.engine_pool().analysis_permit("somebody").await.unwrap();
    // Nobody can tell that the position is nonsense before somebody works it out.
    let asked = json!({ "game": "rotary", "position": "nonsense" });
    assert_shed(&until_turned_away(&visitor, "/api/analysis", asked.clone()).await);
    assert_shed(
        &until_turned_away(&visitor, "/api/puzzles/rotary/1", json!({ "actions": ["nonsense"] }))
            .await,
    );
    drop(held);
    assert_eq!(visitor.post("/api/analysis", asked).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn positions_wait_for_a_place_off_the_threads_that_serve() {
    let server = TestServer::start().await;
    let visitor = Visitor::stranger(&server);
    let engine_pool = server.server.app.matches.engine_pool().clone();
    let (end, ended) = mpsc::channel::<()>();
    let (begin, is_begun) = tokio::sync::oneshot::channel();
    let held = tokio::spawn(async move {
        let work = move || {
            let _there = begin.send(());
            let _ended = ended.recv();
        };
        engine_pool.work_out("somebody", work).await.unwrap();
    });
    is_begun.await.unwrap();
    let asked = json!({ "game": "rotary", "position": "nonsense" });
    for (path, body) in [("/api/positions", asked.clone()), ("/api/intarzia/1", json!({}))] {
        assert_shed(&until_turned_away(&visitor, path, body).await);
    }
    // Everything else is answered meanwhile.
    visitor.get("/health").await.ok();
    drop(end);
    held.await.unwrap();
    assert_eq!(visitor.post("/api/positions", asked).await.refused().0, 422);
}

#[tokio::test]
async fn analyses_and_positions_have_limits_of_their_own() {
    let server = TestServer::with_limits().await;
    let visitor = Visitor::stranger(&server);
    let asked = json!({ "game": "rotary", "position": "nonsense" });
    for (path, limit) in [("/api/analysis", Limit::Analysis), ("/api/positions", Limit::Position)] {
        let mut refused = None;
        for _ in 0..3 * limit.rule().most {
            let reply = visitor.post(path, asked.clone()).await;
            if reply.status == StatusCode::TOO_MANY_REQUESTS {
                refused = Some(reply);
                break;
            }
        }
        let refused = refused.unwrap_or_else(|| panic!("{path} is not limited"));
        assert!(refused.text.contains(limit.rule().message), "{}", refused.text);
    }
}

#[tokio::test]
async fn the_computer_answers_every_player_in_turn() {
    let server = TestServer::start().await;
    let (greedy, modest) = (server.guest().await, server.guest().await);
    let nobody = PlayerId::Guest("nobody".to_owned());
    let engine_pool = server.server.app.matches.engine_pool().clone();
    let held = engine_pool.move_permit(Some(&nobody)).await.unwrap();
    let terms = json!({ "game": "rotary", "side": "second", "opponent": { "computer": 1 } });
    let mut many = Vec::new();
    for _ in 0..30 {
        many.push(greedy.create(&terms).await);
    }
    let one = modest.create(&terms).await;
    drop(held);
    let mut acted = Vec::new();
    for id in many.iter().chain([&one]) {
        greedy.wait_for(id, |state| state["to_act"] == json!(["second"])).await;
        let looked = greedy.get(&format!("/api/matches/{id}")).await.ok();
        acted.push(looked["events"].as_array().unwrap().last().unwrap()["at"].as_i64().unwrap());
    }
    let of_modest = acted.pop().unwrap();
    let before = acted.iter().filter(|at| **at < of_modest).count();
    assert!(before <= 3, "{before} of the many were answered before the one");
}
