//! The layers of a network as whole numbers.
//!
//! ```text
//!   measure   12 digits after the binary point, less than 8
//!   unit      10 digits, less than 32
//!   weight    as many digits as the sums of its layer have room for, 12 at most
//!   sum       those of its two factors together, 31 bits with those before the point
//! ```
//!
//! Some units of the first layer have far larger weights than others. A rectifier gives half as much for half the sum, so
//! those units are made smaller by a power of two, and what leads from them to the next layer larger.

use crate::nardi::inputs::{COUNTS, MEASURES, PLACES, PLACES_OF_SIDE, of_place};
use crate::nardi::network::{Activation, Layer, OUTPUTS, squashed};
use crate::simd::pairs::LANES;

/// How many binary digits a measure has after the point.
const MEASURE_DIGITS: u32 = 12;
/// How many a unit has.
const UNIT_DIGITS: u32 = 10;
/// How many a weight has at least and at most. Weights without room for the least are cut off.
const LEAST_WEIGHT_DIGITS: u32 = 2;
const MOST_WEIGHT_DIGITS: u32 = 12;
/// Sums of the first layer have room for measures that are all as large as this, with the worst signs. Few are ever
/// larger, and none reaches 8.
const MOST_MEASURE: f32 = 2.0;
/// Sums of deeper layers have room for units that are all as large as this. The largest in the positions of 60 games
/// was 4.3; and since most units are zero, sums were no larger than a thirtieth of that room.
const MOST_UNIT: f32 = 4.0;
/// The largest sum of a scaled unit. Real ones are far smaller than what all inputs together could give.
const ROOM: f32 = 128.0;
const CHECKERS: usize = 15;

/// Weights between two layers, with the rows of each two inputs side by side.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    pub(super) rows: Vec<i16>,
    pub(super) bias: Vec<i32>,
    /// How many binary digits a sum has after the point.
    digits: u32,
}

impl Matrix {
    /// The weights of a hidden layer behind one whose units were scaled so.
    pub(super) fn of(layer: &Layer, scales: &[f32]) -> Matrix {
        let inputs = layer.rows.len() / layer.outputs().max(1);
        let most = largest(layer, |unit| MOST_UNIT * weight_of(layer, inputs, unit));
        let weight = |input: usize, unit: usize| layer.row(input)[unit] / scale_at(scales, input);
        let mut matrix = Matrix::of_weights(weight, (inputs, layer.outputs()), UNIT_DIGITS, most);
        matrix.set_bias(layer.bias().iter().copied());
        matrix
    }

    /// Weights from so many inputs to so many units. An input has so many digits, and no sum is larger than `most`.
    fn of_weights(
        weight: impl Fn(usize, usize) -> f32,
        (inputs, units): (usize, usize),
        input_digits: u32,
        most: f32,
    ) -> Matrix {
        let width = units.next_multiple_of(LANES);
        let places = (0..inputs).flat_map(|input| (0..units).map(move |unit| (input, unit)));
        let heaviest = places
            .clone()
            .fold(0.0, |most: f32, (input, unit)| most.max(weight(input, unit).abs()));
        let digits = digits_below(most, 31)
            .saturating_sub(input_digits)
            .min(digits_below(heaviest, 15))
            .clamp(LEAST_WEIGHT_DIGITS, MOST_WEIGHT_DIGITS);
        // Units of the layer before are filled up as well, to as many as vectors want.
        let filled = if input_digits == UNIT_DIGITS { LANES } else { 2 };
        let mut rows = vec![0; inputs.next_multiple_of(filled) * width];
        for (input, unit) in places {
            rows[2 * (input / 2 * width + unit) + input % 2] = rounded(weight(input, unit), digits);
        }
        Matrix { rows, bias: vec![0; width], digits: digits + input_digits }
    }

    fn set_bias(&mut self, bias: impl Iterator<Item = f32>) {
        for (slot, bias) in self.bias.iter_mut().zip(bias) {
            *slot = rounded_sum(bias, self.digits);
        }
    }

    /// How many units come out, some of which may be there for the vectors only.
    pub(super) fn width(&self) -> usize {
        self.bias.len()
    }

    /// By how many digits a sum is longer than a unit.
    pub(super) fn shift(&self) -> u32 {
        self.digits - UNIT_DIGITS
    }

    /// What a sum means.
    pub(super) fn value(&self, sum: i32) -> f32 {
        sum as f32 / (1_u32 << self.digits) as f32
    }
}

/// The layer behind the inputs.
#[derive(Clone, Debug)]
pub(super) struct FirstLayer {
    /// From the measures.
    pub(super) matrix: Matrix,
    /// For each place and count, what it gives to the sums.
    pub(super) places: Vec<i32>,
    /// How units are scaled.
    pub(super) scales: Vec<f32>,
}

