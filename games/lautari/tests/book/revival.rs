//! The book's sentences about the Guard: revival, immunity, protection on the centre.

use crate::setting::{BLACK, WHITE, board, legal, play, refusal, table};
use galds_core::AnyTable;

#[test]
fn a_revival_undoes_the_capture_and_brings_back_a_pawn() {
    for role in ["", "I", "R"] {
        let mut table = board("b", &format!("Sk10,{role}k8"), "Rg8");
        play(&mut table, &["g8-k8x"]);
        assert_eq!(legal(&table, "k10+"), ["k10+g8,k8"]);
        play(&mut table, &["k10+g8,k8"]);
        let text = table.position_text();
        assert_eq!(text, format!("b {WHITE},Sk10,k8 Rg8,{BLACK} - - k8 0"), "{role}");
    }
}

#[test]
fn only_the_opponents_last_action_can_be_undone() {
    let table = board("w", "Sk10,k8", "Rg8");
    assert!(refusal(&table, "k10+g8,k8").contains("your opponent's last move was not a capture"));
    let mut later = board("b", "Sk10,k8", "Rg8");
    play(&mut later, &["g8-k8x", "g2-g3", "e13-e12"]);
    assert!(refusal(&later, "k10+g8,k8").contains("nothing to revive"));
}

#[test]
fn the_guard_gets_there_in_one_or_two_steps_over_an_empty_field() {
    let after = |guard: &str, white: &str, black: &str| {
        let mut table = board("b", &format!("{guard},k8{white}"), &format!("Rg8{black}"));
        play(&mut table, &["g8-k8x"]);
        table
    };
    assert_eq!(legal(&after("Sk9", "", ""), "k9+").len(), 1, "one step");
    assert_eq!(legal(&after("Si9", "", ""), "i9+").len(), 1, "two steps round a corner");
    assert!(legal(&after("Sk10", ",k9", ""), "k10+").is_empty(), "an own piece between");
    assert!(legal(&after("Sk10", "", ",k9"), "k10+").is_empty(), "an enemy between");
}

#[test]
fn one_free_way_of_two_is_enough_and_none_is_not() {
    let set_up = |blockers: &str| {
        let white = format!("Si9,k8{blockers}");
        let mut table = board("b", &white, "Rg8");
        play(&mut table, &["g8-k8x"]);
        table
    };
    assert_eq!(legal(&set_up(",i8"), "i9+"), ["i9+g8,k8"]);
    let blocked = set_up(",i8,k9");
    assert!(legal(&blocked, "i9+").is_empty());
    assert!(refusal(&blocked, "i9+g8,k8").contains("cannot reach k8 in one or two steps"));
}

#[test]
fn three_steps_are_too_far_for_a_revival() {
    let mut table = board("b", "Si10,k8", "Rg8");
    play(&mut table, &["g8-k8x"]);
    assert!(legal(&table, "i10-k8x").len() == 1, "a move gets there");
    assert!(refusal(&table, "i10+g8,k8").contains("cannot reach k8"));
}

#[test]
fn the_way_is_judged_on_the_board_as_the_guard_finds_it() {
    // The Scout came from g6, the only field between; it has left it, and returns onto it.
    let mut table = board("w", "e4,Ig6", "g5,Sg7");
    play(&mut table, &["g6-g5x"]);
    assert_eq!(legal(&table, "g7+"), ["g7+g6,g5"]);
    play(&mut table, &["g7+g6,g5"]);
    assert!(table.position_text().contains("Ig6"));
}

#[test]
fn the_capturer_gets_its_former_role_back() {
    for (role, back) in [("I", "Ir6"), ("", "r5"), ("S", "Sr6")] {
        let from = &back[back.len() - 2..];
        let mut table = board("w", &format!("{role}{from}"), "Sb5,r4");
        play(&mut table, &[&format!("{from}-r4x^R"), &format!("b5+{from},r4")]);
        let text = table.position_text();
        assert_eq!(text.split(' ').nth(1), Some(&*format!("{WHITE},{back}")), "{text}");
    }
}

