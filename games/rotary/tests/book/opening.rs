//! The joint opening: placing balls, offering pivots, choosing one.

use galds_core::AnyTable;

use crate::desk::{after, legal, outcome, outcome_after, played, refusal, table};

const EMPTY: &str = "rotary,start=empty";
const OFFER: &str = "rotary,offer=yes";

/// Light's balls fill the top of the board; Dark's stand on all empty points beside them but the
/// centre's 44, and one of 43 and 45 may be missing.
const TOP: &str = "11,12,13,14,21,22,23,24,25,31,32,33,34";

#[test]
fn light_places_first_on_any_empty_point_but_the_centre() {
    let tokens = legal(EMPTY, "w place - - 0");
    assert_eq!(tokens.len(), 57);
    for centre in ["p44", "p54", "p55"] {
        assert!(!tokens.iter().any(|token| token == centre));
        assert!(refusal(EMPTY, "w place - - 0", centre).contains("belongs to the centre"));
    }
}

#[test]
fn with_the_geometric_centre_other_points_stay_free() {
    let rules = "rotary,start=empty,centre=geometric";
    let tokens = legal(rules, "w place - - 0");
    assert!(tokens.iter().any(|token| token == "p44"));
    for centre in ["p54", "p55", "p65"] {
        assert!(!tokens.iter().any(|token| token == centre));
    }
}

#[test]
fn with_the_goal_of_paralysis_the_centre_stays_free_as_well() {
    let rules = "rotary,start=empty,goal=paralysis";
    assert_eq!(legal(rules, "w place - - 0").len(), 57);
}

#[test]
fn the_sides_place_one_ball_in_turn() {
    assert_eq!(after(EMPTY, "w place - - 0", "p34"), "b place 34 - 0");
    assert_eq!(after(EMPTY, "w place - - 0", "p34 p43 p11"), "b place 11,34 43 0");
    assert_eq!(refusal(EMPTY, "b place 34 - 0", "p34"), "point 34 is not empty");
}

#[test]
fn placing_balls_captures_nothing_and_wins_nothing() {
    let rules = "rotary,start=empty,capture=after,traps=33";
    assert_eq!(after(rules, "w place - - 0", "p33 p34"), "w place 33 34 0");
    // Light's lone ball is shut in, but nobody needs a pivot yet.
    assert_eq!(outcome(EMPTY, "b place 11,72,83,94 12,21,22 0"), "*");
    assert_eq!(outcome(EMPTY, "w place 11,72,83 12,21,22 0"), "*");
}

#[test]
fn few_balls_are_no_draw_while_placing() {
    let rules = "rotary,start=empty,capture=after,traps=outside";
    assert_eq!(outcome(rules, "w place - - 0"), "*");
    assert_eq!(outcome(rules, "b place 34 - 0"), "*");
}

#[test]
fn when_26_balls_are_down_light_offers_and_no_turn_has_been_made() {
    let light = ["11", "12", "21", "31", "41", "51", "61", "72", "83", "94", "95", "96", "52"];
    let dark = ["14", "13", "25", "36", "47", "58", "69", "79", "89", "99", "98", "97", "57"];
    let tokens: Vec<String> =
        light.iter().zip(dark).flat_map(|(l, d)| [format!("p{l}"), format!("p{d}")]).collect();
    let before_last = after(EMPTY, "w place - - 0", &tokens[..25].join(" "));
    assert!(before_last.starts_with("b place 11,12,21,"), "{before_last}");
    assert_eq!(
        after(EMPTY, "w place - - 0", &tokens.join(" ")),
        "w offer 11,12,21,31,41,51,52,61,72,83,94,95,96 13,14,25,36,47,57,58,69,79,89,97,98,99 0"
    );
}

#[test]
fn an_offer_names_two_different_majority_pivots_the_smaller_first() {
    // Around 12 (and 21, 22) stands Light's 11 alone: three pivots, three pairs.
    assert_eq!(legal(OFFER, "w offer 11 99 0"), ["o12,21", "o12,22", "o21,22"]);
    let reason = refusal(OFFER, "w offer 11 99 0", "o12,12");
    assert!(reason.contains("two different pivots"), "{reason}");
    let reason = refusal(OFFER, "w offer 11 99 0", "o12,98");
    assert!(reason.starts_with("around 98 you have 0 and your opponent 1"), "{reason}");
}

