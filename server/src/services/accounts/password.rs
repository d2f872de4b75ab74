//! Passwords: what may be chosen, and how they are kept.
//!
//! The rules are few: long enough, not among the commonest, not the name. Nothing is demanded about
//! kinds of characters, nothing is cut off or changed; a password is hashed as it was typed.
//!
//! Kept is its argon2id hash with 19 MiB of memory and two passes, which OWASP gives as the least
//! for new programs, and which a small machine can do twenty times a second.
//!
//! `common_passwords.bin` holds the first four bytes of the SHA-256 of each of the 10,000 commonest
//! passwords with eight characters and more in the list of the UK's National Cyber Security Centre
//! (drawn from public breaches), in lower case, and of some more that are common in Latvian, Russian
//! and Hungarian; sorted. A fingerprint is enough to refuse; one other password in 400,000 is
//! refused by chance.

use std::sync::LazyLock;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use galds_games::core::explained;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use thiserror::Error;
use utoipa::ToSchema;

use crate::identity::fold;

const SHORTEST: usize = 8;
const LONGEST: usize = 256;

/// The memory of one hash, in KiB.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

static COMMON: &[u8] = include_bytes!("common_passwords.bin");
const FINGERPRINT: usize = 4;

/// Words that a password here could be made of without being a secret: ours, and the names of the games.
fn house_words() -> impl Iterator<Item = &'static str> {
    let games = galds_games::all().into_iter().map(|game| game.about.name);
    std::iter::once("galds").chain(games)
}

/// Why a password is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PasswordError {
    /// Too short.
    #[error("a password has at least 8 characters; several words make a good one")]
    Short,
    /// Too long to be hashed for everybody who asks.
    #[error("a password has at most 256 characters")]
    Long,
    /// Among those that are tried first.
    #[error("this password is among the commonest, which are tried first; choose another")]
    Common,
    /// Little more than the name or the name of a game.
    #[error("this password is little more than a name; choose another")]
    Name,
}

explained! { PasswordError in "password" { Short, Long, Common, Name } }

/// A password as somebody typed it. It is not shown in logs.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, format = Password)]
pub struct Typed(String);

impl std::fmt::Debug for Typed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Typed(…)")
    }
}

impl Typed {
    /// What was typed.
    pub fn new(text: impl Into<String>) -> Typed {
        Typed(text.into())
    }
}

/// A password that keeps the rules.
#[derive(Clone)]
pub struct NewPassword(Typed);

impl NewPassword {
    /// Checks a password that somebody with this name chose.
    pub fn new(password: Typed, name: &str) -> Result<NewPassword, PasswordError> {
        let length = password.0.chars().take(LONGEST + 1).count();
        if length < SHORTEST {
            return Err(PasswordError::Short);
        }
        if length > LONGEST {
            return Err(PasswordError::Long);
        }
        if is_common(&password.0) {
            return Err(PasswordError::Common);
        }
        if is_mostly_a_name(&password.0, name) {
            return Err(PasswordError::Name);
        }
        Ok(NewPassword(password))
    }
}

/// Whether it, or it without digits and signs at its end, is among the commonest, or it repeats one
/// or two characters.
fn is_common(password: &str) -> bool {
    let lower = password.to_lowercase();
    let stem = lower.trim_end_matches(|c: char| !c.is_alphabetic());
    let mut different: Vec<char> = lower.chars().collect();
    different.sort_unstable();
    different.dedup();
    has_fingerprint(&lower)
        || (stem.chars().count() >= SHORTEST && has_fingerprint(stem))
        || different.len() <= 2
}

fn has_fingerprint(lower: &str) -> bool {
    let hash = Sha256::digest(lower.as_bytes());
    let (fingerprints, _) = COMMON.as_chunks::<FINGERPRINT>();
    fingerprints.binary_search_by(|entry| entry.as_slice().cmp(&hash[..FINGERPRINT])).is_ok()
}

/// Whether fewer than five characters are left when names are taken out.
fn is_mostly_a_name(password: &str, name: &str) -> bool {
    let folded = fold(password);
    let is_most = |word: &str| {
        let word = fold(word);
        word.chars().count() >= 3
            && folded.contains(&word)
            && folded.replace(&word, "").chars().count() < 5
    };
    is_most(name) || house_words().any(is_most)
}

/// Hashes passwords and checks them. Both take time and memory: call it off the async threads.
#[derive(Clone, Debug)]
pub struct Hasher {
    argon2: Argon2<'static>,
}

impl Default for Hasher {
    fn default() -> Hasher {
        let params = Params::new(MEMORY, PASSES, LANES, None).unwrap_or_default();
        Hasher { argon2: Argon2::new(Algorithm::Argon2id, Version::V0x13, params) }
    }
}

/// What an unknown name is checked against, so that the answer takes as long as for a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| {
    let hasher = Hasher::default();
    hasher.hash_text("a password that nobody has")
});

impl Hasher {
    /// The text that is kept of a password.
    pub fn hash(&self, password: &NewPassword) -> String {
        self.hash_text(&password.0.0)
    }

