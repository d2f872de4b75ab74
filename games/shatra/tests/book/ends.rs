//! How a game ends.

use super::*;

#[test]
fn the_side_whose_biy_is_captured_loses() {
    let position = "w 42,K53,57 1,5,21,K35 wb - 0";
    assert_eq!(outcome(&after(position, "42x28x14")), "1-0");
    assert_eq!(outcome("b 14,K53,57 1,5 wb - 0"), "1-0");
    assert_eq!(outcome("w 14,57 1,K5 wb - 0"), "0-1");
    assert!(legal("b 14,K53,57 1,5 wb - 0").is_empty());
}

#[test]
fn a_series_in_which_the_biy_falls_is_completed() {
    assert_eq!(listed("w 42,K53,57 1,5,21,K35 wb - 0"), "42x28x14");
}

#[test]
fn a_side_that_has_to_act_and_cannot_loses() {
    assert_eq!(outcome("w K11 12,13,18,19,25,27,K62 - - 0"), "0-1");
    assert!(is_on("w K11,46 12,13,18,19,25,27,K62 - - 0"));
}

#[test]
fn there_is_no_check() {
    // The biy may step beside a shatra that can take it.
    let attacked = after("w K42 K1,28 - - 0", "42-35");
    assert!(legal(&attacked).contains(&"28x42".to_owned()));
    assert_eq!(outcome(&attacked), "*");
}

#[test]
fn with_only_the_two_biys_left_the_game_is_drawn() {
    assert_eq!(outcome("b K28 K1 - - 0"), "½-½");
    assert_eq!(outcome(&after("w K42 K1,35 - - 0", "42x28")), "½-½");
}

#[test]
fn after_so_many_quiet_plies_the_game_is_drawn() {
    assert!(is_on("w T46,K53 K10,T17 - - 99"));
    assert_eq!(outcome("w T46,K53 K10,T17 - - 100"), "½-½");
    assert!(matches!(
        table_under("shatra,quiet=off", "w T46,K53 K10,T17 - - 100").turn(),
        Turn::Side(_)
    ));
    assert_eq!(
        table_under("shatra,quiet=3", "w T46,K53 K10,T17 - - 3").turn().outcome_text(),
        "½-½"
    );
}

#[test]
fn captures_drops_forward_steps_of_shatras_and_promotions_are_progress() {
    assert!(after("w T46,K53 K10,18 - - 9", "46x11").ends_with(" 0"));
    assert!(after("w T46,K53,57 K10,17 w - 9", "57-42").ends_with(" 0"));
    assert!(after("w T46,47,K53 K10,17 - - 9", "47-40").ends_with(" 0"));
    assert!(after("w T46,5,K53 K10,17 - - 9", "5-2=Y").ends_with(" 0"));
    assert!(after("w T46,K53 K10,17 - - 9", "46-47").ends_with(" 10"));
    assert!(after("w T46,K53 K10,17 - - 9", "53-48").ends_with(" 10"));
}

#[test]
fn every_step_of_a_shatra_forward_is_progress_straight_diagonal_or_double() {
    for (position, step) in [
        ("w 39,K53 K10,17 - - 9", "39-32"),
        ("w 46,K53 K10,17 - - 9", "46-32"),
        ("w 35,K53 K10,17 - - 9", "35-27"),
        ("w 28,K53 K10,17 - - 9", "28-20"),
        ("b 46,K53 K10,35 - - 9", "35-43"),
        ("b 46,K53 K10,58 - - 9", "58-61=B"),
    ] {
        assert!(after(position, step).ends_with(" 0"), "{position}: {step}");
    }
}

#[test]
fn a_shatras_step_sideways_is_quiet() {
    for (position, step) in [
        ("w 28,K53 K10,17 - - 9", "28-27"),
        ("w 28,K53 K10,17 - - 9", "28-29"),
        ("w 5,K53 K11,17 - - 9", "5-4"),
        ("b 46,K53 K10,35 - - 9", "35-36"),
        ("b 46,K52 K10,55 - - 9", "55-54"),
        // Waiting on the last rank, with no figure missing.
        ("w 2,Y40,Y41,B47,T49,T51,K53 K11,12 - - 9", "2-1"),
    ] {
        assert!(after(position, step).ends_with(" 10"), "{position}: {step}");
    }
}

#[test]
fn shatras_that_only_go_to_and_fro_on_the_last_rank_do_not_keep_a_game_alive() {
    let rules = "shatra,repetition=off,quiet=8";
    let start = "w 2,Y40,Y41,B47,T49,T51,K53 K11,12 - - 0";
    let before = after_under(rules, start, "2-1 11-18 1-2 18-11 2-1 11-18 1-2");
    assert!(matches!(table_under(rules, &before).turn(), Turn::Side(_)));
    let end = after_under(rules, &before, "18-11");
    assert!(end.ends_with(" 8"));
    assert_eq!(table_under(rules, &end).turn().outcome_text(), "½-½");
}

#[test]
fn a_move_out_of_the_own_fortress_to_the_own_half_is_a_drop_and_a_road_exit_beyond_is_not() {
    assert!(after("w K46,T58 K11,17 w - 9", "58-42").ends_with(" 0"));
    assert!(after("w K46,T58 K11,17 w - 9", "58-28").ends_with(" 10"));
    // Secondary reserve too.
    assert!(after("w K46,T58 K11,17 - - 9", "58-42").ends_with(" 0"));
    assert!(after("w K46,T58 K11,17 - - 9", "58-55").ends_with(" 10"));
}

#[test]
fn a_loss_comes_before_the_draws() {
    assert_eq!(outcome("w K11 12,13,18,19,25,27,K62 - - 100"), "0-1");
    assert_eq!(outcome("w T46,K53 T17 - - 100"), "1-0");
}

#[test]
fn a_position_that_occurs_for_the_third_time_is_a_draw() {
    let round = "46-47 17-16 47-46 16-17";
    let mut table = table("w T46,K53 K10,T17 - - 0");
    for token in round.split(' ').chain(round.split(' ')) {
        assert_eq!(table.turn().outcome_text(), "*");
        table.play_text(token).unwrap();
    }
    assert_eq!(AnyTable::turn(&table).outcome_text(), "½-½");
}
