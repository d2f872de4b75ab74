//! The fast form of a network.
//!
//! ```text
//!   places ──► sums made beforehand ─┐
//!                                    ├─► first layer ─► deeper layers ─► five chances
//!   measures ──► matrix ─────────────┘       four positions at a time
//! ```
//!
//! What stands where enters the first layer through its count alone, so for each count at each place
//! the weights are added up once and for all; a position adds about fifteen such rows. Everything else
//! is a product with a matrix, whose rows are loaded once for four positions.

use super::chances::Chances;
use super::inputs::{Inputs, MEASURES, PLACES, of_place};
use super::network::{Activation, Layer, Network, OUTPUTS, squashed};
use crate::simd::Path;
use crate::simd::floats::{BLOCK, LANES, add_rows, multiply_add};

/// A layer whose rows are as wide as vectors want them.
#[derive(Clone, Debug)]
struct Matrix {
    rows: Vec<f32>,
    bias: Vec<f32>,
}

impl Matrix {
    /// The rows of a layer, filled up with zeros to a width and a number of inputs.
    fn of(layer: &Layer, inputs: usize, filled: usize) -> Matrix {
        let width = layer.outputs().next_multiple_of(LANES);
        let mut rows = vec![0.0; filled * width];
        for (input, row) in rows.chunks_exact_mut(width).take(inputs).enumerate() {
            row[..layer.outputs()].copy_from_slice(layer.row(input));
        }
        let mut bias = layer.bias().to_vec();
        bias.resize(width, 0.0);
        Matrix { rows, bias }
    }

    fn width(&self) -> usize {
        self.bias.len()
    }
}

/// A network made ready for use.
#[derive(Clone, Debug)]
pub struct Inference {
    activation: Activation,
    /// From the measures to the first layer.
    measures: Matrix,
    /// For each place and count, what it gives to the first layer.
    places: Vec<f32>,
    deeper: Vec<Matrix>,
    path: Path,
}

impl Inference {
    /// Makes a network ready, with the fastest vectors of this machine.
    pub fn new(network: &Network) -> Inference {
        Inference::by_path(network, Path::best())
    }

    /// Makes a network ready for some kind of vectors.
    pub fn by_path(network: &Network, path: Path) -> Inference {
        let mut layers = network.layers().iter();
        let empty = Layer { rows: Vec::new(), bias: Vec::new() };
        let first = layers.next().unwrap_or(&empty);
        let measures = Matrix::of(first, MEASURES, MEASURES);
        let width = measures.width();
        let mut places = vec![0.0; PLACES * width];
        for (place, sums) in places.chunks_exact_mut(width.max(1)).enumerate() {
            for (input, value) in of_place(place) {
                for (sum, weight) in sums.iter_mut().zip(first.row(input)) {
                    *sum += value * weight;
                }
            }
        }
        let mut inputs = (first.outputs(), width);
        let deeper = layers.map(|layer| {
            let matrix = Matrix::of(layer, inputs.0, inputs.1);
            inputs = (layer.outputs(), matrix.width());
            matrix
        });
        let deeper = deeper.collect();
        Inference { activation: network.activation, measures, places, deeper, path }
    }

    /// Buffers for it.
    pub fn buffers(&self) -> Buffers {
        let deeper = self.deeper.iter().map(|matrix| vec![0.0; BLOCK * matrix.width()]);
        Buffers {
            measures: vec![0.0; BLOCK * MEASURES],
            layers: std::iter::once(vec![0.0; BLOCK * self.measures.width()])
                .chain(deeper)
                .collect(),
        }
    }

    /// The chances of up to four positions.
    ///
    /// # Panics
    ///
    /// If there are more than four.
    pub fn block(&self, inputs: &[Inputs], buffers: &mut Buffers) -> [Chances; BLOCK] {
        assert!(inputs.len() <= BLOCK);
        let Buffers { measures, layers } = buffers;
        let Some((first, deeper)) = layers.split_first_mut() else {
            return [Chances::default(); BLOCK];
        };
        let width = self.measures.width();
        for (b, inputs) in inputs.iter().enumerate() {
            measures[b * MEASURES..][..MEASURES].copy_from_slice(&inputs.measures);
            let sums = &mut first[b * width..][..width];
            sums.copy_from_slice(&self.measures.bias);
            add_rows(self.path, &self.places, inputs.places(), sums);
        }
        multiply_add(self.path, measures, &self.measures.rows, first);
        let mut before = first;
        for (matrix, sums) in self.deeper.iter().zip(deeper) {
            self.activate(before);
            for sums in sums.chunks_exact_mut(matrix.width()) {
                sums.copy_from_slice(&matrix.bias);
            }
            multiply_add(self.path, before, &matrix.rows, sums);
            before = sums;
        }
        let width = before.len() / BLOCK;
        std::array::from_fn(|b| {
            let outputs: [f32; OUTPUTS] = std::array::from_fn(|n| squashed(before[b * width + n]));
            Chances::of_list(outputs).in_order()
        })
    }

    #[inline]
    fn activate(&self, sums: &mut [f32]) {
        match self.activation {
            Activation::Rectifier => sums.iter_mut().for_each(|sum| *sum = sum.max(0.0)),
            Activation::Softsign => sums.iter_mut().for_each(|sum| *sum /= 1.0 + sum.abs()),
        }
    }
}

/// Room for the layers of four positions.
#[derive(Clone, Debug)]
pub struct Buffers {
    measures: Vec<f32>,
    layers: Vec<Vec<f32>>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::board::Board;
    use galds_games::core::Rng;
    use galds_games::nardi::{Action, Roll};

    fn boards() -> Vec<Board> {
        let mut rng = Rng::seeded(5);
        let rolls: Vec<Roll> = Roll::all().collect();
        let mut actions = Vec::new();
        let mut board = Board::START;
        let next = |_| {
            board.list(rolls[rng.below(rolls.len())], &mut actions);
            if let Action::Play(play) = actions[rng.below(actions.len())] {
                board = board.after(&play);
            }
            board
        };
        (0..57).map(next).collect()
    }

    #[test]
    fn every_path_gives_what_the_plain_network_gives() {
        let mut rng = Rng::seeded(1);
        let mut random = || 4.0 * (rng.fraction() as f32 - 0.5);
        for (hidden, activation) in [
            (&[64][..], Activation::Softsign),
            (&[40, 24], Activation::Rectifier),
            (&[256, 32, 32], Activation::Rectifier),
        ] {
            let network = Network::untrained(hidden, activation, &mut random);
            for path in Path::all() {
                let fast = Inference::by_path(&network, path);
                let mut buffers = fast.buffers();
                for boards in boards().chunks(BLOCK) {
                    let inputs: Vec<_> = boards.iter().map(|&board| Inputs::of(board)).collect();
                    let chances = fast.block(&inputs, &mut buffers);
                    for (inputs, chances) in inputs.iter().zip(chances) {
                        let plain = network.chances(inputs);
                        for (one, other) in plain.list().into_iter().zip(chances.list()) {
                            assert!((one - other).abs() < 1e-5, "{} {hidden:?}", path.name());
                        }
                    }
                }
            }
        }
    }
}
