//! Recovery codes: 80 random bits in letters and digits that are hard to mistake for each other.
//!
//! Nobody can try out 80 bits, so a fast hash is enough. It is mixed with the account, so that one hash says nothing about
//! others.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use rand::RngExt;
use sha2::{Digest, Sha256};

/// Crockford's digits: no I, L, O and U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 16;
/// So many characters stand together when a code is shown.
const GROUP: usize = 4;

/// A code that was made just now, to be shown to its owner once, or one that somebody typed.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

/// What is kept of a code, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryHash(String);

impl std::fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RecoveryCode(…)")
    }
}

impl RecoveryCode {
    /// A new code from the operating system's random source.
    pub fn random() -> RecoveryCode {
        let mut random = rand::rng();
        let digit = |_| char::from(DIGITS[random.random_range(0..DIGITS.len())]);
        RecoveryCode((0..LENGTH).map(digit).collect())
    }

    /// A code as somebody typed it: in any case, with or without dashes and spaces, and with the letters that look like
    /// digits. Nothing if it cannot be one.
    pub fn typed(text: &str) -> Option<RecoveryCode> {
        let plain = text.chars().filter(|c| !c.is_whitespace() && *c != '-').take(LENGTH + 1);
        let digit = |c: char| match c.to_ascii_uppercase() {
            'O' => Some('0'),
            'I' | 'L' => Some('1'),
            c => u8::try_from(c).is_ok_and(|c| DIGITS.contains(&c)).then_some(c),
        };
        let code: String = plain.map(digit).collect::<Option<_>>()?;
        (code.len() == LENGTH).then_some(RecoveryCode(code))
    }

    /// The code as it is shown: `7K3M-9QXA-…`.
    pub fn text(&self) -> String {
        let groups = self.0.as_bytes().chunks(GROUP).map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join("-")
    }

    /// What is kept of it for this account.
    pub fn hash(&self, person: &str) -> RecoveryHash {
        let hash = Sha256::new().chain_update(person).chain_update([0]).chain_update(&self.0);
        RecoveryHash(BASE64_URL_SAFE_NO_PAD.encode(hash.finalize()))
    }
}

impl RecoveryHash {
    /// The text in the database.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_again_however_it_is_typed() {
        let code = RecoveryCode("0123456789ABCDEF".to_owned());
        assert_eq!(code.text(), "0123-4567-89AB-CDEF");
        for typed in ["0123-4567-89AB-CDEF", "0123456789abcdef", " oI23 4567 89ab cdef "] {
            assert_eq!(RecoveryCode::typed(typed).as_ref(), Some(&code), "{typed}");
        }
        let random = RecoveryCode::random();
        assert_eq!(RecoveryCode::typed(&random.text()), Some(random));
    }

    #[test]
    fn other_texts_are_no_codes() {
        for text in [
            "",
            "0123-4567-89AB-CDE",
            "0123-4567-89AB-CDEFG",
            "0123-4567-89AB-CDEU",
            "Ō123456789ABCDEF",
        ] {
            assert_eq!(RecoveryCode::typed(text), None, "{text}");
        }
    }

    #[test]
    fn the_hash_differs_by_account_and_holds_nothing_of_the_code() {
        let code = RecoveryCode::random();
        assert_ne!(code.hash("anna"), code.hash("bob"));
        assert_eq!(code.hash("anna"), code.hash("anna"));
        assert!(!code.hash("anna").as_str().contains(&code.0));
    }
}
