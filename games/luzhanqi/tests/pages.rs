//! What the rules page for players says of its first game is true. Positions and moves are read from the
//! list of pictures, so that text, picture and test cannot part.

use galds_core::{AnyTable, Game, RuleSet, Table};
use galds_luzhanqi::{Luzhanqi, Rules};

const PAGE: &str = include_str!("../../../docs/rules/luzhanqi.en.md");
const PICTURES: &str = include_str!("../../../docs/rules/pictures/luzhanqi.txt");

/// The value of an option in the line of a picture.
fn option(picture: &str, key: &str) -> Option<&'static str> {
    let start = format!("{picture}: ");
    let line = PICTURES.lines().find(|line| line.starts_with(&start)).expect("a picture");
    line.split_once(&format!("--{key} \""))?.1.split('"').next()
}

/// The table of a picture before its moves.
fn before(picture: &str) -> Table<Luzhanqi> {
    let mut table = Table::new(Luzhanqi::new(Rules::standard()));
    if let Some(position) = option(picture, "position") {
        table.set_position(position).unwrap_or_else(|error| panic!("{picture}: {error}"));
    }
    table
}

#[test]
fn attacks_of_the_first_game_end_as_the_page_writes_them() {
    let mut table = before("firstgame");
    for written in option("firstgame", "moves").expect("moves").split(' ') {
        let played = table.play_text(written).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert!(PAGE.contains(&format!("`{written}`")), "{written} is not on the page");
        let is_set_up = played.token.starts_with('@');
        assert!(is_set_up || written == played.book, "{written} ends as {}", played.book);
    }
    assert_eq!(table.turn().outcome_text(), "*");
}

#[test]
fn whoever_captures_the_flag_has_won() {
    let mut table = before("flag");
    table.play_text(option("flag", "moves").expect("a move")).unwrap();
    assert_eq!(table.turn().outcome_text(), "1-0");
}

#[test]
fn the_sapper_reaches_more_than_the_brigadier_on_the_same_space() {
    let reached = |picture: &str| {
        let (_, tokens) = before(picture).legal();
        tokens.into_iter().filter(|token| token.starts_with("a2-")).collect::<Vec<_>>()
    };
    let [brigadier, sapper] = ["slide", "sapper"].map(reached);
    assert!(brigadier.contains(&"a2-a10".to_owned()), "straight to the enemy on a10");
    assert!(!brigadier.contains(&"a2-e8".to_owned()) && sapper.contains(&"a2-e8".to_owned()));
    assert!(brigadier.iter().all(|token| sapper.contains(token)));
}
