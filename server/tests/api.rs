//! The API beside matches in play: games, positions, analysis, archive, export, errors.

use crate::common::{TestServer, pair};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

#[tokio::test]
async fn the_document_describes_every_route_in_openapi_3_1() {
    let server = TestServer::start().await;
    let document = server.stranger().get("/api").await.ok();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    for (path, method) in [
        ("/api/games", "get"),
        ("/api/positions", "post"),
        ("/api/analysis", "post"),
        ("/api/matches", "post"),
        ("/api/matches", "get"),
        ("/api/matches/{id}", "get"),
        ("/api/matches/{id}/commands", "post"),
        ("/api/matches/export", "get"),
        ("/api/live", "get"),
        ("/health", "get"),
    ] {
        let described = &document["paths"][path][method];
        let words = described["summary"].as_str().or(described["description"].as_str());
        assert!(words.is_some_and(|words| words.len() > 20), "{method} {path}: {described}");
    }
    let credentials = document["components"]["securitySchemes"].as_object().unwrap();
    assert!(["token", "session", "guest"].iter().all(|&kind| credentials.contains_key(kind)));
    let text = document.to_string();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is referred to and not described");
    }
}

#[tokio::test]
async fn the_shelf_is_listed_with_rules() {
    let server = TestServer::start().await;
    let games = server.stranger().get("/api/games").await.ok();
    let names: Vec<_> = games.as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["lautari", "luzhanqi", "nardi", "rotary", "shatra"]);
    let nardi = server.stranger().get("/api/games/nardi").await.ok();
    assert_eq!((&nardi["dice"], &nardi["hidden"]), (&json!(true), &json!(false)));
    assert!(nardi["options"].as_array().unwrap().iter().any(|option| option["key"] == "match"));
    assert_eq!(server.stranger().get("/api/games/go").await.code(), "not_found");
}

#[tokio::test]
async fn any_position_is_drawn_and_played_on() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    for game in ["lautari", "luzhanqi", "nardi", "rotary", "shatra"] {
        let reached = stranger.post("/api/positions", &json!({ "game": game })).await.ok();
        let layout = &reached["layout"];
        let fields = layout["drawn"]["fields"].as_array().unwrap();
        let glyphs = layout["drawn"]["glyphs"].as_array().unwrap();
        for piece in reached["scene"]["pieces"].as_array().unwrap() {
            assert!(fields.iter().any(|field| field["name"] == piece["at"]["field"]), "{game}");
            let look = json!({ "side": piece["side"], "kind": piece["identity"]["kind"], "zone": "board" });
            assert!(glyphs.iter().any(|glyph| glyph["look"] == look), "{game}: {look}");
        }
        let choices = reached["choices"].as_array().unwrap().len();
        let chances = reached["chances"].as_array().unwrap().len();
        assert!(choices + chances > 0, "{game}");
        // What was reached can be asked for again, without the layout.
        let again = json!({
            "game": game, "rules": reached["rules"], "position": reached["position"],
            "layout": layout["id"],
        });
        let again = stranger.post("/api/positions", &again).await.ok();
        assert_eq!(again["layout"], json!({ "id": layout["id"], "drawn": null }), "{game}");
        assert_eq!(again["scene"]["pieces"], reached["scene"]["pieces"], "{game}");
    }
    let rolls = stranger.post("/api/positions", &json!({ "game": "nardi" })).await.ok();
    for result in rolls["chances"].as_array().unwrap() {
        assert_eq!(result["dice"].as_array().unwrap().len(), 2, "{result}");
    }
    let asked = json!({ "game": "rotary", "actions": ["53 3", "24 1"] });
    let reached = stranger.post("/api/positions", &asked).await.ok();
    assert_eq!(reached["record"], json!(["53 3", "24 1"]));
    assert_eq!(reached["to_act"], "first");
    let pick = &reached["choices"][0]["picks"][0];
    assert!(pick["field"].is_string() || pick["button"].is_string(), "{pick}");
    let wrong = json!({ "game": "rotary", "actions": ["53 3", "99 9"] });
    let answer = stranger.post("/api/positions", &wrong).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.json()["message"].as_str().unwrap().starts_with("action 2: "));
}

#[tokio::test]
async fn a_position_has_a_scene_on_the_board_of_its_game() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    for game in ["lautari", "luzhanqi", "nardi", "rotary", "shatra"] {
        let about = stranger.get(&format!("/api/games/{game}")).await.ok();
        let fields: Vec<&Value> = about["geometry"]["fields"]
            .as_array()
            .unwrap()
            .iter()
            .map(|field| &field["id"])
            .collect();
        let scene = &stranger.post("/api/positions", &json!({ "game": game })).await.ok()["scene"];
        assert_eq!(scene["geometry"], about["geometry"]["id"], "{game}");
        for piece in scene["pieces"].as_array().unwrap() {
            assert!(fields.contains(&&piece["at"]["field"]), "{game}: {piece}");
        }
    }
    let asked = json!({ "game": "rotary", "actions": ["53 3"] });
    let scene = &stranger.post("/api/positions", &asked).await.ok()["scene"];
    let step = &scene["last"]["steps"][0];
    assert_eq!((&step["step"], &step["pivot"]), (&json!("turned_around"), &json!("53")));
    let due = json!([{ "side": "second", "what": { "key": "turn", "values": { "number": 2 } }, "fields": [] }]);
    assert_eq!(scene["due"], due);
    assert_eq!(scene["ended"], Value::Null);
}

