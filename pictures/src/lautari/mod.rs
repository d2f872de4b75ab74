//! The board as a drawing: brown and cream cells, round pieces with the signs of their roles.

mod layout;
mod paper;

use galds_games::core::scene::{FieldId, Piece as Man, Step};
use galds_games::core::{Game, Side};
use galds_games::lautari::Lautari;
use galds_games::lautari::board::{Field, FieldSet, Part};
use galds_games::lautari::position::Role;

use crate::registry::Drawer;
use crate::{
    Cell, Colour, Field as Drawn, Glyph, Ink, LastMarks, Look, Mark, Names, Paint, Path, Picture,
    PictureOptions, Piece, Point, Shape, Sign, Subject, cell, point,
};
use layout::{
    CELL_WIDTH, CIRCLE, CIRCLE_AT, DISC, GRID, HEIGHT, HOME, Layout, SQUARE, WIDTH, column_number,
    ring_angle,
};

pub(crate) const DRAWER: Drawer =
    Drawer { game: Lautari::ABOUT.name, draw, layout: board, paper: paper::PAPER };

const PIECE: f32 = 31.0;
/// Radius of the ring around a piece that has acted, and of the one where it came from.
const AROUND: f32 = PIECE + 3.0;
const LEFT: f32 = 12.0;
const LAST_WIDTH: f32 = 7.0;

const BOARD: Ink = Ink("board");
const RIM: Ink = Ink("rim");
const BROWN: Ink = Ink("brown");
const CREAM: Ink = Ink("cream");
const CENTRE: Ink = Ink("centre");
const WHITE: Ink = Ink("white");
const BLACK: Ink = Ink("black");
const NAME: Ink = Ink("name");
const LAST: Ink = Ink("last action");

const INKS: [(Ink, Colour); 9] = [
    (BOARD, Colour::hex(0xd9bd92)),
    (RIM, Colour::hex(0x4e2f18)),
    (BROWN, Colour::hex(0xa36a3c)),
    (CREAM, Colour::hex(0xf2e2c2)),
    (CENTRE, Colour::hex(0xe3c48f)),
    (WHITE, Colour::hex(0xfffdf6)),
    (BLACK, Colour::hex(0x2b2622)),
    (NAME, Colour::hex(0x3a2412)),
    (LAST, Colour::hex(0x1f7a5c)),
];

fn draw(subject: &Subject<'_>, options: &PictureOptions) -> Picture {
    let layout = Layout(options.orientation());
    let occupied: FieldSet = subject.scene.pieces.iter().filter_map(field_of).collect();
    let mut over = signs(layout, occupied);
    field_names(layout, !occupied, options.names, &mut over);
    mark_last(layout, subject, &mut over);
    Picture {
        title: subject.title(),
        width: WIDTH,
        height: HEIGHT,
        grid: GRID,
        cell_width: CELL_WIDTH,
        inks: INKS.to_vec(),
        under: under(layout, options),
        fields: Field::all().map(|field| drawn(layout, field)).collect(),
        glyphs: glyphs(),
        pieces: subject.scene.pieces.iter().filter_map(piece).collect(),
        over,
        notes: vec![note(subject)],
    }
}

/// The board alone. The names of fields stand on its rim.
fn board(_: &Subject<'_>, options: &PictureOptions) -> crate::Layout {
    let layout = Layout(options.orientation());
    let middle = point(0.0, 0.0);
    crate::Layout {
        width: WIDTH,
        height: HEIGHT,
        inks: INKS.to_vec(),
        under: under(layout, options),
        fields: Field::all().map(|field| drawn(layout, field)).collect(),
        glyphs: glyphs(),
        names: None,
        signs: circles(layout).map(|(field, marks)| Sign { field: field.index(), marks }).into(),
        last: LastMarks {
            left: Shape::circle(middle, LEFT),
            reached: Shape::circle(middle, AROUND),
            ink: LAST,
            width: LAST_WIDTH,
        },
    }
}

fn under(layout: Layout, options: &PictureOptions) -> Vec<Mark> {
    let mut under = body(layout);
    if options.names != Names::Hidden {
        rim_names(layout, &mut under);
    }
    under
}

/// The field of an id.
fn named(id: &FieldId) -> Option<Field> {
    Field::named(id.name())
}

/// Where a piece stands.
fn field_of(piece: &Man) -> Option<Field> {
    named(&piece.at.field)
}

/// What a piece is.
fn role_of(piece: &Man) -> Option<Role> {
    let key = *piece.identity.kinds().first()?;
    Role::ALL.into_iter().find(|role| role.name().eq_ignore_ascii_case(key))
}

fn drawn(layout: Layout, field: Field) -> Drawn {
    Drawn {
        name: field.to_string(),
        shape: layout.shape(field),
        fill: Paint::Flat(ink(field)),
        places: vec![layout.place(field)],
    }
}

