//! The rule book, sentence by sentence.

mod common;

use common::{after, game, legal, position, random_action};
use galds_core::{AnyTable, Game, Outcome, Rng, Side, Table, Turn, perft};
use galds_nardi::Nardi;

const START: &str = "24:2,13:5,8:3,6:5";

fn start(side: &str, phase: &str, cube: &str, score: &str) -> String {
    format!("{side} {phase} {START} {START} {cube} {score}")
}

fn refusal(game: &Nardi, text: &str, action: &str) -> String {
    let position = position(game, text);
    game.read_action(&position, action).unwrap_err().to_string()
}

fn unread(rules: &str, text: &str) -> String {
    game(rules).read_position(text).unwrap_err().to_string()
}

#[test]
fn the_starts_of_both_presets() {
    let text = |rules: &str| game(rules).position_text(&game(rules).start());
    assert_eq!(text("nardi"), start("w", "open", "-", "-"));
    assert_eq!(text("backgammon"), start("w", "open", "1c", "-"));
    assert_eq!(text("backgammon,match=7"), start("w", "open", "1c", "0,0,7"));
}

#[test]
fn the_higher_die_begins_and_rolls_again_or_keeps_the_dice() {
    let nardi = game("nardi");
    let open = start("w", "open", "-", "-");
    assert_eq!(after(&nardi, &open, &["o31"]), start("w", "roll", "-", "-"));
    assert_eq!(after(&nardi, &open, &["1-3"]), start("b", "roll", "-", "-"));
    let open = start("w", "open", "1c", "-");
    assert_eq!(after(&game("backgammon"), &open, &["o31"]), start("w", "31", "1c", "-"));
    assert_eq!(after(&game("backgammon"), &open, &["o13"]), start("b", "31", "1c", "-"));
}

#[test]
fn there_are_30_openings_of_equal_weight_and_equal_dice_are_none_of_them() {
    let nardi = game("nardi");
    let open = start("w", "open", "-", "-");
    assert_eq!(legal(&nardi, &open).len(), 30);
    let mut results = Vec::new();
    nardi.chances(&position(&nardi, &open), &mut results);
    assert!(results.len() == 30 && results.iter().all(|result| result.weight == 1));
    assert!(refusal(&nardi, &open, "o33").contains("rolled again"));
    assert!(refusal(&nardi, &open, "o71").contains("isn't a roll"));
}

#[test]
fn there_are_21_rolls_by_weight_and_double_beside_them_where_it_is_allowed() {
    let backgammon = game("backgammon");
    let roll = start("w", "roll", "1c", "-");
    let tokens = legal(&backgammon, &roll);
    assert!(tokens.len() == 22 && tokens.contains(&"double".to_owned()));
    let mut results = Vec::new();
    backgammon.chances(&position(&backgammon, &roll), &mut results);
    assert_eq!(results.len(), 21);
    assert_eq!(results.iter().map(|result| result.weight).sum::<u32>(), 36);
    assert_eq!(legal(&game("nardi"), &start("w", "roll", "-", "-")).len(), 21);
}

#[test]
fn a_checker_may_land_on_empty_own_or_single_enemy_points_only() {
    let nardi = game("nardi");
    let tokens = legal(&nardi, "w 21 8:1,6:14 24:2,20:1,18:1,13:11 - -");
    // 8-6 is own, 8-7 and 6-5 hit (Black's 18 and 20), 6-4 is empty; Black's 24 closes 1.
    assert!(tokens.contains(&"8-7*,7-5*".to_owned()), "{tokens:?}");
    assert!(tokens.contains(&"8-7*,6-4".to_owned()));
    assert!(
        refusal(&nardi, "w 51 8:1,6:14 24:2,20:1,18:1,13:11 - -", "6/1 6/5")
            .contains("point 1 is blocked")
    );
}

#[test]
fn one_checker_must_be_able_to_stand_on_each_point_between() {
    let nardi = game("nardi");
    assert_eq!(legal(&nardi, "w 65 20:1,1:14 16:2,6:13 - -"), ["20-14"]);
    assert_eq!(legal(&nardi, "w 65 20:1,1:14 11:2,6:13 - -"), ["20-15,15-9"]);
}

