//! The two loops in which a network of fractions spends its time.
//!
//! ```text
//!   add_rows       sums[j]    += Σ rows[i][j]             over some rows
//!   multiply_add   sums[b][j] += Σ x[b][i] · rows[i][j]   over some rows, for one position or four at once
//! ```
//!
//! [`add_rows`] and [`multiply_add`] check all lengths first, and a [`Path`] other than the portable one exists
//! only where the machine can take it; so they are safe to call.

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
pub fn add_rows(path: Path, rows: &[f32], chosen: &[u16], sums: &mut [f32]) {
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
/// as many `sums`.
///
/// # Panics
///
/// If the lengths do not fit, the width is no multiple of [`LANES`], or a row is not there.
#[inline]
pub fn multiply_add<const B: usize>(
    path: Path,
    x: &[f32],
    rows: &[f32],
    chosen: &[u16],
    sums: &mut [f32],
) {
    let (inputs, width) = (x.len() / B, sums.len() / B);
    assert!(x.len() == inputs * B && sums.len() == width * B);
    assert!(width.is_multiple_of(LANES) && rows.len() == inputs * width);
    assert!(chosen.iter().all(|&row| usize::from(row) < inputs));
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

mod portable {
    use super::LANES;

    pub(super) fn add_rows(rows: &[f32], chosen: &[u16], sums: &mut [f32]) {
        let width = sums.len();
        for &row in chosen {
            let row = &rows[usize::from(row) * width..][..width];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
    }

    pub(super) fn multiply_add<const B: usize>(
        x: &[f32],
        rows: &[f32],
        chosen: &[u16],
        sums: &mut [f32],
    ) {
        let (inputs, width) = (x.len() / B, sums.len() / B);
        for (x, sums) in x.chunks_exact(inputs).zip(sums.chunks_exact_mut(width)) {
            for &row in chosen {
                let (x, row) = (x[usize::from(row)], &rows[usize::from(row) * width..][..width]);
                if x == 0.0 {
                    continue;
                }
                let lanes = row.as_chunks::<LANES>().0;
                for (sums, row) in sums.as_chunks_mut::<LANES>().0.iter_mut().zip(lanes) {
                    for (sum, weight) in sums.iter_mut().zip(row) {
                        *sum += x * weight;
                    }
                }
            }
        }
    }
}

/// Both loops with vectors of one kind: `$lanes` numbers each, up to `$most` of them in a strip whose
/// sums stay in registers while all rows go by.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", feature = "simd128")))]
macro_rules! with_vectors {
    ($features:literal, $lanes:literal, $strips:expr,
     $zero:ident, $load:ident, $store:ident, $add:ident, $broadcast:ident, $fused:ident) => {
        /// # Safety
        ///
        /// Every chosen row must lie inside `rows`, and the width be a multiple of the lanes.
        #[target_feature(enable = $features)]
        pub(super) unsafe fn add_rows(rows: &[f32], chosen: &[u16], sums: &mut [f32]) {
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
            rows: &[f32],
            chosen: &[u16],
            sums: &mut [f32],
            from: usize,
        ) {
            let width = sums.len();
            // SAFETY: `from` plus N vectors is at most the width, and every row is as long as that.
            unsafe {
                let place = sums.as_mut_ptr().add(from);
                let mut totals = [$zero(); N];
                for n in 0..N {
                    totals[n] = $load(place.add(n * $lanes));
                }
                for &row in chosen {
                    let row = rows.as_ptr().add(usize::from(row) * width + from);
                    for n in 0..N {
                        totals[n] = $add(totals[n], $load(row.add(n * $lanes)));
                    }
                }
                for n in 0..N {
                    $store(place.add(n * $lanes), totals[n]);
                }
            }
        }

        /// # Safety
        ///
        /// `x` must be `B` vectors, `sums` as many, `rows` have a row of the width of the sums, a multiple of the lanes,
        /// for each input, and every chosen row be one of them.
        #[target_feature(enable = $features)]
        pub(super) unsafe fn multiply_add<const B: usize>(
            x: &[f32],
            rows: &[f32],
            chosen: &[u16],
            sums: &mut [f32],
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
            x: &[f32],
            rows: &[f32],
            chosen: &[u16],
            sums: &mut [f32],
            from: usize,
        ) {
            let (inputs, width) = (x.len() / B, sums.len() / B);
            // SAFETY: `from` plus N vectors is at most the width; there are `inputs` rows of that
            // width, and B vectors of `inputs` and of `width` numbers.
            unsafe {
                let place = sums.as_mut_ptr().add(from);
                let mut totals = [[$zero(); N]; B];
                for b in 0..B {
                    for n in 0..N {
                        totals[b][n] = $load(place.add(b * width + n * $lanes));
                    }
                }
                for &i in chosen {
                    let i = usize::from(i);
                    let row = rows.as_ptr().add(i * width + from);
                    let mut weights = [$zero(); N];
                    for n in 0..N {
                        weights[n] = $load(row.add(n * $lanes));
                    }
                    for b in 0..B {
                        let value = $broadcast(*x.as_ptr().add(b * inputs + i));
                        for n in 0..N {
                            totals[b][n] = $fused(value, weights[n], totals[b][n]);
                        }
                    }
                }
                for b in 0..B {
                    for n in 0..N {
                        $store(place.add(b * width + n * $lanes), totals[b][n]);
                    }
                }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        _mm256_add_ps, _mm256_fmadd_ps, _mm256_loadu_ps, _mm256_set1_ps, _mm256_setzero_ps,
        _mm256_storeu_ps,
    };

    with_vectors!(
        "avx2,fma",
        8,
        [4, 2],
        _mm256_setzero_ps,
        _mm256_loadu_ps,
        _mm256_storeu_ps,
        _mm256_add_ps,
        _mm256_set1_ps,
        _mm256_fmadd_ps
    );
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use std::arch::x86_64::{
        _mm512_add_ps, _mm512_fmadd_ps, _mm512_loadu_ps, _mm512_set1_ps, _mm512_setzero_ps,
        _mm512_storeu_ps,
    };

    with_vectors!(
        "avx512f",
        16,
        [8, 4, 2, 1],
        _mm512_setzero_ps,
        _mm512_loadu_ps,
        _mm512_storeu_ps,
        _mm512_add_ps,
        _mm512_set1_ps,
        _mm512_fmadd_ps
    );
}

/// Products are rounded before they are added, as in the portable code, and in the same order: both give the same
/// sums to the last bit.
#[cfg(all(target_arch = "wasm32", feature = "simd128"))]
mod simd128 {
    use std::arch::wasm32::{f32x4_add, f32x4_mul, f32x4_splat, v128, v128_load, v128_store};

    #[inline]
    #[target_feature(enable = "simd128")]
    fn zero() -> v128 {
        f32x4_splat(0.0)
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    unsafe fn load(place: *const f32) -> v128 {
        // SAFETY: the caller says that four numbers are there.
        unsafe { v128_load(place.cast()) }
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    unsafe fn store(place: *mut f32, vector: v128) {
        // SAFETY: the caller says that there is room for four numbers.
        unsafe { v128_store(place.cast(), vector) }
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    fn multiplied_and_added(a: v128, b: v128, sum: v128) -> v128 {
        f32x4_add(f32x4_mul(a, b), sum)
    }

    with_vectors!(
        "simd128",
        4,
        [4],
        zero,
        load,
        store,
        f32x4_add,
        f32x4_splat,
        multiplied_and_added
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::core::Rng;

    fn numbers(rng: &mut Rng, count: usize) -> Vec<f32> {
        (0..count).map(|_| rng.fraction() as f32 - 0.5).collect()
    }

    #[test]
    fn all_paths_of_this_machine_agree() {
        let mut rng = Rng::seeded(3);
        for (inputs, width) in [(1, 16), (7, 32), (88, 48), (31, 80), (256, 96), (88, 528)] {
            let rows = numbers(&mut rng, inputs * width);
            let x = numbers(&mut rng, inputs * BLOCK);
            let start = numbers(&mut rng, width * BLOCK);
            let chosen: Vec<u16> = (0..inputs as u16).step_by(3).collect();
            let run = |path: Path| {
                let (mut sums, mut few) = (start.clone(), start[..width].to_vec());
                multiply_add::<BLOCK>(path, &x, &rows, &chosen, &mut sums);
                add_rows(path, &rows, &chosen, &mut few);
                multiply_add::<1>(path, &x[..inputs], &rows, &chosen, &mut few);
                (sums, few)
            };
            let (sums, few) = run(Path::PORTABLE);
            for path in Path::all() {
                let (same, same_few) = run(path);
                for (one, other) in sums.iter().chain(&few).zip(same.iter().chain(&same_few)) {
                    assert!((one - other).abs() < 1e-4, "{} {inputs} {width}", path.name());
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "assertion")]
    fn rows_that_are_not_there_are_refused() {
        add_rows(Path::best(), &[0.0; 32], &[2], &mut [0.0; 16]);
    }

    #[test]
    #[should_panic(expected = "assertion")]
    fn rows_without_a_number_to_multiply_with_are_refused() {
        multiply_add::<1>(Path::best(), &[1.0; 2], &[0.0; 32], &[2], &mut [0.0; 16]);
    }
}
