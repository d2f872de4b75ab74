//! IDs and files: round trips, known texts, and what is refused.

mod common;

use common::{game, position, random_table};
use galds_core::{Game, Side, Turn};
use galds_nardi::formats::{Match, gnuid, mat, sgf, xgid};
use galds_nardi::{Nardi, Phase};
use serde_json::Value;

fn vectors() -> Value {
    serde_json::from_str(include_str!("data/vectors.json")).expect("the vectors are JSON")
}

/// The rules that a position text of the vectors is of.
fn rules_of(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let preset = if fields[4] == "-" { "nardi" } else { "backgammon" };
    let length = fields[5].trim_end_matches('C').rsplit(',').next().unwrap_or("0");
    if fields[5] == "-" { preset.to_owned() } else { format!("{preset},match={length}") }
}

#[test]
fn position_ids_agree_with_the_vectors() {
    let vectors = vectors();
    let cases = vectors["gnuid"].as_array().expect("a list");
    assert!(!cases.is_empty());
    for case in cases {
        let (text, id) = (case["position"].as_str().unwrap(), case["id"].as_str().unwrap());
        let game = game(&rules_of(text));
        let position = position(&game, text);
        assert_eq!(gnuid::position_id(&position), id, "{text}");
        let (_, read) = gnuid::read(id).unwrap();
        // The ID alone does not say whose turn it is: White's is assumed.
        let (own, other) = (position.side(), position.side().other());
        assert_eq!(read.checkers(read.side()), position.checkers(own), "{id}");
        assert_eq!(read.checkers(read.side().other()), position.checkers(other), "{id}");
    }
}

#[test]
fn doubling_agrees_with_the_vectors() {
    for case in vectors()["may_double"].as_array().expect("a list") {
        let game = game(case["rules"].as_str().unwrap());
        let position = position(&game, case["position"].as_str().unwrap());
        let may = matches!(game.turn(&position), Turn::SideOrChance(_));
        assert_eq!(Some(may), case["double"].as_bool(), "{case}");
    }
}

#[test]
fn known_ids_are_read_and_written() {
    let cases = [
        (
            "4HPwATDgc/ABMA:QQnvADAAEAAE",
            "XGID=-b----E-C---eE---c-e----B-:1:-1:1:63:2:3:0:7:10",
            "w 63 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 2b 2,3,7",
        ),
        (
            "4HPwATDgc/ABMA:cAngADAAEAAE",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:3:0:7:10",
            "w roll 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c 2,3,7",
        ),
        (
            "4HPwATDgc/ABMA:cBHgADAAEAAE",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:2:3:0:7:10",
            "b double 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c 2,3,7",
        ),
        (
            "4HPwATDgc/ABMA:cAkAAAAAAAAE",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            "w roll 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -",
        ),
    ];
    for (gnu, xg, text) in cases {
        for (game, read) in [gnuid::read(gnu).unwrap(), xgid::read(xg).unwrap()] {
            assert_eq!(game.position_text(&read), text);
            assert_eq!(gnuid::write(&game, &read).unwrap(), gnu);
            assert_eq!(xgid::write(&game, &read).unwrap(), xg);
        }
    }
}

#[test]
fn ids_of_every_position_of_random_matches_come_back() {
    for (seed, rules) in
        ["backgammon", "backgammon,match=3", "backgammon,match=7"].iter().enumerate()
    {
        let table = random_table(rules, seed as u64);
        let game = table.game();
        for (before, _) in table.moments() {
            if before.phase() == Phase::Open {
                assert!(gnuid::write(game, before).is_err() && xgid::write(game, before).is_err());
                continue;
            }
            let text = game.position_text(before);
            let check = |id: &str, (read_game, read): (Nardi, galds_nardi::Position)| {
                assert_eq!(read_game.position_text(&read), text, "{id}");
                assert_eq!(read_game.rules(), game.rules(), "{id}");
            };
            let id = gnuid::write(game, before).unwrap();
            check(&id, gnuid::read(&id).unwrap());
            let id = xgid::write(game, before).unwrap();
            check(&id, xgid::read(&id).unwrap());
        }
        assert!(gnuid::write(game, table.position()).is_err());
    }
}

