//! What the page of advice says about its boards is true.

use galds_core::{AnyTable, Side, Table, Turn};
use galds_lautari::Lautari;

use crate::setting::{legal, outcome, play, table, table_with};

const PICTURES: &str = include_str!("../../../../docs/rules/pictures/lautari.txt");
const PAGES: [&str; 5] = [
    include_str!("../../../../docs/rules/lautari-advice.en.md"),
    include_str!("../../../../docs/rules/lautari-advice.lv.md"),
    include_str!("../../../../docs/rules/lautari-advice.ru.md"),
    include_str!("../../../../docs/rules/lautari-advice.hu.md"),
    include_str!("../../../../docs/rules/lautari-advice.zh.md"),
];

/// The value of an option in a line of the list of pictures.
fn option<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.split_once(&format!("--{name} \""))?.1.split('"').next()
}

/// The table that a picture shows.
fn pictured(name: &str) -> Table<Lautari> {
    let start = format!("{name}: ");
    let line = PICTURES.lines().find(|line| line.starts_with(&start));
    let line = line.unwrap_or_else(|| panic!("there is no picture {name}"));
    let mut shown = option(line, "position").map_or_else(|| table_with("lautari"), table);
    let words: Vec<&str> = option(line, "moves").unwrap_or_default().split(' ').collect();
    let mut rest = words.as_slice();
    while let [first, ..] = rest
        && !first.is_empty()
    {
        let (action, later) = rest.split_at(shown.words_in_action(rest));
        play(&mut shown, &[&action.join(" ")]);
        rest = later;
    }
    shown
}

/// The actions after which the side that acts has won, as book notation.
fn winning(table: &Table<Lautari>) -> Vec<String> {
    let (_, tokens) = AnyTable::legal(table);
    let side = table.position().side();
    let wins = |token: &String| {
        let mut next = table.clone();
        play(&mut next, &[token]);
        matches!(AnyTable::turn(&next), Turn::Over(outcome) if outcome.winner() == Some(side))
    };
    tokens.into_iter().filter(wins).map(|token| token.replace('-', " ")).collect()
}

fn all_pages_say(words: &[&str]) {
    for page in PAGES {
        for word in words {
            assert!(page.contains(&format!("`{word}`")), "{word} is not on the page\n{page}");
        }
    }
}

#[test]
fn all_pages_show_the_same_boards_and_all_of_them_exist() {
    let boards = |page: &'static str| -> Vec<&str> {
        let parts = page.split("pictures/lautari-").skip(1);
        parts.filter_map(|part| part.split(".svg").next()).collect()
    };
    let [english, translations @ ..] = PAGES.map(boards);
    assert_eq!(english.len(), 9);
    for translation in translations {
        assert_eq!(translation, english);
    }
    for name in english {
        pictured(name);
    }
}

#[test]
fn each_winning_pattern_has_one_winning_action_and_it_is_the_one_on_the_page() {
    for (name, action, points) in [
        ("jump", "e6 a", "2-0"),
        ("anywhere", "b6 g8", "2-0"),
        ("takeandwin", "f6 ax", "2-0"),
        ("threepoints", "f5 a", "3-0"),
    ] {
        let table = pictured(name);
        assert_eq!(table.position().side(), Side::First);
        assert_eq!(winning(&table), [action], "{name}");
        assert_eq!(outcome(table, &[action]), points, "{name}");
        all_pages_say(&[action]);
    }
    assert_eq!(outcome(pictured("takeandwin"), &["d7 ax"]), "*");
    all_pages_say(&["d7 ax"]);
}

#[test]
fn a_scout_comes_with_the_fourth_action() {
    let table = pictured("firstscout");
    assert_eq!(table.moments().len(), 7, "White has acted four times");
    assert!(table.position_text().contains("If4"));
    all_pages_say(&["e3 e4", "g3 g4", "f3 f4", "f4^I"]);
}

#[test]
fn three_captures_are_all_that_stops_the_pawn_in_between() {
    let table = pictured("pawnbetween");
    let saves = |token: &String| {
        let mut next = table.clone();
        play(&mut next, &[token]);
        winning(&next).is_empty()
    };
    let (_, tokens) = AnyTable::legal(&table);
    let saving: Vec<String> = tokens.into_iter().filter(saves).collect();
    assert_eq!(saving, ["g9-ax", "g9-b7x", "g9-l8x"]);
    all_pages_say(&["g9 ax", "g9 b7x", "g9 l8x", "a^I"]);
}

#[test]
fn nobody_captures_the_guard_in_its_stronghold() {
    let table = pictured("stronghold");
    assert_eq!(table.position().side(), Side::Second);
    let tokens = legal(&table, "");
    assert!(!tokens.is_empty());
    assert!(tokens.iter().all(|token| !token.ends_with("-ax")), "{tokens:?}");
}

#[test]
fn the_covered_pawn_is_avenged_or_revived() {
    let mut table = pictured("coveredpawn");
    play(&mut table, &["a e6x"]);
    for token in ["e4-e6x", "e4+a,e6"] {
        assert_eq!(legal(&table, token), [token]);
    }
    all_pages_say(&["a e6x", "e4 e6x", "e4+a,e6"]);
}

#[test]
fn after_a_rash_revival_everybody_may_take_the_guard() {
    let table = pictured("rashrevival");
    let takers: Vec<String> =
        legal(&table, "").into_iter().filter(|token| token.ends_with("-ax")).collect();
    assert_eq!(takers, ["d7-ax", "e10-ax", "l7-ax"]);
    all_pages_say(&["a+g5,g6", "l7 ax", "d7 ax", "e10 ax"]);
}

#[test]
fn scout_rider_and_guard_reach_what_the_rules_page_says() {
    for (name, past) in [("scout", false), ("rider", true), ("guard", false)] {
        let tokens = legal(&pictured(name), "g6-");
        let reaches = |field: &str| tokens.iter().any(|token| token == &format!("g6-{field}"));
        assert!(reaches("g7x"), "{name} captures on g7");
        assert!(!reaches("g5"), "{name} does not end on its own Pawn");
        assert_eq!(reaches("g4"), past, "{name} jumps over g5");
    }
}

#[test]
fn the_four_pawns_of_the_rules_page_may_become_scouts() {
    let scouts: Vec<String> =
        legal(&pictured("lines"), "").into_iter().filter(|token| token.ends_with("^I")).collect();
    assert_eq!(scouts, ["a^I", "e4^I", "f4^I", "i9^I"]);
    assert_eq!(AnyTable::turn(&pictured("won")).outcome_text(), "2-0");
    assert_eq!(AnyTable::turn(&pictured("special")).outcome_text(), "3-0");
}
