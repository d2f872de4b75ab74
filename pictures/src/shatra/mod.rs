//! The board as a drawing: two fortresses of stone with their gates, and between them a field of
//! wood, cut by the ditch.

mod glyphs;
mod paper;

use galds_games::core::Game;
use galds_games::core::scene::{FieldId, Piece as Man, Step};
use galds_games::shatra::Shatra;
use galds_games::shatra::board::{Field, FieldSet};
use galds_games::shatra::men::Kind;

use crate::registry::Drawer;
use crate::{
    Cell, Colour, Field as Square, FieldNames, Ink, LastMarks, Mark, Names, Orientation, Paint,
    Path, Picture, PictureOptions, Piece, Place, Point, Shape, Subject, cell, point,
};
use glyphs::{BLACK, HALO, WHITE};

pub(crate) const DRAWER: Drawer =
    Drawer { game: Shatra::ABOUT.name, draw, layout: board, paper: paper::PAPER };

/// The width of a field.
const STEP: f32 = 100.0;
/// The width of the rim.
const RIM_WIDTH: f32 = 46.0;
/// The width of the ditch.
const DITCH_WIDTH: f32 = 34.0;
const WIDTH: f32 = 7.0 * STEP + 2.0 * RIM_WIDTH;
const HEIGHT: f32 = 14.0 * STEP + DITCH_WIDTH + 2.0 * RIM_WIDTH;
/// Where the number of a field is written, from its middle, and how large.
const NUMBER_AT: Point = point(14.0 - STEP / 2.0, 12.0 - STEP / 2.0);
const NUMBER: f32 = 17.0;
const LAST_WIDTH: f32 = 6.0;
/// How many rows lie above the ditch.
const ROWS_ABOVE: u8 = 7;
/// The characters of the terminal that a field is wide; as many are left free for the ranks.
const CELL: u16 = 4;

const RIM: Ink = Ink("rim");
const PALE: Ink = Ink("pale field");
const DARK: Ink = Ink("dark field");
const PALE_STONE: Ink = Ink("pale stone");
const DARK_STONE: Ink = Ink("dark stone");
const GATE: Ink = Ink("gate");
const WATER: Ink = Ink("water");
const WAVE: Ink = Ink("wave");
const NAME: Ink = Ink("name");
const RIM_NAME: Ink = Ink("name on the rim");
const LAST: Ink = Ink("last action");

/// Fields are dark enough for White's letters in the terminal, light enough for Black's; what stands
/// outside the fields there (ranks, the ditch) shows on a dark and on a light ground.
const INKS: [(Ink, Colour); 14] = [
    (RIM, Colour::hex(0x5d3f25)),
    (PALE, Colour::hex(0xb8925c)),
    (DARK, Colour::hex(0x9b7544)),
    (PALE_STONE, Colour::hex(0xa29b91)),
    (DARK_STONE, Colour::hex(0x8a837a)),
    (GATE, Colour::hex(0xc38431)),
    (WATER, Colour::hex(0x2a5a77)),
    (WAVE, Colour::hex(0x77b6d3)),
    (WHITE, Colour::hex(0xfffaf0)),
    (BLACK, Colour::hex(0x221b18)),
    (HALO, Colour::hex(0xf0e4d0)),
    (NAME, Colour::hex(0x3a2814)),
    (RIM_NAME, Colour::hex(0xdcab52)),
    (LAST, Colour::hex(0x0b6b4f)),
];

fn draw(subject: &Subject<'_>, options: &PictureOptions) -> Picture {
    let layout = Layout(options.orientation());
    let land = Land::of(subject);
    let occupied: FieldSet = subject.scene.pieces.iter().filter_map(field_of).collect();
    let mut under = body(layout, land);
    let mut over = Vec::new();
    match options.names {
        Names::Shown => over.extend(Field::all().map(|field| number(layout, occupied, field))),
        Names::Other => under.extend(rim_names(layout, land)),
        Names::Hidden => {}
    }
    mark_last(layout, subject.steps(), &mut over);
    let mut pieces: Vec<Piece> = subject.scene.pieces.iter().filter_map(piece).collect();
    pieces.sort_by_key(|piece| piece.field);
    Picture {
        title: subject.title(),
        width: WIDTH,
        height: HEIGHT,
        grid: cell(8 * CELL, 16),
        cell_width: CELL,
        inks: INKS.to_vec(),
        under,
        fields: Field::all().map(|field| square(layout, land, field)).collect(),
        glyphs: glyphs::all(),
        pieces,
        over,
        notes: vec![note(subject)],
    }
}

