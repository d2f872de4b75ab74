//! Positions that a look ahead has judged.
//!
//! A tree comes to many positions more than once: two plays in the other order, or the play of one roll after that of another,
//! leave the same. A judgement takes much longer than to look it up, and a position is judged the same whatever it is judged
//! together with, so values never change by what is remembered.

use super::board::Board;
use super::chances::Chances;
use super::evaluation::Evaluation;

/// How many positions are remembered at most: half a megabyte.
const PLACES: usize = 1 << 13;

/// The latest position judged for each place, and what it is worth.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// Empty until it begins: to look a single roll ahead comes to nothing twice.
    places: Vec<Option<(Board, Chances)>>,
    unknown: Vec<Board>,
    /// Where the unknown ones stand among those that are asked for.
    numbers: Vec<usize>,
    judged: Vec<Chances>,
}

impl Memory {
    /// From now on judgements are remembered.
    pub(super) fn begin(&mut self) {
        self.places.resize(PLACES, None);
    }

    /// Puts the chances of each position into `chances`, which is emptied first.
    pub(super) fn evaluate(
        &mut self,
        evaluation: &dyn Evaluation,
        boards: &[Board],
        chances: &mut Vec<Chances>,
    ) {
        if self.places.is_empty() {
            return evaluation.evaluate(boards, chances);
        }
        self.unknown.clear();
        self.numbers.clear();
        chances.clear();
        for (number, &board) in boards.iter().enumerate() {
            let known = self.places[place(board)].filter(|(known, _)| *known == board);
            if known.is_none() {
                self.unknown.push(board);
                self.numbers.push(number);
            }
            chances.push(known.map_or_else(Chances::default, |(_, chances)| chances));
        }
        evaluation.evaluate(&self.unknown, &mut self.judged);
        for ((&board, &number), &judged) in self.unknown.iter().zip(&self.numbers).zip(&self.judged)
        {
            chances[number] = judged;
            self.places[place(board)] = Some((board, judged));
        }
    }
}

fn place(board: Board) -> usize {
    board.hash() as usize % PLACES
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use galds_games::nardi::Roll;

    use super::*;
    use crate::nardi::evaluation::NetworkEvaluation;

    /// The networks of the program, and how many positions they were asked about.
    #[derive(Default)]
    struct Asked(AtomicUsize);

    impl Evaluation for Asked {
        fn evaluate(&self, boards: &[Board], chances: &mut Vec<Chances>) {
            self.0.fetch_add(boards.len(), Ordering::Relaxed);
            NetworkEvaluation::built_in().evaluate(boards, chances);
        }
    }

    /// What the plays of all rolls leave.
    fn left(board: Board) -> Vec<Board> {
        let mut actions = Vec::new();
        let of_roll = |roll| {
            board.list(roll, &mut actions);
            board.after_each(&actions).collect::<Vec<_>>()
        };
        Roll::all().flat_map(of_roll).collect()
    }

    #[test]
    fn what_is_remembered_is_what_would_be_judged_and_is_not_judged_again() {
        let (mut memory, asked) = (Memory::default(), Asked::default());
        memory.begin();
        let boards = left(Board::START);
        let (mut chances, mut expected) = (Vec::new(), Vec::new());
        for list in [&boards[..], &left(boards[7]), &boards, &boards[3..40]] {
            memory.evaluate(&asked, list, &mut chances);
            NetworkEvaluation::built_in().evaluate(list, &mut expected);
            assert_eq!(chances, expected);
        }
        memory.evaluate(&asked, &boards[..1], &mut chances);
        let before = asked.0.load(Ordering::Relaxed);
        memory.evaluate(&asked, &boards[..1], &mut chances);
        assert_eq!(asked.0.load(Ordering::Relaxed), before);
    }
}
