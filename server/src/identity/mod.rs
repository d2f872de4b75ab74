//! Who somebody is and how they prove it: names, secrets, scopes, the keys of guests.
//!
//! ```text
//!   name ──► PlayerName ──► fold (look-alikes) ──► unique
//!   login ──► Secret in a cookie ──► its hash in the table of sessions
//!   token ──► Secret in a header ──► its hash in the table of tokens, with scopes
//! ```
//!
//! Secrets are 256 random bits; only their hashes are kept, so whoever reads the database cannot sign in
//! with what is found there.
//!
//! A guest is nobody the server knows: its browser keeps a random key that the server has signed, and
//! the guest's id is a hash of the key. So a guest can come back to its matches, nothing has to be
//! stored for it, its id can be shown to everybody, and nobody can make up guests.

mod credential;
mod guest;
mod name;
mod recovery;
mod scope;
mod secret;

pub use credential::Credential;
pub use guest::{GuestKey, GuestKeys, ReadKey};
pub use name::{DELETED, NameError, PlayerName, fold, key};
pub use recovery::{RecoveryCode, RecoveryHash};
pub use scope::{Scope, Scopes, UnknownScope};
pub use secret::{Secret, SecretHash};
