//! Comparing with an independent implementation: perft numbers, legal lists, views, whole games.
//!
//! A vector file is an object with the name of the game, perhaps the rules that its cases are under
//! unless they say otherwise, and sections: lists of cases. `perft`, `legal` and `games` are there for
//! every game, `views` for every hidden one; what else a game has is named in
//! [`Suite::own_sections`](super::Suite::own_sections). Whatever is missing, empty or unknown is an
//! error, so that a misspelt name cannot silence a comparison.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{read_position, read_rules};
use crate::{AnyTable, Game, Information, Listing, Table, Viewer, perft};

/// Checks everything in a vector file that all games have in common. What only one game has
/// (set-ups, identifiers, solitaires) is that game's own test.
///
/// # Panics
/// At the first number, list or position that differs, and when the file has other sections than it
/// has to have.
pub fn vectors<G: Game>(json: &str, own_sections: &[&str]) {
    let mut file = VectorFile::read::<G>(json);
    file.check_all(perft_number::<G>, "perft");
    file.check_all(legal_list::<G>, "legal");
    file.check_all(whole_game::<G>, "games");
    if G::ABOUT.information == Information::Hidden {
        file.check_all(view::<G>, "views");
    }
    for section in own_sections {
        file.take(section);
    }
    let unknown: Vec<&String> = file.sections.keys().collect();
    assert!(unknown.is_empty(), "nobody reads these sections of the vectors: {unknown:?}");
}

/// The sections that are still to be checked.
struct VectorFile {
    rules: String,
    sections: Map<String, Value>,
}

/// A case of a section with the rules it is under, if they are not those of the file.
#[derive(Deserialize)]
struct Case {
    rules: Option<String>,
    #[serde(flatten)]
    rest: Map<String, Value>,
}

impl VectorFile {
    fn read<G: Game>(json: &str) -> VectorFile {
        let mut sections: Map<String, Value> =
            serde_json::from_str(json).expect("the vectors are an object in JSON");
        let name = sections.remove("game");
        assert_eq!(name, Some(Value::from(G::ABOUT.name)), "the game of the vectors");
        let rules = sections.remove("rules").unwrap_or_else(|| Value::from(G::ABOUT.name));
        let rules = rules.as_str().expect("the rules of the vectors are a text").to_owned();
        VectorFile { rules, sections }
    }

    /// Takes out a section, which has at least one case.
    fn take(&mut self, section: &str) -> Vec<Value> {
        let cases = self.sections.remove(section);
        let cases = cases.unwrap_or_else(|| panic!("the vectors have no section `{section}`"));
        let Value::Array(cases) = cases else { panic!("the section `{section}` is not a list") };
        assert!(!cases.is_empty(), "the section `{section}` of the vectors is empty");
        cases
    }

    fn check_all<G: Game, C: DeserializeOwned>(&mut self, check: fn(&G, C, &str), section: &str) {
        for value in self.take(section) {
            let shown = format!("{section}: {value}");
            let case: Case = read(value, &shown);
            let rules = case.rules.as_deref().unwrap_or(&self.rules);
            let game = G::new(read_rules::<G>(rules));
            check(&game, read(Value::Object(case.rest), &shown), &shown);
        }
    }
}

fn read<C: DeserializeOwned>(value: Value, shown: &str) -> C {
    serde_json::from_value(value).unwrap_or_else(|error| panic!("{error} in {shown}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PerftCase {
    position: String,
    depth: u32,
    nodes: u64,
}

fn perft_number<G: Game>(game: &G, case: PerftCase, shown: &str) {
    let position = read_position(game, &case.position);
    assert_eq!(perft(game, &position, case.depth), Ok(case.nodes), "{shown}");
}

/// Plain lists are under `moves`; where each action comes with the position after it, under `plays`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LegalCase {
    position: String,
    moves: Option<Vec<String>>,
    plays: Option<BTreeMap<String, String>>,
}

fn legal_list<G: Game>(game: &G, case: LegalCase, shown: &str) {
    let position = read_position(game, &case.position);
    assert_eq!(game.position_text(&position), case.position);
    let mut actions = Vec::new();
    assert_eq!(game.legal(&position, &mut actions), Listing::Complete, "{shown}");
    let mut tokens: Vec<String> = actions.iter().map(ToString::to_string).collect();
    tokens.sort_unstable();
    match (case.moves, case.plays) {
        (Some(mut moves), None) => {
            moves.sort_unstable();
            assert_eq!(tokens, moves, "legal actions of {shown}");
        }
        (None, Some(plays)) => {
            let expected: Vec<&String> = plays.keys().collect();
            assert_eq!(tokens.iter().collect::<Vec<_>>(), expected, "legal actions of {shown}");
            for &action in &actions {
                let mut next = position;
                game.play(&mut next, action);
                assert_eq!(game.position_text(&next), plays[&action.to_string()], "{action}");
            }
        }
        _ => panic!("a legal list has either moves or plays: {shown}"),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewCase {
    position: String,
    side: char,
    view: String,
}

fn view<G: Game>(game: &G, case: ViewCase, shown: &str) {
    let position = read_position(game, &case.position);
    let side = G::ABOUT.side_by_letter(case.side);
    let side = side.unwrap_or_else(|| panic!("no side has the letter {} in {shown}", case.side));
    let view = game.view(&position, Viewer::Side(side));
    assert_eq!(game.view_text(&view), case.view, "{shown}");
}

/// The positions may or may not begin with the one before the first action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameCase {
    start: Option<String>,
    moves: Vec<String>,
    positions: Vec<String>,
    outcome: String,
}

fn whole_game<G: Game>(game: &G, case: GameCase, shown: &str) {
    let start = case.start.map_or_else(|| game.start(), |text| read_position(game, &text));
    let mut table = Table::at(game.clone(), start);
    let mut positions = case.positions.iter();
    if positions.len() == case.moves.len() + 1 {
        assert_eq!(Some(&table.position_text()), positions.next(), "start of {shown}");
    }
    assert_eq!(positions.len(), case.moves.len(), "positions of {shown}");
    for (token, expected) in case.moves.iter().zip(positions) {
        let played = table.play_text(token);
        let played = played
            .unwrap_or_else(|error| panic!("{token} after {}: {error}", table.position_text()));
        assert_eq!(played.token, *token);
        assert_eq!(table.position_text(), *expected, "after {token} in {shown}");
    }
    let turn = AnyTable::turn(&table);
    assert_eq!(turn.outcome_text(), case.outcome, "outcome of {shown}");
}
