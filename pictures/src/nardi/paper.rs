//! Backgammon on paper, with dice and the doubling cube to fold.

use galds_games::core::Side;

use super::layout::CHECKER;
use super::pieces::pips;
use super::{INKS, ON_WHITE, inks};
use crate::print::{Cut, Page, Paper, Parts, counted, page_picture, square_net};
use crate::{Mark, Point, Shape, point};

pub(super) const PAPER: Paper = Paper {
    titles: Some([
        "Backgammon (Nardi)",
        "Nardi (bekgemons)",
        "Короткие нарды",
        "Backgammon (Nardi)",
        "双陆棋",
    ]),
    scale: 0.225,
    parts: Parts::Beside,
    set: counted,
    cut: Cut::Disc { radius: CHECKER + 1.0 },
    more: Some(dice_and_cube),
    columns: 2,
    rolls: true,
};

/// The sides of a die and of the cube, and the width of lines, in millimetres.
const DIE: f32 = 16.0;
const CUBE: f32 = 24.0;
const LINE_WIDTH: f32 = 0.2;

/// Two dice for each player, and the cube.
fn dice_and_cube(scale: f32) -> Page {
    let mut picture = page_picture("", scale, &INKS);
    let unit = |millimetres: f32| millimetres / scale;
    let line = unit(LINE_WIDTH);
    for (column, row, side) in [
        (0.0, 0.0, Side::First),
        (1.0, 0.0, Side::First),
        (0.0, 1.0, Side::Second),
        (1.0, 1.0, Side::Second),
    ] {
        let corner = point(unit(22.0 + column * 90.0), unit(18.0 + row * 66.0));
        let (faces, lines) = square_net(corner, unit(DIE), line);
        picture.over.extend(lines);
        for (face, number) in faces.into_iter().zip([1, 2, 3, 4, 5, 6]) {
            picture.over.extend(die_face(face, unit(DIE), number, side));
        }
    }
    let (faces, lines) = square_net(point(unit(56.0), unit(170.0)), unit(CUBE), line);
    picture.over.extend(lines);
    for (at, value) in faces.into_iter().zip([2, 4, 8, 16, 32, 64]) {
        let text = u8::to_string(&value);
        picture.over.push(Mark::Text {
            at,
            cell: None,
            text,
            size: unit(CUBE / 2.0),
            ink: ON_WHITE,
        });
    }
    Page::whole(picture, scale)
}

fn die_face(middle: Point, side: f32, number: u8, owner: Side) -> Vec<Mark> {
    let (ground, pip) = inks(owner);
    // Black's dice are dark with pale pips, within the lines along which they are folded.
    let inner = Mark::filled(Shape::square(middle, side * 0.94), ground);
    let spots = pips(number).iter().map(|(right, down)| {
        let at = point(middle.x + right * side * 0.27, middle.y + down * side * 0.27);
        Mark::filled(Shape::circle(at, side * 0.09), pip)
    });
    std::iter::once(inner).chain(spots).collect()
}
