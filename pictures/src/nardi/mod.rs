//! The board as a drawing: a wooden box with felt, 24 triangles, a bar, trays, cube and dice.
//!
//! The side at the bottom always has its home at the lower right, so that both players see the same
//! board from their own chair. Fields are named as White counts the points.

mod layout;
mod paper;
mod pieces;
#[cfg(test)]
mod tests;

use galds_games::core::scene::{FieldId, Step, Zone};
use galds_games::core::{Game, Side, Value};
use galds_games::nardi::Nardi;
use galds_games::nardi::board::Point;
use galds_games::nardi::scene::field;

use crate::registry::Drawer;
use crate::{
    Colour, Field, Ink, LastMarks, Mark, Names, Orientation, Paint, Picture, PictureOptions, Piece,
    Shape, Subject, cell, point as at,
};
use layout::{BAR_WIDTH, CUBE_WIDTH, FRAME, HALF, HEIGHT, INSIDE, Layout, TRAY_WIDTH, WIDTH};

pub(crate) const DRAWER: Drawer =
    Drawer { game: Nardi::ABOUT.name, draw, layout: board, paper: paper::PAPER };

const FRAME_INK: Ink = Ink("frame");
const FELT: Ink = Ink("felt");
const BAR_INK: Ink = Ink("bar");
const SAND: Ink = Ink("sand point");
const BRICK: Ink = Ink("brick point");
const TRAY: Ink = Ink("tray");
const WHITE: Ink = Ink("white");
const BLACK: Ink = Ink("black");
const EDGE: Ink = Ink("edge");
const CUBE: Ink = Ink("cube");
const LABEL: Ink = Ink("label");
const ON_WHITE: Ink = Ink("on white");
const ON_BLACK: Ink = Ink("on black");
const LAST: Ink = Ink("last action");

const INKS: [(Ink, Colour); 14] = [
    (FRAME_INK, Colour::hex(0x5a3820)),
    (FELT, Colour::hex(0x2e5b4e)),
    (BAR_INK, Colour::hex(0x4a2d19)),
    (SAND, Colour::hex(0xdcc196)),
    (BRICK, Colour::hex(0xa4492f)),
    (TRAY, Colour::hex(0x24463c)),
    (WHITE, Colour::hex(0xf4ebd8)),
    (BLACK, Colour::hex(0x30313a)),
    (EDGE, Colour::hex(0x191410)),
    (CUBE, Colour::hex(0xfaf6ec)),
    (LABEL, Colour::hex(0xe9d6b4)),
    (ON_WHITE, Colour::hex(0x4a3018)),
    (ON_BLACK, Colour::hex(0xf0e6d2)),
    (LAST, Colour::hex(0xf2b632)),
];

const LAST_WIDTH: f32 = 6.0;

/// The ink of a side's checkers and of what is written on them.
const fn inks(side: Side) -> (Ink, Ink) {
    match side {
        Side::First => (WHITE, ON_WHITE),
        Side::Second => (BLACK, ON_BLACK),
    }
}

/// The checkers of a side on one field.
struct Stack {
    side: Side,
    field: FieldId,
    zone: Zone,
    count: usize,
}

/// All stacks: White's, then Black's, each from the bar to the tray.
fn stacks(subject: &Subject<'_>) -> Vec<Stack> {
    let mut stacks: Vec<Stack> = Vec::new();
    for piece in &subject.scene.pieces {
        let (side, at) = (piece.side, &piece.at);
        match stacks.iter_mut().find(|stack| stack.side == side && stack.field == at.field) {
            Some(stack) => stack.count += 1,
            None => {
                stacks.push(Stack { side, field: at.field.clone(), zone: at.zone, count: 1 });
            }
        }
    }
    stacks
}

