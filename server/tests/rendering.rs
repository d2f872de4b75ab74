//! Boards are drawn once for everybody who sees the same, and only when something is new.

use crate::common::socket::Page;
use crate::common::{TestServer, pair};
use serde_json::{Value, json};

const SPECTATORS: usize = 40;

/// Pages of so many people who look at a match from its beginning.
async fn watching(server: &TestServer, id: &str, count: usize) -> Vec<Page> {
    let mut pages = Vec::new();
    for _ in 0..count {
        let mut page = Page::open(&server.stranger()).await;
        page.watch(id, 0).await;
        pages.push(page);
    }
    pages
}

#[tokio::test]
async fn many_watchers_share_one_drawing_of_each_version() {
    let server = TestServer::start().await;
    let (anna, bob, id) = pair(&server, "rotary", json!({})).await;
    let drawn = || server.server.app.matches.boards_drawn();

    let mut pages = watching(&server, &id, SPECTATORS).await;
    assert_eq!(drawn(), 1, "{SPECTATORS} spectators look at one drawing");
    for player in [&anna, &bob] {
        let mut page = Page::open(player).await;
        page.watch(&id, 0).await;
        pages.push(page);
    }
    assert_eq!(drawn(), 3, "each player has a view of its own");

    anna.act(&id, "53 3").await.ok();
    for page in &mut pages {
        let news = page.receive_kind("match").await;
        assert_eq!(news["events"][0]["type"], "acted", "{news}");
        assert!(news["board"]["scene"]["pieces"].is_array(), "{news}");
        assert_eq!(news["board"]["layout"]["drawn"], Value::Null, "the page has the layout");
    }
    assert_eq!(drawn(), 6, "one more drawing for each class of viewers");

    // What changes no event draws nothing: a page that asks again gets the drawing that is there.
    for (query, expected) in
        [("detail=board", 6), ("detail=board&bottom=second", 7), ("detail=board&bottom=second", 7)]
    {
        server.stranger().get(&format!("/api/matches/{id}?{query}")).await.ok();
        assert_eq!(drawn(), expected, "{query}");
    }
}
