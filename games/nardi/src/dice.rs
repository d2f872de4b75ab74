//! Fair dice: rolls that nobody could choose and everybody can check.
//!
//! ```text
//!   before the match   the server draws a secret and publishes its commitment, SHA-256 of it
//!                      each player may add a seed, a text of their own
//!   roll n            HMAC-SHA-256 with the secret as key, over seeds, match and n
//!   after the match    the secret is published, and anyone can recompute every roll
//! ```
//!
//! The commitment keeps the server from changing its mind. A seed keeps it from having chosen the secret
//! by its rolls, if the seed was made after the commitment was published: who adds one should have seen
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
//! The actions are the tokens of the match from its start, on one line or several. Rolls are
//! counted from 1, the opening rolls among them.
//!
//! What is hashed, in bytes (numbers with the highest byte first, each text with its length before
//! it as four bytes): for the commitment `galds dice commitment 1` and the 32 bytes of the secret;
//! for a roll `galds dice throw 1`, the match as a text, White's seed, Black's seed, the number of
//! the roll as eight bytes, and the number of the block as four bytes. Blocks are counted from 0; a
//! further one is used when the 32 bytes of the last do not suffice. The dice of a roll are the
//! first two, in the opening White's and Black's; equal opening dice are passed over as a pair.

use galds_core::hosting::{ChanceKey, OwnChance};
use galds_core::{AnyTable, Game, PerSide, RuleSet, Table};
use galds_fair::Bytes;
pub use galds_fair::{Commitment, Secret};
use thiserror::Error;

use crate::roll::{Die, Opening, Roll};
use crate::{Action, Nardi, Phase, Rules};

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

    /// The roll with this number, counted from 1.
    pub fn roll(&self, number: u64) -> Roll {
        let [one, other] = Stream::new(self, number).pair();
        Roll::of(one, other)
    }

    /// The roll with this number, as the first one of a game.
    pub fn opening(&self, number: u64) -> Opening {
        let mut stream = Stream::new(self, number);
        loop {
            let [white, black] = stream.pair();
            if let Some(opening) = Opening::of(white, black) {
                return opening;
            }
        }
    }

    /// What chance does at a position by the roll with this number; nothing if it is not chance's
    /// turn.
    pub fn result(&self, phase: Phase, number: u64) -> Option<Action> {
        match phase {
            Phase::Open => Some(Action::Opening(self.opening(number))),
            Phase::Roll => Some(Action::Roll(self.roll(number))),
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

/// How hosts of matches roll the dice: two dice from the bytes of a hash, which is what published files hold.
pub(crate) const OWN_CHANCE: OwnChance = OwnChance {
    result: |key, table, number| {
        let dice = FairDice::of(key)?;
        let candidates = [Action::Opening(dice.opening(number)), Action::Roll(dice.roll(number))];
        let results = table.chances();
        let mut tokens = candidates.into_iter().map(|action| action.to_string());
        tokens.find(|token| results.iter().any(|result| result.action == *token))
    },
    publish: |key, table| Some(FairDice::of(key)?.publish(&Nardi::retold(table)?)),
};

impl FairDice {
    fn of(key: &ChanceKey<'_>) -> Option<FairDice> {
        FairDice::new(Secret::of(*key.secret), key.match_name, key.seeds).ok()
    }
}

impl Nardi {
    /// A table of this game with what was played at another, if that is one of this game.
    pub(crate) fn retold(table: &dyn AnyTable) -> Option<Table<Nardi>> {
        if table.about().name != Nardi::ABOUT.name {
            return None;
        }
        let mut own = Table::new(Nardi::new(Rules::read(&table.rules_text()).ok()?));
        for (_, played) in table.past() {
            own.play(own.read_action(&played.token).ok()?).ok()?;
        }
        Some(own)
    }
}

/// The dice that belong to one number of a roll.
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
    let texts = std::iter::once(&dice.match_name).chain(&dice.seeds.0);
    dice.secret.block("galds dice throw 1", texts.map(String::as_str), number, block)
}

const TITLE: &str = "galds dice 1";

/// What was found in a published file whose dice are right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub match_name: String,
    /// How many rolls were recomputed.
    pub rolls: u64,
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
    /// A roll is not the one that follows from the secret.
    #[error("roll {number} (action {place}) should be {derived}, but the file has {written}")]
    Roll {
        /// The number of the roll, counted from 1.
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

/// Recomputes every roll of a published match.
pub fn verify(text: &str) -> Result<Verified, DiceError> {
    let published = Published::read(text)?;
    let dice = &published.dice;
    let reached = dice.secret.commitment();
    if reached != published.commitment {
        return Err(DiceError::Commitment(reached));
    }
    let mut table = Table::new(Nardi::new(published.rules));
    let mut rolls = 0;
    for (place, written) in (1..).zip(&published.tokens) {
        let refused =
            |reason: String| DiceError::Action { place, written: written.clone(), reason };
        let action = table.read_action(written).map_err(|error| refused(error.to_string()))?;
        if matches!(action, Action::Opening(_) | Action::Roll(_)) {
            rolls += 1;
            let derived = dice.result(table.position().phase(), rolls);
            if derived != Some(action) {
                let derived = derived.map_or_else(String::new, |action| action.to_string());
                let written = written.clone();
                return Err(DiceError::Roll { number: rolls, place, derived, written });
            }
        }
        table.play(action).map_err(|error| refused(error.to_string()))?;
    }
    let outcome = table.turn().outcome_text();
    Ok(Verified { match_name: dice.match_name.clone(), rolls, outcome })
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
