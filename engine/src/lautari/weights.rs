//! Weights of Lautari's terms.

/// One weight for each term, in the order of the terms.
pub(super) const WEIGHTS: &[i32] =
    &[15, 100, 160, 320, 350, 8, 16, 30, 20, 60, 40, 15, 10, 12, 6, 40, 20];
