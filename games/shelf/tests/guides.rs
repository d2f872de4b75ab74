//! What the "?" of a match shows of each game (`games/GAME/guide`): every position can be read, the piece stands where the
//! guide says, and it can go somewhere if its kind moves at all.

use std::path::{Path, PathBuf};

use galds_games::SHELF;
use galds_games::core::scene::Sight;
use galds_games::core::{AnyTable, Pick};

/// Keys of pieces that never move.
const UNMOVED: [&str; 2] = ["mine", "flag"];

/// A piece of a guide: its key, its field, the section of the rules, and the position.
struct Shown {
    key: String,
    field: String,
    section: usize,
    table: Box<dyn AnyTable>,
}

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("guide")
}

fn guide(game: &str) -> (usize, Vec<Shown>) {
    let text = std::fs::read_to_string(folder(game).join("guide.txt")).expect("there is a guide");
    let mut goal = 0;
    let mut pieces = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["goal", section] => goal = section.parse().expect("sections are numbers"),
            ["piece", key, field, section, ..] => {
                let mut table = galds_games::open(game, game).expect("the usual rules");
                let position = words[4..].join(" ");
                let read = table.set_position(&position);
                assert!(read.is_ok(), "{game}, {key}: {}", read.unwrap_err());
                let section = section.parse().expect("sections are numbers");
                let (key, field) = (key.to_owned(), field.replace('_', " "));
                pieces.push(Shown { key, field, section, table });
            }
            _ => panic!("{game}: `{line}` is no line of a guide"),
        }
    }
    (goal, pieces)
}

/// Whether something can be done that begins on a field.
fn acts_from(table: &dyn AnyTable, field: &str) -> bool {
    table.choices().iter().any(|choice| match choice.picks.first() {
        Some(Pick::Field(name)) => name == field,
        _ => false,
    })
}

#[test]
fn every_piece_of_a_guide_can_act_where_it_stands() {
    for game in SHELF {
        let name = game.about.name;
        for Shown { key, field, table, .. } in guide(name).1 {
            let acts = acts_from(&*table, &field);
            assert_eq!(acts, !UNMOVED.contains(&&*key), "{name}: {key} on {field}");
        }
    }
}

#[test]
fn a_kind_of_piece_stands_on_the_field_that_the_guide_names() {
    for game in SHELF {
        let name = game.about.name;
        for Shown { key, field, table, .. } in guide(name).1 {
            let everything = table.scene(Sight::Everything);
            let kinds: Vec<&str> =
                everything.pieces.iter().flat_map(|piece| piece.identity.kinds()).collect();
            // Some keys are no kinds but places, such as the bar.
            if !kinds.contains(&&*key) {
                continue;
            }
            let there = everything.pieces.iter().find(|piece| piece.at.field.to_string() == field);
            let kinds = there.map(|piece| piece.identity.kinds()).unwrap_or_default();
            assert_eq!(kinds, [&*key], "{name}: {field}");
        }
    }
}

#[test]
fn sections_of_a_guide_exist_in_the_rules_of_every_language() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for game in SHELF {
        let name = game.about.name;
        let (goal, pieces) = guide(name);
        let last = pieces.iter().map(|piece| piece.section).chain([goal]).max().unwrap_or(0);
        for language in ["en", "lv", "ru", "hu", "zh"] {
            let page = std::fs::read_to_string(rules.join(format!("{name}.{language}.md")));
            let page = page.expect("every game has rules in every language");
            let headings = page.lines().filter(|line| line.starts_with("##")).count();
            assert!(goal > 0 && last <= headings, "{name} in {language}");
        }
    }
}
