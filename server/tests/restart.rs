//! Matches that are found again, and computer players.

use std::time::Duration;

use crate::common::{TestServer, pair};
use galds_matches::clock::Moment;
use galds_server::storage::{Location, MatchStore, SqlStore};
use galds_server::time;
use serde_json::json;

#[tokio::test]
async fn a_match_goes_on_after_a_restart_and_clocks_are_refunded() {
    let server = TestServer::start().await;
    let control = json!({ "type": "increment", "initial": 60_000, "increment": 0 });
    let (mut first, mut second, id) = pair(&server, "rotary", json!({ "control": control })).await;
    first.act(&id, "53 3").await.ok();
    second.act(&id, "24 1").await.ok();
    let before = first.state(&id).await;
    let folder = server.folder;
    server.server.stop().await;

    // The server was last there an hour ago, and so was the last action.
    let hour = 3_600_000;
    set_back(&folder.0, &id, hour).await;
    let server = TestServer::in_folder(folder).await;
    (first.base, second.base) = (server.base(), server.base());
    let after = first.state(&id).await;
    assert_eq!(after["phase"], "playing");
    assert_eq!(after["version"].as_u64(), before["version"].as_u64().map(|version| version + 1));
    let left = after["clocks"]["first"].as_u64().unwrap();
    assert!((50_000..=60_000).contains(&left), "{left} ms are left");
    let looked = first.look(&id).await;
    let token = looked["board"]["choices"][0]["token"].as_str().unwrap();
    first.act(&id, token).await.ok();
}

/// Moves everything in the store into the past.
async fn set_back(folder: &std::path::Path, id: &str, by: i64) {
    let store = SqlStore::open(&Location::Folder(folder.to_owned())).await.unwrap();
    sqlx::query("UPDATE match_log SET at_ms = at_ms - $1 WHERE match_id = $2")
        .bind(by)
        .bind(id)
        .execute(store.pool())
        .await
        .unwrap();
    let alive = store.last_alive().await.unwrap().unwrap_or(time::now());
    store.note_alive(Moment(alive.0 - by)).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_flag_that_falls_is_seen_by_the_server() {
    let server = TestServer::start().await;
    let control = json!({ "type": "increment", "initial": 1000, "increment": 0 });
    let (first, second, id) = pair(&server, "rotary", json!({ "control": control })).await;
    first.act(&id, "53 3").await.ok();
    second.act(&id, "24 1").await.ok();
    let state = second.wait_for(&id, |state| state["phase"] == "over").await;
    assert_eq!(state["ending"], json!({ "kind": "flag", "side": "first" }));
    assert_eq!(state["result"], "0-1");
}

#[tokio::test]
async fn the_computer_plays_every_game_and_goes_on_after_a_restart() {
    let mut server = TestServer::start().await;
    for game in ["lautari", "luzhanqi", "nardi", "rotary", "shatra"] {
        let mut guest = server.guest().await;
        let terms = json!({ "game": game, "side": "second", "opponent": { "computer": 1 } });
        let id = guest.create(&terms).await;
        let mut acted = 0;
        while acted < 3 {
            let is_mine = |state: &serde_json::Value| {
                let to_act = state["to_act"].as_array().unwrap();
                to_act.contains(&json!("second")) || state["phase"] == "over"
            };
            guest.wait_for(&id, is_mine).await;
            let looked = guest.look(&id).await;
            // Who plays like this may lose at once, but not before the restart.
            if looked["state"]["phase"] == "over" {
                assert!(acted > 0, "{game} was over before it began");
                break;
            }
            let action = if looked["board"]["may_throw"] == true {
                "throw".to_owned()
            } else {
                looked["board"]["choices"][0]["token"].as_str().unwrap().to_owned()
            };
            guest.act(&id, &action).await.ok();
            acted += 1;
            if acted == 1 {
                server = server.restart().await;
                guest.base = server.base();
            }
        }
    }
}

#[tokio::test]
async fn the_computer_answers_offers_and_plays_again() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let terms = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 1 } });
    let id = guest.create(&terms).await;
    guest.command(&id, &json!({ "do": "offer", "offer": "draw" })).await.ok();
    guest.wait_for(&id, |state| state["first_offers"].is_null()).await;
    guest.act(&id, "53 3").await.ok();
    guest.wait_for(&id, |state| state["to_act"] == json!(["first"])).await;
    guest.command(&id, &json!({ "do": "offer", "offer": "takeback" })).await.ok();
    guest.wait_for(&id, |state| state["record"] == json!([])).await;
    guest.command(&id, &json!({ "do": "resign" })).await.ok();
    guest.command(&id, &json!({ "do": "offer", "offer": "rematch" })).await.ok();
    let state = guest.wait_for(&id, |state| state["next"].is_string()).await;
    let next = guest.state(state["next"].as_str().unwrap()).await;
    assert_eq!(next["you"], "second", "sides are changed");
    assert_eq!(next["rematch_of"], id.as_str());
    let too_strong = json!({ "game": "rotary", "opponent": { "computer": 11 } });
    assert_eq!(guest.create_refused(&too_strong).await, "terms");
}

