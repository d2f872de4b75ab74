//! The text forms: tokens, book notation, position text, rules text.

use galds_core::{AnyTable, Game, Record, RuleSet};
use galds_rotary::Rules;

use crate::desk::{after, played, refusal, table};

#[test]
fn a_turn_is_written_43_dash_3_and_in_books_43_space_3() {
    let table = played("rotary", "w - 53 99 0", "54-1");
    let (_, played) = &table.past()[0];
    assert_eq!((played.token.as_str(), played.book.as_str()), ("54-1", "54 1"));
}

#[test]
fn every_form_of_a_turn_is_read() {
    for text in ["54-1", "54 1", "54/1", "541", " 54 1 "] {
        let mut table = table("rotary", "w - 53 99 0");
        assert_eq!(table.play_text(text).unwrap().token, "54-1", "{text}");
    }
}

#[test]
fn a_placed_ball_is_p34_and_in_books_34() {
    let mut table = table("rotary,start=empty", "w place - - 0");
    let first = table.play_text("p34").unwrap();
    assert_eq!((first.token.as_str(), first.book.as_str()), ("p34", "34"));
    assert_eq!(table.play_text("43").unwrap().token, "p43");
}

#[test]
fn offers_and_choices_are_written_alike_everywhere() {
    let mut table = table("rotary,offer=yes", "w offer 11 99 0");
    let offer = table.play_text("o12,22").unwrap();
    assert_eq!((offer.token.as_str(), offer.book.as_str()), ("o12,22", "o12,22"));
    let choice = table.play_text("c22").unwrap();
    assert_eq!((choice.token.as_str(), choice.book.as_str()), ("c22", "c22"));
}

#[test]
fn position_texts_name_balls_in_ascending_order_with_a_dash_for_none() {
    let table = table("rotary", "b - 53,11 - 12");
    assert_eq!(table.position_text(), "b - 11,53 - 12");
}

#[test]
fn every_phase_has_its_word() {
    for (rules, text) in [
        ("rotary", "w - 53 99 0"),
        ("rotary,start=empty", "b place 34 - 0"),
        ("rotary,offer=yes", "w offer 11 99 0"),
        ("rotary,offer=yes", "b choose:12,22 11 99 0"),
        ("rotary,start=empty", "w at:12 11 99 0"),
    ] {
        assert_eq!(table(rules, text).position_text(), text);
    }
}

fn position_refusal(rules: &str, text: &str) -> String {
    let game = table(rules, "w - 53 99 0").game().clone();
    let read = game.read_position(text);
    read.expect_err(&format!("{text} was read under {rules}")).to_string()
}

#[test]
fn wrong_positions_are_refused_with_what_is_wrong_and_what_is_allowed() {
    let fourteen = "w - 11,12,13,14,21,22,23,24,25,31,32,33,34,35 99 0";
    for (rules, text, message) in [
        ("rotary", "", "5 parts"),
        ("rotary", "w - 53 99", "5 parts"),
        ("rotary", "w - 53 99 0 0", "5 parts"),
        ("rotary", "r - 53 99 0", "w (Light) or b (Dark), not `r`"),
        ("rotary", "w x 53 99 0", "the phase is -, place, offer"),
        ("rotary", "w - 53,15 99 0", "no point `15`"),
        ("rotary", "w - 53,53 99 0", "point 53 is named twice"),
        ("rotary", "w - 53 53 0", "point 53 is named twice"),
        ("rotary", "w - 53 99 -1", "a number, not `-1`"),
        ("rotary", "w - 53 99 4294967296", "a number, not `4294967296`"),
        ("rotary", fourteen, "Light has 14 balls; 13 is the most"),
        ("rotary", "w place - - 0", "only with start=empty"),
        ("rotary", "w offer 11 99 0", "only with offer=yes or start=empty"),
        (
            "rotary,offer=yes",
            "b offer 11 99 0",
            "Light makes the offer and the turn around the agreed pivot: side w",
        ),
        ("rotary,offer=yes", "w choose:12,22 11 99 0", "Dark chooses the pivot: side b"),
        ("rotary,offer=yes", "b choose:12,12 11 99 0", "12 is named twice"),
        ("rotary,offer=yes", "b choose:12,98 11 99 0", "98 cannot be Light's pivot"),
        ("rotary,offer=yes", "w at:12 11 99 1", "turns 0"),
        ("rotary,start=empty", "w place 34 - 0", "not this side's turn"),
        ("rotary,start=empty", "b place 44 - 0", "belongs to the centre"),
    ] {
        let reason = position_refusal(rules, text);
        assert!(reason.contains(message), "{text}: {reason}");
    }
}

