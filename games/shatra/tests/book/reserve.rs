//! Reserve, road exit, gates.

use super::*;

#[test]
fn the_game_starts_as_the_book_says() {
    let game = Shatra::new(Rules::standard());
    assert_eq!(
        game.position_text(&game.start()),
        "w 46,47,48,49,50,51,52,K53,Y54,T55,Y56,57,T58,59,60,B61,62 \
         1,B2,3,4,T5,6,Y7,T8,Y9,K10,11,12,13,14,15,16,17 wb - 0"
    );
}

#[test]
fn a_reserve_man_may_be_dropped_on_any_empty_field_of_the_own_half() {
    let position = "w 33,46,K52,57 4,K17,36 wb - 0";
    assert_eq!(of_man(position, 57), "32 34 35 37 38 39 40 41 42 43 44 45 47 48 49 50 51");
    assert_eq!(after(position, "57-32"), "b 32,33,46,K52 4,K17,36 b - 0");
}

#[test]
fn the_initial_reserve_has_no_other_quiet_move_than_drops_and_the_road() {
    let position = "w K46,Y54,57,B62 4,K10 wb - 0";
    for man in [54, 57, 62] {
        let targets = numbers(&of_man(position, man));
        assert!(targets.iter().all(|field| (32..=52).contains(field)), "{man}: {targets:?}");
        assert_eq!(targets.len(), 20);
    }
}

#[test]
fn the_flag_is_cleared_for_good_when_the_own_fortress_holds_no_own_man() {
    assert_eq!(after("w K46,57 4,K10 wb - 0", "57-32"), "b 32,K46 4,K10 b - 0");
    assert_eq!(after("b K53,57 4,K17 wb - 0", "4-11"), "w K53,57 11,K17 w - 0");
}

#[test]
fn the_flag_of_the_opponent_is_cleared_when_its_last_reserve_man_is_captured() {
    assert_eq!(after("w 7,K53,57 5,K17,21 wb - 0", "7x3=B"), "b B3,K53,57 K17,21 w - 0");
}

#[test]
fn a_fortress_left_empty_for_a_moment_in_a_series_is_cleared_too() {
    let position = "w K52,B55 K1,41,48,49 w - 0";
    assert_eq!(listed(position), "55x35x47 55x42x40x56");
    assert_eq!(after(position, "55x42x40x56"), "b K52,B56 K1 - - 0");
    // A jump inside the fortress leaves it at no time.
    assert_eq!(after("w K52,Y54 K1,58 w - 0", "54x62"), "b K52,Y62 K1 w - 0");
}

#[test]
fn secondary_reserve_moves_by_its_kind_or_is_dropped() {
    let position = "w K46,T54 K1 - - 0";
    let targets = of_man(position, 54);
    assert!(targets.ends_with("50 51 52 55 56 57 60"), "{targets}");
    assert_eq!(numbers(&targets).len(), 20 + 4);
    // Diagonally over the gate, and inside the fortress.
    let targets = of_man("w K46,Y54 K1 - - 0", 54);
    assert!(targets.ends_with("51 52 58 62"), "{targets}");
}

#[test]
fn a_secondary_figure_may_leave_over_its_gate_to_the_far_side() {
    let targets = of_man("w K46,B61 K1 - - 0", 61);
    assert!(targets.starts_with("2 5 8 10 14 21 28 32"), "{targets}");
    assert!(!targets.contains("53"), "{targets}");
}

#[test]
fn a_secondary_shatra_has_only_the_drop() {
    let targets = numbers(&of_man("w K46,58 K1 - - 0", 58));
    assert_eq!(targets.len(), 20);
    assert!(targets.iter().all(|field| (32..=52).contains(field)));
    assert!(refusal("w K46,58 K1 - - 0", "58-55").contains("can be dropped"));
}

#[test]
fn a_biy_in_its_own_fortress_may_be_dropped_or_step() {
    let targets = of_man("w K58 K1,20 - - 0", 58);
    assert!(targets.starts_with("32 33"), "{targets}");
    assert!(targets.ends_with("51 52 54 55 56 57 59 60 61 62"), "{targets}");
    // Back to the gate.
    assert!(of_man("w K55 K1,20 - - 0", 55).contains(" 53 "));
    // As initial reserve it is only dropped.
    assert_eq!(numbers(&of_man("w K58 K1,20 w - 0", 58)).len(), 21);
}

