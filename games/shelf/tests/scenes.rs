//! What scenes say, game by game: a sentence each about something that pages used to guess from drawings.

use galds_games::core::scene::Sight;
use galds_games::core::{AnyTable, Side, Viewer};

const SPECTATOR: Viewer = Viewer::Spectator;
const FIRST: Viewer = Viewer::Side(Side::First);
const SECOND: Viewer = Viewer::Side(Side::Second);

fn open(rules: &str, game: &str) -> Box<dyn AnyTable> {
    galds_games::open(game, rules).expect("rules that are read")
}

fn at(rules: &str, game: &str, position: &str) -> Box<dyn AnyTable> {
    let mut table = open(rules, game);
    table.set_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    table
}

fn play(table: &mut dyn AnyTable, actions: &[&str]) {
    for action in actions {
        table.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
}

/// What a line of a scene says behind its name; nothing if there is no such line.
fn said(table: &dyn AnyTable, viewer: Viewer, name: &str) -> String {
    let lines = table.scene(Sight::Of(viewer)).lines();
    let found = lines.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.unwrap_or_default().to_owned()
}

#[test]
fn rotary_counts_the_balls_that_are_placed_and_tells_what_the_opening_asks_for() {
    let mut table = open("rotary,start=empty", "rotary");
    assert_eq!(said(&*table, SPECTATOR, "due"), "first: place-ball number=1 of=26");
    assert_eq!(said(&*table, SPECTATOR, "hand"), "first ball 13 | second ball 13");
    play(&mut *table, &["p34"]);
    assert_eq!(said(&*table, SPECTATOR, "due"), "second: place-ball number=2 of=26");
    assert_eq!(said(&*table, SPECTATOR, "last"), "first: placed first ball 34");
    let table = open("rotary,offer=yes", "rotary");
    assert_eq!(said(&*table, SPECTATOR, "due"), "first: offer-two-points");
}

#[test]
fn a_turned_ring_names_its_pivot_and_every_ball_that_went_along() {
    let mut table = open("rotary", "rotary");
    play(&mut *table, &["53-3"]);
    assert_eq!(said(&*table, SPECTATOR, "last"), "first: turned 53 by 3 (52>54)");
}

#[test]
fn a_checker_is_hit_before_the_hitter_lands_and_the_dice_tell_what_was_used() {
    let position = "w 31 24:2,13:5,8:3,6:5 24:1,20:1,13:5,8:3,6:5 - -";
    let mut table = at("nardi", "nardi", position);
    assert_eq!(said(&*table, SPECTATOR, "dice"), "first 3 used 0 left 1 | first 1 used 0 left 1");
    let hits = table.legal().1.into_iter().find(|token| token.starts_with("8-5"));
    play(&mut *table, &[&hits.expect("a play from 8 to 5")]);
    let last = said(&*table, SPECTATOR, "last");
    let steps = "first: captured 5 to black bar, moved 8.2>5 by 3";
    assert!(last.starts_with(steps), "{last}");
    assert!(last.ends_with("dice first 3 used 1 left 0, first 1 used 1 left 0"), "{last}");
    assert!(said(&*table, SPECTATOR, "second").contains("checker on the bar: black bar"));
}

#[test]
fn a_double_that_waits_for_an_answer_lies_before_the_side_that_answers() {
    let position = "w roll 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -";
    let mut table = at("backgammon", "nardi", position);
    assert_eq!(said(&*table, SPECTATOR, "due"), "first: may-double | chance: roll side=first");
    play(&mut *table, &["double"]);
    assert_eq!(said(&*table, SPECTATOR, "cube"), "1 of both offered to second");
    assert_eq!(said(&*table, SPECTATOR, "due"), "second: answer-double value=2");
    play(&mut *table, &["take"]);
    assert_eq!(said(&*table, SPECTATOR, "last"), "second: taken at 2");
    assert_eq!(said(&*table, SPECTATOR, "cube"), "2 of second");
}

#[test]
fn an_army_that_somebody_else_laid_out_is_a_row_of_backs() {
    let mut table = open("luzhanqi", "luzhanqi");
    assert!(said(&*table, FIRST, "due").starts_with("first: lay-out pieces=25"));
    play(&mut *table, &["example", "storm"]);
    assert!(said(&*table, FIRST, "first").contains("flag: b1"));
    for viewer in [SECOND, SPECTATOR] {
        assert!(said(&*table, viewer, "first").starts_with("?: "));
    }
    assert!(!said(&*table, FIRST, "last").contains("flag"), "the set-up of the other side");
    assert!(said(&*table, SECOND, "last").contains("placed second flag b12"));
    assert!(!said(&*table, SECOND, "captured").contains("men"));
}

#[test]
fn a_contact_shows_both_kinds_where_the_rules_do_and_only_its_result_elsewhere() {
    for (rules, shown) in [("luzhanqi", true), ("junqi", false)] {
        let mut table = open(rules, "luzhanqi");
        play(&mut *table, &["example", "storm", "a6-a7"]);
        let last = said(&*table, SPECTATOR, "last");
        assert!(last.starts_with("first: attacked a6>a7"), "{last}");
        assert_eq!(last.contains("revealed a6 as major, revealed a7 as"), shown, "{last}");
        assert!(last.contains("captured"), "{last}");
    }
}

#[test]
fn what_a_hidden_piece_may_be_is_marked_for_the_player_who_can_work_it_out() {
    let mut table = open("luzhanqi", "luzhanqi");
    play(&mut *table, &["example", "storm"]);
    let marked = table.marked_scene(FIRST);
    let may_be = |field: &str| {
        let piece = marked.pieces.iter().find(|piece| piece.at.field.name() == field);
        piece.unwrap_or_else(|| panic!("no piece on {field}")).identity.kinds()
    };
    // A flag stands in a headquarters, a mine in the two rows nearest its owner.
    assert!(may_be("b12").contains(&"flag") && may_be("d12").contains(&"flag"));
    assert!(!may_be("a12").contains(&"flag") && may_be("a12").contains(&"mine"));
    assert!(!may_be("a7").contains(&"mine") && may_be("a7").contains(&"field-marshal"));
    assert_eq!(table.marked_scene(SPECTATOR), table.scene(Sight::Of(SPECTATOR)));
}

#[test]
fn shatra_names_the_men_that_must_capture_and_those_that_wait_in_reserve() {
    let table = open("shatra", "shatra");
    assert!(said(&*table, SPECTATOR, "first").contains("shatra in reserve: 57 59 60 62"));
    let mut table = open("shatra", "shatra");
    // Shatras walk towards each other until one stands before the other.
    play(&mut *table, &["49-35", "14-28"]);
    assert_eq!(said(&*table, SPECTATOR, "due"), "first: must-capture on 35");
}

#[test]
fn an_end_is_shown_where_it_was_decided_although_nothing_is_left_there() {
    let mut table = at("luzhanqi", "luzhanqi", "r b1:F,b11:4 c9:1,b12:F - 0 0");
    play(&mut *table, &["b11-b12"]);
    assert_eq!(said(&*table, SPECTATOR, "ended"), "1-0 for first: flag-taken on b12");
    let mut table = at("shatra", "shatra", "w 42,K62 K35,17 - - 0");
    play(&mut *table, &["42x28"]);
    assert_eq!(said(&*table, SPECTATOR, "ended"), "1-0 for first: biy-captured on 35");
}

#[test]
fn a_game_that_only_its_history_ended_says_so() {
    let mut table = open("luzhanqi,quiet=off,cap=1", "luzhanqi");
    play(&mut *table, &["example", "storm"]);
    let token = table.legal().1[0].clone();
    play(&mut *table, &[&token]);
    let over = said(&*table, SPECTATOR, "ended");
    assert!(over.starts_with("½-½ for nobody: too-many-plies"), "{over}");
    let mut table = open("rotary,repetition=2", "rotary");
    // A turn by nothing leaves everything as it was.
    play(&mut *table, &["53-0", "56-0"]);
    assert_eq!(said(&*table, SPECTATOR, "ended"), "½-½ for nobody: repetition times=2");
    assert_eq!(said(&*table, SPECTATOR, "due"), "");
}
