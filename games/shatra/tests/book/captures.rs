//! Captures and series.

use super::*;

#[test]
fn a_shatra_jumps_adjacent_enemies_in_all_eight_directions() {
    let position = "w 28,K62 K1,20,21,22,27,29,34,35,36 - - 0";
    let firsts: Vec<u8> = legal(position).iter().map(|token| numbers(token)[1]).collect();
    for landing in [12, 14, 16, 26, 30, 40, 42, 44] {
        assert!(firsts.contains(&landing), "{landing} in {firsts:?}");
    }
}

#[test]
fn the_field_behind_must_be_empty() {
    assert!(takes_nothing("w 42,K62 21,28,35,K1 - - 0"));
    assert_eq!(listed("w 42,K62 28,36,K1 - - 0"), "42x30");
    // At the edge there is no field behind.
    assert!(takes_nothing("w 33,K62 32,K1 - - 0"));
}

#[test]
fn short_men_jump_only_over_their_neighbour_to_the_next_field() {
    assert!(takes_nothing("w 42,K62 28,K1 - - 0"));
    assert_eq!(listed("w 42,K62 35,K1 - - 0"), "42x28");
}

#[test]
fn figures_capture_along_their_lines_at_any_distance() {
    assert_eq!(listed("w T49,K62 21,K1 - - 0"), "49x2 49x5 49x8 49x10 49x14");
    assert_eq!(listed("w Y46,K62 34,K1 - - 0"), "46x16 46x22 46x28");
    assert_eq!(listed("w B46,K62 32,44,K1 - - 0"), "46x11 46x18 46x25");
}

#[test]
fn a_long_jump_goes_over_exactly_one_enemy_and_ends_before_the_next_man() {
    assert_eq!(listed("w T49,K62 14,28,K1 - - 0"), "49x21x2 49x21x5 49x21x8 49x21x10");
    assert!(man_takes_nothing("w T49,K62 21,28,K1 - - 0", 49));
    assert_eq!(listed("w 14,T49,K62 28,K1 - - 0"), "49x21");
    // An own man in front.
    assert!(man_takes_nothing("w 42,T49,K62 28,K1 - - 0", 49));
}

#[test]
fn the_capture_goes_on_while_it_can_and_may_turn() {
    assert_eq!(listed("w 42,K62 20,35,K1 - - 0"), "42x28x12");
    assert_eq!(listed("w 42,K62 20,22,35,K1 - - 0"), "42x28x12 42x28x16");
    assert!(
        refusal("w 42,K62 K1,20,35 - - 0", "42x28")
            .starts_with("the capture must continue: 42x28x12")
    );
}

#[test]
fn which_capture_is_free_even_if_another_takes_more() {
    assert_eq!(listed("w 38,42,K62 20,30,35,K1 - - 0"), "38x22 42x28x12");
}

#[test]
fn a_landing_from_which_the_capture_goes_on_must_be_chosen() {
    // Behind 35 lie 28, 21, 14 ...; only from 21 can the tura go on, over 23.
    assert_eq!(listed("w T42,K62 23,35,K1 - - 0"), "42x21x24");
}

#[test]
fn without_a_way_on_every_landing_behind_is_free() {
    assert_eq!(listed("w T42,K62 35,K1 - - 0"), "42x2 42x5 42x8 42x10 42x14 42x21 42x28");
}

#[test]
fn no_man_is_jumped_twice_and_jumped_men_stay_as_obstacles() {
    // Back on 42 the tura stands under 35 again; if that man could be jumped once more, 42 would
    // have to be chosen, and if it were gone already, the way up would be open.
    assert_eq!(
        listed("w T42,K62 23,35,38,44,K1 - - 0"),
        "42x21x24x45x39 42x21x24x45x40 42x21x24x45x41 42x21x24x45x42 42x21x24x45x43 42x45x24x21x42 42x45x24x21x49"
    );
}

#[test]
fn jumped_men_are_removed_when_the_series_ends() {
    assert_eq!(after("w 42,K62 20,35,K1 - - 4", "42x28x12"), "b 12,K62 K1 - - 0");
}

#[test]
fn the_first_field_of_the_man_is_empty_on_its_way() {
    assert_eq!(
        listed("w 42,K62 27,29,34,36,K1 - - 0"),
        "42x26x28x30x42 42x26x28x44 42x30x28x26x42 42x30x28x40"
    );
}

#[test]
fn only_the_biy_lands_in_its_own_gate() {
    assert!(man_takes_nothing("w T42,K32,57 49,K1,4 wb - 0", 42));
    assert_eq!(listed("w K42,57 49,K1,4 wb - 0").split(' ').next_back(), Some("42x53"));
}

#[test]
fn no_jump_comes_from_outside_into_the_own_fortress_while_another_own_man_is_there() {
    assert_eq!(listed("w K32,T42 49,K1 - - 0"), "42x55 42x58 42x61");
    assert!(man_takes_nothing("w K32,T42,57 49,K1 w - 0", 42));
    // The biy from the gate into the empty fortress.
    assert!(listed("w K53 55,K1 - - 0").contains("53x58"));
    assert!(takes_nothing("w K53,60 55,K1 w - 0"));
}

#[test]
fn an_enemy_in_the_fortress_does_not_close_it() {
    assert_eq!(listed("w K32,T42 49,58,K1 - - 0"), "42x55x61");
}

#[test]
fn jumps_inside_the_own_fortress_and_over_the_gate_are_free() {
    assert_eq!(listed("w K32,54,60 57,58,K1 w - 0"), "54x62 60x56");
    // The gate counts as part of the fortress.
    assert_eq!(listed("w K32,55,60 53,K1 w - 0"), "55x49");
    assert_eq!(listed("w K32,Y54,60 53,K1 w - 0"), "54x38 54x44 54x50");
}

