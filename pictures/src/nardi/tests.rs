//! What the drawing of a position shows.

use galds_games::core::{Side, Viewer};

use crate::{Mark, PictureOptions, Point, picture};

const CHECKERS: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5";

/// The number on the cube and where it lies, seen from White's chair.
fn cube(text: &str) -> (String, Point) {
    let mut table = galds_games::open("nardi", "backgammon").unwrap();
    table.set_position(text).unwrap();
    let picture = picture(&*table, Viewer::Side(Side::First), &PictureOptions::default());
    let left_of_the_points = picture.fields[0].places[0].at.x.min(160.0);
    let found = picture.over.into_iter().find_map(|mark| match mark {
        Mark::Text { at, text, .. } if at.x < left_of_the_points => Some((text, at)),
        _ => None,
    });
    found.expect("a cube")
}

#[test]
fn an_offered_cube_shows_the_new_value_on_the_half_of_the_side_that_answers() {
    let (in_the_middle, middle) = cube(&format!("w roll {CHECKERS} 1c -"));
    assert_eq!(in_the_middle, "1");
    let (offered, at) = cube(&format!("b double {CHECKERS} 1c -"));
    assert_eq!(offered, "2");
    assert!(at.y < middle.y, "Black sits at the top");
    let (again, at) = cube(&format!("w double {CHECKERS} 4b -"));
    assert_eq!(again, "8");
    assert!(at.y > middle.y, "White sits at the bottom");
    let (taken, owned) = cube(&format!("w roll {CHECKERS} 8w -"));
    assert_eq!(taken, "8");
    assert!(owned.y > at.y, "a cube that was taken lies at its owner's edge");
}
