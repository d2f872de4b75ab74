//! Everybody meets everybody, by the Berger tables.
//!
//! With an even number n of players, numbered from 1, the players i and j meet in the round r for
//! which i + j ≡ r + 1 (mod n − 1); the one whom this would pair with himself meets n. Of two numbers
//! of different parity the lower plays the first side, of equal parity the higher; against n the
//! first half of the list plays the first side. With an odd number the place n stays empty: its
//! opponent rests. Everybody rests equally often, so a rest is worth nothing: points are for games.

use galds_games::core::Points;

use super::{Bye, Pairing, Round, Seat};

/// How many rounds it takes for all to meet `cycles` times.
pub fn rounds_of_round_robin(entrants: usize, cycles: usize) -> usize {
    if entrants < 2 { 0 } else { (table_size(entrants) - 1) * cycles }
}

/// Round `number` (from 0); every second cycle has the sides swapped.
pub fn round_robin(entrants: usize, number: usize) -> Round {
    let size = table_size(entrants);
    let in_cycle = number % (size - 1);
    let swapped = (number / (size - 1)) % 2 == 1;
    let mut round = Round::default();
    for (first, second) in berger(size, in_cycle + 1) {
        let (first, second) = if swapped { (second, first) } else { (first, second) };
        match (first <= entrants, second <= entrants) {
            (true, true) => round.pairings.push(Pairing::new(Seat(first - 1), Seat(second - 1))),
            (true, false) => round.bye = Some(rest(first)),
            (false, _) => round.bye = Some(rest(second)),
        }
    }
    round
}

fn rest(number: usize) -> Bye {
    Bye { seat: Seat(number - 1), points: Points::NONE }
}

const fn table_size(entrants: usize) -> usize {
    entrants + entrants % 2
}

/// The pairs of round `round` (from 1) among `size` players, first side first, the one with the last
/// player in front.
fn berger(size: usize, round: usize) -> Vec<(usize, usize)> {
    let modulus = size - 1;
    let sum = (round + 1) % modulus;
    let mut pairs = Vec::with_capacity(size / 2);
    for i in 1..size {
        let j = match (sum + modulus - i % modulus) % modulus {
            0 => modulus,
            j => j,
        };
        match i.cmp(&j) {
            std::cmp::Ordering::Equal if i <= size / 2 => pairs.insert(0, (i, size)),
            std::cmp::Ordering::Equal => pairs.insert(0, (size, i)),
            std::cmp::Ordering::Less if i % 2 == j % 2 => pairs.push((j, i)),
            std::cmp::Ordering::Less => pairs.push((i, j)),
            std::cmp::Ordering::Greater => {}
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn the_table_for_six_is_the_printed_one() {
        let printed: [&[(usize, usize)]; 5] = [
            &[(1, 6), (2, 5), (3, 4)],
            &[(6, 4), (1, 2), (5, 3)],
            &[(2, 6), (3, 1), (4, 5)],
            &[(6, 5), (1, 4), (2, 3)],
            &[(3, 6), (4, 2), (5, 1)],
        ];
        for (number, pairs) in printed.into_iter().enumerate() {
            let mut computed = berger(6, number + 1);
            assert_eq!(computed[0], pairs[0], "the last player's board comes first");
            computed.sort_unstable();
            let mut expected = pairs.to_vec();
            expected.sort_unstable();
            assert_eq!(computed, expected, "round {}", number + 1);
        }
    }

    #[test]
    fn everybody_meets_everybody_once_in_every_cycle_and_sides_are_even() {
        for entrants in 2..=17 {
            let mut met = HashMap::new();
            let mut firsts = vec![0_i32; entrants];
            let rounds = rounds_of_round_robin(entrants, 1);
            for number in 0..rounds {
                let round = round_robin(entrants, number);
                assert_eq!(round.bye.is_some(), entrants % 2 == 1);
                for pairing in &round.pairings {
                    let [first, second] = pairing.seats.0;
                    *met.entry((first.min(second), first.max(second))).or_insert(0) += 1;
                    firsts[first.0] += 1;
                    firsts[second.0] -= 1;
                }
            }
            assert_eq!(met.len(), entrants * (entrants - 1) / 2);
            assert!(met.values().all(|&times| times == 1));
            assert!(firsts.iter().all(|balance| balance.abs() <= 1), "{entrants}: {firsts:?}");
        }
    }

    #[test]
    fn whoever_rests_gets_no_points_for_it() {
        for number in 0..3 {
            let rests = round_robin(3, number).bye.expect("one of three rests");
            assert_eq!(rests.points, Points::NONE);
        }
    }

    #[test]
    fn the_second_cycle_swaps_the_sides() {
        for number in 0..5 {
            let once = round_robin(6, number);
            let again = round_robin(6, number + 5);
            let swapped = |pairing: &Pairing| Pairing::new(pairing.seats.0[1], pairing.seats.0[0]);
            assert_eq!(again.pairings, once.pairings.iter().map(swapped).collect::<Vec<_>>());
        }
        assert_eq!(rounds_of_round_robin(6, 2), 10);
        assert_eq!(rounds_of_round_robin(7, 1), 7);
        assert_eq!(rounds_of_round_robin(1, 1), 0);
    }
}
