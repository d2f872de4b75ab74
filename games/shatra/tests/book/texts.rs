//! Text forms: positions, notation, records.

use galds_core::Record;
use proptest::prelude::*;

use super::*;

const START: &str = "w 46,47,48,49,50,51,52,K53,Y54,T55,Y56,57,T58,59,60,B61,62 1,B2,3,4,T5,6,Y7,T8,Y9,K10,11,12,13,14,15,16,17 wb - 0";

fn position_error(text: &str) -> String {
    Shatra::new(Rules::standard()).read_position(text).expect_err(text).to_string()
}

#[test]
fn positions_that_no_game_comes_to_are_refused() {
    for (text, reason) in [
        ("", "6 parts"),
        ("w K1 K2 - -", "6 parts"),
        ("r K1 K2 - - 0", "w (White) or b (Black)"),
        ("w K1,Q7 K2 - - 0", "`Q7` isn't a piece"),
        ("w K1,63 K2 - - 0", "`63` isn't a piece"),
        ("w K1,07 K2 - - 0", "`07` isn't a piece"),
        ("w K1,, K2 - - 0", "`` isn't a piece"),
        ("w K1,ж K2 - - 0", "`ж` isn't a piece"),
        ("w K1,7 K2,7 - - 0", "square 7 is named twice"),
        ("w K1,K7 K2 - - 0", "White has 2 pieces of the kind biy; 1 is the most"),
        ("w K1 B3,B4,K2 - - 0", "Black has 2 pieces of the kind batyr"),
        ("w K1,11,12,13,14,15,16,17,18,19,20,21,22 K2 - - 0", "12 pieces of the kind shatra; 11"),
        ("w 1 2 - - 0", "at least one side must have its biy"),
        ("w K46,53 K2 - - 0", "the shatra on 53 stands in its own gate"),
        ("w K46 K2,T10 - - 0", "the tura on 10 stands in its own gate"),
        ("w K46 K2 x - 0", "wb, w, b or -"),
        ("w K46 K2 wb - 0", "White has no piece in its own fortress"),
        ("w K46 K17 - 19 0", "enpassant is -"),
        ("w K46 K17,26 - 18,26 0", "no shatra of Black can have just made a double step"),
        ("w K46 K17,T26 - 19,26 0", "no shatra of Black"),
        ("w K46 K17,12,26 - 19,26 0", "no shatra of Black"),
        ("w K46 K17,19,26 - 19,26 0", "no shatra of Black"),
        ("b K46 K17,26 - 19,26 0", "no shatra of White"),
        ("w K46 K17,19 - 12,19 0", "no shatra of Black"),
        ("w K46 K17 - - -1", "the count of quiet plies"),
        ("w K46 K17 - - 99999999999", "the count of quiet plies"),
    ] {
        assert!(position_error(text).contains(reason), "{text}: {}", position_error(text));
    }
}

#[test]
fn men_of_either_side_may_stand_in_the_enemy_gate_and_fortress() {
    let text = "b 10,T9,K46 K17,53,Y54 - - 3";
    assert_eq!(table(text).position_text(), "b T9,10,K46 K17,53,Y54 - - 3");
}

#[test]
fn algebraic_names_are_read() {
    assert_eq!(after(START, "a5-a6"), after(START, "46-39"));
    assert_eq!(after("w 42,K62 20,35,K1 - - 4", "d6:d8:b10"), "b 12,K62 K1 - - 0");
}

#[test]
fn refusals_say_what_is_wrong() {
    for (action, reason) in [
        ("39-32", "square 39 is empty"),
        ("11-18", "the shatra on 11 is your opponent's"),
        ("46-47", "square 47 is not empty"),
        ("46-40", "the shatra on 46 cannot move to 40; it can move to: 32, 39"),
        (
            "57-28",
            "the shatra on 57 is in reserve: it can be dropped on an empty square of your own half",
        ),
        ("46=B", "there is no shatra on 46 waiting to be promoted"),
        ("46-39=B", "no piece is promoted by 46-39=B"),
        ("46-99", "there is no square `99`"),
        ("hello", "`hello` isn't a valid move"),
    ] {
        assert!(refusal(START, action).starts_with(reason), "{action}: {}", refusal(START, action));
    }
    assert_eq!(refusal(START, "46x32"), "the shatra on 46 cannot capture");
    assert_eq!(refusal("b K28 K1 - - 0", "1-2"), "the game is over: ½-½");
}

#[test]
fn long_lists_are_cut_short() {
    let message = refusal("w B42,K46 K1 - - 0", "42-47");
    assert!(message.ends_with("more"), "{message}");
}

#[test]
fn records_are_numbered_in_pairs_with_tags() {
    let mut table = table("w 42,K53,57 1,K10,35 wb - 0");
    for action in ["42x28", "1-21", "28x14x8"] {
        table.play_text(action).unwrap();
    }
    assert_eq!(
        Record::write(&table, &[]),
        "[Game \"shatra\"]\n[Rules \"shatra\"]\n\
         [Position \"w 42,K53,57 1,K10,35 wb - 0\"]\n[Result \"1-0\"]\n\n\
         1: 42:28 - 1-21\n2: 28:14:8\n1-0\n"
    );
}

#[test]
fn records_with_delayed_promotions_keep_them_beside_the_move() {
    let mut table = table("w 1,K53 K10,20,26 - - 0");
    for action in ["1=T", "1-2", "20-27"] {
        table.play_text(action).unwrap();
    }
    let text = Record::write(&table, &[]);
    assert!(text.ends_with("\n1: 1=T 1-2 - 20-27\n"), "{text}");
    let mut replayed = super::table(START);
    Record::read(&text).unwrap().replay(&mut replayed, |_| {}).unwrap();
    assert_eq!(replayed.position_text(), table.position_text());
}

#[test]
fn records_in_other_hands_are_read() {
    let record =
        Record::read("[Game \"shatra\"]\n\n1. d5-d7 g10-g8\n2.57-38 {a drop} 31:45 *").unwrap();
    let mut table = table(START);
    record.replay(&mut table, |_| {}).unwrap();
    assert!(table.position_text().starts_with("w "));
}

proptest! {
    #[test]
    fn readers_never_panic(text in "\\PC{0,40}") {
        let game = Shatra::new(Rules::standard());
        let _ = game.read_position(&text);
        let _ = game.read_action(&game.start(), &text);
    }

    #[test]
    fn texts_that_look_like_actions_are_read_or_refused(text in "[a-g0-9xX:=BTYK-]{1,12}") {
        let game = Shatra::new(Rules::standard());
        if let Ok(action) = game.read_action(&game.start(), &text) {
            prop_assert_eq!(game.read_action(&game.start(), &action.to_string()), Ok(action));
        }
    }

    #[test]
    fn random_men_are_read_back_as_they_were(
        white in proptest::collection::btree_set(11u8..=31, 1..8),
        black in proptest::collection::btree_set(32u8..=52, 1..8),
        quiet in 0u32..200,
    ) {
        let list = |men: &std::collections::BTreeSet<u8>| {
            let mut texts: Vec<String> = men.iter().map(ToString::to_string).collect();
            texts[0].insert(0, 'K');
            texts.join(",")
        };
        let text = format!("b {} {} - - {quiet}", list(&white), list(&black));
        let game = Shatra::new(Rules::standard());
        let position = game.read_position(&text).unwrap();
        prop_assert_eq!(game.position_text(&position), text);
    }
}