/// The board alone.
fn board(subject: &Subject<'_>, options: &PictureOptions) -> crate::Layout {
    let layout = Layout(options.orientation());
    let land = Land::of(subject);
    let fields: Vec<Square> = Field::all().map(|field| square(layout, land, field)).collect();
    crate::Layout {
        width: WIDTH,
        height: HEIGHT,
        inks: INKS.to_vec(),
        under: body(layout, land),
        names: FieldNames::plain(&fields, options, NUMBER_AT, NUMBER, NAME),
        fields,
        glyphs: glyphs::all(),
        signs: Vec::new(),
        last: LastMarks::equal(frame(point(0.0, 0.0)), LAST, LAST_WIDTH),
    }
}

/// The field of an id.
fn named(id: &FieldId) -> Option<Field> {
    id.name().parse().ok().and_then(Field::numbered)
}

/// Where a man stands.
fn field_of(man: &Man) -> Option<Field> {
    named(&man.at.field)
}

fn piece(man: &Man) -> Option<Piece> {
    let key = *man.identity.kinds().first()?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == key)?;
    Some(Piece { field: field_of(man)?.index(), place: 0, glyph: glyphs::number(man.side, kind) })
}

/// Where the land is built on.
#[derive(Clone, Copy)]
struct Land {
    gates: FieldSet,
    fortresses: FieldSet,
}

impl Land {
    fn of(subject: &Subject<'_>) -> Land {
        let area = |key| subject.area(key).filter_map(named).collect();
        Land { gates: area("gate"), fortresses: area("fortress") }
    }
}

/// Where everything lies, for an orientation of the board.
#[derive(Clone, Copy)]
struct Layout(Orientation);

impl Layout {
    /// Column from the left, row from the top.
    fn column_and_row(self, field: Field) -> (u8, u8) {
        let seen = self.0.either(field, field.turned());
        (seen.file(), 14 - seen.rank())
    }

    fn at(self, field: Field) -> Point {
        let (column, row) = self.column_and_row(field);
        point(column_at(column), row_at(row))
    }

    fn cell(self, field: Field) -> Cell {
        let (column, row) = self.column_and_row(field);
        cell(CELL * (u16::from(column) + 1), cell_row(row))
    }
}

fn column_at(column: u8) -> f32 {
    RIM_WIDTH + STEP * (f32::from(column) + 0.5)
}

fn row_at(row: u8) -> f32 {
    let ditch = if row < ROWS_ABOVE { 0.0 } else { DITCH_WIDTH };
    RIM_WIDTH + STEP * (f32::from(row) + 0.5) + ditch
}

fn cell_row(row: u8) -> u16 {
    u16::from(row) + u16::from(row >= ROWS_ABOVE)
}

/// The rim goes round the whole cross; beside the gates it is the fortress wall.
fn body(layout: Layout, land: Land) -> Vec<Mark> {
    let outline = |reach: f32| {
        let (left, right) = (RIM_WIDTH - reach, WIDTH - RIM_WIDTH + reach);
        let (inner_left, inner_right) = (left + 2.0 * STEP, right - 2.0 * STEP);
        let (top, bottom) = (RIM_WIDTH - reach, HEIGHT - RIM_WIDTH + reach);
        let (upper, lower) = (top + 4.0 * STEP, bottom - 4.0 * STEP);
        let corners = [
            (inner_left, top),
            (inner_right, top),
            (inner_right, upper),
            (right, upper),
            (right, lower),
            (inner_right, lower),
            (inner_right, bottom),
            (inner_left, bottom),
            (inner_left, lower),
            (left, lower),
            (left, upper),
            (inner_left, upper),
        ];
        Shape::Polygon(corners.iter().map(|&(x, y)| point(x, y)).collect())
    };
    let mut marks = vec![Mark::framed(outline(RIM_WIDTH - 6.0), Paint::Sheen(RIM), RIM, 8.0)];
    for gate in land.gates.fields() {
        marks.extend([-STEP, STEP].map(|aside| battlement(layout.at(gate), aside)));
    }
    marks.extend(ditch());
    marks
}