/// Chequered: neighbours differ, along the rings, the rows and the columns.
fn ink(field: Field) -> Ink {
    let column = u16::from(field.ring_place());
    let home_column = column_number(field.column());
    let parity = match field.part() {
        Part::Centre => return CENTRE,
        Part::OuterRing | Part::InnerRing => column,
        Part::MiddleRing => column + 1,
        Part::Arc(_) | Part::Home(_) => {
            home_column + 1 + u16::from(field.mirrored().row().min(field.row()))
        }
        Part::RiderField | Part::GuardField => 1,
    };
    if parity % 2 == 0 { BROWN } else { CREAM }
}

fn body(layout: Layout) -> Vec<Mark> {
    const FRAME: f32 = 8.0;
    let table = Shape::Rectangle { at: point(0.0, 0.0), width: WIDTH, height: HEIGHT, round: 36.0 };
    let mut marks = vec![Mark::filled(table, Paint::Sheen(BOARD))];
    let mut frame = |shape| marks.push(Mark::framed(shape, RIM, RIM, 2.0 * FRAME));
    frame(Shape::circle(layout.at(0.0, 0.0), DISC));
    for right in [-CIRCLE_AT, CIRCLE_AT] {
        frame(Shape::circle(layout.at(right, 0.0), CIRCLE));
    }
    for down in [-1.0, 1.0] {
        let half = 2.5 * SQUARE;
        // Where the arc row meets the disc: an eighth of the circle to each side.
        let fan = DISC * std::f32::consts::FRAC_1_SQRT_2;
        let outline = [
            layout.at(-fan, fan * down),
            layout.at(fan, fan * down),
            layout.at(half, HOME * down),
            layout.at(half, (HOME + 3.0 * SQUARE) * down),
            layout.at(-half, (HOME + 3.0 * SQUARE) * down),
            layout.at(-half, HOME * down),
        ];
        frame(Shape::Polygon(outline.to_vec()));
    }
    marks
}

/// The coordinates around the rim: columns at the ends, rows at the sides, ring fields by name.
fn rim_names(layout: Layout, marks: &mut Vec<Mark>) {
    let mut write = |at: Point, cell: Option<Cell>, text: String| {
        marks.push(Mark::Text { at, cell, text, size: 30.0, ink: NAME });
    };
    let end = HOME + 3.0 * SQUARE + 34.0;
    for column in 'e'..='i' {
        let right = (f32::from(column as u8 - b'e') - 2.0) * SQUARE;
        for (down, row) in [(end, 16), (-end, 0)] {
            let cell = beside(layout.cell(column_number(column), row), 1);
            write(layout.at(right, down), Some(cell), column.to_string());
        }
    }
    for row in 1..=14u8 {
        let field_row = f32::from(row);
        let (down, line) = match row {
            1..=3 => (HOME + (3.5 - field_row) * SQUARE, 16 - row),
            12..=14 => (-HOME + (11.5 - field_row) * SQUARE, 15 - row),
            4 | 11 => {
                (if row == 4 { HOME - 50.0 } else { 50.0 - HOME }, if row == 4 { 12 } else { 4 })
            }
            _ => continue,
        };
        let side = 2.5 * SQUARE + if matches!(row, 4 | 11) { 66.0 } else { 40.0 };
        write(
            layout.at(-side, down),
            Some(beside(layout.cell(2, line.into()), 1)),
            row.to_string(),
        );
        write(layout.at(side, down), Some(beside(layout.cell(8, line.into()), 1)), row.to_string());
    }
    // The other fields of the outer ring touch an arc or a circle.
    let free = Field::all().filter(|field| field.part() == Part::OuterRing);
    for field in free.filter(|field| matches!(field.column(), 'b' | 'd' | 'k' | 'l')) {
        write(layout.around(DISC + 52.0, ring_angle(field.ring_place())), None, field.to_string());
    }
    for (field, right) in [(Field::RIDER, -CIRCLE_AT), (Field::GUARD, CIRCLE_AT)] {
        write(layout.at(right, CIRCLE + 34.0), None, field.to_string());
    }
}

fn beside(at: Cell, right: u16) -> Cell {
    cell(at.column + right, at.row)
}

/// The signs of the circles, as long as no piece hides them.
fn signs(layout: Layout, occupied: FieldSet) -> Vec<Mark> {
    let empty = circles(layout).into_iter().filter(|(field, _)| !occupied.has(*field));
    empty.flat_map(|(_, marks)| marks).collect()
}

/// The circles with their signs.
fn circles(layout: Layout) -> [(Field, Vec<Mark>); 2] {
    [(Field::RIDER, Role::Rider), (Field::GUARD, Role::Guard)]
        .map(|(field, role)| (field, sign(role, layout.place(field).at, 1.4, RIM)))
}

/// Names on empty fields: always in the terminal, in drawings only where every field's name was
/// asked for.
fn field_names(layout: Layout, empty: FieldSet, names: Names, marks: &mut Vec<Mark>) {
    const SIZE: f32 = 22.0;
    if names == Names::Hidden {
        return;
    }
    for field in empty.fields() {
        let place = layout.place(field);
        let text = field.to_string();
        let inset = (usize::from(CELL_WIDTH) - text.len()) / 2;
        let cell = beside(place.cell, inset as u16);
        // The circles bear their signs, and their names beside them.
        let circle = matches!(field, Field::RIDER | Field::GUARD);
        marks.push(if names == Names::Other && !circle {
            Mark::Text { at: place.at, cell: Some(cell), text, size: SIZE, ink: NAME }
        } else {
            Mark::Letters { cell, text, ink: NAME }
        });
    }
}

