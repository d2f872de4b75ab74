//! Hashing words: a fixed mixing function, the same on every machine and every run.

/// Scrambles a word so that every input bit reaches every output bit (the finaliser of `SplitMix64`,
/// Steele, Lea and Flood 2014).
#[must_use]
pub const fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// One hash of several words, in which their order matters.
#[must_use]
pub const fn mix_all<const N: usize>(words: [u64; N]) -> u64 {
    let mut hash = 0;
    let mut i = 0;
    while i < N {
        hash = mix(hash ^ words[i]);
        i += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_words_matters() {
        assert_ne!(mix_all([1, 2]), mix_all([2, 1]));
        assert_ne!(mix_all([0, 0]), mix_all([0]));
    }
}
