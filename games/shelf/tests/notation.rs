//! Moves are read as books print them, whatever the game: with any dash and with a comma behind.

use galds_games::core::AnyTable;
use galds_games::open;

/// Rules under which games of all kinds of actions are played.
const GAMES: [(&str, &str); 7] = [
    ("lautari", "lautari"),
    ("luzhanqi", "luzhanqi"),
    ("luzhanqi", "caai"),
    ("nardi", "nardi"),
    ("rotary", "rotary"),
    ("rotary", "rotary,start=empty"),
    ("shatra", "shatra"),
];

/// What can be done at a table, as tokens: legal actions or results of chance.
fn choices(table: &dyn AnyTable) -> Vec<String> {
    let chances = table.chances();
    if chances.is_empty() {
        return table.legal().1;
    }
    chances.into_iter().map(|chance| chance.action).collect()
}

/// A game of forty actions that depends on nothing but the number, as texts of each action: its
/// token and its book notation.
fn sample_game(game: &str, rules: &str, number: usize) -> Vec<[String; 2]> {
    let mut table = open(game, rules).unwrap();
    let mut texts = Vec::new();
    for ply in 0..40 {
        let tokens = choices(&*table);
        let Some(token) = tokens.get((ply * 31 + number * 17) % tokens.len().max(1)) else { break };
        let played = table.play_text(token).unwrap();
        texts.push([played.token, played.book]);
    }
    texts
}

#[test]
fn any_dash_and_a_comma_behind_an_action_change_nothing() {
    for (game, rules) in GAMES {
        for number in 0..3 {
            let mut table = open(game, rules).unwrap();
            let actions = sample_game(game, rules, number);
            assert!(actions.len() >= 8, "{rules}: {actions:?}");
            for texts in actions {
                for dash in ["-", "–", "—", "−"] {
                    for comma in ["", ","] {
                        for text in &texts {
                            let written = format!("{}{comma}", text.replace('-', dash));
                            let mut other = table.boxed_clone();
                            let played = other
                                .play_text(&written)
                                .unwrap_or_else(|error| panic!("{rules}: `{written}`: {error}"));
                            assert_eq!(played.token, texts[0], "{rules}: `{written}`");
                        }
                    }
                }
                table.play_text(&texts[0]).unwrap();
            }
        }
    }
}

#[test]
fn a_list_of_actions_may_have_commas_between_them() {
    for (game, rules) in GAMES {
        for number in 0..3 {
            let actions = sample_game(game, rules, number);
            for form in [0, 1] {
                let list: Vec<&str> = actions.iter().map(|texts| texts[form].as_str()).collect();
                let list = list.join(", ").replace('-', "–");
                let words: Vec<&str> = list.split(' ').collect();
                let mut table = open(game, rules).unwrap();
                let mut rest = &words[..];
                let mut tokens = Vec::new();
                while !rest.is_empty() {
                    let (action, later) = rest.split_at(table.words_in_action(rest));
                    let text = action.join(" ");
                    let played = table.play_text(&text);
                    tokens.push(played.unwrap_or_else(|e| panic!("{rules}: `{text}`: {e}")).token);
                    rest = later;
                }
                assert!(tokens.iter().eq(actions.iter().map(|texts| &texts[0])), "{list}");
            }
        }
    }
}
