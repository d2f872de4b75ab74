//! Profiles, follows and blocks, and the export of everything that is kept about an account.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use galds_matches::clock::Moment;
use galds_matches::secrecy::{self, SeenSummary};
use galds_matches::{Phase, Player, SummaryFilter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::compositions::ListedProblem;
use super::one_screen::SeenGame;
use super::progress::OwnProgress;
use super::ratings::{SeenChange, SeenRating};
use super::reports::SeenSkill;
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, Known, Signed, SomeCaller};
use crate::identity::{Scope, Scopes};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};
use crate::storage::{Person, PersonKind, Relation};
use crate::time;
use crate::words::{Lines, tidied};

/// The longest description of oneself.
const LONGEST_ABOUT: usize = 500;
/// The most that a player may follow or block.
const MOST_RELATED: usize = 1_000;
/// How many matches are read at once.
const PAGE: u32 = 500;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(set_profile))
        .routes(routes!(follow, unfollow))
        .routes(routes!(block, unblock))
        .routes(routes!(following))
        .routes(routes!(blocked))
        .routes(routes!(own_data))
}

/// The person of that name.
pub(super) async fn named(app: &AppState, name: &str) -> Result<Person, Problem> {
    app.store.person_named(name.to_owned()).await?.ok_or(Problem::NotFound)
}

/// Somebody as others see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Profile {
    /// Who.
    player: Player,
    /// A person or a program.
    kind: PersonKind,
    /// What they say about themselves.
    about: String,
    /// When they came.
    created: Moment,
    /// Their ratings.
    ratings: Vec<SeenRating>,
    /// How many follow them.
    followers: u64,
    /// Whether the caller follows them.
    followed: bool,
    /// Whether the caller blocks them.
    blocked: bool,
}

/// Somebody's profile.
#[utoipa::path(
    get,
    path = "/api/people/{name}",
    params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = SeenProblem))
)]
async fn profile(
    State(app): State<AppState>,
    SomeCaller(caller): SomeCaller,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Problem> {
    let person = named(&app, &name).await?;
    let related = async |relation| match &caller {
        Some(Player { id: galds_matches::PlayerId::Person(id), .. }) => {
            app.store.is_related(id.clone(), relation, person.id.clone()).await
        }
        _ => Ok(false),
    };
    Ok(Json(Profile {
        ratings: SeenRating::all(&app, &person).await?,
        followers: app.store.followers(person.id.clone()).await?,
        followed: related(Relation::Follow).await?,
        blocked: related(Relation::Block).await?,
        player: person.player(),
        kind: person.kind,
        about: person.about,
        created: person.created,
    }))
}

/// What a player writes in their profile.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct About {
    /// At most 500 characters.
    about: String,
}

/// Changes what the caller says about themselves.
#[utoipa::path(
    put,
    path = "/api/me/profile",
    request_body = About,
    responses((status = 204), (status = 422, body = SeenProblem))
)]
async fn set_profile(
    State(app): State<AppState>,
    signed: Signed,
    Json(About { about }): Json<About>,
) -> Result<StatusCode, Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Relation, &signed.person.id)?;
    let is_odd = |c: char| c.is_control() && c != '\n';
    let (odd, about) = (about.trim().chars().any(is_odd), tidied(&about, Lines::Many));
    if odd || about.chars().count() > LONGEST_ABOUT {
        return Err(Unprocessable::About(LONGEST_ABOUT).into());
    }
    app.store.set_about(signed.person.id, about).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn relate(
    app: &AppState,
    signed: Signed,
    relation: Relation,
    name: &str,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::FollowWrite)?;
    app.protection.limit(Limit::Relation, &signed.person.id)?;
    let other = named(app, name).await?;
    if other.id == signed.person.id {
        return Err(Unprocessable::Yourself.into());
    }
    if app.store.related(signed.person.id.clone(), relation).await?.len() >= MOST_RELATED {
        return Err(Unprocessable::ListFull.into());
    }
    app.store.relate(signed.person.id, relation, other.id, time::now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn unrelate(
    app: &AppState,
    signed: Signed,
    relation: Relation,
    name: &str,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::FollowWrite)?;
    app.protection.limit(Limit::Relation, &signed.person.id)?;
    let other = named(app, name).await?;
    app.store.unrelate(signed.person.id, relation, other.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Follows a player.
#[utoipa::path(
    put,
    path = "/api/people/{name}/follow",
    params(("name" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem))
)]
async fn follow(
    State(app): State<AppState>,
    signed: Signed,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    relate(&app, signed, Relation::Follow, &name).await
}

/// Unfollows a player.
#[utoipa::path(
    delete,
    path = "/api/people/{name}/follow",
    params(("name" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem))
)]
async fn unfollow(
    State(app): State<AppState>,
    signed: Signed,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    unrelate(&app, signed, Relation::Follow, &name).await
}

/// Blocks a player, who can then no longer challenge the caller.
#[utoipa::path(
    put,
    path = "/api/people/{name}/block",
    params(("name" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem))
)]
async fn block(
    State(app): State<AppState>,
    signed: Signed,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    relate(&app, signed, Relation::Block, &name).await
}

/// Unblocks a player.
#[utoipa::path(
    delete,
    path = "/api/people/{name}/block",
    params(("name" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem))
)]
async fn unblock(
    State(app): State<AppState>,
    signed: Signed,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    unrelate(&app, signed, Relation::Block, &name).await
}