#[tokio::test]
async fn the_engine_thinks_about_a_position_and_reports_as_it_goes() {
    let server = TestServer::start().await;
    for game in ["rotary", "shatra"] {
        let asked = json!({ "game": game, "time": 300, "lines": 2 });
        let answer = server.stranger().post("/api/analysis", &asked).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let reports: Vec<Value> = answer
            .text
            .lines()
            .filter_map(|line| line.strip_prefix("data: "))
            .map(|data| serde_json::from_str(data).unwrap())
            .collect();
        let last = reports.last().unwrap();
        assert_eq!(last["done"], true);
        assert!(!last["lines"][0]["book"].as_array().unwrap().is_empty());
        assert!(reports.iter().rev().skip(1).all(|report| report["done"] == false));
    }
    let over = json!({ "game": "nardi" });
    assert_eq!(server.stranger().post("/api/analysis", &over).await.code(), "analysis");
}

#[tokio::test]
async fn the_archive_is_filtered_and_exported() {
    let server = TestServer::start().await;
    let mut ids = Vec::new();
    for game in ["rotary", "nardi", "rotary"] {
        let (first, _, id) = pair(&server, game, json!({})).await;
        if game == "rotary" {
            first.act(&id, "53 3").await.ok();
        }
        first.command(&id, &json!({ "do": "resign" })).await.ok();
        ids.push((id, first));
    }
    let stranger = server.stranger();
    let list = stranger.get("/api/matches?game=rotary").await.ok();
    assert_eq!(list["matches"].as_array().unwrap().len(), 2);
    assert_eq!(list["more"], false);
    let one = format!("/api/matches?player={}", ids[1].1.id);
    let list = stranger.get(&one).await.ok();
    assert_eq!(list["matches"][0]["id"], ids[1].0.as_str());
    assert_eq!(list["matches"][0]["result"], "0-1");
    assert_eq!(stranger.get("/api/matches?phase=open").await.code(), "phase");

    let book = stranger.get("/api/matches/export?form=book&game=rotary").await.text;
    assert_eq!(book.matches("[Game \"rotary\"]").count(), 2);
    assert!(book.contains("1: 53 3"));
    let lines = stranger.get("/api/matches/export?form=jsonl").await.text;
    let lines: Vec<Value> =
        lines.lines().filter(|l| !l.is_empty()).map(|l| serde_json::from_str(l).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["events"][0]["type"], "created");
    assert_eq!(
        stranger.get("/api/matches/export?form=jsonl&limit=1").await.text.lines().count(),
        1
    );
    let mat = stranger.get("/api/matches/export?form=mat").await.text;
    assert!(mat.contains("point match") || mat.contains("Game 1"), "{mat}");

    let dice = stranger.get(&format!("/api/matches/{}/dice", ids[1].0)).await.text;
    let verified = galds_games::nardi::dice::verify(&dice).unwrap();
    assert_eq!(verified.match_name, ids[1].0);
    assert!(verified.rolls >= 1);
    assert_eq!(stranger.get(&format!("/api/matches/{}/dice", ids[0].0)).await.code(), "not_found");
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason_and_nothing_of_the_inside() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let stranger = server.stranger();
    let refused = stranger.post("/api/matches", &json!({ "game": "rotary" })).await;
    assert_eq!((refused.status, refused.code()), (StatusCode::UNAUTHORIZED, "nobody_known".into()));
    for (terms, code) in [
        (json!({ "game": "go" }), "terms"),
        (json!({ "game": "rotary", "rules": "rotary,foo=1" }), "terms"),
        (json!({ "game": "rotary", "seed": "a\nb" }), "terms"),
        (json!({ "game": "rotary", "rated": "rated" }), "rated"),
        (json!({ "game": "rotary", "more": 1 }), "unreadable"),
        (json!({ "game": "rotary", "control": { "type": "days", "days": 99 } }), "unreadable"),
        (json!([]), "unreadable"),
    ] {
        assert_eq!(guest.create_refused(&terms).await, code, "{terms}");
    }
    let id = guest.create(&json!({ "game": "rotary" })).await;
    assert_eq!(guest.command(&id, &json!({ "do": "join" })).await.code(), "not_invited");
    assert_eq!(guest.act(&id, "53 3").await.code(), "not_started");
    let long = json!({ "do": "resign", "client": "x".repeat(65) });
    assert_eq!(guest.command(&id, &long).await.code(), "unreadable");
    for path in ["/api/matches/nothing", "/api/matches/AAAAAAAAAAAA", "/api/matches/%00"] {
        assert_eq!(stranger.get(path).await.code(), "not_found", "{path}");
    }
    let answer = guest.send(Method::POST, "/api/matches", "{\"game\": \"rot".to_owned()).await;
    assert_eq!(answer.code(), "unreadable");
    for word in ["sqlx", "panicked", "src/", "galds_server"] {
        assert!(!answer.text.contains(word), "{}", answer.text);
    }
    guest.command(&id, &json!({ "do": "abort" })).await.ok();
    assert_eq!(guest.state(&id).await["ending"]["kind"], "cancelled");
}

#[tokio::test]
async fn a_link_is_for_the_first_who_takes_it() {
    let server = TestServer::start().await;
    let creator = server.guest().await;
    let id = creator.create(&json!({ "game": "rotary", "side": "first" })).await;
    let mut joins = Vec::new();
    for _ in 0..8 {
        let (guest, id) = (server.guest().await, id.clone());
        joins.push(tokio::spawn(async move {
            guest.command(&id, &json!({ "do": "join" })).await.status
        }));
    }
    let mut seated = 0;
    for join in joins {
        seated += u32::from(join.await.unwrap().is_success());
    }
    assert_eq!(seated, 1);
    assert_eq!(creator.state(&id).await["you"], "first");
}
