//! The book's table of endings, line by line.

use crate::setting::{BLACK, WHITE, board, legal, outcome, play, table};
use galds_core::AnyTable;

fn judged(position: &str) -> String {
    AnyTable::turn(&table(position)).outcome_text()
}

#[test]
fn the_winning_position_is_a_converted_piece_on_the_centre_between_opposites() {
    for role in ["I", "R", "S"] {
        assert_eq!(outcome(board("w", &format!("{role}e7,r7,s8"), ""), &["e7-a"]), "2-0", "{role}");
        assert_eq!(outcome(board("b", "", &format!("{role}e7,r7,s8")), &["e7-a"]), "0-2", "{role}");
    }
    for (first, second) in [("b7", "l8"), ("d7", "k8"), ("f7", "h8"), ("g7", "g8"), ("h7", "f8")] {
        let pieces = format!("Ie6,{first},{second}");
        assert_eq!(outcome(board("w", &pieces, ""), &["e6-a"]), "2-0", "{pieces}");
    }
    assert_eq!(outcome(board("w", "Ie7,r7,l8", ""), &["e7-a"]), "*", "not opposite");
}

#[test]
fn the_last_of_the_three_may_come_in_any_order() {
    assert_eq!(outcome(board("w", "Ia,r7,s9", ""), &["s9-s8"]), "2-0");
}

#[test]
fn a_pawn_on_the_centre_wins_only_when_it_becomes_a_scout() {
    let mut table = board("w", "e7,r7,s8", "");
    play(&mut table, &["e7-a"]);
    assert_eq!(AnyTable::turn(&table).outcome_text(), "*");
    assert_eq!(outcome(table, &["e13-e12", "a^I"]), "2-0");
}

#[test]
fn a_guard_between_two_riders_is_worth_three_points() {
    assert_eq!(outcome(board("w", "Sf5,Re7,Ri8", ""), &["f5-a"]), "3-0");
    assert_eq!(outcome(board("b", "", "Sf5,Re7,Ri8"), &["f5-a"]), "0-3");
    assert_eq!(outcome(board("w", "Sf5,Re7,i8", ""), &["f5-a"]), "2-0", "one Rider");
    assert_eq!(outcome(board("w", "Rf5,Re7,Ri8", ""), &["f5-a"]), "2-0", "no Guard");
    let two_pairs = board("w", "Sf5,e7,i8,Rg7,Rg8", "");
    assert_eq!(outcome(two_pairs, &["f5-a"]), "3-0", "some pair is enough");
    let mixed = board("w", "Sf5,Re7,i8,Rg7,g8", "");
    assert_eq!(outcome(mixed, &["f5-a"]), "2-0", "two Riders that are not opposite");
}

#[test]
fn capturing_everything_wins_a_point_with_eight_pieces() {
    assert_eq!(outcome(table("w f1,g1,h1,i1,e2,f2,g2,Re5 e7 - - - 0"), &["e5-e7x"]), "1-0");
    assert_eq!(outcome(table("w g1,h1,i1,e2,f2,g2,Re5 e7,Rb5,b6 - - - 0"), &["e5-b5x"]), "½-½");
    assert_eq!(judged("b f1,g1,h1,i1,e2,f2,Re7 - - - - 0"), "½-½", "seven pieces");
    assert_eq!(judged("b f1,g1,h1,i1,e2,f2,g2,Re7 - - - - 0"), "1-0");
    assert_eq!(judged("w - e12,f12,g12,h12,i12,e13,f13,g13 - - - 0"), "0-1");
}

#[test]
fn capturing_the_last_piece_into_the_winning_position_gives_one_point() {
    let last = table(&format!("w {WHITE},Rg10,Rg7,Sa g8 - - - 0"));
    assert_eq!(outcome(last, &["g10-g8x"]), "1-0");
    assert_eq!(judged("b f1,g7,g8,Ia - - - - 0"), "1-0", "even with fewer than eight pieces");
}

