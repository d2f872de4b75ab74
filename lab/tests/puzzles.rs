//! The puzzles that come with the program are still puzzles.

use galds_engine::puzzles::{Puzzle, shipped};
use galds_lab::puzzles::Finder;

#[test]
fn puzzles_hold_under_the_rules_and_for_the_player_of_today() {
    // With as many positions as each file was made with; its first line says how many.
    for (game, nodes) in [("luzhanqi", 2000), ("shatra", 5000)] {
        let mut finder = Finder::new(game, 1, nodes).unwrap();
        for puzzle in shipped(game).iter().step_by(12) {
            assert!(finder.holds(puzzle), "{game}: {puzzle}");
        }
    }
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
