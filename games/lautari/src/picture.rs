//! The board as a drawing: brown and cream cells, round pieces with the signs of their roles.

use galds_core::picture::{
    Cell, Colour, Field as Drawn, Glyph, Ink, Mark, Names, Paint, Path, Picture, PictureOptions,
    Piece, Point, Shape, cell, point,
};
use galds_core::{Game, Side, Turn};

use crate::board::{Field, Part};
use crate::layout::{
    CELL_WIDTH, CIRCLE, CIRCLE_AT, DISC, GRID, HEIGHT, HOME, Layout, SQUARE, WIDTH, column_number,
    ring_angle,
};
use crate::position::{Last, Role};
use crate::{Action, Lautari, Position};

const PIECE: f32 = 31.0;

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

pub(crate) fn draw(game: &Lautari, view: &Position, options: &PictureOptions<Action>) -> Picture {
    let layout = Layout(options.orientation());
    let mut under = body(layout);
    if options.names != Names::Hidden {
        rim_names(layout, &mut under);
    }
    let mut over = signs(layout, view);
    field_names(layout, view, options.names, &mut over);
    if let Some(action) = options.last {
        mark_last(layout, action, &mut over);
    }
    Picture {
        title: format!("Lautari: {}", view.text()),
        width: WIDTH,
        height: HEIGHT,
        grid: GRID,
        cell_width: CELL_WIDTH,
        inks: INKS.to_vec(),
        under,
        fields: Field::all().map(|field| drawn(layout, field)).collect(),
        glyphs: glyphs(),
        pieces: pieces(view),
        over,
        notes: vec![note(game, view)],
    }
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
fn signs(layout: Layout, view: &Position) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (field, role) in [(Field::RIDER, Role::Rider), (Field::GUARD, Role::Guard)] {
        if view.owner(field).is_none() {
            let middle = layout.place(field).at;
            marks.extend(sign(role, middle, 1.4, RIM));
        }
    }
    marks
}

/// Names on empty fields: always in the terminal, in drawings only where every field's name was
/// asked for.
fn field_names(layout: Layout, view: &Position, names: Names, marks: &mut Vec<Mark>) {
    const SIZE: f32 = 22.0;
    if names == Names::Hidden {
        return;
    }
    for field in view.empty().fields() {
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

fn pieces(view: &Position) -> Vec<Piece> {
    let glyph = |side: Side, field| side.index() * Role::ALL.len() + view.role(field) as usize;
    let of = |side: Side| {
        let fields = view.pieces(side).fields();
        fields.map(move |field| Piece { field: field.index(), place: 0, glyph: glyph(side, field) })
    };
    Side::BOTH.into_iter().flat_map(of).collect()
}

fn mark_last(layout: Layout, action: Action, over: &mut Vec<Mark>) {
    let ring =
        |field, radius| Mark::outlined(Shape::circle(layout.place(field).at, radius), LAST, 7.0);
    let around = |field| ring(field, PIECE + 3.0);
    match action {
        // The field that was left is empty now.
        Action::Move(step) => over.extend([ring(step.from, 12.0), around(step.to)]),
        Action::Scout(field) => over.push(around(field)),
        Action::Revive { guard, from, to } => over.extend([guard, from, to].map(around)),
    }
}

fn note(game: &Lautari, view: &Position) -> String {
    let name = |side| Lautari::ABOUT.side(side).name;
    match (game.turn(view), view.last()) {
        (Turn::Over(outcome), _) => match outcome.winner() {
            Some(winner) => format!("{} has won, {outcome}", name(winner)),
            None => format!("Drawn, {outcome}"),
        },
        (_, Last::Revived(pawn)) => {
            format!("{} to act; the Pawn on {pawn} cannot be captured now", name(view.side()))
        }
        _ => format!("{} to act", name(view.side())),
    }
}