impl FirstLayer {
    pub(super) fn of(layer: &Layer, activation: Activation) -> FirstLayer {
        let units = layer.outputs();
        let width = units.next_multiple_of(LANES);
        let mut sums = vec![0.0; PLACES * width];
        for (place, sums) in sums.chunks_exact_mut(width.max(1)).enumerate() {
            for (input, value) in of_place(place) {
                for (sum, weight) in sums.iter_mut().zip(layer.row(input)) {
                    *sum += value * weight;
                }
            }
        }
        let most = |unit: usize| {
            let sides = sums.chunks_exact(PLACES_OF_SIDE * COUNTS * width);
            let of_places = sides.map(|side| most_of_side(side, width, unit)).sum::<f32>();
            MOST_MEASURE * weight_of(layer, MEASURES, unit) + of_places
        };
        let (scales, most) = match activation {
            Activation::Rectifier => ((0..units).map(|unit| scale_of(most(unit))).collect(), ROOM),
            Activation::Softsign => (vec![1.0; units], largest(layer, most)),
        };
        let weight = |input: usize, unit: usize| layer.row(input)[unit] * scales[unit];
        let mut matrix = Matrix::of_weights(weight, (MEASURES, units), MEASURE_DIGITS, most);
        matrix.set_bias(layer.bias().iter().zip(&scales).map(|(bias, scale)| bias * scale));
        let mut places = vec![0; sums.len()];
        for (row, sums) in
            places.chunks_exact_mut(width.max(1)).zip(sums.chunks_exact(width.max(1)))
        {
            for ((slot, sum), scale) in row.iter_mut().zip(sums).zip(&scales) {
                *slot = rounded_sum(sum * scale, matrix.digits);
            }
        }
        FirstLayer { matrix, places, scales }
    }

    /// Puts measures as whole numbers into `rounded`.
    #[inline]
    pub(super) fn round_measures(measures: &[f32; MEASURES], rounded: &mut [i16]) {
        // Moved to where no number is negative, since the conversion cuts off what is behind the point.
        const MOVED: f32 = 32768.0;
        for (measure, rounded) in measures.iter().zip(rounded) {
            let number = measure * (1 << MEASURE_DIGITS) as f32 + (MOVED + 0.5);
            *rounded = (number as i32 - MOVED as i32).min(32767) as i16;
        }
    }
}

/// A softsign's unit as a whole number.
pub(super) fn softsign(value: f32) -> i16 {
    rounded(Activation::Softsign.of(value), UNIT_DIGITS)
}

/// The power of two that brings the largest sum of a unit into the room there is. Units are never enlarged: the weights that
/// lead on from them would lose the digits that they win.
fn scale_of(most: f32) -> f32 {
    let mut scale = 1.0;
    while scale > 1e-6 && most * scale > ROOM {
        scale /= 2.0;
    }
    scale
}

/// How a unit was scaled; only those of the first layer are.
fn scale_at(scales: &[f32], unit: usize) -> f32 {
    scales.get(unit).copied().unwrap_or(1.0)
}

/// The layer that gives the chances.
#[derive(Clone, Debug)]
pub(super) struct OutputLayer {
    /// For each unit before it, the weights to the outputs.
    rows: Vec<[f32; FILLED]>,
    bias: [f32; FILLED],
}

/// As many outputs as vectors of every kind can take.
const FILLED: usize = 8;

impl OutputLayer {
    /// The weights behind a hidden layer whose units were scaled so.
    pub(super) fn of(layer: &Layer, scales: &[f32]) -> OutputLayer {
        let filled = |numbers: &[f32], scale: f32| {
            let mut row = [0.0; FILLED];
            row.iter_mut().zip(numbers).for_each(|(slot, number)| *slot = number / scale);
            row
        };
        let rows = layer.rows.chunks_exact(layer.outputs().max(1)).enumerate();
        let rows = rows.map(|(unit, row)| filled(row, scale_at(scales, unit))).collect();
        OutputLayer { rows, bias: filled(&layer.bias, 1.0) }
    }

    /// The chances that the values of units give.
    pub(super) fn chances(&self, values: impl Iterator<Item = f32>) -> [f32; OUTPUTS] {
        let mut sums = self.bias;
        for (row, value) in self.rows.iter().zip(values) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        std::array::from_fn(|output| squashed(sums[output]))
    }
}

/// The largest over all units of a layer.
fn largest(layer: &Layer, of_unit: impl Fn(usize) -> f32) -> f32 {
    (0..layer.outputs()).map(of_unit).fold(0.0, f32::max)
}

/// The weights of the first inputs to a unit, all taken together.
fn weight_of(layer: &Layer, inputs: usize, unit: usize) -> f32 {
    (0..inputs).map(|input| layer.row(input)[unit].abs()).sum()
}

/// What the checkers of a side can give to a unit at most, on as many places as there are checkers.
fn most_of_side(sums: &[f32], width: usize, unit: usize) -> f32 {
    let of_place = |place: &[f32]| {
        let counts = place.chunks_exact(width).map(|row| row[unit].abs());
        counts.fold(0.0, f32::max)
    };
    let mut places: Vec<f32> = sums.chunks_exact(COUNTS * width).map(of_place).collect();
    places.sort_by(|one, other| other.total_cmp(one));
    places.iter().take(CHECKERS).sum()
}

/// A number with so many digits after the binary point, as near as 16 bits allow.
fn rounded(number: f32, digits: u32) -> i16 {
    (number * (1_u32 << digits) as f32).round() as i16
}

/// The same with the 32 bits of a sum.
fn rounded_sum(number: f32, digits: u32) -> i32 {
    (number * (1_u32 << digits) as f32).round() as i32
}

/// How many digits after the binary point numbers up to `largest` can have in so many bits.
fn digits_below(largest: f32, bits: u32) -> u32 {
    let fits = |digits: &u32| largest * (1_u64 << digits) as f32 <= (1_u64 << bits) as f32;
    (0..bits).rev().find(fits).unwrap_or(0)
}