#[tokio::test]
async fn a_pulse_is_noted_while_the_server_is_there() {
    let server = TestServer::start().await;
    let first = server.server.app.store.last_alive().await.unwrap().unwrap();
    // Only that it comes is asked here, not when: a busy machine may let it wait.
    let noted = async {
        while server.server.app.store.last_alive().await.unwrap().unwrap() == first {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), noted).await.expect("a pulse is noted");
    let later = server.server.app.store.last_alive().await.unwrap().unwrap();
    assert!(later > first);
}

/// The process stands still, as when it is stopped or the machine has no time for it: in a runtime of one
/// thread nothing goes on while the test sleeps.
fn stand_still(seconds: u64) {
    std::thread::sleep(Duration::from_secs(seconds));
}

#[tokio::test]
async fn a_move_that_lay_in_the_socket_while_the_process_stood_still_is_in_time() {
    use std::io::{Read, Write};
    let server = TestServer::start().await;
    let control = json!({ "type": "increment", "initial": 5000, "increment": 0 });
    let (first, second, id) = pair(&server, "rotary", json!({ "control": control })).await;
    first.act(&id, "53 3").await.ok();
    second.act(&id, "24 1").await.ok();
    let looked = first.look(&id).await;
    let action = looked["board"]["choices"][0]["token"].as_str().unwrap().to_owned();
    let body = json!({ "do": "act", "action": action }).to_string();
    let mut socket = std::net::TcpStream::connect(server.server.address).unwrap();
    let request = format!(
        "POST /api/matches/{id}/commands HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
         Authorization: Bearer {}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        server.server.address,
        first.key.as_deref().unwrap(),
        body.len()
    );
    socket.write_all(request.as_bytes()).unwrap();
    stand_still(8);
    let answer = tokio::task::spawn_blocking(move || {
        let mut answer = String::new();
        socket.read_to_string(&mut answer).map(|_| answer)
    });
    let answer = answer.await.unwrap().unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let state = first.state(&id).await;
    assert_eq!(state["phase"], "playing", "{state}");
    assert_eq!(state["to_act"], json!(["second"]));
}

#[tokio::test]
async fn nobody_runs_out_of_time_because_the_process_stood_still() {
    let server = TestServer::start().await;
    let control = json!({ "type": "increment", "initial": 6000, "increment": 0 });
    let (first, second, id) = pair(&server, "rotary", json!({ "control": control })).await;
    first.act(&id, "53 3").await.ok();
    second.act(&id, "24 1").await.ok();
    stand_still(9);
    // Clocks show it without anybody's acting, and it stands in the log.
    let refunded = |state: &serde_json::Value| state["clocks"]["first"].as_u64() > Some(0);
    let state = first.wait_for(&id, refunded).await;
    assert_eq!(state["phase"], "playing");
    let events = first.look(&id).await["events"].clone();
    let mut events_of_log = events.as_array().unwrap().iter();
    assert!(events_of_log.any(|event| event["type"] == "refunded"), "{events}");
    // The time that is left runs on.
    let state = second.wait_for(&id, |state| state["phase"] == "over").await;
    assert_eq!(state["ending"], json!({ "kind": "flag", "side": "first" }));
}

#[tokio::test]
async fn a_short_downtime_is_given_back_too() {
    let server = TestServer::start().await;
    let control = json!({ "type": "increment", "initial": 60_000, "increment": 0 });
    let (mut first, second, id) = pair(&server, "rotary", json!({ "control": control })).await;
    first.act(&id, "53 3").await.ok();
    second.act(&id, "24 1").await.ok();
    let server = server.restart().await;
    first.base = server.base();
    let events = first.look(&id).await["events"].clone();
    assert_eq!(events.as_array().unwrap().last().unwrap()["type"], "refunded", "{events}");
}

#[tokio::test]
async fn a_server_that_stops_does_not_wait_for_what_the_computer_thinks() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let terms = json!({ "game": "luzhanqi", "side": "first", "opponent": { "computer": 10 } });
    for _ in 0..20 {
        guest.create(&terms).await;
    }
    let engine_pool = server.server.app.matches.engine_pool().clone();
    server.server.stop().await;
    assert!(engine_pool.analysis_permit("somebody").await.is_err(), "nobody thinks any more");
}