#[test]
fn a_hit_checker_goes_to_the_bar_and_enters_first() {
    let nardi = game("nardi");
    let hit = after(&nardi, "w 31 8:1,6:14 20:1,13:14 - -", &["8/5* 6/5"]);
    assert_eq!(hit, "b roll 6:13,5:2 bar:1,13:14 - -");
    let text = "b 21 6:13,5:2 bar:1,13:14 - -";
    let tokens = legal(&nardi, text);
    assert!(!tokens.is_empty());
    assert!(tokens.iter().all(|token| token.starts_with("bar-")), "{tokens:?}");
    assert!(refusal(&nardi, text, "13/11 13/12").contains("it has to enter before any other"));
}

#[test]
fn bearing_off_needs_all_at_home_and_stops_after_a_hit() {
    let nardi = game("nardi");
    assert!(refusal(&nardi, "w 61 7:1,6:14 13:15 - -", "6/off 6/5").contains("a checker on 7"));
    assert!(refusal(&nardi, "w 61 bar:1,6:3,off:11 13:15 - -", "6/off 6/5").contains("on the bar"));
    // The last checker comes home with one die, and the other bears off.
    assert!(legal(&nardi, "w 61 7:1,6:14 13:15 - -").contains(&"7-1,1-off".to_owned()));
}

#[test]
fn a_die_bears_off_from_its_point_or_from_the_highest_if_that_is_lower() {
    let nardi = game("nardi");
    assert_eq!(legal(&nardi, "w 65 4:2,1:13 13:15 - -"), ["4-off,4-off"]);
    assert_eq!(legal(&nardi, "w 62 5:1,3:1,off:13 13:15 - -"), ["5-3,3-off", "5-off,3-1"]);
    let message = refusal(&nardi, "w 41 6:1,3:14 13:15 - -", "3/off 3/2");
    assert_eq!(message, "a 4 does not bear off from 3 while you have a checker on 6");
}

#[test]
fn a_step_inside_the_home_is_a_choice_beside_bearing_off() {
    let tokens = legal(&game("nardi"), "w 21 4:5,2:5,1:5 13:15 - -");
    for token in ["2-off,1-off", "4-2,2-1", "4-3,2-off", "4-3,4-2"] {
        assert!(tokens.contains(&token.to_owned()), "{token}: {tokens:?}");
    }
}

#[test]
fn the_larger_die_must_be_played_if_only_one_can() {
    let nardi = game("nardi");
    let text = "w 65 20:1,1:14 16:2,6:13 - -";
    assert!(refusal(&nardi, text, "20/15").contains("must be the larger one: 6"));
    assert_eq!(legal(&nardi, "b 65 16:2,11:2,6:11 20:1,1:14 - -"), ["20-15"]);
}

#[test]
fn a_lost_turn_is_the_action_pass_and_only_then() {
    let nardi = game("nardi");
    let shut = "w 64 bar:1,13:2,6:5,5:5,4:2 6:3,5:3,4:3,3:2,2:2,1:2 - -";
    assert_eq!(legal(&nardi, shut), ["pass"]);
    assert!(after(&nardi, shut, &["cannot move"]).starts_with("b roll bar:1,"));
    assert!(refusal(&nardi, &start("w", "31", "-", "-"), "pass").contains("there is a legal move"));
    assert!(refusal(&nardi, shut, "13/7").contains("it has to enter before any other"));
}

#[test]
fn gammons_count_two_and_backgammons_three_where_they_are_played() {
    let outcome = |rules: &str, text: &str| {
        let game = game(rules);
        game.turn(&position(&game, text)).outcome_text()
    };
    for (loser, times) in [
        ("13:14,off:1", "1-0"),
        ("13:15", "2-0"),
        ("18:1,13:14", "2-0"),
        ("19:1,13:14", "3-0"),
        ("24:1,13:14", "3-0"),
        ("bar:1,13:14", "3-0"),
        ("bar:1,13:13,off:1", "1-0"),
    ] {
        assert_eq!(outcome("backgammon", &format!("w over off:15 {loser} 1c -")), times);
        assert_eq!(outcome("nardi", &format!("w over off:15 {loser} - -")), "1-0");
    }
    assert_eq!(outcome("backgammon", "b over 13:15 off:15 4w -"), "0-8");
    assert_eq!(outcome("backgammon", "w over off:15 19:1,13:14 8b -"), "24-0");
}

