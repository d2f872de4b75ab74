//! Recovery codes: made by those who are signed in, used by those who cannot sign in.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::account::{Confirmed, begin, logged_in};
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, Signed};
use crate::identity::{RecoveryCode, key};

use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::accounts::Typed;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(codes_left, make_codes)).routes(routes!(recover))
}

/// How many recovery codes are left.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct CodesLeft {
    /// How many.
    left: u64,
}

/// How many recovery codes the caller has left.
#[utoipa::path(
    get,
    path = "/api/me/recovery-codes",
    responses((status = 200, body = CodesLeft), (status = 401, body = SeenProblem))
)]
async fn codes_left(
    State(app): State<AppState>,
    signed: Signed,
) -> Result<Json<CodesLeft>, Problem> {
    signed.in_person()?;
    let left = app.store.count_recovery_codes(signed.person.id.clone()).await?;
    Ok(Json(CodesLeft { left }))
}

/// Recovery codes that were made just now.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct MadeCodes {
    /// The codes, each good for one time. They are shown this once.
    #[schema(example = json!(["7K3M-9QXA-P0RT-2WYZ"]))]
    codes: Vec<String>,
}

/// Makes new recovery codes for the caller; older ones are good for nothing then.
#[utoipa::path(
    post,
    path = "/api/me/recovery-codes",
    request_body = Confirmed,
    responses(
        (status = 201, body = MadeCodes),
        (status = 401, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn make_codes(
    State(app): State<AppState>,
    signed: Signed,
    Json(asked): Json<Confirmed>,
) -> Result<impl IntoResponse, Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Account, &signed.person.id)?;
    app.accounts.check(&signed.person.name, asked.password).await?;
    let codes = app.accounts.make_recovery_codes(&signed.person).await?;
    tracing::info!(person = signed.person.id, "made recovery codes");
    let codes = codes.iter().map(RecoveryCode::text).collect();
    Ok((StatusCode::CREATED, Json(MadeCodes { codes })))
}

/// A name, one of its recovery codes, and the password from now on.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Recovering {
    /// The name.
    name: String,
    /// A recovery code; case, dashes and spaces do not matter.
    #[schema(example = "7K3M-9QXA-P0RT-2WYZ")]
    code: String,
    /// The password from now on.
    password: Typed,
}

/// Sets a new password by a recovery code, which is used up, ends all sessions and logs in. Unknown names and wrong codes
/// get the same answer.
#[utoipa::path(
    post,
    path = "/api/recover",
    request_body = Recovering,
    responses(
        (status = 200, body = super::account::CameIn),
        (status = 422, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn recover(
    State(app): State<AppState>,
    client: Client,
    headers: HeaderMap,
    Json(asked): Json<Recovering>,
) -> Result<impl IntoResponse, Problem> {
    app.protection.limit(Limit::Login, client)?;
    app.protection.limit(Limit::LoginName, key(&asked.name))?;
    let recovered = app.accounts.recover(&asked.name, &asked.code, asked.password).await;
    let person = recovered.inspect_err(|error| {
        tracing::info!(%client, %error, "a recovery failed");
    })?;
    app.revocations.announce();
    tracing::info!(person = person.id, %client, "came back by a recovery code");
    let session = begin(&app, person, &headers).await?;
    Ok(logged_in(&app, &session, 0))
}
