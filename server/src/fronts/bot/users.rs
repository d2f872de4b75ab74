//! Other people as programs see them: their data, and whether they are online.

use std::collections::{BTreeMap, HashMap, HashSet};

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use galds_matches::{Phase, PlayerId, SummaryFilter};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use super::fields::read_truth;
use super::shapes::{Account, Rating, title};
use crate::fronts::shared::{AppState, Json};
use crate::problem::Problem;
use crate::storage::Person;
use crate::time;

/// The most people who are asked for at once.
const MOST: usize = 100;
/// How many online bots are listed where no number is given, and at most.
const USUAL_BOTS: u32 = 100;
const MOST_BOTS: u32 = 512;
/// How many accounts of programs are looked at for those that are online.
const KNOWN_BOTS: u32 = 5_000;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(user))
        .routes(routes!(users))
        .routes(routes!(statuses))
        .routes(routes!(online_bots))
}

/// The public data of a person, with ratings by game and speed.
#[utoipa::path(
    get,
    path = "/api/user/{username}",
    tag = "bot",
    params(("username" = String, Path)),
    responses((status = 200, body = Account), (status = 404, body = BotProblem))
)]
async fn user(
    State(app): State<AppState>,
    Path(username): Path<String>,
) -> Result<Json<Account>, BotError> {
    let person = found(&app, &username).await?.ok_or(Problem::NotFound)?;
    let online = online(&app, [&person]).await?;
    Ok(Json(account_of(&app, &person, &online).await?))
}

/// The public data of several people, whose names stand in the body with commas between them. Names that
/// nobody has are left out.
#[utoipa::path(
    post,
    path = "/api/users",
    tag = "bot",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Vec<Account>), (status = 400, body = BotProblem))
)]
async fn users(State(app): State<AppState>, names: String) -> Result<Json<Vec<Account>>, BotError> {
    let people = all_found(&app, &names).await?;
    let online = online(&app, &people).await?;
    let mut accounts = Vec::new();
    for person in &people {
        accounts.push(account_of(&app, person, &online).await?);
    }
    Ok(Json(accounts))
}

/// The status of players right now. Those who are offline have a name and nothing else.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct UserStatus {
    id: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    online: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    playing: Option<bool>,
    /// The match in progress, with `withGameIds=true`.
    #[serde(skip_serializing_if = "Option::is_none")]
    playing_id: Option<String>,
}

/// Whether people are online and playing: `ids` has names or ids with commas between them, at most 100.
#[utoipa::path(
    get,
    path = "/api/users/status",
    tag = "bot",
    params(("ids" = String, Query), ("withGameIds" = Option<bool>, Query)),
    responses((status = 200, body = Vec<UserStatus>), (status = 400, body = BotProblem))
)]
async fn statuses(
    State(app): State<AppState>,
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Json<Vec<UserStatus>>, BotError> {
    let names = asked.get("ids").map_or("", String::as_str);
    let with_ids = asked.get("withGameIds").map_or(Ok(false), |text| read_truth(text))?;
    let people = all_found(&app, names).await?;
    let online = online(&app, &people).await?;
    let mut statuses = Vec::new();
    for person in &people {
        let player = person.player();
        let is_online = online.contains(&player.id);
        let mut playing_id = None;
        if is_online {
            let of_person = Some(player.id.clone());
            let filter =
                SummaryFilter { player: of_person, ..SummaryFilter::of(Phase::Playing, 1) };
            let playing = app.store.summaries(filter).await?;
            playing_id = playing.first().map(|summary| summary.id.to_string());
        }
        statuses.push(UserStatus {
            id: player.id.to_string(),
            name: player.name,
            title: title(person),
            online: is_online.then_some(true),
            playing: playing_id.is_some().then_some(true),
            playing_id: playing_id.filter(|_| with_ids),
        });
    }
    Ok(Json(statuses))
}

/// The programs that are online, an object a line; `nb` says how many at most.
#[utoipa::path(
    get,
    path = "/api/bot/online",
    tag = "bot",
    params(("nb" = Option<u32>, Query)),
    responses(
        (status = 200, body = Account, content_type = "application/x-ndjson"),
        (status = 400, body = BotProblem),
    )
)]
async fn online_bots(
    State(app): State<AppState>,
    Query(asked): Query<HashMap<String, String>>,
) -> Result<impl IntoResponse, BotError> {
    let most = match asked.get("nb").filter(|text| !text.is_empty()) {
        None => USUAL_BOTS,
        Some(text) => {
            let most = text.parse().ok().filter(|most| (1..=MOST_BOTS).contains(most));
            most.ok_or_else(|| BotError::unreadable(format!("nb is a number up to {MOST_BOTS}")))?
        }
    };
    let bots = app.store.bots(KNOWN_BOTS).await?;
    let online = online(&app, &bots).await?;
    let is_online = |bot: &&Person| online.contains(&bot.player().id);
    let mut lines = String::new();
    for bot in bots.iter().filter(is_online).take(most as usize) {
        let account = account_of(&app, bot, &online).await?;
        lines.push_str(&serde_json::to_string(&account).unwrap_or_default());
        lines.push('\n');
    }
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], lines))
}

/// The person with this name or id.
pub(super) async fn found(app: &AppState, name: &str) -> Result<Option<Person>, BotError> {
    let found = match name.parse() {
        Ok(PlayerId::Person(id)) => app.store.person(id).await?,
        _ => app.store.person_named(name.to_owned()).await?,
    };
    Ok(found)
}

/// The people of a list with commas, each once.
async fn all_found(app: &AppState, names: &str) -> Result<Vec<Person>, BotError> {
    let names: Vec<&str> =
        names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    if names.len() > MOST {
        return Err(BotError::unreadable(format!("at most {MOST} people are asked for at once")));
    }
    let mut people: Vec<Person> = Vec::new();
    for name in names {
        if let Some(person) = found(app, name).await?
            && people.iter().all(|known| known.id != person.id)
        {
            people.push(person);
        }
    }
    Ok(people)
}

async fn online<'a>(
    app: &AppState,
    people: impl IntoIterator<Item = &'a Person>,
) -> Result<HashSet<PlayerId>, BotError> {
    let ids = people.into_iter().map(|person| person.player().id).collect();
    Ok(app.matches.online_among(ids, time::now()).await?)
}

async fn account_of(
    app: &AppState,
    person: &Person,
    online: &HashSet<PlayerId>,
) -> Result<Account, BotError> {
    let player = person.player();
    let mut perfs = BTreeMap::new();
    for (pool, rating) in app.store.ratings(person.id.clone()).await? {
        perfs.insert(format!("{}:{}", pool.game, pool.speed), Rating::of(&rating));
    }
    Ok(Account {
        url: format!("/people/{}", player.name),
        online: Some(online.contains(&player.id)),
        id: player.id.to_string(),
        username: player.name,
        title: title(person),
        perfs,
        created_at: Some(person.created),
    })
}
