//! Places in the order of their values.

/// The places of these values, the highest value first; equal values stay in the order of their places.
///
/// Every ranking goes through this one function: a sort of its own for each kind of candidate is several kilobytes in the
/// modules of the pages.
pub(super) fn highest_first(values: &[f64]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..values.len()).collect();
    places.sort_by(|&one, &two| values[two].total_cmp(&values[one]));
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_comes_first_and_equals_stay_in_order() {
        assert_eq!(highest_first(&[0.25, 0.75, 0.25, -1.0, 0.75]), [1, 4, 0, 2, 3]);
        assert!(highest_first(&[]).is_empty());
    }
}