fn draw(subject: &Subject<'_>, options: &PictureOptions) -> Picture {
    let layout = Layout(options.orientation());
    let fields = fields(layout);
    let stacks = stacks(subject);
    let mut over = Vec::new();
    let mut pieces_on_board = Vec::new();
    for stack in &stacks {
        let found = fields.iter().position(|field| field.name == stack.field.name());
        let Some(field) = found else { continue };
        let places = &fields[field].places;
        let shown = places.len().min(stack.count);
        let glyph = pieces::glyph_of(stack);
        pieces_on_board.extend((0..shown).map(|place| Piece { field, place, glyph }));
        let top = places[shown - 1];
        over.extend(pieces::stack_count(layout, stack, shown, top));
    }
    over.extend(pip_counts(layout, subject));
    if options.names != Names::Hidden {
        over.extend(labels(options.names));
    }
    pieces::draw_cube(layout, subject.scene.cube, &mut over);
    pieces::draw_dice(layout, &subject.scene.dice, &mut over);
    mark_last(layout, subject, &stacks, &mut over);
    Picture {
        title: subject.title(),
        width: WIDTH,
        height: HEIGHT,
        grid: cell(layout::GRID_COLUMNS, layout::GRID_ROWS),
        cell_width: 4,
        inks: INKS.to_vec(),
        under: body(),
        fields,
        glyphs: pieces::glyphs(),
        pieces: pieces_on_board,
        over,
        notes: notes(subject),
    }
}

/// The board alone. Who draws on it writes the numbers itself: they change with who sits at the bottom.
fn board(_: &Subject<'_>, options: &PictureOptions) -> crate::Layout {
    crate::Layout {
        width: WIDTH,
        height: HEIGHT,
        inks: INKS.to_vec(),
        under: body(),
        fields: fields(Layout(options.orientation())),
        glyphs: pieces::glyphs(),
        names: None,
        signs: Vec::new(),
        last: LastMarks::equal(Shape::circle(at(0.0, 0.0), layout::CHECKER), LAST, LAST_WIDTH),
    }
}

fn body() -> Vec<Mark> {
    let rectangle = |x: f32, y: f32, width: f32, height: f32, round: f32| Shape::Rectangle {
        at: at(x, y),
        width,
        height,
        round,
    };
    let felt = |x: f32| {
        Mark::framed(rectangle(x, FRAME, HALF, INSIDE, 4.0), Paint::Sheen(FELT), EDGE, 3.0)
    };
    let left = FRAME + CUBE_WIDTH;
    let bar = left + HALF;
    let tray = WIDTH - FRAME - TRAY_WIDTH;
    vec![
        Mark::framed(
            rectangle(3.0, 3.0, WIDTH - 6.0, HEIGHT - 6.0, 26.0),
            Paint::Sheen(FRAME_INK),
            EDGE,
            5.0,
        ),
        felt(left),
        felt(bar + BAR_WIDTH),
        Mark::filled(
            rectangle(bar + 6.0, FRAME, BAR_WIDTH - 12.0, INSIDE, 8.0),
            Paint::Sheen(BAR_INK),
        ),
        Mark::filled(
            rectangle(tray + 2.0, FRAME + INSIDE / 2.0 - 6.0, TRAY_WIDTH - 4.0, 12.0, 4.0),
            BAR_INK,
        ),
    ]
}

/// The points 24 to 1 as White counts, then bars and trays.
fn fields(layout: Layout) -> Vec<Field> {
    let mut fields: Vec<Field> = Point::on_board()
        .map(|point| {
            let ink = if point.number() % 2 == 0 { SAND } else { BRICK };
            Field {
                name: field(Side::First, point).to_string(),
                shape: layout.triangle(Side::First, point),
                fill: Paint::Sheen(ink),
                places: layout.stack(Side::First, point),
            }
        })
        .collect();
    for side in Side::BOTH {
        for (point, ink) in [(Point::BAR, BAR_INK), (Point::OFF, TRAY)] {
            fields.push(Field {
                name: field(side, point).to_string(),
                shape: layout.box_of(side, point),
                fill: Paint::Flat(ink),
                places: layout.stack(side, point),
            });
        }
    }
    fields
}

/// The numbers of the points, as the side at the bottom or the other one counts them.
fn labels(names: Names) -> Vec<Mark> {
    // Seen from the bottom chair every board is the same, so any layout will do.
    let layout = Layout(Orientation::with_bottom(Side::First));
    Point::on_board()
        .map(|point| {
            let shown = if names == Names::Other { point.of_other_side() } else { point };
            let (middle, cell) = layout.label(point);
            Mark::Text {
                at: middle,
                cell: Some(cell),
                text: shown.to_string(),
                size: 26.0,
                ink: LABEL,
            }
        })
        .collect()
}