#[test]
fn a_shatra_or_yalkyn_of_the_initial_reserve_does_not_strike_out_of_the_fortress() {
    for yalkyn in ["w K32,Y54,60 50,K1 w - 0", "w K32,Y56,60 48,K1 w - 0"] {
        assert!(takes_nothing(yalkyn), "{yalkyn}");
    }
    // Black's yalkyns likewise.
    for yalkyn in ["b K62,13 Y9,3,K31 b - 0", "b K62,15 Y7,3,K31 b - 0"] {
        assert!(takes_nothing(yalkyn), "{yalkyn}");
    }
    assert_eq!(
        refusal("w K32,Y54,60 K1,50 w - 0", "54x44"),
        "the yalkyn on 54 is in the first reserve: it can only start a capture over a piece in your \
         own fortress or gate"
    );
}

#[test]
fn what_a_reserve_man_may_not_begin_is_no_duty() {
    // Only the biy can capture: it may step instead, and nobody else may act.
    assert_eq!(
        listed("w K42,46,Y54,59 1,K10,35,50 wb - 2"),
        "42x28 42-34 42-36 42-41 42-43 42-48 42-49"
    );
}

#[test]
fn a_series_that_began_with_an_intruder_goes_on_like_any_other() {
    // Out over the gate and on.
    assert_eq!(listed("w K46,Y54,57,62 3,T5,K12,42,53 wb - 0"), "54x50x18 54x50x26 54x50x34");
    // First inside the fortress, then over the gate, then on the field.
    assert_eq!(listed("w K45,60,62 6,K16,43,53,57 wb - 0"), "60x54x50x36");
    // From inside the fortress out through the empty gate.
    assert_eq!(listed("w 39,K46,57,Y60 6,Y7,K10,48,58 wb - 3"), "57x59 60x56x32 60x56x40");
}

#[test]
fn batyr_and_tura_of_the_initial_reserve_and_a_biy_strike_out_freely() {
    assert_eq!(listed("w K46,T55,60 42,K1 w - 0").split(' ').next(), Some("55x2"));
    assert_eq!(listed("w K46,B54,60 50,K1 w - 0"), "54x38 54x44");
    assert!(legal("w K55,60 K1,53 w - 0").contains(&"55x49".to_owned()));
}

#[test]
fn the_secondary_reserve_strikes_out_freely() {
    assert_eq!(listed("w 33,K46,Y54 1,K10,30,50 b - 5"), "54x38x14 54x38x22");
    assert_eq!(listed("w K32,Y54 50,K1 - - 0"), "54x38 54x44");
}

#[test]
fn a_man_that_left_the_fortress_comes_back_only_if_it_was_the_last() {
    assert_eq!(listed("w K52,B55,57 K1,41,48,49 w - 0"), "55x35x47 55x42x39 55x42x40");
}

#[test]
fn en_passant_takes_the_shatra_that_stepped_twice() {
    let position = "b 25,27,46,K53,57 1,K10,12,17 wb - 6";
    assert_eq!(after(position, "12-26"), "w 25,27,46,K53,57 1,K10,17,26 wb 19,26 0");
    let passed = after(position, "12-26");
    assert_eq!(listed(&passed), "25x13x9 27x11");
    assert_eq!(after(&passed, "27x11"), "b 11,25,46,K53,57 1,K10,17 wb - 0");
}

#[test]
fn en_passant_is_for_shatras_beside_the_man_only() {
    for position in [
        "w B25,46,K53,57 1,K10,17,26 wb 19,26 0",
        "w K25,46,57 1,K10,17,26,33 wb 19,26 0",
        "w 24,46,K53,57 1,K10,17,26 wb 19,26 0",
    ] {
        assert!(!legal(position).iter().any(|token| token.ends_with("x13")), "{position}");
    }
    // The field behind must be empty.
    assert_eq!(of_man("w 25,46,K53,57 1,K10,13,17,26 wb 19,26 0", 25), "25x27");
}

#[test]
fn en_passant_is_possible_only_right_after() {
    assert_eq!(listed("w 25,46,K53,57 1,K3,17,26 wb 19,26 0"), "25x13 25x27");
    assert_eq!(listed("w 25,46,K53,57 1,K3,17,26 wb - 0"), "25x27");
}

#[test]
fn en_passant_may_start_a_series_in_which_the_taken_man_still_stands() {
    // From 27 the man on 26 could be jumped back to 25, were it not taken already.
    let position = "w 25,46,K53,57 1,K3,17,20,26 wb 19,26 0";
    assert_eq!(listed(position), "25x13x27 25x27x13");
    assert_eq!(after(position, "25x13x27"), "b 27,46,K53,57 1,K3,17 wb - 0");
}

#[test]
fn en_passant_cannot_come_later_in_a_series() {
    // 41 jumps to 25, beside 26, and stops there: 13 is not reached in passing.
    assert_eq!(listed("w 41,46,K53,57 1,K10,17,26,27,33 wb 19,26 0"), "41x25");
}

#[test]
fn white_steps_twice_too() {
    let passed = after("w 47,K53,57 1,K10,34 wb - 6", "47-33");
    assert_eq!(passed, "b 33,K53,57 1,K10,34 wb 40,33 0");
    assert_eq!(listed(&passed), "34x32 34x46");
    assert_eq!(after(&passed, "34x46"), "w K53,57 1,K10,46 wb - 0");
}

#[test]
fn a_single_step_or_a_drop_is_no_double_step() {
    assert_eq!(after("w 46,K53,57 1,K10 wb - 6", "57-32"), "b 32,46,K53 1,K10 b - 0");
    assert_eq!(after("w 46,K53,57 1,K10 wb - 6", "46-39"), "b 39,K53,57 1,K10 wb - 0");
}
