//! Chance that nobody could choose and everybody can check.
//!
//! ```text
//!   before the match   the host draws a secret and publishes its commitment, SHA-256 of it
//!                      each player may add a seed, a text of their own
//!   result n           HMAC-SHA-256 with the secret as key, over match, seeds and n
//!   after the match    the secret is published, and anyone can recompute every result
//! ```
//!
//! What bytes become (dice, results by weight) is a matter of those who use them. Nothing here draws randomness: the
//! secret comes from its caller.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// 32 bytes, written as 64 hexadecimal digits.
pub type Bytes = [u8; 32];

/// What the host keeps to itself until the match is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Bytes);

/// A secret is not for logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(committed to by {})", self.commitment())
    }
}

impl Secret {
    /// A secret of these bytes, which must come from a good random source.
    pub const fn of(bytes: Bytes) -> Secret {
        Secret(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Secret> {
        read_hex(text).map(Secret)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &Bytes {
        &self.0
    }

    /// The 64 digits that are published after the match.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What is published before the first result.
    pub fn commitment(&self) -> Commitment {
        let hash = Sha256::new().chain_update("galds dice commitment 1").chain_update(self.0);
        Commitment(hash.finalize().into())
    }

    /// 32 bytes that follow from the secret: HMAC-SHA-256 over the label, each text with its length before it as four
    /// bytes, the number of the result as eight bytes and the number of the block as four, the highest byte first.
    pub fn block<'t>(
        &self,
        label: &str,
        texts: impl IntoIterator<Item = &'t str>,
        number: u64,
        block: u32,
    ) -> Bytes {
        // Keys are filled up with zeros to the 64 bytes that the hash takes at once.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.0);
        let mut hmac = Hmac::<Sha256>::new(&key.into());
        hmac.update(label.as_bytes());
        for text in texts {
            hmac.update(&(text.len() as u32).to_be_bytes());
            hmac.update(text.as_bytes());
        }
        hmac.update(&number.to_be_bytes());
        hmac.update(&block.to_be_bytes());
        hmac.finalize().into_bytes().into()
    }
}

/// The hash of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(Bytes);

impl Commitment {
    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Commitment> {
        read_hex(text).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

fn hex(bytes: &Bytes) -> String {
    let digit = |value: u8| char::from_digit(value.into(), 16).unwrap_or('0');
    bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn read_hex(text: &str) -> Option<Bytes> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_is_written_and_nothing_else_is_one() {
        let secret = Secret::of([0xa7; 32]);
        assert_eq!(Secret::read(&secret.reveal()), Some(secret.clone()));
        assert_eq!(Commitment::read(&secret.commitment().to_string()), Some(secret.commitment()));
        for text in ["", "a7", &"g".repeat(64), &"a".repeat(66)] {
            assert_eq!(Secret::read(text), None, "{text}");
        }
    }

    #[test]
    fn no_two_questions_share_their_bytes() {
        let secret = Secret::of([1; 32]);
        let mut blocks = [
            secret.block("a", ["match", "x", "y"], 1, 0),
            secret.block("b", ["match", "x", "y"], 1, 0),
            secret.block("a", ["match", "xy", ""], 1, 0),
            secret.block("a", ["match", "x", "y"], 2, 0),
            secret.block("a", ["match", "x", "y"], 1, 1),
            Secret::of([2; 32]).block("a", ["match", "x", "y"], 1, 0),
        ];
        blocks.sort_unstable();
        assert!(blocks.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn a_secret_is_not_in_its_debug_form() {
        let secret = Secret::of([0xa7; 32]);
        assert!(!format!("{secret:?}").contains(&secret.reveal()));
    }
}
