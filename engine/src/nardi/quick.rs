//! A small network that only says which plays are worth a judgement.
//!
//! ```text
//!   what stands where ──► sums of rows ──► units ──► five chances, roughly
//! ```
//!
//! It sees [places](super::inputs) and no measures, so its first layer is a sum of rows, and after a play only the rows of
//! the places that changed are added and taken away. A unit is `clamp(sum, 0, 1)²`. Its weights are whole numbers: the
//! same plays pass on every machine. The file holds, all numbers little-endian:
//!
//! ```text
//!   8 bytes   "galdsqck"
//!   u32 …     version, places, units, length of the line
//!   text      a line that says how it was made
//!   i16 …     in 255ths: a row of weights for each place, then the biases of the units
//!   i16 …     in 256ths: for each of the five chances a weight for each unit
//!   f32 …     a bias for each chance
//!   u64       checksum of everything before
//! ```

use super::board::Board;
use super::chances::{Chances, Payoffs};
use super::inputs::{OF_MOVER, OF_OTHER, PLACES, place_number};
use super::network::{NetworkError, OUTPUTS};
use crate::networks::checksum;
use crate::simd::Path;
use crate::simd::integers::{LANES, UNIT, move_sums, squared_dot};
use galds_games::nardi::Checkers;

const NAME: &[u8; 8] = b"galdsqck";
const VERSION: u32 = 1;
/// What a weight of 1 is in the second layer.
const WEIGHT: f32 = 256.0;
/// Weights of the second layer are within ± this, and there are no more units: the sums stay within 32 bits.
const MOST_WEIGHT: i16 = 127;
const WIDEST: usize = 2 * LANES;

/// The weights of a quick network.
#[derive(Clone, Debug, PartialEq)]
pub struct QuickNetwork {
    width: usize,
    rows: Vec<i16>,
    bias: Vec<i16>,
    outputs: Vec<i16>,
    output_bias: [f32; OUTPUTS],
    path: Path,
    /// How it was made.
    pub made: String,
}

impl QuickNetwork {
    /// Reads the file of a quick network.
    pub fn read(bytes: &[u8]) -> Result<QuickNetwork, NetworkError> {
        let (whole, sum) = bytes.split_last_chunk::<8>().ok_or(NetworkError::Length)?;
        let mut rest = whole.strip_prefix(NAME).ok_or(NetworkError::Version)?;
        let [version, places, width, made] = take_numbers(&mut rest, u32::from_le_bytes)?;
        if version != VERSION {
            return Err(NetworkError::Version);
        }
        let width = width as usize;
        if places as usize != PLACES
            || !width.is_multiple_of(LANES)
            || !(LANES..=WIDEST).contains(&width)
        {
            return Err(NetworkError::Sizes);
        }
        if checksum(whole) != u64::from_le_bytes(*sum) {
            return Err(NetworkError::Checksum);
        }
        let (made, mut rest) = rest.split_at_checked(made as usize).ok_or(NetworkError::Length)?;
        let rows = take_weights(&mut rest, PLACES * width)?;
        let bias = take_weights(&mut rest, width)?;
        let outputs = take_weights(&mut rest, OUTPUTS * width)?;
        let output_bias = take_numbers(&mut rest, f32::from_le_bytes)?;
        if !rest.is_empty() {
            return Err(NetworkError::Length);
        }
        if outputs.iter().any(|weight| !(-MOST_WEIGHT..=MOST_WEIGHT).contains(weight)) {
            return Err(NetworkError::Sizes);
        }
        let made = String::from_utf8_lossy(made).into_owned();
        Ok(QuickNetwork { width, rows, bias, outputs, output_bias, path: Path::best(), made })
    }

    /// The same network with some kind of vectors.
    #[must_use]
    pub fn by_path(self, path: Path) -> QuickNetwork {
        QuickNetwork { path, ..self }
    }

    /// The rough chances that the units give.
    fn chances(&self, sums: &[i16]) -> Chances {
        const SCALE: f32 = 1.0 / (UNIT as f32 * UNIT as f32 * WEIGHT);
        let output = |number: usize| {
            let weights = &self.outputs[number * self.width..][..self.width];
            squared_dot(self.path, sums, weights) as f32 * SCALE + self.output_bias[number]
        };
        Chances::of_list(std::array::from_fn(output))
    }
}

/// The first layer of a position and of those that plays make of it.
#[derive(Clone, Debug, Default)]
pub struct QuickSums {
    /// For the position before the plays, with the other side to roll.
    before: Vec<i16>,
    after: Vec<i16>,
    added: Vec<u16>,
    removed: Vec<u16>,
}

