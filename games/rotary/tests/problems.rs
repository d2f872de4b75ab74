//! Forced wins: found where they are, and nowhere else.

use galds_core::{Game, RuleSet, Side, Turn};
use galds_rotary::problems::{key, winning_firsts};
use galds_rotary::{Position, Rotary, Rules};

fn game(rules: &str) -> Rotary {
    Rotary::new(Rules::read(rules).unwrap())
}

fn firsts(rules: &str, position: &str, turns: u32) -> Vec<String> {
    let game = game(rules);
    let position = game.read_position(position).unwrap();
    winning_firsts(&game, &position, turns).iter().map(ToString::to_string).collect()
}

fn key_of(rules: &str, position: &str, turns: u32) -> Option<String> {
    let game = game(rules);
    let position = game.read_position(position).unwrap();
    key(&game, &position, turns).map(|action| action.to_string())
}

#[test]
fn a_single_turn_that_fills_the_centre_is_found() {
    // 64 goes to 54 and 54 to 55.
    assert_eq!(firsts("rotary", "w - 44,54,64 99 0", 1), ["65-1"]);
    assert_eq!(key_of("rotary", "w - 44,54,64 99 0", 1).as_deref(), Some("65-1"));
}

#[test]
fn a_win_in_two_is_prepared_where_the_opponent_cannot_reach() {
    // Around 75 the ball of 74 comes to 64; Dark's lone ball in the corner can do nothing.
    let position = "w - 44,54,74 99 0";
    assert!(firsts("rotary", position, 1).is_empty());
    assert!(firsts("rotary", position, 2).contains(&"75-1".to_owned()));
}

#[test]
fn what_wins_sooner_has_no_key_for_more_turns() {
    assert_eq!(key_of("rotary", "w - 44,54,64 99 0", 2), None);
}

#[test]
fn two_balls_never_fill_the_centre() {
    assert!(firsts("rotary", "w - 44,54 99 0", 2).is_empty());
}

#[test]
fn no_turns_win_nothing_and_a_game_that_is_over_has_no_firsts() {
    assert!(firsts("rotary", "w - 44,54,64 99 0", 0).is_empty());
    assert!(firsts("rotary", "w - 44,54,55 99 0", 2).is_empty());
}

#[test]
fn a_draw_by_the_cap_is_no_win() {
    assert!(firsts("rotary,cap=2", "w - 44,54,74 99 0", 2).is_empty());
    assert!(!firsts("rotary,cap=3", "w - 44,54,74 99 0", 2).is_empty());
}

#[test]
fn with_the_goal_of_paralysis_every_way_to_shut_a_ball_in_is_found() {
    // Dark's 11 must find no majority at 12, 21 and 22. Light's 41 can come to 21, 31 or 32, or 12
    // to 22; nothing else is enough.
    let position = "w - 12,41 11 0";
    let rules = "rotary,goal=paralysis";
    assert_eq!(firsts(rules, position, 1), ["23-5", "31-3", "31-4", "42-1", "42-2"]);
    // Under the usual goal a paralysed side loses as well.
    assert_eq!(firsts("rotary", position, 1), ["23-5", "31-3", "31-4", "42-1", "42-2"]);
}

#[test]
fn with_the_goal_of_paralysis_the_centre_is_no_win() {
    assert!(firsts("rotary,goal=paralysis", "w - 44,54,64 99 0", 1).is_empty());
}

/// Dark to act. After the key Light may fill Dark's centre with its own turn 56-3.
const OWN_GOAL: &str = "b - 13,36,42,44,47,52,53,67,78,83,85,86,96 \
                        25,34,56,57,61,62,64,66,69,75,79,84,89 309";

#[test]
fn an_answer_that_fills_the_winners_centre_counts_as_a_win() {
    assert_eq!(key_of("rotary", OWN_GOAL, 2).as_deref(), Some("55-3"));
    let game = game("rotary");
    let mut position = game.read_position(OWN_GOAL).unwrap();
    for text in ["55-3", "56-3"] {
        let action = game.read_action(&position, text).unwrap();
        game.play(&mut position, action);
    }
    assert_eq!(game.turn(&position).outcome_text(), "0-1");
}

#[test]
fn the_search_agrees_with_the_plain_definition() {
    for (rules, position) in [
        ("rotary", OWN_GOAL),
        ("rotary", "w - 44,54,74 99 0"),
        ("rotary,goal=paralysis", "w - 12,41 11 0"),
        ("rotary,capture=after,traps=outside", "w - 12,31,62 11,51 0"),
        ("rotary,capture=during,traps=centre,goal=paralysis", "b - 43,63 64,76,77 0"),
    ] {
        let game = game(rules);
        let position = game.read_position(position).unwrap();
        let mut actions = Vec::new();
        game.legal(&position, &mut actions);
        for turns in 1..=2 {
            let found = winning_firsts(&game, &position, turns);
            for &action in &actions {
                let mut next = position;
                game.play(&mut next, action);
                let wins = wins_against_all(&game, &next, position.side(), turns - 1);
                assert_eq!(wins, found.contains(&action), "{action} under {rules}");
            }
        }
    }
}

/// The definition itself, without any care for speed: whether `me` wins, with the other to act and
/// `left` own turns to come.
fn wins_against_all(game: &Rotary, position: &Position, me: Side, left: u32) -> bool {
    if let Turn::Over(outcome) = game.turn(position) {
        return outcome.winner() == Some(me);
    }
    let answers = after_each_turn(game, position);
    answers.iter().all(|answered| match game.turn(answered) {
        Turn::Over(outcome) => outcome.winner() == Some(me),
        _ if left == 0 => false,
        _ => {
            let mut tries = after_each_turn(game, answered).into_iter();
            tries.any(|tried| wins_against_all(game, &tried, me, left - 1))
        }
    })
}

fn after_each_turn(game: &Rotary, position: &Position) -> Vec<Position> {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    let after = |action| {
        let mut next = *position;
        game.play(&mut next, action);
        next
    };
    actions.into_iter().map(after).collect()
}
