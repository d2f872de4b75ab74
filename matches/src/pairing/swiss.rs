//! Swiss pairing: those with equal points meet, nobody meets the same opponent twice.
//!
//! Entrants are ranked by points, then by their place in the list. With an odd number the lowest
//! ranked entrant who has had none gets the bye. Then, from the top, each entrant gets the best
//! opponent that still lets all others be paired:
//!
//! 1. nobody whom it has met;
//! 2. if possible, a pair in which nobody plays the same side for the third time in a row, nor has
//!    one side three times more than the other;
//! 3. nearest in points;
//! 4. wanting different sides;
//! 5. nearest to half a score group further down, so that the halves of a group meet.
//!
//! The check that the others can be paired is exact, so a round is found whenever there is one.

use galds_games::core::Side;
use thiserror::Error;

use super::matching::{Graph, Matching};
use super::{Bye, Pairing, Record, Round, Scoring, Seat};

/// How one-sided the sides of an entrant may become.
const MOST_IMBALANCE: i32 = 2;

/// Everybody who could meet has met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no further round is possible without meeting somebody twice")]
pub struct NoPairing;

/// The most rounds that a Swiss tournament of so many entrants can have.
pub fn most_swiss_rounds(entrants: usize) -> usize {
    entrants.saturating_sub(1) + entrants % 2
}

/// The next round among those who are `present`.
pub fn swiss_round(
    record: &Record,
    present: impl Fn(Seat) -> bool,
    scoring: Scoring,
) -> Result<Round, NoPairing> {
    let mut ranked: Vec<Entrant> = record
        .seats()
        .filter(|&seat| present(seat))
        .map(|seat| Entrant::of(record, seat))
        .collect();
    ranked.sort_by_key(|entrant| (std::cmp::Reverse(entrant.score), entrant.seat));
    if ranked.len() < 2 {
        return Err(NoPairing);
    }
    let balanced = Pool::new(record, &ranked, Sides::Balanced).round(scoring);
    balanced.or_else(|| Pool::new(record, &ranked, Sides::Any).round(scoring)).ok_or(NoPairing)
}

/// Whether pairs are refused that leave somebody with one-sided sides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sides {
    Balanced,
    Any,
}

/// What the pairing needs to know of an entrant.
#[derive(Clone, Debug)]
struct Entrant {
    seat: Seat,
    score: u32,
    /// First sides minus second sides.
    balance: i32,
    /// The sides played, the last one last.
    sides: Vec<Side>,
    had_bye: bool,
}

impl Entrant {
    fn of(record: &Record, seat: Seat) -> Entrant {
        let sides: Vec<Side> = record.pairings_of(seat).map(|(_, side)| side).collect();
        let balance = sides.iter().map(|&side| if side == Side::First { 1 } else { -1 }).sum();
        let had_bye = record.byes_of(seat).next().is_some();
        Entrant { seat, score: record.score(seat), balance, sides, had_bye }
    }

    /// The side that evens out what was played; by the last one if that is even.
    fn wants(&self) -> Option<Side> {
        match self.balance {
            1.. => Some(Side::Second),
            ..=-1 => Some(Side::First),
            0 => self.sides.last().map(|side| side.other()),
        }
    }

    fn may_play(&self, side: Side) -> bool {
        let after = self.balance + if side == Side::First { 1 } else { -1 };
        let thrice = self.sides.len() >= 2 && self.sides.iter().rev().take(2).all(|&s| s == side);
        after.abs() <= MOST_IMBALANCE && !thrice
    }
}

/// Entrants by rank, and a matching of those who are not paired yet.
struct Pool<'a> {
    ranked: &'a [Entrant],
    matching: Option<Matching>,
}