#[test]
fn the_cube_is_offered_taken_and_dropped() {
    let backgammon = game("backgammon");
    let roll = start("b", "roll", "1c", "-");
    let offered = start("w", "double", "1c", "-");
    assert_eq!(after(&backgammon, &roll, &["Doubles => 2"]), offered);
    assert_eq!(after(&backgammon, &offered, &["Takes"]), start("b", "roll", "2w", "-"));
    assert_eq!(after(&backgammon, &offered, &["Drops"]), start("b", "over", "1c", "-"));
    assert_eq!(legal(&backgammon, &offered), ["drop", "take"]);
    // The dropper loses the stake before the double.
    let position = position(&backgammon, &start("b", "over", "4b", "-"));
    assert_eq!(backgammon.turn(&position).outcome_text(), "0-4");
    assert!(refusal(&backgammon, &roll, "Doubles => 4").contains("takes the cube to 2"));
    assert!(refusal(&backgammon, &offered, "31").contains("take or drop"));
}

#[test]
fn doubling_is_refused_with_its_reason() {
    let message = |rules: &str, text: &str| refusal(&game(rules), text, "double");
    assert!(message("nardi", &start("w", "roll", "-", "-")).contains("without the cube"));
    assert!(message("backgammon", &start("w", "roll", "2b", "-")).contains("owns the cube"));
    let crawford = start("b", "roll", "1c", "4,3,5C");
    assert!(message("backgammon,match=5", &crawford).contains("Crawford"));
    let dead = start("w", "roll", "2w", "3,3,5");
    assert!(message("backgammon,match=5", &dead).contains("already wins you the match"));
    let highest = start("w", "roll", "536870912w", "-");
    assert!(message("backgammon", &highest).contains("at its highest value"));
    assert!(message("backgammon", &start("w", "31", "1c", "-")).contains("White has to play 31"));
}

#[test]
fn the_crawford_game_is_the_first_after_a_side_comes_within_one_point() {
    let five = game("backgammon,match=5");
    // White wins two from 2-0: the next game is the Crawford game.
    let text = "w 11 1:1,off:14 6:15 1c 2,0,5";
    assert_eq!(after(&five, text, &["1/off"]), start("w", "open", "1c", "4,0,5C"));
    // Black wins it: doubling is back.
    let text = "b 11 6:15 1:1,off:14 1c 4,0,5C";
    assert_eq!(after(&five, text, &["1/off"]), start("w", "open", "1c", "4,2,5"));
    // Black comes within one point too: there is no second Crawford game.
    let text = "b 11 6:14,off:1 1:1,off:14 2w 4,2,5";
    assert_eq!(after(&five, text, &["1/off"]), start("w", "open", "1c", "4,4,5"));
}

#[test]
fn a_match_to_one_point_has_no_crawford_game_and_no_doubling() {
    let one = game("backgammon,match=1");
    assert_eq!(one.position_text(&one.start()), start("w", "open", "1c", "0,0,1"));
    assert_eq!(legal(&one, &start("w", "roll", "1c", "0,0,1")).len(), 21);
    assert!(unread("backgammon,match=1", &start("w", "roll", "1c", "0,0,1C")).contains("Crawford"));
}

#[test]
fn the_outcome_of_a_match_is_its_score_not_capped_and_keeps_its_c() {
    let five = game("backgammon,match=5");
    let over = after(&five, "w 61 3:1,off:14 bar:1,9:14 2b 3,4,5", &["3/off"]);
    assert_eq!(over, "w over off:15 bar:1,9:14 2b 9,4,5");
    assert_eq!(five.turn(&position(&five, &over)).outcome_text(), "9-4");
    let over = after(&five, "b 64 7:15 4:1,1:1,off:13 1c 4,3,5C", &["4/off 1/off"]);
    assert_eq!(over, "b over 7:15 off:15 1c 4,5,5C");
}

#[test]
fn joined_steps_groups_and_missing_stars_are_read_and_unclear_ones_refused() {
    let nardi = game("nardi");
    let text = "w 53 13:2,6:13 17:1,13:14 - -";
    assert!(refusal(&nardi, text, "13-5").contains("ways that hit differently"));
    assert_eq!(after(&nardi, text, &["8/5 13/8"]), "b roll 13:1,6:13,5:1 bar:1,13:14 - -");
    assert_eq!(after(&nardi, text, &["13/10/5"]), "b roll 13:1,6:13,5:1 17:1,13:14 - -");
    assert!(refusal(&nardi, text, "13/10* 6/1").contains("nothing is hit on 10"));
}

