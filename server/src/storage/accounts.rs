//! What is kept of accounts.

use galds_matches::clock::Moment;
use galds_matches::{Player, PlayerId, named};

use super::Answer;
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

/// A browser in which somebody is logged in.
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
        /// Wants to hear of them.
        Follow = "follow",
        /// Wants not to be bothered by them.
        Block = "block",
    }
}

/// Accounts, and what proves whose they are.
pub trait AccountStore: Send + Sync {
    /// Makes an account.
    fn add_person(&self, person: NewPerson) -> Answer<'_, Added>;
    /// The account with this id.
    fn person(&self, id: String) -> Answer<'_, Option<Person>>;
    /// The account with this name, whatever its case.
    fn person_named(&self, name: String) -> Answer<'_, Option<Person>>;
    /// The same with the hash of its password.
    fn credentials(&self, name: String) -> Answer<'_, Option<(Person, String)>>;
    /// Changes the hash of a password.
    fn set_password(&self, id: String, password: String) -> Answer<'_, ()>;
    /// Changes what somebody says about themselves.
    fn set_about(&self, id: String, about: String) -> Answer<'_, ()>;
    /// Makes an account a person's or a program's.
    fn set_kind(&self, id: String, kind: PersonKind) -> Answer<'_, ()>;
    /// Locks somebody out with a reason, or lets them in again; locking out ends sessions and tokens.
    fn set_banned(&self, id: String, reason: Option<String>) -> Answer<'_, ()>;
    /// Removes an account, and its name from everything that others keep.
    fn delete_person(&self, person: Person) -> Answer<'_, ()>;
    /// Every account, by name, after that name.
    fn people(&self, after: String, limit: u32) -> Answer<'_, Vec<Person>>;

    /// Begins a session.
    fn add_session(&self, person: String, hash: SecretHash, session: Session) -> Answer<'_, ()>;
    /// Whose session this is, if it was used since `used_since` and made since `made_since`.
    fn session(
        &self,
        hash: SecretHash,
        used_since: Moment,
        made_since: Moment,
    ) -> Answer<'_, Option<(Person, Session)>>;
    /// Notes that a session was used.
    fn see_session(&self, hash: SecretHash, at: Moment) -> Answer<'_, ()>;
    /// The sessions of somebody, the latest first.
    fn sessions(&self, person: String) -> Answer<'_, Vec<Session>>;
    /// Ends a session; false if there is none of that name.
    fn end_session(&self, person: String, id: String) -> Answer<'_, bool>;
    /// Ends all sessions but one.
    fn end_other_sessions(&self, person: String, kept: String) -> Answer<'_, u64>;
    /// Throws out sessions that were not used since that moment.
    fn sweep_sessions(&self, used_since: Moment) -> Answer<'_, u64>;

    /// Makes a token.
    fn add_token(&self, person: String, hash: SecretHash, token: Token) -> Answer<'_, ()>;
    /// Whose token this is.
    fn token(&self, hash: SecretHash) -> Answer<'_, Option<(Person, Token)>>;
    /// Notes that a token was used.
    fn see_token(&self, hash: SecretHash, at: Moment) -> Answer<'_, ()>;
    /// The tokens of somebody, the latest first.
    fn tokens(&self, person: String) -> Answer<'_, Vec<Token>>;
    /// Ends a token; false if there is none of that name.
    fn end_token(&self, person: String, id: String) -> Answer<'_, bool>;

    /// Has a person follow or block another.
    fn relate(
        &self,
        person: String,
        relation: Relation,
        other: String,
        at: Moment,
    ) -> Answer<'_, ()>;
    /// Ends following or blocking.
    fn unrelate(&self, person: String, relation: Relation, other: String) -> Answer<'_, ()>;
    /// Whether a person follows or blocks another.
    fn is_related(&self, person: String, relation: Relation, other: String) -> Answer<'_, bool>;
    /// Everybody whom a person follows or blocks, the latest first.
    fn related(&self, person: String, relation: Relation) -> Answer<'_, Vec<Person>>;
    /// How many follow somebody.
    fn followers(&self, person: String) -> Answer<'_, u64>;
    /// Notes that a guest's matches are to become a person's; what was promised of the guest before
    /// stands.
    fn promise_to_take_along(&self, guest: PlayerId, person: String, at: Moment) -> Answer<'_, ()>;
    /// The guests whose matches were to become a person's before this moment.
    fn to_take_along(&self, before: Moment) -> Answer<'_, Vec<(PlayerId, String)>>;
    /// Notes that it is done.
    fn took_along(&self, guest: PlayerId) -> Answer<'_, ()>;
    /// Puts a player's name under everything that a guest said beside matches.
    fn sign_chat_anew(&self, guest: PlayerId, player: Player) -> Answer<'_, ()>;
    /// The accounts of programs, by name.
    fn bots(&self, limit: u32) -> Answer<'_, Vec<Person>>;
    /// Everything that somebody said beside matches: match, moment, words.
    fn words_of(&self, player: PlayerId) -> Answer<'_, Vec<(String, Moment, String)>>;
}
