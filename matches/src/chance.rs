//! Fair chance at a match: what chance does follows from a secret that was committed to before.
//!
//! ```text
//!   when the match is made   the host draws a secret and publishes its commitment, SHA-256 of it
//!   when it begins           each player may have added a seed, a text of their own
//!   result n                 HMAC-SHA-256 with the secret as key, over match, seeds and n
//!   when it is over          the secret is published, and anyone can recompute every result
//! ```
//!
//! There are two derivations. A match keeps the one of its game for good, because finished matches are
//! checked by it.
//!
//! 1. **The game's own** ([`galds_games::core::hosting::OwnChance`]), where it has one that its published files hold.
//! 2. **By weight**, for every other game: a number below the sum of the weights is drawn from the hash, and
//!    the results, in the order in which the game lists them, share the numbers by their weights.
//!
//! What is hashed for the second, in bytes (numbers with the highest byte first, each text with its length
//! before it as four bytes): `galds chance 2`, the name of the match, the seeds of the first and the second
//! side, the number of the result as eight bytes, and the number of the block as four. A block gives four
//! numbers of eight bytes. Those at the upper end that would favour some results are passed over; blocks are
//! counted from 0 and used until a number is found.

use galds_games::core::hosting::{ChanceKey, OwnChance};
use galds_games::core::{AnyTable, Chance, PerSide, Weighted};
use galds_games::fair::Secret;

use crate::MatchId;

/// The longest text that a player may add to chance.
const LONGEST_SEED: usize = 64;

/// The secret of a match that these bytes, from a good random source, make; none where nothing is left to
/// chance.
pub(crate) fn secret(table: &dyn AnyTable, bytes: [u8; 32]) -> Option<String> {
    (table.about().chance != Chance::None).then(|| Secret::of(bytes).reveal())
}

/// Whether a text can be added to chance.
pub(crate) fn is_seed(text: &str) -> bool {
    text.len() <= LONGEST_SEED && text.trim() == text && !text.contains(char::is_control)
}

/// What chance does in one match.
#[derive(Clone, Debug)]
pub struct FairChance {
    own: Option<OwnChance>,
    secret: Secret,
    match_name: String,
    seeds: [String; 2],
}

impl FairChance {
    /// The chance of a match of this game; none if the secret or a seed cannot be one.
    pub fn new(game: &str, id: &MatchId, secret: &str, seeds: &[String; 2]) -> Option<FairChance> {
        let own = galds_games::hosting(game).chance;
        let secret = Secret::read(secret)?;
        if !seeds.iter().all(|seed| is_seed(seed)) {
            return None;
        }
        Some(FairChance { own, secret, match_name: id.to_string(), seeds: seeds.clone() })
    }

    /// The token of what chance does at this table, as the result with this number, counted from 1; none
    /// where chance has nothing to do.
    pub fn result(&self, table: &dyn AnyTable, number: u64) -> Option<String> {
        match self.own {
            Some(own) => (own.result)(&self.key(), table, number),
            None => self.draw(table.chances(), number),
        }
    }

    /// The file by which anybody can check what chance did, where the game has one: the secret is in it.
    pub(crate) fn publish(&self, table: &dyn AnyTable) -> Option<String> {
        (self.own?.publish)(&self.key(), table)
    }

