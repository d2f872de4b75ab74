//! Boards, score sheets and paper pieces to print.

use crate::common::TestServer;
use crate::visitors::Visitor;
use axum::http::StatusCode;

#[tokio::test]
async fn every_page_of_every_sheet_is_served_as_a_picture_of_a4() {
    let server = TestServer::start().await;
    let visitor = Visitor::stranger(&server);
    for game in galds_games::SHELF {
        let name = game.about.name;
        let sheets = visitor.get(&format!("/api/games/{name}/sheets")).await.ok();
        let sheets = sheets.as_array().unwrap();
        assert_eq!(sheets.len(), 3, "{name}");
        for sheet in sheets {
            let (kind, pages) =
                (sheet["sheet"].as_str().unwrap(), sheet["pages"].as_u64().unwrap());
            for page in 1..=pages {
                let path = format!("/api/games/{name}/sheets/{kind}/{page}?lang=hu");
                let reply = visitor.get(&path).await;
                assert_eq!(reply.status, StatusCode::OK, "{path}");
                assert_eq!(reply.headers["content-type"], "image/svg+xml");
                assert!(reply.text.contains("width=\"210mm\" height=\"297mm\""), "{path}");
            }
            let beyond = format!("/api/games/{name}/sheets/{kind}/{}", pages + 1);
            assert_eq!(visitor.get(&beyond).await.status, StatusCode::NOT_FOUND);
        }
    }
}

#[tokio::test]
async fn there_is_nothing_to_print_of_what_does_not_exist() {
    let server = TestServer::start().await;
    let visitor = Visitor::stranger(&server);
    for path in [
        "/api/games/chess/sheets",
        "/api/games/chess/sheets/board/1",
        "/api/games/rotary/sheets/poster/1",
        "/api/games/rotary/sheets/board/0",
    ] {
        assert_eq!(visitor.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
