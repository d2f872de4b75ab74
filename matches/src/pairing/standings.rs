//! Who is ahead, and who scored what against whom.
//!
//! Equal points are told apart by tie-breaks:
//!
//! - **Buchholz**: the points of all opponents. A round without an opponent counts as one who scored
//!   as much as oneself.
//! - **Sonneborn-Berger**: the points of those one has beaten, and half the points of those one drew
//!   with.
//!
//! then by the number of wins. Who is equal in all of these shares the place.

use galds_games::core::{Points, Side};
use serde::Serialize;

use super::{Pairing, Played, Record, Seat};

/// Which tie-break comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// Where not everybody meets everybody.
    Buchholz,
    /// Where everybody meets everybody, and the sum of all opponents says little.
    SonnebornBerger,
}

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place, from 1; shared by those who are equal.
    pub place: usize,
    /// Who.
    pub seat: Seat,
    /// Points, in halves.
    pub score: u32,
    /// Points of all opponents, in halves.
    pub buchholz: u32,
    /// Points of the beaten and half of those of the drawn, in quarters.
    pub sonneborn_berger: u32,
    /// Games won.
    pub wins: u32,
}

impl Line {
    /// What decides about the place, the most important first.
    fn merits(&self, first: TieBreak) -> [u32; 4] {
        match first {
            TieBreak::Buchholz => [self.score, self.buchholz, self.sonneborn_berger, self.wins],
            TieBreak::SonnebornBerger => {
                [self.score, self.sonneborn_berger, self.wins, self.buchholz]
            }
        }
    }
}

/// The table, the leader first.
pub fn standings(record: &Record, first: TieBreak) -> Vec<Line> {
    let scores: Vec<u32> = record.seats().map(|seat| record.score(seat)).collect();
    let mut lines: Vec<Line> = record.seats().map(|seat| line(record, seat, &scores)).collect();
    lines.sort_by_key(|line| (std::cmp::Reverse(line.merits(first)), line.seat));
    for index in 0..lines.len() {
        let shared = index > 0 && lines[index].merits(first) == lines[index - 1].merits(first);
        lines[index].place = if shared { lines[index - 1].place } else { index + 1 };
    }
    lines
}

fn line(record: &Record, seat: Seat, scores: &[u32]) -> Line {
    let own = scores[seat.0];
    let mut line = Line { place: 0, seat, score: own, buchholz: 0, sonneborn_berger: 0, wins: 0 };
    line.buchholz += own * record.byes_of(seat).count() as u32;
    for (pairing, side) in record.pairings_of(seat) {
        if pairing.played == Played::Walkover {
            line.buchholz += own;
            continue;
        }
        let Some(points) = pairing.points else { continue };
        let opponent = scores[pairing.seats[side.other()].0];
        line.buchholz += opponent;
        match points[side].cmp(&points[side.other()]) {
            std::cmp::Ordering::Greater => {
                line.sonneborn_berger += 2 * opponent;
                line.wins += 1;
            }
            std::cmp::Ordering::Equal => line.sonneborn_berger += opponent,
            std::cmp::Ordering::Less => {}
        }
    }
    line
}

/// What an entrant did in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Cell {
    /// It met somebody.
    Game {
        /// The opponent, by its place in the list of entrants, from 0.
        opponent: usize,
        /// 0 if it played the first side, 1 if the second.
        side: usize,
        /// Its points in halves, when the game is over.
        half_points: Option<u32>,
    },
    /// One of the two was not there.
    Walkover {
        /// The opponent, by its place in the list of entrants, from 0.
        opponent: usize,
        /// Its points in halves.
        half_points: u32,
    },
    /// It had no opponent.
    Bye {
        /// What that gave, in halves.
        half_points: u32,
    },
    /// It did not take part.
    Absent,
}

/// For each entrant, in the order of the list, what it did in each round.
pub fn crosstable(record: &Record) -> Vec<Vec<Cell>> {
    let cell = |seat, round: &super::Round| {
        if let Some(bye) = round.bye.filter(|bye| bye.seat == seat) {
            return Cell::Bye { half_points: bye.points.halves() };
        }
        let of_seat = |pairing: &Pairing| pairing.side_of(seat).map(|side| (*pairing, side));
        round.pairings.iter().find_map(of_seat).map_or(Cell::Absent, |(p, side)| game(&p, side))
    };
    record
        .seats()
        .map(|seat| record.rounds.iter().map(|round| cell(seat, round)).collect())
        .collect()
}