#[test]
fn a_game_without_cube_is_an_xgid_whose_greatest_cube_is_none() {
    let game = game("backgammon,cube=no");
    let position = position(&game, "b 31 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 - -");
    let id = xgid::write(&game, &position).unwrap();
    assert!(id.ends_with(":0:0:-1:31:0:0:0:0:0"), "{id}");
    let (read_game, read) = xgid::read(&id).unwrap();
    assert_eq!((read_game.rules(), read), (game.rules(), position));
}

#[test]
fn broken_ids_get_precise_errors() {
    let gnu = |id: &str| gnuid::read(id).unwrap_err().to_string();
    assert_eq!(gnu("4HPwATDgc/ABM"), "a position ID has 14 characters, not 13");
    assert_eq!(gnu("4HPwATDgc/AB!A"), "`!` does not belong in a position ID");
    assert_eq!(gnu("4HPwATDgc/ABMA:cAkAAAAA"), "a match ID has 12 characters, not 8");
    assert!(gnu("//////////////").contains("more than 15 checkers"));
    assert!(gnu("4HPwATDgc/ABMA:AAAAAAAAAAAA").contains("no game under way"));
    assert!(gnu("").contains("14 characters"));
    let xg = |id: &str| xgid::read(id).unwrap_err().to_string();
    let start = "-b----E-C---eE---c-e----B-";
    assert_eq!(xg("XGID=:0"), "an XGID has 10 fields between colons, not 2");
    assert_eq!(
        xg(&format!("{start}-:0:0:1:00:0:0:0:0:10")),
        "the board of an XGID has 26 characters, not 27"
    );
    assert!(xg("-P----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10").contains("`P` does not belong"));
    assert!(xg("-b----O-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10").contains("White more than 15"));
    assert!(xg(&format!("{start}:1:0:1:00:0:0:0:0:10")).contains("the cube of an XGID"));
    assert!(xg(&format!("{start}:0:0:2:00:0:0:0:0:10")).contains("the turn of an XGID is 1 or -1"));
    assert!(xg(&format!("{start}:0:0:1:71:0:0:0:0:10")).contains("the dice of an XGID"));
    assert!(xg(&format!("{start}:0:0:1:00:9:0:0:7:10")).contains("7 points, so the phase is over"));
    assert!(xg(&format!("{start}:0:0:1:00:0:0:1:7:10")).contains("Crawford"));
}

#[test]
fn matches_survive_both_files() {
    let rules = [
        "backgammon",
        "backgammon,match=1",
        "backgammon,match=5",
        "nardi",
        "nardi,match=3",
        "backgammon,opening=reroll,match=4",
        "backgammon,cube=no,match=3",
    ];
    for (seed, rules) in rules.iter().enumerate() {
        let table = random_table(rules, 100 + seed as u64);
        let mut played = Match::of_table(&table).unwrap();
        played.names.0 = ["Anna [\\] B".to_owned(), "Bert: 7".to_owned()];
        let text = mat::write(&played);
        assert_eq!(mat::read(&text).as_ref(), Ok(&played), "{rules}:\n{text}");
        let text = sgf::write(&played);
        assert_eq!(sgf::read(&text).as_ref(), Ok(&played), "{rules}:\n{text}");
        let again = played.table().unwrap();
        assert_eq!(again.position(), table.position());
        assert_eq!(again.moments().len(), table.moments().len());
    }
}

#[test]
fn a_double_before_the_first_roll_survives_both_files() {
    let nardi = game("backgammon,opening=reroll,match=4");
    for opening in ["o51", "o26"] {
        let mut table = galds_core::Table::new(nardi.clone());
        for text in [opening, "double", "take", "42", "13-11,6-2"] {
            let action = table.game().read_action(table.position(), text).unwrap();
            table.play(action).unwrap();
        }
        let played = Match::of_table(&table).unwrap();
        assert_eq!(mat::read(&mat::write(&played)).as_ref(), Ok(&played), "{opening}");
        assert_eq!(sgf::read(&sgf::write(&played)).as_ref(), Ok(&played), "{opening}");
    }
}

