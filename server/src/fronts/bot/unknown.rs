//! Refusals at addresses of the Bot API before or without any handler: too many requests, an address
//! that does not exist, a method that an address does not take.

use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::error::BotError;
use crate::problem::Problem;

/// How addresses of the Bot API begin.
const ROOTS: [&str; 11] = [
    "api/account",
    "api/board",
    "api/bot",
    "api/challenge",
    "api/games",
    "api/round",
    "api/stream",
    "api/token",
    "api/user",
    "api/users",
    "game/export",
];

/// Whether an address, without its first slash, is one of the Bot API. `api/tokens`, where people make
/// tokens, and `api/games/NAME` are our own and are not unknown.
pub(crate) fn is_bot_address(path: &str) -> bool {
    let is_under = |root: &&str| {
        path.strip_prefix(*root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    ROOTS.iter().any(is_under)
}

/// The list of games and the description of each are read by the pages, in the general form.
fn is_for_pages(path: &str) -> bool {
    let game = path.strip_prefix("api/games").map(|rest| rest.trim_start_matches('/'));
    game.is_some_and(|game| game.is_empty() || galds_games::find(game).is_ok())
}

/// A problem in the form that clients of this address read.
pub(crate) fn error_for(uri: &Uri, problem: Problem) -> Response {
    let path = uri.path().trim_start_matches('/');
    if is_bot_address(path) && !is_for_pages(path) {
        return BotError::from(problem).into_response();
    }
    problem.into_response()
}

/// The answer to a method that an address does not take.
pub(crate) async fn wrong_method(uri: Uri) -> Response {
    let status = StatusCode::METHOD_NOT_ALLOWED;
    if is_bot_address(uri.path().trim_start_matches('/')) {
        let error = json!({ "error": "this address does not take that method" });
        return (status, axum::Json(error)).into_response();
    }
    status.into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_bot_api_are_told_from_others() {
        for path in ["api/bot/x", "api/user/Anna/activity", "game/export/x", "api/account/email"] {
            assert!(is_bot_address(path), "{path}");
        }
        for path in ["api", "api/matches/x", "api/tokens/x", "games/rotary", "game", "apifoo"] {
            assert!(!is_bot_address(path), "{path}");
        }
    }
}