#[test]
fn wrong_positions_are_refused_with_what_is_wrong() {
    let nardi = |text: &str| unread("nardi", text);
    assert_eq!(
        nardi("w roll"),
        "a position has 6 parts (side, phase, white, black, cube, score), not 2"
    );
    assert_eq!(
        nardi(&start("x", "roll", "-", "-")),
        "the side to move is w (White) or b (Black), not `x`"
    );
    assert!(nardi(&start("w", "70", "-", "-")).starts_with("the phase is open, roll"));
    assert_eq!(
        nardi("w roll 24:2,13:6,8:3,6:5 24:2,13:5,8:3,6:5 - -"),
        "White has 16 checkers; there are 15 a side, those on the bar and off included"
    );
    assert!(nardi("w roll 24:15 1:15 - -").contains("both cannot have checkers there"));
    assert!(nardi("w roll 6:15 24:2,24:13 - -").contains("Black has the point 24 twice"));
    assert!(nardi("w roll 6:15 26:15 - -").contains("not `26:15`"));
    assert!(nardi("w roll 6:15,5:0 24:15 - -").contains("not `5:0`"));
    assert!(nardi("w roll off:15 24:15 - -").contains("the phase is over"));
    assert!(nardi(&start("b", "open", "-", "-")).contains("in phase open the side is w"));
    assert!(nardi(&start("w", "roll", "1c", "-")).contains("have no cube"));
    assert!(nardi(&start("w", "roll", "-", "0,0,5")).contains("a single game has no score"));
    assert!(nardi(&start("w", "double", "-", "-")).contains("could not have doubled"));
    assert!(nardi(&start("w", "over", "-", "-")).contains("the winner has all checkers off"));
    assert!(nardi("b over off:15 6:15 - -").contains("the side is the winner"));
    let money = |cube: &str| unread("backgammon", &start("w", "roll", cube, "-"));
    for cube in ["-", "2c", "1w", "3w", "0b", "w", "1073741824w", "+2w", "½"] {
        assert!(money(cube).contains("power of two"), "{cube}");
    }
    let score = |score: &str| unread("backgammon,match=5", &start("w", "roll", "1c", score));
    assert!(score("5,0,5").contains("so the phase is over"));
    assert!(score("0,0,7").contains("goes to 5 by the rules"));
    assert!(score("3,3,5C").contains("Crawford"));
    assert!(score("4,4,5C").contains("Crawford"));
    assert!(score("-").contains("such as 0,0,5"));
    assert!(
        unread("backgammon,match=5", &start("w", "roll", "2w", "4,0,5C"))
            .contains("the cube is 1c")
    );
}

#[test]
fn perft_counts_plays_only() {
    let nardi = game("nardi");
    let roll = position(&nardi, &start("w", "roll", "-", "-"));
    assert_eq!(perft(&nardi, &roll, 1), Ok(447));
    assert_eq!(perft(&nardi, &roll, 2), Ok(202_782));
    let backgammon = game("backgammon");
    let roll = position(&backgammon, &start("w", "roll", "1c", "-"));
    assert_eq!(perft(&backgammon, &roll, 2), Ok(202_782));
    let offered = position(&backgammon, &start("w", "double", "1c", "-"));
    assert_eq!(perft(&backgammon, &offered, 1), Ok(0));
}

#[test]
fn book_words_are_kept_together() {
    let words = |text: &str| Nardi::words_in_action(&text.split(' ').collect::<Vec<_>>());
    assert_eq!(words("8/5 6/5 64: 24/14"), 2);
    assert_eq!(words("31: 8/5 6/5"), 1);
    assert_eq!(words("Doubles => 2 Takes"), 3);
    assert_eq!(words("double take"), 1);
    assert_eq!(words("cannot move 31:"), 2);
    assert_eq!(words("pass 31:"), 1);
    assert_eq!(words("6/off(2) 3-1 8/5 6/5"), 1);
    assert_eq!(words("8-5,6-5 31"), 1);
}

#[test]
fn whole_matches_can_be_typed_in_book_notation() {
    let mut table = Table::new(game("backgammon,match=3"));
    let text = "3-1 8/5 6/5 Doubles => 2 Takes 64: 24/14 Doubles => 4 Drops 1-6 24/23 13/7";
    let words: Vec<&str> = text.split(' ').collect();
    let mut rest = &words[..];
    while !rest.is_empty() {
        let (action, later) = rest.split_at(table.words_in_action(rest));
        let text = action.join(" ");
        if let Err(error) = table.play_text(&text) {
            panic!("{text} in {}: {error}", table.position_text());
        }
        rest = later;
    }
    assert!(table.position_text().ends_with("1c 2,0,3C"), "{}", table.position_text());
}

/// Every play by trying all orders of all steps, as the book says it; results as texts.
mod by_hand {
    use std::collections::BTreeSet;

