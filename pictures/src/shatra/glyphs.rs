//! The men as drawings: five outlines that differ at a glance.
//!
//! The biy wears a crown, the batyr is a shield with a star of eight rays (the directions in which he
//! goes), the tura a tower, the yalkyn (a flame, in Altai) a flame, the shatra a plain disc. White's
//! men are pale with dark lines, Black's dark with pale lines, so that they also differ in print.

use galds_games::core::{Game, Side};
use galds_games::shatra::Shatra;
use galds_games::shatra::men::Kind;

use crate::{Glyph, Ink, Look, Mark, Path, Point, Shape, point};

/// The ink of White's men.
pub(super) const WHITE: Ink = Ink("white");
/// The ink of Black's men.
pub(super) const BLACK: Ink = Ink("black");
/// Around Black's men, so that they stand off a dark field.
pub(super) const HALO: Ink = Ink("halo");

const LINE: f32 = 4.0;

/// The colours of one side's men.
#[derive(Clone, Copy)]
struct Dress {
    body: Ink,
    line: Ink,
    detail: Ink,
}

/// All glyphs, in the order of [`number`].
pub(super) fn all() -> Vec<Glyph> {
    let men = Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| (side, kind)));
    men.map(|(side, kind)| glyph(side, kind)).collect()
}

/// The place of a man's glyph among [`all`].
pub(super) fn number(side: Side, kind: Kind) -> usize {
    side.index() * Kind::ALL.len() + kind as usize
}

fn glyph(side: Side, kind: Kind) -> Glyph {
    let dress = match side {
        Side::First => Dress { body: WHITE, line: BLACK, detail: BLACK },
        Side::Second => Dress { body: BLACK, line: HALO, detail: WHITE },
    };
    let marks = match kind {
        Kind::Biy => crown(dress),
        Kind::Batyr => shield(dress),
        Kind::Tura => tower(dress),
        Kind::Yalkyn => flame(dress),
        Kind::Shatra => disc(dress),
    };
    Glyph {
        look: Look::of(side, kind.name()),
        name: format!("{} {kind}", Shatra::ABOUT.side(side).name),
        symbol: symbol(side, kind).to_string(),
        ink: dress.body,
        marks,
    }
}

/// Letters as in position texts, small for Black, and discs.
fn symbol(side: Side, kind: Kind) -> char {
    match (side, kind.letter()) {
        (Side::First, Some(letter)) => letter,
        (Side::Second, Some(letter)) => letter.to_ascii_lowercase(),
        (Side::First, None) => '○',
        (Side::Second, None) => '●',
    }
}

fn polygon(points: &[(f32, f32)]) -> Shape {
    Shape::Polygon(points.iter().map(|&(x, y)| point(x, y)).collect())
}

fn line(from: Point, to: Point) -> Shape {
    Shape::Path(Path::new().move_to(from).line_to(to))
}

fn crown(dress: Dress) -> Vec<Mark> {
    let outline = polygon(&[
        (-28.0, 34.0),
        (-36.0, -14.0),
        (-17.0, 6.0),
        (0.0, -30.0),
        (17.0, 6.0),
        (36.0, -14.0),
        (28.0, 34.0),
    ]);
    let mut marks = vec![Mark::framed(outline, dress.body, dress.line, LINE)];
    for (x, y) in [(-36.0, -17.0), (0.0, -33.0), (36.0, -17.0)] {
        let jewel = Shape::circle(point(x, y), 6.0);
        marks.push(Mark::framed(jewel, dress.body, dress.line, LINE - 1.0));
    }
    let band = line(point(-25.0, 21.0), point(25.0, 21.0));
    marks.push(Mark::outlined(band, dress.detail, LINE));
    marks
}

