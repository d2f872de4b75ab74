//! Checkers, dice and the cube.

use galds_games::core::Side;
use galds_games::core::scene::{Cube, Die, Zone};

use super::layout::{CHECKER, Layout, SLAB, TRAY_WIDTH};
use super::{CUBE, EDGE, LABEL, LAST, ON_WHITE, Stack, inks};
use crate::{Glyph, Look, Mark, Paint, Place, Point as At, Shape, cell, point as at};

const DIE: f32 = 74.0;
const CUBE_SIDE: f32 = 76.0;

/// A checker of each side, lying on the board and standing in the tray.
pub(super) fn glyphs() -> Vec<Glyph> {
    let sides = [(Side::First, "White", "○"), (Side::Second, "Black", "●")];
    let lying = sides.map(|(side, name, symbol)| checker(side, name, symbol));
    let in_tray = sides.map(|(side, name, symbol)| slab(side, name, symbol));
    lying.into_iter().chain(in_tray).collect()
}

/// The index of the glyph for the checkers of a stack.
pub(super) fn glyph_of(stack: &Stack) -> usize {
    let side = stack.side.index();
    if stack.zone == Zone::Off { 2 + side } else { side }
}

fn look(side: Side, zone: Zone) -> Look {
    Look { zone, ..Look::of(side, "checker") }
}

fn checker(side: Side, name: &str, symbol: &str) -> Glyph {
    let (ink, line) = inks(side);
    let circle = |radius| Shape::circle(at(0.0, 0.0), radius);
    Glyph {
        look: look(side, Zone::Board),
        name: format!("{name} checker"),
        symbol: symbol.to_owned(),
        ink,
        marks: vec![
            Mark::framed(circle(CHECKER - 1.0), Paint::Sheen(ink), EDGE, 2.0),
            Mark::outlined(circle(CHECKER * 0.74), line, 1.5),
            Mark::framed(circle(CHECKER * 0.5), Paint::Hollow(ink), line, 1.0),
        ],
    }
}

fn slab(side: Side, name: &str, symbol: &str) -> Glyph {
    let (ink, line) = inks(side);
    let width = TRAY_WIDTH - 24.0;
    let shape = |width: f32, height: f32| Shape::Rectangle {
        at: at(-width / 2.0, -height / 2.0),
        width,
        height,
        round: 5.0,
    };
    Glyph {
        look: look(side, Zone::Off),
        name: format!("{name} checker borne off"),
        symbol: symbol.to_owned(),
        ink,
        marks: vec![
            Mark::framed(shape(width, SLAB - 2.0), Paint::Sheen(ink), EDGE, 1.5),
            Mark::outlined(shape(width * 0.5, SLAB * 0.3), line, 1.0),
        ],
    }
}

/// The number on a stack that is higher than it is shown, and beside the tray.
pub(super) fn stack_count(layout: Layout, stack: &Stack, shown: usize, top: Place) -> Option<Mark> {
    let count = stack.count;
    if stack.zone == Zone::Off {
        let (at, cell) = layout.off_count(stack.side);
        return Some(Mark::Text {
            at,
            cell: Some(cell),
            text: count.to_string(),
            size: 26.0,
            ink: LABEL,
        });
    }
    (count > shown).then(|| Mark::Text {
        at: top.at,
        // Beside the checker, which has the middle of its cell.
        cell: Some(cell(top.cell.column + 2, top.cell.row)),
        text: count.to_string(),
        size: 34.0,
        ink: inks(stack.side).1,
    })
}

/// The cube as it lies. While a double is offered it has been turned already and lies before the side
/// that has to answer, marked as what was done last.
pub(super) fn draw_cube(layout: Layout, cube: Option<Cube>, over: &mut Vec<Mark>) {
    let Some(cube) = cube else { return };
    let is_offered = cube.offered_to.is_some();
    let (middle, cell) =
        cube.offered_to.map_or_else(|| layout.cube(cube.owner), |side| layout.offered_cube(side));
    let value = u64::from(cube.value) * if is_offered { 2 } else { 1 };
    over.push(Mark::framed(rounded(middle, CUBE_SIDE), Paint::Sheen(CUBE), EDGE, 2.5));
    if is_offered {
        over.push(Mark::outlined(rounded(middle, CUBE_SIDE + 8.0), LAST, 6.0));
    }
    let text = value.to_string();
    let size = if text.len() <= 2 { 40.0 } else { 100.0 / text.len() as f32 };
    over.push(Mark::Text { at: middle, cell: Some(cell), text, size, ink: ON_WHITE });
}

pub(super) fn draw_dice(layout: Layout, dice: &[Die], over: &mut Vec<Mark>) {
    for (die, shift) in dice.iter().zip([-0.65, 0.65]) {
        let (middle, _) = layout.dice(die.side);
        draw_die(at(middle.x + shift * DIE, middle.y), *die, over);
    }
}

fn draw_die(middle: At, die: Die, over: &mut Vec<Mark>) {
    let (ink, pip) = inks(die.side);
    over.push(Mark::framed(rounded(middle, DIE), Paint::Sheen(ink), EDGE, 2.0));
    for &(right, down) in pips(die.pips) {
        let place = at(middle.x + right * DIE * 0.27, middle.y + down * DIE * 0.27);
        over.push(Mark::filled(Shape::circle(place, DIE * 0.09), pip));
    }
}

/// Where the pips of a die are, from its middle.
pub(super) const fn pips(pips: u8) -> &'static [(f32, f32)] {
    const L: f32 = -1.0;
    const O: f32 = 0.0;
    const R: f32 = 1.0;
    match pips {
        1 => &[(O, O)],
        2 => &[(L, L), (R, R)],
        3 => &[(L, L), (O, O), (R, R)],
        4 => &[(L, L), (L, R), (R, L), (R, R)],
        5 => &[(L, L), (L, R), (O, O), (R, L), (R, R)],
        _ => &[(L, L), (L, O), (L, R), (R, L), (R, O), (R, R)],
    }
}

fn rounded(middle: At, side: f32) -> Shape {
    Shape::Rectangle {
        at: at(middle.x - side / 2.0, middle.y - side / 2.0),
        width: side,
        height: side,
        round: side * 0.16,
    }
}
