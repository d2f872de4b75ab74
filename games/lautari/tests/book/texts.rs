//! Records, position texts and what is wrong with others.

use crate::setting::{BLACK, WHITE, board, refusal, table_with};
use galds_core::{AnyTable, Game, Record, Rng, RuleSet, Table};
use galds_lautari::{Field, FieldSet, Lautari, Position, Rules};
use proptest::prelude::*;

/// The sample game as the original prints it.
const SAMPLE: &str = "\
1: e3 e4 - e12 e11
2: g3 g4 - e11 e10
3: f3 f4 - e10 d10
4: f4^I - d10 b10
5: f4 e5 - b10 r5
6: e5 e7 - r5 r4^R
7: e7 a - r4 d5
8: a s8 - d5 e4x
";

fn replayed(record: &str) -> Table<Lautari> {
    let mut table = table_with("lautari");
    let record = Record::read(record).unwrap_or_else(|error| panic!("{error}"));
    record.replay(&mut table, |_| {}).unwrap_or_else(|error| panic!("{error}"));
    table
}

#[test]
fn the_originals_sample_game_is_read_and_written_alike() {
    let table = replayed(SAMPLE);
    assert_eq!(
        table.position_text(),
        "w e1,f1,g1,h1,i1,e2,f2,g2,h2,i2,h3,i3,g4,Is8 \
         Re4,f12,g12,h12,i12,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 \
         e1,f1,g1,h1,i1,e2,f2,g2,h2,i2,h3,i3,f12,g12,h12,i12,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 \
         d5,e4,R,- - 0"
    );
    let written = Record::write(&table, &[]);
    assert!(written.ends_with(&format!("\n\n{SAMPLE}")), "{written}");
}

#[test]
fn the_sample_game_is_also_read_as_tokens_and_in_other_hands() {
    let expected = *replayed(SAMPLE).position();
    for other in [
        "e3-e4 e12-e11 g3-g4 e11-e10 f3-f4 e10-d10 f4^I d10-b10 f4-e5 b10-r5 e5-e7 r5-r4^R e7-a \
         r4-d5 a-s8 d5-e4x",
        "1: E3 E4 - E12 E11\n2: G3 G4 - E11 E10\n3: F3 F4 - E10 D10\n4: F4^I - D10 B10\n\
         5: F4 E5 - B10 R5\n6: E5 E7 - R5 R4^R\n7: E7 A - R4 D5\n8: A S8 - D5 E4X",
        "1. e3  e4 -  e12 e11\n2.g3 g4 e11 e10\n3: f3 f4 – e10 d10\n4: f4 ^I - d10 b10\n\
         5: f4 e5 - b10 r5\n6: e5 e7 - r5 r4 ^ R\n7: e7 a - r4 d5\n8: a s8 - d5 e4 x",
    ] {
        assert_eq!(*replayed(other).position(), expected, "{other}");
    }
}

#[test]
fn revivals_in_records_have_a_plus_or_a_star_and_perhaps_a_space() {
    let start = format!("b {WHITE},Sk10,k8 Rg8,{BLACK} - - - 0");
    for revival in ["k10+g8,k8", "k10*g8, k8", "k10 + g8 , k8", "K10*G8,K8", "k10 * g8, k8"] {
        let record = format!("[Position \"{start}\"]\n\n1: ... g8 k8x\n2: {revival} - g8 g9\n");
        let table = replayed(&record);
        let written = Record::write(&table, &[]);
        assert!(written.ends_with("1: ... g8 k8x\n2: k10+g8,k8 - g8 g9\n"), "{written}");
    }
}

#[test]
fn a_wrong_action_in_a_record_is_named_with_its_line() {
    let record = Record::read("1: e3 e4 - e12 e11\n2: g3 z4 - e11 e10").unwrap();
    let error = record.replay(&mut table_with("lautari"), |_| {}).unwrap_err().to_string();
    assert!(error.starts_with("line 2: `g3 z4` (action 3): there is no space `z4`"), "{error}");
}

#[test]
fn texts_that_are_no_actions_say_what_actions_look_like() {
    let table = board("w", "e5", "");
    for text in ["", "e5", "pass", "e5-e6-e7", "e5^", "12", "e5 e6 ^I", "☃"] {
        let error = refusal(&table, text);
        assert!(
            error.contains("isn't a valid move") || error.contains("there is no space"),
            "{error}"
        );
    }
    assert!(refusal(&table, "e5-j5").contains("there is no space `j5`"));
}

