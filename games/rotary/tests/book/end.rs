//! The end of the game: centre, paralysis, draws, and which comes first.

use galds_core::{AnyTable, perft};

use crate::desk::{legal, outcome, outcome_after, played, table};

/// Light needs 65 turned by one: 64 goes to 54, and 54 to 55.
const NEARLY_LIGHTS: &str = "w - 44,54,64 99 0";

/// Light's ball in the corner has no empty point beside it.
const LIGHT_PARALYSED: &str = "w - 11 12,21,22 0";

#[test]
fn a_side_whose_balls_fill_the_centre_wins() {
    assert_eq!(outcome_after("rotary", NEARLY_LIGHTS, "65-1"), "1-0");
    assert_eq!(outcome_after("rotary", "b - 99 44,54,64 0", "65-1"), "0-1");
}

#[test]
fn nobody_acts_when_the_game_is_over() {
    let mut table = played("rotary", NEARLY_LIGHTS, "65-1");
    assert!(table.legal().1.is_empty());
    assert_eq!(table.play_text("98-0").unwrap_err().to_string(), "the game is over: 1-0");
}

#[test]
fn two_points_of_the_centre_are_not_enough_nor_are_three_of_both_colours() {
    assert_eq!(outcome("rotary", "w - 44,54 99 0"), "*");
    assert_eq!(outcome("rotary", "w - 44,54,63 55 0"), "*");
}

#[test]
fn the_centre_wins_for_its_colour_whoever_moved() {
    // Dark is in the majority around 65 (66, 75, 76 against 54, 64) and turns Light's balls home.
    assert_eq!(outcome_after("rotary", "b - 44,54,64 66,75,76 0", "65-1"), "1-0");
}

#[test]
fn only_the_place_where_the_turn_ends_counts_for_the_centre() {
    // After one step of the two the centre would be full.
    assert_eq!(outcome_after("rotary", NEARLY_LIGHTS, "65-2"), "*");
}

#[test]
fn the_geometric_centre_wins_only_where_it_was_agreed() {
    let geometric = "rotary,centre=geometric";
    assert_eq!(outcome_after(geometric, NEARLY_LIGHTS, "65-1"), "*");
    // Around 64: 53 goes to 54 and 54 to 65, beside 55.
    let nearly = "w - 53,54,55 99 0";
    assert_eq!(outcome_after(geometric, nearly, "64-1"), "1-0");
    assert_eq!(outcome_after("rotary", nearly, "64-1"), "*");
}

#[test]
fn a_side_to_act_without_a_majority_pivot_loses() {
    assert_eq!(outcome("rotary", LIGHT_PARALYSED), "0-1");
    assert_eq!(outcome("rotary", "b - 12,21,22 11 0"), "1-0");
    assert!(legal("rotary", LIGHT_PARALYSED).is_empty());
}

#[test]
fn equality_everywhere_is_paralysis_too() {
    // 22 is the only empty point beside Light's 12, 21 and 33; Dark's 11, 23 and 32 stand there too.
    assert_eq!(outcome("rotary", "w - 12,21,33 11,13,23,31,32,34,43,44 0"), "0-1");
}

#[test]
fn only_the_side_to_act_can_be_paralysed() {
    assert_eq!(outcome("rotary", "b - 11 12,21,22 0"), "*");
}

#[test]
fn a_pivot_whose_only_legal_k_is_0_still_counts() {
    // Light's 51, 62 and 72 stand around the corner 61; every other point beside them is Dark's.
    let position = "w - 51,62,72 41,52,63,73,83 0";
    assert_eq!(legal("rotary", position), ["61-0"]);
    assert_eq!(outcome("rotary", position), "*");
}

#[test]
fn a_side_loses_when_it_comes_to_act_after_the_others_turn() {
    assert_eq!(outcome_after("rotary", "w - 12,21,22,77 11 0", "78-0"), "1-0");
    // Light may also leave itself without a pivot; that matters only when it has to act.
    assert_eq!(outcome("rotary", "b - 11 12,21,22,77 0"), "*");
}

