//! Weights of Rotary's terms.

/// One weight for each term, in the order of the terms.
pub(super) const WEIGHTS: &[i32] = &[20, 60, 60, 25, 10, 8, 15, 60];
