//! A small network: inputs, one hidden layer, five chances.
//!
//! ```text
//!   inputs ──► hidden: x / (1 + |x|) ──► outputs: 1 / (1 + e⁻ˣ)
//! ```
//!
//! Most inputs are zero, so the first layer adds up the rows of those that are not. The file holds a
//! version, its sizes, a line that says how it was made, the weights and a checksum.

use galds_games::core::mix;
use thiserror::Error;

use super::chances::Chances;
use super::inputs::{INPUTS, Inputs};

/// How many hidden units there are.
pub const HIDDEN: usize = 64;
/// How many chances come out.
pub const OUTPUTS: usize = 5;

/// One number for each hidden unit.
pub(super) type Layer = [f32; HIDDEN];

/// The weights of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// A row for each input.
    pub(super) rows: Vec<Layer>,
    pub(super) bias: Layer,
    pub(super) outputs: [Layer; OUTPUTS],
    pub(super) output_bias: [f32; OUTPUTS],
    /// How it was made.
    pub made: String,
}

/// Why a file is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// It does not begin as it should.
    #[error("this is no network of version {VERSION}")]
    Version,
    /// It is for other inputs or has another number of units.
    #[error("the network has other sizes than {INPUTS} inputs and {HIDDEN} hidden units")]
    Sizes,
    /// It ends too early or goes on too long.
    #[error("the network is cut short or has something behind it")]
    Length,
    /// Something in it was changed.
    #[error("the checksum of the network is wrong")]
    Checksum,
}

const NAME: &[u8; 8] = b"galdsnet";
const VERSION: u32 = 1;

impl Network {
    /// A network without knowledge: its first layer is random, its chances are about even.
    pub fn untrained(mut random: impl FnMut() -> f32) -> Network {
        let mut layer = |size: f32| -> Layer { std::array::from_fn(|_| size * random()) };
        Network {
            rows: (0..INPUTS).map(|_| layer(0.1)).collect(),
            bias: layer(0.1),
            outputs: std::array::from_fn(|_| layer(0.1)),
            output_bias: [0.0, -1.0, -4.0, -1.0, -4.0],
            made: String::new(),
        }
    }

    /// The hidden layer.
    #[inline]
    pub(super) fn hidden(&self, inputs: &Inputs) -> Layer {
        let mut hidden = self.bias;
        for &(number, value) in inputs.set() {
            let row = &self.rows[usize::from(number)];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        for unit in &mut hidden {
            *unit /= 1.0 + unit.abs();
        }
        hidden
    }

    /// The chances that a hidden layer gives.
    #[inline]
    pub(super) fn outputs(&self, hidden: &Layer) -> [f32; OUTPUTS] {
        std::array::from_fn(|n| {
            let sum = dot(hidden, &self.outputs[n]) + self.output_bias[n];
            1.0 / (1.0 + (-sum).exp())
        })
    }

    /// The chances of a position.
    #[inline]
    pub fn chances(&self, inputs: &Inputs) -> Chances {
        Chances::of_list(self.outputs(&self.hidden(inputs))).in_order()
    }

    /// All weights in the order of the file.
    fn weights(&self) -> impl Iterator<Item = f32> {
        let rows = self.rows.iter().chain([&self.bias]).chain(&self.outputs).flatten();
        rows.chain(&self.output_bias).copied()
    }

    /// All weights in the order of the file, to change them.
    pub(super) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().chain([&mut self.bias]).chain(&mut self.outputs).flatten();
        rows.chain(&mut self.output_bias)
    }

    /// Brings every weight nearer to that of another network by this share.
    pub(super) fn approach(&mut self, other: &Network, share: f32) {
        for (own, aim) in self.weights_mut().zip(other.weights()) {
            *own += share * (aim - *own);
        }
    }

    /// The network as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = NAME.to_vec();
        let made = self.made.as_bytes();
        for number in [VERSION, INPUTS as u32, HIDDEN as u32, made.len() as u32] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(made);
        for weight in self.weights() {
            bytes.extend(weight.to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the file of a network.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let (whole, sum) = bytes.split_last_chunk::<8>().ok_or(NetworkError::Length)?;
        let rest = whole.strip_prefix(NAME).ok_or(NetworkError::Version)?;
        let (version, rest) = read_number(rest)?;
        if version != VERSION {
            return Err(NetworkError::Version);
        }
        let (inputs, rest) = read_number(rest)?;
        let (hidden, rest) = read_number(rest)?;
        if (inputs as usize, hidden as usize) != (INPUTS, HIDDEN) {
            return Err(NetworkError::Sizes);
        }
        let (made, rest) = read_number(rest)?;
        let (made, rest) = rest.split_at_checked(made as usize).ok_or(NetworkError::Length)?;
        if checksum(whole) != u64::from_le_bytes(*sum) {
            return Err(NetworkError::Checksum);
        }
        let mut network = Network::untrained(|| 0.0);
        network.made = String::from_utf8_lossy(made).into_owned();
        let (weights, left) = rest.as_chunks::<4>();
        if weights.len() != network.weights().count() || !left.is_empty() {
            return Err(NetworkError::Length);
        }
        for (weight, bytes) in network.weights_mut().zip(weights) {
            *weight = f32::from_le_bytes(*bytes);
        }
        Ok(network)
    }
}

/// A sum in lanes, which the compiler can keep in vector registers.
#[inline]
fn dot(one: &Layer, other: &Layer) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0; LANES];
    for (one, other) in one.as_chunks::<LANES>().0.iter().zip(other.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}

fn read_number(bytes: &[u8]) -> Result<(u32, &[u8]), NetworkError> {
    let (number, rest) = bytes.split_first_chunk::<4>().ok_or(NetworkError::Length)?;
    Ok((u32::from_le_bytes(*number), rest))
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(bytes.len() as u64, |sum, &byte| mix(sum ^ u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::stand::Stand;
    use crate::players::Dice;

    fn random_network() -> Network {
        let mut dice = Dice::seeded(1);
        Network::untrained(|| dice.fraction() as f32 - 0.5)
    }

    #[test]
    fn files_are_read_back_and_damage_is_seen() {
        let network = random_network();
        let bytes = network.write();
        assert_eq!(Network::read(&bytes), Ok(network));
        for place in [0, 9, 13, 100, bytes.len() - 1] {
            let mut wrong = bytes.clone();
            wrong[place] ^= 1;
            assert!(Network::read(&wrong).is_err(), "{place}");
        }
        for len in [0, 7, 20, 30, bytes.len() - 1] {
            assert!(Network::read(&bytes[..len]).is_err(), "{len}");
        }
    }

    #[test]
    fn chances_are_in_order() {
        let chances = random_network().chances(&Inputs::of(Stand::START));
        assert_eq!(chances, chances.in_order());
        assert!(chances.win > 0.0 && chances.win < 1.0);
    }
}
