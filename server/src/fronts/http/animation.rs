//! A finished match, or a line of moves from any position, as one picture that plays move after move, drawn by
//! `galds_pictures::to_animated_png`.

use axum::extract::{Path, Query, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use galds_matches::positions::PositionAsked;
use galds_matches::{MatchId, Seat, secrecy};
use galds_pictures::{Animation, Picture, to_animated_png};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};

/// Of longer matches every second, third … position is left out.
const MOST_FRAMES: usize = 300;
/// The longest line that is drawn without a match.
const MOST_ACTIONS: usize = 300;
const WIDTHS: (u32, u32) = (120, 800);
const PAUSES: (u16, u16) = (200, 5_000);
/// The last position stays so many times as long as the others.
const LAST_STAYS: u16 = 4;

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(animation)).routes(routes!(line_animation))
}

/// How the picture is drawn.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    /// Width in pixels, 120 to 800; 480 if it is left out.
    width: Option<u32>,
    /// For how many milliseconds every position is shown, 200 to 5000; 1000 if it is left out.
    pause: Option<u16>,
    /// The side at the bottom of the board; the first if it is left out.
    bottom: Option<Seat>,
}

impl Wanted {
    /// Numbers that are too small or too large become the least or the most that is allowed.
    fn animation(&self) -> Animation {
        let usual = Animation::default();
        let pause = self.pause.unwrap_or(usual.pause).clamp(PAUSES.0, PAUSES.1);
        let width = self.width.unwrap_or(usual.width).clamp(WIDTHS.0, WIDTHS.1);
        Animation { width, pause, last_pause: pause * LAST_STAYS }
    }
}

/// A finished match as an animated PNG that plays move after move: the same for everybody, and as the board of the
/// finished match is shown. At most 300 positions are drawn; of a longer match every second, third … is left out.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/animation",
    params(("id" = MatchId, Path), Wanted),
    responses(
        (status = 200, content_type = "image/png", body = String),
        (status = 404, body = SeenProblem, description = "There is no such match, or it is not over"),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "Too much is drawn"),
    )
)]
async fn animation(
    State(app): State<AppState>,
    client: Client,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    app.protection.limit(Limit::Export, client)?;
    let id = match_id(&id)?;
    let state = app.matches.snapshot(&id).await?;
    if !state.is_over() {
        return Err(Problem::NotFound);
    }
    let file = format!("inline; filename=\"{}-{id}.png\"", state.terms().game);
    let drawn = move || -> Result<Vec<u8>, Problem> {
        let bottom = wanted.bottom.unwrap_or(Seat::First);
        let pictures = secrecy::pictures(&state, bottom, MOST_FRAMES).ok_or(Problem::NotFound)?;
        animated(&pictures, &wanted.animation())
    };
    let picture = app.matches.engine_pool().work_out(client, drawn).await??;
    let headers = [
        (CONTENT_TYPE, "image/png".to_owned()),
        (CONTENT_DISPOSITION, file),
        // A match that is over stays as it is, and its picture is shown in chats and forums.
        (CACHE_CONTROL, "public, max-age=86400".to_owned()),
        (RESOURCE_POLICY, "cross-origin".to_owned()),
    ];
    Ok((headers, picture).into_response())
}

fn animated(pictures: &[Picture], animation: &Animation) -> Result<Vec<u8>, Problem> {
    to_animated_png(pictures, animation).map_err(|error| {
        tracing::error!(%error, "a game could not be drawn");
        Problem::Internal
    })
}

/// A line of moves, and how it is drawn.
#[derive(Clone, Debug, Deserialize, ToSchema)]
struct LineToDraw {
    /// Where the line begins and what is played from there; as for `POST /api/positions`, but at most 300 actions. `layout` is not read.
    #[serde(flatten)]
    line: PositionAsked,
    /// Width in pixels, 120 to 800; 480 if it is left out.
    width: Option<u32>,
    /// For how many milliseconds every position is shown, 200 to 5000; 1000 if it is left out.
    pause: Option<u16>,
}

impl LineToDraw {
    fn drawn(&self) -> Result<Vec<u8>, Problem> {
        if self.line.actions.len() > MOST_ACTIONS {
            return Err(Unprocessable::TooManyActions(MOST_ACTIONS).into());
        }
        let table = self.line.table()?;
        let pictures = self.line.pictures(&*table, MOST_FRAMES);
        let wanted = Wanted { width: self.width, pause: self.pause, bottom: self.line.bottom };
        animated(&pictures, &wanted.animation())
    }
}

/// A line of moves from any position as an animated PNG that plays one after the other.
#[utoipa::path(
    post,
    path = "/api/animation",
    request_body = LineToDraw,
    responses(
        (status = 200, content_type = "image/png", body = String),
        (status = 422, body = SeenProblem, description = "The position or a move makes no sense, or there are too many"),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "Too much is drawn"),
    )
)]
async fn line_animation(
    State(app): State<AppState>,
    client: Client,
    Json(line): Json<LineToDraw>,
) -> Result<Response, Problem> {
    app.protection.limit(Limit::Export, client)?;
    let picture = app.matches.engine_pool().work_out(client, move || line.drawn()).await??;
    Ok(([(CONTENT_TYPE, "image/png")], picture).into_response())
}
