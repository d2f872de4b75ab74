//! Whatever somebody pastes is read, and what cannot be read is told with its place.

use galds_games::core::{AnyTable, Record};
use galds_games::{Reading, SHELF, Supposed, read_pasted};

fn read(text: &str) -> Reading {
    read_pasted(text, Supposed::default())
}

fn supposed(game: &str) -> Supposed<'_> {
    Supposed { game: Some(game), rules: None }
}

/// The games by name, with how many actions were made in each.
fn told(reading: &Reading) -> Vec<(&'static str, usize)> {
    let told = |table: &dyn AnyTable| (table.about().name, table.past().len());
    reading.games.iter().map(|pasted| told(&*pasted.table)).collect()
}

/// The originals' table, with bars, en dashes and commas.
const TABLE: &str = "\
|    |       |   |         |
|----|-------|---|---------|
| 1: | e3 e4 | – | e12 e11, |
| 2: | g3 g4 | – | e11 e10 |
| 3: | f3 f4 | – | e10 d10 |
| 4: | f4^I  | – | d10 b10 |
";

#[test]
fn the_position_of_every_game_is_known_by_its_look() {
    for game in SHELF {
        let name = game.about.name;
        let table = game.open(name).unwrap();
        let reading = read_pasted(&format!("\n  {}\n", table.position_text()), supposed(name));
        assert_eq!(told(&reading), [(name, 0)]);
        assert!(reading.troubles.is_empty(), "{name}");
    }
    let reading = read("w - 43,53,64 44,65 0\nw K36,46 K10,11 - - 0\n");
    assert_eq!(told(&reading), [("rotary", 0), ("shatra", 0)]);
}

#[test]
fn a_table_of_the_originals_is_read_without_naming_its_game() {
    let reading = read(TABLE);
    assert_eq!(told(&reading), [("lautari", 8)]);
    assert!(reading.troubles.is_empty());
}

#[test]
fn records_with_tags_name_their_games_and_several_may_follow_each_other() {
    let mut text = String::new();
    for game in SHELF.iter().filter(|game| game.about.name != "nardi") {
        let mut table = game.open(game.about.name).unwrap();
        for _ in 0..4 {
            let first = table.legal().1.into_iter().next().unwrap();
            table.play_text(&first).unwrap();
        }
        text.push_str(&Record::write(&*table, &[]));
        text.push('\n');
    }
    let reading = read(&text);
    let names: Vec<&str> = told(&reading).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["lautari", "luzhanqi", "rotary", "shatra"]);
    assert!(told(&reading).iter().all(|(_, actions)| *actions == 4));
    assert!(reading.troubles.is_empty());
}

#[test]
fn games_without_tags_are_told_apart_where_the_numbers_begin_anew() {
    let reading = read_pasted("1. 46-39 17-24\n2. 39-32\n\n1. 47-33 *\n", supposed("shatra"));
    assert_eq!(told(&reading).len(), 2);
}

#[test]
fn a_mistake_is_told_with_its_line_and_what_came_before_is_kept() {
    let wrong = TABLE.replace("f3 f4", "f3 f9");
    let reading = read_pasted(&format!("\n{wrong}"), supposed("lautari"));
    assert_eq!(told(&reading), [("lautari", 4)]);
    let [trouble] = &reading.troubles[..] else { panic!("one trouble") };
    assert_eq!((trouble.line, &*trouble.text), (6, "f3 f9"));
    assert!(trouble.why.reason.key.starts_with("lautari-"), "{}", trouble.why.reason.key);
}

#[test]
fn of_several_games_those_that_can_be_read_are_read() {
    let good = "[Game \"rotary\"]\n[Rules \"rotary,start=rows\"]\n\n1: 43 3\n";
    let text = format!("{good}\n[Game \"go\"]\n\n1: d4\n\n{good}");
    let reading = read(&text);
    assert_eq!(told(&reading), [("rotary", 1), ("rotary", 1)]);
    assert_eq!(reading.troubles.len(), 1);
    assert_eq!(reading.troubles[0].line, 6);
    assert_eq!(reading.troubles[0].why.reason.key, "open-game");
}

#[test]
fn tags_comments_and_results_that_are_wrong_are_named() {
    let key = |text: &str| {
        let reading = read_pasted(text, supposed("rotary"));
        let [trouble] = &reading.troubles[..] else { panic!("one trouble in {text}") };
        (trouble.line, trouble.why.reason.key.clone())
    };
    assert_eq!(key("  \n "), (1, "paste-nothing".to_owned()));
    assert_eq!(key("[Game rotary]"), (1, "paste-tag".to_owned()));
    assert_eq!(key("1: 43 3\n2: 46 2 {why"), (2, "paste-comment".to_owned()));
}

#[test]
fn a_position_that_is_impossible_is_explained_as_one() {
    let reading = read_pasted("w - 43,43 44 0", supposed("rotary"));
    assert_eq!(reading.troubles[0].why.reason.key, "rotary-position-twice");
}

#[test]
fn files_and_ids_of_other_programs_are_known_whatever_game_is_open() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let reading = read_pasted(id, supposed("shatra"));
    assert_eq!(told(&reading), [("nardi", 0)]);
    let file = " 3 point match\n\n Game 1\n Anna : 0     Ben : 0\n  1) 31: 8/5 6/5\n";
    let reading = read(file);
    assert_eq!(told(&reading).len(), 1);
    let white = reading.games[0].tags.iter().find(|tag| tag.key == "White");
    assert_eq!(white.map(|tag| tag.value.as_str()), Some("Anna"));
    let reading = read(&file.replace("6/5", "6/4"));
    assert_eq!(
        (reading.troubles[0].line, reading.troubles[0].why.reason.key.as_str()),
        (5, "paste-foreign")
    );
}
