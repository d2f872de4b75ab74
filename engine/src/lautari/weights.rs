//! Weights of Lautari's terms, by hand.
//!
//! Those of `galds tune lautari --games 1500 --nodes 2000 --seed 1` foretell results better (mean surprise
//! 0.6361, by these 0.6412) but play no better: 47.5 % ± 8.4 in 100 games at 2,500 positions an action.

/// One weight for each term, in the order of the terms.
pub(super) const WEIGHTS: &[i32] =
    &[15, 100, 160, 320, 350, 8, 16, 30, 20, 60, 40, 15, 10, 12, 6, 40, 20];