    pub(crate) type Board = ([i8; 26], [i8; 26]);

    fn step(board: &Board, from: usize, die: usize) -> Option<(Board, usize)> {
        let (mut own, mut enemy) = *board;
        if own[from] == 0 || (own[25] > 0 && from != 25) {
            return None;
        }
        let to = if from > die {
            from - die
        } else {
            let all_home = own[7..].iter().all(|&count| count == 0);
            let higher = own[from + 1..].iter().any(|&count| count > 0);
            if !all_home || (from < die && higher) {
                return None;
            }
            0
        };
        if to > 0 && enemy[25 - to] > 1 {
            return None;
        }
        if to > 0 && enemy[25 - to] == 1 {
            enemy[25 - to] = 0;
            enemy[25] += 1;
        }
        own[from] -= 1;
        own[to] += 1;
        Some(((own, enemy), to))
    }

    fn walk(board: &Board, dice: &[usize], used: usize, found: &mut Vec<BTreeSet<Board>>) {
        if found.len() <= used {
            found.resize(used + 1, BTreeSet::new());
        }
        found[used].insert(*board);
        let Some((&pips, rest)) = dice.split_first() else { return };
        for from in 1..=25 {
            if let Some((next, _)) = step(board, from, pips) {
                walk(&next, rest, used + 1, found);
            }
        }
    }

    pub(crate) fn results(board: &Board, high: usize, low: usize) -> BTreeSet<Board> {
        let longest =
            |found: Vec<BTreeSet<Board>>| (found.len(), found.into_iter().last().unwrap());
        let run = |dice: &[usize]| {
            let mut found = Vec::new();
            walk(board, dice, 0, &mut found);
            longest(found)
        };
        if high == low {
            return run(&[high; 4]).1;
        }
        let ((most_high, mut by_high), (most_low, by_low)) = (run(&[high, low]), run(&[low, high]));
        if most_high == 3 || most_low == 3 {
            if most_high < 3 {
                by_high.clear();
            }
            if most_low == 3 {
                by_high.extend(by_low);
            }
            return by_high;
        }
        if most_high == 2 { by_high } else { by_low }
    }
}

#[test]
fn a_game_that_is_given_away_costs_what_the_cube_says_and_a_match_as_a_whole() {
    let given_away = |rules: &str, cube: &str, score: &str, loser| {
        let game = game(rules);
        let position = position(&game, &start("w", "roll", cube, score));
        game.given_away(&position, loser)
    };
    assert_eq!(given_away("nardi", "-", "-", Side::First), Outcome::score(0, 1));
    assert_eq!(given_away("backgammon", "4w", "-", Side::Second), Outcome::score(4, 0));
    assert_eq!(given_away("backgammon,match=7", "2b", "6,3,7", Side::First), Outcome::score(6, 7));
}

#[test]
fn plays_agree_with_trying_everything_in_every_order() {
    let nardi = game("nardi");
    let board = |position: &galds_nardi::Position, side| {
        let checkers = position.checkers(side);
        let mut counts = [0; 26];
        for (point, count) in checkers.counts() {
            counts[point.number() as usize] = count as i8;
        }
        counts
    };
    let mut rng = Rng::seeded(1);
    let mut checked = 0;
    while checked < 6000 {
        let mut now = nardi.start();
        while nardi.turn(&now).outcome().is_none() {
            if let galds_nardi::Phase::Dice(roll) = now.phase() {
                let (side, other) = (now.side(), now.side().other());
                let before = (board(&now, side), board(&now, other));
                let (high, low) = (roll.high().pips() as usize, roll.low().pips() as usize);
                let expected = by_hand::results(&before, high, low);
                let mut actions = Vec::new();
                nardi.legal(&now, &mut actions);
                let results: std::collections::BTreeSet<_> = actions
                    .iter()
                    .map(|&action| {
                        let mut next = now;
                        nardi.play(&mut next, action);
                        (board(&next, side), board(&next, other))
                    })
                    .collect();
                let text = nardi.position_text(&now);
                assert_eq!(results.len(), actions.len(), "{text}");
                assert_eq!(results, expected, "{text}");
                assert_eq!(
                    nardi.count(&now, &mut Vec::new()),
                    Some(actions.len() as u64),
                    "{text}"
                );
                checked += 1;
            }
            let action = random_action(&nardi, &now, &mut rng);
            nardi.play(&mut now, action);
        }
    }
    assert_eq!(nardi.turn(&nardi.start()), Turn::Chance);
}
