//! What holds for all positions, rules and texts: they come back as they were, nothing makes a
//! reader panic, and turns agree with a slow model of the book.

mod model;

use std::collections::BTreeSet;

use galds_core::{Game, RuleSet};
use galds_rotary::intarzia::{Board, Colouring};
use galds_rotary::{Action, Point, Rotary, Rules};
use model::{Balls, Spot, lists, ring, spot, step};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::FileFailurePersistence;

fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..ProptestConfig::default()
    }
}

fn numbers() -> Vec<String> {
    Point::all().map(|point| point.to_string()).collect()
}

/// Captures and traps that fit together, as parts of a rules text.
fn captures() -> impl Strategy<Value = String> {
    let parts = [vec!["outside".to_owned(), "centre".to_owned()], numbers()].concat();
    let any = subsequence(parts, 1..6);
    let combined = (subsequence(vec!["outside", "centre"], 1..=2), subsequence(numbers(), 0..4))
        .prop_map(|(names, points)| {
            points.into_iter().chain(names.into_iter().map(str::to_owned)).collect::<Vec<_>>()
        });
    let traps = prop_oneof![any, combined].prop_map(|parts| parts.join("+"));
    let timed = (select(vec!["after", "during"]), traps)
        .prop_map(|(capture, traps)| format!(",capture={capture},traps={traps}"));
    prop_oneof![Just(String::new()), timed]
}

fn rules() -> impl Strategy<Value = String> {
    let limit = || prop_oneof![Just("off".to_owned()), (2..=u32::MAX).prop_map(|n| n.to_string())];
    let words = (
        select(vec!["text", "geometric"]),
        select(vec!["rim", "rows", "empty"]),
        select(vec!["centre", "paralysis"]),
        select(vec!["yes", "no"]),
    );
    (words, captures(), limit(), limit()).prop_map(
        |((centre, start, goal, offer), captures, repetition, cap)| {
            format!(
                "rotary,centre={centre},start={start},goal={goal},offer={offer}{captures},\
                 repetition={repetition},cap={cap}"
            )
        },
    )
}

/// Up to 13 balls a side, written in order.
fn ball_lists() -> impl Strategy<Value = (String, String)> {
    (subsequence(numbers(), 0..=26), any::<u32>()).prop_map(|(points, colours)| {
        let mut lists = [Vec::new(), Vec::new()];
        for (place, point) in points.into_iter().enumerate() {
            let wanted = (colours >> place & 1) as usize;
            let list = if lists[wanted].len() < 13 { wanted } else { 1 - wanted };
            lists[list].push(point);
        }
        let text = |list: &Vec<String>| {
            if list.is_empty() { "-".to_owned() } else { list.join(",") }
        };
        (text(&lists[0]), text(&lists[1]))
    })
}

fn position() -> impl Strategy<Value = String> {
    (select(vec!["w", "b"]), ball_lists(), any::<u32>())
        .prop_map(|(side, (light, dark), turns)| format!("{side} - {light} {dark} {turns}"))
}

/// Any action at all, most of them senseless.
fn action() -> impl Strategy<Value = Action> {
    let point = || select(Point::all().collect::<Vec<_>>());
    prop_oneof![
        (point(), any::<u8>()).prop_map(|(pivot, k)| Action::Turn { pivot, k }),
        (point(), 0..6u8).prop_map(|(pivot, k)| Action::Turn { pivot, k }),
        point().prop_map(Action::Place),
        (point(), point()).prop_map(|(a, b)| Action::Offer(a, b)),
        point().prop_map(Action::Choose),
    ]
}

/// Nearly right texts, and any others.
fn garbage() -> impl Strategy<Value = String> {
    prop_oneof![
        "[-0-9,:+=/ wbpocat½é]{0,40}",
        "(w|b|r) (-|offer|place|at:[0-9]{0,3}|choose:[0-9,]{0,6}) [0-9,-]{0,20} [0-9,-]{0,20} [0-9]{0,12}",
        "[poc]?[0-9]{0,4}[- /,]{0,2}[0-9]{0,3}",
        ".*"
    ]
}

