//! Guests are those to whom the server has given a key.

use crate::common::{TestServer, pair};
use crate::visitors::Visitor;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use galds_server::identity::ReadKey;
use galds_server::limits::Limit;
use serde_json::json;

fn unsigned(byte: u8) -> String {
    format!("guest_{}", URL_SAFE_NO_PAD.encode([byte; 24]))
}

#[tokio::test]
async fn a_key_that_was_made_up_is_nobodys() {
    let server = TestServer::start().await;
    let offer = json!({ "game": "rotary", "opponent": "lobby" });
    for bytes in [24, 40] {
        let key = format!("guest_{}", URL_SAFE_NO_PAD.encode(vec![9; bytes]));
        let mut program = server.stranger();
        program.key = Some(key.clone());
        assert_eq!(program.post("/api/matches", &offer).await.code(), "unknown_token");
        let mut browser = Visitor::stranger(&server);
        browser.cookies.push(format!("__Host-galds-guest={key}"));
        assert_eq!(browser.post("/api/matches", offer.clone()).await.refused().1, "nobody_known");
        assert_eq!(browser.get("/api/me").await.ok(), json!(null));
    }
}

#[tokio::test]
async fn a_guest_is_known_again_after_a_restart() {
    let server = TestServer::start().await;
    let (mut first, _, id) = pair(&server, "rotary", json!({})).await;
    let server = server.restart().await;
    first.base = server.base();
    first.act(&id, "53 3").await.ok();
    assert_eq!(first.state(&id).await["you"], "first");
}

#[tokio::test]
async fn an_unsigned_key_from_before_is_good_for_a_guest_who_has_played() {
    let server = TestServer::start().await;
    let app = &server.server.app;
    let Some(ReadKey::Unsigned(key)) = app.guests.read(&unsigned(1)) else { panic!("no key") };
    let terms = serde_json::from_value(json!({ "game": "rotary" })).unwrap();
    app.matches.create(&terms, key.guest(), None).await.unwrap();
    let mut old = server.stranger();
    old.key = Some(unsigned(1));
    assert_eq!(old.get("/api/me").await.ok()["id"], key.guest().id.to_string());
    old.key = Some(unsigned(2));
    assert_eq!(old.get("/api/me").await.code(), "unknown_token");
}

#[tokio::test]
async fn as_many_offers_as_one_likes_would_take_as_many_guests() {
    let server = TestServer::with_limits().await;
    let mut guests = Vec::new();
    loop {
        let made = server.stranger().post("/api/guests", &json!({})).await;
        if made.status == 429 {
            break;
        }
        guests.push(made.ok());
        assert!(guests.len() < 2 * Limit::Anonymous.rule().most as usize);
    }
    assert!(guests.len() >= Limit::Anonymous.rule().most as usize);
}