fn read(text: &str) -> Result<Position, String> {
    Position::read(text).map_err(|error| error.to_string())
}

fn error(text: &str) -> String {
    read(text).expect_err(text)
}

#[test]
fn position_texts_are_checked_part_by_part() {
    assert!(error("w e1 e12 - - -").contains("7 parts"));
    assert!(error("x e1 e12 - - - 0").contains("w (White) or b (Black), not `x`"));
    assert!(error("w c5 e12 - - - 0").contains("`c5` isn't a piece on a space"));
    assert!(error("w Pe1 e12 - - - 0").contains("`Pe1` isn't a piece"));
    assert!(error("w E1 e12 - - - 0").contains("`E1` isn't a piece"));
    assert!(error("w e1,e1 e12 - - - 0").contains("space e1 is named twice"));
    assert!(error("w e1 e12,Re1 - - - 0").contains("space e1 is named twice"));
    assert!(error("w e1, e12 - - - 0").contains("`` isn't a piece"));
    assert!(error("w e1 e12 e4 - - 0").contains("e4 is not in a home row"));
    assert!(error("w e1 e12 e2,e2 - - 0").contains("space e2 is named twice"));
    assert!(error("w e1 e12 z2 - - 0").contains("there is no space `z2`"));
    assert!(error("w e1 e12 - - - x").contains("quiet plies is a number, not `x`"));
    assert!(error("w e1 e12 - - - +1").contains("not `+1`"));
    assert!(error("w e1 e12 - - - 4294967296").contains("is a number"));
}

#[test]
fn a_side_has_at_most_one_guard_and_fifteen_pieces() {
    let guards = error("w Se1,f1,Sg1 e12 - - - 0");
    assert!(guards.contains("White has a Guard on e1 and another on g1"), "{guards}");
    assert!(error("w Se1 Se12,Sf12,Sg12 - - - 0").contains("Black has a Guard on e12"));
    let sixteen = FieldSet::from_bits(0xffff).text();
    assert!(
        error(&format!("w {sixteen} e12 - - - 0")).contains("White has 16 pieces; 15 is the most")
    );
    assert!(
        read(&format!("w {} e12 - - - 0", FieldSet::home(galds_core::Side::First).text())).is_ok()
    );
}

#[test]
fn a_capture_must_be_one_that_can_be_undone() {
    let with = |capture: &str| read(&format!("w e1,f1,g1,Sk10 Rk8,i12,Rr4,e13 f13 {capture} - 0"));
    assert!(with("g8,k8,R,-").is_ok());
    assert!(with("h12,i12,P,h12").is_ok());
    assert!(with("r5,r4,I,-").is_ok(), "what captures on r4 becomes a Rider");
    for (wrong, reason) in [
        ("g8,k8,R", "a capture is - or from,to,role,restore"),
        ("g8,k8,X,-", "a capture is - or from,to,role,restore"),
        ("g8,k8,RR,-", "a capture is - or from,to,role,restore"),
        ("g8,k8,R,g7", "a capture is - or from,to,role,restore"),
        ("g8,k18,R,-", "there is no space `k18`"),
        ("i12,k8,R,-", "i12, where the capturing piece came from, must be empty"),
        ("k8,k8,R,-", "k8, where the capturing piece came from, must be empty"),
        ("g8,k7,R,-", "Black has no piece on k7"),
        ("g8,e1,P,-", "Black has no piece on e1"),
        ("g8,k8,I,-", "there should be a Scout on k8, not a Rider"),
        ("g8,k8,R,g8", "g8 is not a home space of Black"),
        ("f13,i12,P,f13", "f13 is still listed as unmoved"),
        ("f13,i12,P,-", "f13 is still listed as unmoved"),
    ] {
        let error = with(wrong).expect_err(wrong);
        assert!(error.contains(reason), "{wrong}: {error}");
    }
    let full = FieldSet::home(galds_core::Side::First).text();
    assert!(
        error(&format!("w {full} Rk8 - g8,k8,R,- - 0")).contains("White still has all its pieces")
    );
    assert!(error("w e1 Se12,Rk8 - g8,k8,S,- - 0").contains("Black has its Guard elsewhere"));
    assert!(error("w e1 Se12,Rr4 - r5,r4,S,- - 0").contains("Black has its Guard elsewhere"));
    assert!(
        error("w e1 s11 - s10,s11,P,- - 0").contains("there should be a Guard on s11, not a Pawn")
    );
    assert!(read("w e1 s11,Se12 - s10,s11,P,- - 0").is_ok());
    assert!(error("w e1 Rk8 - g8,k8,R,- - 3").contains("quiet plies is 0, not 3"));
}

