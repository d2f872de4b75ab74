//! The puzzles that come with the program are still puzzles.

use std::collections::HashSet;

use galds_engine::puzzles::{Puzzle, shipped};
use galds_lab::puzzles::Finder;

#[test]
fn puzzles_hold_under_the_rules_and_for_the_player_of_today() {
    // With as many positions as each file was made with; its first line says how many.
    for (game, nodes) in [("luzhanqi", 2000), ("shatra", 5000)] {
        let mut finder = Finder::new(game, 1, nodes).unwrap();
        let puzzles = shipped(game);
        // A dozen, spread evenly; `galds puzzles GAME --check` looks at them all.
        for puzzle in puzzles.iter().step_by((puzzles.len() / 12).max(1)) {
            assert!(finder.holds(puzzle), "{game}: {puzzle}");
        }
    }
}

#[test]
fn puzzles_found_in_games_hold_for_another_finder_and_lie_apart() {
    let mut finder = Finder::new("rotary", 7, 2000).unwrap();
    let found: Vec<Puzzle> =
        std::iter::repeat_with(|| finder.in_one_game()).take(60).flatten().collect();
    assert!(found.len() >= 3, "{}", found.len());
    let mut other = Finder::new("rotary", 8, 2000).unwrap();
    assert!(found.iter().take(3).all(|puzzle| other.holds(puzzle)));
    let positions: HashSet<_> = found.iter().map(|puzzle| &puzzle.position).collect();
    assert_eq!(positions.len(), found.len());
}

#[test]
fn a_puzzle_with_another_key_does_not_hold() {
    let mut finder = Finder::new("shatra", 1, 5000).unwrap();
    let puzzle = shipped("shatra").swap_remove(0);
    let mut table = galds_games::open("shatra", "shatra").unwrap();
    table.set_position(&puzzle.position).unwrap();
    let key = table.legal().1.into_iter().find(|token| *token != puzzle.key).unwrap();
    assert!(!finder.holds(&Puzzle { key, ..puzzle }));
}
