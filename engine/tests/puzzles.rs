//! The puzzles that come with the program.

use std::collections::HashSet;

use galds_engine::intarzia::shipped_arrangements;
use galds_engine::puzzles::solving::{Verdict, judge};
use galds_engine::puzzles::themes::{THEMES, by_theme, themes};
use galds_engine::puzzles::{Puzzle, Task, shipped};
use galds_games::SHELF;
use galds_games::rotary::intarzia::{Board, Colouring, Solution, solve};
use galds_games::rotary::{Rotary, Rules, problems};

use galds_games::core::{Game, RuleSet};

const GAMES: [&str; 5] = ["lautari", "luzhanqi", "nardi", "rotary", "shatra"];

/// Two dozen puzzles spread evenly over all of them: proofs take long, and `galds puzzles GAME --check` has
/// them all.
fn sample(puzzles: &[Puzzle]) -> impl Iterator<Item = &Puzzle> {
    puzzles.iter().step_by((puzzles.len() / 24).max(1))
}

#[test]
fn every_game_of_the_shelf_has_dozens_of_puzzles_and_no_line_is_lost() {
    assert_eq!(SHELF.len(), GAMES.len());
    for game in GAMES {
        let path = format!("{}/puzzles/{game}.txt", env!("CARGO_MANIFEST_DIR"));
        let file = std::fs::read_to_string(path).unwrap();
        let lines: Vec<_> = file.lines().filter(|line| !line.starts_with('#')).collect();
        let puzzles = shipped(game);
        assert!(puzzles.len() >= 40, "{game} has {}", puzzles.len());
        assert_eq!(puzzles.iter().map(ToString::to_string).collect::<Vec<_>>(), lines);
    }
    assert!(shipped_arrangements().len() >= 40);
    assert!(shipped("go").is_empty());
}

#[test]
fn no_position_is_asked_about_twice() {
    for game in GAMES {
        let puzzles = shipped(game);
        let positions: HashSet<_> = puzzles.iter().map(|puzzle| &puzzle.position).collect();
        assert_eq!(positions.len(), puzzles.len(), "{game}");
    }
}

#[test]
fn every_key_is_legal() {
    for game in GAMES {
        for puzzle in shipped(game) {
            let mut table = galds_games::open(game, game).unwrap();
            table.set_position(&puzzle.position).unwrap();
            assert_eq!(table.play_text(&puzzle.key).unwrap().token, puzzle.key, "{puzzle}");
        }
    }
}

#[test]
fn rotary_has_one_key_proven_by_trying_everything() {
    let game = Rotary::new(Rules::standard());
    for puzzle in sample(&shipped("rotary")) {
        let Task::Win { actions } = puzzle.task else { panic!("{puzzle}") };
        let position = game.read_position(&puzzle.position).unwrap();
        let key = problems::key(&game, &position, actions).map(|key| key.to_string());
        assert_eq!(key.as_ref(), Some(&puzzle.key));
    }
}

#[test]
fn the_minimum_of_an_arrangement_is_what_the_solver_proves() {
    for task in shipped_arrangements().iter().step_by(10) {
        let read = |text: &str| Colouring::read(Board::Lid, text).unwrap();
        let solution = solve(Board::Lid, read(&task.from), read(&task.to), 50_000_000, &mut |_| {});
        let Ok(Solution::Shortest(turns)) = solution else { panic!("{task}: {solution:?}") };
        assert_eq!(turns.len(), task.turns, "{task}");
    }
}

/// Solves a puzzle with its key and then whatever the program finds.
fn solve_as_the_program(game: &str, puzzle: &Puzzle) -> Verdict {
    let mut actions = vec![puzzle.key.clone()];
    loop {
        match judge(game, puzzle, &actions).unwrap() {
            Verdict::Right { replies } => {
                actions.extend(replies);
                let mut table = galds_games::open(game, game).unwrap();
                table.set_position(&puzzle.position).unwrap();
                for action in &actions {
                    table.play_text(action).unwrap();
                }
                let (_, tokens) = table.legal();
                let next = tokens.into_iter().find(|token| {
                    let tried: Vec<_> = actions.iter().cloned().chain([token.clone()]).collect();
                    judge(game, puzzle, &tried).unwrap() != Verdict::Wrong
                });
                actions.push(next.expect("a right action goes on"));
            }
            verdict => return verdict,
        }
    }
}

