//! Texts come back as what they were, and no text makes a reader panic.

mod common;

use common::game;
use galds_core::{Game, RuleSet};
use galds_nardi::formats::{gnuid, mat, sgf, xgid};
use galds_nardi::{Nardi, Phase, Position, Rules, dice};
use proptest::prelude::*;

/// Any position of a single tournament game with rolled dice or before a roll: a side's checkers
/// stand where the other's do not.
fn any_position() -> impl Strategy<Value = String> {
    let checkers = prop::collection::vec(0_usize..26, 15);
    let cubes = prop::sample::select(vec!["1c", "2w", "4b", "64w"]);
    let phases = prop::sample::select(vec!["roll", "31", "66", "54"]);
    (any::<bool>(), phases, checkers.clone(), checkers, cubes).prop_map(
        |(white_acts, phase, mut white, mut black, cube)| {
            // A checker on a point that the other side holds is put on the bar instead.
            for point in &mut black {
                if (1..=24).contains(point) && white.contains(&(25 - *point)) {
                    *point = 25;
                }
            }
            for side in [&mut white, &mut black] {
                if side.iter().all(|&point| point == 0) {
                    side[0] = 25;
                }
            }
            let text = |points: &[usize]| {
                let name = |point| match point {
                    25 => "bar".to_owned(),
                    0 => "off".to_owned(),
                    number => number.to_string(),
                };
                let counts = (0..26).rev().filter_map(|point| {
                    let count = points.iter().filter(|&&other| other == point).count();
                    (count > 0).then(|| format!("{}:{count}", name(point)))
                });
                counts.collect::<Vec<_>>().join(",")
            };
            let side = if white_acts { "w" } else { "b" };
            format!("{side} {phase} {} {} {cube} -", text(&white), text(&black))
        },
    )
}

fn read(game: &Nardi, text: &str) -> Position {
    game.read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

proptest! {
    #[test]
    fn positions_and_ids_come_back(text in any_position()) {
        let game = game("backgammon");
        let position = read(&game, &text);
        prop_assert_eq!(game.position_text(&position), text.clone());
        let (_, back) = gnuid::read(&gnuid::write(&game, &position).unwrap()).unwrap();
        prop_assert_eq!(game.position_text(&back), text.clone());
        let (_, back) = xgid::read(&xgid::write(&game, &position).unwrap()).unwrap();
        prop_assert_eq!(game.position_text(&back), text);
    }

    #[test]
    fn plays_come_back_from_tokens_and_book_notation(text in any_position()) {
        let game = game("backgammon");
        let position = read(&game, &text);
        if !matches!(position.phase(), Phase::Dice(_)) {
            return Ok(());
        }
        let mut actions = Vec::new();
        game.legal(&position, &mut actions);
        prop_assert_eq!(game.count(&position, &mut Vec::new()), Some(actions.len() as u64));
        for &action in actions.iter().take(40) {
            let token = action.to_string();
            prop_assert_eq!(game.read_action(&position, &token), Ok(action));
            let book = game.book(&position, action);
            prop_assert_eq!(game.read_action(&position, &book), Ok(action), "{}", book);
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC{0,60}", number in 0_usize..6) {
        let rules = ["nardi", "backgammon", "backgammon,match=5"][number % 3];
        let game = game(rules);
        let _ = game.read_position(&text);
        let _ = Rules::read(&text);
        let start = game.start();
        let _ = game.read_action(&start, &text);
        let mut rolled = start;
        let opening = game.read_action(&start, "o31").unwrap();
        game.play(&mut rolled, opening);
        let _ = game.read_action(&rolled, &text);
        let _ = (gnuid::read(&text), xgid::read(&text), mat::read(&text), sgf::read(&text));
        let _ = dice::verify(&text);
    }

    #[test]
    fn almost_plays_are_read_or_refused(text in "[0-9barof/*(),-]{1,14}( [0-9/*()]{1,6}){0,3}") {
        let game = game("nardi");
        let position = read(&game, "w 31 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 - -");
        if let Ok(action) = game.read_action(&position, &text) {
            prop_assert!(game.apply(&mut position.clone(), action).is_ok());
        }
    }

    #[test]
    fn almost_files_are_read_or_refused(
        lines in prop::collection::vec("( [0-9]{1,2}\\)| Game 1| A : 0   B : 0| 3 point match|  1\\) 31: 8/5 6/5 |Wins 1 point|Takes|64: 24/14| Doubles => 2){1,3}", 1..8),
        nodes in "(\\(|\\)|;|W\\[31hefe\\]|B\\[|\\]|GM\\[6\\]|MI\\[length:3\\]|RE\\[W\\+1\\]){0,12}",
    ) {
        let _ = mat::read(&lines.join("\n"));
        let _ = sgf::read(&nodes);
    }
}
