//! Keys of guests.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::RngExt as _;
use sha2::{Digest, Sha256};

use super::Player;

/// How a guest's key starts, so that it is not taken for another kind of token.
const PREFIX: &str = "guest_";

/// What a guest's browser keeps to itself.
#[derive(Clone, PartialEq, Eq)]
pub struct GuestKey(String);

/// A key is not for logs.
impl std::fmt::Debug for GuestKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GuestKey(hidden)")
    }
}

impl GuestKey {
    /// A key that nobody has.
    pub fn new() -> GuestKey {
        let bytes: [u8; 24] = rand::rng().random();
        GuestKey(format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// Reads a key; `None` if the text cannot be one.
    pub fn read(text: &str) -> Option<GuestKey> {
        let rest = text.strip_prefix(PREFIX)?;
        let decoded = URL_SAFE_NO_PAD.decode(rest).ok()?;
        (decoded.len() == 24).then(|| GuestKey(text.to_owned()))
    }

    /// The text for a cookie or an `Authorization` header.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The guest whose key this is.
    pub fn guest(&self) -> Player {
        let hash = Sha256::new().chain_update("galds guest 1").chain_update(&self.0).finalize();
        let id = URL_SAFE_NO_PAD.encode(&hash[..9]);
        Player::guest(&id)
    }
}

impl Default for GuestKey {
    fn default() -> GuestKey {
        GuestKey::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_always_names_the_same_guest_and_its_id_can_be_written() {
        let key = GuestKey::new();
        let again = GuestKey::read(key.text()).unwrap();
        assert_eq!(again.guest(), key.guest());
        assert_ne!(GuestKey::new().guest(), key.guest());
        assert!(key.guest().id.to_string().parse::<super::super::PlayerId>().is_ok());
        assert_eq!(GuestKey::read("guest_short"), None);
    }
}