#[test]
fn dark_chooses_one_of_the_two() {
    assert_eq!(after(OFFER, "w offer 11 99 0", "o12,22"), "b choose:12,22 11 99 0");
    assert_eq!(legal(OFFER, "b choose:12,22 11 99 0"), ["c12", "c22"]);
    let reason = refusal(OFFER, "b choose:12,22 11 99 0", "c21");
    assert_eq!(reason, "21 was not offered; choose 12 or 22");
}

#[test]
fn light_turns_there_by_any_legal_k_and_nowhere_else() {
    assert_eq!(after(OFFER, "b choose:12,22 11 99 0", "c12"), "w at:12 11 99 0");
    assert_eq!(legal(OFFER, "w at:12 11 99 0"), ["12-0", "12-3", "12-4", "12-5"]);
    let reason = refusal(OFFER, "w at:12 11 99 0", "22-0");
    assert!(reason.contains("must now turn around 12"), "{reason}");
}

#[test]
fn then_the_game_goes_on_with_free_turns_of_which_that_was_the_first() {
    assert_eq!(after(OFFER, "w at:12 11 99 0", "12-3"), "b - 13 99 1");
    assert_eq!(after(OFFER, "w offer 11 99 0", "o12,22 c22 22-1 98-0"), "w - 12 99 2");
}

#[test]
fn dark_choosing_needs_no_pivot_of_its_own() {
    let position = "b choose:22,23 12,21 11 0";
    assert_eq!(outcome(OFFER, position), "*");
    assert_eq!(legal(OFFER, position), ["c22", "c23"]);
    // When Light has turned, Dark needs one: 11 is still shut in by 12 and 21.
    assert_eq!(outcome_after(OFFER, position, "c22 22-0"), "1-0");
}

#[test]
fn with_two_majority_pivots_there_is_one_offer() {
    // 43: 32 and 33 against 42; 44: 33 and 34 against 45.
    let before = format!("b place {TOP} 35,36,41,42,45,89,94,95,96,97,98,99 0");
    let after = after(EMPTY, &before, "p88");
    assert_eq!(after, format!("w offer {TOP} 35,36,41,42,45,88,89,94,95,96,97,98,99 0"));
    assert_eq!(legal(EMPTY, &after), ["o43,44"]);
}

#[test]
fn with_one_majority_pivot_light_uses_it_without_an_offer() {
    // 44: 33 and 34 against 43; at 45 Light's 34 and Dark's 35 are equal.
    let before = format!("b place {TOP} 35,36,41,42,43,89,94,95,96,97,98,99 0");
    let after = after(EMPTY, &before, "p88");
    assert_eq!(after, format!("w at:44 {TOP} 35,36,41,42,43,88,89,94,95,96,97,98,99 0"));
    assert_eq!(legal(EMPTY, &after), ["44-0", "44-1", "44-2", "44-3", "44-4", "44-5"]);
}

#[test]
fn with_no_majority_pivot_light_loses_at_the_offer() {
    // 44: 33 and 34 against 43 and 45.
    let before = format!("b place {TOP} 35,36,41,42,43,89,94,95,96,97,98,99 0");
    let table = played(EMPTY, &before, "p45");
    assert_eq!(
        table.position_text(),
        format!("w offer {TOP} 35,36,41,42,43,45,89,94,95,96,97,98,99 0")
    );
    assert_eq!(table.turn().outcome_text(), "0-1");
    assert!(table.legal().1.is_empty());
}

#[test]
fn the_same_offer_opens_a_game_from_a_fixed_start_by_agreement() {
    for rules in ["rotary,offer=yes", "rotary,offer=yes,start=rows"] {
        let game = table(rules, "w - 11 99 0").game().clone();
        let start = galds_core::Table::new(game);
        let text = start.position_text();
        assert!(text.starts_with("w offer 11,12,21,") && text.ends_with(" 0"), "{text}");
        let (_, tokens) = start.legal();
        assert!(!tokens.is_empty());
        assert!(tokens.iter().all(|token| token.starts_with('o')), "{tokens:?}");
    }
}

#[test]
fn the_agreed_turn_may_win_at_once() {
    assert_eq!(outcome_after(OFFER, "b choose:53,65 44,54,64 99 0", "c65 65-1"), "1-0");
}

#[test]
fn a_ball_is_placed_only_while_placing_and_a_ring_turned_only_after() {
    assert!(refusal(EMPTY, "w place - - 0", "43-0").contains("time to place a ball"));
    assert!(refusal("rotary", "w - 53 99 0", "p34").contains("time for a turn"));
    assert!(refusal(OFFER, "w offer 11 99 0", "12-0").contains("offer two pivots"));
    assert!(refusal(OFFER, "b choose:12,22 11 99 0", "98-0").contains("c12 or c22"));
}