fn shield(dress: Dress) -> Vec<Mark> {
    let outline = Path::new()
        .move_to(point(0.0, -36.0))
        .curve_to(point(7.0, -29.0), point(18.0, -27.0), point(28.0, -27.0))
        .curve_to(point(30.0, 6.0), point(25.0, 29.0), point(0.0, 40.0))
        .curve_to(point(-25.0, 29.0), point(-30.0, 6.0), point(-28.0, -27.0))
        .curve_to(point(-18.0, -27.0), point(-7.0, -29.0), point(0.0, -36.0))
        .close();
    let mut marks = vec![Mark::framed(Shape::Path(outline), dress.body, dress.line, LINE)];
    for (x, y) in [(0.0, 21.0), (18.0, 0.0), (13.0, 13.0), (13.0, -13.0)] {
        let ray = line(point(-x, -y - 2.0), point(x, y - 2.0));
        marks.push(Mark::outlined(ray, dress.detail, LINE));
    }
    marks
}

fn tower(dress: Dress) -> Vec<Mark> {
    let outline = polygon(&[
        (-27.0, -31.0),
        (-16.0, -31.0),
        (-16.0, -21.0),
        (-6.0, -21.0),
        (-6.0, -31.0),
        (6.0, -31.0),
        (6.0, -21.0),
        (16.0, -21.0),
        (16.0, -31.0),
        (27.0, -31.0),
        (27.0, -9.0),
        (20.0, -2.0),
        (20.0, 22.0),
        (31.0, 29.0),
        (31.0, 38.0),
        (-31.0, 38.0),
        (-31.0, 29.0),
        (-20.0, 22.0),
        (-20.0, -2.0),
        (-27.0, -9.0),
    ]);
    let door = Path::new()
        .move_to(point(-8.0, 36.0))
        .line_to(point(-8.0, 18.0))
        .curve_to(point(-8.0, 7.0), point(8.0, 7.0), point(8.0, 18.0))
        .line_to(point(8.0, 36.0))
        .close();
    vec![
        Mark::framed(outline, dress.body, dress.line, LINE),
        Mark::filled(Shape::Path(door), dress.detail),
        Mark::outlined(line(point(-17.0, -4.0), point(17.0, -4.0)), dress.detail, LINE - 1.0),
    ]
}

fn flame(dress: Dress) -> Vec<Mark> {
    let outline = Path::new()
        .move_to(point(4.0, -42.0))
        .curve_to(point(6.0, -22.0), point(29.0, -12.0), point(29.0, 13.0))
        .curve_to(point(29.0, 30.0), point(15.0, 39.0), point(0.0, 39.0))
        .curve_to(point(-16.0, 39.0), point(-29.0, 29.0), point(-29.0, 12.0))
        .curve_to(point(-29.0, -3.0), point(-21.0, -10.0), point(-20.0, -24.0))
        .curve_to(point(-13.0, -20.0), point(-9.0, -14.0), point(-8.0, -7.0))
        .curve_to(point(-2.0, -15.0), point(4.0, -28.0), point(4.0, -42.0))
        .close();
    let heart = Path::new()
        .move_to(point(2.0, -6.0))
        .curve_to(point(4.0, 6.0), point(14.0, 10.0), point(13.0, 20.0))
        .curve_to(point(12.0, 28.0), point(6.0, 32.0), point(0.0, 32.0))
        .curve_to(point(-8.0, 32.0), point(-14.0, 27.0), point(-13.0, 19.0))
        .curve_to(point(-12.0, 10.0), point(0.0, 6.0), point(2.0, -6.0))
        .close();
    vec![
        Mark::framed(Shape::Path(outline), dress.body, dress.line, LINE),
        Mark::filled(Shape::Path(heart), dress.detail),
    ]
}

fn disc(dress: Dress) -> Vec<Mark> {
    let middle = point(0.0, 0.0);
    vec![
        Mark::framed(Shape::circle(middle, 25.0), dress.body, dress.line, LINE),
        Mark::outlined(Shape::circle(middle, 15.0), dress.detail, 2.5),
    ]
}
