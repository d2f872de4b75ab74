//! Accounts: registering, logging in, sessions and tokens.
//!
//! Passwords are chosen by people and get a slow hash (argon2id); secrets that the server makes get a fast
//! one ([`crate::identity`]).

mod guest;
mod leave;
mod password;
mod recovery;

use std::sync::Arc;

use galds_games::core::explained;
use galds_matches::clock::Millis;
use galds_matches::{Player, PlayerId};
use thiserror::Error;
use tokio::sync::Semaphore;

use crate::identity::{NameError, PlayerName, Scopes, Secret, SecretHash};
use crate::problem::{Problem, Unprocessable};
use crate::storage::{Added, NewPerson, Person, Relation, Session, Store, StoreError, Token};
use crate::{random, time};

pub use guest::{GuestGames, keep_promises, load_guest_keys, take_along};
pub use leave::leave;
pub use password::{Hasher, NewPassword, PasswordError, Typed};
pub use recovery::RecoverError;

/// A session ends when it was not used for so long.
pub const SESSION_IDLE: Millis = Millis::days(30);
/// A session ends after so long, however much it was used.
pub const SESSION_LONGEST: Millis = Millis::days(180);
/// How many passwords are hashed at once; each takes 19 MiB.
const HASHING: usize = 4;
/// The use of sessions and tokens is noted to this precision, so that looking is not writing.
const NOTED: Millis = Millis::minutes(60);
/// The longest description of a browser that is kept.
const LONGEST_AGENT: usize = 200;

