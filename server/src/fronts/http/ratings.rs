//! Ratings: leaderboards and histories.

use axum::extract::{Path, Query, State};
use galds_matches::MatchId;
use galds_matches::clock::{Moment, Speed};
use galds_matches::ratings::{ESTABLISHED_GAMES, Rating};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::people::named;
use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Json};
use crate::problem::{Problem, SeenProblem};
use crate::storage::{Person, Pool, RatingChange};

/// How many are on a leaderboard.
const LEADERS: u32 = 100;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(leaderboard))
        .routes(routes!(history))
        .routes(routes!(of_match))
}

/// A rating as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SeenRating {
    /// The game's name.
    game: String,
    /// The speed.
    speed: Speed,
    /// The rating, to one decimal.
    rating: f64,
    /// How far it may be off; games with a formula of their own have none.
    deviation: Option<f64>,
    /// Whether it is still a guess.
    provisional: bool,
    /// Rated games.
    games: u32,
    /// Games won.
    wins: u32,
    /// Games drawn.
    draws: u32,
    /// Games lost.
    losses: u32,
    /// The points of all games as the book counts them.
    points: f64,
}

impl SeenRating {
    pub(super) fn of(pool: Pool, rating: Rating) -> SeenRating {
        let rounded = |value: f64| (value * 10.0).round() / 10.0;
        SeenRating {
            game: pool.game,
            speed: pool.speed,
            rating: rounded(rating.rating),
            deviation: rating.spread.map(|spread| rounded(spread.deviation)),
            provisional: rating.provisional(),
            games: rating.games,
            wins: rating.wins,
            draws: rating.draws,
            losses: rating.losses(),
            points: rating.half_points as f64 / 2.0,
        }
    }

    /// All ratings of a player.
    pub(super) async fn all(app: &AppState, person: &Person) -> Result<Vec<SeenRating>, Problem> {
        let ratings = app.store.ratings(person.id.clone()).await?;
        Ok(ratings.into_iter().map(|(pool, rating)| SeenRating::of(pool, rating)).collect())
    }
}

/// What a match did to a rating.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SeenChange {
    /// The match.
    r#match: MatchId,
    /// The rating before it.
    before: f64,
    /// The rating after it.
    after: f64,
    /// When.
    at: Moment,
}

impl From<RatingChange> for SeenChange {
    fn from(change: RatingChange) -> SeenChange {
        let RatingChange { id, before, after, at } = change;
        SeenChange { r#match: id, before, after, at }
    }
}

/// A line of a leaderboard.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct LeaderLine {
    /// The place, from 1.
    place: u32,
    /// The name.
    name: String,
    /// The rating.
    #[serde(flatten)]
    rating: SeenRating,
}

fn pool(game: &str, speed: &str) -> Result<Pool, Problem> {
    let game = galds_games::find(game).map_err(|_| Problem::NotFound)?;
    let speed = speed.parse().map_err(|_| Problem::NotFound)?;
    Ok(Pool { game: game.about.name.to_owned(), speed })
}

/// The hundred best at a game and speed who have played at least five rated games.
#[utoipa::path(
    get,
    path = "/api/leaderboards/{game}/{speed}",
    params(("game" = String, Path), ("speed" = Speed, Path)),
    responses((status = 200, body = Vec<LeaderLine>), (status = 404, body = SeenProblem))
)]
async fn leaderboard(
    State(app): State<AppState>,
    Path((game, speed)): Path<(String, String)>,
) -> Result<Json<Vec<LeaderLine>>, Problem> {
    let pool = pool(&game, &speed)?;
    let leaders = app.store.leaders(pool.clone(), ESTABLISHED_GAMES, LEADERS).await?;
    let place = |(place, leader): (u32, crate::storage::Leader)| {
        let rating = SeenRating::of(pool.clone(), leader.rating);
        LeaderLine { place, name: leader.name, rating }
    };
    Ok(Json((1..).zip(leaders).map(place).collect()))
}

/// Since when.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// Not before this moment.
    #[serde(default)]
    since: Moment,
}

/// Every change of a player's rating at a game and speed, the earliest first.
#[utoipa::path(
    get,
    path = "/api/people/{name}/ratings/{game}/{speed}",
    params(("name" = String, Path), ("game" = String, Path), ("speed" = Speed, Path), Since),
    responses((status = 200, body = Vec<SeenChange>), (status = 404, body = SeenProblem))
)]
async fn history(
    State(app): State<AppState>,
    Path((name, game, speed)): Path<(String, String, String)>,
    Query(Since { since }): Query<Since>,
) -> Result<Json<Vec<SeenChange>>, Problem> {
    let person = named(&app, &name).await?;
    let changes = app.store.rating_history(person.id, pool(&game, &speed)?, since).await?;
    Ok(Json(changes.into_iter().map(SeenChange::from).collect()))
}

/// What a match did to the ratings of its players, the first side first; empty while it is not rated.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/ratings",
    params(("id" = MatchId, Path)),
    responses((status = 200, body = Vec<SeenChange>), (status = 404, body = SeenProblem))
)]
async fn of_match(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<Vec<SeenChange>>, Problem> {
    let changes = app.store.changes_of(match_id(&id)?).await?;
    Ok(Json(changes.into_iter().map(SeenChange::from).collect()))
}
