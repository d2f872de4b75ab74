//! All routes of the server, and the document that describes them.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use crate::fronts::shared::protection::protect;
use crate::fronts::shared::{AppState, Cookies, Keeps};
use crate::fronts::{bot, http, live, metrics, pages};
use crate::problem::Problem;

/// The description of the API.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Galds",
        description = "Five rare board games: matches, live play, analysis. JSON over HTTP; live play over the WebSocket at /api/live."
    ),
    modifiers(&Credentials),
    security((), ("token" = []), ("session" = []), ("guest" = []))
)]
struct Description;

/// By what callers are known: a token or the key of a guest for programs, cookies for pages. What can be
/// done without any of them says so by not answering 401.
struct Credentials;

impl Modify for Credentials {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let cookie = |keeps: Keeps| {
            let name = Cookies::Secure.name(keeps);
            SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(name)))
        };
        let components = document.components.get_or_insert_default();
        let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", token);
        components.add_security_scheme("session", cookie(Keeps::Session));
        components.add_security_scheme("guest", cookie(Keeps::Guest));
    }
}

/// All routes with their description. A further front has a line here.
fn described() -> (Router<AppState>, utoipa::openapi::OpenApi) {
    let (router, mut document) = OpenApiRouter::with_openapi(Description::openapi())
        .merge(http::routes())
        .merge(live::routes())
        .merge(bot::routes())
        .merge(metrics::routes())
        .split_for_parts();
    name_operations(&mut document);
    (router, document)
}

/// Names every operation by its method and address: the names of functions are not unique, as those of operations have
/// to be.
fn name_operations(document: &mut utoipa::openapi::OpenApi) {
    for (path, item) in &mut document.paths.paths {
        let operations = [
            ("get", &mut item.get),
            ("put", &mut item.put),
            ("post", &mut item.post),
            ("delete", &mut item.delete),
        ];
        for (method, operation) in operations {
            let words = path.split(|letter: char| !letter.is_ascii_alphanumeric());
            let words = words.filter(|word| !word.is_empty());
            let name = std::iter::once(method).chain(words).collect::<Vec<_>>().join("_");
            if let Some(operation) = operation {
                operation.operation_id = Some(name);
            }
        }
    }
}

/// The description of the API and of the live messages, as the server gives it under `/api`. The types of the pages
/// are made from it.
pub fn api_document() -> utoipa::openapi::OpenApi {
    described().1
}

/// All routes of the server.
pub fn router(app: AppState) -> Router {
    let (router, document) = described();
    let protection = Arc::clone(&app.protection);
    let all = router.merge(http::document(document));
    let all = all.method_not_allowed_fallback(bot::wrong_method);
    let all = all.fallback(elsewhere);
    let counted = all.with_state(app).layer(axum::middleware::from_fn(metrics::count));
    protect(counted, protection, bot::error_for)
}

/// Answers every request that no route takes.
async fn elsewhere(
    State(app): State<AppState>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if is_of_api(uri.path().trim_start_matches('/')) {
        return bot::error_for(&uri, Problem::NotFound);
    }
    pages::page(&app, &method, &uri, &headers).await
}

/// Whether an address, without its first slash, belongs to the API, even if there is no such route.
fn is_of_api(path: &str) -> bool {
    bot::is_bot_address(path) || path == "api" || path.starts_with("api/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fronts::shared::protection::Protection;
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use tower::ServiceExt as _;

    #[tokio::test]
    async fn refusals_have_the_form_that_clients_of_the_address_read() {
        let protection = Arc::new(Protection::default());
        let router = protect(Router::new(), protection, bot::error_for);
        for (path, key) in [
            ("/api/bot/game/x/move/y", "error"),
            ("/api/challenge/Anna", "error"),
            ("/api/matches", "message"),
            ("/api/games/rotary", "message"),
        ] {
            let foreign = Request::post(path).header("sec-fetch-site", "cross-site");
            let response = router.clone().oneshot(foreign.body(Body::empty()).unwrap()).await;
            let bytes = to_bytes(response.unwrap().into_body(), 100_000).await.unwrap();
            let body: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
            assert!(body[key].is_string(), "{path}: {body}");
        }
    }

    #[test]
    fn what_belongs_to_the_api_is_not_taken_for_a_page() {
        for path in ["api", "api/nothing", "api/bot/nothing", "game/export/nothing"] {
            assert!(is_of_api(path), "{path}");
        }
        for path in ["", "games/rotary", "apis", "game"] {
            assert!(!is_of_api(path), "{path}");
        }
    }
}
