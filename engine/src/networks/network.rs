//! The weights of a network, and the file they lie in.
//!
//! All numbers are little-endian. Rows and biases of the first layer are in 255ths, weights of the outputs in 64ths,
//! biases of the outputs in both; `scale` is what an output of 1 is worth, in the unit of the search.
//!
//! ```text
//!   8 bytes   "galdsinc"
//!   u32 …     version, design of the inputs, inputs, units a view, kinds, scale, length of the line
//!   text      a line that says how it was made
//!   i16 …     a row of weights for each input, then the biases of the units
//!   i16 …     for each kind: a weight for each unit of the own view, then of the enemy view
//!   i32 …     a bias for each kind
//!   u64       checksum of everything before
//! ```

use galds_games::core::mix;
use thiserror::Error;

use super::NetworkInputs;
use crate::search::Score;
use crate::simd::Path;
use crate::simd::integers::{LANES, UNIT, squared_dot};

/// What a weight of 1 is in the second layer.
const WEIGHT: i64 = 64;

/// Weights of the second layer are within ± this.
const MOST_WEIGHT: i16 = 127;

/// No network has more units a view: the sum of the second layer stays within 32 bits.
const WIDEST: usize = 2 * LANES;

const NAME: &[u8; 8] = b"galdsinc";
const VERSION: u32 = 1;

/// The weights of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    width: usize,
    scale: i32,
    pub(super) rows: Vec<i16>,
    pub(super) bias: Vec<i16>,
    outputs: Vec<i16>,
    output_bias: Vec<i32>,
    /// How it was made.
    pub made: String,
}

/// Why a file is no network for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// It does not begin as it should.
    #[error("this isn't a network of version {VERSION} for a tree search")]
    Version,
    /// It is for other inputs, or has another number of units than the program can use.
    #[error("the network is for another game or another design of its inputs, or too wide")]
    Sizes,
    /// It ends too early or goes on too long.
    #[error("the network is cut short, or something follows it")]
    Length,
    /// Something in it was changed.
    #[error("the checksum of the network is wrong")]
    Checksum,
}

impl Network {
    /// Reads the file of a network for a game.
    pub fn read<G: NetworkInputs>(bytes: &[u8]) -> Result<Network, NetworkError> {
        let (whole, sum) = bytes.split_last_chunk::<8>().ok_or(NetworkError::Length)?;
        let mut rest = whole.strip_prefix(NAME).ok_or(NetworkError::Version)?;
        let mut head = [0; 7];
        for number in &mut head {
            *number = u32::from_le_bytes(take::<4>(&mut rest)?);
        }
        let [version, design, inputs, width, kinds, scale, made] = head;
        if version != VERSION {
            return Err(NetworkError::Version);
        }
        let (inputs, width, kinds) = (inputs as usize, width as usize, kinds as usize);
        let fits = (design, inputs, kinds) == (G::DESIGN, G::INPUTS, G::KINDS)
            && design != 0
            && width.is_multiple_of(LANES)
            && (LANES..=WIDEST).contains(&width)
            && scale <= Score::MAX as u32;
        if !fits {
            return Err(NetworkError::Sizes);
        }
        if checksum(whole) != u64::from_le_bytes(*sum) {
            return Err(NetworkError::Checksum);
        }
        let (made, mut rest) = rest.split_at_checked(made as usize).ok_or(NetworkError::Length)?;
        let mut numbers = |count: usize| -> Result<Vec<i16>, NetworkError> {
            (0..count).map(|_| Ok(i16::from_le_bytes(take::<2>(&mut rest)?))).collect()
        };
        let (rows, bias) = (numbers(inputs * width)?, numbers(width)?);
        let outputs = numbers(kinds * 2 * width)?;
        let output_bias: Result<Vec<i32>, NetworkError> =
            (0..kinds).map(|_| Ok(i32::from_le_bytes(take::<4>(&mut rest)?))).collect();
        if !rest.is_empty() {
            return Err(NetworkError::Length);
        }
        if outputs.iter().any(|weight| !(-MOST_WEIGHT..=MOST_WEIGHT).contains(weight)) {
            return Err(NetworkError::Sizes);
        }
        Ok(Network {
            width,
            scale: scale as i32,
            rows,
            bias,
            outputs,
            output_bias: output_bias?,
            made: String::from_utf8_lossy(made).into_owned(),
        })
    }

    /// A network that comes with the program.
    ///
    /// # Panics
    ///
    /// If the program was built with a damaged one, which a test rules out.
    pub fn built_in<G: NetworkInputs>(bytes: &[u8]) -> Network {
        Network::read::<G>(bytes).expect("the built-in network is whole")
    }

    /// How many units a view has.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// The value of a position of some kind from the sums of both views, that of the side to act first.
    pub(super) fn value(&self, path: Path, own: &[i16], enemy: &[i16], kind: usize) -> Score {
        let weights = &self.outputs[kind * 2 * self.width..][..2 * self.width];
        let (for_own, for_enemy) = weights.split_at(self.width);
        let sum = i64::from(squared_dot(path, own, for_own))
            + i64::from(squared_dot(path, enemy, for_enemy));
        let one = i64::from(UNIT);
        let output = sum / one + i64::from(self.output_bias[kind]);
        (output * i64::from(self.scale) / (one * WEIGHT)) as Score
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], NetworkError> {
    let (number, rest) = bytes.split_first_chunk::<N>().ok_or(NetworkError::Length)?;
    *bytes = rest;
    Ok(*number)
}

/// The checksum of a network file: eight bytes at a time, the last ones filled up with zeros.
pub fn checksum(bytes: &[u8]) -> u64 {
    let (words, left) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..left.len()].copy_from_slice(left);
    let words = words.iter().chain([&last]).map(|word| u64::from_le_bytes(*word));
    words.fold(bytes.len() as u64, |sum, word| mix(sum ^ word))
}
