//! The duty to capture, and who may stop.

use super::*;

#[test]
fn if_a_man_other_than_the_biy_can_capture_a_capture_must_be_made() {
    let position = "w 37,42,K53,57 1,K10,29,35,30 wb - 0";
    let tokens = legal(position);
    assert!(!tokens.is_empty());
    assert!(tokens.iter().all(|token| token.contains('x')), "{tokens:?}");
}

#[test]
fn a_refused_quiet_move_names_the_captures() {
    let position = "w 42,44,K53,57 1,K10,35,37 wb - 0";
    assert_eq!(listed(position), "42x28 44x30");
    assert_eq!(refusal(position, "57-32"), "you must capture: 42x28, 44x30");
}

#[test]
fn then_the_biy_may_be_the_one_that_captures() {
    assert_eq!(listed("w 42,K44 K10,35,37 - - 0"), "42x28 44x30");
}

#[test]
fn if_only_the_biy_can_capture_it_captures_or_steps() {
    let position = "w K44,46,57 1,K10,37 wb - 0";
    assert_eq!(listed(position), "44x30 44-36 44-38 44-43 44-45 44-50 44-51 44-52");
    let reason = "the biy must capture or make a step of its own: 44x30";
    assert!(refusal(position, "46-39").starts_with(reason));
    assert!(refusal(position, "57-32").starts_with(reason));
}

#[test]
fn a_drop_of_the_biy_is_no_step() {
    // In the enemy's fortress: 8 takes 5 or steps, but is not dropped on 11-31.
    let tokens = legal("w K8 5,K17 b - 0");
    assert!(tokens.contains(&"8x2".to_owned()) && tokens.contains(&"8-7".to_owned()), "{tokens:?}");
    assert!(tokens.iter().all(|token| numbers(token)[1] <= 10), "{tokens:?}");
    // In its own fortress as secondary reserve.
    let tokens = legal("w K58 55,K1 - - 0");
    assert!(
        tokens.contains(&"58-54".to_owned()) && !tokens.contains(&"58-32".to_owned()),
        "{tokens:?}"
    );
    // From its gate, where the rules allow the drop: 53-48 is also a step, 53-32 is none.
    let tokens = table_under("shatra,biy_drop=yes", "w K53 49,K1 - - 0").legal().1;
    assert_eq!(tokens, ["53-48", "53-50", "53x42"]);
}

#[test]
fn a_biy_without_a_step_must_capture() {
    // Initial reserve: the biy could only be dropped.
    assert_eq!(listed("w 57,K58 55,K1 w - 0"), "58x53");
}

#[test]
fn the_biy_may_stop_its_series_after_any_jump() {
    let mut captures = legal("w K42,57 1,K10,15,22,35 wb - 0");
    captures.retain(|token| token.contains('x'));
    assert_eq!(captures, ["42x28", "42x28x16", "42x28x16x14", "42x28x16x14x8"]);
}

#[test]
fn a_shatra_that_lands_on_the_enemy_gate_may_stop_there() {
    // By its first jump.
    assert_eq!(listed("w 21,K53 8,K11,14 b - 0"), "21x10 21x10x5");
    // By a later one.
    assert_eq!(listed("w 33,K53 8,K11,27,14 b - 0"), "33x21x10 33x21x10x5");
}

#[test]
fn a_figure_that_lands_on_the_enemy_gate_must_go_on() {
    assert!(!legal("w K53,T28 K11,8,14 b - 0").contains(&"28x10".to_owned()));
    assert!(legal("w K53,T28 K11,8,14 b - 0").contains(&"28x10x5".to_owned()));
}