/// A stretch of wall beside a gate.
fn battlement(gate: Point, aside: f32) -> Mark {
    const STONE: f32 = 13.0;
    let mut path = Path::new();
    for row in [-1.0, 0.0, 1.0] {
        for column in [-1.0, 0.0, 1.0] {
            let (x, y) = (gate.x + aside + column * 30.0, gate.y + row * 30.0);
            path = path
                .move_to(point(x - STONE, y - STONE))
                .line_to(point(x + STONE, y - STONE))
                .line_to(point(x + STONE, y + STONE))
                .line_to(point(x - STONE, y + STONE))
                .close();
        }
    }
    Mark::filled(Shape::Path(path), DARK_STONE)
}

fn ditch() -> Vec<Mark> {
    let top = RIM_WIDTH + f32::from(ROWS_ABOVE) * STEP;
    let water = Shape::Rectangle {
        at: point(RIM_WIDTH, top),
        width: 7.0 * STEP,
        height: DITCH_WIDTH,
        round: 0.0,
    };
    let middle = top + DITCH_WIDTH / 2.0;
    let mut wave = Path::new().move_to(point(RIM_WIDTH + 10.0, middle));
    for crest in 0..17_u8 {
        let x = RIM_WIDTH + 10.0 + 40.0 * f32::from(crest);
        let (first, second) = (point(x + 13.0, middle - 14.0), point(x + 27.0, middle + 14.0));
        wave = wave.curve_to(first, second, point(x + 40.0, middle));
    }
    let wave_in_the_terminal = Mark::Letters {
        cell: cell(CELL, u16::from(ROWS_ABOVE)),
        text: "≈".repeat(usize::from(7 * CELL)),
        ink: WAVE,
    };
    vec![
        Mark::filled(water, WATER),
        Mark::outlined(Shape::Path(wave), WAVE, 3.0),
        wave_in_the_terminal,
    ]
}

fn square(layout: Layout, land: Land, field: Field) -> Square {
    let is_dark = (field.file() + field.rank()) % 2 == 1;
    let ink = if land.gates.has(field) {
        GATE
    } else if land.fortresses.has(field) {
        if is_dark { DARK_STONE } else { PALE_STONE }
    } else if is_dark {
        DARK
    } else {
        PALE
    };
    let place = Place { at: layout.at(field), cell: layout.cell(field) };
    Square {
        name: field.to_string(),
        shape: Shape::square(place.at, STEP),
        fill: Paint::Flat(ink),
        places: vec![place],
    }
}

/// A field's number in its corner; in the terminal a man stands in its place.
fn number(layout: Layout, occupied: FieldSet, field: Field) -> Mark {
    let (middle, place) = (layout.at(field), layout.cell(field));
    let is_empty = !occupied.has(field);
    Mark::Text {
        at: point(middle.x + NUMBER_AT.x, middle.y + NUMBER_AT.y),
        cell: is_empty.then_some(Cell { column: place.column + 1, ..place }),
        text: field.to_string(),
        size: NUMBER,
        ink: NAME,
    }
}

