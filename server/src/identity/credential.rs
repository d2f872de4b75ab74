//! What somebody with an account showed when a live connection was opened, and what ends it.

/// A session or a token, by its name in lists. It holds no secret.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Credential {
    /// A browser in which the person is signed in.
    Session {
        /// Whose.
        person: String,
        /// Its name in lists.
        id: String,
    },
    /// A token of the person.
    Token {
        /// Whose.
        person: String,
        /// Its name in lists.
        id: String,
    },
}

impl Credential {
    /// Whose it is.
    pub fn person(&self) -> &str {
        match self {
            Credential::Session { person, .. } | Credential::Token { person, .. } => person,
        }
    }
}
