//! The book's sentences about the start, moves and captures.

use crate::setting::{board, legal, play, refusal, table, table_with};
use galds_core::{AnyTable, Game, Turn};
use galds_lautari::Lautari;

#[test]
fn the_start_has_fifteen_pawns_each_and_white_acts_first() {
    let table = table_with("lautari");
    assert_eq!(
        table.position_text(),
        "w e1,f1,g1,h1,i1,e2,f2,g2,h2,i2,e3,f3,g3,h3,i3 \
         e12,f12,g12,h12,i12,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 \
         e1,f1,g1,h1,i1,e2,f2,g2,h2,i2,e3,f3,g3,h3,i3,\
         e12,f12,g12,h12,i12,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 - - 0"
    );
    assert_eq!(legal(&table, ""), ["e3-e4", "f3-f4", "g3-g4", "h3-h4", "i3-i4"]);
}

#[test]
fn a_turn_is_exactly_one_action() {
    let mut table = table_with("lautari");
    for side in [galds_core::Side::First, galds_core::Side::Second] {
        assert_eq!(AnyTable::turn(&table), Turn::Side(side));
        let action = legal(&table, "").remove(0);
        play(&mut table, &[&action]);
    }
    assert_eq!(AnyTable::turn(&table), Turn::Side(galds_core::Side::First));
}

#[test]
fn a_pawn_goes_one_step_to_any_neighbour() {
    let table = board("w", "e5", "");
    assert_eq!(legal(&table, "e5"), ["e5-d5", "e5-e4", "e5-e6", "e5-f5"]);
    assert!(refusal(&table, "e5-e7").contains("e7 is too far from e5: a Pawn moves one step"));
}

#[test]
fn a_pawn_beside_the_centre_and_on_it_knows_all_its_neighbours() {
    assert_eq!(legal(&board("w", "e7", ""), "e7"), ["e7-a", "e7-d7", "e7-e6", "e7-f7"]);
    assert_eq!(legal(&board("w", "a", ""), "a").len(), 20);
    assert_eq!(legal(&board("w", "r4", ""), "r4"), ["r4-r5"]);
    assert_eq!(legal(&board("w", "s11", ""), "s11"), ["s11-s10"]);
    assert_eq!(legal(&board("w", "b5", ""), "b5"), ["b5-b6", "b5-d5", "b5-r5"]);
}

#[test]
fn any_piece_captures_any_enemy_and_need_not() {
    for piece in ["", "I", "R", "S"] {
        for prey in ["", "I", "R", "S"] {
            let mut table = board("w", &format!("{piece}e5"), &format!("{prey}e6"));
            let tokens = legal(&table, "e5-e6");
            assert_eq!(tokens, ["e5-e6x"], "{piece} takes {prey}");
            assert!(legal(&table, "").len() > tokens.len());
            play(&mut table, &["e5-e6x"]);
            let text = table.position_text();
            assert!(text.contains(&format!(",{piece}e6 ")), "{text}");
            assert_eq!(text.matches("e6").count(), 2, "on the board and in the capture: {text}");
        }
    }
}

#[test]
fn no_move_ends_on_an_own_piece_or_where_it_began() {
    let table = board("w", "e5,e6", "");
    assert!(refusal(&table, "e5-e6").contains("your own piece is on e6"));
    assert!(refusal(&board("w", "Ie5", ""), "e5-e5").contains("cannot end where it began"));
    for role in ["I", "R", "S"] {
        let table = board("w", &format!("{role}e5"), "");
        assert!(!legal(&table, "e5").contains(&"e5-e5".to_owned()));
    }
}

#[test]
fn a_scout_goes_two_steps_with_turns_over_an_empty_field() {
    let table = board("w", "Ie5", "");
    assert_eq!(
        legal(&table, "e5"),
        [
            "e5-b5", "e5-d5", "e5-d6", "e5-e3", "e5-e4", "e5-e6", "e5-e7", "e5-f4", "e5-f5",
            "e5-f6", "e5-g5"
        ]
    );
    assert!(refusal(&table, "e5-a").contains("a Scout moves one or two steps"));
}