/// Files above and below, ranks on both sides of every row.
fn rim_names(layout: Layout, land: Land) -> Vec<Mark> {
    let all = FieldSet::ALL;
    let taken = |column: i16, row: i16| {
        all.fields().any(|field| {
            let (c, r) = layout.column_and_row(field);
            (i16::from(c), i16::from(r)) == (column, row)
        })
    };
    let mut marks = Vec::new();
    for field in all.fields() {
        let (column, row) = layout.column_and_row(field);
        let (c, r) = (i16::from(column), i16::from(row));
        let middle = layout.at(field);
        let rank = field.rank().to_string();
        let file = ((b'a' + field.file()) as char).to_string();
        let beside = STEP / 2.0 + RIM_WIDTH / 2.0 - 1.0;
        // The walls beside a gate are as wide as a field.
        let wall = if land.gates.has(field) { STEP } else { 0.0 };
        if !taken(c - 1, r) {
            let (at, place) =
                (point(middle.x - beside - wall, middle.y), cell(0, layout.cell(field).row));
            marks.push(rim_name(at, Some(place), rank.clone()));
        }
        if !taken(c + 1, r) {
            marks.push(rim_name(point(middle.x + beside + wall, middle.y), None, rank));
        }
        let is_end_of_file = |ahead: i16| !(0..14).any(|far| taken(c, r + ahead * (far + 1)));
        if is_end_of_file(-1) {
            marks.push(rim_name(point(middle.x, middle.y - beside), None, file.clone()));
        }
        if is_end_of_file(1) {
            let place = cell(CELL * (u16::from(column) + 1) + 1, 15);
            marks.push(rim_name(point(middle.x, middle.y + beside), Some(place), file));
        }
    }
    marks
}

fn rim_name(at: Point, cell: Option<Cell>, text: String) -> Mark {
    Mark::Text { at, cell, text, size: 26.0, ink: RIM_NAME }
}

/// The outline that marks a field.
fn frame(middle: Point) -> Shape {
    Shape::square(middle, STEP - 8.0)
}

/// The fields that the last action touched, and the way the man took.
fn mark_last(layout: Layout, steps: &[Step], over: &mut Vec<Mark>) {
    let way = way(steps);
    over.extend(
        [way.first(), way.last()]
            .into_iter()
            .flatten()
            .map(|&field| Mark::outlined(frame(layout.at(field)), LAST, LAST_WIDTH)),
    );
    for (pair, jumps_left) in way.windows(2).zip((0..way.len().saturating_sub(1)).rev()) {
        // The man itself stands at the end of its way; the landings before are empty.
        let short_of_the_middle = if jumps_left == 0 { 40.0 } else { 12.0 };
        over.extend(arrow(layout.at(pair[0]), layout.at(pair[1]), short_of_the_middle));
    }
}

/// The fields that a man went over one after the other; where one was only promoted, its field.
fn way(steps: &[Step]) -> Vec<Field> {
    let mut way: Vec<Field> = Vec::new();
    for step in steps {
        if let Step::Moved { from, to, .. } | Step::Dropped { from, to } = step {
            if way.is_empty() {
                way.extend(named(&from.field));
            }
            way.extend(named(&to.field));
        }
    }
    if way.is_empty() {
        way.extend(steps.iter().find_map(|step| match step {
            Step::Converted { at, .. } => named(&at.field),
            _ => None,
        }));
    }
    way
}

/// From the middle of one field to a point short of the middle of another.
fn arrow(from: Point, to: Point, short_of_the_middle: f32) -> [Mark; 2] {
    const HEAD: f32 = 16.0;
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let along = |distance: f32, aside: f32| {
        point(from.x + ux * distance - uy * aside, from.y + uy * distance + ux * aside)
    };
    let end = length - short_of_the_middle;
    let shaft = Path::new().move_to(along(8.0, 0.0)).line_to(along(end - HEAD, 0.0));
    let head = vec![along(end, 0.0), along(end - HEAD, HEAD * 0.7), along(end - HEAD, -HEAD * 0.7)];
    [Mark::outlined(Shape::Path(shaft), LAST, 6.0), Mark::filled(Shape::Polygon(head), LAST)]
}

fn note(subject: &Subject<'_>) -> String {
    if let Some(ended) = subject.ended_note() {
        return ended;
    }
    let (key, side) = subject.due().unwrap_or_default();
    let due = match key {
        "must-promote" => ": a shatra must be promoted",
        "must-capture" => ": a capture must be made",
        "biy-must-act" => ": the biy must capture or step",
        _ => "",
    };
    format!("{} to act{due}", side.map_or("Nobody", |side| subject.side_name(side)))
}

