//! Accounts: registering, logging in and out, sessions, tokens, deleting.

use axum::extract::{Path, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use galds_matches::Player;
use galds_matches::clock::Moment;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, Keeps, Known, Signed, guest_of};
use crate::identity::{Scope, Scopes, SecretHash, key};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};
use crate::services::accounts::{GuestGames, NewSession, Typed, leave, take_along};
use crate::services::matches::finish;
use crate::storage::{Person, Session, StoreError, Token};

/// The longest name of a token.
const LONGEST_LABEL: usize = 60;
/// The most tokens of one person.
const MOST_TOKENS: usize = 50;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(register))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(sessions, end_other_sessions))
        .routes(routes!(end_session))
        .routes(routes!(tokens, make_token))
        .routes(routes!(end_token))
        .routes(routes!(change_password))
        .routes(routes!(delete_account))
}

/// A name and its password.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NameAndPassword {
    /// 2 to 20 letters and digits.
    #[schema(example = "Anna")]
    name: String,
    /// 8 to 256 characters that are not among the commonest.
    password: Typed,
    /// What becomes of the matches that this browser played as a guest. If it is left out, a new account
    /// takes them along, and one that is logged into does not.
    guest_games: Option<GuestGames>,
}

/// Somebody who came in.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct CameIn {
    /// Who.
    #[serde(flatten)]
    player: Player,
    /// How many matches of the guest became the account's.
    taken_along: usize,
}

/// Makes an account and logs in. Names that look alike are one name. The matches of the guest whose key
/// comes with the request become the account's, whether they wait, are played or are over.
#[utoipa::path(
    post,
    path = "/api/people",
    request_body = NameAndPassword,
    responses(
        (status = 201, body = CameIn),
        (status = 422, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn register(
    State(app): State<AppState>,
    client: Client,
    headers: HeaderMap,
    Json(asked): Json<NameAndPassword>,
) -> Result<impl IntoResponse, Problem> {
    app.protection.limit(Limit::Register, client)?;
    let person = app.accounts.register(&asked.name, asked.password).await?;
    tracing::info!(person = person.id, %client, "registered");
    let session = begin(&app, person, &headers).await?;
    let games = asked.guest_games.unwrap_or(GuestGames::TakeAlong);
    let taken_along = guest_games(&app, games, &session, &headers).await;
    Ok((StatusCode::CREATED, logged_in(&app, &session, taken_along)))
}

/// Logs in. Unknown names and wrong passwords get the same answer, in the same time.
#[utoipa::path(
    post,
    path = "/api/login",
    request_body = NameAndPassword,
    responses(
        (status = 200, body = CameIn),
        (status = 401, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn login(
    State(app): State<AppState>,
    client: Client,
    headers: HeaderMap,
    Json(asked): Json<NameAndPassword>,
) -> Result<impl IntoResponse, Problem> {
    app.protection.limit(Limit::Login, client)?;
    app.protection.limit(Limit::LoginName, key(&asked.name))?;
    let person = app.accounts.check(&asked.name, asked.password).await.inspect_err(|error| {
        tracing::info!(%client, %error, "a login failed");
    })?;
    tracing::info!(person = person.id, %client, "logged in");
    let session = begin(&app, person, &headers).await?;
    let games = asked.guest_games.unwrap_or(GuestGames::Leave);
    let taken_along = guest_games(&app, games, &session, &headers).await;
    Ok(logged_in(&app, &session, taken_along))
}

/// Takes the guest's matches along, if that is wished. Whoever came in is in, also when this fails: it is
/// done later then.
async fn guest_games(
    app: &AppState,
    wish: GuestGames,
    session: &NewSession,
    headers: &HeaderMap,
) -> usize {
    if wish == GuestGames::Leave {
        return 0;
    }
    // Without a database that answers nobody would have come in, so a failure here is rare: the key
    // stays in the browser and can be brought along at the next login.
    let Ok(Some(guest)) = guest_of(app, headers).await else { return 0 };
    let (person, player) = (session.person.id.clone(), session.person.player());
    let taken = take_along(&app.store, &app.matches, guest.id, person, player).await;
    taken.unwrap_or_else(|error| {
        tracing::warn!(%error, "the matches of a guest are taken along later");
        0
    })
}

/// Begins a session, and ends the one that this browser had.
pub(super) async fn begin(
    app: &AppState,
    person: Person,
    headers: &HeaderMap,
) -> Result<NewSession, Problem> {
    let cookie = app.protection.cookies.find(Keeps::Session, headers);
    if let Some(hash) = cookie.and_then(SecretHash::of_cookie)
        && let Some((owner, session)) = app.accounts.of_session(hash).await?
    {
        app.store.end_session(owner.id, session.id).await?;
        app.revocations.announce();
    }
    Ok(app.accounts.begin(person, agent(headers)).await?)
}

fn agent(headers: &HeaderMap) -> &str {
    headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("")
}

pub(super) fn logged_in(
    app: &AppState,
    session: &NewSession,
    taken_along: usize,
) -> impl IntoResponse + use<> {
    let cookie = app.protection.cookies.set(Keeps::Session, &session.secret.cookie_text());
    ([(SET_COOKIE, cookie)], Json(CameIn { player: session.person.player(), taken_along }))
}

/// Ends the session of this browser.
#[utoipa::path(post, path = "/api/logout", responses((status = 204), (status = 401, body = SeenProblem)))]
async fn logout(State(app): State<AppState>, signed: Signed) -> Result<impl IntoResponse, Problem> {
    let session = signed.in_person()?;
    app.store.end_session(signed.person.id.clone(), session.id.clone()).await?;
    app.revocations.announce();
    let cookie = app.protection.cookies.clear(Keeps::Session);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]))
}

/// A session: a browser that is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenSession {
    /// By which it can be ended.
    id: String,
    /// What the browser calls itself.
    agent: String,
    /// When it began.
    created: Moment,
    /// When it was last used, to the hour.
    seen: Moment,
    /// Whether it is this one.
    current: bool,
}