#[test]
fn the_side_that_acted_is_judged_first() {
    let both = "f1,Ra,g7,g8 e12,f12,Ie13,k7";
    assert_eq!(judged(&format!("b {both} - - - 0")), "2-0");
    assert_eq!(judged(&format!("w {both} - - - 0")), "2-0", "the other side's position counts too");
}

#[test]
fn a_revival_may_give_the_opponent_its_winning_position() {
    let table = table(&format!("w {WHITE},Si10 i9,e7,Ia,{BLACK} - i8,i9,P,- - 0"));
    assert_eq!(outcome(table, &["i10+i8,i9"]), "0-2");
}

#[test]
fn few_pieces_on_both_sides_are_a_draw() {
    assert_eq!(judged("w e1,f1 e12,f12,g12,h12,i12,e13,f13 - - - 0"), "½-½");
    assert_eq!(judged("w e1,f1 e12,f12,g12,h12,i12,e13,f13,g13 - - - 0"), "*", "eight are enough");
    assert_eq!(judged("w e1,f1,g1 e12,f12,g12,h12,i12,e13,f13 - - - 0"), "*", "three are enough");
    assert_eq!(judged("b e1,f1 e12,f12 - - - 0"), "½-½");
    assert_eq!(judged("b e1,f1,g1,h1,i1,e2,f2 e12 - - - 0"), "½-½");
}

#[test]
fn the_winning_position_comes_before_the_draw_for_few_pieces() {
    let table = table("w Rg9,g7,Ia g8,g13,h13 - - - 0");
    assert_eq!(outcome(table, &["g9-g8x"]), "2-0");
}

#[test]
fn a_side_without_a_legal_action_draws() {
    let mut table = table(&format!("w r4 r5,Sr7,{BLACK} - - - 0"));
    play(&mut table, &["r4-r5x", "r7+r4,r5"]);
    assert!(legal(&table, "").is_empty());
    assert_eq!(AnyTable::turn(&table).outcome_text(), "½-½");
}

#[test]
fn long_quiet_play_is_a_draw_unless_it_is_off() {
    let quiet = |rules: &str, plies: u32| {
        let mut table = crate::setting::table_with(rules);
        table.set_position(&format!("w {WHITE} {BLACK} - - - {plies}")).unwrap();
        play(&mut table, &["g2-g3"]);
        AnyTable::turn(&table).outcome_text()
    };
    assert_eq!(quiet("lautari", 98), "*");
    assert_eq!(quiet("lautari", 99), "½-½");
    assert_eq!(quiet("lautari,quiet=7", 6), "½-½");
    assert_eq!(quiet("lautari,quiet=off", 4_294_967_294), "*");
    assert_eq!(quiet("lautari,quiet=off", 4_294_967_295), "*", "the counter stays at its end");
}

#[test]
fn captures_changes_of_role_and_revivals_start_the_count_anew() {
    let counted = |white: &str, black: &str, actions: &[&str]| {
        let text = format!("w {WHITE},{white} {BLACK},{black} - - - 42");
        let mut table = table(&text);
        play(&mut table, actions);
        table.position().quiet()
    };
    assert_eq!(counted("e5", "k5", &["e5-e6"]), 43);
    assert_eq!(counted("e5", "e6", &["e5-e6x"]), 0);
    assert_eq!(counted("e4,f4,g4", "k5", &["f4^I"]), 0);
    assert_eq!(counted("r5", "k5", &["r5-r4^R"]), 0);
    assert_eq!(counted("Rr5", "k5", &["r5-r4"]), 43, "a Rider stays a Rider");
    assert_eq!(counted("s10,Sb5", "k5", &["s10-s11"]), 43, "no second Guard");
    assert_eq!(counted("Re5", "e6,Se7", &["e5-e6x", "e7+e5,e6", "e5-e4"]), 1);
}
