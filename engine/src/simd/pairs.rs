//! The loops in which a wide network of whole numbers spends its time.
//!
//! ```text
//!   add_rows       sums[j]    += Σ rows[i][j]                                    over some rows
//!   multiply_add   sums[b][j] += Σ x[b][2i] · rows[i][2j] + x[b][2i+1] · rows[i][2j+1]
//!                                                    over some rows, for one position or four at once
//!   rectify        units[j]    = clamp(sums[j] / 2^shift, 0, 32767)
//! ```
//!
//! A row of [`multiply_add`] holds the weights of two inputs, one beside the other: all kinds of vectors have an instruction
//! that multiplies two such pairs and adds their products. Whole numbers have no rounding, so all paths give the same to the
//! last bit; sums that grow too large wrap around in the same way.
//!
//! The public functions check all lengths first, and a [`Path`] other than the portable one exists only where the machine
//! can take it; so they are safe to call.

use super::{Path, Vectors};

/// How many positions go through a layer together.
pub const BLOCK: usize = 4;
/// Widths of layers are multiples of this: one vector of the widest kind.
pub const LANES: usize = 16;

/// Adds some rows of a matrix, as wide as `sums`, to `sums`.
///
/// # Panics
///
/// If the width is no multiple of [`LANES`], or a row is not there.
#[inline]
pub fn add_rows(path: Path, rows: &[i32], chosen: &[u16], sums: &mut [i32]) {
    let width = sums.len();
    assert!(width.is_multiple_of(LANES));
    assert!(chosen.iter().all(|&row| (usize::from(row) + 1) * width <= rows.len()));
    match path.0 {
        Vectors::Portable => portable::add_rows(rows, chosen, sums),
        // SAFETY: the path says that the machine has these vectors, and the lengths are checked.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2 => unsafe { avx2::add_rows(rows, chosen, sums) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx512 => unsafe { avx512::add_rows(rows, chosen, sums) },
        // SAFETY: as above.
        #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
        Vectors::Simd128 => unsafe { simd128::add_rows(rows, chosen, sums) },
    }
}

/// Multiplies `B` vectors `x` (one or [`BLOCK`]), one behind the other, with some rows of a matrix and adds the products to
/// as many `sums`. Row `i` is for the numbers `2i` and `2i + 1` of each `x`.
///
/// # Panics
///
/// If the lengths do not fit, the width is no multiple of [`LANES`], or a row is not there.
#[inline]
pub fn multiply_add<const B: usize>(
    path: Path,
    x: &[i16],
    rows: &[i16],
    chosen: &[u16],
    sums: &mut [i32],
) {
    let (inputs, width) = (x.len() / B, sums.len() / B);
    assert!(x.len() == inputs * B && sums.len() == width * B && inputs.is_multiple_of(2));
    assert!(width.is_multiple_of(LANES) && rows.len() == inputs * width);
    assert!(chosen.iter().all(|&row| 2 * usize::from(row) < inputs));
    match path.0 {
        Vectors::Portable => portable::multiply_add::<B>(x, rows, chosen, sums),
        // SAFETY: the path says that the machine has these vectors, and the lengths are checked.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2 => unsafe { avx2::multiply_add::<B>(x, rows, chosen, sums) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx512 => unsafe { avx512::multiply_add::<B>(x, rows, chosen, sums) },
        // SAFETY: as above.
        #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
        Vectors::Simd128 => unsafe { simd128::multiply_add::<B>(x, rows, chosen, sums) },
    }
}

/// Puts the units of a layer that are made of its sums into `units`: halves of the last digit are rounded up, and a unit is
/// at least 0 and at most 32767.
///
/// # Panics
///
/// If there are not as many units as sums, or no multiple of [`LANES`], or `shift` is not 2 to 30.
#[inline]
pub fn rectify(path: Path, sums: &[i32], shift: u32, units: &mut [i16]) {
    assert!(sums.len() == units.len() && units.len().is_multiple_of(LANES));
    assert!((2..31).contains(&shift));
    match path.0 {
        Vectors::Portable => portable::rectify(sums, shift, units),
        // SAFETY: the path says that the machine has these vectors.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2 => unsafe { avx2::rectify(sums, shift, units) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx512 => unsafe { avx512::rectify(sums, shift, units) },
        #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
        Vectors::Simd128 => simd128::rectify(sums, shift, units),
    }
}

