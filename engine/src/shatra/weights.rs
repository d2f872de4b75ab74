//! Weights of Shatra's terms.

/// One weight for each term, in the order of the terms.
pub(super) const WEIGHTS: &[i32] = &[15, 100, 220, 300, 450, 10, 8, 12, 6, 20, 10, 8, 40, 10];
