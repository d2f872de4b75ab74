//! Captures: traps, and what each timing removes.

use crate::desk::{after, legal, outcome, outcome_after, turns_around};

const ALL: [u8; 6] = [0, 1, 2, 3, 4, 5];
const AFTER_OUTSIDE: &str = "rotary,capture=after,traps=outside";
const DURING_OUTSIDE: &str = "rotary,capture=during,traps=outside";

/// Three balls more for each side, far from everything, so that few balls decide nothing.
const FAR: (&str, &str) = ("13,14,24", "97,98,99");

/// A position with those balls added.
fn with_far(side: char, light: &str, dark: &str, turns: u32) -> String {
    let list = |balls: &str, far: &str| {
        let mut points: Vec<&str> = balls.split(',').chain(far.split(',')).collect();
        points.retain(|point| *point != "-");
        points.sort_unstable();
        points.join(",")
    };
    format!("{side} - {} {} {turns}", list(light, FAR.0), list(dark, FAR.1))
}

/// What a turn does to a few balls, those far away aside.
fn check(rules: &str, before: (&str, &str), turn: &str, expected: (&str, &str)) {
    let before = with_far('w', before.0, before.1, 0);
    assert_eq!(after(rules, &before, turn), with_far('b', expected.0, expected.1, 1), "{turn}");
}

#[test]
fn three_steps_take_one_dark_ball_after_the_turn_but_two_dark_and_a_light_one_during_it() {
    // The example of the original. Around 43, clockwise from east: 44, 54, 53, 42, 32, 33; the trap
    // is 33. On the way there 32 (Light), 42 and 53 (Dark) pass over it, and 53 comes to rest on it.
    let before = ("32,44,54", "42,53");
    check("rotary,capture=after,traps=33", before, "43-3", ("32,42,54", "44"));
    check("rotary,capture=during,traps=33", before, "43-3", ("32,42", "-"));
}

#[test]
fn with_outside_traps_balls_may_be_turned_off_the_board() {
    let position = with_far('w', "62", "-", 0);
    assert_eq!(turns_around(AFTER_OUTSIDE, &position, 61), ALL);
    assert_eq!(turns_around(DURING_OUTSIDE, &position, 61), ALL);
    check(AFTER_OUTSIDE, ("62", "-"), "61-2", ("-", "-"));
    check(AFTER_OUTSIDE, ("62", "-"), "61-1", ("72", "-"));
}

#[test]
fn balls_of_either_colour_are_removed() {
    // Around 61: 51 (northeast), 62 (east), 72 (southeast).
    check(AFTER_OUTSIDE, ("51,62", "72"), "61-1", ("62,72", "-"));
    check(AFTER_OUTSIDE, ("51,62", "72"), "61-2", ("72", "-"));
    check(AFTER_OUTSIDE, ("51,62", "72"), "61-5", ("51", "62"));
}

#[test]
fn after_the_turn_only_the_place_of_rest_counts() {
    check(AFTER_OUTSIDE, ("62", "-"), "61-5", ("51", "-"));
    check("rotary,capture=after,traps=33", ("32", "-"), "43-2", ("44", "-"));
}

#[test]
fn during_the_turn_every_step_counts() {
    check(DURING_OUTSIDE, ("62", "-"), "61-1", ("72", "-"));
    check(DURING_OUTSIDE, ("62", "-"), "61-5", ("-", "-"));
    check("rotary,capture=during,traps=33", ("32", "-"), "43-1", ("-", "-"));
    check("rotary,capture=during,traps=33", ("32", "-"), "43-2", ("-", "-"));
}

#[test]
fn during_the_turn_balls_go_clockwise_never_the_short_way() {
    // Five steps clockwise from 44 are over 54, 53, 42, 32 to 33; the trap 42 is on that way.
    check("rotary,capture=during,traps=42", ("44", "-"), "43-5", ("-", "-"));
    check("rotary,capture=after,traps=42", ("44", "-"), "43-5", ("33", "-"));
}