impl<'a> Pool<'a> {
    fn new(record: &Record, ranked: &'a [Entrant], sides: Sides) -> Pool<'a> {
        let bye = ranked.len();
        let met = record.meetings();
        let allowed = |one: usize, other: usize| {
            if one == bye || other == bye {
                return !ranked[one.min(other)].had_bye;
            }
            let (one, other) = (&ranked[one], &ranked[other]);
            !met.contains(&(one.seat, other.seat))
                && (sides == Sides::Any || allocation(one, other).is_some())
        };
        let graph = Graph::new(bye + bye % 2, allowed);
        Pool { ranked, matching: Matching::perfect(graph) }
    }

    fn round(mut self, scoring: Scoring) -> Option<Round> {
        let mut matching = self.matching.take()?;
        let mut left: Vec<usize> = (0..self.ranked.len()).collect();
        let mut round = Round::default();
        if left.len() % 2 == 1 {
            let bye = left.len();
            let index = left.iter().rev().copied().find(|&index| matching.fix(bye, index))?;
            left.remove(index);
            let seat = self.ranked[index].seat;
            round.bye = Some(Bye { seat, points: scoring.bye() });
        }
        while let Some(&top) = left.first() {
            let opponent = self
                .by_preference(top, &left)
                .into_iter()
                .find(|&other| matching.fix(top, other))?;
            left.retain(|&index| index != top && index != opponent);
            round.pairings.push(self.pairing(top, opponent, round.pairings.len()));
        }
        Some(round)
    }

    /// Those who are left, the best opponent for the top one first.
    fn by_preference(&self, top: usize, left: &[usize]) -> Vec<usize> {
        let entrant = &self.ranked[top];
        let group = left.iter().filter(|&&index| self.ranked[index].score == entrant.score).count();
        let ideal = (group / 2).max(1);
        let mut others: Vec<(usize, usize)> = left.iter().copied().enumerate().skip(1).collect();
        others.sort_by_key(|&(place, index)| {
            let other = &self.ranked[index];
            let clash = entrant.wants().is_some() && entrant.wants() == other.wants();
            (entrant.score.abs_diff(other.score), clash, place.abs_diff(ideal), place)
        });
        others.into_iter().map(|(_, index)| index).collect()
    }

    fn pairing(&self, top: usize, opponent: usize, board: usize) -> Pairing {
        let (one, other) = (&self.ranked[top], &self.ranked[opponent]);
        let side = allocation(one, other).unwrap_or_else(|| more_due(one, other));
        // In the first round nobody is due anything: the stronger ones alternate by board.
        let undecided = one.sides.is_empty() && other.sides.is_empty();
        let side = if undecided && board % 2 == 1 { side.other() } else { side };
        match side {
            Side::First => Pairing::new(one.seat, other.seat),
            Side::Second => Pairing::new(other.seat, one.seat),
        }
    }
}

/// The side of `one`, if there is a way in which neither plays too one-sidedly.
fn allocation(one: &Entrant, other: &Entrant) -> Option<Side> {
    let due = more_due(one, other);
    [due, due.other()].into_iter().find(|&side| one.may_play(side) && other.may_play(side.other()))
}

/// The side of `one` by who is more in need of a side.
fn more_due(one: &Entrant, other: &Entrant) -> Side {
    match (one.wants(), other.wants()) {
        (None, None) => Side::First,
        (Some(side), None) => side,
        (Some(side), Some(against)) if side != against => side,
        (Some(side), Some(_)) if one.balance.abs() >= other.balance.abs() => side,
        (_, Some(side)) => side.other(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::core::{Outcome, mix_all};
    use std::collections::HashSet;

    const SCORING: Scoring = Scoring::Outcome { usual: 2 };

    /// Plays a round with results that depend on the seed alone.
    fn play(record: &mut Record, mut round: Round, seed: u64) {
        let number = record.rounds.len() as u64;
        for (board, pairing) in round.pairings.iter_mut().enumerate() {
            let outcome = match mix_all([seed, number, board as u64]) % 6 {
                0 => Outcome::DRAW,
                points @ 1..=3 => Outcome::win(Side::First, points as u32),
                _ => Outcome::win(Side::Second, 2),
            };
            pairing.points = Some(SCORING.points(outcome));
        }
        record.rounds.push(round);
    }

    fn next(record: &Record) -> Result<Round, NoPairing> {
        swiss_round(record, |_| true, SCORING)
    }

    fn pairs(round: &Round) -> Vec<(usize, usize)> {
        round.pairings.iter().map(|p| (p.seats.0[0].0, p.seats.0[1].0)).collect()
    }

    #[test]
    fn the_first_round_pairs_the_halves_with_alternating_sides() {
        let round = next(&Record::new(8)).unwrap();
        assert_eq!(pairs(&round), [(0, 4), (5, 1), (2, 6), (7, 3)]);
        let odd = next(&Record::new(5)).unwrap();
        assert_eq!(odd.bye.unwrap().seat, Seat(4));
        assert_eq!(odd.bye.unwrap().points.halves(), 4);
    }

    #[test]
    fn winners_meet_winners_in_the_second_round() {
        let mut record = Record::new(8);
        let mut first = next(&record).unwrap();
        for pairing in &mut first.pairings {
            let stronger =
                if pairing.seats.0[0] < pairing.seats.0[1] { Side::First } else { Side::Second };
            pairing.points = Some(SCORING.points(Outcome::win(stronger, 2)));
        }
        record.rounds.push(first);
        let second = next(&record).unwrap();
        for (one, other) in pairs(&second) {
            assert_eq!(one < 4, other < 4);
        }
        assert_eq!(second, next(&record).unwrap());
    }

    #[test]
    fn nobody_meets_twice_or_has_two_byes_and_sides_stay_balanced() {
        for entrants in 4..40_usize {
            let seed = entrants as u64;
            let mut record = Record::new(entrants);
            let rounds = (usize::BITS - (entrants - 1).leading_zeros()) as usize + 1;
            for _ in 0..rounds.min(entrants / 2) {
                let round = next(&record).expect("half of all rounds can always be paired");
                play(&mut record, round, seed);
            }
            for seat in record.seats() {
                let opponents: Vec<_> =
                    record.pairings_of(seat).map(|(p, _)| p.opponent_of(seat).unwrap()).collect();
                assert_eq!(opponents.iter().collect::<HashSet<_>>().len(), opponents.len());
                assert!(record.byes_of(seat).count() <= 1);
                assert_eq!(opponents.len() + record.byes_of(seat).count(), record.rounds.len());
                assert!(Entrant::of(&record, seat).balance.abs() <= MOST_IMBALANCE);
            }
        }
    }

    #[test]
    fn a_round_is_found_whenever_one_exists_up_to_the_last() {
        for entrants in [4, 6, 8, 10] {
            for seed in 0..60 {
                let mut record = Record::new(entrants);
                while let Ok(round) = next(&record) {
                    play(&mut record, round, seed);
                }
                let met = record.meetings();
                let unmet = Graph::new(entrants, |a, b| !met.contains(&(Seat(a), Seat(b))));
                assert!(Matching::perfect(unmet).is_none());
                assert!(record.rounds.len() >= entrants / 2);
            }
        }
    }

    #[test]
    fn who_has_withdrawn_is_not_paired() {
        let mut record = Record::new(6);
        let round = next(&record).unwrap();
        play(&mut record, round, 1);
        let round = swiss_round(&record, |seat| seat != Seat(2), SCORING).unwrap();
        assert_eq!(round.pairings.len(), 2);
        assert!(round.pairings.iter().all(|pairing| pairing.side_of(Seat(2)).is_none()));
        assert!(round.bye.is_some_and(|bye| bye.seat != Seat(2)));
        assert_eq!(swiss_round(&record, |seat| seat == Seat(0), SCORING), Err(NoPairing));
    }

    #[test]
    fn large_tournaments_are_paired_quickly() {
        let mut record = Record::new(301);
        for seed in 0..9 {
            let round = next(&record).unwrap();
            play(&mut record, round, seed);
        }
        assert_eq!(record.rounds.len(), 9);
    }
}
