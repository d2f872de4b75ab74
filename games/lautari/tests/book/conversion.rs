//! The book's sentences about changes of role.

use crate::setting::{BLACK, WHITE, board, legal, play, refusal, table};
use galds_core::AnyTable;

/// Whether the Pawn on a field may become a Scout.
fn converts(white: &str, field: &str) -> bool {
    !legal(&board("w", white, ""), &format!("{field}^I")).is_empty()
}

#[test]
fn a_pawn_between_two_own_pieces_on_a_ring_arc_or_column_becomes_a_scout() {
    for (pieces, field) in [
        ("e5,d5,f5", "e5"),
        ("r5,b5,b10", "r5"),
        ("r7,b7,b8", "r7"),
        ("b6,r6,d6", "b6"),
        ("s9,l6,l9", "s9"),
        ("e4,f4,g4", "f4"),
        ("g11,h11,i11", "h11"),
        ("e4,e5,e6", "e5"),
        ("e7,e6,a", "e7"),
        ("e10,e11,e9", "e10"),
        ("e11,e10,e12", "e11"),
        ("r4,r5,r6", "r5"),
        ("s11,s10,s9", "s10"),
        ("g7,a,g8", "a"),
        ("r7,a,s8", "a"),
    ] {
        assert!(converts(pieces, field), "{field} in {pieces}");
    }
}

#[test]
fn lines_that_bend_or_have_gaps_or_ends_convert_nothing() {
    for (pieces, field) in [
        ("e5,d5,e6", "e5"),
        ("e5,d6,f6", "e5"),
        ("e5,b5,g5", "e5"),
        ("e4,f4", "e4"),
        ("b5,b6,b7", "b5"),
        ("r4,r5", "r4"),
        ("s11,s10", "s11"),
        ("g7,a,f8", "a"),
        ("a,e7,f7,g7,h7,i7,k7", "a"),
    ] {
        assert!(!converts(pieces, field), "{field} in {pieces}");
    }
    let table = board("w", "e5,d5", "");
    assert!(refusal(&table, "e5^I").contains("e5 is not between two of your pieces"));
}

#[test]
fn the_outer_pieces_may_have_any_role_and_stand_at_home() {
    for pieces in ["e4,e5,Ie3", "e4,Re5,e3", "e4,Se5,Re3"] {
        assert!(converts(pieces, "e4"), "{pieces}");
    }
}

#[test]
fn an_enemy_does_not_help_to_convert() {
    let table = board("w", "e5,d5", "f5");
    assert!(legal(&table, "e5^I").is_empty());
}

#[test]
fn a_conversion_is_an_action_of_its_own_and_not_compulsory() {
    let mut table = board("w", "e4,f4,g4", "");
    assert!(legal(&table, "").len() > 1);
    play(&mut table, &["f4^I"]);
    assert_eq!(table.position_text(), format!("b {WHITE},e4,If4,g4 {BLACK} - - - 0"));
}

#[test]
fn only_pawns_become_scouts() {
    for role in ["I", "R", "S"] {
        let table = board("w", &format!("e4,{role}f4,g4"), "");
        assert!(legal(&table, "f4^I").is_empty());
        assert!(refusal(&table, "f4^I").contains("only a Pawn can become a Scout"), "{role}");
    }
}

#[test]
fn a_home_row_opens_when_a_piece_has_moved_away_from_each_of_its_fields() {
    let with = |unmoved: &str| table(&format!("w {WHITE},e3,f3,g3 {BLACK} {unmoved} - - 0"));
    assert_eq!(legal(&with("-"), "f3^I"), ["f3^I"]);
    assert_eq!(legal(&with("e1,f2"), "f3^I"), ["f3^I"], "each row opens by itself");
    let closed = with("e1,i3");
    assert!(legal(&closed, "f3^I").is_empty());
    assert!(refusal(&closed, "f3^I").contains("row 3 is not open for Scouts yet"));
    assert!(refusal(&closed, "f3^I").contains("moved away from i3"));
    assert!(legal(&closed, "f2^I") == ["f2^I"], "row 2 is open");
    assert!(legal(&closed, "f1^I").is_empty(), "row 1 is closed by e1");
}

#[test]
fn a_captured_pawn_has_not_moved_and_keeps_its_row_closed() {
    let mut table = table(&format!("b {WHITE},e3,f3,g3,i3 {BLACK},Ri5 i3 - - 0"));
    play(&mut table, &["i5-i3x"]);
    assert!(table.position_text().contains(" i3 i5,i3,R,- "), "{}", table.position_text());
    assert!(legal(&table, "f3^I").is_empty());
}

