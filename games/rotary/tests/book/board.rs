//! The board and the starts.

use galds_core::{Game, RuleSet, Side};
use galds_rotary::rules::Centre;
use galds_rotary::{Point, PointSet, Rotary, Rules};

use crate::desk::{legal, outcome};

const RIM: &str =
    "w - 11,12,21,31,41,51,52,61,72,83,94,95,96 13,14,25,36,47,57,58,69,79,89,97,98,99 0";
const ROWS: &str =
    "w - 11,12,21,22,31,32,41,42,51,52,61,62,72 13,14,24,25,35,36,46,47,57,58,68,69,79 0";

fn start(rules: &str) -> String {
    let game = Rotary::new(Rules::read(rules).unwrap());
    game.position_text(&game.start())
}

fn point(number: u8) -> Point {
    Point::numbered(number).unwrap()
}

#[test]
fn the_board_has_the_sixty_points_of_the_table() {
    let table = [
        "11 12 13 14",
        "21 22 23 24 25",
        "31 32 33 34 35 36",
        "41 42 43 44 45 46 47",
        "51 52 53 54 55 56 57 58",
        "61 62 63 64 65 66 67 68 69",
        "72 73 74 75 76 77 78 79",
        "83 84 85 86 87 88 89",
        "94 95 96 97 98 99",
    ];
    let expected: Vec<String> =
        table.iter().flat_map(|row| row.split(' ')).map(str::to_owned).collect();
    let points: Vec<String> = Point::all().map(|point| point.to_string()).collect();
    assert_eq!(points, expected);
    assert_eq!(points.len(), 60);
}

#[test]
fn a_point_exists_when_its_digits_are_1_to_9_and_differ_by_minus_5_to_3() {
    for number in 0..=u8::MAX {
        let (row, column) = (i32::from(number / 10), i32::from(number % 10));
        let digits = (1..=9).contains(&row) && (1..=9).contains(&column);
        let exists = digits && (-5..=3).contains(&(column - row));
        assert_eq!(Point::numbered(number).is_some(), exists, "{number}");
    }
}

#[test]
fn ring_places_are_clockwise_from_east_and_those_that_do_not_exist_are_outside() {
    let steps = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];
    for pivot in Point::all() {
        let (row, column) = (i32::from(pivot.row()), i32::from(pivot.column()));
        for (place, (down, right)) in steps.into_iter().enumerate() {
            let there = u8::try_from((row + down) * 10 + column + right).ok();
            // A step over the edge of the digits must not wrap into the next row.
            let there = there.filter(|_| (1..=9).contains(&(column + right)));
            let expected = there.and_then(Point::numbered);
            assert_eq!(pivot.neighbour(place), expected, "place {place} of {pivot}");
            assert_eq!(pivot.outside() >> place & 1 == 1, expected.is_none());
        }
    }
}

#[test]
fn a_corner_has_three_ring_places_on_the_board_an_edge_four_the_inside_six() {
    let on_board = |number| point(number).ring().len();
    for corner in [11, 14, 61, 69, 94, 99] {
        assert_eq!(on_board(corner), 3, "{corner}");
    }
    for edge in [12, 13, 21, 41, 51, 25, 47, 58, 72, 83, 79, 89, 95, 98] {
        assert_eq!(on_board(edge), 4, "{edge}");
    }
    for inner in [22, 24, 44, 52, 57, 62, 68, 85, 88] {
        assert_eq!(on_board(inner), 6, "{inner}");
    }
}

#[test]
fn the_centre_is_44_54_55_or_by_option_the_middle_54_55_65() {
    assert_eq!(Centre::Text.points(), PointSet::of(&[44, 54, 55]));
    assert_eq!(Centre::Geometric.points(), PointSet::of(&[54, 55, 65]));
    assert_eq!(Rules::standard().centre, Centre::Text);
}

#[test]
fn the_mirror_takes_row_and_column_to_row_and_row_plus_4_less_column() {
    for at in Point::all() {
        let (row, column) = (at.row(), at.column());
        assert_eq!(at.mirrored(), point(row * 10 + row + 4 - column), "{at}");
    }
}

#[test]
fn the_rim_start_is_the_standard_one() {
    assert_eq!(start("rotary"), RIM);
    assert_eq!(start("rotary,start=rim"), RIM);
}

#[test]
fn the_rows_start_has_six_and_seven_balls_on_each_flank() {
    assert_eq!(start("rotary,start=rows"), ROWS);
}

#[test]
fn an_empty_start_has_no_balls_and_begins_with_placing() {
    assert_eq!(start("rotary,start=empty"), "w place - - 0");
}

#[test]
fn at_the_fixed_starts_each_side_has_13_balls_and_dark_mirrors_light() {
    for rules in ["rotary", "rotary,start=rows"] {
        let game = Rotary::new(Rules::read(rules).unwrap());
        let start = game.start();
        let (light, dark) = (start.balls(Side::First), start.balls(Side::Second));
        assert_eq!((light.len(), dark.len()), (13, 13));
        assert_eq!(light.mirrored(), dark);
        assert!((light & dark).is_empty());
        assert_eq!(start.side(), Side::First, "Light acts first");
    }
}

#[test]
fn the_game_is_on_at_every_start() {
    for rules in ["rotary", "rotary,start=rows", "rotary,start=empty", "rotary,offer=yes"] {
        assert_eq!(outcome(rules, &start(rules)), "*", "{rules}");
        assert!(!legal(rules, &start(rules)).is_empty());
    }
}