fn game(rules: &str) -> Rotary {
    Rotary::new(Rules::read(rules).unwrap_or_else(|error| panic!("{rules}: {error}")))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn rules_come_back_from_their_text(text in rules()) {
        let rules = Rules::read(&text).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(Rules::read(&rules.text()), Ok(rules));
    }

    #[test]
    fn positions_come_back_from_their_text(text in position()) {
        let game = game("rotary");
        let read = game.read_position(&text).map_err(|e| TestCaseError::fail(e.to_string()))?;
        prop_assert_eq!(game.position_text(&read), text);
    }

    #[test]
    fn placed_balls_come_back_from_their_text(
        points in subsequence(numbers(), 0..26),
    ) {
        let game = game("rotary,start=empty");
        let mut position = game.start();
        for point in points {
            if let Ok(action) = game.read_action(&position, &point) {
                game.play(&mut position, action);
            }
        }
        let text = game.position_text(&position);
        prop_assert_eq!(game.read_position(&text), Ok(position));
    }

    #[test]
    fn legal_actions_come_back_from_their_token_and_their_book_form(text in position()) {
        let game = game("rotary,cap=off");
        let position = game.read_position(&text).unwrap();
        let mut actions = Vec::new();
        game.legal(&position, &mut actions);
        for action in actions {
            prop_assert_eq!(game.read_action(&position, &action.to_string()), Ok(action));
            let book = game.book(&position, action);
            prop_assert_eq!(game.read_action(&position, &book), Ok(action));
            let words: Vec<&str> = book.split(' ').chain(["54"]).collect();
            prop_assert_eq!(Rotary::words_in_action(&words), 2);
        }
    }

    #[test]
    fn exactly_the_listed_actions_can_be_made_and_others_change_nothing(
        rules in rules(), text in position(), action in action(),
    ) {
        let game = game(&rules);
        let position = game.read_position(&text).unwrap();
        let mut actions = Vec::new();
        game.legal(&position, &mut actions);
        let mut next = position;
        let applied = game.apply(&mut next, action);
        prop_assert_eq!(applied.is_ok(), actions.contains(&action), "{}", action);
        prop_assert!(applied.is_ok() || next == position);
    }

    #[test]
    fn colourings_come_back_from_their_text((light, dark) in ball_lists()) {
        let text = format!("{light} {dark}");
        let read = Colouring::read(Board::Full, &text);
        prop_assert_eq!(read.map(|colouring| colouring.to_string()), Ok(text.clone()));
        if let Ok(read) = Colouring::read(Board::Lid, &text) {
            prop_assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in garbage()) {
        let _ = Rules::read(&text);
        let _ = Colouring::read(Board::Lid, &text);
        let _ = Colouring::read(Board::Full, &text);
        let words: Vec<&str> = text.split_whitespace().collect();
        prop_assert!(Rotary::words_in_action(&words) >= 1);
        for (rules, position) in [
            ("rotary", "w - 53 99 0"),
            ("rotary,start=empty", "w place - - 0"),
            ("rotary,offer=yes", "w offer 11 99 0"),
            ("rotary,offer=yes", "b choose:12,22 11 99 0"),
            ("rotary,offer=yes", "w at:12 11 99 0"),
        ] {
            let game = game(rules);
            let position = game.read_position(position).unwrap();
            let _ = game.read_action(&position, &text);
            if let Ok(read) = game.read_position(&text) {
                prop_assert_eq!(game.read_position(&game.position_text(&read)), Ok(read));
            }
        }
    }

    #[test]
    fn turns_are_those_of_a_slow_model_of_the_book(
        captures in captures(), text in position(),
    ) {
        let rules = format!("rotary,goal=paralysis,cap=off{captures}");
        let game = game(&rules);
        let position = game.read_position(&text).unwrap();
        let mut actions = Vec::new();
        game.legal(&position, &mut actions);
        let found: BTreeSet<(String, String)> = actions
            .into_iter()
            .map(|action| {
                let mut next = position;
                game.play(&mut next, action);
                let text = game.position_text(&next);
                let fields: Vec<&str> = text.split(' ').collect();
                (action.to_string(), format!("{} {}", fields[2], fields[3]))
            })
            .collect();
        prop_assert_eq!(found, Model::new(&rules, &text).turns());
    }
}

/// The book's words about a turn, followed one by one.
struct Model {
    balls: Balls,
    mover: char,
    during: bool,
    after: bool,
    outside_is_trap: bool,
    traps: Vec<Spot>,
}

impl Model {
    fn new(rules: &str, position: &str) -> Model {
        let fields: Vec<&str> = position.split(' ').collect();
        let traps = rules.split_once("traps=").map_or("", |(_, traps)| traps);
        let parts = || traps.split('+').filter(|part| !part.is_empty());
        let points = parts().filter(|part| *part != "outside").flat_map(|part| match part {
            "centre" => vec!["44", "54", "55"],
            point => vec![point],
        });
        Model {
            balls: model::balls(fields[2], fields[3]),
            mover: if fields[0] == "w" { 'l' } else { 'd' },
            during: rules.contains("capture=during"),
            after: rules.contains("capture=after"),
            outside_is_trap: parts().any(|part| part == "outside"),
            traps: points.map(spot).collect(),
        }
    }

    fn exists((row, column): Spot) -> bool {
        (1..=9).contains(&row) && (1..=9).contains(&column) && (-5..=3).contains(&(column - row))
    }

    /// The legal turns with the balls after them.
    fn turns(&self) -> BTreeSet<(String, String)> {
        let spots = (11..=99).map(|number| (number / 10, number % 10));
        let pivots = spots.filter(|&spot| Self::exists(spot) && self.is_pivot(spot));
        let turns = pivots.flat_map(|pivot| (0..6).map(move |k| (pivot, k)));
        turns
            .filter_map(|(pivot, k)| {
                let token = format!("{}{}-{k}", pivot.0, pivot.1);
                Some((token, lists(&self.turned(pivot, k)?)))
            })
            .collect()
    }

    fn is_pivot(&self, spot: Spot) -> bool {
        let around: Vec<char> =
            ring(spot).iter().filter_map(|place| self.balls.get(place)).copied().collect();
        let mine = around.iter().filter(|colour| **colour == self.mover).count();
        !self.balls.contains_key(&spot) && mine > around.len() - mine
    }

    /// The balls after a turn, or none if one would rest outside.
    fn turned(&self, pivot: Spot, k: u32) -> Option<Balls> {
        let mut balls = self.balls.clone();
        for _ in 0..k {
            balls = step(&balls, pivot);
            if self.during {
                self.remove(&mut balls, pivot);
            }
        }
        if self.after {
            self.remove(&mut balls, pivot);
        }
        balls.keys().all(|&spot| Self::exists(spot)).then_some(balls)
    }

    fn remove(&self, balls: &mut Balls, pivot: Spot) {
        let is_trap = |spot: Spot| {
            self.traps.contains(&spot) || (self.outside_is_trap && !Self::exists(spot))
        };
        balls.retain(|&spot, _| !(ring(pivot).contains(&spot) && is_trap(spot)));
    }
}
