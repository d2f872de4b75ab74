//! Accounts as people and programs meet them.

use crate::common::TestServer;
use crate::visitors::{PASSWORD, Visitor};
use axum::http::{Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn somebody_registers_is_known_and_logs_out() {
    let server = TestServer::start().await;
    let mut anna = Visitor::stranger(&server);
    let reply = anna.register("Anna").await;
    assert_eq!(reply.status, StatusCode::CREATED);
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    for part in ["__Host-galds=", "; Secure", "; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    let me = anna.get("/api/me").await.ok();
    assert_eq!(me["name"], "Anna");
    assert!(me["id"].as_str().unwrap().starts_with("person:"));

    let before = anna.clone();
    let out = anna.post("/api/logout", json!(null)).await;
    assert_eq!(out.status, StatusCode::NO_CONTENT);
    assert!(out.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(before.get("/api/me").await.ok(), json!(null));
}

#[tokio::test]
async fn names_that_look_alike_are_taken_and_bad_ones_are_refused_with_the_rule() {
    let server = TestServer::start().await;
    Visitor::person(&server, "Anna").await;
    for alike in ["Anna", "anna", "ANNA", "Ānna", "An-na"] {
        let reply = Visitor::stranger(&server).register(alike).await;
        assert_eq!(reply.refused(), (422, "name_taken".to_owned()), "{alike}");
    }
    Visitor::person(&server, "Pacyk").await;
    let cyrillic = Visitor::stranger(&server).register("Расук").await;
    assert_eq!(cyrillic.refused(), (422, "name_taken".to_owned()));
    for bad in ["", "A", "two words", "admin", "-x", "level-3"] {
        let reply = Visitor::stranger(&server).register(bad).await;
        assert_eq!(reply.refused(), (422, "name".to_owned()), "{bad}");
    }
    for bad in ["short", "password1", "qwertyuiop", "Bob Bob Bob"] {
        let asked = json!({ "name": "Bob", "password": bad });
        let reply = Visitor::stranger(&server).post("/api/people", asked).await;
        assert_eq!(reply.refused(), (422, "password".to_owned()), "{bad}");
    }
}

#[tokio::test]
async fn unknown_names_and_wrong_passwords_get_the_same_answer() {
    let server = TestServer::start().await;
    Visitor::person(&server, "Anna").await;
    let mut visitor = Visitor::stranger(&server);
    let wrong = visitor.login("Anna", "a wrong password").await;
    let unknown = visitor.login("Nobody-here", "a wrong password").await;
    assert_eq!(wrong.refused(), (401, "wrong_login".to_owned()));
    assert_eq!((wrong.status, &wrong.text), (unknown.status, &unknown.text));
    assert!(visitor.cookies.is_empty());
    assert_eq!(visitor.login("aNNa", PASSWORD).await.ok()["name"], "Anna");
}

#[tokio::test]
async fn guessing_a_password_is_stopped_after_a_few_attempts() {
    let server = TestServer::with_limits().await;
    Visitor::person(&server, "Anna").await;
    let mut visitor = Visitor::stranger(&server);
    for _ in 0..10 {
        assert_eq!(visitor.login("Anna", "a wrong password").await.refused().0, 401);
    }
    let stopped = visitor.login("anna", PASSWORD).await;
    assert_eq!(stopped.refused(), (429, "too_many".to_owned()));
    let wait: u64 = stopped.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    assert!(stopped.text.contains("attempts"));
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one_or_all_others_at_once() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let (mut phone, mut tablet) = (Visitor::stranger(&server), Visitor::stranger(&server));
    phone.headers.push(("user-agent", "Phone".to_owned()));
    phone.login("Anna", PASSWORD).await.ok();
    tablet.login("Anna", PASSWORD).await.ok();
    let sessions = anna.get("/api/sessions").await.ok();
    assert_eq!(sessions.as_array().unwrap().len(), 3);
    assert_eq!(sessions.as_array().unwrap().iter().filter(|s| s["current"] == true).count(), 1);
    assert!(!sessions.to_string().contains("hash"));
    let of_phone = sessions.as_array().unwrap().iter().find(|s| s["agent"] == "Phone").unwrap();
    let path = format!("/api/sessions/{}", of_phone["id"].as_str().unwrap());

    let stranger = Visitor::person(&server, "Bob").await;
    assert_eq!(stranger.delete(&path).await.refused().0, 404);
    anna.delete(&path).await.ok();
    assert_eq!(phone.get("/api/me").await.ok(), json!(null));
    assert_eq!(anna.delete(&path).await.refused().0, 404);
    assert_eq!(tablet.get("/api/me").await.ok()["name"], "Anna");
    anna.delete("/api/sessions").await.ok();
    assert_eq!(tablet.get("/api/me").await.ok(), json!(null));
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
}

#[tokio::test]
async fn logging_in_again_ends_the_session_that_the_browser_had() {
    let server = TestServer::start().await;
    let before = Visitor::person(&server, "Anna").await;
    let mut after = before.clone();
    after.login("Anna", PASSWORD).await.ok();
    assert_ne!(before.cookies, after.cookies);
    assert_eq!(before.get("/api/me").await.ok(), json!(null));
    assert_eq!(after.get("/api/sessions").await.ok().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_changed_password_ends_other_sessions_and_needs_the_old_one() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let mut phone = Visitor::stranger(&server);
    phone.login("Anna", PASSWORD).await.ok();
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let new = "another fine password";
    let wrong = anna.put("/api/me/password", change("wrong one here", new)).await;
    assert_eq!(wrong.refused(), (401, "wrong_login".to_owned()));
    let common = anna.put("/api/me/password", change(PASSWORD, "password1")).await;
    assert_eq!(common.refused(), (422, "password".to_owned()));
    assert_eq!(phone.get("/api/me").await.ok()["name"], "Anna");
    anna.put("/api/me/password", change(PASSWORD, new)).await.ok();
    assert_eq!(phone.get("/api/me").await.ok(), json!(null));
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
    assert_eq!(phone.login("Anna", PASSWORD).await.refused().0, 401);
    phone.login("Anna", new).await.ok();
}

#[tokio::test]
async fn a_token_allows_what_its_scopes_say_and_nothing_else() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    Visitor::person(&server, "Bob").await;
    let reader = anna.program(&["follow:read"]).await;
    let player = anna.program(&["board:play"]).await;
    assert!(reader.token.as_ref().unwrap().starts_with("galds_"));
    assert_eq!(reader.get("/api/me").await.ok()["name"], "Anna");
    reader.get("/api/me/following").await.ok();
    let match_asked = json!({ "game": "rotary" });
    assert_eq!(reader.post("/api/matches", match_asked.clone()).await.refused().0, 403);
    assert_eq!(reader.put("/api/people/Bob/follow", json!(null)).await.refused().0, 403);
    player.post("/api/matches", match_asked).await.ok();
    assert_eq!(player.get("/api/me/following").await.refused().0, 403);
    // Nothing that would let a program make itself at home.
    let wanted = json!({ "label": "more", "scopes": ["bot:play"] });
    assert_eq!(player.post("/api/tokens", wanted).await.refused().0, 403);
    assert_eq!(player.get("/api/sessions").await.refused().0, 403);
    let password = json!({ "password": PASSWORD });
    assert_eq!(player.send(Method::DELETE, "/api/me", password).await.refused().0, 403);

    let listed = anna.get("/api/tokens").await.ok();
    assert_eq!(listed.as_array().unwrap().len(), 2);
    assert!(!listed.to_string().contains("secret") && !listed.to_string().contains("galds_"));
    for token in listed.as_array().unwrap() {
        anna.delete(&format!("/api/tokens/{}", token["id"].as_str().unwrap())).await.ok();
    }
    assert_eq!(player.get("/api/me").await.refused(), (401, "unknown_token".to_owned()));
}

#[tokio::test]
async fn tokens_that_make_no_sense_are_refused() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let asked = json!({ "label": "", "scopes": [] });
    assert_eq!(anna.post("/api/tokens", asked).await.refused(), (422, "label".to_owned()));
    let asked = json!({ "label": "x", "scopes": ["everything"] });
    assert_eq!(anna.post("/api/tokens", asked).await.refused().0, 400);
    for token in ["", "galds_", "galds_AAAA", "x"] {
        let mut program = Visitor::stranger(&server);
        program.token = Some(token.to_owned());
        assert_eq!(program.get("/api/me").await.refused().0, 401, "{token}");
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_games_without_its_name() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = anna.play(&bob, json!({ "game": "rotary" })).await;
    anna.act(&id).await;
    bob.act(&id).await;
    let said = json!({ "words": "hello from Anna" });
    anna.post(&format!("/api/matches/{id}/chat"), said).await.ok();
    let wrong = json!({ "password": "not the password" });
    assert_eq!(anna.send(Method::DELETE, "/api/me", wrong).await.refused().0, 401);
    let right = json!({ "password": PASSWORD });
    assert_eq!(anna.send(Method::DELETE, "/api/me", right).await.status, StatusCode::NO_CONTENT);

    assert_eq!(anna.get("/api/me").await.ok(), json!(null));
    assert_eq!(bob.get("/api/people/Anna").await.refused().0, 404);
    assert_eq!(Visitor::stranger(&server).login("Anna", PASSWORD).await.refused().0, 401);
    let taken = Visitor::stranger(&server).register("anna").await;
    assert_eq!(taken.refused(), (422, "name_taken".to_owned()));

    // Those who look at the match right away see no name either.
    let seen = bob.get(&format!("/api/matches/{id}")).await;
    assert!(!seen.text.contains("Anna"), "{}", seen.text);

    // The match was resigned, and a server that reads the log anew knows no name.
    let server = server.restart().await;
    let stranger = Visitor::stranger(&server);
    let seen = stranger.get(&format!("/api/matches/{id}")).await.ok();
    assert_eq!(seen["state"]["ending"]["kind"], "resigned");
    assert_eq!(seen["state"]["first"]["name"], "Deleted player");
    for path in ["", "/record", "/chat"] {
        let reply = stranger.get(&format!("/api/matches/{id}{path}")).await;
        assert!(!reply.text.contains("Anna"), "{path}: {}", reply.text);
    }
    assert!(!stranger.get("/api/matches").await.text.contains("Anna"));
}

#[tokio::test]
async fn everything_that_is_kept_about_somebody_can_be_had_without_secrets() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    anna.put("/api/me/profile", json!({ "about": "I like rings." })).await.ok();
    anna.put("/api/people/Bob/follow", json!(null)).await.ok();
    let id = anna.play(&bob, json!({ "game": "rotary" })).await;
    let program = anna.program(&["account:read"]).await;
    let reply = program.get("/api/me/data").await;
    assert!(reply.headers["content-disposition"].to_str().unwrap().contains("galds-data.json"));
    let data = reply.ok();
    assert_eq!(data["about"], "I like rings.");
    assert_eq!(data["following"], json!(["Bob"]));
    assert_eq!(data["matches"][0]["id"], id);
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(data["tokens"][0]["scopes"], json!(["account:read"]));
    for secret in ["argon2", "hash", "password", program.token.as_ref().unwrap()] {
        assert!(!reply.text.contains(secret), "{secret}");
    }
    let without = anna.program(&["board:play"]).await;
    assert_eq!(without.get("/api/me/data").await.refused().0, 403);
}

#[tokio::test]
async fn people_follow_and_block_each_other() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    anna.put("/api/people/bob/follow", json!(null)).await.ok();
    anna.put("/api/people/bob/follow", json!(null)).await.ok();
    let profile = anna.get("/api/people/BOB").await.ok();
    assert_eq!((&profile["followed"], &profile["followers"]), (&json!(true), &json!(1)));
    assert_eq!(anna.get("/api/me/following").await.ok()[0]["name"], "Bob");
    assert_eq!(bob.get("/api/people/Bob").await.ok()["followed"], false);
    anna.delete("/api/people/Bob/follow").await.ok();
    assert_eq!(anna.get("/api/people/Bob").await.ok()["followers"], 0);

    let invite = json!({ "game": "rotary", "opponent": { "name": "bob" } });
    anna.post("/api/matches", invite.clone()).await.ok();
    bob.put("/api/people/Anna/block", json!(null)).await.ok();
    assert_eq!(
        anna.post("/api/matches", invite.clone()).await.refused(),
        (422, "blocked".to_owned())
    );
    for (maker, other) in [(&anna, &bob), (&bob, &anna)] {
        let open = maker.post("/api/matches", json!({ "game": "rotary" })).await.ok();
        let commands = format!("/api/matches/{}/commands", open["id"].as_str().unwrap());
        let joined = other.post(&commands, json!({ "do": "join" })).await;
        assert_eq!(joined.refused(), (409, "not_invited".to_owned()), "they do not meet");
    }
    bob.delete("/api/people/Anna/block").await.ok();
    anna.post("/api/matches", invite).await.ok();
    let self_invite = json!({ "game": "rotary", "opponent": { "name": "Anna" } });
    assert_eq!(anna.post("/api/matches", self_invite).await.refused().1, "yourself");
    assert_eq!(anna.put("/api/people/Anna/follow", json!(null)).await.refused().1, "yourself");
    assert_eq!(anna.put("/api/people/Nobody/follow", json!(null)).await.refused().0, 404);
    let stranger = Visitor::stranger(&server);
    assert_eq!(stranger.put("/api/people/Anna/follow", json!(null)).await.refused().0, 401);
}

#[tokio::test]
async fn guests_play_without_an_account_but_have_none() {
    let server = TestServer::start().await;
    let mut guest = Visitor::stranger(&server);
    let reply = guest.post("/api/guests", json!({})).await;
    guest.keep(reply).ok();
    assert!(guest.cookies[0].starts_with("__Host-galds-guest="));
    guest.post("/api/matches", json!({ "game": "rotary" })).await.ok();
    assert_eq!(guest.get("/api/sessions").await.refused(), (403, "needs_account".to_owned()));
    let rated =
        json!({ "game": "rotary", "rated": "rated", "control": { "type": "days", "days": 1 } });
    assert_eq!(guest.post("/api/matches", rated).await.refused().0, 422);
}