#[test]
fn an_immune_field_holds_a_pawn_that_a_guard_can_have_revived() {
    assert!(read("b e1,k8,Sk10 e12 - - k8 0").is_ok());
    assert!(error("b e1,k8,Sk10 e12 - - k7 0").contains("White has no Pawn there"));
    assert!(error("b e1,Rk8,Sk10 e12 - - k8 0").contains("White has no Pawn there"));
    assert!(error("b e1,k8 e12 - - k8 0").contains("White has no Guard"));
    assert!(error("b e1,k8,Sk10 e12 - g8,e1,P,- k8 0").contains("the last move was the capture"));
    assert!(error("b e1,k8,Sk10 e12 - - k8 9").contains("quiet plies is 0, not 9"));
}

#[test]
fn lists_are_written_in_the_board_order_however_they_are_read() {
    let position = read("w Sa,e1,RA e12 f1,e1 - - 0");
    assert!(position.unwrap_err().contains("space a is named twice"));
    let position = read("b s11,r4,a,Ib9,e1 i14,e12 e14,e1 - - 7").unwrap();
    assert_eq!(position.text(), "b e1,Ib9,a,r4,s11 e12,i14 e1,e14 - - 7");
    assert_eq!(read("w RA e12 - - - 0").unwrap().text(), "w Ra e12 - - - 0");
}

#[test]
fn rules_texts_list_what_is_allowed() {
    let error = |text: &str| Rules::read(text).unwrap_err().to_string();
    assert!(error("lautary").contains("the presets are: lautari"));
    assert!(error("lautari,cap=3").ends_with("options are: repetition, quiet, rating"));
    assert!(error("lautari,repetition=1").contains("it takes: a number from 2, off"));
    assert!(error("lautari,rating=elo").contains("it takes: formula, example"));
    assert_eq!(
        Rules::read("lautari,quiet=100,rating=example").unwrap().text(),
        "lautari,rating=example"
    );
}

/// Any position that a random game meets.
fn met(seed: u64, actions: usize) -> Position {
    let game = Lautari::new(Rules::standard());
    let mut rng = Rng::seeded(seed);
    let mut position = game.start();
    let mut list = Vec::new();
    for _ in 0..actions {
        game.legal(&position, &mut list);
        if list.is_empty() {
            break;
        }
        game.play(&mut position, rng.pick(&list));
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_position_of_a_game_comes_back_from_its_text(seed: u64, actions in 0usize..400) {
        let position = met(seed, actions);
        prop_assert_eq!(Position::read(&position.text()), Ok(position));
    }

    #[test]
    fn every_action_comes_back_from_its_token_and_its_book_form(seed: u64, actions in 0usize..400) {
        let position = met(seed, actions);
        let game = Lautari::new(Rules::standard());
        let mut list = Vec::new();
        game.legal(&position, &mut list);
        for action in list {
            for text in [action.to_string(), action.book(), action.to_string().to_uppercase()] {
                prop_assert_eq!(game.read_action(&position, &text), Ok(action), "{}", text);
            }
        }
    }

    #[test]
    fn readers_take_any_text_without_panic(text in "\\PC{0,60}", seed: u64) {
        let game = Lautari::new(Rules::standard());
        let position = met(seed, 40);
        let _ = Position::read(&text);
        let _ = Field::named(&text);
        let _ = game.read_action(&position, &text);
        let _ = Lautari::words_in_action(&text.split_whitespace().chain(["e3"]).collect::<Vec<_>>());
    }

    #[test]
    fn texts_of_the_right_letters_are_read_without_panic(text in "[a-lrsIRSPwbx0-9,+*^ -]{0,80}") {
        if let Ok(position) = Position::read(&text) {
            prop_assert_eq!(Position::read(&position.text()), Ok(position));
        }
        let _ = Lautari::new(Rules::standard()).read_action(&Position::START, &text);
    }
}