    fn hash_text(&self, text: &str) -> String {
        self.argon2
            .hash_password(text.as_bytes())
            .expect("passwords of bounded length hash under valid parameters")
            .to_string()
    }

    /// Whether what was typed is the password with this hash. Without a hash (nobody has that name)
    /// the same work is done and the answer is no.
    pub fn verify(&self, typed: &Typed, hash: Option<&str>) -> bool {
        let known = hash.and_then(|hash| PasswordHash::new(hash).ok());
        let nobody = PasswordHash::new(&NOBODY).ok();
        let is_known = known.is_some();
        let fits = known.or(nobody).is_some_and(|hash| {
            // What is longer than any password was never hashed, and need not be.
            typed.0.len() <= 4 * LONGEST
                && self.argon2.verify_password(typed.0.as_bytes(), &hash).is_ok()
        });
        fits && is_known
    }

    /// Whether a hash was made with other parameters than today's and should be made anew.
    pub fn is_outdated(&self, hash: &str) -> bool {
        PasswordHash::new(hash).ok().and_then(|hash| Params::try_from(&hash).ok()).is_none_or(
            |params| (params.m_cost(), params.t_cost(), params.p_cost()) != (MEMORY, PASSES, LANES),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(password: &str) -> Result<(), PasswordError> {
        NewPassword::new(Typed::new(password), "Anna").map(|_| ())
    }

    #[test]
    fn long_uncommon_passwords_of_any_characters_are_accepted() {
        for password in ["correct horse battery", "šķērsām pār upi", "        7 spaces", "x8#Lq!2z"]
        {
            assert_eq!(check(password), Ok(()), "{password}");
        }
        assert_eq!(check(&"long ".repeat(51)), Ok(()));
    }

    #[test]
    fn short_long_common_and_name_like_passwords_are_refused() {
        assert_eq!(check("seven77"), Err(PasswordError::Short));
        assert_eq!(check(&"long ".repeat(52)), Err(PasswordError::Long));
        for common in [
            "password",
            "PassWord",
            "12345678",
            "qwertyuiop",
            "iloveyou",
            "password2031!",
            "aaaaaaaaaa",
            "abababababab",
        ] {
            assert_eq!(check(common), Err(PasswordError::Common), "{common}");
        }
        for name in ["Anna_Anna_1", "anna-2024", "ĀNNA ĀNNA", "lautari1!", "xxShatra"] {
            assert_eq!(check(name), Err(PasswordError::Name), "{name}");
        }
    }

    #[test]
    fn the_list_holds_what_the_standard_asks_for_in_order() {
        let (fingerprints, rest) = COMMON.as_chunks::<FINGERPRINT>();
        assert!(rest.is_empty() && fingerprints.len() >= 3_000);
        assert!(fingerprints.is_sorted());
    }

    #[test]
    fn a_password_is_checked_as_it_was_typed() {
        let hasher = Hasher::default();
        let hash = hasher.hash(&NewPassword::new(Typed::new("Correct Horse"), "Anna").unwrap());
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(hasher.verify(&Typed::new("Correct Horse"), Some(&hash)));
        for other in ["correct horse", "Correct Horse ", "", "Correct"] {
            assert!(!hasher.verify(&Typed::new(other), Some(&hash)), "{other}");
        }
        assert!(!hasher.is_outdated(&hash));
        assert!(hasher.is_outdated(&hash.replace("m=19456", "m=4096")));
        assert!(hasher.is_outdated("nonsense"));
    }

    #[test]
    fn two_hashes_of_one_password_differ() {
        let hasher = Hasher::default();
        let password = NewPassword::new(Typed::new("Correct Horse"), "Anna").unwrap();
        assert_ne!(hasher.hash(&password), hasher.hash(&password));
    }

    #[test]
    fn nobody_is_let_in_without_a_hash_not_even_with_the_password_of_nobody() {
        let hasher = Hasher::default();
        assert!(!hasher.verify(&Typed::new("a password that nobody has"), None));
        assert!(!hasher.verify(&Typed::new("x"), Some("nonsense")));
    }

    /// The processor time that this thread has used: what others do on the machine does not count.
    fn processor_time() -> std::time::Duration {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        std::time::Duration::try_from(now).unwrap()
    }

    #[test]
    fn an_unknown_name_takes_as_much_work_as_a_known_one() {
        let hasher = Hasher::default();
        let hash = hasher.hash(&NewPassword::new(Typed::new("Correct Horse"), "Anna").unwrap());
        let time = |hash: Option<&str>| {
            let fastest = (0..5).map(|_| {
                let start = processor_time();
                let _answer = hasher.verify(&Typed::new("wrong"), hash);
                processor_time().saturating_sub(start)
            });
            fastest.min().unwrap().as_secs_f64()
        };
        time(None);
        let (known, unknown) = (time(Some(&hash)), time(None));
        assert!((0.5..2.0).contains(&(known / unknown)), "{known} {unknown}");
    }

    #[test]
    fn a_typed_password_is_not_shown() {
        assert_eq!(format!("{:?}", Typed::new("secret")), "Typed(…)");
    }
}
