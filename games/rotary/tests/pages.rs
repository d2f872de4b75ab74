//! What the rule pages for players say is true: every example is replayed, and all languages say the
//! same.

use std::collections::BTreeSet;

use galds_core::{AnyTable, Game, RuleSet, Table};
use galds_rotary::intarzia::{Board, Colouring, Solution, solve};
use galds_rotary::problems::{key, winning_firsts};
use galds_rotary::{Rotary, Rules};

const ENGLISH: &str = include_str!("../../../docs/rules/rotary.en.md");
const TRANSLATIONS: [&str; 4] = [
    include_str!("../../../docs/rules/rotary.lv.md"),
    include_str!("../../../docs/rules/rotary.ru.md"),
    include_str!("../../../docs/rules/rotary.hu.md"),
    include_str!("../../../docs/rules/rotary.zh.md"),
];
const PICTURES: &str = include_str!("../../../docs/rules/pictures/rotary.txt");

fn table(rules: &str, position: &str) -> Table<Rotary> {
    let game = Rotary::new(Rules::read(rules).unwrap());
    let position =
        game.read_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    Table::at(game, position)
}

fn after(rules: &str, position: &str, action: &str) -> Table<Rotary> {
    let mut table = table(rules, position);
    table.play_text(action).unwrap_or_else(|error| panic!("{action} in {position}: {error}"));
    table
}

fn turns_around(table: &Table<Rotary>, pivot: &str) -> Vec<String> {
    let (_, tokens) = table.legal();
    tokens.into_iter().filter(|token| token.starts_with(pivot)).collect()
}

/// The position of a picture in the list of pictures, or its moves where it begins at the start.
fn position_of(picture: &str) -> &'static str {
    let start = format!("{picture}: ");
    let line = PICTURES.lines().find(|line| line.starts_with(&start)).expect("a picture");
    line.split('"').nth(1).expect("a position in quotes")
}