#[cfg(test)]
mod tests {
    use galds_games::core::{AnyTable, Side, Viewer};

    use super::*;

    fn table(text: &str) -> Box<dyn AnyTable> {
        let mut table = galds_games::open("shatra", "shatra").unwrap();
        table.set_position(text).unwrap();
        table
    }

    fn picture(text: &str, options: &PictureOptions) -> Picture {
        crate::picture(&*table(text), Viewer::Spectator, options)
    }

    #[test]
    fn the_board_is_a_cross_with_white_at_the_bottom() {
        let picture = picture("w K53 K10,17 - - 0", &PictureOptions::default());
        let at = |name: &str| picture.fields[picture.field(name).unwrap()].places[0].at;
        assert!(at("53").y > at("10").y && at("11").x < at("17").x);
        assert_eq!(at("2"), point(at("61").x, at("3").y));
        // The ditch parts the halves.
        assert_eq!(at("32"), point(at("25").x, at("25").y + STEP + DITCH_WIDTH));
        assert_eq!(at("25"), point(at("18").x, at("18").y + STEP));
    }

    #[test]
    fn from_blacks_seat_the_board_is_turned() {
        let [white, black] = Side::BOTH.map(|side| Layout(Orientation::with_bottom(side)));
        for field in Field::all() {
            assert_eq!(black.cell(field), white.cell(field.turned()));
        }
    }

    #[test]
    fn the_other_names_stand_on_the_rim() {
        let options = PictureOptions { names: Names::Other, ..PictureOptions::default() };
        let picture = picture("w K53 K10,17 - - 0", &options);
        let words = picture.under.iter().filter_map(|mark| match mark {
            Mark::Text { text, .. } => Some(text.as_str()),
            Mark::Shape { .. } | Mark::Letters { .. } => None,
        });
        let words: Vec<&str> = words.collect();
        for (name, count) in [("a", 2), ("d", 2), ("g", 2), ("1", 2), ("14", 2), ("7", 2)] {
            assert_eq!(words.iter().filter(|word| **word == name).count(), count, "{name}");
        }
    }

    #[test]
    fn every_glyph_has_a_symbol_and_name_of_its_own() {
        let glyphs = glyphs::all();
        for (i, glyph) in glyphs.iter().enumerate() {
            let same =
                |other: &crate::Glyph| other.symbol == glyph.symbol || other.name == glyph.name;
            assert_eq!(glyphs.iter().position(same), Some(i));
        }
        assert_eq!(glyphs[glyphs::number(Side::Second, Kind::Tura)].name, "Black tura");
    }

    #[test]
    fn the_note_says_who_acts_and_what_is_due() {
        let note = |text| picture(text, &PictureOptions::default()).notes.join(" ");
        assert_eq!(note("w K53 K10,17 - - 0"), "White to act");
        assert_eq!(note("w 42,K53 K10,35 - - 0"), "White to act: a capture must be made");
        assert_eq!(note("w K42 K10,35 - - 0"), "White to act: the biy must capture or step");
        assert_eq!(note("b K42 K10,61 - - 0"), "Black to act: a shatra must be promoted");
        assert_eq!(note("w K53 K10 - - 0"), "Drawn, ½-½");
        assert_eq!(note("b K53 17 - - 0"), "White has won, 1-0");
    }

    #[test]
    fn the_last_action_is_marked_from_first_to_last_field() {
        let mut played = table("w 42,K62 K1,20,35 - - 0");
        played.play_text("42x28x12").unwrap();
        let marked = crate::picture(&*played, Viewer::Spectator, &PictureOptions::default());
        let plain = picture("b 12,K62 K1 - - 0", &PictureOptions::default());
        // Two frames and two arrows of two marks each.
        assert_eq!(marked.over.len(), plain.over.len() + 6);
    }
}