#[test]
fn moving_sideways_within_the_row_opens_fields_too() {
    let mut table = table(&format!("w e3,f3,g3,{WHITE} {BLACK} g3 - - 0"));
    play(&mut table, &["g3-h3", "e13-e12"]);
    assert!(table.position_text().split(' ').nth(3) == Some("-"));
    play(&mut table, &["h3-g3", "e12-e13"]);
    assert_eq!(legal(&table, "f3^I"), ["f3^I"]);
}

#[test]
fn black_opens_rows_twelve_to_fourteen_and_nobody_the_enemys() {
    let black = |unmoved: &str| table(&format!("b {WHITE} {BLACK},e12,f12,g12 {unmoved} - - 0"));
    assert_eq!(legal(&black("-"), "f12^I"), ["f12^I"]);
    assert!(legal(&black("i12"), "f12^I").is_empty());
    let guest = table(&format!("w {WHITE},e12,f12,g12 {BLACK} - - - 0"));
    assert!(legal(&guest, "f12^I").is_empty());
    assert!(refusal(&guest, "f12^I").contains("f12 is in the enemy home"));
    let guest = table(&format!("b {WHITE} {BLACK},e3,f3,g3 - - - 0"));
    assert!(legal(&guest, "f3^I").is_empty());
}

#[test]
fn only_the_owner_opens_a_field() {
    let mut table = table(&format!("b {WHITE} {BLACK},e3 e3,e13 - - 0"));
    play(&mut table, &["e3-e4"]);
    assert!(table.position_text().contains(" e3,e13 - - "), "{}", table.position_text());
}

#[test]
fn any_piece_that_ends_its_move_on_r4_becomes_a_rider() {
    for (role, token) in [("", "r5-r4^R"), ("I", "r5-r4^R"), ("S", "r5-r4^R"), ("R", "r5-r4")] {
        let mut table = board("w", &format!("{role}r5"), "");
        assert_eq!(legal(&table, "r5-r4"), [token]);
        play(&mut table, &[token]);
        assert_eq!(table.position_text().split(' ').nth(1), Some(&*format!("{WHITE},Rr4")));
    }
}

#[test]
fn a_guard_that_becomes_a_rider_leaves_its_place_to_another() {
    let mut table = board("w", "Sr5,s10", "");
    play(&mut table, &["r5-r4^R", "e13-e12", "s10-s11^S"]);
    assert!(table.position_text().contains("Rr4,Ss11"));
}

#[test]
fn a_piece_that_ends_its_move_on_s11_becomes_the_guard_if_there_is_none() {
    for role in ["", "I", "R"] {
        let table = board("w", &format!("{role}s10"), "");
        assert_eq!(legal(&table, "s10-s11"), ["s10-s11^S"]);
        let taken = board("w", &format!("{role}s10,Sk7"), "");
        assert_eq!(legal(&taken, "s10-s11"), ["s10-s11"], "its role does not change");
    }
    assert_eq!(legal(&board("w", "Ss10", ""), "s10-s11"), ["s10-s11"]);
    assert_eq!(
        legal(&board("w", "s10", "Sk7"), "s10-s11"),
        ["s10-s11^S"],
        "the enemy's Guard is no hindrance"
    );
}

#[test]
fn a_piece_that_found_the_guard_taken_has_to_leave_and_return() {
    let mut table = board("w", "s10,Sr5", "");
    play(&mut table, &["s10-s11", "e13-e12", "r5-r4^R", "e12-e13"]);
    assert!(table.position_text().contains("Rr4,s11"));
    play(&mut table, &["s11-s10", "e13-e12", "s10-s11^S"]);
}

#[test]
fn a_capture_may_convert() {
    assert_eq!(legal(&board("w", "r5", "r4"), "r5-r4"), ["r5-r4x^R"]);
    assert_eq!(legal(&board("w", "s10", "Ss11"), "s10-s11"), ["s10-s11x^S"]);
}

#[test]
fn marks_may_be_left_out_but_not_be_wrong() {
    let mut table = board("w", "r5", "r4");
    let played = table.play_text("r5 r4").unwrap();
    assert_eq!((played.token.as_str(), played.book.as_str()), ("r5-r4x^R", "r5 r4x^R"));
    let table = board("w", "r5,e5", "");
    assert!(refusal(&table, "e5-e6x").contains("there is no enemy piece on e6"));
    assert!(
        refusal(&table, "e5-e6^R")
            .contains("does not change its role there, so the move is written e5-e6")
    );
    assert!(
        refusal(&table, "r5-r4^S")
            .contains("becomes a Rider there, so the move is written r5-r4^R")
    );
}
