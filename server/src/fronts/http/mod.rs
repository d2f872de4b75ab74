//! The HTTP API: JSON in, JSON out.
//!
//! Every route has its description beside it; `/api` serves what is made of them. A new group of routes
//! is a module with a `routes` function and one line in `routes`.

mod about;
mod account;
mod analysis;
mod chat;
mod export;
mod games;
mod intarzia;
mod lists;
mod matches;
mod people;
mod positions;
mod presence;
mod puzzles;
mod ratings;
mod reasons;
mod tournaments;

use utoipa_axum::router::OpenApiRouter;

pub(crate) use about::document;
pub use export::ExportForm;
pub use reasons::reasons;

use super::shared::AppState;

/// All routes of the HTTP API.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
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
}
