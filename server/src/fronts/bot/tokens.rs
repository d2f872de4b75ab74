//! Whether tokens are good, for programs that want to know before they begin.

use std::collections::BTreeMap;

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use crate::fronts::shared::{AppState, Json};
use crate::identity::SecretHash;

/// The most tokens that are tested at once.
const MOST: usize = 100;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(test))
}

/// What is known of a good token.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct TestedToken {
    /// Whose it is.
    user_id: String,
    /// What it allows, with commas between the names.
    scopes: String,
    /// Always `null`: our tokens end when their owner ends them.
    expires: Option<i64>,
}

/// Tests tokens, which stand in the body with commas between them, at most 100: whose they are and what
/// they allow, or `null` for those that are not good.
#[utoipa::path(
    post,
    path = "/api/token/test",
    tag = "bot",
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 200, body = BTreeMap<String, TestedToken>),
        (status = 400, body = BotProblem),
    )
)]
async fn test(
    State(app): State<AppState>,
    tokens: String,
) -> Result<Json<BTreeMap<String, Option<TestedToken>>>, BotError> {
    let tokens: Vec<&str> =
        tokens.split(',').map(str::trim).filter(|token| !token.is_empty()).collect();
    if tokens.len() > MOST {
        return Err(BotError::unreadable(format!("at most {MOST} tokens are tested at once")));
    }
    let mut tested = BTreeMap::new();
    for token in tokens {
        let known = match SecretHash::of_token(token) {
            Some(hash) => app.store.token(hash).await?,
            None => None,
        };
        let known = known.filter(|(person, _)| person.banned.is_none());
        let good = known.map(|(person, token)| TestedToken {
            user_id: person.player().id.to_string(),
            scopes: token.scopes.to_string().replace(' ', ","),
            expires: None,
        });
        tested.insert(token.to_owned(), good);
    }
    Ok(Json(tested))
}