mod portable {
    use super::LANES;

    pub(super) fn add_rows(rows: &[i32], chosen: &[u16], sums: &mut [i32]) {
        let width = sums.len();
        for &row in chosen {
            let row = &rows[usize::from(row) * width..][..width];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
    }

    pub(super) fn multiply_add<const B: usize>(
        x: &[i16],
        rows: &[i16],
        chosen: &[u16],
        sums: &mut [i32],
    ) {
        let (inputs, width) = (x.len() / B, sums.len() / B);
        for (x, sums) in x.chunks_exact(inputs).zip(sums.chunks_exact_mut(width)) {
            for &row in chosen {
                let row = usize::from(row);
                let [first, second] = x.as_chunks::<2>().0[row].map(i32::from);
                if (first, second) == (0, 0) {
                    continue;
                }
                let weights = rows[2 * row * width..][..2 * width].as_chunks::<2>().0;
                for (sum, [one, other]) in sums.iter_mut().zip(weights) {
                    let products = (first * i32::from(*one), second * i32::from(*other));
                    *sum = sum.wrapping_add(products.0).wrapping_add(products.1);
                }
            }
        }
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a copy that is not inlined would not use the vectors"
    )]
    pub(super) fn rectify(sums: &[i32], shift: u32, units: &mut [i16]) {
        let lanes = sums.as_chunks::<LANES>().0.iter().zip(units.as_chunks_mut::<LANES>().0);
        for (sums, units) in lanes {
            for (sum, unit) in sums.iter().zip(units) {
                *unit = (((sum >> (shift - 1)) + 1) >> 1).clamp(0, 32767) as i16;
            }
        }
    }
}

