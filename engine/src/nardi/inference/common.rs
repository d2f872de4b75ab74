//! What positions that are judged together have in common.
//!
//! After the plays of one roll about two thirds of the measures and most of the places are the same.

use crate::nardi::inputs::{Inputs, MEASURES, PLACES};

const WORDS: usize = PLACES.div_ceil(64);
/// How many pairs of measures a position has.
const PAIRS: usize = MEASURES / 2;

/// A set of places.
type Places = [u64; WORDS];

/// Which inputs some positions have in common, and which not.
#[derive(Clone, Debug, Default)]
pub(super) struct Common {
    /// Places that are the same in all positions.
    pub(super) places: Vec<u16>,
    /// Pairs of measures that are the same in all positions, and not zero.
    pub(super) measures: Vec<u16>,
    /// All other pairs of measures.
    pub(super) own_measures: Vec<u16>,
    /// The places that one position has beside the common ones.
    pub(super) own_places: Vec<u16>,
    everywhere: Places,
}

impl Common {
    /// Compares positions, whose rounded measures lie one behind the other.
    pub(super) fn find(&mut self, inputs: &[Inputs], measures: &[i16]) {
        let Some((one, others)) = inputs.split_first() else { return };
        self.everywhere = set_of(one);
        for other in others {
            let set = set_of(other);
            self.everywhere.iter_mut().zip(set).for_each(|(word, other)| *word &= other);
        }
        self.places.clear();
        let everywhere = self.everywhere;
        self.places.extend(one.places().iter().filter(|place| has(&everywhere, **place)));
        self.measures.clear();
        self.own_measures.clear();
        let (pairs, _) = measures.as_chunks::<2>();
        let (one, others) = pairs[..inputs.len() * PAIRS].split_at(PAIRS);
        for (pair, value) in (0..).zip(one) {
            if others.iter().skip(usize::from(pair)).step_by(PAIRS).any(|other| other != value) {
                self.own_measures.push(pair);
            } else if *value != [0, 0] {
                self.measures.push(pair);
            }
        }
    }

    /// Lists the places that only this position, or not all of them, has.
    pub(super) fn list_own(&mut self, inputs: &Inputs) {
        let everywhere = self.everywhere;
        let is_own = |place: &&u16| !has(&everywhere, **place);
        self.own_places.clear();
        self.own_places.extend(inputs.places().iter().filter(is_own));
    }
}

fn has(set: &Places, place: u16) -> bool {
    let place = usize::from(place);
    set[place / 64] >> (place % 64) & 1 != 0
}

fn set_of(inputs: &Inputs) -> Places {
    let mut set = [0; WORDS];
    for &place in inputs.places() {
        set[usize::from(place) / 64] |= 1 << (place % 64);
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::board::Board;
    use galds_games::nardi::{Action, Roll};

    #[test]
    fn every_input_is_either_common_or_some_position_s_own() {
        let mut actions = Vec::new();
        let mut common = Common::default();
        for roll in Roll::all() {
            Board::START.list(roll, &mut actions);
            let plays = actions.iter().filter_map(|action| match action {
                Action::Play(play) => Some(Inputs::of(Board::START.after(play))),
                _ => None,
            });
            let inputs: Vec<Inputs> = plays.take(4).collect();
            let measures: Vec<i16> = inputs
                .iter()
                .flat_map(|inputs| inputs.measures.map(|measure| (4096.0 * measure) as i16))
                .collect();
            let first = &measures[..MEASURES];
            common.find(&inputs, &measures);
            assert!(!common.places.is_empty() && !common.measures.is_empty());
            for (one, measures) in inputs.iter().zip(measures.chunks(MEASURES)) {
                common.list_own(one);
                let mut places = [&common.places[..], &common.own_places].concat();
                let mut expected = one.places().to_vec();
                places.sort_unstable();
                expected.sort_unstable();
                assert_eq!(places, expected);
                for (number, pair) in (0..).zip(measures.as_chunks::<2>().0) {
                    let is_own = common.own_measures.contains(&number);
                    let is_common = common.measures.contains(&number);
                    let of_first = &first[2 * usize::from(number)..][..2];
                    assert!(is_own || pair == of_first);
                    assert!(is_own || is_common || *pair == [0, 0]);
                    assert!(!(is_own && is_common));
                }
            }
        }
    }
}