fn game(pairing: &Pairing, side: Side) -> Cell {
    let opponent = pairing.seats[side.other()].0;
    let half_points = pairing.points.map(|points| points[side].halves());
    match pairing.played {
        Played::OnBoard => Cell::Game { opponent, side: side.index(), half_points },
        Played::Walkover => {
            Cell::Walkover { opponent, half_points: half_points.unwrap_or(Points::NONE.halves()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Bye, Round};
    use super::*;
    use galds_games::core::{Outcome, PerSide};

    fn game_between(first: usize, second: usize, outcome: Outcome) -> Pairing {
        let points = PerSide(Side::BOTH.map(|side| outcome.points(side)));
        Pairing { points: Some(points), ..Pairing::new(Seat(first), Seat(second)) }
    }

    /// Three entrants, everybody against everybody: 0 beats 1 by three, 1 beats 2 by two, 2 draws 0.
    fn triangle() -> Record {
        let bye = |seat| Some(Bye { seat: Seat(seat), points: Points::NONE });
        Record {
            entrants: 3,
            rounds: vec![
                Round {
                    pairings: vec![game_between(0, 1, Outcome::win(Side::First, 3))],
                    bye: bye(2),
                },
                Round {
                    pairings: vec![game_between(1, 2, Outcome::win(Side::First, 2))],
                    bye: bye(0),
                },
                Round { pairings: vec![game_between(2, 0, Outcome::DRAW)], bye: bye(1) },
            ],
        }
    }

    #[test]
    fn scores_are_points_and_tie_breaks_are_computed_from_opponents() {
        let table = standings(&triangle(), TieBreak::SonnebornBerger);
        let scores: Vec<_> = table.iter().map(|line| (line.seat.0, line.score)).collect();
        assert_eq!(scores, [(0, 7), (1, 4), (2, 1)]);
        let leader = table[0];
        // Beat the one with 4 halves (8 quarters), drew with the one with 1 half (1 quarter).
        assert_eq!(leader.sonneborn_berger, 9);
        // Opponents' 4 and 1 halves, and 7 of its own for the bye.
        assert_eq!(leader.buchholz, 12);
        assert_eq!((leader.place, leader.wins), (1, 1));
    }

    #[test]
    fn the_first_tie_break_decides_and_equals_share_a_place() {
        let mut record = Record::new(4);
        let win = Outcome::win(Side::First, 1);
        record.rounds.push(Round {
            pairings: vec![game_between(0, 1, win), game_between(2, 3, win)],
            bye: None,
        });
        let places = |record: &Record| -> Vec<(usize, usize)> {
            let table = standings(record, TieBreak::Buchholz);
            table.iter().map(|line| (line.place, line.seat.0)).collect()
        };
        assert_eq!(places(&record), [(1, 0), (1, 2), (3, 1), (3, 3)]);
        record.rounds.push(Round {
            pairings: vec![game_between(2, 0, Outcome::DRAW), game_between(3, 1, win)],
            bye: None,
        });
        // 0 and 2 have 1½ each; 2 beat the one who won later.
        assert_eq!(places(&record), [(1, 2), (2, 0), (3, 3), (4, 1)]);
    }

    #[test]
    fn a_walkover_counts_for_the_score_but_not_as_a_win_on_the_board() {
        let mut record = Record::new(2);
        let given = Pairing {
            played: Played::Walkover,
            ..game_between(0, 1, Outcome::win(Side::First, 2))
        };
        record.rounds.push(Round { pairings: vec![given], bye: None });
        let leader = standings(&record, TieBreak::Buchholz)[0];
        assert_eq!(
            (leader.score, leader.wins, leader.sonneborn_berger, leader.buchholz),
            (4, 0, 0, 4)
        );
    }

    #[test]
    fn the_crosstable_has_a_cell_for_every_entrant_and_round() {
        let mut record = triangle();
        record.rounds.push(Round { pairings: vec![Pairing::new(Seat(1), Seat(0))], bye: None });
        let table = crosstable(&record);
        assert_eq!(table[0][0], Cell::Game { opponent: 1, side: 0, half_points: Some(6) });
        assert_eq!(table[1][0], Cell::Game { opponent: 0, side: 1, half_points: Some(0) });
        assert_eq!(table[2][0], Cell::Bye { half_points: 0 });
        assert_eq!(table[0][2], Cell::Game { opponent: 2, side: 1, half_points: Some(1) });
        assert_eq!(table[0][3], Cell::Game { opponent: 1, side: 1, half_points: None });
        assert_eq!(table[2][3], Cell::Absent);
    }
}