/// The loops with vectors of one kind: `$lanes` numbers each, up to `$most` of them in a strip whose
/// sums stay in registers while all rows go by.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", feature = "simd128")))]
macro_rules! with_vectors {
    ($features:literal, $lanes:literal, $strips:expr,
     $zero:ident, $load:ident, $store:ident, $add:ident, $broadcast:ident, $multiply:ident) => {
        /// # Safety
        ///
        /// Every chosen row must lie inside `rows`, and the width be a multiple of the lanes.
        #[target_feature(enable = $features)]
        pub(super) unsafe fn add_rows(rows: &[i32], chosen: &[u16], sums: &mut [i32]) {
            let mut from = 0;
            for vectors in $strips {
                while from + vectors * $lanes <= sums.len() {
                    // SAFETY: the strip lies inside the width.
                    unsafe {
                        match vectors {
                            8 => add_strip::<8>(rows, chosen, sums, from),
                            4 => add_strip::<4>(rows, chosen, sums, from),
                            2 => add_strip::<2>(rows, chosen, sums, from),
                            _ => add_strip::<1>(rows, chosen, sums, from),
                        }
                    }
                    from += vectors * $lanes;
                }
            }
        }

        #[target_feature(enable = $features)]
        unsafe fn add_strip<const N: usize>(
            rows: &[i32],
            chosen: &[u16],
            sums: &mut [i32],
            from: usize,
        ) {
            let width = sums.len();
            // SAFETY: `from` plus N vectors is at most the width, and every row is as long as that.
            unsafe {
                let place = sums.as_mut_ptr().add(from);
                let mut totals = [$zero(); N];
                for n in 0..N {
                    totals[n] = $load(place.add(n * $lanes).cast());
                }
                for &row in chosen {
                    let row = rows.as_ptr().add(usize::from(row) * width + from);
                    for n in 0..N {
                        totals[n] = $add(totals[n], $load(row.add(n * $lanes).cast()));
                    }
                }
                for n in 0..N {
                    $store(place.add(n * $lanes).cast(), totals[n]);
                }
            }
        }

        /// # Safety
        ///
        /// `x` must be `B` vectors of an even length, `sums` as many, `rows` have a row of twice the width of the sums, a
        /// multiple of the lanes, for each two inputs, and every chosen row be one of them.
        #[target_feature(enable = $features)]
        pub(super) unsafe fn multiply_add<const B: usize>(
            x: &[i16],
            rows: &[i16],
            chosen: &[u16],
            sums: &mut [i32],
        ) {
            let mut from = 0;
            for vectors in $strips {
                // Four positions at once: half as many vectors of each, or the sums do not stay in registers.
                let vectors = if B == 1 { vectors } else { (vectors / 2).max(1) };
                while from + vectors * $lanes <= sums.len() / B {
                    // SAFETY: the strip lies inside the width.
                    unsafe {
                        match vectors {
                            8 => multiply_strip::<B, 8>(x, rows, chosen, sums, from),
                            4 => multiply_strip::<B, 4>(x, rows, chosen, sums, from),
                            2 => multiply_strip::<B, 2>(x, rows, chosen, sums, from),
                            _ => multiply_strip::<B, 1>(x, rows, chosen, sums, from),
                        }
                    }
                    from += vectors * $lanes;
                }
            }
        }

        #[target_feature(enable = $features)]
        unsafe fn multiply_strip<const B: usize, const N: usize>(
            x: &[i16],
            rows: &[i16],
            chosen: &[u16],
            sums: &mut [i32],
            from: usize,
        ) {
            let (inputs, width) = (x.len() / B, sums.len() / B);
            // SAFETY: `from` plus N vectors is at most the width; there is a row of twice that width for each two
            // inputs, and there are B vectors of `inputs` and of `width` numbers.
            unsafe {
                let place = sums.as_mut_ptr().add(from);
                let mut totals = [[$zero(); N]; B];
                for b in 0..B {
                    for n in 0..N {
                        totals[b][n] = $load(place.add(b * width + n * $lanes).cast());
                    }
                }
                for &i in chosen {
                    let i = usize::from(i);
                    let row = rows.as_ptr().add(2 * (i * width + from));
                    let mut weights = [$zero(); N];
                    for n in 0..N {
                        weights[n] = $load(row.add(2 * n * $lanes).cast());
                    }
                    for b in 0..B {
                        let [low, high] = *x.as_ptr().cast::<[i16; 2]>().add(b * inputs / 2 + i);
                        let value = $broadcast(i32::from(high) << 16 | i32::from(low as u16));
                        for n in 0..N {
                            totals[b][n] = $add(totals[b][n], $multiply(value, weights[n]));
                        }
                    }
                }
                for b in 0..B {
                    for n in 0..N {
                        $store(place.add(b * width + n * $lanes).cast(), totals[b][n]);
                    }
                }
            }
        }

        #[target_feature(enable = $features)]
        pub(super) fn rectify(sums: &[i32], shift: u32, units: &mut [i16]) {
            super::portable::rectify(sums, shift, units);
        }
    };
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        _mm256_add_epi32, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_set1_epi32,
        _mm256_setzero_si256, _mm256_storeu_si256,
    };

    with_vectors!(
        "avx2",
        8,
        [4, 2],
        _mm256_setzero_si256,
        _mm256_loadu_si256,
        _mm256_storeu_si256,
        _mm256_add_epi32,
        _mm256_set1_epi32,
        _mm256_madd_epi16
    );
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use std::arch::x86_64::{
        _mm512_add_epi32, _mm512_loadu_si512, _mm512_madd_epi16, _mm512_set1_epi32,
        _mm512_setzero_si512, _mm512_storeu_si512,
    };

    with_vectors!(
        "avx512f,avx512bw",
        16,
        [8, 4, 2, 1],
        _mm512_setzero_si512,
        _mm512_loadu_si512,
        _mm512_storeu_si512,
        _mm512_add_epi32,
        _mm512_set1_epi32,
        _mm512_madd_epi16
    );
}