impl SeenSession {
    fn of(session: Session, current: &Session) -> SeenSession {
        let Session { id, agent, created, seen } = session;
        SeenSession { current: id == current.id, id, agent, created, seen }
    }
}

/// The browsers in which the caller is signed in.
#[utoipa::path(
    get,
    path = "/api/sessions",
    responses((status = 200, body = Vec<SeenSession>), (status = 401, body = SeenProblem))
)]
async fn sessions(
    State(app): State<AppState>,
    signed: Signed,
) -> Result<Json<Vec<SeenSession>>, Problem> {
    let current = signed.in_person()?;
    let sessions = app.store.sessions(signed.person.id.clone()).await?;
    Ok(Json(sessions.into_iter().map(|session| SeenSession::of(session, current)).collect()))
}

/// Logs the caller out everywhere else.
#[utoipa::path(
    delete,
    path = "/api/sessions",
    responses((status = 204), (status = 401, body = SeenProblem))
)]
async fn end_other_sessions(
    State(app): State<AppState>,
    signed: Signed,
) -> Result<StatusCode, Problem> {
    let current = signed.in_person()?;
    app.store.end_other_sessions(signed.person.id.clone(), current.id.clone()).await?;
    app.revocations.announce();
    Ok(StatusCode::NO_CONTENT)
}

/// Logs the caller out in one browser.
#[utoipa::path(
    delete,
    path = "/api/sessions/{id}",
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem))
)]
async fn end_session(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.in_person()?;
    let ended = app.store.end_session(signed.person.id.clone(), id).await?;
    app.revocations.announce();
    ended.then_some(StatusCode::NO_CONTENT).ok_or(Problem::NotFound)
}

/// A token without its secret.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenToken {
    /// By which it can be ended.
    id: String,
    /// What its owner calls it.
    label: String,
    /// What it allows.
    scopes: Scopes,
    /// When it was made.
    created: Moment,
    /// When it was last used, to the hour.
    used: Option<Moment>,
}

impl From<Token> for SeenToken {
    fn from(token: Token) -> SeenToken {
        let Token { id, label, scopes, created, used } = token;
        SeenToken { id, label, scopes, created, used }
    }
}

/// A token that was made just now.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct MadeToken {
    /// The secret, to be sent as `Authorization: Bearer`. It is shown this once.
    secret: String,
    /// What lists say of it.
    #[serde(flatten)]
    token: SeenToken,
}