#[test]
fn a_scout_does_not_pass_over_pieces_of_either_side() {
    for (white, black) in [("Ir5,r6", ""), ("Ir5", "r6")] {
        let table = board("w", white, black);
        assert!(refusal(&table, "r5-r7").contains("the way from r5 to r7 is blocked"));
        assert!(legal(&table, "r5-").contains(&"r5-b6".to_owned()), "round the corner");
    }
}

#[test]
fn a_rider_goes_three_steps_over_pieces_of_either_side() {
    let table = board("w", "Rg5,g6", "g7,f5,h5");
    for token in ["g5-a", "g5-g7x", "g5-f5x", "g5-e5", "g5-d5", "g5-e6"] {
        assert!(legal(&table, token).contains(&token.to_owned()), "{token}");
    }
    assert!(refusal(&table, "g5-g8").contains("a Rider moves one to three steps"));
}

#[test]
fn a_rider_on_the_centre_covers_all_three_rings() {
    let targets = legal(&board("w", "Ra", ""), "a-");
    assert_eq!(targets.len(), 60);
}

#[test]
fn a_guard_goes_three_steps_over_empty_fields_only() {
    let table = board("w", "Sr5", "r6");
    assert!(legal(&table, "r5-").contains(&"r5-r7".to_owned()).eq(&false));
    assert!(refusal(&table, "r5-r7").contains("blocked: a Guard can only pass over empty spaces"));
    for token in ["r5-r6x", "r5-b7", "r5-e5", "r5-e10", "r5-b6"] {
        assert!(legal(&table, token).contains(&token.to_owned()), "{token}");
    }
    assert!(legal(&board("w", "Sr5", ""), "r5-").contains(&"r5-a".to_owned()));
}

#[test]
fn two_ways_to_one_field_are_one_move() {
    let table = board("w", "Ie5", "");
    assert_eq!(legal(&table, "e5-d6").len(), 1);
    let mut actions = Vec::new();
    table.game().legal(table.position(), &mut actions);
    let mut tokens: Vec<String> = actions.iter().map(ToString::to_string).collect();
    tokens.sort_unstable();
    tokens.dedup();
    assert_eq!(tokens.len(), actions.len());
}

#[test]
fn pieces_that_are_not_there_or_not_yours_do_not_move() {
    let table = board("w", "e5", "k5");
    assert!(refusal(&table, "e6-e7").contains("there is no piece on e6"));
    assert!(
        refusal(&table, "k5-k6")
            .contains("the piece on k5 is your opponent's, and it is White to move")
    );
    assert!(
        refusal(&table, "k5^I")
            .contains("the piece on k5 is your opponent's, and it is White to move")
    );
}

#[test]
fn the_repetition_of_a_position_ends_the_game_as_agreed() {
    let shuffle = ["e4-e5", "e11-e10", "e5-e4", "e10-e11"];
    for (rules, rounds) in
        [("lautari,repetition=2", 1), ("lautari", 2), ("lautari,repetition=4", 3)]
    {
        let mut table = table_with(rules);
        play(&mut table, &["e3-e4", "e12-e11"]);
        for round in 0..rounds {
            assert_eq!(AnyTable::turn(&table).outcome_text(), "*", "{rules}, round {round}");
            play(&mut table, &shuffle);
        }
        assert_eq!(AnyTable::turn(&table).outcome_text(), "½-½", "{rules}");
        assert!(refusal(&table, "e4-e5").contains("the game is over: ½-½"));
    }
    let mut endless = table_with("lautari,repetition=off,quiet=off");
    play(&mut endless, &["e3-e4", "e12-e11"]);
    for _ in 0..60 {
        play(&mut endless, &shuffle);
    }
    assert_eq!(AnyTable::turn(&endless).outcome_text(), "*");
}

#[test]
fn the_mirror_image_exchanges_colours_and_seats() {
    let table = table("w e1,Sr5,Ib6,Rh12 Si3,g9,e14 e1,f13 r6,i3,S,- - 0");
    let image = table.position().mirrored();
    assert_eq!(image.text(), "b e1,g6,Si12 Rh3,Sr5,Ib9,e14 f2,e14 r6,i12,S,- - 0");
    assert_eq!(image.mirrored(), *table.position());
    assert_eq!(Lautari::ABOUT.sides.map(|side| side.name), ["White", "Black"]);
}
