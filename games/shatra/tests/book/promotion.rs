//! Promotion: at once, in a series, delayed.

use super::*;

#[test]
fn a_shatra_that_comes_to_a_promotion_field_becomes_a_missing_figure() {
    let position = "w 5,T48,T49,Y51,K53 K11,12 - - 7";
    assert_eq!(of_man(position, 5), "1=B 1=Y 2=B 2=Y 3=B 3=Y 4 6");
    assert_eq!(after(position, "5-1=B"), "b B1,T48,T49,Y51,K53 K11,12 - - 0");
    assert!(
        refusal(position, "5-1").starts_with("on 1 the shatra must become a piece you have lost")
    );
    assert!(refusal(position, "5-1=T").contains("5-1=B, 5-1=Y"));
}

#[test]
fn figures_in_the_reserve_are_not_missing() {
    let position = "w 5,K53,Y54,T55,Y56,T58,B61 K11,12 w - 7";
    assert_eq!(of_man(position, 5), "1 2 3 4 6");
    assert!(refusal(position, "5-1=B").starts_with("no piece is promoted"));
}

#[test]
fn a_missing_figure_is_counted_by_number() {
    // One tura of two, both yalkyns, the batyr.
    assert_eq!(of_man("w 5,B47,T48,Y51,Y52,K53 K11,12 - - 7", 5), "1=T 2=T 3=T 4 6");
}

#[test]
fn black_promotes_on_its_own_last_rank() {
    assert!(listed("b 12,K17 57,K10 - - 0").contains("57-60=B"));
    assert_eq!(after("b 12,K17 57,K10 - - 0", "57-61=Y"), "w 12,K17 K10,Y61 - - 0");
}

#[test]
fn in_a_series_the_new_figure_goes_on_at_once() {
    let position = "w 9,Y40,Y41,T47,T49,K53 2,5,6,K11,24,38 - - 0";
    assert_eq!(listed(position), "9x1=Bx3x9 9x3=Bx1x9 9x3=Bx7");
    assert_eq!(after(position, "9x3=Bx7"), "b B7,Y40,Y41,T47,T49,K53 2,K11,24,38 - - 0");
}

#[test]
fn in_a_series_any_missing_kind_may_be_chosen_whether_or_not_it_goes_on() {
    // As tura or batyr it goes on over 2 along the rank, as yalkyn it does not.
    let tokens = legal("w 9,K53 2,6,K11 - - 0");
    assert!(tokens.contains(&"9x3=Y".to_owned()), "{tokens:?}");
    assert!(tokens.contains(&"9x3=Tx1".to_owned()), "{tokens:?}");
    assert!(!tokens.contains(&"9x3=T".to_owned()), "{tokens:?}");
}

#[test]
fn if_no_figure_is_missing_the_shatra_stays_and_goes_on_as_a_shatra() {
    let position = "w 9,Y40,Y41,B44,T47,T49,K53 2,6,K11 b - 0";
    assert_eq!(of_man(position, 9), "9x3x1");
}

#[test]
fn a_waiting_shatra_must_be_promoted_before_anything_else() {
    let position = "w 1,3,Y44,T50,T51,K53 5,6,K10,11,B17,61 - - 4";
    assert_eq!(listed(position), "1=B 1=Y 3=B 3=Y");
    assert_eq!(refusal(position, "53-48"), "you must promote a shatra first: 1=B, 1=Y, 3=B, 3=Y");
    assert!(refusal(position, "1=T").starts_with("you must promote a shatra first"));
}

#[test]
fn a_delayed_promotion_does_not_pass_the_turn_and_counts_as_progress() {
    assert_eq!(
        after("w 1,3,Y44,T50,T51,K53 5,K10,11,B17,61 - - 4", "3=B"),
        "w 1,B3,Y44,T50,T51,K53 5,K10,11,B17,61 - - 0"
    );
}

#[test]
fn a_delayed_promotion_leaves_the_chance_to_capture_in_passing() {
    let position = "w 1,25,K53 K3,26 - 19,26 0";
    assert_eq!(listed(position), "1=B 1=T 1=Y");
    assert_eq!(after(position, "1=Y"), "w Y1,25,K53 K3,26 - 19,26 0");
    assert!(legal("w Y1,25,K53 K3,26 - 19,26 0").contains(&"25x13".to_owned()));
}

#[test]
fn with_all_figures_on_the_board_a_waiting_shatra_does_not_bind() {
    assert!(is_on("w 2,Y40,Y45,T47,T49,B51,K53 K11,20 - - 0"));
    assert_eq!(of_man("w 2,Y40,Y45,T47,T49,B51,K53 K11,20 - - 0", 2), "1 3");
    assert!(
        refusal("w 2,Y40,Y45,T47,T49,B51,K53 K11,20 - - 0", "2=B")
            .starts_with("there is no shatra on 2 waiting")
    );
}