#[test]
fn a_guard_made_by_the_capture_is_undone_with_it() {
    let mut table = board("w", "Rs10", "Sl10,s11");
    play(&mut table, &["s10-s11x^S", "l10+s10,s11"]);
    assert!(table.position_text().contains(",Rs10 "), "{}", table.position_text());
}

#[test]
fn a_field_that_the_capture_took_from_the_unmoved_ones_returns_there() {
    let start = format!("b {WHITE},Sg9,Rg11 {BLACK},g12 g12 - - 0");
    let mut table = table(&start);
    play(&mut table, &["g12-g11x"]);
    assert!(table.position_text().contains(" - g12,g11,P,g12 - 0"), "{}", table.position_text());
    play(&mut table, &["g9+g12,g11"]);
    assert!(table.position_text().ends_with(" g12 - g11 0"), "{}", table.position_text());
}

#[test]
fn a_field_that_was_moved_before_stays_moved() {
    let mut table = table(&format!("b {WHITE},Sg9,Rg11 {BLACK},g12 e12 - - 0"));
    play(&mut table, &["g12-g11x"]);
    assert!(table.position_text().contains(" e12 g12,g11,P,- - 0"), "{}", table.position_text());
    play(&mut table, &["g9+g12,g11"]);
    assert!(table.position_text().ends_with(" e12 - g11 0"));
}

#[test]
fn a_pawn_revived_on_a_conversion_field_has_to_leave_and_return() {
    let mut table = board("w", "Ir6", "Sb5,Rr4");
    play(&mut table, &["r6-r4x^R", "b5+r6,r4", "r6-r7"]);
    assert!(table.position_text().contains(",r4 "), "a Pawn: {}", table.position_text());
    play(&mut table, &["r4-r5", "r7-r6", "r5-r4^R"]);
}

#[test]
fn the_revived_pawn_is_immune_for_one_action() {
    let mut table = board("b", "Sk10,k8", "Rg8");
    play(&mut table, &["g8-k8x", "k10+g8,k8"]);
    assert!(legal(&table, "g8-k8").is_empty());
    assert!(refusal(&table, "g8-k8x").contains("the Pawn on k8 has just been revived"));
    play(&mut table, &["e13-e12", "g2-g3"]);
    assert_eq!(legal(&table, "g8-k8"), ["g8-k8x"], "immunity is over");
}

#[test]
fn a_captured_guard_revives_nobody() {
    let mut table = board("b", "Sk10", "Rk8");
    play(&mut table, &["k8-k10x"]);
    assert!(
        refusal(&table, "k10+k8,k10")
            .contains("only a Guard can revive a piece, and White has none")
    );
}

#[test]
fn a_revival_names_the_guard_and_the_capture() {
    let mut table = board("b", "Sk10,k8", "Rg8");
    play(&mut table, &["g8-k8x"]);
    assert!(refusal(&table, "k9+g8,k8").contains("your Guard is on k10, not on k9"));
    assert!(refusal(&table, "k10+h8,k8").contains("captured from g8 to k8"));
}

#[test]
fn a_guard_on_the_centre_fears_only_guards_and_riders() {
    let near = |role: &str| board("b", "Sa", &format!("{role}g8"));
    for weak in ["", "I"] {
        assert!(legal(&near(weak), "g8-a").is_empty());
        let error = refusal(&near(weak), "g8-ax");
        assert!(error.contains("only be captured by a Guard or a Rider"), "{error}");
    }
    for strong in ["R", "S"] {
        assert_eq!(legal(&near(strong), "g8-a"), ["g8-ax"]);
    }
    for other in ["a", "Ia", "Ra"] {
        assert_eq!(legal(&board("b", other, "g8"), "g8-a"), ["g8-ax"], "{other} is not protected");
    }
}

#[test]
fn a_guard_on_the_centre_is_unprotected_right_after_its_revival() {
    let mut table = board("b", "g6,Sa", "g5,Id7,l7");
    play(&mut table, &["g5-g6x", "a+g5,g6"]);
    for token in ["d7-ax", "l7-ax"] {
        assert_eq!(legal(&table, token), [token]);
    }
    play(&mut table, &["e13-e12", "g2-g3"]);
    assert!(legal(&table, "d7-a").is_empty(), "one action later it is protected again");
}
