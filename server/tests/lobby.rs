//! The lobby: offers find each other, and go when their owners do.

use crate::common::{Client, TestServer, postgres};
use galds_matches::clock::{Millis, Moment};
use galds_server::services::matches::OWNER_AWAY;
use galds_server::time;
use serde_json::{Value, json};

fn offer(rules: &str, control: &Value) -> Value {
    json!({ "game": "nardi", "rules": rules, "control": control, "opponent": "lobby" })
}

fn blitz() -> Value {
    json!({ "type": "increment", "initial": 300_000, "increment": 2_000 })
}

async fn lobby(client: &Client) -> Vec<String> {
    let listed = client.get("/api/lobby").await.ok();
    let ids = listed.as_array().expect("a list").iter();
    ids.map(|offer| offer["id"].as_str().expect("an id").to_owned()).collect()
}

/// A little longer than an owner may be gone.
fn too_late() -> Moment {
    time::now().after(OWNER_AWAY).after(Millis::seconds(1))
}

#[tokio::test]
async fn two_equal_offers_meet_however_many_odd_ones_wait() {
    let server = TestServer::start().await;
    let (anna, bob) = (server.guest().await, server.guest().await);
    let id = anna.create(&offer("nardi", &blitz())).await;
    for guest in 0..7 {
        let odd = server.guest().await;
        for points in 0..9 {
            let rules = format!("nardi,match={}", 1 + 2 * (guest * 9 + points) % 25);
            let initial = 60_000 * (1 + guest * 9 + points);
            let control = json!({ "type": "increment", "initial": initial, "increment": 7_000 });
            odd.create(&offer(&rules, &control)).await;
        }
    }
    assert_eq!(bob.create(&offer("nardi", &blitz())).await, id);
    assert_eq!(anna.state(&id).await["phase"], "playing");
    let again = anna.create(&offer("nardi", &blitz())).await;
    assert_ne!(again, id);
    assert_ne!(anna.create(&offer("nardi", &blitz())).await, again, "nobody meets themselves");
}

#[tokio::test]
async fn who_waits_longest_is_met_first_and_sides_must_go_together() {
    let server = TestServer::start().await;
    let sided = |side: &str| json!({ "game": "shatra", "opponent": "lobby", "side": side });
    let first = server.guest().await.create(&sided("first")).await;
    let random = server.guest().await.create(&sided("first")).await;
    let second = server.guest().await.create(&sided("first")).await;
    for id in [&first, &random, &second] {
        assert_eq!(&server.guest().await.create(&sided("second")).await, id);
    }
}

#[tokio::test]
async fn an_offer_goes_with_its_owner_unless_it_is_of_correspondence() {
    let server = TestServer::start().await;
    let matches = &server.server.app.matches;
    let (gone, here, patient) = (server.guest().await, server.guest().await, server.guest().await);
    let deserted = gone.create(&offer("nardi", &blitz())).await;
    let attended = here.create(&offer("nardi,match=3", &blitz())).await;
    let letters = patient.create(&offer("nardi", &json!({ "type": "days", "days": 3 }))).await;
    let _page = crate::common::socket::Page::open(&here).await;

    assert_eq!(matches.sweep_lobby(time::now()).await.unwrap(), 0);
    assert_eq!(matches.sweep_lobby(too_late()).await.unwrap(), 1);
    let left = lobby(&here).await;
    assert!(left.contains(&attended) && left.contains(&letters) && left.len() == 2, "{left:?}");
    assert_eq!(gone.state(&deserted).await["ending"]["kind"], "cancelled");
    let newcomer = server.guest().await.create(&offer("nardi", &blitz())).await;
    assert_ne!(newcomer, deserted, "nobody is seated with those who left");
}

#[tokio::test]
async fn one_owner_has_only_so_many_offers() {
    let server = TestServer::start().await;
    let greedy = server.guest().await;
    for points in 0..10 {
        greedy.create(&offer(&format!("nardi,match={}", 1 + 2 * points), &blitz())).await;
    }
    let more = offer("nardi,match=25", &blitz());
    let refused = greedy.post("/api/matches", &more).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, "too_many_offers"));
    let other = server.guest().await;
    other.create(&more).await;
    assert_eq!(greedy.post("/api/matches", &more).await.status.as_u16(), 201, "joining is free");
}

#[tokio::test]
async fn a_server_leaves_the_offers_of_people_who_are_at_another() {
    let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() else {
        return;
    };
    let (one, two) =
        (TestServer::on_postgres(&address).await, TestServer::on_postgres(&address).await);
    let owner = one.guest().await;
    let id = owner.create(&offer("nardi", &blitz())).await;
    let later = time::now().after(Millis::seconds(30));
    one.server.app.matches.note_visitors(later).await.unwrap();
    let still_there = later.after(Millis::seconds(30));
    assert_eq!(two.server.app.matches.sweep_lobby(still_there).await.unwrap(), 0);
    let gone = later.after(OWNER_AWAY).after(Millis::seconds(1));
    assert_eq!(two.server.app.matches.sweep_lobby(gone).await.unwrap(), 1);
    assert_eq!(owner.state(&id).await["phase"], "over");
}