#[cfg(all(target_arch = "wasm32", feature = "simd128"))]
mod simd128 {
    use std::arch::wasm32::{i32x4_add, i32x4_dot_i16x8, i32x4_splat, v128, v128_load, v128_store};

    #[inline]
    #[target_feature(enable = "simd128")]
    fn zero() -> v128 {
        i32x4_splat(0)
    }

    with_vectors!(
        "simd128",
        4,
        [4],
        zero,
        v128_load,
        v128_store,
        i32x4_add,
        i32x4_splat,
        i32x4_dot_i16x8
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::core::Rng;

    fn numbers(rng: &mut Rng, count: usize, most: i32) -> Vec<i32> {
        let span = 2 * most as usize + 1;
        (0..count).map(|_| rng.below(span) as i32 - most).collect()
    }

    fn small(rng: &mut Rng, count: usize) -> Vec<i16> {
        numbers(rng, count, 32767).into_iter().map(|number| number as i16).collect()
    }

    #[test]
    fn all_paths_of_this_machine_give_the_same_to_the_last_bit() {
        let mut rng = Rng::seeded(3);
        for (inputs, width) in [(2, 16), (8, 32), (88, 48), (30, 80), (256, 96), (88, 528)] {
            let rows = small(&mut rng, inputs * width);
            let added = numbers(&mut rng, inputs * width, 1 << 30);
            let x = small(&mut rng, inputs * BLOCK);
            let start = numbers(&mut rng, width * BLOCK, 1 << 30);
            let chosen: Vec<u16> = (0..inputs as u16 / 2).step_by(3).collect();
            let run = |path: Path| {
                let (mut sums, mut few) = (start.clone(), start[..width].to_vec());
                multiply_add::<BLOCK>(path, &x, &rows, &chosen, &mut sums);
                add_rows(path, &added, &chosen, &mut few);
                multiply_add::<1>(path, &x[..inputs], &rows, &chosen, &mut few);
                let mut units = vec![0; width * BLOCK];
                rectify(path, &sums, 16, &mut units);
                (sums, few, units)
            };
            let expected = run(Path::PORTABLE);
            for path in Path::all() {
                assert_eq!(run(path), expected, "{} {inputs} {width}", path.name());
            }
        }
    }

    #[test]
    fn a_row_holds_the_weights_of_two_inputs_side_by_side() {
        let mut rows = vec![0; 4 * LANES];
        // The third and fourth input, and the weights that lead from them to the second sum.
        rows[2 * LANES + 2] = 5;
        rows[2 * LANES + 3] = -7;
        for path in Path::all() {
            let mut sums = vec![1; LANES];
            multiply_add::<1>(path, &[9, 9, 100, 10], &rows, &[1], &mut sums);
            assert_eq!(sums[..3], [1, 431, 1], "{}", path.name());
        }
    }

    #[test]
    fn units_are_rounded_and_kept_within_their_range() {
        for path in Path::all() {
            let mut sums = vec![0; LANES];
            sums[..6].copy_from_slice(&[-1000, 7, 8, 24, i32::MAX, i32::MIN]);
            let mut units = vec![0; LANES];
            rectify(path, &sums, 4, &mut units);
            assert_eq!(units[..6], [0, 0, 1, 2, 32767, 0], "{}", path.name());
        }
    }

    #[test]
    #[should_panic(expected = "assertion")]
    fn rows_that_are_not_there_are_refused() {
        add_rows(Path::best(), &[0; 32], &[2], &mut [0; 16]);
    }

    #[test]
    #[should_panic(expected = "assertion")]
    fn rows_without_numbers_to_multiply_with_are_refused() {
        multiply_add::<1>(Path::best(), &[1; 2], &[0; 32], &[1], &mut [0; 16]);
    }
}
