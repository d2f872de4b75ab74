//! Secrets that the server makes: 256 random bits, of which only a hash is kept.
//!
//! A fast hash is enough here. Nobody can try out 256 bits, and a lookup by the hash of what was sent
//! tells nothing by the time it takes.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use rand::RngExt;
use sha2::{Digest, Sha256};

const BYTES: usize = 32;

/// In front of API tokens, so that programs which look for leaked secrets know one.
const TOKEN_PREFIX: &str = "galds_";

/// A secret that was made just now, to be given to its owner once.
#[derive(Clone)]
pub struct Secret([u8; BYTES]);

/// What is kept of a secret, as text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SecretHash(String);

impl Secret {
    /// A new secret from the operating system's random source.
    pub fn random() -> Secret {
        Secret(rand::rng().random())
    }

    /// The text for a cookie.
    pub fn cookie_text(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0)
    }

    /// The text for an API token.
    pub fn token_text(&self) -> String {
        format!("{TOKEN_PREFIX}{}", self.cookie_text())
    }

    /// What is kept of it.
    pub fn hash(&self) -> SecretHash {
        SecretHash::of_bytes(&self.0)
    }
}

impl SecretHash {
    /// The hash of a secret that came in a cookie, if it has the form of one.
    pub fn of_cookie(text: &str) -> Option<SecretHash> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == BYTES).then(|| SecretHash::of_bytes(&bytes))
    }

    /// The hash of an API token, if it has the form of one.
    pub fn of_token(text: &str) -> Option<SecretHash> {
        SecretHash::of_cookie(text.strip_prefix(TOKEN_PREFIX)?)
    }

    /// The text in the database.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn of_bytes(bytes: &[u8]) -> SecretHash {
        SecretHash(BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_known_again_by_its_hash_alone() {
        let secret = Secret::random();
        assert_eq!(SecretHash::of_cookie(&secret.cookie_text()), Some(secret.hash()));
        assert_eq!(SecretHash::of_token(&secret.token_text()), Some(secret.hash()));
        assert!(!secret.hash().as_str().contains(&secret.cookie_text()));
        assert_eq!(secret.cookie_text().len(), 43);
    }

    #[test]
    fn no_two_secrets_are_alike_and_other_texts_have_no_hash() {
        assert_ne!(Secret::random().hash(), Secret::random().hash());
        let secret = Secret::random().cookie_text();
        for text in
            ["", "galds_", "?", &secret[1..], &format!("{secret}A"), &format!("galds_{secret}")]
        {
            assert_eq!(SecretHash::of_cookie(text), None, "{text}");
        }
        assert_eq!(SecretHash::of_token(&secret), None);
    }
}
