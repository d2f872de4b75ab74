//! What is left to the operating system's random source.

use galds_games::core::Side;
use galds_matches::MatchId;
use rand::RngExt as _;

/// The name of a match that nothing has.
pub fn match_id() -> MatchId {
    let mut random = rand::rng();
    MatchId::drawn(|most| random.random_range(0..most))
}

/// A name that nothing has, in letters and digits.
pub fn id() -> String {
    let letters = rand::rng().sample_iter(rand::distr::Alphanumeric).take(16);
    letters.map(char::from).collect()
}

/// The secret of a match.
pub(crate) fn secret() -> [u8; 32] {
    rand::rng().random()
}

/// One of two sides.
pub(crate) fn coin() -> Side {
    if rand::rng().random() { Side::First } else { Side::Second }
}
