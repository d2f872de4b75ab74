//! Ranking by a value.

/// The indices of these values, the highest value first; equal values stay in the order in which they are given.
///
/// Where something is ranked outside the search of a guess, this one function does it: each sort of its own kind of elements
/// would be several kilobytes more in the modules of the pages.
pub(super) fn highest_first(values: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &two| values[two].total_cmp(&values[one]));
    order
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
