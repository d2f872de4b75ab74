//! Intarzia: solutions that end where they should, and that are proven shortest.

mod model;

use std::collections::HashMap;

use galds_core::Rng;
use galds_rotary::Point;
use galds_rotary::intarzia::{Board, Colouring, Progress, Solution, SolveError, Turn, solve};
use model::{Balls, Spot, lists, step};
use serde_json::Value;

/// Enough for every task here, and a failure long before memory runs out.
const MOST: usize = 20_000_000;

fn read(board: Board, text: &str) -> Colouring {
    Colouring::read(board, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn answer(board: Board, from: &str, to: &str) -> Solution {
    let solved = solve(board, read(board, from), read(board, to), MOST, &mut |_| {});
    solved.unwrap_or_else(|error| panic!("{from} to {to}: {error}"))
}

/// The turns of a shortest way, which is replayed by the slow model first.
fn shortest(board: Board, from: &str, to: &str) -> Vec<Turn> {
    let Solution::Shortest(turns) = answer(board, from, to) else {
        panic!("there is a way from {from} to {to}");
    };
    let mut balls = balls(from);
    for turn in &turns {
        let pivot = (i32::from(turn.pivot.row()), i32::from(turn.pivot.column()));
        assert!(!balls.contains_key(&pivot), "{turn} has a ball on its pivot");
        balls = turned(board, &balls, pivot, turn.k).expect("no ball rests outside");
    }
    assert_eq!(lists(&balls), to, "the end of the way from {from}");
    turns
}

fn balls(colouring: &str) -> Balls {
    let (light, dark) = colouring.split_once(' ').expect("two lists");
    model::balls(light, dark)
}

fn exists(board: Board, (row, column): Spot) -> bool {
    match board {
        Board::Lid => {
            (1..=5).contains(&row) && (1..=5).contains(&column) && (row - column).abs() <= 2
        }
        Board::Full => {
            (1..=9).contains(&row)
                && (1..=9).contains(&column)
                && (-5..=3).contains(&(column - row))
        }
    }
}

fn spots(board: Board) -> Vec<Spot> {
    let all = (1..=9).flat_map(|row| (1..=9).map(move |column| (row, column)));
    all.filter(|&spot| exists(board, spot)).collect()
}

/// The balls after a turn, or none if one would rest outside the board.
fn turned(board: Board, balls: &Balls, pivot: Spot, k: u8) -> Option<Balls> {
    let turned = (0..k).fold(balls.clone(), |balls, _| step(&balls, pivot));
    turned.keys().all(|&spot| exists(board, spot)).then_some(turned)
}

/// The distance of every colouring that can be reached, by plain breadth-first search.
fn distances(board: Board, from: &str) -> HashMap<Balls, usize> {
    let mut known = HashMap::from([(balls(from), 0)]);
    let mut last = vec![balls(from)];
    for distance in 1.. {
        let mut next = Vec::new();
        for balls in &last {
            for pivot in spots(board).into_iter().filter(|spot| !balls.contains_key(spot)) {
                for reached in (1..6).filter_map(|k| turned(board, balls, pivot, k)) {
                    if !known.contains_key(&reached) {
                        known.insert(reached.clone(), distance);
                        next.push(reached);
                    }
                }
            }
        }
        if next.is_empty() {
            break;
        }
        last = next;
    }
    known
}

/// A colouring with its balls anywhere.
fn random_colouring(board: Board, light: usize, dark: usize, rng: &mut Rng) -> String {
    let mut spots = spots(board);
    let mut balls = Balls::new();
    for number in 0..light + dark {
        let spot = spots.swap_remove(rng.below(spots.len()));
        balls.insert(spot, if number < light { 'l' } else { 'd' });
    }
    lists(&balls)
}

#[test]
fn the_lid_is_a_hexagon_of_side_3_with_rows_of_3_4_5_4_3() {
    let numbers: Vec<u8> = Board::Lid.points().points().map(Point::number).collect();
    let expected = [11, 12, 13, 21, 22, 23, 24, 31, 32, 33, 34, 35, 42, 43, 44, 45, 53, 54, 55];
    assert_eq!(numbers, expected);
}

#[test]
fn the_vectors_are_solved_in_as_many_turns_as_they_say() {
    let all: Value = serde_json::from_str(include_str!("data/vectors.json")).unwrap();
    let cases = all["intarzia"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let board = if case["board"] == "lid" { Board::Lid } else { Board::Full };
        let (from, to) = (case["from"].as_str().unwrap(), case["to"].as_str().unwrap());
        assert_eq!(shortest(board, from, to).len() as u64, case["turns"].as_u64().unwrap());
    }
}

#[test]
fn no_majority_is_needed() {
    // Around 22 stand one light and one dark ball.
    assert_eq!(shortest(Board::Lid, "11 33", "12 32").len(), 1);
}

#[test]
fn edge_pivots_let_no_ball_rest_outside() {
    // Around 11 the ball of 12 can go to 22 and 21 only; the ring goes round clockwise.
    let turns = shortest(Board::Lid, "12 55", "21 55");
    assert_eq!(turns.len(), 1);
    // The lid's edge holds where the full board goes on: 14 is no point of the lid.
    assert!(Colouring::read(Board::Lid, "14 55").is_err());
    assert!(Colouring::read(Board::Full, "14 55").is_ok());
}

#[test]
fn equal_colourings_need_no_turn() {
    assert_eq!(shortest(Board::Lid, "11,12 13", "11,12 13"), []);
    assert_eq!(shortest(Board::Full, "- -", "- -"), []);
}

#[test]
fn solutions_are_as_short_as_plain_search_says() {
    let mut rng = Rng::seeded(19);
    for (light, dark) in [(1, 0), (1, 1), (2, 1), (2, 2)] {
        let from = random_colouring(Board::Lid, light, dark, &mut rng);
        let known = distances(Board::Lid, &from);
        let mut targets: Vec<&Balls> = known.keys().collect();
        targets.sort();
        let farthest = targets.iter().copied().max_by_key(|balls| known[*balls]).unwrap();
        let picked: Vec<&Balls> = (0..40).map(|_| rng.pick(&targets)).collect();
        for to in picked.into_iter().chain([farthest]) {
            assert_eq!(shortest(Board::Lid, &from, &lists(to)).len(), known[to]);
        }
    }
}

#[test]
fn what_plain_search_does_not_reach_has_no_solution() {
    // With 16 balls on the lid three points are empty, and much cannot be reached.
    let mut rng = Rng::seeded(23);
    let from = "12,13,21,23,24,31,32,34 22,33,35,43,44,45,53,54";
    let known = distances(Board::Lid, from);
    let mut unreachable = 0;
    for _ in 0..60 {
        let to = random_colouring(Board::Lid, 8, 8, &mut rng);
        match (answer(Board::Lid, from, &to), known.get(&balls(&to))) {
            (Solution::Shortest(turns), Some(&distance)) => assert_eq!(turns.len(), distance),
            (Solution::None, None) => unreachable += 1,
            (found, expected) => panic!("{to}: {found:?}, but plain search says {expected:?}"),
        }
    }
    assert!(unreachable > 0);
}

#[test]
fn a_full_board_and_a_single_hole_cannot_be_changed_much() {
    let full = "11,12,13,21,22,23,24,31,32,33 34,35,42,43,44,45,53,54,55";
    let other = "11,12,13,21,22,23,24,31,32,34 33,35,42,43,44,45,53,54,55";
    assert_eq!(answer(Board::Lid, full, other), Solution::None);
    // The only empty point stays empty, since it is the only pivot.
    let hole_at_33 = "11,12,13,21,22,23,24,31,32 34,35,42,43,44,45,53,54,55";
    let hole_at_11 = "12,13,21,22,23,24,31,32,33 34,35,42,43,44,45,53,54,55";
    assert_eq!(answer(Board::Lid, hole_at_33, hole_at_11), Solution::None);
}

#[test]
fn two_patterns_of_twelve_balls_on_the_lid_are_locked() {
    // Every turn around an edge point of the rim would leave a ball outside; only the ring around
    // 33 can turn. Of all 50,388 patterns this holds for these two alone.
    let star = "11,13,22,23,31,32 34,35,43,44,53,55";
    let turned_star = "11,13,22,31,32,43 23,34,35,44,53,55";
    assert_eq!(shortest(Board::Lid, star, turned_star).len(), 1);
    let elsewhere = "11,12,13,21,22,23 24,31,32,33,34,35";
    assert_eq!(answer(Board::Lid, star, elsewhere), Solution::None);
    assert_eq!(answer(Board::Lid, elsewhere, star), Solution::None);
    let corners_free = "12,21,22,23,24,32 34,42,43,44,45,54";
    assert_eq!(answer(Board::Lid, corners_free, elsewhere), Solution::None);
}

#[test]
fn any_two_colourings_of_six_and_six_balls_on_the_lid_are_answered() {
    let mut rng = Rng::seeded(66);
    for _ in 0..6 {
        let from = random_colouring(Board::Lid, 6, 6, &mut rng);
        let to = random_colouring(Board::Lid, 6, 6, &mut rng);
        let there = shortest(Board::Lid, &from, &to).len();
        assert_eq!(shortest(Board::Lid, &to, &from).len(), there, "every turn can be turned back");
    }
}

#[test]
fn different_numbers_of_balls_are_refused() {
    let (from, to) = (read(Board::Lid, "11,12 13"), read(Board::Lid, "11 12,13"));
    let error = solve(Board::Lid, from, to, MOST, &mut |_| {}).unwrap_err();
    assert!(matches!(error, SolveError::DifferentBalls { from_light: 2, to_light: 1, .. }));
    assert!(error.to_string().contains("turns change no numbers"));
}

#[test]
fn progress_is_told_level_by_level() {
    let from = "11,12,13,21,22,23 24,31,32,33,34,35";
    let to = "24,31,32,33,34,35 11,12,13,21,22,23";
    let mut told: Vec<Progress> = Vec::new();
    let solved =
        solve(Board::Lid, read(Board::Lid, from), read(Board::Lid, to), MOST, &mut |progress| {
            told.push(progress);
        });
    let Ok(Solution::Shortest(turns)) = solved else { panic!("{solved:?}") };
    let excluded: Vec<usize> = told.iter().map(|progress| progress.excluded).collect();
    assert_eq!(excluded, (0..turns.len()).collect::<Vec<_>>());
    assert!(told.is_sorted_by_key(|progress| progress.reached));
}

#[test]
fn a_search_that_grows_too_large_gives_up_and_says_what_it_has_excluded() {
    let from = "11,12,13,21,22,23 24,31,32,33,34,35";
    let to = "24,31,32,33,34,35 11,12,13,21,22,23";
    let length = shortest(Board::Lid, from, to).len();
    let gave_up = solve(Board::Lid, read(Board::Lid, from), read(Board::Lid, to), 500, &mut |_| {});
    let Err(SolveError::TooLarge { excluded, reached }) = gave_up else { panic!("{gave_up:?}") };
    assert!(excluded < length && reached <= 500);
}

#[test]
fn colourings_are_refused_with_what_is_wrong() {
    for (board, text, message) in [
        (Board::Lid, "11", "two lists"),
        (Board::Lid, "11 12 13", "two lists"),
        (Board::Lid, "11 66", "point 66 is not on the lid board"),
        (Board::Lid, "11 15", "there is no point `15`"),
        (Board::Full, "11,12 12", "point 12 is named twice"),
        (Board::Full, "11, 12", "there is no point ``"),
    ] {
        let error = Colouring::read(board, text).expect_err(text).to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
}
