//! The rule book, sentence by sentence.

use galds_core::{AnyTable, Game, RuleSet, Side, Table, Viewer};
use galds_luzhanqi::{Luzhanqi, Rules};

fn game(rules: &str) -> Luzhanqi {
    Luzhanqi::new(Rules::read(rules).unwrap())
}

fn at(rules: &str, position: &str) -> Table<Luzhanqi> {
    let game = game(rules);
    let position = game.read_position(position).unwrap_or_else(|error| panic!("{error}"));
    Table::at(game, position)
}

/// The ends of the moves of one piece, in the board order.
fn ends(table: &Table<Luzhanqi>, from: &str) -> String {
    let prefix = format!("{from}-");
    let (_, mut tokens) = AnyTable::legal(table);
    tokens.retain(|token| token.starts_with(&prefix));
    let mut ends: Vec<String> =
        tokens.iter().map(|token| token[prefix.len()..].to_owned()).collect();
    ends.sort_by_key(|name| galds_luzhanqi::Node::named(name));
    ends.join(" ")
}

fn after(rules: &str, position: &str, moves: &str) -> Table<Luzhanqi> {
    let mut table = at(rules, position);
    for token in moves.split(' ') {
        table.play_text(token).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
    table
}

fn text_after(rules: &str, position: &str, moves: &str) -> String {
    after(rules, position, moves).position_text()
}

fn outcome(table: &Table<Luzhanqi>) -> String {
    AnyTable::turn(table).outcome_text()
}

fn refusal(table: &Table<Luzhanqi>, token: &str) -> String {
    table.read_action(token).unwrap_err().to_string()
}

// Board

#[test]
fn a_camp_is_joined_to_its_eight_neighbours() {
    let table = at("luzhanqi", "r b1:F,c4:1 b12:F,c9:1 - 0 0");
    assert_eq!(ends(&table, "c4"), "b3 c3 d3 b4 d4 b5 c5 d5");
}

#[test]
fn posts_off_the_railway_are_joined_to_their_neighbours_in_file_and_rank() {
    let table = at("luzhanqi", "r b1:F,c5:1,c1:4 b12:F,c9:1 - 0 0");
    assert_eq!(ends(&table, "c1"), "d1 c2");
    assert_eq!(ends(&table, "c5"), "c4 b5 d5 c6");
}

#[test]
fn the_halves_meet_only_on_files_a_c_and_e() {
    let table = at("luzhanqi", "r b1:F,b6:1,c6:2 b12:F,c9:1 - 0 0");
    assert_eq!(ends(&table, "b6"), "b5 a6");
    assert_eq!(ends(&table, "c6"), "b5 c5 d5 d6 e6 c7");
}

#[test]
fn front_lines_are_passed_and_never_occupied() {
    // One move takes a piece from a2 over the front line to a11; no end lies between a6 and a7.
    let table = at("luzhanqi", "r b1:F,a2:1 b12:F,c9:1 - 0 0");
    assert_eq!(ends(&table, "a2"), "a1 b2 c2 d2 e2 a3 b3 a4 a5 a6 a7 a8 a9 a10 a11");
}

// Moves

#[test]
fn mines_and_the_flag_never_move() {
    let table = at("luzhanqi", "r b1:F,d1:M,e1:M,c4:1 d12:F,c9:1 - 0 0");
    for node in ["b1", "d1", "e1"] {
        assert_eq!(ends(&table, node), "");
        assert_eq!(
            refusal(&table, &format!("{node}-c1")),
            format!("the piece on {node} cannot move: mines and the flag stay where they are")
        );
    }
}

#[test]
fn headquarters_own_or_enemy_are_left_by_road_one_step_like_posts() {
    // A piece from the set-up in d1, one that came to b12 later; a sapper rides no railway there.
    let table = at("luzhanqi", "r b1:F,d1:9,e1:M,c4:1,b12:3 d12:F,c9:1 - 0 0");
    assert_eq!(ends(&table, "d1"), "c1 d2");
    assert_eq!(ends(&table, "b12"), "b11 a12 c12");
    let black = at("luzhanqi", "b b1:F,c4:1 b12:F,d12:2,c9:1,d1:8 - 0 0");
    assert_eq!(ends(&black, "d1"), "c1 e1 d2");
    assert_eq!(ends(&black, "d12"), "d11 c12 e12");
}

#[test]
fn headquarters_own_or_enemy_are_entered_like_posts_and_left_again() {
    let start = "r b1:F,c1:4,c4:1,a12:3 d12:F,c9:1 - 0 0";
    let table = at("luzhanqi", start);
    assert!(ends(&table, "c1").contains("d1"));
    assert!(ends(&table, "a12").contains("b12"));
    let moves = "c1-d1 c9-c8 a12-b12 c8-c9 d1-d2 c9-c8 b12-b11";
    assert_eq!(
        after("luzhanqi", start, moves).position_text(),
        "b b1:F,d2:4,c4:1,b11:3 c8:1,d12:F - 7 7"
    );
}

#[test]
fn with_hq_locked_nothing_that_stands_in_a_headquarters_ever_moves() {
    let position = "r b1:F,d1:4,e1:M,c4:1,b12:3 d12:F,c9:1 - 0 0";
    for rules in ["luzhanqi,hq_locked=yes", "caai"] {
        let table = at(rules, position);
        for node in ["b1", "d1", "b12"] {
            assert_eq!(ends(&table, node), "");
        }
        for node in ["d1", "b12"] {
            assert_eq!(
                refusal(&table, &format!("{node}-c12")),
                format!(
                    "the piece on {node} cannot move: under these rules nothing leaves a headquarters"
                )
            );
        }
        // They may still be entered.
        let entering = at(rules, "r b1:F,c1:4,c4:1,a12:3 d12:F,c9:1 - 0 0");
        assert!(ends(&entering, "c1").contains("d1") && ends(&entering, "a12").contains("b12"));
    }
}

#[test]
fn a_side_whose_last_mobile_piece_stands_in_its_headquarters_can_move() {
    let position = "r b1:F,d1:7 a11:M,b12:F,d12:6 - 3 80";
    assert_eq!(ends(&at("luzhanqi", position), "d1"), "c1 e1 d2");
    assert_eq!(outcome(&at("luzhanqi", position)), "*");
    assert_eq!(outcome(&at("luzhanqi,hq_locked=yes", position)), "½-½", "neither side can move");
}

#[test]
fn a_railway_is_followed_straight_over_empty_nodes_only() {
    let table = at("luzhanqi", "r b1:F,c1:M,a6:1,c6:2 a9:3,b12:F - 0 0");
    assert_eq!(ends(&table, "a6"), "a2 a3 a4 a5 b5 b6 a7 a8 a9");
    assert!(refusal(&table, "a6-a10").contains("a7, a8, a9"));
    assert!(refusal(&table, "a6-c6").contains("your own"));
}

#[test]
fn only_the_sapper_turns_on_the_railway() {
    let captain = at("luzhanqi", "r b1:F,a2:7 b12:F,c9:1,c6:5 - 0 0");
    let sapper = at("luzhanqi", "r b1:F,a2:9 b12:F,c9:1,c6:5 - 0 0");
    assert!(refusal(&captain, "a2-b6").starts_with("there is no way from a2 to b6"));
    assert!(sapper.read_action("a2-b6").is_ok());
    assert!(sapper.read_action("a2-c6").is_ok(), "a turn may end on an enemy");
    assert!(sapper.read_action("a2-c7").is_ok());
    assert!(sapper.read_action("a2-a12").is_err(), "the back row has no railway");
}

#[test]
fn a_sapper_does_not_pass_pieces() {
    let table = at("luzhanqi", "r b1:F,a6:9,b6:3,a2:8 a7:8,b12:F,c9:1 - 0 0");
    assert_eq!(ends(&table, "a6"), "a3 a4 a5 b5 a7");
    let shut = at("luzhanqi", "r b1:F,a6:9,b6:3,a5:4 a7:8,b12:F,c9:1 - 0 0");
    assert_eq!(ends(&shut, "a6"), "b5 a7");
}

#[test]
fn a_piece_in_a_camp_cannot_be_attacked_and_any_empty_camp_may_be_entered() {
    let table = at("luzhanqi", "r b1:F,c8:1 b12:F,b8:9,c9:2 - 0 0");
    assert!(refusal(&table, "c8-b8").contains("in a camp"));
    assert!(refusal(&table, "c8-c9").contains("in a camp"));
    assert!(table.read_action("c8-d8").is_ok());
}

#[test]
fn nobody_passes_and_own_pieces_are_not_attacked() {
    let table = at("luzhanqi", "r b1:F,c3:1,c4:2 b12:F,c9:1 - 0 0");
    assert!(refusal(&table, "c3-c3").contains("your own piece"));
    assert!(refusal(&table, "c3-c4").contains("your own piece"));
    assert!(refusal(&table, "c9-c8").contains("you have no piece"));
    assert!(refusal(&table, "pass").contains("isn't a valid move"));
}

// Contact

#[test]
fn the_higher_rank_stays_and_equals_both_go() {
    let position = "r b1:F,c6:5,e4:6 c7:6,e9:6,b12:F - 3 60";
    assert_eq!(text_after("luzhanqi", position, "c6-c7"), "b b1:F,e4:6,c7:5 e9:6,b12:F c7 0 61");
    let position = "r b1:F,c6:6,e4:6 c7:5,e9:6,b12:F - 3 60";
    assert_eq!(text_after("luzhanqi", position, "c6-c7"), "b b1:F,e4:6 c7:5,e9:6,b12:F c7 0 61");
    let position = "r b1:F,c6:6,e4:6 c7:6,e9:6,b12:F - 3 60";
    assert_eq!(text_after("luzhanqi", position, "c6-c7"), "b b1:F,e4:6 e9:6,b12:F - 0 61");
}

#[test]
fn mines_take_their_attacker_along_unless_they_survive_or_a_sapper_comes() {
    let general = "r b1:F,a7:2,e4:6 e9:6,a11:M,b12:F - 3 60";
    assert_eq!(text_after("luzhanqi", general, "a7-a11"), "b b1:F,e4:6 e9:6,b12:F - 0 61");
    assert_eq!(
        text_after("luzhanqi,mine_survives=yes", general, "a7-a11"),
        "b b1:F,e4:6 e9:6,a11:M,b12:F a11 0 61"
    );
    let sapper = "r b1:F,a7:9,e4:6 e9:6,a11:M,b12:F - 3 60";
    for rules in ["luzhanqi", "luzhanqi,mine_survives=yes"] {
        assert_eq!(text_after(rules, sapper, "a7-a11"), "b b1:F,e4:6,a11:9 e9:6,b12:F a11 0 61");
    }
    let bomb = "r b1:F,a7:B,e4:6 e9:6,a11:M,b12:F - 3 60";
    for rules in ["luzhanqi", "caai"] {
        assert_eq!(text_after(rules, bomb, "a7-a11"), "b b1:F,e4:6 e9:6,b12:F - 0 61");
    }
}

#[test]
fn bombs_take_whatever_they_meet_along() {
    for (attacker, defender) in [("B", "1"), ("1", "B"), ("B", "B"), ("9", "B")] {
        let position = format!("r b1:F,e4:6,c6:{attacker} c7:{defender},e9:6,b12:F - 3 60");
        let expected = "b b1:F,e4:6 e9:6,b12:F - 0 61";
        assert_eq!(text_after("luzhanqi", &position, "c6-c7"), expected);
    }
}

#[test]
fn any_piece_takes_the_flag_and_stands_there() {
    for kind in ["1", "8", "9", "B"] {
        let table = after("luzhanqi", &format!("r b1:F,b11:{kind} c9:1,b12:F - 0 9"), "b11-b12");
        assert_eq!(table.position_text(), format!("b b1:F,b12:{kind} c9:1 b12 0 10"));
        assert_eq!(outcome(&table), "1-0");
    }
}

#[test]
fn a_piece_that_was_shown_stays_known_when_it_moves_on() {
    let position = "r b1:F,c6:5,e4:6 c7:6,c9:1,b12:F - 3 60";
    let text = text_after("luzhanqi", position, "c6-c7 c9-c8 c7-e7");
    assert!(text.ends_with(" e7 2 63"), "{text}");
}

#[test]
fn with_outcome_only_known_does_not_grow() {
    let position = "r b1:F,c6:5,e4:6 c7:6,e9:6,b12:F - 3 60";
    let table = after("luzhanqi,contact=outcome", position, "c6-c7");
    assert_eq!(table.position_text(), "b b1:F,e4:6,c7:5 e9:6,b12:F - 0 61");
    assert_eq!(table.past_for(Viewer::Spectator), ["c6xc7(>)"]);
}

#[test]
fn a_lost_marshal_shows_the_flag_of_its_side() {
    let both = "r b1:F,c6:1,e4:6 c7:1,e9:6,b12:F - 3 60";
    let text = text_after("luzhanqi,marshal_reveals_flag=yes", both, "c6-c7");
    assert_eq!(text, "b b1:F,e4:6 e9:6,b12:F b1,b12 0 61");
    let bombed = "r b1:F,c6:B,e4:6 c7:1,e9:6,b12:F - 3 60";
    let text = text_after("luzhanqi,marshal_reveals_flag=yes", bombed, "c6-c7");
    assert_eq!(text, "b b1:F,e4:6 e9:6,b12:F b12 0 61");
    let text = text_after("luzhanqi", bombed, "c6-c7");
    assert_eq!(text, "b b1:F,e4:6 e9:6,b12:F - 0 61");
}

// End

#[test]
fn a_side_that_cannot_move_loses() {
    let table = after("luzhanqi", "r b1:F,c4:1,b11:4 a11:M,b12:F,d12:M - 0 9", "c4-c5");
    assert_eq!(outcome(&table), "1-0");
    // A locked headquarters keeps the last piece that could move.
    let last = "r b1:F,c4:1,b11:4 a11:M,b12:F,d12:8 - 0 9";
    assert_eq!(outcome(&after("luzhanqi,hq_locked=yes", last, "c4-c5")), "1-0");
    assert_eq!(outcome(&after("luzhanqi", last, "c4-c5")), "*");
}

#[test]
fn if_neither_side_can_move_it_is_a_draw() {
    let table = after("luzhanqi", "r b1:F,a7:7 a11:M,b12:F,d12:M - 0 9", "a7-a11");
    assert_eq!(outcome(&table), "½-½");
    let last = "r b1:F,a7:7 a11:M,b12:F,d12:8 - 0 9";
    assert_eq!(outcome(&after("luzhanqi,hq_locked=yes", last, "a7-a11")), "½-½");
    assert_eq!(outcome(&after("luzhanqi", last, "a7-a11")), "*");
}

#[test]
fn quiet_plies_end_the_game_as_agreed_and_contact_starts_the_count_anew() {
    let position = "r b1:F,c4:1,c6:5 c7:6,c9:1,b12:F - 69 100";
    assert_eq!(outcome(&after("luzhanqi", position, "c4-c5")), "½-½");
    assert_eq!(outcome(&after("luzhanqi,stall=loss", position, "c4-c5")), "1-0");
    assert_eq!(outcome(&after("luzhanqi,quiet=off", position, "c4-c5")), "*");
    assert_eq!(outcome(&after("luzhanqi", position, "c6-c7")), "*");
}

#[test]
fn under_the_contest_rules_the_side_to_move_after_31_quiet_plies_loses() {
    let position = "b b1:F,c4:1 c9:1,b12:F - 30 100";
    assert_eq!(outcome(&after("caai", position, "c9-c8")), "0-1");
}

#[test]
fn under_the_usual_chinese_rules_a_game_without_contact_is_drawn() {
    let position = "r b1:F,c4:1 c9:1,b12:F - 69 100";
    assert_eq!(outcome(&after("junqi", position, "c4-c5")), "½-½");
    let position = "b b1:F,c4:1 c9:1,b12:F - 30 100";
    assert_eq!(outcome(&after("junqi", position, "c9-c8")), "*");
}

#[test]
fn under_the_usual_chinese_rules_a_mine_stays() {
    let position = "r b1:F,a7:7,c4:1 a11:M,b12:F,c9:1 - 0 9";
    assert!(text_after("junqi", position, "a7-a11").contains("a11:M"));
    assert!(!text_after("luzhanqi", position, "a7-a11").contains("a11:M"));
}

#[test]
fn the_cap_is_a_draw() {
    let position = "r b1:F,c4:1 c9:1,b12:F - 10 999";
    assert_eq!(outcome(&after("luzhanqi", position, "c4-c5")), "½-½");
    assert_eq!(outcome(&after("luzhanqi,cap=off", position, "c4-c5")), "*");
}

#[test]
fn ends_are_tested_in_the_order_flag_no_move_quiet_cap() {
    let flag = "r b1:F,b11:4 c9:1,b12:F - 69 999";
    assert_eq!(outcome(&after("luzhanqi", flag, "b11-b12")), "1-0");
    let no_move = "r b1:F,c4:1 a11:M,b12:F - 69 999";
    assert_eq!(outcome(&after("luzhanqi", no_move, "c4-c5")), "1-0");
    let quiet = "r b1:F,c4:1 c9:1,b12:F - 69 999";
    assert_eq!(outcome(&after("luzhanqi,stall=loss", quiet, "c4-c5")), "1-0");
    assert_eq!(outcome(&after("luzhanqi,stall=loss,quiet=off", quiet, "c4-c5")), "½-½");
}

// Set-up and text forms

#[test]
fn red_sets_up_first_then_black_then_red_moves_and_set_ups_are_no_plies() {
    let mut table = Table::new(game("luzhanqi"));
    assert_eq!(table.position_text(), "R - - - 0 0");
    assert!(refusal(&table, "a6-a7").contains("set up your army first"));
    table.play_text("@MF8MM97B93B98642775163854").unwrap();
    assert!(table.position_text().starts_with("B a1:M,b1:F,c1:8,"));
    table.play_text("storm").unwrap();
    assert!(table.position_text().starts_with("r a1:M,"));
    assert!(table.position_text().ends_with(" - 0 0"));
    assert!(refusal(&table, "storm").contains("now make a move"));
    table.play_text("a6xa7").unwrap();
    assert!(table.position_text().ends_with(" 0 1"));
}

#[test]
fn both_sides_name_files_as_red_sees_them() {
    let mut table = Table::new(game("luzhanqi"));
    table.play_text("example").unwrap();
    table.play_text("@MF8MM97B93B98642775163854").unwrap();
    let text = table.position_text();
    assert!(text.contains("a7:6,b7:3,c7:8,d7:5,e7:4,a8:7,c8:5,e8:1,"), "{text}");
    assert!(text.contains("a12:M,b12:F,c12:8,d12:M,e12:M"), "{text}");
}

#[test]
fn book_notation_shows_the_result_of_a_contact() {
    let book = |rules: &str, position: &str, token: &str| {
        let mut table = at(rules, position);
        table.play_text(token).unwrap().book
    };
    let position = "r b1:F,a6:7,c6:7,e6:7 a7:8,c7:6,e7:7,b12:F - 0 0";
    assert_eq!(book("luzhanqi", position, "a6-a7"), "a6xa7(7>8)");
    assert_eq!(book("luzhanqi", position, "c6-c7"), "c6xc7(7<6)");
    assert_eq!(book("luzhanqi", position, "e6-e7"), "e6xe7(7=7)");
    assert_eq!(book("luzhanqi", position, "e6-e5"), "e6-e5");
    assert_eq!(book("caai", position, "c6-c7"), "c6xc7(<)");
    assert_eq!(book("junqi", position, "c6-c7"), "c6xc7(<)");
    let flag = "r b1:F,b11:7 c7:6,b12:F - 0 0";
    assert_eq!(book("luzhanqi", flag, "b11-b12"), "b11xb12(7>F)");
}

#[test]
fn a_spectator_sees_what_both_sides_were_shown() {
    let table = at("luzhanqi", "r b1:F,c6:5,e4:6 c7:6,e9:6,b12:F c6,e9 3 60");
    assert_eq!(table.view_text(Viewer::Spectator), "r b1:?,e4:?,c6:5 c7:?,e9:6,b12:? 3 60");
    assert_eq!(
        table.view_text(Viewer::Side(Side::Second)),
        "r b1:?,e4:?,c6:5 c7:6,e9:6,b12:F 3 60"
    );
}

#[test]
fn the_end_of_a_game_does_not_change_a_view() {
    let table = after("luzhanqi", "r b1:F,b11:7,c4:1 c9:1,b12:F - 0 9", "b11-b12");
    assert_eq!(table.view_text(Viewer::Side(Side::First)), "b b1:F,c4:1,b12:7 c9:? 0 10");
}

#[test]
fn position_texts_that_no_game_reaches_are_refused_with_the_reason() {
    let game = game("luzhanqi");
    for (text, reason) in [
        ("r b1:F b12:F - 0", "6 parts"),
        ("w b1:F b12:F - 0 0", "r or b in play"),
        ("r b1:F,b1:3 b12:F - 0 0", "named twice"),
        ("r b1:F,b12:3 b12:F - 0 0", "named twice"),
        ("r b1:F,f4:3 b12:F - 0 0", "no space `f4`"),
        ("r b1:F,c4:X b12:F - 0 0", "isn't a piece"),
        ("r b1:F,c4:1,c5:1 b12:F - 0 0", "Red has 2 of 1"),
        ("r c1:F b12:F - 0 0", "stays in its headquarters"),
        ("r b12:F b1:F - 0 0", "stays in its headquarters"),
        ("r b1:F,c3:M b12:F - 0 0", "two rows nearest"),
        ("r c4:1 c9:1 - 0 0", "neither side has a flag"),
        ("r b1:F b12:F c4 0 0", "c4 is empty, so nothing can be known about it"),
        ("r b1:F b12:F b1,b1 0 0", "named twice"),
        ("r b1:F b12:F - x 0", "`x` isn't a number"),
        ("r b1:F b12:F - 0 +1", "`+1` isn't a number"),
        ("R b1:F - - 0 0", "Red still has to set up"),
        ("R - b12:F - 0 0", "Black sets up last"),
        ("B b1:F - - 0 0", "Red has exactly its 25 pieces"),
        ("R - - - 0 1", "both counters are 0"),
    ] {
        let error = game.read_position(text).unwrap_err().to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
}