#[test]
fn unfinished_matches_survive_both_files() {
    let whole = random_table("backgammon,match=3", 7);
    for length in (0..whole.moments().len()).step_by(17) {
        let mut table = galds_core::Table::new(whole.game().clone());
        for (_, action) in whole.moments().take(length) {
            table.play(action).unwrap();
        }
        let played = Match::of_table(&table).unwrap();
        for read in [mat::read(&mat::write(&played)), sgf::read(&sgf::write(&played))] {
            let read = read.unwrap();
            // A roll that can only be lost reads as the lost turn.
            let (a, b) = (read.games.last().unwrap(), played.games.last().unwrap());
            assert!(a.actions.starts_with(&b.actions) && a.actions.len() <= b.actions.len() + 1);
        }
    }
}

#[test]
fn names_that_look_like_something_else_do_no_harm() {
    let mut played = Match::of_table(&random_table("backgammon,match=1", 3)).unwrap();
    for name in ["; Game 1", "", " : 3", "a \"b\"\nc", "Game 2", "7 point match"] {
        played.names.0 = [name.to_owned(), name.to_owned()];
        let text = mat::write(&played);
        let read = mat::read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(read.games, played.games, "{name}");
        assert_eq!(sgf::read(&sgf::write(&played)).unwrap().games, played.games, "{name}");
    }
}

const FROM_ELSEWHERE: &str = "\
; [Site \"somewhere\"]
 3 point match

 Game 1
 Anna Berg : 0                          Bert : 0
  1)                                    31: 8/5 6/5
  2) 62: 24/18 13/11                    44: 8/4(2) 6/2(2)
  3) 65: 24/18 13/8                      Doubles => 2
  4)  Takes                             21: 13/11 6/5
  5)  Doubles => 4                       Drops
      Wins 2 points

 Game 2
 Anna Berg : 2                          Bert : 0
  1) 31: 8/5 6/5                        64: 24/14
  2) 62: 24/18 13/11
                                         Wins 2 points
";

#[test]
fn a_file_from_elsewhere_with_a_resignation_is_read() {
    let read = mat::read(FROM_ELSEWHERE).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.names.0, ["Anna Berg", "Bert"]);
    assert_eq!(read.games.len(), 2);
    assert!(read.games[1].start.score().crawford);
    let [first, second] = [0, 1].map(|i: usize| read.games[i].won.unwrap());
    assert!(!first.resigned && first.side == Side::First && first.points == 2);
    assert!(second.resigned && second.side == Side::Second && second.points == 2);
    assert_eq!(mat::read(&mat::write(&read)), Ok(read.clone()));
    assert_eq!(sgf::read(&sgf::write(&read)), Ok(read));
}

#[test]
fn an_illegal_play_in_a_file_is_named_with_its_line() {
    let text = FROM_ELSEWHERE.replace("44: 8/4(2) 6/2(2)", "44: Cannot Move");
    let error = mat::read(&text).unwrap_err();
    assert_eq!(error.line, 7, "{error}");
    assert!(error.to_string().contains("there is a legal move, so you cannot pass"), "{error}");
}

