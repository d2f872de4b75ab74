//! Quiet moves of every kind.

use super::*;

#[test]
fn a_shatra_on_its_own_half_goes_one_field_straight_forward() {
    assert_eq!(of_man("w 42,K53 K1,20 - - 0", 42), "35");
    assert_eq!(of_man("b K62,43 K10,18 - - 0", 18), "25");
}

#[test]
fn from_its_first_rank_it_may_go_two_over_an_empty_field() {
    assert_eq!(of_man("w 47,K53 K1,20 - - 0", 47), "33 40");
    assert_eq!(of_man("w 40,47,K53 K1,20 - - 0", 47), "");
    assert_eq!(of_man("w 33,47,K53 K1,20 - - 0", 47), "40");
    assert_eq!(of_man("w 40,K53 K1,20 - - 0", 40), "33");
    assert_eq!(of_man("b K62,43 K10,12 - - 0", 12), "19 26");
}

#[test]
fn at_the_ditch_it_may_also_go_diagonally_forward() {
    assert_eq!(of_man("w 35,K53 K1,20 - - 0", 35), "27 28 29");
    assert_eq!(of_man("w 32,K53 K1,20 - - 0", 32), "25 26");
    assert_eq!(of_man("b K62,43 K10,31 - - 0", 31), "37 38");
}

#[test]
fn beyond_the_ditch_it_goes_forward_diagonally_forward_or_sideways() {
    assert_eq!(of_man("w 28,K53 K1,17 - - 0", 28), "20 21 22 27 29");
    assert_eq!(of_man("w 14,K53 K1,17 - - 0", 14), "10 13 15");
    assert_eq!(of_man("w 11,K53 K1,17 - - 0", 11), "12");
    assert_eq!(of_man("w 10,K53 K1,17 - - 0", 10), "7 8 9");
    assert_eq!(of_man("w 4,T48,T49,Y51,Y52,B50,K53 K12,17 - - 0", 4), "1 2 5");
    assert_eq!(of_man("b 43,K62 K10,32 - - 0", 32), "33 39 40");
}

#[test]
fn unpromoted_on_a_promotion_field_it_goes_sideways_only() {
    assert_eq!(of_man("w 2,T48,T49,Y51,Y52,B50,K53 K12,17 - - 0", 2), "1 3");
}

#[test]
fn a_shatra_never_goes_into_its_own_gate_or_fortress() {
    // Black's shatra far in White's land never turns back either.
    assert_eq!(of_man("b 43,K62 K10,53 - - 0", 53), "54 55 56");
}

#[test]
fn the_biy_goes_one_step_in_eight_directions() {
    assert_eq!(of_man("w K42 K1,20 - - 0", 42), "34 35 36 41 43 48 49 50");
}

#[test]
fn the_biy_may_step_back_into_its_own_gate_but_not_into_its_fortress() {
    assert_eq!(of_man("w K49 K1,20 - - 0", 49), "41 42 43 48 50 53");
    assert_eq!(of_man("w K53 K1,20 - - 0", 53), "48 49 50");
    assert!(refusal("w K53 K1,20 - - 0", "53-55").contains("own fortress"));
}

#[test]
fn batyr_tura_and_yalkyn_go_any_distance_along_their_lines() {
    assert_eq!(of_man("w Y42,K46 K1,17 - - 0", 42), "18 24 26 30 34 36 48 50");
    assert_eq!(of_man("w T42,K46 K1,17 - - 0", 42), "2 5 8 10 14 21 28 35 39 40 41 43 44 45 49");
    assert_eq!(
        of_man("w B42,K46 K1,17 - - 0", 42),
        "2 5 8 10 14 18 21 24 26 28 30 34 35 36 39 40 41 43 44 45 48 49 50"
    );
}

#[test]
fn men_stand_in_the_way() {
    assert_eq!(of_man("w 28,T42,44,K46 2,K17 - - 0", 42), "35 39 40 41 43 49");
}

#[test]
fn no_quiet_move_ends_in_the_own_fortress_or_gate() {
    let position = "w T42,K46 K1,17 - - 0";
    assert!(refusal(position, "42-53").contains("only the biy"));
    assert!(refusal(position, "42-58").contains("cannot end in your own fortress"));
    // The enemy's may be entered.
    assert!(of_man(position, 42).starts_with("2 5 8 10"));
}
