//! Networks: inputs, hidden layers, five chances.
//!
//! ```text
//!   inputs ──► hidden ──► … ──► outputs: 1 / (1 + e⁻ˣ)
//!              max(x, 0) or x / (1 + |x|)
//! ```
//!
//! This is the plain form, as it lies in a file and as training changes it; [`super::inference`] makes
//! a fast one of it. The file holds, all numbers little-endian:
//!
//! ```text
//!   8 bytes   "galdsnet"
//!   u32 …     version, design of the inputs, activation (0: x / (1 + |x|), 1: max(x, 0)),
//!             number of sizes, the sizes (inputs, hidden layers, outputs), length of the line
//!   text      a line that says how it was made
//!   f32 …     for each layer: a row of weights for each of its inputs, then its biases
//!   u64       checksum of everything before
//! ```

use thiserror::Error;

use super::chances::Chances;
use super::inputs::{DESIGN, INPUTS, Inputs};
use crate::networks::checksum;

/// How many chances come out.
pub const OUTPUTS: usize = 5;

/// What a hidden unit makes of its sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// x / (1 + |x|).
    Softsign,
    /// max(x, 0).
    Rectifier,
}

impl Activation {
    /// The value of a unit.
    #[inline]
    pub fn of(self, sum: f32) -> f32 {
        match self {
            Activation::Softsign => sum / (1.0 + sum.abs()),
            Activation::Rectifier => sum.max(0.0),
        }
    }

    /// How fast the value changes with the sum, in terms of the value.
    pub fn slope(self, value: f32) -> f32 {
        match self {
            Activation::Softsign => (1.0 - value.abs()).powi(2),
            Activation::Rectifier => f32::from(u8::from(value > 0.0)),
        }
    }
}

/// One layer of weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// The weights from each input to all outputs, one row after the other.
    pub(super) rows: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

impl Layer {
    /// How many outputs it has.
    pub fn outputs(&self) -> usize {
        self.bias.len()
    }

    /// The weights from one input.
    #[inline]
    pub fn row(&self, input: usize) -> &[f32] {
        &self.rows[input * self.bias.len()..][..self.bias.len()]
    }

    /// The weights from one input, to change them.
    #[inline]
    pub fn row_mut(&mut self, input: usize) -> &mut [f32] {
        let outputs = self.bias.len();
        &mut self.rows[input * outputs..][..outputs]
    }

    /// The biases.
    pub fn bias(&self) -> &[f32] {
        &self.bias
    }

    /// The biases, to change them.
    pub fn bias_mut(&mut self) -> &mut [f32] {
        &mut self.bias
    }

    /// The sums of all outputs.
    #[inline]
    pub(super) fn sums(&self, inputs: impl Iterator<Item = (usize, f32)>) -> Vec<f32> {
        let mut sums = self.bias.clone();
        for (input, value) in inputs {
            for (sum, weight) in sums.iter_mut().zip(self.row(input)) {
                *sum += value * weight;
            }
        }
        sums
    }
}

/// The weights of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// The layers, the one from the inputs first.
    pub(super) layers: Vec<Layer>,
    /// What hidden units make of their sums.
    pub activation: Activation,
    /// How it was made.
    pub made: String,
}

/// Why a file is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// It does not begin as it should.
    #[error("this isn't a network of version {VERSION}")]
    Version,
    /// It is for other inputs or has another number of units.
    #[error(
        "the network is for other inputs than design {DESIGN} with {INPUTS}, for other outputs, or without a hidden layer"
    )]
    Sizes,
    /// It ends too early or goes on too long.
    #[error("the network is cut short, or something follows it")]
    Length,
    /// Something in it was changed.
    #[error("the checksum of the network is wrong")]
    Checksum,
}

const NAME: &[u8; 8] = b"galdsnet";
const VERSION: u32 = 2;
/// Every network has inputs, a hidden layer and outputs.
const LEAST_SIZES: u32 = 3;
/// No network has more layers or wider ones.
const MOST_SIZES: u32 = 8;
const WIDEST: u32 = 4096;

impl Network {
    /// A network without knowledge: its weights are random, its chances about even.
    pub fn untrained(
        hidden: &[usize],
        activation: Activation,
        mut random: impl FnMut() -> f32,
    ) -> Network {
        let mut layers = Vec::new();
        let mut inputs = INPUTS;
        for &outputs in hidden {
            let rows = (0..inputs * outputs).map(|_| 0.1 * random()).collect();
            layers.push(Layer { rows, bias: (0..outputs).map(|_| 0.1 * random()).collect() });
            inputs = outputs;
        }
        let rows = (0..inputs * OUTPUTS).map(|_| 0.1 * random()).collect();
        layers.push(Layer { rows, bias: vec![0.0, -1.0, -4.0, -1.0, -4.0] });
        Network { layers, activation, made: String::new() }
    }

    /// The layers, the one from the inputs first.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The layers, to train them.
    pub fn layers_mut(&mut self) -> &mut [Layer] {
        &mut self.layers
    }

    /// The values of all hidden layers, and the chances.
    pub fn values(&self, inputs: &Inputs) -> (Vec<Vec<f32>>, [f32; OUTPUTS]) {
        let mut hidden: Vec<Vec<f32>> = Vec::with_capacity(self.layers.len());
        let mut outputs = [0.0; OUTPUTS];
        for (number, layer) in self.layers.iter().enumerate() {
            let sums = match hidden.last() {
                None => layer.sums(inputs.set()),
                Some(values) => layer.sums(values.iter().copied().enumerate()),
            };
            if number + 1 == self.layers.len() {
                for (output, sum) in outputs.iter_mut().zip(sums) {
                    *output = squashed(sum);
                }
            } else {
                hidden.push(sums.into_iter().map(|sum| self.activation.of(sum)).collect());
            }
        }
        (hidden, outputs)
    }

