//! People: who plays here, and how they prove it.
//!
//! ```text
//!   name ──► PlayerName ──► fold (look-alikes) ──► unique
//!   password ──► NewPassword (rules) ──► argon2id
//!   login ──► Secret in a cookie ──► its hash in the table of sessions
//!   token ──► Secret in a header ──► its hash in the table of tokens, with scopes
//! ```
//!
//! Secrets are 256 random bits; only their hashes are kept, so whoever reads the database cannot
//! log in with what is found there. Passwords are chosen by people and get the slow hash.

mod cookie;
mod desk;
mod guest;
mod leave;
mod name;
mod password;
mod scope;
mod secret;

pub use cookie::{Cookies, Keeps, SESSION_IDLE, SESSION_LONGEST};
pub(crate) use desk::random_id;
pub use desk::{Desk, LoginError, NewSession, RegisterError};
pub use guest::{GuestGames, keep_promises, take_along};
pub use leave::leave;
pub use name::{NameError, PlayerName, fold, key};
pub use password::{Hasher, NewPassword, PasswordError, Typed};
pub use scope::{Scope, Scopes, UnknownScope};
pub use secret::{Secret, SecretHash};
