//! Fair dice: throws that nobody could choose and everybody can check.
//!
//! ```text
//!   before the match   the server draws a secret and publishes its commitment, SHA-256 of it
//!                      each player may add a seed, a text of their own
//!   throw n            HMAC-SHA-256 with the secret as key, over seeds, match and n
//!   after the match    the secret is published, and anyone can recompute every throw
//! ```
//!
//! The commitment keeps the server from changing its mind. A seed keeps it from having chosen the secret
//! by its throws, if the seed was made after the commitment was published: who adds one should have seen
//! the commitment first. Where neither player did, the dice are only as fair as the server was when it
//! drew the secret. A byte of the hash gives a die by its remainder of 6; the bytes 252 to 255
//! are passed over, since with them some numbers would come more often.
//!
//! This module draws no randomness: the secret comes from its caller.
//!
//! # The published file
//!
//! ```text
//! galds dice 1
//! match: spring cup, round 2
//! rules: backgammon,match=3
//! commitment: 64 hexadecimal digits
//! white-seed: any text, may be empty
//! black-seed: any text, may be empty
//! secret: 64 hexadecimal digits
//! actions: o31 8-5,6-5 42 …
//! ```
//!
//! The actions are the tokens of the match from its start, on one line or several. Throws are
//! counted from 1, the opening throws among them.
//!
//! What is hashed, in bytes (numbers with the highest byte first, each text with its length before
//! it as four bytes): for the commitment `galds dice commitment 1` and the 32 bytes of the secret;
//! for a throw `galds dice throw 1`, the match as a text, White's seed, Black's seed, the number of
//! the throw as eight bytes, and the number of the block as four bytes. Blocks are counted from 0; a
//! further one is used when the 32 bytes of the last do not suffice. The dice of a throw are the
//! first two, in the opening White's and Black's; equal opening dice are passed over as a pair.

use std::fmt;

use galds_core::{Game, PerSide, RuleSet, Table};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::throw::{Die, Opening, Throw};
use crate::{Action, Nardi, Phase, Rules};

/// 32 bytes, written as 64 hexadecimal digits.
type Bytes = [u8; 32];

/// What the server keeps to itself until the match is over.
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
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The 64 digits that are published after the match.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What is published before the first throw.
    pub fn commitment(&self) -> Commitment {
        let hash = Sha256::new().chain_update("galds dice commitment 1").chain_update(self.0);
        Commitment(hash.finalize().into())
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

/// The dice of one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDice {
    secret: Secret,
    match_name: String,
    seeds: PerSide<String>,
}

impl FairDice {
    /// The dice of a match with this name. Names and seeds are single lines.
    pub fn new(
        secret: Secret,
        match_name: &str,
        seeds: PerSide<&str>,
    ) -> Result<FairDice, DiceError> {
        let line = |text: &str| {
            if text.trim() == text && !text.contains(char::is_control) {
                Ok(text.to_owned())
            } else {
                Err(DiceError::NotALine(text.to_owned()))
            }
        };
        let [white, black] = seeds.0;
        let seeds = PerSide([line(white)?, line(black)?]);
        Ok(FairDice { secret, match_name: line(match_name)?, seeds })
    }

    /// The throw with this number, counted from 1.
    pub fn throw(&self, number: u64) -> Throw {
        let [one, other] = Stream::new(self, number).pair();
        Throw::of(one, other)
    }

    /// The throw with this number, as the first one of a game.
    pub fn opening(&self, number: u64) -> Opening {
        let mut stream = Stream::new(self, number);
        loop {
            let [white, black] = stream.pair();
            if let Some(opening) = Opening::of(white, black) {
                return opening;
            }
        }
    }

    /// What chance does at a position by the throw with this number; nothing if it is not chance's
    /// turn.
    pub fn result(&self, phase: Phase, number: u64) -> Option<Action> {
        match phase {
            Phase::Open => Some(Action::Opening(self.opening(number))),
            Phase::Roll => Some(Action::Throw(self.throw(number))),
            Phase::Double | Phase::Dice(_) | Phase::Over => None,
        }
    }

    /// The file to publish when the match at this table is over: its secret is in it.
    pub fn publish(&self, table: &Table<Nardi>) -> String {
        let tokens: Vec<String> = table.moments().map(|(_, action)| action.to_string()).collect();
        let [white, black] = &self.seeds.0;
        format!(
            "{TITLE}\nmatch: {}\nrules: {}\ncommitment: {}\nwhite-seed: {white}\n\
             black-seed: {black}\nsecret: {}\nactions: {}\n",
            self.match_name,
            table.game().rules().text(),
            self.secret.commitment(),
            self.secret.reveal(),
            tokens.join(" ")
        )
    }
}

/// The dice that belong to one number of a throw.
struct Stream<'a> {
    dice: &'a FairDice,
    number: u64,
    block: u32,
    bytes: Bytes,
    used: usize,
}

impl Stream<'_> {
    fn new(dice: &FairDice, number: u64) -> Stream<'_> {
        let bytes = hashed(dice, number, 0);
        Stream { dice, number, block: 0, bytes, used: 0 }
    }

    fn pair(&mut self) -> [Die; 2] {
        [self.die(), self.die()]
    }

    fn die(&mut self) -> Die {
        loop {
            if self.used == self.bytes.len() {
                self.block += 1;
                self.bytes = hashed(self.dice, self.number, self.block);
                self.used = 0;
            }
            let byte = self.bytes[self.used];
            self.used += 1;
            if byte < 252 {
                return Die::ALL[usize::from(byte % 6)];
            }
        }
    }
}

