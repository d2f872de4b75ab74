//! The two loops in which a network of whole numbers spends its time.
//!
//! ```text
//!   move_sums     sums[j] = from[j] + Σ rows[i][j] over added i − Σ rows[i][j] over removed i
//!   squared_dot   Σ clamp(sums[j], 0, 255)² · weights[j]
//! ```
//!
//! The loops are plain code, which the compiler turns into vectors of the kind that each of its copies is for. Whole
//! numbers have no rounding, so all copies give the same results to the last bit.

use super::{Path, Vectors};

/// Widths are multiples of this.
pub const LANES: usize = 64;

/// The largest value of a unit.
pub const UNIT: i16 = 255;

/// Puts `from`, with some rows added and some taken away, into `sums`. Rows are as wide as `sums`.
///
/// # Panics
///
/// If the widths differ or are no multiple of [`LANES`], or a row is not there.
#[inline]
pub fn move_sums(
    path: Path,
    rows: &[i16],
    from: &[i16],
    added: &[u16],
    removed: &[u16],
    sums: &mut [i16],
) {
    assert!(from.len() == sums.len() && sums.len().is_multiple_of(LANES));
    match path.0 {
        Vectors::Portable => plain::move_sums(rows, from, added, removed, sums),
        // SAFETY: the path says that the machine has these vectors.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2 => unsafe { avx2::move_sums(rows, from, added, removed, sums) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx512 => unsafe { avx512::move_sums(rows, from, added, removed, sums) },
        #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
        Vectors::Simd128 => simd128::move_sums(rows, from, added, removed, sums),
    }
}

/// The sum of the squares of all units, each times its weight. Weights are within ±127, and there are no more than 128
/// units, so that the sum cannot overflow; a larger one wraps around in the same way on every path.
///
/// # Panics
///
/// If there are not as many weights as units, or no multiple of [`LANES`].
#[inline]
pub fn squared_dot(path: Path, sums: &[i16], weights: &[i16]) -> i32 {
    assert!(sums.len() == weights.len() && sums.len().is_multiple_of(LANES));
    match path.0 {
        Vectors::Portable => plain::squared_dot(sums, weights),
        // SAFETY: the path says that the machine has these vectors.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2 => unsafe { avx2::squared_dot(sums, weights) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx512 => unsafe { avx512::squared_dot(sums, weights) },
        #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
        Vectors::Simd128 => simd128::squared_dot(sums, weights),
    }
}

#[expect(clippy::inline_always, reason = "a copy that is not inlined would not use the vectors")]
mod plain {
    use super::{LANES, UNIT};

    #[inline(always)]
    pub(super) fn move_sums(
        rows: &[i16],
        from: &[i16],
        added: &[u16],
        removed: &[u16],
        sums: &mut [i16],
    ) {
        let width = sums.len();
        let strips = from.as_chunks::<LANES>().0.iter().zip(sums.as_chunks_mut::<LANES>().0);
        for (number, (from, sums)) in strips.enumerate() {
            let row = |row: u16| -> &[i16; LANES] {
                &rows[usize::from(row) * width..][..width].as_chunks::<LANES>().0[number]
            };
            let mut totals = *from;
            for &added in added {
                for (total, weight) in totals.iter_mut().zip(row(added)) {
                    *total = total.wrapping_add(*weight);
                }
            }
            for &removed in removed {
                for (total, weight) in totals.iter_mut().zip(row(removed)) {
                    *total = total.wrapping_sub(*weight);
                }
            }
            *sums = totals;
        }
    }

    #[inline(always)]
    pub(super) fn squared_dot(sums: &[i16], weights: &[i16]) -> i32 {
        let mut total = 0_i32;
        for (sums, weights) in sums.as_chunks::<LANES>().0.iter().zip(weights.as_chunks().0) {
            let weights: &[i16; LANES] = weights;
            for (&sum, &weight) in sums.iter().zip(weights) {
                let unit = sum.clamp(0, UNIT);
                let product = unit.wrapping_mul(weight);
                total = total.wrapping_add(i32::from(product) * i32::from(unit));
            }
        }
        total
    }
}

/// Copies of the plain loops for one kind of vectors.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", feature = "simd128")))]
macro_rules! copies {
    ($name:ident, $features:literal) => {
        mod $name {
            use super::plain;

            #[target_feature(enable = $features)]
            pub(super) fn move_sums(
                rows: &[i16],
                from: &[i16],
                added: &[u16],
                removed: &[u16],
                sums: &mut [i16],
            ) {
                plain::move_sums(rows, from, added, removed, sums);
            }

            #[target_feature(enable = $features)]
            pub(super) fn squared_dot(sums: &[i16], weights: &[i16]) -> i32 {
                plain::squared_dot(sums, weights)
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
copies!(avx2, "avx2");
#[cfg(target_arch = "x86_64")]
copies!(avx512, "avx512f,avx512bw");
#[cfg(all(target_arch = "wasm32", feature = "simd128"))]
copies!(simd128, "simd128");

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::core::Rng;

    fn numbers(rng: &mut Rng, count: usize, most: i16) -> Vec<i16> {
        let span = 2 * most as usize + 1;
        (0..count).map(|_| rng.below(span) as i16 - most).collect()
    }

    #[test]
    fn all_paths_of_this_machine_give_the_same_to_the_last_bit() {
        let mut rng = Rng::seeded(3);
        for width in [64, 128] {
            let rows = numbers(&mut rng, 40 * width, 300);
            let from = numbers(&mut rng, width, 400);
            let weights = numbers(&mut rng, width, 127);
            let run = |path: Path| {
                let mut sums = vec![0; width];
                move_sums(path, &rows, &from, &[0, 7, 39], &[3, 8], &mut sums);
                let dot = squared_dot(path, &sums, &weights);
                (sums, dot)
            };
            let (sums, dot) = run(Path::PORTABLE);
            let expected = |j: usize| {
                let row = |i: usize| rows[i * width + j];
                from[j] + row(0) + row(7) + row(39) - row(3) - row(8)
            };
            assert!((0..width).all(|j| sums[j] == expected(j)));
            let units = sums.iter().map(|&sum| i32::from(sum.clamp(0, UNIT)));
            let plain: i32 = units.zip(&weights).map(|(x, &w)| x * x * i32::from(w)).sum();
            assert_eq!(dot, plain);
            for path in Path::all() {
                assert_eq!(run(path), (sums.clone(), dot), "{} {width}", path.name());
            }
        }
    }

    #[test]
    #[should_panic(expected = "range")]
    fn rows_that_are_not_there_are_refused() {
        move_sums(Path::best(), &[0; 128], &[0; 64], &[2], &[], &mut [0; 64]);
    }
}
