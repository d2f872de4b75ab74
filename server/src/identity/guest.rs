//! Keys of guests.
//!
//! ```text
//!   guest_ base64( 24 random bytes · 16 bytes of HMAC-SHA-256 over them )
//! ```
//!
//! The secret of the signature is in the database, so that all servers that share it know each other's
//! guests. Keys of servers before this one had no signature; they are taken only from guests who have
//! played, and there are no new ones of those.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use galds_matches::Player;
use hmac::{Hmac, KeyInit, Mac};
use rand::RngExt as _;
use sha2::{Digest, Sha256};

/// How a guest's key starts, so that it is not taken for another kind of token.
const PREFIX: &str = "guest_";
/// What is random in a key.
const RANDOM: usize = 24;
/// What is kept of the signature: nobody can try out 128 bits over a network.
const SIGNATURE: usize = 16;

/// What a guest's browser keeps to itself.
#[derive(Clone, PartialEq, Eq)]
pub struct GuestKey(String);

/// A key is not for logs.
impl std::fmt::Debug for GuestKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GuestKey(hidden)")
    }
}

/// A key that somebody showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadKey {
    /// It was issued here.
    Signed(GuestKey),
    /// It has the form of keys that were not signed yet.
    Unsigned(GuestKey),
}

impl GuestKey {
    /// Whether a text claims to be a guest's key.
    pub fn is_meant(text: &str) -> bool {
        text.starts_with(PREFIX)
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

    fn of_bytes(bytes: &[u8]) -> GuestKey {
        GuestKey(format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes)))
    }
}

/// Issues keys and knows its own.
#[derive(Clone)]
pub struct GuestKeys {
    secret: Vec<u8>,
}

/// The secret is not for logs.
impl std::fmt::Debug for GuestKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GuestKeys(hidden)")
    }
}

impl GuestKeys {
    /// The name under which the secret of the signatures is kept.
    pub const SECRET: &str = "guest keys";

    /// A text that can become the secret.
    pub fn fresh_secret() -> String {
        let fresh: [u8; 32] = rand::rng().random();
        URL_SAFE_NO_PAD.encode(fresh)
    }

    /// With the secret that this text stands for, if it stands for one.
    pub fn of_secret(text: &str) -> Option<GuestKeys> {
        URL_SAFE_NO_PAD.decode(text).ok().map(GuestKeys::new)
    }

    fn new(secret: Vec<u8>) -> GuestKeys {
        GuestKeys { secret }
    }

    /// A key that nobody has.
    pub fn issue(&self) -> GuestKey {
        let random: [u8; RANDOM] = rand::rng().random();
        let signature = self.signature(&random).map(|mac| mac.finalize().into_bytes());
        let signed = signature.map(|signature| [&random, &signature[..SIGNATURE]].concat());
        GuestKey::of_bytes(&signed.unwrap_or_default())
    }

    /// Reads a key; `None` if the text is none, or was made up.
    pub fn read(&self, text: &str) -> Option<ReadKey> {
        let bytes = URL_SAFE_NO_PAD.decode(text.strip_prefix(PREFIX)?).ok()?;
        let key = GuestKey(text.to_owned());
        match bytes.len() {
            RANDOM => Some(ReadKey::Unsigned(key)),
            length if length == RANDOM + SIGNATURE => {
                let (random, signature) = bytes.split_at(RANDOM);
                self.signature(random)?.verify_truncated_left(signature).ok()?;
                Some(ReadKey::Signed(key))
            }
            _ => None,
        }
    }

    /// HMAC takes secrets of any length: there is always one.
    fn signature(&self, random: &[u8]) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).ok()?;
        mac.update(b"galds guest 2");
        mac.update(random);
        Some(mac)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> GuestKeys {
        GuestKeys::new(vec![7; 32])
    }

    #[test]
    fn a_key_always_names_the_same_guest_and_its_id_can_be_written() {
        let key = keys().issue();
        assert_eq!(keys().read(key.text()), Some(ReadKey::Signed(key.clone())));
        assert_ne!(keys().issue().guest(), key.guest());
        assert!(key.guest().id.to_string().parse::<galds_matches::PlayerId>().is_ok());
    }

    #[test]
    fn keys_that_were_made_up_or_changed_or_issued_elsewhere_are_refused() {
        let key = keys().issue();
        let made_up = GuestKey::of_bytes(&[1; RANDOM + SIGNATURE]);
        assert_eq!(keys().read(made_up.text()), None);
        assert_eq!(GuestKeys::new(vec![8; 32]).read(key.text()), None);
        let bytes = URL_SAFE_NO_PAD.decode(key.text().strip_prefix(PREFIX).unwrap()).unwrap();
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            assert_eq!(keys().read(GuestKey::of_bytes(&changed).text()), None, "byte {place}");
        }
        for text in ["guest_short", "", "guest_", key.text().strip_prefix(PREFIX).unwrap()] {
            assert_eq!(keys().read(text), None, "{text}");
        }
    }

    #[test]
    fn keys_without_a_signature_are_told_from_those_that_have_one() {
        let old = GuestKey::of_bytes(&[1; RANDOM]);
        assert_eq!(keys().read(old.text()), Some(ReadKey::Unsigned(old.clone())));
    }
}
