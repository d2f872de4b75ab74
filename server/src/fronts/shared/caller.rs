//! Who sends a request, by its headers.
//!
//! This is the one place that looks at credentials: a bearer token (an API token or a guest's key),
//! the session cookie of a person, the cookie of a guest, in this order.
//!
//! | extractor | lets in |
//! |---|---|
//! | [`SomeCaller`] | everybody; tokens only if they allow to play |
//! | [`Caller`] | whoever may play: people, guests, tokens that allow to play |
//! | [`Known`] | people and guests, and any token: what it allows is asked with [`Known::allow`] |
//! | [`Signed`] | people with an account, and any token: likewise |
//! | [`Shown`] | everybody: which session or token it was, for connections that last |

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use galds_matches::{Phase, Player, SummaryFilter};

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Keeps};
use crate::identity::{Credential, GuestKey, ReadKey, Scope, SecretHash};
use crate::problem::{Forbidden, Problem};
use crate::storage::{Person, Session, Token};
use crate::time;

/// Somebody who may play: a person or a guest.
#[derive(Clone, Debug)]
pub struct Caller(pub Player);

/// Somebody who may look: a person, a guest, or nobody known.
#[derive(Clone, Debug)]
pub struct SomeCaller(pub Option<Player>);

/// How somebody proved who they are.
#[derive(Clone, Debug)]
pub enum Access {
    /// By the key of a guest.
    Guest,
    /// In a browser in which they are signed in.
    Session(Person, Session),
    /// With a token.
    Token(Person, Token),
}

/// Somebody who is known, and how.
#[derive(Clone, Debug)]
pub struct Known {
    /// Who.
    pub player: Player,
    /// How.
    pub access: Access,
}

/// A person with an account.
#[derive(Clone, Debug)]
pub struct Signed {
    /// The account.
    pub person: Person,
    /// How they proved it.
    pub access: Access,
}

impl Access {
    /// Whether this may be done; a token needs the scope.
    pub fn allow(&self, scope: Scope) -> Result<(), Problem> {
        match self {
            Access::Token(_, token) if !token.scopes.allow(scope) => {
                Err(Problem::Forbidden(Forbidden::NoScope))
            }
            _ => Ok(()),
        }
    }

    /// What a live connection ends with; guests have nothing that could be taken from them.
    pub fn credential(&self) -> Option<Credential> {
        match self {
            Access::Guest => None,
            Access::Session(person, session) => {
                Some(Credential::Session { person: person.id.clone(), id: session.id.clone() })
            }
            Access::Token(person, token) => {
                Some(Credential::Token { person: person.id.clone(), id: token.id.clone() })
            }
        }
    }

    fn allow_play(&self) -> Result<(), Problem> {
        self.allow(Scope::BoardPlay).or_else(|_| self.allow(Scope::BotPlay))
    }
}

impl Known {
    /// Whether this may be done; a token needs the scope.
    pub fn allow(&self, scope: Scope) -> Result<(), Problem> {
        self.access.allow(scope)
    }
}

impl Signed {
    /// Whether this may be done; a token needs the scope.
    pub fn allow(&self, scope: Scope) -> Result<(), Problem> {
        self.access.allow(scope)
    }

    /// The session, for what only its owner may do in person: a token is not enough.
    pub fn in_person(&self) -> Result<&Session, Problem> {
        match &self.access {
            Access::Session(_, session) => Ok(session),
            Access::Guest | Access::Token(..) => Err(Problem::Forbidden(Forbidden::InPerson)),
        }
    }
}

/// What the sender of a request showed, for connections that last; nothing for guests and for nobody.
#[derive(Clone, Debug)]
pub struct Shown(pub Option<Credential>);

impl<S> FromRequestParts<S> for Shown
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Shown, Problem> {
        let known = identify(&AppState::from_ref(state), parts).await?;
        Ok(Shown(known.and_then(|known| known.access.credential())))
    }
}

