//! The fast form of a network, in whole numbers.
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
//!
//! Measures, units and weights are whole numbers of 16 bits, sums have 32. Only the few outputs are computed in fractions,
//! always in the same order: so a position is worth the same on every kind of vectors and beside whatever other positions it
//! is judged.

mod common;
mod matrix;

use common::Common;
use matrix::{FirstLayer, Matrix, OutputLayer, softsign};

use super::chances::Chances;
use super::inputs::{Inputs, MEASURES};
use super::network::{Activation, Layer, Network};
use crate::simd::Path;
use crate::simd::pairs::{BLOCK, add_rows, multiply_add, rectify};

/// A network made ready for use.
#[derive(Clone, Debug)]
pub struct Inference {
    activation: Activation,
    first: FirstLayer,
    deeper: Vec<Matrix>,
    output: OutputLayer,
    path: Path,
}

impl Inference {
    /// Makes a network ready, with the fastest vectors of this machine.
    pub fn new(network: &Network) -> Inference {
        Inference::by_path(network, Path::best())
    }

    /// Makes a network ready for some kind of vectors.
    pub fn by_path(network: &Network, path: Path) -> Inference {
        let empty = Layer { rows: Vec::new(), bias: Vec::new() };
        let (output, hidden) = network.layers().split_last().unwrap_or((&empty, &[]));
        let (first, deeper) = hidden.split_first().unwrap_or((&empty, &[]));
        let first = FirstLayer::of(first, network.activation);
        // The layer behind the first one scales its units back.
        let scales = |number: usize| if number == 0 { &first.scales[..] } else { &[] };
        let matrices = deeper.iter().enumerate();
        let deeper: Vec<Matrix> =
            matrices.map(|(number, layer)| Matrix::of(layer, scales(number))).collect();
        let output = OutputLayer::of(output, scales(deeper.len()));
        Inference { activation: network.activation, first, deeper, output, path }
    }

    /// Buffers for it.
    pub fn buffers(&self) -> Buffers {
        let widths =
            std::iter::once(self.first.matrix.width()).chain(self.deeper.iter().map(Matrix::width));
        Buffers {
            measures: vec![0; BLOCK * MEASURES],
            common: Common::default(),
            base: vec![0; self.first.matrix.width()],
            active: Vec::with_capacity(self.first.matrix.width() / 2),
            layers: widths.map(Hidden::of).collect(),
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
        let mut last = &self.first.matrix;
        for (matrix, layer) in self.deeper.iter().zip(deeper) {
            self.activate(before, last);
            list_active(&before.units, active);
            for sums in layer.sums.chunks_exact_mut(matrix.width()) {
                sums.copy_from_slice(&matrix.bias);
            }
            multiply_add::<BLOCK>(self.path, &before.units, &matrix.rows, active, &mut layer.sums);
            (before, last) = (layer, matrix);
        }
        std::array::from_fn(|b| {
            let sums = &before.sums[b * last.width()..][..last.width()];
            let values = sums.iter().map(|sum| self.activation.of(last.value(*sum)));
            Chances::of_list(self.output.chances(values)).in_order()
        })
    }

    /// The sums of the first layer: what is the same in all positions once, and then what each has of its own.
    fn fill_first(&self, inputs: &[Inputs], buffers: &mut Buffers) {
        let Buffers { measures, common, base, layers, .. } = buffers;
        let Some(layer) = layers.first_mut() else { return };
        let FirstLayer { matrix, places, .. } = &self.first;
        for (inputs, measures) in inputs.iter().zip(measures.chunks_exact_mut(MEASURES)) {
            FirstLayer::round_measures(&inputs.measures, measures);
        }
        common.find(inputs, measures);
        base.copy_from_slice(&matrix.bias);
        add_rows(self.path, places, &common.places, base);
        multiply_add::<1>(self.path, &measures[..MEASURES], &matrix.rows, &common.measures, base);
        for (inputs, sums) in inputs.iter().zip(layer.sums.chunks_exact_mut(matrix.width())) {
            sums.copy_from_slice(base);
            common.list_own(inputs);
            add_rows(self.path, places, &common.own_places, sums);
        }
        let own = &common.own_measures;
        multiply_add::<BLOCK>(self.path, measures, &matrix.rows, own, &mut layer.sums);
    }

    /// Makes units of the sums that a matrix gave.
    #[inline]
    fn activate(&self, layer: &mut Hidden, matrix: &Matrix) {
        let Hidden { sums, units } = layer;
        match self.activation {
            Activation::Rectifier => rectify(self.path, sums, matrix.shift(), units),
            Activation::Softsign => {
                for (sum, unit) in sums.iter().zip(units) {
                    *unit = softsign(matrix.value(*sum));
                }
            }
        }
    }
}

/// Lists the pairs of units that are not zero in all four positions.
fn list_active(units: &[i16], active: &mut Vec<u16>) {
    let pairs = units.as_chunks::<2>().0;
    let width = pairs.len() / BLOCK;
    let (first, rest) = pairs.split_at(width);
    let (second, rest) = rest.split_at(width);
    let (third, fourth) = rest.split_at(width);
    active.clear();
    active.resize(width, 0);
    let mut count = 0;
    // Without a branch: whether a unit is zero cannot be guessed.
    for (pair, (((a, b), c), d)) in first.iter().zip(second).zip(third).zip(fourth).enumerate() {
        active[count] = pair as u16;
        count += usize::from((a[0] | a[1] | b[0] | b[1] | c[0] | c[1] | d[0] | d[1]) != 0);
    }
    active.truncate(count);
}

/// Room for the layers of four positions.
#[derive(Clone, Debug)]
pub struct Buffers {
    measures: Vec<i16>,
    common: Common,
    /// The first layer with what is the same in all positions.
    base: Vec<i32>,
    /// The pairs of units of a layer that are not zero everywhere.
    active: Vec<u16>,
    layers: Vec<Hidden>,
}

/// A hidden layer of four positions.
#[derive(Clone, Debug)]
struct Hidden {
    sums: Vec<i32>,
    units: Vec<i16>,
}

impl Hidden {
    fn of(width: usize) -> Hidden {
        Hidden { sums: vec![0; BLOCK * width], units: vec![0; BLOCK * width] }
    }
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use super::*;
    use crate::nardi::board::Board;
    use crate::nardi::evaluation::Networks;
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

