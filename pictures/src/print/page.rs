//! One page: a part of a picture at a place on the paper.

use std::fmt::Write;

use super::{MARGIN, PAPER_HEIGHT, PAPER_WIDTH};
use crate::shape::number;
use crate::svg::{FONTS, TEXT, escaped, inside};
use crate::{Cell, Colour, Ink, Mark, Path, Picture, Point, Shape, point};

/// Lines along which paper is cut or written on.
pub(crate) const LINE: Ink = Ink("line on paper");
/// Words on paper.
pub(super) const WORD: Ink = Ink("word on paper");
/// The paper.
pub(super) const BLANK: Ink = Ink("paper itself");
/// The height of the line at the foot of a page.
const FOOTER: f32 = 3.0;
/// The length of the marks that show where to cut.
const CUT_MARK: f32 = 4.0;

/// One page of a sheet.
pub(crate) struct Page {
    pub(super) picture: Picture,
    /// The part of the picture that it shows: the upper left corner and the size, in units.
    pub(super) part: (Point, Point),
    /// Millimetres to a unit.
    pub(super) scale: f32,
    pub(super) cuts: Cuts,
}

/// Whether marks show where the part is cut out of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cuts {
    Marked,
    Unmarked,
}

impl Page {
    /// A page that is one whole picture.
    pub(crate) fn whole(picture: Picture, scale: f32) -> Page {
        let part = (point(0.0, 0.0), point(picture.width, picture.height));
        Page { picture, part, scale, cuts: Cuts::Unmarked }
    }

    /// Whether what is on it only fits across, so that it is turned.
    fn is_turned(&self) -> bool {
        !fits(self.width(), self.height(), PAPER_WIDTH, PAPER_HEIGHT)
    }

    fn width(&self) -> f32 {
        self.part.1.x * self.scale
    }

    fn height(&self) -> f32 {
        self.part.1.y * self.scale
    }

    /// The page as a document in millimetres, always upright.
    pub(super) fn svg(&self, footer: &str) -> String {
        let (width, height) = (number(PAPER_WIDTH), number(PAPER_HEIGHT));
        let body = self.body(footer);
        let body = if self.is_turned() {
            format!("<g transform=\"translate({width} 0) rotate(90)\">\n{body}</g>\n")
        } else {
            body
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"{FONTS}\">\n\
             <title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n{body}</svg>\n",
            escaped(footer)
        )
    }

    /// What is on it, in the middle of the paper, with a line at the foot.
    fn body(&self, footer: &str) -> String {
        let (paper_width, paper_height) = if self.is_turned() {
            (PAPER_HEIGHT, PAPER_WIDTH)
        } else {
            (PAPER_WIDTH, PAPER_HEIGHT)
        };
        let (width, height) = (self.width(), self.height());
        let (x, y) = ((paper_width - width) / 2.0, (paper_height - height) / 2.0);
        let (from, size) = self.part;
        let mut body = format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\">\n{}</svg>\n",
            number(x),
            number(y),
            number(width),
            number(height),
            number(from.x),
            number(from.y),
            number(size.x),
            number(size.y),
            inside(&self.picture)
        );
        if self.cuts == Cuts::Marked {
            let _ = writeln!(
                body,
                "<path d=\"{}\" fill=\"none\" stroke=\"#777\" stroke-width=\"0.2\"/>",
                cut_marks(x, y, width, height).data()
            );
        }
        let _ = writeln!(
            body,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"#555\" {TEXT}>{}</text>",
            number(paper_width / 2.0),
            number(paper_height - MARGIN / 2.0),
            number(FOOTER),
            escaped(footer)
        );
        body
    }
}

/// Whether something fits on a paper within what printers reach; a whole page is meant to have no margin of its own.
fn fits(width: f32, height: f32, paper_width: f32, paper_height: f32) -> bool {
    const ROUNDING: f32 = 0.01;
    let within = |length: f32, paper: f32| {
        length <= paper - 2.0 * MARGIN + ROUNDING || (length - paper).abs() < ROUNDING
    };
    within(width, paper_width) && within(height, paper_height)
}