#[test]
fn faults_in_mat_files_are_found_where_they_are() {
    let message = |text: &str| mat::read(text).unwrap_err().to_string();
    assert!(message("").contains("7 point match"));
    assert!(message("hello").contains("7 point match"));
    assert!(message(" 99999 point match\n").contains("up to 32767"));
    assert!(message(" 7 point match\n").contains("has no game"));
    let head = " 3 point match\n\n Game 1\n A : 0      B : 0\n";
    let line = |line: &str| message(&format!("{head}{line}"));
    assert_eq!(
        line("  1) 31: 8/4 6/5"),
        "line 5: game 1, `8/4 6/5`: no die of 31 (or what is left of it) moves a checker from 6 to 5"
    );
    assert!(line("  1) 77: 8/5").contains("isn't an entry of a .mat file"));
    assert!(line("  1) 33: 8/5(2) 6/3(2)").contains("equal dice do not open the game"));
    assert!(line("  1) 31: 8/5 6/5      Takes").contains("Black has to roll"));
    assert!(line("  1) 31: 8/5 6/5      hello there").contains("line 5: game 1"));
    assert!(
        line("  1) 31: 8/5 6/5\n     Wins 7 points")
            .contains("line 6: game 1 is won by White with 7")
    );
    let second = |names: &str| {
        message(&format!("{head}  1) 31: 8/5 6/5\n     Wins 1 point\n Game 2\n {names}\n"))
    };
    assert!(
        second("A : 0     B : 1")
            .contains("game 2 starts at 0-1, but the games before it give 1-0")
    );
    assert!(second("nobody").contains("names the players"));
    assert!(
        message(&format!("{head}  1) 31: 8/5 6/5\n Game 2\n A : 0   B : 0\n"))
            .contains("game 1 has no end")
    );
    assert!(message(" 3 point match\n  1) 31: 8/5 6/5\n").contains("before the first game"));
}

#[test]
fn faults_in_sgf_files_are_found_where_they_are() {
    let message = |text: &str| sgf::read(text).unwrap_err().to_string();
    assert!(message("").contains("starts with `(;`"));
    assert!(message("(;FF[4]GM[1])").contains("another game"));
    assert!(message("(;FF[4]GM[6]").contains("`)` is missing"));
    assert!(message("(;FF[4]GM[6]PW[Anna").contains("`]` is missing"));
    assert!(message("(;FF[4]GM[6]PW)").contains("no value"));
    assert!(message("(FF[4])").contains("before the first `;`"));
    assert!(message("()").contains("no node"));
    let play = |node: &str| message(&format!("(;FF[4]GM[6]MI[length:3]\n;W{node})"));
    assert!(play("[31hgff]").starts_with("line 2: game 1, `8-7,6-6`"));
    assert!(play("[31hef]").contains("isn't a move"));
    assert!(play("[71hefe]").contains("isn't a move"));
    assert!(play("[3é]").contains("isn't a move"));
    assert!(play("[31hefe];W[31hefe]").contains("Black's turn, not White's"));
    assert!(play("[31hefe]AB[a]").contains("set-up"));
    assert!(message("(;GM[6]MI[length:3][ws:1][bs:0];W[31hefe])").contains("give 0-0"));
    assert!(message("(;GM[6]MI[length:3]RE[W+4];W[31hefe])").contains("White with 4"));
}

#[test]
fn of_variations_the_first_is_read_and_unknown_properties_are_skipped() {
    let text = "noise (;FF[4]GM[6]C[a\\] (; )]PW[A]\n(;W[31hefe]C[good](;B[64axxz]C[x])(;B[64axaw];W[11])) (;W[21]))";
    let read = sgf::read(text);
    assert!(read.is_err(), "24/18 and onto a closed point: {read:?}");
    let text = "noise (;FF[4]GM[6]C[a\\] (; )]PW[A]\n(;W[31hefe]C[good](;B[64aggk]XX[1][2])(;B[64axaw];W[11])) (;W[21]))";
    let read = sgf::read(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.games.len(), 1);
    assert_eq!(read.games[0].actions.len(), 4);
    assert_eq!(read.names.0, ["A", "Black"]);
}

#[test]
fn a_resigned_game_or_a_session_is_no_single_table() {
    let text = " 0 point match\n\n Game 1\n A : 0      B : 0\n  1) 31: 8/5 6/5\n     Wins 2 points\n\n Game 2\n A : 2      B : 0\n  1)                      31: 8/5 6/5\n                          Wins 1 point\n";
    let read = mat::read(text).unwrap();
    assert_eq!(read.games.len(), 2);
    assert!(read.table().unwrap_err().to_string().contains("2 games for money"));
    assert_eq!(mat::read(&mat::write(&read)), Ok(read));
    let text = text.replace(" 0 point", " 7 point");
    let read = mat::read(&text).unwrap();
    assert!(read.table().unwrap_err().to_string().contains("game 1 ends before the rules end it"));
}