fn glyphs() -> Vec<Glyph> {
    let kinds = Side::BOTH.into_iter().flat_map(|side| Role::ALL.map(|role| (side, role)));
    kinds.map(|(side, role)| glyph(side, role)).collect()
}

fn glyph(side: Side, role: Role) -> Glyph {
    let (ink, sign_ink, disc) = match side {
        Side::First => (WHITE, RIM, "○"),
        Side::Second => (BLACK, WHITE, "●"),
    };
    let letter = match role {
        Role::Pawn => "",
        Role::Scout => "↑",
        Role::Rider => "⇑",
        Role::Guard => "+",
    };
    let outline = if side == Side::First { RIM } else { BLACK };
    let middle = point(0.0, 0.0);
    let mut marks =
        vec![Mark::framed(Shape::circle(middle, PIECE), Paint::Glossy(ink), outline, 2.0)];
    marks.extend(sign(role, middle, 1.0, sign_ink));
    Glyph {
        look: Look::of(side, &role.name().to_lowercase()),
        name: format!("{} {}", Lautari::ABOUT.side(side).name, role.name()),
        symbol: format!("{disc}{letter}"),
        ink,
        marks,
    }
}

/// The sign of a role around a point: an arrow, an arrow with two heads, a plus.
fn sign(role: Role, middle: Point, scale: f32, ink: Ink) -> Vec<Mark> {
    const LINE: f32 = 6.0;
    let at = |x: f32, y: f32| point(middle.x + x * scale, middle.y + y * scale);
    let stroke = |points: &[(f32, f32)]| {
        let path = points.iter().enumerate().fold(Path::new(), |path, (i, &(x, y))| {
            if i == 0 { path.move_to(at(x, y)) } else { path.line_to(at(x, y)) }
        });
        Mark::outlined(Shape::Path(path), ink, LINE * scale)
    };
    let head = |top: f32| stroke(&[(-12.0, top + 12.0), (0.0, top), (12.0, top + 12.0)]);
    match role {
        Role::Pawn => Vec::new(),
        Role::Scout => vec![stroke(&[(0.0, 18.0), (0.0, -16.0)]), head(-17.0)],
        Role::Rider => vec![stroke(&[(0.0, 18.0), (0.0, -16.0)]), head(-18.0), head(-4.0)],
        Role::Guard => {
            vec![stroke(&[(0.0, 17.0), (0.0, -17.0)]), stroke(&[(-17.0, 0.0), (17.0, 0.0)])]
        }
    }
}

fn piece(man: &Man) -> Option<Piece> {
    let glyph = man.side.index() * Role::ALL.len() + role_of(man)? as usize;
    Some(Piece { field: field_of(man)?.index(), place: 0, glyph })
}

fn ring(middle: Point, radius: f32) -> Mark {
    Mark::outlined(Shape::circle(middle, radius), LAST, LAST_WIDTH)
}

fn mark_last(layout: Layout, subject: &Subject<'_>, over: &mut Vec<Mark>) {
    let around = |field| ring(layout.place(field).at, AROUND);
    let steps = subject.steps();
    let moved = steps.iter().find_map(|step| match step {
        Step::Moved { from, to, .. } => Some((named(&from.field)?, named(&to.field)?)),
        _ => None,
    });
    let revived = steps.iter().find_map(|step| match step {
        Step::Revived { piece } => field_of(piece),
        _ => None,
    });
    match (moved, revived) {
        // The capturer was sent back to where it came from, before the eyes of the Guard.
        (Some((_, back)), Some(pawn)) => {
            over.extend(guard(subject).map(around));
            over.extend([back, pawn].map(around));
        }
        // The field that was left is empty now.
        (Some((from, to)), None) => over.extend([ring(layout.place(from).at, LEFT), around(to)]),
        (None, _) => over.extend(steps.iter().find_map(|step| match step {
            Step::Converted { at, .. } => named(&at.field).map(around),
            _ => None,
        })),
    }
}

/// The Guard of the side that acted last.
fn guard(subject: &Subject<'_>) -> Option<Field> {
    let side = subject.last()?.by?;
    let mut pieces = subject.scene.pieces.iter();
    let guard = pieces.find(|piece| piece.side == side && role_of(piece) == Some(Role::Guard))?;
    field_of(guard)
}

fn note(subject: &Subject<'_>) -> String {
    if let Some(ended) = subject.ended_note() {
        return ended;
    }
    let side =
        subject.due().and_then(|(_, side)| side).map_or("Nobody", |side| subject.side_name(side));
    match subject.area("immune").next() {
        Some(pawn) => format!("{side} to act; the Pawn on {pawn} cannot be captured now"),
        None => format!("{side} to act"),
    }
}
