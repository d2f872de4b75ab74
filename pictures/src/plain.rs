//! A board in rows of squares: how a game is drawn that has no drawing of its own.
//!
//! The rows are those of its geometry, pieces are discs with the first letter of their kind. It is nothing to look at for
//! long, but everything that a scene has can be seen on it.

use galds_games::core::scene::{FieldId, Identity, Piece as Man};
use galds_games::core::{Side, Value};

use crate::{
    Cell, Colour, Field, FieldNames, Glyph, Ink, LastMarks, Layout, Look, Mark, Names, Orientation,
    Paint, Picture, PictureOptions, Piece, Place, Point, Shape, Subject, cell, point,
};

/// The width of a field.
const STEP: f32 = 100.0;
/// Room around the fields.
const MARGIN: f32 = 30.0;
/// Radius of a disc.
const DISC: f32 = 34.0;
/// How many pieces of a stack are seen, and how far each lies above the one below.
const STACK: u8 = 5;
const RISE: f32 = 9.0;
/// The characters of the terminal that a field is wide.
const CELL: u16 = 4;
/// Where a field's name is written, from its middle, and how large.
const NAME_AT: Point = point(0.0, STEP / 2.0 - 10.0);
const NAME_SIZE: f32 = 17.0;
const LAST_WIDTH: f32 = 6.0;

const BOARD: Ink = Ink("board");
const FIELD: Ink = Ink("field");
const WHITE: Ink = Ink("white");
const BLACK: Ink = Ink("black");
const NAME: Ink = Ink("name");
const LAST: Ink = Ink("last action");

const INKS: [(Ink, Colour); 6] = [
    (BOARD, Colour::hex(0x6d5236)),
    (FIELD, Colour::hex(0xb8a078)),
    (WHITE, Colour::hex(0xfdf8ec)),
    (BLACK, Colour::hex(0x26221f)),
    (NAME, Colour::hex(0x4a3a26)),
    (LAST, Colour::hex(0x1f7a5c)),
];

pub(crate) fn draw(subject: &Subject<'_>, options: &PictureOptions) -> Picture {
    let grid = Grid::of(subject, options);
    let fields = grid.all_fields(subject);
    let (glyphs, pieces) = pieces(subject, &fields);
    let mut over = Vec::new();
    if options.names != Names::Hidden {
        over.extend(fields.iter().map(name));
    }
    let touched = subject.steps().iter().flat_map(|step| step.fields());
    over.extend(
        touched
            .filter_map(|id| found(&fields, id))
            .map(|place| Mark::outlined(frame(fields[place].places[0].at), LAST, LAST_WIDTH)),
    );
    let (width, height) = grid.size();
    Picture {
        title: subject.title(),
        width,
        height,
        grid: cell(grid.columns * CELL, grid.rows),
        cell_width: CELL,
        inks: INKS.to_vec(),
        under: vec![grid.body()],
        fields,
        glyphs,
        pieces,
        over,
        notes: notes(subject),
    }
}

/// The board alone. Which kinds of pieces a game has is not known here: those of the scene have glyphs.
pub(crate) fn layout(subject: &Subject<'_>, options: &PictureOptions) -> Layout {
    let grid = Grid::of(subject, options);
    let fields = grid.all_fields(subject);
    let (width, height) = grid.size();
    Layout {
        width,
        height,
        inks: INKS.to_vec(),
        under: vec![grid.body()],
        names: FieldNames::plain(&fields, options, NAME_AT, NAME_SIZE, NAME),
        glyphs: pieces(subject, &fields).0,
        fields,
        signs: Vec::new(),
        last: LastMarks::equal(frame(point(0.0, 0.0)), LAST, LAST_WIDTH),
    }
}

/// Where everything lies, for an orientation of the board.
#[derive(Clone, Copy)]
struct Grid {
    orientation: Orientation,
    rows: u16,
    columns: u16,
}

impl Grid {
    fn of(subject: &Subject<'_>, options: &PictureOptions) -> Grid {
        let rows = &subject.geometry.rows;
        Grid {
            orientation: options.orientation(),
            rows: rows.len().max(1) as u16,
            columns: rows.iter().map(Vec::len).max().unwrap_or(0).max(1) as u16,
        }
    }

    fn all_fields(self, subject: &Subject<'_>) -> Vec<Field> {
        let rows = (0..).zip(&subject.geometry.rows);
        rows.flat_map(|(number, row)| self.fields(number, row)).collect()
    }

    fn body(self) -> Mark {
        let (width, height) = self.size();
        let board = Shape::Rectangle { at: point(0.0, 0.0), width, height, round: 14.0 };
        Mark::filled(board, Paint::Sheen(BOARD))
    }

