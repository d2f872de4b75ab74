//! A finished match as one picture that plays move after move.

use crate::common::TestServer;
use crate::visitors::{Reply, Visitor};
use axum::http::StatusCode;
use galds_server::limits::Limit;
use serde_json::json;

const ARMY: &str = "@MF8MM97B93B98642775163854";
/// The same with two pieces of different ranks exchanged.
const OTHER_ARMY: &str = "@MF8MM97B93B98642775163845";

/// Width, frames and the milliseconds of the first.
fn measured(reply: &Reply) -> (u32, u32, u16) {
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    let mut reader = png::Decoder::new(std::io::Cursor::new(&reply.bytes)).read_info().unwrap();
    let control = reader.info().animation_control.unwrap();
    let pause = reader.info().frame_control.unwrap().delay_num;
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    for _ in 0..control.num_frames {
        reader.next_frame(&mut pixels).unwrap();
    }
    (reader.info().width, control.num_frames, pause)
}

async fn pair(server: &TestServer) -> [Visitor; 2] {
    [Visitor::person(server, "Anna").await, Visitor::person(server, "Bob").await]
}

#[tokio::test]
async fn a_finished_match_is_drawn_move_after_move_and_a_running_one_is_not() {
    let server = TestServer::start().await;
    let [anna, bob] = pair(&server).await;
    let stranger = Visitor::stranger(&server);
    let id = anna.play(&bob, json!({ "game": "rotary" })).await;
    let path = format!("/api/matches/{id}/animation");
    for player in [&anna, &bob, &anna] {
        player.act(&id).await;
    }
    for viewer in [&anna, &stranger] {
        assert_eq!(viewer.get(&path).await.status, StatusCode::NOT_FOUND, "it is still played");
    }
    bob.command(&id, "resign").await.ok();

    let whole = stranger.get(&path).await;
    assert_eq!(measured(&whole), (480, 4, 1_000));
    assert_eq!(whole.headers["content-type"], "image/png");
    assert_eq!(whole.headers["cache-control"], "public, max-age=86400");
    assert_eq!(whole.headers["cross-origin-resource-policy"], "cross-origin");
    assert!(!whole.headers.contains_key("set-cookie"));
    assert_eq!(anna.get(&path).await.bytes, whole.bytes, "it is the same for everybody");

    let small = stranger.get(&format!("{path}?width=200&pause=500&bottom=second")).await;
    assert_eq!(measured(&small), (200, 4, 500));
    let other_way = stranger.get(&format!("{path}?width=200&pause=500&bottom=first")).await;
    assert_ne!(small.bytes, other_way.bytes);
    // However much is asked for, the work is bounded.
    let large = stranger.get(&format!("{path}?width=1000000&pause=65000")).await;
    assert_eq!(measured(&large), (800, 4, 5_000));
    let least = stranger.get(&format!("{path}?width=0&pause=0")).await;
    assert_eq!(measured(&least), (120, 4, 200));
    assert_eq!(stranger.get(&format!("{path}?width=wide")).await.status, StatusCode::BAD_REQUEST);
    let unknown = stranger.get("/api/matches/aaaaaaaaaaaa/animation").await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
}

/// The picture of a hidden game with this army on the first side, after an ending.
async fn drawn(army: &str, ending: &str) -> Vec<u8> {
    let server = TestServer::start().await;
    let [anna, bob] = pair(&server).await;
    let id = anna.play(&bob, json!({ "game": "luzhanqi" })).await;
    let commands = format!("/api/matches/{id}/commands");
    anna.post(&commands, json!({ "do": "act", "action": army })).await.ok();
    if ending == "resign" {
        bob.post(&commands, json!({ "do": "act", "action": ARMY })).await.ok();
        anna.act(&id).await;
        bob.act(&id).await;
    }
    bob.command(&id, ending).await.ok();
    let path = format!("/api/matches/{id}/animation?width=200");
    // The one who laid it out gets no other picture than anybody.
    let picture = anna.get(&path).await;
    assert_eq!(picture.status, StatusCode::OK, "{}", picture.text);
    assert_eq!(picture.bytes, Visitor::stranger(&server).get(&path).await.bytes);
    picture.bytes
}

#[tokio::test]
async fn hidden_armies_are_drawn_only_when_the_match_was_played() {
    assert_eq!(drawn(ARMY, "abort").await, drawn(OTHER_ARMY, "abort").await);
    assert_ne!(drawn(ARMY, "resign").await, drawn(OTHER_ARMY, "resign").await);
}

#[tokio::test]
async fn whoever_asks_for_too_many_has_to_wait() {
    let server = TestServer::with_limits().await;
    let stranger = Visitor::stranger(&server);
    let mut reply = stranger.get("/api/matches/aaaaaaaaaaaa/animation").await;
    // Time passes meanwhile, so a few more than the table says may be let through.
    for _ in 0..5 * Limit::Export.rule().most {
        if reply.status != StatusCode::NOT_FOUND {
            break;
        }
        reply = stranger.get("/api/matches/aaaaaaaaaaaa/animation").await;
    }
    assert_eq!(reply.refused(), (429, "too_many".to_owned()));
}

#[tokio::test]
async fn a_line_from_any_position_is_drawn_without_a_match() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let line = json!({ "game": "rotary", "actions": ["53-3", "46-2"] });
    let picture = stranger.post("/api/animation", line.clone()).await;
    assert_eq!(measured(&picture), (480, 3, 1_000));
    assert_eq!(picture.headers["content-type"], "image/png");
    let mut small = line.clone();
    small["width"] = json!(10);
    small["pause"] = json!(60_000);
    small["bottom"] = json!("second");
    assert_eq!(measured(&stranger.post("/api/animation", small).await), (120, 3, 5_000));

    let mut wrong = line.clone();
    wrong["actions"] = json!(["53-3", "nonsense"]);
    assert_eq!(stranger.post("/api/animation", wrong).await.status, 422);
    let mut long = line;
    long["actions"] = json!(vec!["53-3"; 301]);
    let refused = stranger.post("/api/animation", long).await;
    assert_eq!(refused.refused(), (422, "too_long".to_owned()));
}

#[tokio::test]
async fn hidden_pieces_of_a_line_are_drawn_only_where_they_are_shown() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let drawn = async |second: &str, hidden: &str| {
        let line = json!({
            "game": "luzhanqi", "actions": [ARMY, second], "viewer": "first", "hidden": hidden
        });
        let picture = stranger.post("/api/animation", line).await;
        assert_eq!(picture.status, StatusCode::OK, "{}", picture.text);
        picture.bytes
    };
    assert_eq!(drawn(ARMY, "hidden").await, drawn(OTHER_ARMY, "hidden").await);
    assert_ne!(drawn(ARMY, "shown").await, drawn(OTHER_ARMY, "shown").await);
}
