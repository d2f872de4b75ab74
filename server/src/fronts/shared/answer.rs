//! Problems as answers over HTTP.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;

/// The status of the answer.
const fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::NotFound | Problem::NoMatch => StatusCode::NOT_FOUND,
        Problem::NobodyKnown | Problem::UnknownToken | Problem::WrongLogin => {
            StatusCode::UNAUTHORIZED
        }
        Problem::Forbidden(_) | Problem::NeedsAccount => StatusCode::FORBIDDEN,
        Problem::Unreadable(_) | Problem::Malformed(_) => StatusCode::BAD_REQUEST,
        Problem::Unprocessable { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
        Problem::Refused { .. } | Problem::Busy => StatusCode::CONFLICT,
        Problem::EngineBusy | Problem::NoEngine | Problem::Unavailable(_) | Problem::Stopping => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Problem::Internal | Problem::Damaged(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (status(&self), axum::Json(self.seen())).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