#[test]
fn the_key_leads_to_the_win_against_the_best_defence() {
    for game in ["lautari", "rotary", "shatra"] {
        let puzzle = shipped(game).into_iter().find(|p| p.task == Task::Win { actions: 2 });
        let puzzle = puzzle.expect("short wins are common");
        assert_eq!(solve_as_the_program(game, &puzzle), Verdict::Solved, "{game}: {puzzle}");
    }
}

#[test]
fn what_is_not_the_key_is_wrong_and_what_is_not_legal_is_refused() {
    for game in GAMES {
        let puzzle = shipped(game).swap_remove(0);
        let mut table = galds_games::open(game, game).unwrap();
        table.set_position(&puzzle.position).unwrap();
        let (_, tokens) = table.legal();
        let other = tokens.into_iter().find(|token| *token != puzzle.key).unwrap();
        assert_eq!(judge(game, &puzzle, &[other]).unwrap(), Verdict::Wrong);
        assert!(judge(game, &puzzle, &["nonsense".to_owned()]).is_err());
        assert!(judge(game, &puzzle, &[]).is_err());
    }
}

#[test]
fn every_puzzle_has_a_theme_and_every_theme_has_words() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/languages");
    for language in ["en", "lv", "ru", "hu", "zh"] {
        let words = std::fs::read_to_string(format!("{folder}/{language}.ftl")).unwrap();
        let has_words = |theme: &&str| words.contains(&format!("\ntheme-{theme} = "));
        assert!(THEMES.iter().all(has_words), "{language}");
    }
    for game in GAMES {
        let puzzles = shipped(game);
        let sorted = by_theme(game, &puzzles);
        let themed: HashSet<usize> = sorted.iter().flat_map(|(_, all)| all.clone()).collect();
        let without = (1..=puzzles.len()).filter(|number| !themed.contains(number)).count();
        // Of a play in backgammon there is not always a word.
        let allowed = if game == "nardi" { puzzles.len() / 2 } else { 0 };
        assert!(without <= allowed, "{game}: {without} of {} puzzles have no theme", puzzles.len());
        assert!(sorted.len() >= 3, "{game}: {:?}", sorted.iter().map(|(theme, _)| theme));
    }
}

/// The themes of a position with its key.
fn themes_of(game: &str, line: &str) -> Vec<&'static str> {
    let puzzle: Puzzle = line.parse().unwrap();
    themes(game, &puzzle)
}

#[test]
fn themes_say_what_the_key_does() {
    for (game, line, expected, never) in [
        (
            "shatra",
            "win 2\t15x29x43\tb T22,Y30,36,38,46,47,49,52,K53,57,60,B61,62 B2,6,Y9,11,12,K13,15,16,17 wb - 0",
            vec!["win-in-2", "series"],
            "quiet",
        ),
        (
            "lautari",
            "win 2\ti7-a\tw e1,f1,g1,h1,i1,e2,f2,g2,h2,i2,f4,f7,i7,Ih8 k10,g10,d10,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 e1,f1,g1,h1,i1,e2,f2,g2,h2,i2,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 - - 9",
            vec!["win-in-2", "quiet", "centre"],
            "capture",
        ),
        (
            "nardi",
            "best\tbar-22,22-20*\tb 32 21:2,13:2,10:1,8:2,6:3,5:1,2:2,1:2 bar:1,13:2,11:1,7:2,6:2,5:3,2:2,1:2 - -",
            vec!["hit", "entering"],
            "race",
        ),
        (
            "nardi",
            "best\t14-9,11-9\tb 52 24:2,20:1,13:2,8:1,7:2,6:2,5:1,3:2,1:2 14:1,11:4,10:2,8:2,6:3,2:3 - -",
            vec!["point"],
            "hit",
        ),
        (
            "luzhanqi",
            "best\tb11-b12\tr b1:M,c1:9,d1:F,e1:M,d2:M,c3:B,b4:8,d4:6,d5:6,c6:9,b11:4,d12:1 e2:5,b8:B,d8:4,c9:B,d9:6,a10:6,b10:9,d10:7,c11:M,a12:M,b12:F,c12:M,e12:7 b11,d12 1 94",
            vec!["flag", "attack"],
            "quiet",
        ),
    ] {
        let found = themes_of(game, line);
        assert!(expected.iter().all(|theme| found.contains(theme)), "{line}: {found:?}");
        assert!(!found.contains(&never), "{line}: {found:?}");
    }
}
