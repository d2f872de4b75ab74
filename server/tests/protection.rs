//! The protections around all routes, met from outside.

use crate::common::TestServer;
use crate::visitors::{PASSWORD, Visitor};
use axum::http::{Method, StatusCode};
use galds_server::fronts::shared::protection::LARGEST_BODY;
use galds_server::limits::Limit;
use serde_json::json;

#[tokio::test]
async fn a_page_of_another_site_can_change_nothing_in_somebodys_name() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    for header in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let mut lured = anna.clone();
        lured.headers.push(("host", "galds.example".to_owned()));
        lured.headers.push((header.0, header.1.to_owned()));
        for (method, path) in [
            (Method::POST, "/api/matches"),
            (Method::POST, "/api/logout"),
            (Method::DELETE, "/api/sessions"),
            (Method::PUT, "/api/me/profile"),
            (Method::POST, "/api/login"),
        ] {
            let reply = lured.send(method, path, json!({})).await;
            assert_eq!(reply.refused(), (403, "forbidden".to_owned()), "{header:?} {path}");
        }
        let mut handshake = lured.clone();
        handshake.headers.push(("upgrade", "websocket".to_owned()));
        handshake.headers.push(("connection", "upgrade".to_owned()));
        assert_eq!(handshake.get("/api/live").await.status, StatusCode::FORBIDDEN, "{header:?}");
    }
    let mut own_page = anna.clone();
    own_page.headers.push(("host", "galds.example".to_owned()));
    own_page.headers.push(("origin", "https://galds.example".to_owned()));
    own_page.headers.push(("sec-fetch-site", "same-origin".to_owned()));
    own_page.post("/api/matches", json!({ "game": "rotary" })).await.ok();
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let server = TestServer::start().await;
    let visitor = Visitor::stranger(&server);
    // Pages may be kept as long as they are asked after; answers with somebody's data may not.
    let pages = [("/", "no-cache"), ("/nowhere", "no-cache")];
    let answers =
        ["/api", "/health", "/api/me", "/api/matches/none"].map(|path| (path, "no-store"));
    for (path, caching) in pages.into_iter().chain(answers) {
        let reply = visitor.get(path).await;
        let header = |name: &str| reply.headers[name].to_str().unwrap().to_owned();
        assert!(header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        assert!(header("strict-transport-security").contains("max-age="), "{path}");
        assert_eq!(header("cache-control"), caching, "{path}");
    }
}

#[tokio::test]
async fn oversized_and_malformed_bodies_are_refused_in_words_without_internals() {
    let server = TestServer::start().await;
    let visitor = Visitor::stranger(&server);
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(LARGEST_BODY));
    let reply = visitor.send_text(Method::POST, "/api/login", large).await;
    assert_eq!(reply.refused(), (413, "too_large".to_owned()));
    for body in ["", "{", "[]", "null", "{\"name\":1}", "\u{0}", "{\"name\":\"a\",\"password\":{}}"]
    {
        let reply = visitor.send_text(Method::POST, "/api/login", body.to_owned()).await;
        assert_eq!(reply.refused().0, 400, "{body}");
        for internal in ["sqlx", "src/", "panicked", "SELECT"] {
            assert!(!reply.text.contains(internal), "{}", reply.text);
        }
    }
}

#[tokio::test]
async fn texts_that_are_sql_or_paths_are_just_texts() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    for text in
        ["' OR 1=1 --", "\"; DROP TABLE people; --", "../../etc/passwd", "%00", "\u{202e}anna"]
    {
        let encoded = text.bytes().fold(String::new(), |path, byte| format!("{path}%{byte:02x}"));
        assert_eq!(anna.get(&format!("/api/people/{encoded}")).await.refused().0, 404, "{text}");
        assert_eq!(
            anna.get(&format!("/api/tournaments/{encoded}")).await.refused().0,
            404,
            "{text}"
        );
        let mut stranger = Visitor::stranger(&server);
        assert_eq!(stranger.login(text, PASSWORD).await.refused().0, 401, "{text}");
    }
    anna.get("/api/people/Anna").await.ok();
}

#[tokio::test]
async fn limits_answer_with_429_and_say_when_to_come_back() {
    let server = TestServer::with_limits().await;
    let anna = Visitor::person(&server, "Anna").await;
    let asked = json!({ "label": "x", "scopes": [] });
    for _ in 0..Limit::Token.rule().most {
        anna.post("/api/tokens", asked.clone()).await.ok();
    }
    let reply = anna.post("/api/tokens", asked).await;
    assert_eq!(reply.refused(), (429, "too_many".to_owned()));
    assert!(reply.headers.contains_key("retry-after"));
    assert!(reply.text.contains(Limit::Token.rule().message));
}

#[tokio::test]
async fn other_sites_may_frame_boards_made_for_them_and_nothing_else() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let pages = ["/", "/match/abcdefghijkl", "/account", "/embed", "/embed/match/a/b", "/api"];
    for path in pages.into_iter().chain(["/api/matches?phase=over"]) {
        let reply = stranger.get(path).await;
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.ends_with("frame-ancestors 'none'"), "{path}: {policy}");
    }
    if !galds_server::fronts::pages::are_built() {
        return;
    }
    for path in ["/embed/rotary", "/embed/match/abcdefghijkl"] {
        let reply = stranger.get(path).await;
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.ends_with("frame-ancestors *"), "{path}: {policy}");
        assert!(!reply.headers.contains_key("set-cookie"));
    }
}
