//! What is kept of accounts.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use galds_matches::{Player, PlayerId, named};

use super::StoreError;
use crate::identity::{PlayerName, Scopes, SecretHash};

named! {
    /// Who sits behind an account.
    #[derive(utoipa::ToSchema)]
    pub enum PersonKind {
        /// A person.
        Human = "human",
        /// A program.
        Bot = "bot",
    }
}

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What never changes.
    pub id: String,
    /// The name.
    pub name: String,
    /// A person or a program.
    pub kind: PersonKind,
    /// What they say about themselves.
    pub about: String,
    /// When the account was made.
    pub created: Moment,
    /// Why they are locked out, if they are.
    pub banned: Option<String>,
}

impl Person {
    /// The player that others meet.
    pub fn player(&self) -> Player {
        Player { id: PlayerId::Person(self.id.clone()), name: self.name.clone() }
    }
}

/// An account that is to be made.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// What never changes.
    pub id: String,
    /// The name.
    pub name: PlayerName,
    /// The hash of the password.
    pub password: String,
    /// When.
    pub created: Moment,
}

/// Whether a name could be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It is theirs now.
    Added,
    /// It, or one that looks like it, is somebody's or was.
    Taken,
}

/// A session: a browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its name in lists.
    pub id: String,
    /// What the browser calls itself.
    pub agent: String,
    /// When it began.
    pub created: Moment,
    /// When it was last used, to the hour.
    pub seen: Moment,
}

/// A token that programs use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its name in lists.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it allows.
    pub scopes: Scopes,
    /// When it was made.
    pub created: Moment,
    /// When it was last used, to the hour.
    pub used: Option<Moment>,
}

named! {
    /// What a person can have to do with another.
    #[derive(utoipa::ToSchema)]
    pub enum Relation {
        /// Follows them.
        Follow = "follow",
        /// Wants not to be bothered by them.
        Block = "block",
    }
}

/// Accounts, and what proves whose they are.
#[async_trait]
pub trait AccountStore: Send + Sync {
    /// Makes an account.
    async fn add_person(&self, person: NewPerson) -> Result<Added, StoreError>;
    /// The account with this id.
    async fn person(&self, id: String) -> Result<Option<Person>, StoreError>;
    /// The account with this name, whatever its case.
    async fn person_named(&self, name: String) -> Result<Option<Person>, StoreError>;
    /// The same with the hash of its password.
    async fn credentials(&self, name: String) -> Result<Option<(Person, String)>, StoreError>;
    /// Changes the hash of a password.
    async fn set_password(&self, id: String, password: String) -> Result<(), StoreError>;
    /// Changes what an account says in its profile.
    async fn set_about(&self, id: String, about: String) -> Result<(), StoreError>;
    /// Makes an account a person's or a program's.
    async fn set_kind(&self, id: String, kind: PersonKind) -> Result<(), StoreError>;
    /// Bans an account with a reason, or lifts the ban; a ban ends sessions and tokens.
    async fn set_banned(&self, id: String, reason: Option<String>) -> Result<(), StoreError>;
    /// Removes an account, and its name from everything that others keep.
    async fn delete_person(&self, person: Person) -> Result<(), StoreError>;
    /// Every account, by name, after that name.
    async fn people(&self, after: String, limit: u32) -> Result<Vec<Person>, StoreError>;

    /// Begins a session.
    async fn add_session(
        &self,
        person: String,
        hash: SecretHash,
        session: Session,
    ) -> Result<(), StoreError>;
    /// Whose session this is, if it was used since `used_since` and made since `made_since`.
    async fn session(
        &self,
        hash: SecretHash,
        used_since: Moment,
        made_since: Moment,
    ) -> Result<Option<(Person, Session)>, StoreError>;
    /// Notes that a session was used.
    async fn see_session(&self, hash: SecretHash, at: Moment) -> Result<(), StoreError>;
    /// The sessions of an account, the latest first.
    async fn sessions(&self, person: String) -> Result<Vec<Session>, StoreError>;
    /// Ends a session; false if there is none of that name.
    async fn end_session(&self, person: String, id: String) -> Result<bool, StoreError>;
    /// Ends all sessions but one.
    async fn end_other_sessions(&self, person: String, kept: String) -> Result<u64, StoreError>;
    /// Deletes sessions that were not used since that moment.
    async fn sweep_sessions(&self, used_since: Moment) -> Result<u64, StoreError>;

    /// Makes a token.
    async fn add_token(
        &self,
        person: String,
        hash: SecretHash,
        token: Token,
    ) -> Result<(), StoreError>;
    /// Whose token this is.
    async fn token(&self, hash: SecretHash) -> Result<Option<(Person, Token)>, StoreError>;
    /// Notes that a token was used.
    async fn see_token(&self, hash: SecretHash, at: Moment) -> Result<(), StoreError>;
    /// The API tokens of an account, the latest first.
    async fn tokens(&self, person: String) -> Result<Vec<Token>, StoreError>;
    /// Ends a token; false if there is none of that name.
    async fn end_token(&self, person: String, id: String) -> Result<bool, StoreError>;

    /// Has a person follow or block another.
    async fn relate(
        &self,
        person: String,
        relation: Relation,
        other: String,
        at: Moment,
    ) -> Result<(), StoreError>;
    /// Ends following or blocking.
    async fn unrelate(
        &self,
        person: String,
        relation: Relation,
        other: String,
    ) -> Result<(), StoreError>;
    /// Whether a person follows or blocks another.
    async fn is_related(
        &self,
        person: String,
        relation: Relation,
        other: String,
    ) -> Result<bool, StoreError>;
    /// Everybody whom a person follows or blocks, the latest first.
    async fn related(&self, person: String, relation: Relation) -> Result<Vec<Person>, StoreError>;
    /// How many followers an account has.
    async fn followers(&self, person: String) -> Result<u64, StoreError>;
    /// Notes that a guest's matches are to become a person's; what was promised of the guest before
    /// stands.
    async fn promise_to_take_along(
        &self,
        guest: PlayerId,
        person: String,
        at: Moment,
    ) -> Result<(), StoreError>;
    /// The guests whose matches were to become a person's before this moment.
    async fn to_take_along(&self, before: Moment) -> Result<Vec<(PlayerId, String)>, StoreError>;
    /// Notes that it is done.
    async fn took_along(&self, guest: PlayerId) -> Result<(), StoreError>;
    /// Puts a player's name under all chat messages of a guest.
    async fn sign_chat_anew(&self, guest: PlayerId, player: Player) -> Result<(), StoreError>;
    /// The accounts of programs, by name.
    async fn bots(&self, limit: u32) -> Result<Vec<Person>, StoreError>;
    /// All chat messages of an account: match, moment, words.
    async fn words_of(&self, player: PlayerId)
    -> Result<Vec<(String, Moment, String)>, StoreError>;
}