#[test]
fn an_offer_with_a_single_pivot_is_refused_since_it_is_never_made() {
    // Light's 51, 62 and 72 stand around 61; every other point beside them is Dark's.
    let reason = position_refusal("rotary,offer=yes", "w offer 51,62,72 41,52,63,73,83 0");
    assert!(reason.contains("61 as the only pivot") && reason.contains("at:61"), "{reason}");
}

#[test]
fn wrong_actions_are_refused_with_what_is_allowed() {
    let position = "w - 53 99 0";
    for (text, message) in [
        ("15-0", "there is no point 15; rows 1 to 9 have the points 11-14"),
        ("x", "a turn is written 43-3 or 43 3"),
        ("54", "a turn is written 43-3 or 43 3"),
        ("", "a turn is written 43-3 or 43 3"),
        ("54-12", "a turn is written 43-3 or 43 3"),
        ("o12", "an offer o43,46"),
        ("c", "a choice c43"),
    ] {
        let reason = refusal("rotary", position, text);
        assert!(reason.contains(message), "{text}: {reason}");
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = table("rotary", "w - 53 99 0");
    assert!(table.play_text("98-0").is_err());
    assert_eq!(table.position_text(), "w - 53 99 0");
    assert_eq!(after("rotary", "w - 53 99 0", ""), "w - 53 99 0");
}

#[test]
fn the_preset_has_the_values_of_the_book() {
    let spelled_out = "rotary,centre=text,start=rim,goal=centre,offer=no,capture=none,\
                       traps=none,repetition=3,cap=400";
    assert_eq!(Rules::read(spelled_out), Ok(Rules::standard()));
    assert_eq!(Rules::standard().text(), "rotary");
}

#[test]
fn variants_are_free_to_combine() {
    for traps in ["33+77", "outside+centre+33", "outside+33", "centre+33+77"] {
        let text = format!(
            "rotary,centre=geometric,start=empty,goal=paralysis,capture=during,traps={traps},\
             repetition=off,cap=off"
        );
        assert_eq!(Rules::read(&text).unwrap().text(), text);
    }
}

#[test]
fn values_without_meaning_are_errors() {
    for text in [
        "rotary,traps=outside",
        "rotary,capture=after",
        "rotary,capture=during,traps=none",
        "rotary,capture=after,traps=15",
        "rotary,start=round",
        "rotary,quiet=50",
        "rotary,repetition=1",
        "rotary,cap=0",
        "rotary,cap=-3",
    ] {
        assert!(Rules::read(text).is_err(), "{text}");
    }
}

#[test]
fn records_are_read_in_tokens_as_well_as_in_book_notation() {
    let start = "w - 53 99 0";
    for text in ["1: 54 0 - 98 0\n2: 54 1", "54-0 98-0 54-1", "1. 54-0 98/0 2. 541 *"] {
        let mut table = table("rotary", start);
        Record::read(text).unwrap().replay(&mut table, |_| {}).unwrap();
        assert_eq!(table.position_text(), "b - 43 99 3", "{text}");
    }
    let mut table = table("rotary", start);
    Record::read("54-1 98-0 54-0").unwrap().replay(&mut table, |_| {}).unwrap();
    assert_eq!(table.position_text(), "b - 43 99 3", "a turn by 0 may come last");
}

#[test]
fn a_record_whose_result_is_another_than_the_games_is_refused() {
    let replay = |text: &str| {
        let mut table = table("rotary", "w - 44,54,64 99 0");
        Record::read(text).unwrap().replay(&mut table, |_| {}).map_err(|error| error.to_string())
    };
    assert_eq!(replay("65 1\n1-0"), Ok(()));
    assert_eq!(replay("65 1\n0-1"), Err("the record says 0-1, but the game ends 1-0".to_owned()));
    assert_eq!(replay("65 1\n11-0"), Err("the record says 11-0, but the game ends 1-0".to_owned()));
}