    fn key(&self) -> ChanceKey<'_> {
        let [first, second] = &self.seeds;
        ChanceKey {
            secret: self.secret.as_bytes(),
            match_name: &self.match_name,
            seeds: PerSide([first, second]),
        }
    }

    fn draw(&self, results: Vec<Weighted<String>>, number: u64) -> Option<String> {
        let total: u64 = results.iter().map(|result| u64::from(result.weight)).sum();
        let mut drawn = self.below(total, number)?;
        results.into_iter().find_map(|Weighted { action, weight }| {
            let is_it = drawn < u64::from(weight);
            drawn = drawn.wrapping_sub(weight.into());
            is_it.then_some(action)
        })
    }

    /// The number below `total` that belongs to the result with this number.
    fn below(&self, total: u64, number: u64) -> Option<u64> {
        // The numbers from here on are too few to be shared evenly.
        let uneven = u64::MAX - u64::MAX.checked_rem(total)?;
        let mut numbers = (0..).flat_map(|block| self.block(number, block));
        numbers.find(|&drawn| drawn < uneven).map(|drawn| drawn % total)
    }

    fn block(&self, number: u64, block: u32) -> [u64; 4] {
        let texts = std::iter::once(&self.match_name).chain(&self.seeds).map(String::as_str);
        let bytes = self.secret.block("galds chance 2", texts, number, block);
        let word = |place: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[place * 8..][..8]);
            u64::from_be_bytes(word)
        };
        [word(0), word(1), word(2), word(3)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::nardi::dice::verify;

    const SECRET: &str = "0707070707070707070707070707070707070707070707070707070707070707";

    fn by_weight() -> FairChance {
        let seeds = ["a".to_owned(), String::new()];
        let id = MatchId::from_hash(b"twelve bytes");
        FairChance::new("a game of cards", &id, SECRET, &seeds).unwrap()
    }

    fn results(weights: &[u32]) -> Vec<Weighted<String>> {
        let weighted =
            |(number, &weight): (usize, &u32)| Weighted { action: number.to_string(), weight };
        weights.iter().enumerate().map(weighted).collect()
    }

    #[test]
    fn results_come_as_often_as_their_weights_say() {
        let (chance, mut counts) = (by_weight(), [0_u32; 4]);
        for number in 1..=6_000 {
            let drawn = chance.draw(results(&[1, 2, 0, 3]), number).unwrap();
            counts[drawn.parse::<usize>().unwrap()] += 1;
        }
        assert_eq!(counts[2], 0);
        for (count, expected) in [(counts[0], 1_000_i64), (counts[1], 2_000), (counts[3], 3_000)] {
            // Six standard deviations of the most spread of them.
            assert!((i64::from(count) - expected).abs() < 240, "{counts:?}");
        }
    }

    #[test]
    fn the_same_secret_draws_the_same_results_and_everything_that_is_hashed_matters() {
        let drawn = |chance: &FairChance| -> Vec<String> {
            (1..40).map(|number| chance.draw(results(&[1; 9]), number).unwrap()).collect()
        };
        let chance = by_weight();
        assert_eq!(drawn(&chance), drawn(&by_weight()));
        let other_seed = FairChance { seeds: [String::new(), "a".to_owned()], ..by_weight() };
        let other_match = FairChance { match_name: "x".to_owned(), ..by_weight() };
        let other_secret = FairChance { secret: Secret::of([8; 32]), ..by_weight() };
        for other in [other_seed, other_match, other_secret] {
            assert_ne!(drawn(&chance), drawn(&other));
        }
    }

    #[test]
    fn where_chance_has_nothing_to_do_nothing_is_drawn() {
        assert_eq!(by_weight().draw(Vec::new(), 1), None);
        assert_eq!(by_weight().draw(results(&[0, 0]), 1), None);
    }

    #[test]
    fn the_dice_of_nardi_are_those_that_its_published_files_are_checked_by() {
        let seeds = ["white".to_owned(), "black".to_owned()];
        let id: MatchId = "k7RtmW3xQz9e".parse().unwrap();
        let chance = FairChance::new("nardi", &id, SECRET, &seeds).unwrap();
        let mut table = galds_games::open("nardi", "nardi").unwrap();
        let mut rolls = 0;
        for _ in 0..80 {
            let results = table.chances();
            let token = if results.is_empty() {
                table.legal().1.swap_remove(0)
            } else {
                rolls += 1;
                chance.result(&*table, rolls).unwrap()
            };
            table.play_text(&token).unwrap();
        }
        let verified = verify(&chance.publish(&*table).unwrap()).unwrap();
        assert_eq!(verified.rolls, rolls);
        assert!(rolls > 20, "{rolls}");
    }

    #[test]
    fn seeds_are_short_single_lines() {
        assert!(is_seed("") && is_seed("any text"));
        assert!(!is_seed(" a") && !is_seed("a\nb") && !is_seed(&"x".repeat(LONGEST_SEED + 1)));
    }
}