impl QuickSums {
    /// Puts into `equities`, which is emptied first, roughly what each of `boards` is worth to the side about to roll there.
    /// They are what plays leave of `board`.
    pub fn judge(
        &mut self,
        network: &QuickNetwork,
        board: Board,
        boards: &[Board],
        worth: &Payoffs,
        equities: &mut Vec<f32>,
    ) {
        let before = Board { mover: board.other, other: board.mover };
        self.begin(network, before);
        equities.clear();
        equities.extend(boards.iter().map(|&after| {
            self.change(network, before, after);
            worth.equity(&network.chances(&self.after))
        }));
    }

    /// The sums of a position, from nothing.
    fn begin(&mut self, network: &QuickNetwork, board: Board) {
        self.added.clear();
        for (base, checkers) in [(OF_MOVER, board.mover), (OF_OTHER, board.other)] {
            let places = checkers.counts().map(|(point, count)| place_number(base, point, count));
            self.added.extend(places);
        }
        self.before.resize(network.width, 0);
        self.after.resize(network.width, 0);
        let QuickNetwork { path, rows, bias, .. } = network;
        move_sums(*path, rows, bias, &self.added, &[], &mut self.before);
    }

    /// The sums of another position, from those of the first.
    fn change(&mut self, network: &QuickNetwork, before: Board, after: Board) {
        self.added.clear();
        self.removed.clear();
        self.compare(OF_MOVER, before.mover, after.mover);
        self.compare(OF_OTHER, before.other, after.other);
        let QuickNetwork { path, rows, .. } = network;
        move_sums(*path, rows, &self.before, &self.added, &self.removed, &mut self.after);
    }

    fn compare(&mut self, base: usize, before: Checkers, after: Checkers) {
        for point in before.differing(after).points() {
            let place = |checkers: Checkers| {
                let count = checkers.on(point);
                (count > 0).then(|| place_number(base, point, count))
            };
            self.removed.extend(place(before));
            self.added.extend(place(after));
        }
    }
}

fn take<'b>(bytes: &mut &'b [u8], count: usize) -> Result<&'b [[u8; 2]], NetworkError> {
    let (taken, rest) = bytes.split_at_checked(2 * count).ok_or(NetworkError::Length)?;
    *bytes = rest;
    Ok(taken.as_chunks().0)
}

fn take_weights(bytes: &mut &[u8], count: usize) -> Result<Vec<i16>, NetworkError> {
    Ok(take(bytes, count)?.iter().map(|pair| i16::from_le_bytes(*pair)).collect())
}

fn take_numbers<T: Copy + Default, const N: usize>(
    bytes: &mut &[u8],
    number: fn([u8; 4]) -> T,
) -> Result<[T; N], NetworkError> {
    let mut numbers = [T::default(); N];
    for slot in &mut numbers {
        let (four, rest) = bytes.split_first_chunk().ok_or(NetworkError::Length)?;
        *slot = number(*four);
        *bytes = rest;
    }
    Ok(numbers)
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use super::*;
    use crate::nardi::evaluation::Networks;
    use galds_games::nardi::{Action, Roll};

    fn network() -> QuickNetwork {
        Networks::built_in().quick.unwrap()
    }

    fn boards(roll: Roll) -> Vec<Board> {
        let mut actions: Vec<Action> = Vec::new();
        Board::START.list(roll, &mut actions);
        Board::START.after_each(&actions).collect()
    }

    #[test]
    fn what_changed_gives_the_same_as_counting_anew_on_every_path() {
        for path in Path::all() {
            let network = network().by_path(path);
            let (mut sums, mut anew, mut equities) =
                (QuickSums::default(), QuickSums::default(), Vec::new());
            for roll in Roll::all() {
                let boards = boards(roll);
                sums.judge(&network, Board::START, &boards, &Payoffs::MONEY, &mut equities);
                for (board, equity) in boards.iter().zip(&equities) {
                    anew.begin(&network, *board);
                    let chances = network.chances(&anew.before);
                    let expected = Payoffs::MONEY.equity(&chances);
                    assert_eq!(equity.to_bits(), expected.to_bits(), "{} {roll}", path.name());
                }
            }
        }
    }

    #[test]
    fn damage_is_seen() {
        let bytes = include_bytes!("networks/quick.net");
        assert!(QuickNetwork::read(bytes).is_ok());
        for place in [0, 9, 13, 17, 21, 100, 60_000, bytes.len() - 1] {
            let mut wrong = bytes.to_vec();
            wrong[place] ^= 1;
            assert!(QuickNetwork::read(&wrong).is_err(), "{place}");
        }
        for len in [0, 7, 20, 30, 50, bytes.len() - 1] {
            assert!(QuickNetwork::read(&bytes[..len]).is_err(), "{len}");
        }
    }
}