impl<S> FromRequestParts<S> for SomeCaller
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SomeCaller, Problem> {
        let known = identify(&AppState::from_ref(state), parts).await?;
        if let Some(known) = &known {
            known.access.allow_play()?;
        }
        Ok(SomeCaller(known.map(|known| known.player)))
    }
}

impl<S> FromRequestParts<S> for Caller
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Caller, Problem> {
        let SomeCaller(player) = SomeCaller::from_request_parts(parts, state).await?;
        player.map(Caller).ok_or(Problem::NobodyKnown)
    }
}

impl<S> FromRequestParts<S> for Known
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Known, Problem> {
        let known = identify(&AppState::from_ref(state), parts).await?;
        known.ok_or(Problem::NobodyKnown)
    }
}

impl<S> FromRequestParts<S> for Signed
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Signed, Problem> {
        let Known { access, .. } = Known::from_request_parts(parts, state).await?;
        match &access {
            Access::Session(person, _) | Access::Token(person, _) => {
                Ok(Signed { person: person.clone(), access })
            }
            Access::Guest => Err(Problem::NeedsAccount),
        }
    }
}

/// Who sends the request. Whoever is known counts as seen just now.
async fn identify(app: &AppState, parts: &Parts) -> Result<Option<Known>, Problem> {
    let known = by_headers(app, &parts.headers).await?;
    if let Some(known) = &known {
        app.matches.visitors().saw(&known.player.id, time::now());
        if let Some(client) = parts.extensions.get::<Client>() {
            app.matches.engine_pool().note_address(&known.player.id, client);
        }
    }
    Ok(known)
}

async fn by_headers(app: &AppState, headers: &HeaderMap) -> Result<Option<Known>, Problem> {
    if let Some(token) = bearer(headers) {
        if GuestKey::is_meant(token) {
            return guest(app, token).await?.map(Some).ok_or(Problem::UnknownToken);
        }
        let hash = SecretHash::of_token(token).ok_or(Problem::UnknownToken)?;
        let (person, token) = app.accounts.of_token(hash).await?.ok_or(Problem::UnknownToken)?;
        let player = person.player();
        return Ok(Some(Known { player, access: Access::Token(person, token) }));
    }
    let cookies = app.protection.cookies;
    if let Some(hash) = cookies.find(Keeps::Session, headers).and_then(SecretHash::of_cookie)
        && let Some((person, session)) = app.accounts.of_session(hash).await?
    {
        let player = person.player();
        return Ok(Some(Known { player, access: Access::Session(person, session) }));
    }
    match cookies.find(Keeps::Guest, headers) {
        Some(key) => guest(app, key).await,
        None => Ok(None),
    }
}

/// The guest whose key comes with the request, also when somebody is signed in.
pub(crate) async fn guest_of(
    app: &AppState,
    headers: &HeaderMap,
) -> Result<Option<Player>, Problem> {
    let key = bearer(headers).or_else(|| app.protection.cookies.find(Keeps::Guest, headers));
    match key {
        Some(key) => Ok(guest(app, key).await?.map(|known| known.player)),
        None => Ok(None),
    }
}

/// The guest with this key, if it was issued here. Keys from before keys were signed are good for those
/// who have a match: nobody can get one with such a key any more.
async fn guest(app: &AppState, text: &str) -> Result<Option<Known>, Problem> {
    let player = match app.guests.read(text) {
        Some(ReadKey::Signed(key)) => Some(key.guest()),
        Some(ReadKey::Unsigned(key)) => {
            let player = key.guest();
            has_matches(app, &player).await?.then_some(player)
        }
        None => None,
    };
    Ok(player.map(|player| Known { player, access: Access::Guest }))
}

async fn has_matches(app: &AppState, player: &Player) -> Result<bool, Problem> {
    for phase in [Phase::Over, Phase::Playing, Phase::Open] {
        let player = Some(player.id.clone());
        let filter = SummaryFilter { player, ..SummaryFilter::of(phase, 1) };
        if !app.store.summaries(filter).await?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ').unwrap_or((value, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
