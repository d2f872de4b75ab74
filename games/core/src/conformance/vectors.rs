//! Comparing with an independent implementation: perft numbers, legal lists, views, whole games.

use serde_json::Value;

use super::{read_position, read_rules};
use crate::{AnyTable, Game, Listing, Side, Table, Viewer, perft};

/// Checks everything in a vector file that all games have in common. What only one game has
/// (set-ups, identifiers, solitaires) is that game's own test.
///
/// # Panics
/// At the first number, list or position that differs.
pub fn vectors<G: Game>(json: &str) {
    let all: Value = serde_json::from_str(json).expect("the vectors are JSON");
    let default_rules = all["rules"].as_str().unwrap_or(G::ABOUT.name);
    let each = |key: &str, test: fn(G, &Value)| {
        for case in list(&all[key]) {
            let rules = case["rules"].as_str().unwrap_or(default_rules);
            test(G::new(read_rules::<G>(rules)), case);
        }
    };
    each("perft", perft_number);
    each("legal", legal_list);
    each("views", view);
    each("games", whole_game);
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_else(|| panic!("the case has no {key}: {case}"))
}

fn texts(value: &Value) -> Vec<&str> {
    list(value).iter().filter_map(Value::as_str).collect()
}

fn perft_number<G: Game>(game: G, case: &Value) {
    let position = read_position(&game, text(case, "position"));
    let depth = case["depth"].as_u64().unwrap_or_default() as u32;
    assert_eq!(perft(&game, &position, depth).ok(), case["nodes"].as_u64(), "perft of {case}");
}

/// Plain lists are under `moves`; where each action comes with the position after it, under `plays`.
fn legal_list<G: Game>(game: G, case: &Value) {
    let position = read_position(&game, text(case, "position"));
    assert_eq!(game.position_text(&position), text(case, "position"));
    let mut actions = Vec::new();
    assert_eq!(game.legal(&position, &mut actions), Listing::Complete, "{case}");
    let mut tokens: Vec<String> = actions.iter().map(ToString::to_string).collect();
    tokens.sort_unstable();
    if let Some(plays) = case["plays"].as_object() {
        let mut expected: Vec<&str> = plays.keys().map(String::as_str).collect();
        expected.sort_unstable();
        assert_eq!(tokens, expected, "legal actions of {case}");
        for &action in &actions {
            let mut next = position;
            game.play(&mut next, action);
            let token = action.to_string();
            assert_eq!(Some(game.position_text(&next).as_str()), plays[&token].as_str(), "{token}");
        }
    } else {
        let mut expected = texts(&case["moves"]);
        expected.sort_unstable();
        assert_eq!(tokens, expected, "legal actions of {case}");
    }
}

fn view<G: Game>(game: G, case: &Value) {
    let position = read_position(&game, text(case, "position"));
    let letter = text(case, "side").chars().next().unwrap_or_default();
    let viewer = G::ABOUT.side_by_letter(letter).map_or(Viewer::Spectator, Viewer::Side);
    let view = game.view(&position, viewer);
    assert_eq!(game.view_text(&view), text(case, "view"), "view of {case}");
}

/// The positions may or may not begin with the one before the first action.
fn whole_game<G: Game>(game: G, case: &Value) {
    let moves = texts(&case["moves"]);
    let mut positions = texts(&case["positions"]).into_iter();
    let mut table: Table<G> = match case["start"].as_str() {
        Some(start) => {
            let position = read_position(&game, start);
            Table::at(game, position)
        }
        None => Table::new(game),
    };
    let with_start = positions.len() == moves.len() + 1;
    assert!(with_start || positions.len() == moves.len(), "positions of {case}");
    if with_start {
        assert_eq!(Some(table.position_text().as_str()), positions.next(), "start of {case}");
    }
    for (token, expected) in moves.iter().zip(positions) {
        let played = table.play_text(token);
        let played = played
            .unwrap_or_else(|error| panic!("{token} after {}: {error}", table.position_text()));
        assert_eq!(played.token, *token);
        assert_eq!(table.position_text(), expected, "after {token} in {}", case["rules"]);
    }
    assert_eq!(table.turn().outcome_text(), text(case, "outcome"), "outcome of {case}");
    let winner = table.turn().outcome().and_then(crate::Outcome::winner);
    assert!(winner != Some(Side::First) || !text(case, "outcome").starts_with("0-"));
}