fn pip_counts(layout: Layout, subject: &Subject<'_>) -> [Mark; 2] {
    Side::BOTH.map(|side| {
        let (middle, cell) = layout.pips(side);
        let text = subject.count("pips", Some(side)).to_string();
        Mark::Text { at: middle, cell: Some(cell), text, size: 28.0, ink: LABEL }
    })
}

/// Rings around the checkers that moved last.
fn mark_last(layout: Layout, subject: &Subject<'_>, stacks: &[Stack], over: &mut Vec<Mark>) {
    let steps = subject.steps();
    let Some(mover) = subject.last().and_then(|last| last.by) else { return };
    // The next game of a match has been set up: nothing of the play is left to see.
    if steps.iter().any(|step| matches!(step, Step::SetUpAnew { .. })) {
        return;
    }
    for point in Point::on_board() {
        let id = field(mover, point);
        let count = |end: fn(&Step) -> Option<&FieldId>| {
            steps.iter().filter_map(end).filter(|other| **other == id).count()
        };
        // What only passed through has not come to stay.
        let arrived = count(|step| match step {
            Step::Moved { to, .. } => Some(&to.field),
            _ => None,
        });
        let left = count(|step| match step {
            Step::Moved { from, .. } => Some(&from.field),
            _ => None,
        });
        let own = stacks.iter().find(|stack| stack.side == mover && stack.field == id);
        let places = layout.stack(mover, point);
        let shown = places.len().min(own.map_or(0, |stack| stack.count));
        let first = shown.saturating_sub(arrived.saturating_sub(left));
        over.extend(places[first..shown].iter().map(|place| {
            Mark::outlined(Shape::circle(place.at, layout::CHECKER), LAST, LAST_WIDTH)
        }));
    }
}

fn notes(subject: &Subject<'_>) -> Vec<String> {
    let pips = |side| subject.count("pips", Some(side));
    let cube = subject.scene.cube.map_or_else(String::new, |cube| match cube.owner {
        Some(owner) => format!("; cube at {}, {}'s", cube.value, subject.side_name(owner)),
        None => "; cube at 1, in the middle".to_owned(),
    });
    let counts = format!("Pips: White {}, Black {}{cube}", pips(Side::First), pips(Side::Second));
    let score = |side| subject.counter("score", Some(side));
    let (Some(white), Some(black)) = (score(Side::First), score(Side::Second)) else {
        return vec![turn_note(subject), counts];
    };
    let crawford = if subject.count("crawford", None) > 0 { ", Crawford game" } else { "" };
    let (length, white, black) = (white.limit.unwrap_or_default(), white.value, black.value);
    let score = format!("match to {length}: White {white}, Black {black}{crawford}");
    vec![turn_note(subject), format!("{counts}; {score}")]
}

/// Whose turn it is to do what.
fn turn_note(subject: &Subject<'_>) -> String {
    if let Some(ended) = subject.ended_note() {
        return ended;
    }
    let Some(due) = subject.scene.due.first() else { return String::new() };
    // Chance rolls for a side.
    let rolls_for = match due.what.values.get("side") {
        Some(Value::Text(side)) if side == "second" => Side::Second,
        _ => Side::First,
    };
    let side = due.side.unwrap_or(rolls_for);
    let name = subject.side_name(side);
    match due.what.key.as_str() {
        "opening-roll" => "One die each: the higher begins".to_owned(),
        "may-double" => format!("{name} to roll or double"),
        "answer-double" => {
            let value = match due.what.values.get("value") {
                Some(Value::Number(value)) => value.to_string(),
                _ => String::new(),
            };
            let other = subject.side_name(side.other());
            format!("{other} doubles to {value}: {name} takes or drops")
        }
        "play" | "cannot-move" => {
            let pips = subject.scene.dice.iter().map(|die| die.pips.to_string());
            format!("{name} to play {}", pips.collect::<String>())
        }
        _ => format!("{name} to roll"),
    }
}
