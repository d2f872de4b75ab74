//! Errors in the form that clients of the Bot API read: `{"error": "…"}`.

use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::problem::Problem;

/// An error of the server, answered as the Bot API does.
#[derive(Clone, Debug)]
pub(super) struct BotError(Problem);

impl BotError {
    /// A request that makes no sense, in a sentence.
    pub(super) fn unreadable(message: impl Into<String>) -> BotError {
        BotError(Problem::Unreadable(message.into()))
    }
}

impl<E: Into<Problem>> From<E> for BotError {
    fn from(error: E) -> BotError {
        BotError(error.into())
    }
}

/// The body of an error.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct BotProblem {
    /// The reason in a sentence.
    error: String,
    /// The reason in one word.
    code: String,
}

impl IntoResponse for BotError {
    fn into_response(self) -> Response {
        let problem = self.0.seen();
        let body = BotProblem { error: problem.message, code: problem.code };
        let (mut parts, _) = self.0.clone().into_response().into_parts();
        // What the Bot API calls a bad move or a wrong moment is a bad request there.
        if let Problem::Refused { .. } = self.0 {
            parts.status = axum::http::StatusCode::BAD_REQUEST;
        }
        parts.headers.remove(axum::http::header::CONTENT_LENGTH);
        (parts.status, parts.headers, axum::Json(body)).into_response()
    }
}