#[test]
fn with_the_goal_of_paralysis_the_centre_wins_nothing() {
    assert_eq!(outcome_after("rotary,goal=paralysis", NEARLY_LIGHTS, "65-1"), "*");
    assert_eq!(outcome("rotary,goal=paralysis", LIGHT_PARALYSED), "0-1");
}

#[test]
fn the_centre_comes_before_paralysis() {
    // Light's turn brings 67 to 56, 55 to 65, and Dark's 56 to 55. Dark has the centre then, and no
    // pivot: all around it is Light's but 66, where it is one against two.
    let position = "w - 33,34,43,45,53,55,64,67 44,54,56 5";
    for captures in ["", ",capture=after,traps=outside", ",capture=during,traps=94"] {
        assert_eq!(outcome_after(&format!("rotary{captures}"), position, "66-5"), "0-1");
        let paralysis = format!("rotary,goal=paralysis{captures}");
        assert_eq!(outcome_after(&paralysis, position, "66-5"), "1-0");
    }
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw_and_the_start_counts() {
    let start = "w - 53 99 0";
    assert_eq!(outcome_after("rotary", start, "54-0 98-0"), "*");
    assert_eq!(outcome_after("rotary", start, "54-0 98-0 54-0"), "*");
    assert_eq!(outcome_after("rotary", start, "54-0 98-0 54-0 98-0"), "½-½");
}

#[test]
fn positions_repeat_when_all_but_the_turns_is_equal() {
    let start = "w - 53 99 11";
    // There and back again by another way.
    assert_eq!(outcome_after("rotary,repetition=2", start, "54-1 98-0 54-5 98-0"), "½-½");
    // The same balls with the other side to act are another position.
    assert_eq!(outcome_after("rotary,repetition=2", start, "54-0"), "*");
}

#[test]
fn repetition_can_be_another_number_or_off() {
    let passes = "54-0 98-0 54-0 98-0 54-0 98-0";
    let start = "w - 53 99 0";
    assert_eq!(outcome_after("rotary,repetition=4", start, "54-0 98-0 54-0 98-0"), "*");
    assert_eq!(outcome_after("rotary,repetition=4", start, passes), "½-½");
    assert_eq!(outcome_after("rotary,repetition=off", start, passes), "*");
}

#[test]
fn perft_ignores_repetition() {
    let table = table("rotary,repetition=2", "w - 11 99 0");
    // Each side has the three points beside its corner. Around 22 and 88 all six turns are legal,
    // around 12, 21, 89 and 98 four; none of them changes what the other side can do.
    assert_eq!(perft(table.game(), table.position(), 1), Ok(14));
    assert_eq!(perft(table.game(), table.position(), 2), Ok(14 * 14));
    let passed = played("rotary,repetition=2", "w - 11 99 0", "12-0 98-0");
    assert_eq!(passed.turn().outcome_text(), "½-½");
    assert_eq!(perft(passed.game(), passed.position(), 1), Ok(14));
}

#[test]
fn the_cap_counts_the_turns_of_both_sides_and_is_400() {
    assert_eq!(outcome_after("rotary", "w - 53 99 398", "54-0"), "*");
    assert_eq!(outcome_after("rotary", "b - 53 99 399", "98-0"), "½-½");
}

#[test]
fn the_cap_can_be_another_number_or_off() {
    assert_eq!(outcome_after("rotary,cap=7", "w - 53 99 6", "54-0"), "½-½");
    assert_eq!(outcome_after("rotary,cap=8", "w - 53 99 6", "54-0"), "*");
    assert_eq!(outcome_after("rotary,cap=off", "w - 53 99 4000", "54-0"), "*");
}

#[test]
fn a_win_or_loss_comes_before_the_cap() {
    assert_eq!(outcome_after("rotary,cap=7", "w - 44,54,64 99 6", "65-1"), "1-0");
    assert_eq!(outcome_after("rotary,cap=7", "w - 12,21,22,77 11 6", "78-0"), "1-0");
}

#[test]
fn a_game_without_a_cap_survives_the_largest_number_of_turns() {
    let last = u32::MAX;
    let position = format!("w - 53 99 {last}");
    assert_eq!(outcome_after("rotary,cap=off", &position, "54-0 98-0"), "*");
}