/// Why an account was not made.
#[derive(Clone, Debug, Error)]
pub enum RegisterError {
    /// The name breaks a rule.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The name is somebody's.
    #[error("this name, or one that looks like it, is taken")]
    Taken,
    /// The password breaks a rule.
    #[error(transparent)]
    Password(#[from] PasswordError),
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

explained! {
    RegisterError in "register" {
        Name(error) => error as NameError,
        Taken,
        Password(error) => error as PasswordError,
        Store(error) => error as StoreError,
    }
}

/// Why somebody is not logged in.
#[derive(Clone, Debug, Error)]
pub enum LoginError {
    /// Which of the two is wrong is not told.
    #[error("the name or the password is wrong")]
    Wrong,
    /// Locked out.
    #[error("this account is closed: {0}")]
    Banned(String),
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

explained! {
    LoginError in "login" {
        Wrong as "server-wrong-login",
        Banned(reason),
        Store(error) => error as StoreError,
    }
}

impl From<LoginError> for Problem {
    fn from(error: LoginError) -> Problem {
        match error {
            LoginError::Wrong => Problem::WrongLogin,
            LoginError::Banned(_) => Problem::unprocessable("banned", &error),
            LoginError::Store(error) => error.into(),
        }
    }
}

impl From<RegisterError> for Problem {
    fn from(error: RegisterError) -> Problem {
        let code = match error {
            RegisterError::Name(_) => "name",
            RegisterError::Taken => "name_taken",
            RegisterError::Password(_) => "password",
            RegisterError::Store(error) => return error.into(),
        };
        Problem::unprocessable(code, &error)
    }
}

/// A session that began just now.
pub struct NewSession {
    /// Whose.
    pub person: Person,
    /// What their browser keeps.
    pub secret: Secret,
}

/// The accounts in a store, and how their owners prove who they are. Clones are the same.
#[derive(Clone)]
pub struct Accounts {
    store: Arc<dyn Store>,
    hashing: Arc<Semaphore>,
}

impl Accounts {
    /// The accounts in this store.
    pub fn new(store: Arc<dyn Store>) -> Accounts {
        Accounts { store, hashing: Arc::new(Semaphore::new(HASHING)) }
    }

    /// Makes an account.
    pub async fn register(&self, name: &str, password: Typed) -> Result<Person, RegisterError> {
        let name = PlayerName::new(name)?;
        let password = NewPassword::new(password, name.as_str())?;
        let password = self.hashed(password).await?;
        let (id, created) = (random::id(), time::now());
        let person = NewPerson { id: id.clone(), name, password, created };
        match self.store.add_person(person).await? {
            Added::Taken => Err(RegisterError::Taken),
            Added::Added => self.store.person(id).await?.ok_or(RegisterError::Taken),
        }
    }

    /// Checks a name and a password, in the same time whether there is such a name or not.
    pub async fn check(&self, name: &str, typed: Typed) -> Result<Person, LoginError> {
        let known = self.store.credentials(name.to_owned()).await?;
        let hash = known.as_ref().map(|(_, hash)| hash.clone());
        if !self.verified(typed.clone(), hash).await? {
            return Err(LoginError::Wrong);
        }
        let (person, hash) = known.ok_or(LoginError::Wrong)?;
        if let Some(reason) = person.banned {
            return Err(LoginError::Banned(reason));
        }
        if Hasher::default().is_outdated(&hash)
            && let Ok(password) = NewPassword::new(typed, &person.name)
        {
            let anew = self.hashed(password).await?;
            self.store.set_password(person.id.clone(), anew).await?;
        }
        Ok(person)
    }

    /// Begins a session for somebody who was checked or has just registered.
    pub async fn begin(&self, person: Person, agent: &str) -> Result<NewSession, StoreError> {
        let (secret, now) = (Secret::random(), time::now());
        let agent = agent.chars().filter(|c| !c.is_control()).take(LONGEST_AGENT).collect();
        let session = Session { id: random::id(), agent, created: now, seen: now };
        self.store.add_session(person.id.clone(), secret.hash(), session).await?;
        Ok(NewSession { person, secret })
    }

    /// Whose session this is, if it has not ended.
    pub async fn of_session(
        &self,
        hash: SecretHash,
    ) -> Result<Option<(Person, Session)>, StoreError> {
        let now = time::now();
        let (used, made) = (now.before(SESSION_IDLE), now.before(SESSION_LONGEST));
        let found = self.store.session(hash.clone(), used, made).await?;
        let found = found.filter(|(person, _)| person.banned.is_none());
        if let Some((_, session)) = &found
            && now.since(session.seen) > NOTED
        {
            self.store.see_session(hash, now).await?;
        }
        Ok(found)
    }

    /// Whose token this is.
    pub async fn of_token(&self, hash: SecretHash) -> Result<Option<(Person, Token)>, StoreError> {
        let now = time::now();
        let found = self.store.token(hash.clone()).await?;
        let found = found.filter(|(person, _)| person.banned.is_none());
        if let Some((_, token)) = &found
            && token.used.is_none_or(|used| now.since(used) > NOTED)
        {
            self.store.see_token(hash, now).await?;
        }
        Ok(found)
    }

    /// Makes a token. Its secret is given this once.
    pub async fn make_token(
        &self,
        person: &Person,
        label: &str,
        scopes: Scopes,
    ) -> Result<(Secret, Token), StoreError> {
        let secret = Secret::random();
        let token = Token {
            id: random::id(),
            label: label.to_owned(),
            scopes,
            created: time::now(),
            used: None,
        };
        self.store.add_token(person.id.clone(), secret.hash(), token.clone()).await?;
        Ok((secret, token))
    }

    /// Changes a password and ends all other sessions.
    pub async fn change_password(
        &self,
        person: &Person,
        session: &Session,
        password: Typed,
    ) -> Result<(), RegisterError> {
        let password = NewPassword::new(password, &person.name)?;
        let password = self.hashed(password).await?;
        self.store.set_password(person.id.clone(), password).await?;
        self.store.end_other_sessions(person.id.clone(), session.id.clone()).await?;
        Ok(())
    }

    /// The person whom somebody wants to invite by name.
    pub async fn invited(&self, by: &Player, name: &str) -> Result<Player, Problem> {
        let person = self.store.person_named(name.to_owned()).await?;
        let person = person.ok_or(Unprocessable::UnknownName)?;
        if let PlayerId::Person(id) = &by.id {
            if *id == person.id {
                return Err(Unprocessable::OwnOpponent.into());
            }
            if self.store.is_related(person.id.clone(), Relation::Block, id.clone()).await? {
                return Err(Unprocessable::Blocked.into());
            }
        }
        Ok(person.player())
    }

    async fn hashed(&self, password: NewPassword) -> Result<String, StoreError> {
        self.off_thread(move |hasher| hasher.hash(&password)).await
    }

    async fn verified(&self, typed: Typed, hash: Option<String>) -> Result<bool, StoreError> {
        self.off_thread(move |hasher| hasher.verify(&typed, hash.as_deref())).await
    }

    /// Hashing takes long: it waits for its turn, and runs where it stops nobody.
    async fn off_thread<T: Send + 'static>(
        &self,
        work: impl FnOnce(Hasher) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let _turn = self.hashing.acquire().await.map_err(|_| StoreError::Stopping)?;
        let work = tokio::task::spawn_blocking(move || work(Hasher::default()));
        work.await.map_err(|_| StoreError::Stopping)
    }
}