/// Short lines outwards from the corners of what is to be cut out.
fn cut_marks(x: f32, y: f32, width: f32, height: f32) -> Path {
    let corners = [(x, y, -1.0, -1.0), (x + width, y, 1.0, -1.0)];
    let lower = [(x, y + height, -1.0, 1.0), (x + width, y + height, 1.0, 1.0)];
    corners.into_iter().chain(lower).fold(Path::new(), |path, (x, y, right, down)| {
        path.move_to(point(x, y))
            .line_to(point(x + right * CUT_MARK, y))
            .move_to(point(x, y))
            .line_to(point(x, y + down * CUT_MARK))
    })
}

/// An empty page of upright paper with so many units to the width, for what is drawn on it.
pub(crate) fn page_picture(title: &str, scale: f32, inks: &[(Ink, Colour)]) -> Picture {
    let own = [
        (LINE, Colour::hex(0x77_7777)),
        (WORD, Colour::hex(0x22_2222)),
        (BLANK, Colour::hex(0xff_ffff)),
    ];
    Picture {
        title: title.to_owned(),
        width: PAPER_WIDTH / scale,
        height: PAPER_HEIGHT / scale,
        grid: Cell { column: 1, row: 1 },
        cell_width: 1,
        inks: inks.iter().copied().chain(own).collect(),
        under: Vec::new(),
        fields: Vec::new(),
        glyphs: Vec::new(),
        pieces: Vec::new(),
        over: Vec::new(),
        notes: Vec::new(),
    }
}

/// A dashed line along which paper is folded.
pub(crate) fn fold(from: Point, to: Point, dash: f32, width: f32) -> Mark {
    let length = (to.x - from.x).hypot(to.y - from.y).max(dash);
    let count = (length / (2.0 * dash)).round().max(1.0);
    let at = |share: f32| point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    let path = (0..count as u16).fold(Path::new(), |path, number| {
        let start = f32::from(number) / count;
        path.move_to(at(start)).line_to(at(start + 0.5 / count))
    });
    Mark::outlined(Shape::Path(path), LINE, width)
}

/// The six faces of a die laid out as a cross, with flaps to glue: the middles of the faces, and the lines.
#[allow(dead_code, reason = "which games are drawn is chosen by features")]
pub(crate) fn square_net(corner: Point, side: f32, line: f32) -> ([Point; 6], Vec<Mark>) {
    let square = |column: f32, row: f32| {
        point(corner.x + side * (column + 0.5), corner.y + side * (row + 0.5))
    };
    // Opposite faces of a die make seven: 1 and 6, 2 and 5, 3 and 4.
    let faces = [
        square(1.0, 0.0),
        square(1.0, 1.0),
        square(2.0, 1.0),
        square(0.0, 1.0),
        square(3.0, 1.0),
        square(1.0, 2.0),
    ];
    let mut marks: Vec<Mark> =
        faces.iter().map(|face| Mark::outlined(Shape::square(*face, side), LINE, line)).collect();
    let flap = side / 4.0;
    let mut flaps = |from: (f32, f32), to: (f32, f32), out: (f32, f32)| {
        let at = |(column, row): (f32, f32), in_from: f32, along: (f32, f32)| {
            point(
                corner.x + side * column + out.0 * flap * in_from + along.0 * flap * in_from,
                corner.y + side * row + out.1 * flap * in_from + along.1 * flap * in_from,
            )
        };
        let along = ((to.0 - from.0), (to.1 - from.1));
        let back = (-along.0, -along.1);
        let shape =
            [at(from, 0.0, along), at(from, 1.0, along), at(to, 1.0, back), at(to, 0.0, back)];
        marks.push(Mark::outlined(Shape::Polygon(shape.to_vec()), LINE, line));
    };
    for column in [0.0, 2.0, 3.0] {
        flaps((column, 1.0), (column + 1.0, 1.0), (0.0, -1.0));
        flaps((column, 2.0), (column + 1.0, 2.0), (0.0, 1.0));
    }
    flaps((0.0, 1.0), (0.0, 2.0), (-1.0, 0.0));
    (faces, marks)
}