    /// The chances of all positions, block by block.
    fn chances(fast: &Inference, boards: &[Board]) -> Vec<[f32; 5]> {
        let mut buffers = fast.buffers();
        let block = |boards: &[Board]| {
            let inputs: Vec<_> = boards.iter().map(|&board| Inputs::of(board)).collect();
            fast.block(&inputs, &mut buffers)[..boards.len()].to_vec()
        };
        boards.chunks(BLOCK).flat_map(block).map(Chances::list).collect()
    }

    #[test]
    fn every_path_gives_the_same_to_the_last_bit_and_nearly_what_the_plain_network_gives() {
        let mut rng = Rng::seeded(1);
        let mut random = || 4.0 * (rng.fraction() as f32 - 0.5);
        for (hidden, activation) in [
            (&[64][..], Activation::Softsign),
            (&[40], Activation::Rectifier),
            (&[40, 24], Activation::Rectifier),
            (&[256, 32, 32], Activation::Rectifier),
        ] {
            let network = Network::untrained(hidden, activation, &mut random);
            let boards = boards();
            let portable = chances(&Inference::by_path(&network, Path::PORTABLE), &boards);
            for (board, chances) in boards.iter().zip(&portable) {
                let plain = network.chances(&Inputs::of(*board));
                for (one, other) in plain.list().into_iter().zip(chances) {
                    assert!((one - other).abs() < 1e-3, "{hidden:?}: {one} {other}");
                }
            }
            for path in Path::all() {
                let bits = |list: &[[f32; 5]]| -> Vec<[u32; 5]> {
                    list.iter().map(|chances| chances.map(f32::to_bits)).collect()
                };
                let same = chances(&Inference::by_path(&network, path), &boards);
                assert_eq!(bits(&same), bits(&portable), "{} {hidden:?}", path.name());
            }
        }
    }

    #[test]
    fn units_with_large_weights_are_scaled_back_by_the_layer_behind_them() {
        let mut rng = Rng::seeded(2);
        let mut random = || 4.0 * (rng.fraction() as f32 - 0.5);
        for hidden in [&[32][..], &[32, 16]] {
            let mut network = Network::untrained(hidden, Activation::Rectifier, &mut random);
            for (layer, factor) in network.layers_mut().iter_mut().zip([64.0, 1.0 / 64.0]) {
                layer.rows.iter_mut().for_each(|weight| *weight *= factor);
            }
            network.layers_mut()[0].bias_mut().iter_mut().for_each(|bias| *bias *= 64.0);
            let boards = boards();
            let fast = chances(&Inference::new(&network), &boards);
            for (board, chances) in boards.iter().zip(fast) {
                let plain = network.chances(&Inputs::of(*board)).list();
                for (one, other) in plain.into_iter().zip(chances) {
                    assert!((one - other).abs() < 5e-3, "{hidden:?}: {one} {other}");
                }
            }
        }
    }

    #[test]
    fn a_position_is_judged_the_same_whatever_it_is_judged_together_with() {
        let network = Networks::built_in().contact;
        let fast = Inference::new(&network);
        let boards = boards();
        let together = chances(&fast, &boards);
        for (board, together) in boards.iter().zip(together) {
            assert_eq!(chances(&fast, &[*board]), [together]);
        }
    }
}