#[test]
fn the_centre_can_be_the_trap_whichever_centre_it_is() {
    // Around 54: 64 goes to 44 by three, to 65 by five.
    let text = "rotary,goal=paralysis,capture=after,traps=centre";
    check(text, ("64", "-"), "54-3", ("-", "-"));
    check(text, ("64", "-"), "54-5", ("65", "-"));
    let geometric = "rotary,goal=paralysis,capture=after,traps=centre,centre=geometric";
    check(geometric, ("64", "-"), "54-3", ("44", "-"));
    check(geometric, ("64", "-"), "54-5", ("-", "-"));
}

#[test]
fn during_a_turn_over_the_centre_every_ball_that_passes_falls() {
    // Around 54 the traps are 55 and 44. One step brings 43 to 44; the next would bring 53 there.
    let rules = "rotary,goal=paralysis,capture=during,traps=centre";
    check(rules, ("43,53", "64"), "54-1", ("43", "53"));
    check(rules, ("43,53", "64"), "54-2", ("-", "43"));
    check(rules, ("43,53", "64"), "54-3", ("-", "-"));
}

#[test]
fn several_points_can_be_traps() {
    let rules = "rotary,capture=after,traps=33+44";
    // 32 comes to 33 by one, 42 by two; by two 32 comes to 44.
    check(rules, ("32,42", "-"), "43-1", ("32", "-"));
    check(rules, ("32,42", "-"), "43-2", ("-", "-"));
}

#[test]
fn the_outside_and_the_centre_can_be_traps_together() {
    let rules = "rotary,goal=paralysis,capture=after,traps=outside+centre";
    // Around 61 a ball from 62 goes off the board; around 54 one from 64 comes to 44.
    check(rules, ("62", "-"), "61-2", ("-", "-"));
    check(rules, ("64", "-"), "54-3", ("-", "-"));
    check(rules, ("64", "-"), "54-5", ("65", "-"));
    let position = with_far('w', "62", "-", 0);
    assert_eq!(turns_around(rules, &position, 61), ALL);
}

#[test]
fn the_outside_and_single_points_can_be_traps_together() {
    // Around 61: 51 (northeast), 62 (east), 72 (southeast); the rest is outside.
    for rules in ["rotary,capture=after,traps=outside+72", "rotary,capture=after,traps=72+outside"]
    {
        check(rules, ("51,62", "-"), "61-1", ("62", "-"));
        check(rules, ("51,62", "-"), "61-2", ("-", "-"));
        check(rules, ("51,62", "-"), "61-5", ("51", "-"));
    }
    // During the turn the ball from 51 falls on 72 before it comes to the outside.
    check("rotary,capture=during,traps=outside+72", ("51,62", "-"), "61-1", ("62", "-"));
    check("rotary,capture=during,traps=outside+72", ("51,62", "-"), "61-5", ("-", "-"));
}

#[test]
fn the_centre_and_single_points_can_be_traps_together() {
    // Around 43, clockwise from east: 44, 54, 53, 42, 32, 33.
    let rules = "rotary,goal=paralysis,capture=after,traps=centre+33";
    check(rules, ("32,42", "-"), "43-1", ("32", "-"));
    check(rules, ("32,42", "-"), "43-2", ("-", "-"));
    check(rules, ("32,42", "-"), "43-4", ("53", "-"));
    let during = "rotary,goal=paralysis,capture=during,traps=centre+33";
    check(during, ("32,42", "-"), "43-1", ("32", "-"));
    check(during, ("42,53", "-"), "43-5", ("-", "-"));
}

#[test]
fn without_the_outside_among_the_traps_no_ball_leaves_the_board() {
    let position = with_far('w', "62", "-", 0);
    assert_eq!(turns_around("rotary,capture=after,traps=centre+33", &position, 61), [0, 1, 5]);
    assert_eq!(turns_around("rotary,capture=after,traps=outside+33", &position, 61), ALL);
}

#[test]
fn a_ball_on_a_trap_elsewhere_stays() {
    for rules in ["rotary,capture=after,traps=77", "rotary,capture=during,traps=77"] {
        check(rules, ("53,77", "-"), "54-1", ("43,77", "-"));
    }
}

#[test]
fn a_turn_of_its_ring_by_0_removes_it_after_but_not_during() {
    // 77 stands west of 78.
    check("rotary,capture=after,traps=77", ("53,77", "-"), "78-0", ("53", "-"));
    check("rotary,capture=during,traps=77", ("53,77", "-"), "78-0", ("53,77", "-"));
}