async fn related(
    app: &AppState,
    signed: &Signed,
    relation: Relation,
) -> Result<Json<Vec<Player>>, Problem> {
    signed.allow(Scope::FollowRead)?;
    let people = app.store.related(signed.person.id.clone(), relation).await?;
    Ok(Json(people.iter().map(Person::player).collect()))
}

/// Whom the caller follows, the latest first.
#[utoipa::path(
    get,
    path = "/api/me/following",
    responses((status = 200, body = Vec<Player>), (status = 401, body = SeenProblem))
)]
async fn following(
    State(app): State<AppState>,
    signed: Signed,
) -> Result<Json<Vec<Player>>, Problem> {
    related(&app, &signed, Relation::Follow).await
}

/// Whom the caller blocks, the latest first.
#[utoipa::path(
    get,
    path = "/api/me/blocked",
    responses((status = 200, body = Vec<Player>), (status = 401, body = SeenProblem))
)]
async fn blocked(
    State(app): State<AppState>,
    signed: Signed,
) -> Result<Json<Vec<Player>>, Problem> {
    related(&app, &signed, Relation::Block).await
}

/// Everything that is kept about the caller's account, without its secrets.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct OwnData {
    /// Who.
    player: Player,
    /// A person or a program.
    kind: PersonKind,
    /// What they say about themselves.
    about: String,
    /// When they came.
    created: Moment,
    /// The browsers in which they are signed in.
    sessions: Vec<KeptSession>,
    /// Their tokens.
    tokens: Vec<KeptToken>,
    /// Whom they follow.
    following: Vec<String>,
    /// Whom they block.
    blocked: Vec<String>,
    /// Their ratings, with every change.
    ratings: Vec<RatingWithHistory>,
    /// How they play, by the reports on their matches.
    skill: Vec<SeenSkill>,
    /// Their matches.
    matches: Vec<SeenSummary>,
    /// What they said beside matches.
    words: Vec<Explained>,
    /// The games that were played at their screen.
    one_screen: Vec<SeenGame>,
    /// The problems that they published.
    problems: Vec<ListedProblem>,
    /// The lessons and puzzles that they did.
    progress: OwnProgress,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct KeptSession {
    agent: String,
    created: Moment,
    seen: Moment,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct KeptToken {
    label: String,
    scopes: Scopes,
    created: Moment,
    used: Option<Moment>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct RatingWithHistory {
    #[serde(flatten)]
    rating: SeenRating,
    history: Vec<SeenChange>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct Explained {
    r#match: String,
    at: Moment,
    words: String,
}

/// Everything that is kept about the caller, as one JSON document.
#[utoipa::path(
    get,
    path = "/api/me/data",
    responses((status = 200, body = OwnData), (status = 401, body = SeenProblem))
)]
async fn own_data(
    State(app): State<AppState>,
    client: Client,
    known: Known,
    signed: Signed,
) -> Result<impl IntoResponse, Problem> {
    signed.allow(Scope::AccountRead)?;
    app.protection.limit(Limit::Export, client)?;
    let (store, person) = (&app.store, signed.person);
    let names = async |relation| -> Result<Vec<String>, Problem> {
        let people = store.related(person.id.clone(), relation).await?;
        Ok(people.into_iter().map(|person| person.name).collect())
    };
    let mut ratings = Vec::new();
    for (pool, rating) in store.ratings(person.id.clone()).await? {
        let history = store.rating_history(person.id.clone(), pool.clone(), Moment(0)).await?;
        let history = history.into_iter().map(SeenChange::from).collect();
        ratings.push(RatingWithHistory { rating: SeenRating::of(pool, rating), history });
    }
    let sessions = store.sessions(person.id.clone()).await?.into_iter();
    let tokens = store.tokens(person.id.clone()).await?.into_iter();
    let said = store.words_of(known.player.id.clone()).await?.into_iter();
    let at_one_screen = store.one_screen_games(person.id.clone()).await?.into_iter();
    let composed = store.compositions_by(person.id.clone()).await?.into_iter();
    let data = OwnData {
        player: known.player.clone(),
        kind: person.kind,
        about: person.about.clone(),
        created: person.created,
        sessions: sessions
            .map(|session| KeptSession {
                agent: session.agent,
                created: session.created,
                seen: session.seen,
            })
            .collect(),
        tokens: tokens
            .map(|token| KeptToken {
                label: token.label,
                scopes: token.scopes,
                created: token.created,
                used: token.used,
            })
            .collect(),
        following: names(Relation::Follow).await?,
        blocked: names(Relation::Block).await?,
        ratings,
        skill: SeenSkill::all(&app, &person).await?,
        matches: all_matches(&app, &known.player).await?,
        words: said.map(|(id, at, words)| Explained { r#match: id, at, words }).collect(),
        one_screen: at_one_screen.map(SeenGame::from).collect(),
        problems: composed.map(ListedProblem::from).collect(),
        progress: store.progress(person.id.clone()).await?.into(),
    };
    let name = "attachment; filename=\"galds-data.json\"";
    Ok(([(CONTENT_DISPOSITION, name)], Json(data)))
}

async fn all_matches(app: &AppState, player: &Player) -> Result<Vec<SeenSummary>, Problem> {
    let mut all = Vec::new();
    for phase in [Phase::Open, Phase::Playing, Phase::Over] {
        let player = Some(player.id.clone());
        let mut filter = SummaryFilter { player, ..SummaryFilter::of(phase, PAGE) };
        loop {
            let page = app.store.summaries(filter.clone()).await?;
            let Some(last) = page.last() else { break };
            filter.before = Some((last.changed, Some(last.id.clone())));
            all.extend(page.into_iter().map(secrecy::summary));
        }
    }
    Ok(all)
}