    /// The chances of a position, by the plainest way.
    pub fn chances(&self, inputs: &Inputs) -> Chances {
        Chances::of_list(self.values(inputs).1).in_order()
    }

    /// All weights in the order of the file.
    fn weights(&self) -> impl Iterator<Item = f32> {
        self.layers.iter().flat_map(|layer| layer.rows.iter().chain(&layer.bias)).copied()
    }

    /// Brings every weight nearer to that of another network by this share.
    pub fn approach(&mut self, other: &Network, share: f32) {
        let own =
            self.layers.iter_mut().flat_map(|layer| layer.rows.iter_mut().chain(&mut layer.bias));
        for (own, aim) in own.zip(other.weights()) {
            *own += share * (aim - *own);
        }
    }

    /// The network as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = NAME.to_vec();
        let activation = match self.activation {
            Activation::Softsign => 0,
            Activation::Rectifier => 1,
        };
        let sizes = self.layers.iter().map(|layer| layer.outputs() as u32);
        let head = [VERSION, DESIGN, activation, self.layers.len() as u32 + 1, INPUTS as u32];
        for number in head.into_iter().chain(sizes).chain([self.made.len() as u32]) {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.made.as_bytes());
        for weight in self.weights() {
            bytes.extend(weight.to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the file of a network.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let (whole, sum) = bytes.split_last_chunk::<8>().ok_or(NetworkError::Length)?;
        let mut rest = whole.strip_prefix(NAME).ok_or(NetworkError::Version)?;
        if read_number(&mut rest)? != VERSION {
            return Err(NetworkError::Version);
        }
        let design = read_number(&mut rest)?;
        let activation = match read_number(&mut rest)? {
            0 => Activation::Softsign,
            1 => Activation::Rectifier,
            _ => return Err(NetworkError::Version),
        };
        let sizes = read_sizes(&mut rest)?;
        if design != DESIGN || sizes.first() != Some(&INPUTS) || sizes.last() != Some(&OUTPUTS) {
            return Err(NetworkError::Sizes);
        }
        let made = read_number(&mut rest)? as usize;
        let (made, rest) = rest.split_at_checked(made).ok_or(NetworkError::Length)?;
        if checksum(whole) != u64::from_le_bytes(*sum) {
            return Err(NetworkError::Checksum);
        }
        let (weights, left) = rest.as_chunks::<4>();
        let mut weights = weights.iter().map(|bytes| f32::from_le_bytes(*bytes));
        let mut layers = Vec::new();
        for size in sizes.windows(2) {
            let rows: Vec<f32> = weights.by_ref().take(size[0] * size[1]).collect();
            let bias: Vec<f32> = weights.by_ref().take(size[1]).collect();
            if rows.len() != size[0] * size[1] || bias.len() != size[1] {
                return Err(NetworkError::Length);
            }
            layers.push(Layer { rows, bias });
        }
        if weights.next().is_some() || !left.is_empty() {
            return Err(NetworkError::Length);
        }
        Ok(Network { layers, activation, made: String::from_utf8_lossy(made).into_owned() })
    }
}

/// From any number to a chance.
#[inline]
pub(super) fn squashed(sum: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-sum))
}

fn read_number(bytes: &mut &[u8]) -> Result<u32, NetworkError> {
    let (number, rest) = bytes.split_first_chunk::<4>().ok_or(NetworkError::Length)?;
    *bytes = rest;
    Ok(u32::from_le_bytes(*number))
}

fn read_sizes(bytes: &mut &[u8]) -> Result<Vec<usize>, NetworkError> {
    let count = read_number(bytes)?;
    if !(LEAST_SIZES..=MOST_SIZES).contains(&count) {
        return Err(NetworkError::Sizes);
    }
    let size = |_| match read_number(bytes)? {
        size @ 1..=WIDEST => Ok(size as usize),
        _ => Err(NetworkError::Sizes),
    };
    (0..count).map(size).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::board::Board;
    use galds_games::core::Rng;

    fn random_network() -> Network {
        let mut rng = Rng::seeded(1);
        Network::untrained(&[32, 16], Activation::Rectifier, || rng.fraction() as f32 - 0.5)
    }

    #[test]
    fn a_network_without_a_hidden_layer_is_refused() {
        let network = Network::untrained(&[], Activation::Rectifier, || 0.5);
        assert_eq!(Network::read(&network.write()), Err(NetworkError::Sizes));
    }

    #[test]
    fn files_are_read_back_and_damage_is_seen() {
        let network = Network { made: "by hand".to_owned(), ..random_network() };
        let bytes = network.write();
        assert_eq!(Network::read(&bytes), Ok(network));
        for place in [0, 9, 13, 17, 21, 25, 29, 100, bytes.len() - 1] {
            let mut wrong = bytes.clone();
            wrong[place] ^= 1;
            assert!(Network::read(&wrong).is_err(), "{place}");
        }
        for len in [0, 7, 20, 30, 50, bytes.len() - 1] {
            assert!(Network::read(&bytes[..len]).is_err(), "{len}");
        }
    }

    #[test]
    fn chances_are_in_order() {
        let chances = random_network().chances(&Inputs::of(Board::START));
        assert_eq!(chances, chances.in_order());
        assert!(chances.win > 0.0 && chances.win < 1.0);
    }
}
