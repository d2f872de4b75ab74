//! Boards, score sheets and paper pieces to print, drawn by `galds_pictures::print`.

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use galds_games::core::AnyTable;
use galds_pictures::{Sheet, print};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(sheets)).routes(routes!(page))
}

/// A sheet that can be printed.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct SheetAbout {
    /// `board`, `score` or `pieces`.
    sheet: &'static str,
    /// On how many pages it is; their numbers are 1 to this.
    pages: usize,
}

/// In which language the words of a sheet are.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Language {
    /// `en`, `lv`, `ru`, `hu` or `zh`.
    #[serde(default)]
    lang: String,
}

/// The game under its usual rules.
fn table(game: &str) -> Result<Box<dyn AnyTable>, Problem> {
    let game = galds_games::find(game).map_err(|_| Problem::NotFound)?;
    game.open(game.about.name).map_err(|_| Problem::NotFound)
}

/// What can be printed of a game: the board, a score sheet and paper pieces, with how many pages each has.
#[utoipa::path(
    get,
    path = "/api/games/{game}/sheets",
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, body = Vec<SheetAbout>),
        (status = 404, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn sheets(
    State(app): State<AppState>,
    client: Client,
    Path(game): Path<String>,
) -> Result<Json<Vec<SheetAbout>>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let counted = move || -> Result<Vec<SheetAbout>, Problem> {
        let table = table(&game)?;
        let about = |sheet: Sheet| SheetAbout {
            sheet: sheet.name(),
            pages: print(&*table, sheet, "en").len(),
        };
        Ok(Sheet::ALL.into_iter().map(about).collect())
    };
    Ok(Json(app.matches.engine_pool().work_out(client, counted).await??))
}

/// One page of a sheet as SVG: A4 in millimetres, to be printed at its true size.
#[utoipa::path(
    get,
    path = "/api/games/{game}/sheets/{sheet}/{page}",
    params(
        ("game" = String, Path, description = "The game's name"),
        ("sheet" = String, Path, description = "`board`, `score` or `pieces`"),
        ("page" = usize, Path, description = "From 1"),
        Language,
    ),
    responses(
        (status = 200, content_type = "image/svg+xml", body = String),
        (status = 404, body = SeenProblem),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "Too much is drawn"),
    )
)]
async fn page(
    State(app): State<AppState>,
    client: Client,
    Path((game, sheet, page)): Path<(String, String, usize)>,
    Query(Language { lang }): Query<Language>,
) -> Result<Response, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let drawn = move || -> Result<String, Problem> {
        let sheet: Sheet = sheet.parse().map_err(|_| Problem::NotFound)?;
        let mut pages = print(&*table(&game)?, sheet, &lang);
        let place = page.checked_sub(1).filter(|place| *place < pages.len());
        Ok(pages.swap_remove(place.ok_or(Problem::NotFound)?))
    };
    let svg = app.matches.engine_pool().work_out(client, drawn).await??;
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, svg).into_response())
}