/// A token that is wanted.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct WantedToken {
    /// What it is for, in at most 60 characters.
    #[schema(example = "my bot")]
    label: String,
    /// What it allows.
    scopes: Vec<Scope>,
}

/// The caller's tokens.
#[utoipa::path(
    get,
    path = "/api/tokens",
    responses((status = 200, body = Vec<SeenToken>), (status = 401, body = SeenProblem))
)]
async fn tokens(
    State(app): State<AppState>,
    signed: Signed,
) -> Result<Json<Vec<SeenToken>>, Problem> {
    signed.in_person()?;
    let tokens = app.store.tokens(signed.person.id.clone()).await?;
    Ok(Json(tokens.into_iter().map(SeenToken::from).collect()))
}

/// Creates an API token for a program of the caller's. Needs a session; a token cannot create tokens.
#[utoipa::path(
    post,
    path = "/api/tokens",
    request_body = WantedToken,
    responses(
        (status = 201, body = MadeToken),
        (status = 403, body = SeenProblem),
        (status = 422, body = SeenProblem),
    )
)]
async fn make_token(
    State(app): State<AppState>,
    signed: Signed,
    Json(asked): Json<WantedToken>,
) -> Result<impl IntoResponse, Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Token, &signed.person.id)?;
    let label = asked.label.trim();
    if label.is_empty() || label.chars().count() > LONGEST_LABEL {
        return Err(Unprocessable::Label(LONGEST_LABEL).into());
    }
    if app.store.tokens(signed.person.id.clone()).await?.len() >= MOST_TOKENS {
        return Err(Unprocessable::EnoughTokens(MOST_TOKENS).into());
    }
    let scopes = Scopes::new(asked.scopes);
    let (secret, token) = app.accounts.make_token(&signed.person, label, scopes).await?;
    tracing::info!(person = signed.person.id, token = token.id, "made a token");
    let made = MadeToken { secret: secret.token_text(), token: token.into() };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revokes a token.
#[utoipa::path(
    delete,
    path = "/api/tokens/{id}",
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem))
)]
async fn end_token(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.in_person()?;
    let ended = app.store.end_token(signed.person.id.clone(), id).await?;
    app.revocations.announce();
    ended.then_some(StatusCode::NO_CONTENT).ok_or(Problem::NotFound)
}

/// The old and the new password.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewPasswordAsked {
    /// The present one.
    old: Typed,
    /// The one from now on.
    new: Typed,
}

/// Changes the password, and logs the caller out everywhere else.
#[utoipa::path(
    put,
    path = "/api/me/password",
    request_body = NewPasswordAsked,
    responses((status = 204), (status = 401, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn change_password(
    State(app): State<AppState>,
    signed: Signed,
    Json(asked): Json<NewPasswordAsked>,
) -> Result<StatusCode, Problem> {
    let session = signed.in_person()?;
    app.protection.limit(Limit::Account, &signed.person.id)?;
    app.accounts.check(&signed.person.name, asked.old).await?;
    app.accounts.change_password(&signed.person, session, asked.new).await?;
    app.revocations.announce();
    tracing::info!(person = signed.person.id, "changed the password");
    Ok(StatusCode::NO_CONTENT)
}

/// The password, once more.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Confirmed {
    /// The password of the account.
    pub(super) password: Typed,
}

/// Deletes the account: what is running is resigned, the name is taken out of everything that others
/// keep and cannot be taken by anybody. This cannot be undone.
#[utoipa::path(
    delete,
    path = "/api/me",
    request_body = Confirmed,
    responses((status = 204), (status = 401, body = SeenProblem))
)]
async fn delete_account(
    State(app): State<AppState>,
    known: Known,
    signed: Signed,
    Json(asked): Json<Confirmed>,
) -> Result<impl IntoResponse, Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Account, &signed.person.id)?;
    app.accounts.check(&signed.person.name, asked.password).await?;
    let cookie = app.protection.cookies.clear(Keeps::Session);
    // Wholly, even if the person goes away in the middle.
    let left = async move {
        leave(&app.store, &app.matches, known.player, signed.person).await?;
        app.revocations.announce();
        Ok::<(), StoreError>(())
    };
    finish(left).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]))
}