#[test]
fn a_ball_that_is_turned_away_from_a_trap_is_saved() {
    for rules in ["rotary,capture=after,traps=77", "rotary,capture=during,traps=77"] {
        check(rules, ("53,77", "-"), "78-1", ("53,67", "-"));
        check(rules, ("53,77", "-"), "78-5", ("53,88", "-"));
    }
}

#[test]
fn a_ball_that_comes_where_a_trapped_one_stood_is_removed_and_the_other_saved() {
    // Around 78: 88 (southwest) follows 77 (west).
    for rules in ["rotary,capture=after,traps=77", "rotary,capture=during,traps=77"] {
        check(rules, ("77,88", "-"), "78-1", ("67", "-"));
    }
}

#[test]
fn during_a_turn_at_the_edge_the_rest_decides_whether_k_is_legal() {
    // Around 61 a ball from 62 falls at once on the trap 72; without it two, three and four steps
    // would leave it outside.
    let position = with_far('w', "62", "-", 0);
    assert_eq!(turns_around("rotary,capture=during,traps=72", &position, 61), ALL);
    assert_eq!(turns_around("rotary,capture=after,traps=72", &position, 61), [0, 1, 5]);
    check("rotary,capture=during,traps=72", ("62", "-"), "61-3", ("-", "-"));
    // A ball from 72 itself is not stopped: it would rest outside after one, two or three steps.
    let position = with_far('w', "62,72", "-", 0);
    assert_eq!(turns_around("rotary,capture=during,traps=72", &position, 61), [0, 4, 5]);
}

#[test]
fn a_point_that_is_a_trap_may_be_the_pivot() {
    check("rotary,capture=after,traps=54", ("53", "-"), "54-1", ("43", "-"));
}

#[test]
fn removal_comes_before_the_centre() {
    // The turn would fill the centre, but 54 is a trap.
    let position = "w - 13,44,54,64 88,98,99 0";
    assert_eq!(outcome_after("rotary", position, "65-1"), "1-0");
    let rules = "rotary,capture=after,traps=54";
    assert_eq!(after(rules, position, "65-1"), "b - 13,44,55 88,98,99 1");
    assert_eq!(outcome_after(rules, position, "65-1"), "*");
}

#[test]
fn a_capture_can_paralyse_the_next_side() {
    // Dark's 62 falls, and its 11 is shut in by 12 and 21: around 22 they are two to one.
    let position = "w - 12,21,51,72,96 11,62 0";
    assert_eq!(outcome_after(AFTER_OUTSIDE, position, "61-2"), "1-0");
}

#[test]
fn fewer_than_three_balls_on_both_sides_are_a_draw() {
    // Light's third ball falls.
    assert_eq!(outcome_after(AFTER_OUTSIDE, "w - 53,62,63 98,99 0", "61-2"), "½-½");
    assert_eq!(outcome_after(DURING_OUTSIDE, "w - 53,62,63 98,99 0", "61-2"), "½-½");
    assert!(legal(AFTER_OUTSIDE, "b - 53,63 98,99 1").is_empty());
}

#[test]
fn three_balls_on_one_side_are_enough_to_go_on() {
    assert_eq!(outcome_after(AFTER_OUTSIDE, "w - 53,62,63 89,98,99 0", "61-2"), "*");
    assert_eq!(outcome_after(AFTER_OUTSIDE, "w - 53,62,63,64 99 0", "61-2"), "*");
}

#[test]
fn few_balls_are_no_draw_if_the_next_side_is_paralysed() {
    // Light is left with 12 and 21, which shut in Dark's 11.
    assert_eq!(outcome_after(AFTER_OUTSIDE, "w - 12,21,62 11 0", "61-2"), "1-0");
}

#[test]
fn few_balls_are_a_draw_only_with_captures_and_the_centre_as_goal() {
    let few = "w - 53,63 98,99 0";
    assert_eq!(outcome(AFTER_OUTSIDE, few), "½-½");
    assert_eq!(outcome("rotary", few), "*");
    assert_eq!(outcome("rotary,goal=paralysis,capture=after,traps=outside", few), "*");
}

#[test]
fn without_captures_nothing_is_ever_removed() {
    check("rotary", ("32,44,54", "42,53"), "43-3", ("32,42,54", "33,44"));
}
