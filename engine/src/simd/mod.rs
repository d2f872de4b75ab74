//! Loops over many numbers, written for the vectors of the machine.
//!
//! Which vectors the machine has is found out at run time. WebAssembly cannot ask: a module with vectors (the cargo
//! feature `simd128`) is for browsers that have them, one without for all others. This is the only module of the engine
//! with `unsafe` in it: the vector functions may only be called on a machine that has those vectors, and those of `pairs` load
//! and store through pointers. What is public here checks that before, and is safe to call.
#![allow(unsafe_code)]

pub mod integers;
pub mod pairs;

/// Which vectors are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Vectors);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Vectors {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
    Simd128,
}

impl Path {
    /// Plain code, on every machine.
    pub const PORTABLE: Path = Path(Vectors::Portable);

    /// All that this machine can take, the fastest last.
    pub fn all() -> Vec<Path> {
        Vectors::KNOWN.iter().copied().filter(|vectors| vectors.are_there()).map(Path).collect()
    }

    /// The names of those that are known on processors of this kind and that this one lacks.
    pub fn lacking() -> Vec<&'static str> {
        let lacking = Vectors::KNOWN.iter().copied().filter(|vectors| !vectors.are_there());
        lacking.map(Vectors::name).collect()
    }

    /// The fastest that this machine can take.
    pub fn best() -> Path {
        Path::all().pop().unwrap_or(Path::PORTABLE)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.0.name()
    }
}

impl Vectors {
    /// Those on processors of this kind, the fastest last.
    const KNOWN: &[Vectors] = &[
        Vectors::Portable,
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2,
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx512,
        #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
        Vectors::Simd128,
    ];

    fn are_there(self) -> bool {
        match self {
            Vectors::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Vectors::Avx2 => is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Vectors::Avx512 => {
                is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw")
            }
            // A browser without these vectors does not take such a module at all.
            #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
            Vectors::Simd128 => true,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Vectors::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Vectors::Avx2 => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Vectors::Avx512 => "AVX-512",
            #[cfg(all(target_arch = "wasm32", feature = "simd128"))]
            Vectors::Simd128 => "simd128",
        }
    }
}
