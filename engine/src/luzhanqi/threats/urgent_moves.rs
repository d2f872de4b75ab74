//! Moves that change who takes which flag: they stop the enemy's threat, or make one.
//!
//! A short search sees a flag that falls at once, and rollouts are for the moves that it found best. A move that parries what
//! would come in three moves looks like any other to it, so those that parry most are named here.

use galds_games::core::Side;
use galds_games::luzhanqi::Node;
use galds_games::luzhanqi::rules::Rules;

use super::super::ranking::highest_first;
use super::likely_board::LikelyBoard;
use super::routes::{HORIZON, flag_chances};

/// What it is worth to take a flag within one move, two and three, times the chance of it, for whoever is to move and for the
/// other.
const TO_MOVE: [f64; HORIZON] = [0.6, 0.25, 0.15];
const WAITING: [f64; HORIZON] = [0.4, 0.3, 0.3];
/// Where no flag is in more danger than this, no single move changes much.
const NEAR: f64 = 0.04;
/// A move is urgent if it is better than standing still by this much.
const URGENT: f64 = 0.08;

/// So many of these moves at most, the most urgent first, and how they change the race for the flags.
pub(in super::super) fn urgent_moves(
    board: &LikelyBoard,
    moves: &[(Node, Node)],
    side: Side,
    rules: &Rules,
    most: usize,
) -> Vec<(Node, Node)> {
    if Side::BOTH.iter().all(|&side| flag_chances(board, side, rules)[HORIZON - 1] < NEAR) {
        return Vec::new();
    }
    let still = race(board, side, rules);
    let gain = |&(from, to): &(Node, Node)| {
        let after = board.after(from, to, rules).into_iter();
        let value: f64 = after.map(|(chance, board)| chance * race(&board, side, rules)).sum();
        value - still
    };
    let gains: Vec<f64> = moves.iter().map(gain).collect();
    let ranked = highest_first(&gains).into_iter();
    ranked
        .take_while(|&place| gains[place] >= URGENT)
        .take(most)
        .map(|place| moves[place])
        .collect()
}

/// How the race for the flags stands for a side when the other one is to move.
fn race(board: &LikelyBoard, side: Side, rules: &Rules) -> f64 {
    let worth = |chances: [f64; HORIZON], weights: [f64; HORIZON]| -> f64 {
        chances.iter().zip(weights).map(|(chance, weight)| chance * weight).sum()
    };
    worth(flag_chances(board, side, rules), WAITING)
        - worth(flag_chances(board, side.other(), rules), TO_MOVE)
}

#[cfg(test)]
mod tests {
    use galds_games::core::{Game, RuleSet, Viewer};
    use galds_games::luzhanqi::Luzhanqi;

    use super::*;

    /// The urgent moves of Red in a position in which everything is known.
    fn urgent(position: &str) -> Vec<String> {
        let game = Luzhanqi::new(Rules::read("luzhanqi").unwrap());
        let position = game.read_position(position).unwrap();
        let view = game.view(&position, Viewer::Side(Side::First));
        let moves = view.moves(&game);
        let board = LikelyBoard::of_position(&position);
        let found = urgent_moves(&board, &moves, Side::First, game.rules(), 3);
        found.into_iter().map(|(from, to)| format!("{from}-{to}")).collect()
    }

    #[test]
    fn whoever_threatens_the_flag_is_taken_or_barred() {
        let parries = urgent("r b1:F,c1:M,b2:M,a6:4,e6:7 a2:5,b12:F,a12:M,b11:M,c12:M - 0 40");
        assert_eq!(parries.first().map(String::as_str), Some("a6-a2"));
    }

    #[test]
    fn a_way_to_the_flag_that_opens_in_three_moves_is_seen() {
        let moves = urgent("r b1:F,a1:M,b2:M,c1:M,a6:4,e6:7 b12:F,e12:M,b11:M,c12:M,e9:8 - 0 40");
        assert!(moves.iter().any(|it| it.starts_with("a6-a")), "{moves:?}");
    }

    #[test]
    fn where_nobody_comes_near_a_flag_nothing_is_urgent() {
        let guarded = "r b1:F,a1:M,b2:M,c1:M,c6:4 b12:F,a12:M,b11:M,c12:M,c8:8 - 0 40";
        assert_eq!(urgent(guarded), [""; 0]);
    }
}
