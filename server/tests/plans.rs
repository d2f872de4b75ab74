//! Conditional moves over HTTP and the live connection.

use crate::common::socket::Page;
use crate::common::{Client, TestServer, pair};
use serde_json::{Value, json};

async fn slow(server: &TestServer, game: &str) -> (Client, Client, String) {
    let control = json!({ "type": "days", "days": 3 });
    pair(server, game, json!({ "control": control })).await
}

fn planning(played: u32, lines: &Value) -> Value {
    json!({ "do": "plan", "played": played, "lines": lines })
}

fn lines() -> Value {
    json!([["e3-e4", "h12-h11", "g3-g4", "g12-g11"], ["f3-f4", "i12-i11"]])
}

fn record_length(state: &Value) -> usize {
    state["record"].as_array().map_or(0, Vec::len)
}

#[tokio::test]
async fn an_answer_is_played_at_once_and_once_for_somebody_who_is_away() {
    let server = TestServer::start().await;
    let (first, second, id) = slow(&server, "lautari").await;
    second.command(&id, &planning(0, &lines())).await.ok();
    let acting = json!({ "do": "act", "action": "e3-e4", "client": "once" });
    let done = first.command(&id, &acting).await.ok();
    let state = first.state(&id).await;
    assert_eq!(record_length(&state), 2, "{}", state["record"]);
    assert_eq!(state["to_act"], json!(["first"]));
    assert_eq!(done["version"], state["version"], "both were written together");
    // A command that is sent again is done once, and so is its answer.
    let again = first.command(&id, &acting).await.ok();
    assert_eq!(again["number"], done["number"]);
    assert_eq!(record_length(&first.state(&id).await), 2);
    let own = second.state(&id).await;
    assert_eq!(own["your_plan"].as_array().unwrap().len(), 1);
    assert_eq!(own["your_plan"][0][0]["token"], "g3-g4");
    // What does not fit is dropped.
    first.act(&id, "i3-i4").await.ok();
    let own = second.state(&id).await;
    assert_eq!((record_length(&own), &own["your_plan"]), (3, &json!([])));
}

#[tokio::test]
async fn lines_survive_a_restart() {
    let server = TestServer::start().await;
    let (mut first, mut second, id) = slow(&server, "lautari").await;
    second.command(&id, &planning(0, &lines())).await.ok();
    let server = server.restart().await;
    (first.base, second.base) = (server.base(), server.base());
    assert_eq!(second.state(&id).await["your_plan"].as_array().unwrap().len(), 2);
    first.act(&id, "f3-f4").await.ok();
    assert_eq!(record_length(&second.state(&id).await), 2);
}

#[tokio::test]
async fn lines_are_for_their_player_alone() {
    let server = TestServer::start().await;
    let (first, second, id) = slow(&server, "lautari").await;
    let stranger = server.stranger();
    let before = [first.look(&id).await, stranger.look(&id).await];
    let mut page = Page::open(&first).await;
    page.watch(&id, 0).await;
    second.command(&id, &planning(0, &lines())).await.ok();
    for (client, before) in [&first, &stranger].into_iter().zip(before) {
        let after = client.look(&id).await;
        for part in ["events", "board"] {
            assert_eq!(after[part], before[part]);
        }
        assert_eq!(after["state"]["version"], before["state"]["version"]);
        assert_eq!(after["state"]["your_plan"], json!([]));
    }
    assert_eq!(stranger.command(&id, &planning(0, &lines())).await.status, 401);
    let other = server.guest().await;
    assert_eq!(other.command(&id, &planning(0, &lines())).await.code(), "not_a_player");
    // The next thing that the opponent's page hears of is the opponent's own action.
    first.act(&id, "i3-i4").await.ok();
    let heard = page.receive_kind("match").await;
    assert_eq!(heard["events"][0]["type"], "acted");
    first.command(&id, &json!({ "do": "resign" })).await.ok();
    let all = first.get(&format!("/api/matches/{id}")).await;
    assert!(!all.text.contains("h12-h11"), "{}", all.text);
}

#[tokio::test]
async fn a_line_that_cannot_be_is_refused_with_its_place() {
    let server = TestServer::start().await;
    let (first, second, id) = slow(&server, "lautari").await;
    let bad = json!([["e3-e4", "h12-h11"], ["f3-f4", "h12-h5"]]);
    let answer = second.command(&id, &planning(0, &bad)).await;
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (409, "illegal_action"));
    let reason = answer.json()["reason"].clone();
    assert_eq!(reason["key"], "match-planned-action");
    assert_eq!(reason["values"], json!({ "line": 2, "action": "h12-h5" }));
    assert_eq!(first.command(&id, &planning(0, &lines())).await.code(), "your_turn");
    assert_eq!(second.command(&id, &planning(1, &lines())).await.code(), "outdated");
    first.act(&id, "e3-e4").await.ok();
    assert_eq!(record_length(&second.state(&id).await), 1, "nothing was saved");
}

#[tokio::test]
async fn games_with_secrets_or_dice_and_live_clocks_are_refused() {
    let server = TestServer::start().await;
    for game in ["luzhanqi", "nardi"] {
        let (first, second, id) = slow(&server, game).await;
        for client in [first, second] {
            let refused = client.command(&id, &planning(0, &json!([]))).await;
            assert_eq!(refused.code(), "no_plans", "{game}");
            assert_eq!(client.state(&id).await["may_plan"], false, "{game}");
        }
    }
    let control = json!({ "type": "increment", "initial": 600_000, "increment": 0 });
    let (_, second, id) = pair(&server, "lautari", json!({ "control": control })).await;
    assert_eq!(second.command(&id, &planning(0, &lines())).await.code(), "no_plans");
}
