//! The HTTP API: routes, and the document that describes them.
//!
//! Every route has its description beside it; `/api` serves what is made of them. A new group of routes
//! is a module with a `routes` function and one line in [`router`].

mod about;
mod account;
mod analysis;
mod chat;
mod error;
pub(crate) mod export;
mod games;
mod impossible;
mod intarzia;
mod json;
pub(crate) mod lists;
pub(crate) mod matches;
mod people;
mod positions;
mod presence;
mod puzzles;
mod ratings;
mod reason;
mod tournaments;

use std::sync::Arc;

use axum::Router;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

pub use error::{ApiError, Forbidden, Problem};
pub use export::ExportForm;
pub use impossible::Impossible;
pub use json::Json;
pub use reason::{SeenReason, SeenValue, reasons};

use crate::app::App;
use crate::people::{Cookies, Keeps};
use crate::protection::protect;

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

/// All routes of the server.
pub fn router(app: App) -> Router {
    let (router, document) = OpenApiRouter::with_openapi(Description::openapi())
        .merge(about::routes())
        .merge(games::routes())
        .merge(positions::routes())
        .merge(analysis::routes())
        .merge(puzzles::routes())
        .merge(intarzia::routes())
        .merge(matches::routes())
        .merge(presence::routes())
        .merge(lists::routes())
        .merge(export::routes())
        .merge(chat::routes())
        .merge(account::routes())
        .merge(people::routes())
        .merge(ratings::routes())
        .merge(tournaments::routes())
        .merge(crate::live::routes())
        .merge(crate::bot::routes())
        .merge(crate::figures::routes())
        .split_for_parts();
    let protection = Arc::clone(&app.protection);
    let all = router.merge(about::document(document));
    let all = all.method_not_allowed_fallback(crate::bot::wrong_method);
    let all = all.fallback(crate::pages::page);
    let counted = all.with_state(app).layer(axum::middleware::from_fn(crate::figures::count));
    protect(counted, protection)
}
