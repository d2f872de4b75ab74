//! A turn: which pivots there are, and what turning a ring does.

use crate::desk::{after, legal, outcome_after, pivots, refusal, turns_around};

const ALL: [u8; 6] = [0, 1, 2, 3, 4, 5];

#[test]
fn one_ball_against_none_is_enough_for_a_pivot() {
    // The six points around 53, and no others.
    assert_eq!(pivots("rotary", "w - 53 99 0"), [42, 43, 52, 54, 63, 64]);
}

#[test]
fn equal_numbers_are_not_enough() {
    let position = "w - 53 55 0";
    assert!(turns_around("rotary", position, 54).is_empty());
    let reason = refusal("rotary", position, "54-1");
    assert!(reason.starts_with("around 54 you have 1 and your opponent 1"), "{reason}");
}

#[test]
fn the_enemys_majority_is_no_pivot() {
    assert!(turns_around("rotary", "w - 53 55,65 0", 54).is_empty());
    assert_eq!(turns_around("rotary", "b - 53 55,65 0", 54), ALL);
}

#[test]
fn two_against_one_is_a_majority() {
    assert_eq!(turns_around("rotary", "w - 43,53 55 0", 54), ALL);
}

#[test]
fn only_balls_on_the_ring_places_count() {
    // 52 and 42 are Light's, but not around 54.
    assert!(turns_around("rotary", "w - 42,52,53 55 0", 54).is_empty());
}

#[test]
fn a_pivot_is_empty() {
    let reason = refusal("rotary", "w - 43,53,54 99 0", "54-1");
    assert_eq!(reason, "point 54 is not empty");
    assert!(turns_around("rotary", "w - 43,53,54 99 0", 54).is_empty());
}

#[test]
fn all_balls_of_the_ring_turn_together_clockwise_by_k_times_60_degrees() {
    // Around 54, clockwise from east: 55, 65, 64, 53, 43, 44.
    let position = "w - 43,53 65 0";
    let expected = [
        "b - 43,53 65 1",
        "b - 43,44 64 1",
        "b - 44,55 53 1",
        "b - 55,65 43 1",
        "b - 64,65 44 1",
        "b - 53,64 55 1",
    ];
    for (k, expected) in expected.into_iter().enumerate() {
        assert_eq!(after("rotary", position, &format!("54-{k}")), expected);
    }
}

#[test]
fn balls_outside_the_ring_stay_where_they_are() {
    assert_eq!(after("rotary", "w - 11,53 42,99 0", "54-1"), "b - 11,43 42,99 1");
}

#[test]
fn a_full_ring_may_be_turned() {
    let position = "w - 44,53,55,65 43,64 0";
    assert_eq!(after("rotary", position, "54-1"), "b - 43,55,64,65 44,53 1");
}

#[test]
fn k_of_0_leaves_everything_and_passes_the_turn() {
    assert_eq!(after("rotary", "w - 53 99 0", "54-0"), "b - 53 99 1");
    assert_eq!(outcome_after("rotary", "w - 53 99 0", "54-0"), "*");
}

#[test]
fn the_sides_act_in_turn_and_every_turn_is_counted() {
    assert_eq!(after("rotary", "w - 53 99 7", "54-1 98-0 54-5"), "b - 53 99 10");
}

#[test]
fn any_empty_point_may_be_the_pivot_also_at_the_edge() {
    // The points around 62: the corner 61 and the edge points 51 and 72 are among them.
    assert_eq!(pivots("rotary", "w - 62 99 0"), [51, 52, 61, 63, 72, 73]);
}

#[test]
fn at_the_edge_no_ball_may_come_to_rest_outside() {
    // Around 61 only 62 (east), 72 (southeast) and 51 (northeast) exist.
    assert_eq!(turns_around("rotary", "w - 62 99 0", 61), [0, 1, 5]);
    assert_eq!(turns_around("rotary", "w - 62,72 99 0", 61), [0, 5]);
    assert_eq!(turns_around("rotary", "w - 51,72 99 0", 61), [0]);
    // Around 12: 13 (east), 23, 22 and 11 (west).
    assert_eq!(turns_around("rotary", "w - 11 99 0", 12), [0, 3, 4, 5]);
    // The enemy's balls must not fall either.
    assert_eq!(turns_around("rotary", "w - 51,62 72 0", 61), [0]);
}

#[test]
fn passing_over_the_outside_is_harmless() {
    // From 62 by 5 places: over 72 and three places outside to 51.
    assert_eq!(after("rotary", "w - 62 99 0", "61-5"), "b - 51 99 1");
    // From 11 by 3 places: over two places outside to 13.
    assert_eq!(after("rotary", "w - 11 99 0", "12-3"), "b - 13 99 1");
}

#[test]
fn a_turn_that_would_leave_a_ball_outside_is_refused_with_those_that_would_not() {
    let reason = refusal("rotary", "w - 62 99 0", "61-2");
    assert!(reason.contains("outside the board") && reason.contains("0, 1, 5"), "{reason}");
}

#[test]
fn there_is_no_turn_by_6_or_more() {
    for text in ["54-6", "54 7", "549"] {
        assert!(refusal("rotary", "w - 53 99 0", text).contains("0 to 5"), "{text}");
    }
}

#[test]
fn every_inner_pivot_has_all_six_turns() {
    assert_eq!(legal("rotary", "w - 53 99 0").len(), 36);
}