#[test]
fn batyr_and_tura_of_the_initial_reserve_leave_by_the_great_road() {
    let position = "w K46,T58,57 4,K17 wb - 0";
    let far = "2 5 8 10 14 21 28";
    assert!(of_man(position, 58).starts_with(far));
    assert!(of_man("w K46,57,B61 4,K17 wb - 0", 61).starts_with(far));
    assert_eq!(after(position, "58-28"), "b T28,K46,57 4,K17 wb - 1");
    // Black's mirror image.
    assert!(of_man("b K46,57 4,T5,K17 wb - 0", 5).ends_with("35 42 49 53 55 58 61"));
}

#[test]
fn the_road_is_open_only_as_far_as_it_is_empty() {
    // The biy stands in the gate.
    assert_eq!(numbers(&of_man("w K53,T58,57 4,K17 wb - 0", 58)).len(), 21);
    // A tura in front of the other.
    assert_eq!(numbers(&of_man("w K46,T55,T58 4,K17 wb - 0", 58)).len(), 20);
    // An own man on 35 (which also takes a field from the drops).
    assert_eq!(numbers(&of_man("w 35,K46,T58 4,K17 wb - 0", 58)).len(), 19);
    // An enemy on 21 with another behind it: nothing to capture.
    assert!(of_man("w K46,T58 4,14,K17,21 wb - 0", 58).starts_with("28 32"));
}

#[test]
fn a_yalkyn_and_men_off_the_road_have_no_road_exit() {
    for position in ["w K46,Y58 4,K17 wb - 0", "w K46,T57 4,K17 wb - 0"] {
        let from = if position.contains("Y58") { 58 } else { 57 };
        assert_eq!(numbers(&of_man(position, from)).len(), 20);
    }
}

#[test]
fn a_road_exit_stops_in_no_gate_of_its_own() {
    assert!(!of_man("w K46,B55 4,K17 wb - 0", 55).contains("53"));
    assert!(refusal("w K46,B55,57 4,K17 wb - 0", "55-53").contains("only the biy may stand"));
    // The enemy's gate is open.
    assert!(of_man("w K46,B55 4,K17 wb - 0", 55).contains(" 10 "));
}

#[test]
fn the_biy_is_dropped_from_its_gate_only_where_the_rules_say_so() {
    let position = "w K53,57 4,K10 wb - 7";
    assert_eq!(of_man(position, 53), "48 49 50");
    assert_eq!(numbers(&of_man_under("shatra,biy_drop=yes", position, 53)).len(), 21);
    assert_eq!(after_under("shatra,biy_drop=yes", position, "53-32"), "b K32,57 4,K10 wb - 0");
    // A step that could also be a drop counts as one, like those out of the fortress.
    assert_eq!(after_under("shatra,biy_drop=yes", position, "53-49"), "b K49,57 4,K10 wb - 0");
    assert_eq!(after(position, "53-49"), "b K49,57 4,K10 wb - 8");
    // From anywhere else the biy walks.
    assert_eq!(
        of_man_under("shatra,biy_drop=yes", "w K42,57 4,K10 wb - 7", 42).split(' ').count(),
        8
    );
}

#[test]
fn a_figure_or_biy_in_the_enemy_fortress_may_be_dropped_on_the_enemy_half() {
    let targets = of_man("w Y5,K46 K17,31 - - 3", 5);
    assert_eq!(targets, "1 3 7 9 11 12 13 14 15 16 18 19 20 21 22 23 24 25 26 27 28 29 30");
    assert!(of_man("w K8 K17,31,42 - - 3", 8).ends_with("27 28 29 30"));
    assert_eq!(after("w Y5,K46 K17,31 - - 3", "5-25"), "b Y25,K46 K17,31 - - 0");
    assert_eq!(after("w B8,K46 K17,31 - - 3", "8-14"), "b B14,K46 K17,31 - - 0");
    assert_eq!(after("w B8,K46 K17,31 - - 3", "8-5"), "b B5,K46 K17,31 - - 4");
}

#[test]
fn a_shatra_in_the_enemy_fortress_is_not_dropped() {
    assert_eq!(of_man("w 8,Y40,Y41,B47,T49,T51,K53 K11,12 - - 0", 8), "4 5 6 7 9");
}

#[test]
fn the_enemy_gate_is_not_the_enemy_fortress() {
    let targets = of_man("w Y10,K46 K17,31 - - 3", 10);
    assert_eq!(targets, "7 9 13 15 19 23 25");
}
