//! How often kinds have which features, as counted in games.

use std::sync::LazyLock;

use galds_games::luzhanqi::pieces::KINDS;

use super::features::PIECE_FEATURES;

/// How far the counts are trusted: less than fully, since features of the same piece say partly the same.
pub(super) const TRUST: f64 = 0.8;

/// By feature and kind: the logarithm of how much more often than others such a piece has the feature.
static TABLES: LazyLock<Vec<[f64; KINDS]>> = LazyLock::new(|| {
    let numbers: Vec<f64> = include_str!("tables.txt")
        .split_whitespace()
        .filter_map(|text| text.parse::<i32>().ok())
        .map(|hundredths| f64::from(hundredths) / 100.0)
        .collect();
    let mut tables: Vec<[f64; KINDS]> =
        numbers.chunks_exact(KINDS).filter_map(|row| row.try_into().ok()).collect();
    tables.resize(PIECE_FEATURES, [0.0; KINDS]);
    tables
});

/// The row of a feature.
pub(super) fn weights(feature: usize) -> [f64; KINDS] {
    TABLES[feature]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_row() {
        let text = include_str!("tables.txt");
        assert_eq!(text.lines().count(), PIECE_FEATURES);
        assert!(text.lines().all(|line| line.split_whitespace().count() == KINDS));
    }
}
