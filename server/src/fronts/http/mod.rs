//! The HTTP API: JSON in, JSON out.
//!
//! Every route has its description beside it; `/api` serves what is made of them. A new group of routes
//! is a module with a `routes` function and one line in `routes`.

mod about;
mod account;
mod analysis;
mod animation;
mod calls;
mod chat;
mod compositions;
mod export;
mod games;
mod hindsight;
mod hint;
mod intarzia;
mod judging;
mod lists;
mod matches;
mod one_screen;
mod pasted;
mod people;
mod positions;
mod presence;
mod problems;
mod progress;
mod puzzles;
mod ratings;
mod reasons;
mod recovery;
mod reports;
mod sheets;
mod solvers;
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
        .merge(sheets::routes())
        .merge(positions::routes())
        .merge(hindsight::routes())
        .merge(pasted::routes())
        .merge(analysis::routes())
        .merge(puzzles::routes())
        .merge(solvers::routes())
        .merge(problems::routes())
        .merge(compositions::routes())
        .merge(progress::routes())
        .merge(intarzia::routes())
        .merge(matches::routes())
        .merge(presence::routes())
        .merge(hint::routes())
        .merge(reports::routes())
        .merge(lists::routes())
        .merge(animation::routes())
        .merge(export::routes())
        .merge(chat::routes())
        .merge(calls::routes())
        .merge(account::routes())
        .merge(recovery::routes())
        .merge(people::routes())
        .merge(one_screen::routes())
        .merge(ratings::routes())
        .merge(tournaments::routes())
}