fn hashed(dice: &FairDice, number: u64, block: u32) -> Bytes {
    // Keys are filled up with zeros to the 64 bytes that the hash takes at once.
    let mut key = [0; 64];
    key[..32].copy_from_slice(&dice.secret.0);
    let mut hmac = Hmac::<Sha256>::new(&key.into());
    hmac.update(b"galds dice throw 1");
    for text in std::iter::once(&dice.match_name).chain(&dice.seeds.0) {
        hmac.update(&(text.len() as u32).to_be_bytes());
        hmac.update(text.as_bytes());
    }
    hmac.update(&number.to_be_bytes());
    hmac.update(&block.to_be_bytes());
    hmac.finalize().into_bytes().into()
}

const TITLE: &str = "galds dice 1";

/// What was found in a published file whose dice are right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub match_name: String,
    /// How many throws were recomputed.
    pub throws: u64,
    /// The outcome that the actions reach; `*` while the match is on.
    pub outcome: String,
}

/// Why published dice were refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiceError {
    /// A name or seed of more than one line, or with spaces around it.
    #[error("`{0}` is not a single line without spaces around it")]
    NotALine(String),
    /// The first line is another one.
    #[error("line 1: a published match starts with `{TITLE}`")]
    Title,
    /// A line without its key.
    #[error("line {line}: `{key}: …` is expected here")]
    Key {
        /// The line, counted from 1.
        line: usize,
        /// What should start it.
        key: &'static str,
    },
    /// A value that is no 32 bytes.
    #[error("line {line}: the {key} is 64 hexadecimal digits")]
    Hex {
        /// The line, counted from 1.
        line: usize,
        /// What it is.
        key: &'static str,
    },
    /// Rules that cannot be read.
    #[error("line {line}: {reason}")]
    Rules {
        /// The line, counted from 1.
        line: usize,
        /// Why.
        reason: String,
    },
    /// The secret was changed after the commitment.
    #[error("the secret does not fit the commitment: its hash is {0}")]
    Commitment(Commitment),
    /// A throw is not the one that follows from the secret.
    #[error("throw {number} (action {place}) should be {derived}, but the file has {written}")]
    Throw {
        /// The number of the throw, counted from 1.
        number: u64,
        /// The number of the action, counted from 1.
        place: usize,
        /// What follows from the secret.
        derived: String,
        written: String,
    },
    /// An action is not legal.
    #[error("action {place}, `{written}`: {reason}")]
    Action {
        /// The number of the action, counted from 1.
        place: usize,
        written: String,
        reason: String,
    },
}

/// Recomputes every throw of a published match.
pub fn verify(text: &str) -> Result<Verified, DiceError> {
    let published = Published::read(text)?;
    let dice = &published.dice;
    let reached = dice.secret.commitment();
    if reached != published.commitment {
        return Err(DiceError::Commitment(reached));
    }
    let mut table = Table::new(Nardi::new(published.rules));
    let mut throws = 0;
    for (place, written) in (1..).zip(&published.tokens) {
        let refused =
            |reason: String| DiceError::Action { place, written: written.clone(), reason };
        let action = table.read_action(written).map_err(|error| refused(error.to_string()))?;
        if matches!(action, Action::Opening(_) | Action::Throw(_)) {
            throws += 1;
            let derived = dice.result(table.position().phase(), throws);
            if derived != Some(action) {
                let derived = derived.map_or_else(String::new, |action| action.to_string());
                let written = written.clone();
                return Err(DiceError::Throw { number: throws, place, derived, written });
            }
        }
        table.play(action).map_err(|error| refused(error.to_string()))?;
    }
    let outcome = table.turn().outcome_text();
    Ok(Verified { match_name: dice.match_name.clone(), throws, outcome })
}

/// A published file, taken apart.
struct Published {
    rules: Rules,
    commitment: Commitment,
    dice: FairDice,
    tokens: Vec<String>,
}

impl Published {
    fn read(text: &str) -> Result<Published, DiceError> {
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line.trim() != TITLE) {
            return Err(DiceError::Title);
        }
        let mut last = 1;
        let mut value = |key: &'static str| {
            last += 1;
            let line = lines.next().map_or("", |(_, line)| line);
            let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(':'));
            value.map(|value| (last, value.trim())).ok_or(DiceError::Key { line: last, key })
        };
        let (_, match_name) = value("match")?;
        let (line, rules) = value("rules")?;
        let refused =
            |reason: galds_core::RulesError| DiceError::Rules { line, reason: reason.to_string() };
        let rules = Rules::read(rules).map_err(refused)?;
        let (line, commitment) = value("commitment")?;
        let commitment =
            Commitment::read(commitment).ok_or(DiceError::Hex { line, key: "commitment" })?;
        let seeds = PerSide([value("white-seed")?.1, value("black-seed")?.1]);
        let (line, secret) = value("secret")?;
        let secret = Secret::read(secret).ok_or(DiceError::Hex { line, key: "secret" })?;
        let (_, first) = value("actions")?;
        let rest = lines.flat_map(|(_, line)| line.split_whitespace());
        let tokens = first.split_whitespace().chain(rest).map(str::to_owned).collect();
        let dice = FairDice::new(secret, match_name, seeds)?;
        Ok(Published { rules, commitment, dice, tokens })
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