/// The words in backticks, blocks of code aside.
fn code(page: &'static str) -> BTreeSet<&'static str> {
    let plain = page.split("```").step_by(2);
    plain.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

fn pictures(page: &str) -> BTreeSet<&str> {
    let after = page.split("pictures/rotary-").skip(1);
    after.map(|rest| rest.split_once(".svg").expect("a picture").0).collect()
}

#[test]
fn every_picture_is_in_the_pages_and_every_picture_there_is_drawn() {
    let drawn: BTreeSet<&str> =
        PICTURES.lines().map(|line| line.split_once(": ").expect("a name").0).collect();
    assert_eq!(pictures(ENGLISH), drawn);
    for page in TRANSLATIONS {
        assert_eq!(pictures(page), drawn);
    }
}

#[test]
fn the_pages_name_the_same_moves_and_options_in_every_language() {
    for page in TRANSLATIONS {
        assert_eq!(code(page), code(ENGLISH));
    }
}

#[test]
fn the_first_game_is_won_by_light_and_dark_could_have_stopped_it() {
    let mut table = Table::new(Rotary::new(Rules::standard()));
    let words: Vec<&str> = position_of("firstgame").split(' ').collect();
    let turns: Vec<String> = words.chunks(2).map(|turn| turn.join(" ")).collect();
    for (place, turn) in turns.iter().enumerate() {
        assert!(code(ENGLISH).contains(turn.as_str()), "{turn} is not on the page");
        if place == 7 {
            let mut careful = table.clone();
            careful.play_text("87 3").unwrap();
            assert_eq!(turns_around(&careful, "65"), [""; 0]);
        }
        table.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    assert_eq!(table.turn().outcome_text(), "1-0");
}

#[test]
fn every_option_that_is_named_can_be_chosen() {
    let keys: Vec<&str> = Rules::OPTIONS.iter().map(|option| option.key).collect();
    for span in code(ENGLISH) {
        let Some((key, value)) = span.split_once('=').filter(|(key, _)| keys.contains(key)) else {
            continue;
        };
        let companion = match (key, value) {
            (_, "…") => continue,
            ("capture", _) => ",traps=outside",
            ("traps", _) => ",capture=after",
            _ => "",
        };
        let text = format!("rotary,{key}={value}{companion}");
        assert!(Rules::read(&text).is_ok(), "{text}");
    }
    for key in keys {
        assert!(code(ENGLISH).contains(key), "the table of options has no {key}");
    }
}

#[test]
fn the_start_is_written_as_the_program_writes_it() {
    let start = Table::new(Rotary::new(Rules::standard())).position_text();
    assert!(ENGLISH.contains(&start));
    for page in TRANSLATIONS {
        assert!(page.contains(&start));
    }
}

#[test]
fn the_turn_in_the_pages_does_what_they_say() {
    let before = position_of("turn-before");
    assert_eq!(before, "w - 43,53,64 44,65 0");
    assert_eq!(after("rotary", before, "54 2").position_text(), "b - 43,44,55 53,65 1");
}

#[test]
fn at_the_edge_there_are_just_the_two_turns() {
    let before = position_of("edge-before");
    assert_eq!(turns_around(&table("rotary", before), "12"), ["12-0", "12-5"]);
    assert_eq!(after("rotary", before, "12 5").position_text(), "b - 22,23 13 1");
}

#[test]
fn dark_wins_in_the_example_of_a_win() {
    let won = after("rotary", position_of("win-before"), "43 3");
    assert_eq!(won.turn().outcome_text(), "0-1");
}

#[test]
fn dark_is_paralysed_in_the_corner() {
    let paralysed = table("rotary,goal=paralysis", position_of("paralysed"));
    assert_eq!(paralysed.turn().outcome_text(), "1-0");
}

#[test]
fn light_can_offer_22_and_53_at_the_start() {
    let mut table = Table::new(Rotary::new(Rules::read("rotary,offer=yes").unwrap()));
    for action in ["o22,53", "c53", "53 3"] {
        table.play_text(action).unwrap();
    }
}

#[test]
fn the_two_ways_of_capturing_take_one_ball_and_three() {
    let before = position_of("trap-before");
    assert_eq!(before, "w - 62,74,84,95 58,72,83,97 30");
    let text = |capture: &str| {
        after(&format!("rotary,capture={capture},traps=63"), before, "73 3").position_text()
    };
    assert_eq!(text("after"), "b - 62,72,84,95 58,74,97 31");
    assert_eq!(text("during"), "b - 62,72,95 58,97 31");
}

#[test]
fn a_ball_is_turned_off_the_board() {
    let rules = "rotary,capture=after,traps=outside";
    let pushed = after(rules, position_of("outside-before"), "61 1");
    assert_eq!(pushed.position_text(), "b - 62,66,67,72 45,56 31");
}

#[test]
fn the_problems_have_the_keys_and_answers_of_the_solutions() {
    for (picture, wanted, answers, last) in [
        ("problem-1", "34-2", 62, &["66-1", "66-3", "66-5"][..]),
        ("problem-2", "35-2", 42, &["45-1"][..]),
    ] {
        let mut table = table("rotary", position_of(picture));
        let found = key(table.game(), table.position(), 2).expect("a key");
        assert_eq!(found.to_string(), wanted);
        table.play(found).unwrap();
        let (_, tokens) = table.legal();
        assert_eq!(tokens.len(), answers);
        for answer in tokens {
            table.play_text(&answer).unwrap();
            let wins: Vec<String> = winning_firsts(table.game(), table.position(), 1)
                .iter()
                .map(ToString::to_string)
                .collect();
            assert!(last.iter().all(|&turn| wins.iter().any(|win| win == turn)), "{answer}");
            Table::undo(&mut table);
        }
    }
}

#[test]
fn intarzia_takes_seven_turns_and_the_way_is_the_one_in_the_pages() {
    let line = PICTURES.lines().find(|line| line.starts_with("intarzia: ")).expect("a picture");
    let quoted: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
    let read = |text: &str| Colouring::read(Board::Lid, text).unwrap();
    let solved = solve(Board::Lid, read(quoted[0]), read(quoted[1]), 10_000_000, &mut |_| {});
    let Ok(Solution::Shortest(turns)) = solved else { panic!("{solved:?}") };
    let way: Vec<String> = turns.iter().map(ToString::to_string).collect();
    assert_eq!(way.len(), 7);
    assert!(code(ENGLISH).contains(way.join(" ").as_str()));
}