    fn size(self) -> (f32, f32) {
        let length = |fields: u16| f32::from(fields) * STEP + 2.0 * MARGIN;
        (length(self.columns), length(self.rows))
    }

    fn fields(self, row: u16, ids: &[FieldId]) -> impl Iterator<Item = Field> {
        (0..).zip(ids).map(move |(column, id)| {
            let column = self.orientation.seen(column, (0, self.columns - 1));
            let row = self.orientation.seen(row, (0, self.rows - 1));
            let at = |number: u16| MARGIN + STEP * (f32::from(number) + 0.5);
            let middle = point(at(column), at(row));
            Field {
                name: id.to_string(),
                shape: Shape::square(middle, STEP - 4.0),
                fill: Paint::Flat(FIELD),
                places: stack(middle, cell(column * CELL, row)),
            }
        })
    }
}

fn stack(middle: Point, cell: Cell) -> Vec<Place> {
    let at = |height: u8| point(middle.x, middle.y - RISE * f32::from(height));
    (0..STACK).map(|height| Place { at: at(height), cell }).collect()
}

fn found(fields: &[Field], id: &FieldId) -> Option<usize> {
    fields.iter().position(|field| field.name == id.name())
}

/// The pieces, and the glyphs that they need.
fn pieces(subject: &Subject<'_>, fields: &[Field]) -> (Vec<Glyph>, Vec<Piece>) {
    let mut glyphs: Vec<Glyph> = Vec::new();
    let mut pieces = Vec::new();
    for man in &subject.scene.pieces {
        let Some(field) = found(fields, &man.at.field) else { continue };
        let drawn = glyph(subject, man);
        let glyph = glyphs.iter().position(|known| *known == drawn).unwrap_or_else(|| {
            glyphs.push(drawn);
            glyphs.len() - 1
        });
        let place = usize::from(man.at.height.min(STACK - 1));
        pieces.push(Piece { field, place, glyph });
    }
    (glyphs, pieces)
}

fn glyph(subject: &Subject<'_>, man: &Man) -> Glyph {
    let (body, line) = match man.side {
        Side::First => (WHITE, BLACK),
        Side::Second => (BLACK, WHITE),
    };
    let (look, kind, letter) = match &man.identity {
        Identity::Known { kind } => {
            (Look::of(man.side, kind), kind.replace('-', " "), kind.chars().next().unwrap_or('?'))
        }
        Identity::OneOf { .. } | Identity::Hidden => {
            (Look::hidden(man.side), "hidden piece".to_owned(), '?')
        }
    };
    let symbol = match man.side {
        Side::First => letter.to_uppercase().to_string(),
        Side::Second => letter.to_lowercase().to_string(),
    };
    let middle = point(0.0, 0.0);
    Glyph {
        look,
        name: format!("{} {kind}", subject.side_name(man.side)),
        symbol: symbol.clone(),
        ink: body,
        marks: vec![
            Mark::framed(Shape::circle(middle, DISC), Paint::Sheen(body), line, 3.0),
            Mark::Text { at: middle, cell: None, text: symbol, size: 34.0, ink: line },
        ],
    }
}

fn name(field: &Field) -> Mark {
    let middle = field.places[0].at;
    let at = point(middle.x + NAME_AT.x, middle.y + NAME_AT.y);
    Mark::Text { at, cell: None, text: field.name.clone(), size: NAME_SIZE, ink: NAME }
}

/// The outline that marks a field.
fn frame(middle: Point) -> Shape {
    Shape::square(middle, STEP - 10.0)
}

/// Who has won or has to do what, the dice, and what is counted, with the words of the keys.
fn notes(subject: &Subject<'_>) -> Vec<String> {
    let due = subject.scene.due.iter().map(|due| {
        let who = due.side.map_or("Chance", |side| subject.side_name(side));
        let value = |(name, value): (&String, &Value)| format!(", {name} {value}");
        let values: String = due.what.values.iter().map(value).collect();
        format!("{who}: {}{values}", due.what.key.replace('-', " "))
    });
    let mut notes: Vec<String> = subject.ended_note().into_iter().chain(due).collect();
    let dice: Vec<String> = subject.scene.dice.iter().map(|die| die.pips.to_string()).collect();
    if !dice.is_empty() {
        notes.push(format!("Dice: {}", dice.join(", ")));
    }
    let counters = subject.scene.counters.iter().map(|counter| {
        let whose = counter.side.map(|side| format!("{} ", subject.side_name(side)));
        format!("{}{}: {}", whose.unwrap_or_default(), counter.key.replace('-', " "), counter.value)
    });
    let counters: Vec<String> = counters.collect();
    if !counters.is_empty() {
        notes.push(counters.join("; "));
    }
    notes
}
