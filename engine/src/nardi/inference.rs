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
//!
//! The four are mostly what comes after plays of one roll, and most of what they are judged by is the same in all of them
//! (`Common`): it enters the first layer once. Units of a hidden layer that are zero in all four add nothing to the next
//! layer, so their rows are left out.

mod common;

use common::Common;

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
        let width = self.measures.width();
        Buffers {
            measures: vec![0.0; BLOCK * MEASURES],
            common: Common::default(),
            base: vec![0.0; width],
            active: Vec::with_capacity(width),
            layers: std::iter::once(vec![0.0; BLOCK * width]).chain(deeper).collect(),
        }
    }

    /// The chances of up to four positions.
    ///
    /// # Panics
    ///
    /// If there are more than four.
    pub fn block(&self, inputs: &[Inputs], buffers: &mut Buffers) -> [Chances; BLOCK] {
        assert!(inputs.len() <= BLOCK);
        self.fill_first(inputs, buffers);
        let Buffers { active, layers, .. } = buffers;
        let Some((mut before, deeper)) = layers.split_first_mut() else {
            return [Chances::default(); BLOCK];
        };
        for (matrix, sums) in self.deeper.iter().zip(deeper) {
            self.activate(before);
            match self.activation {
                Activation::Rectifier => list_active(before, active),
                Activation::Softsign => {
                    active.clear();
                    active.extend((0..before.len() / BLOCK).map(|unit| unit as u16));
                }
            }
            for sums in sums.chunks_exact_mut(matrix.width()) {
                sums.copy_from_slice(&matrix.bias);
            }
            multiply_add::<BLOCK>(self.path, before, &matrix.rows, active, sums);
            before = sums;
        }
        let width = before.len() / BLOCK;
        std::array::from_fn(|b| {
            let outputs: [f32; OUTPUTS] = std::array::from_fn(|n| squashed(before[b * width + n]));
            Chances::of_list(outputs).in_order()
        })
    }

    /// The sums of the first layer: what is the same in all positions once, and then what each has of its own.
    fn fill_first(&self, inputs: &[Inputs], buffers: &mut Buffers) {
        let Buffers { measures, common, base, layers, .. } = buffers;
        let (Some(one), Some(first)) = (inputs.first(), layers.first_mut()) else { return };
        let (path, matrix) = (self.path, &self.measures);
        common.find(inputs);
        base.copy_from_slice(&matrix.bias);
        add_rows(path, &self.places, &common.places, base);
        multiply_add::<1>(path, &one.measures, &matrix.rows, &common.measures, base);
        let sums = first.chunks_exact_mut(matrix.width());
        for (b, (inputs, sums)) in inputs.iter().zip(sums).enumerate() {
            measures[b * MEASURES..][..MEASURES].copy_from_slice(&inputs.measures);
            sums.copy_from_slice(base);
            common.list_own(inputs);
            add_rows(path, &self.places, &common.own_places, sums);
        }
        multiply_add::<BLOCK>(path, measures, &matrix.rows, &common.own_measures, first);
    }

    #[inline]
    fn activate(&self, sums: &mut [f32]) {
        match self.activation {
            Activation::Rectifier => sums.iter_mut().for_each(|sum| *sum = sum.max(0.0)),
            Activation::Softsign => sums.iter_mut().for_each(|sum| *sum /= 1.0 + sum.abs()),
        }
    }
}

/// Lists the units that are not zero in all four positions. After a rectifier none is negative.
fn list_active(values: &[f32], active: &mut Vec<u16>) {
    let width = values.len() / BLOCK;
    let (first, rest) = values.split_at(width);
    let (second, rest) = rest.split_at(width);
    let (third, fourth) = rest.split_at(width);
    active.clear();
    active.resize(width, 0);
    let mut count = 0;
    // Without a branch: whether a unit is zero cannot be guessed.
    for (unit, (((a, b), c), d)) in first.iter().zip(second).zip(third).zip(fourth).enumerate() {
        active[count] = unit as u16;
        count += usize::from((a + b) + (c + d) > 0.0);
    }
    active.truncate(count);
}

/// Room for the layers of four positions.
#[derive(Clone, Debug)]
pub struct Buffers {
    measures: Vec<f32>,
    common: Common,
    /// The first layer with what is the same in all positions.
    base: Vec<f32>,
    /// The units of a layer that are not zero everywhere.
    active: Vec<u16>,
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
