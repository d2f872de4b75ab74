//! Fair dice at a match: what chance does follows from a secret that was committed to before.

use galds_games::core::{AnyTable, Chance, PerSide};
use galds_games::nardi::Action;
use galds_games::nardi::dice::{FairDice, Secret};
use rand::RngExt as _;

use super::MatchId;

/// The longest text that a player may add to the dice.
pub(super) const LONGEST_SEED: usize = 64;

/// A new secret, where the game has dice.
pub(super) fn new_secret(table: &dyn AnyTable) -> Option<String> {
    (table.about().chance == Chance::Dice).then(|| Secret::of(rand::rng().random()).reveal())
}

/// Whether a text can be added to the dice.
pub(super) fn is_seed(text: &str) -> bool {
    text.len() <= LONGEST_SEED && text.trim() == text && !text.contains(char::is_control)
}

/// The dice of a match.
pub(super) fn dice_of(id: &MatchId, secret: &str, seeds: &[String; 2]) -> Option<FairDice> {
    let [first, second] = seeds;
    FairDice::new(Secret::read(secret)?, id.as_str(), PerSide([first, second])).ok()
}

/// What chance does at this table by the throw with this number.
pub(super) fn thrown(dice: &FairDice, table: &dyn AnyTable, number: u64) -> Option<String> {
    let results = table.chances();
    let candidates = [Action::Opening(dice.opening(number)), Action::Throw(dice.throw(number))];
    let tokens = candidates.into_iter().map(|action| action.to_string());
    tokens.into_iter().find(|token| results.iter().any(|result| result.action == *token))
}
