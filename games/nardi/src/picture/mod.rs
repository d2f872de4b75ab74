//! The board as a drawing: a wooden box with felt, 24 triangles, a bar, trays, cube and dice.
//!
//! The side at the bottom always has its home at the lower right, so that both players see the same
//! board from their own chair. Fields are named as White counts the points.

mod layout;
mod pieces;

use galds_core::picture::{
    Colour, Field, Ink, Mark, Names, Orientation, Paint, Picture, PictureOptions, Piece, Shape,
    cell, point as at,
};
use galds_core::{Game, Pick, Side, Turn};

use crate::board::Point;
use crate::position::{Phase, Position};
use crate::{Action, Nardi, Play};
use layout::{BAR_WIDTH, CUBE_WIDTH, FRAME, HALF, HEIGHT, INSIDE, Layout, TRAY_WIDTH, WIDTH};

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

/// The ink of a side's checkers and of what is written on them.
const fn inks(side: Side) -> (Ink, Ink) {
    match side {
        Side::First => (WHITE, ON_WHITE),
        Side::Second => (BLACK, ON_BLACK),
    }
}

/// The field of a place, by name.
fn field_name(side: Side, point: Point) -> String {
    let name = Nardi::ABOUT.side(side).name.to_lowercase();
    match (point, side) {
        (Point::BAR, _) => format!("{name} bar"),
        (Point::OFF, _) => format!("{name} off"),
        (point, Side::First) => point.to_string(),
        (point, Side::Second) => point.of_other_side().to_string(),
    }
}

/// What a person touches: each step from and to, or a button.
pub(crate) fn picks(position: &Position, action: Action) -> Vec<Pick> {
    let field = |point| Pick::field(field_name(position.side, point));
    match action {
        Action::Play(Play::PASS) => vec![Pick::button("cannot move")],
        Action::Play(play) => {
            play.steps().flat_map(|step| [field(step.from), field(step.to)]).collect()
        }
        Action::Opening(opening) => {
            vec![Pick::button(format!("{}-{}", opening.white(), opening.black()))]
        }
        Action::Throw(throw) => vec![Pick::button(format!("throw {throw}"))],
        Action::Double | Action::Take | Action::Drop => vec![Pick::button(action.to_string())],
    }
}

pub(crate) fn draw(game: &Nardi, view: &Position, options: &PictureOptions<Action>) -> Picture {
    let layout = Layout(options.orientation());
    let fields = fields(layout);
    let mut over = Vec::new();
    let mut pieces_on_board = Vec::new();
    for side in Side::BOTH {
        for (point, count) in view.checkers(side).counts() {
            let name = field_name(side, point);
            let Some(field) = fields.iter().position(|field| field.name == name) else { continue };
            let places = &fields[field].places;
            let shown = places.len().min(count as usize);
            let glyph = pieces::glyph_of(side, point);
            pieces_on_board.extend((0..shown).map(|place| Piece { field, place, glyph }));
            let top = places[shown - 1];
            over.extend(pieces::stack_count(layout, side, point, count, shown, top));
        }
    }
    over.extend(pip_counts(layout, view));
    if options.names != Names::Hidden {
        over.extend(labels(options.names));
    }
    pieces::draw_cube(layout, view, &mut over);
    pieces::draw_dice(layout, view, &mut over);
    if let Some(Action::Play(play)) = options.last {
        mark_last(layout, view, &play, &mut over);
    }
    Picture {
        title: format!("Nardi: {}", game.text_of(view)),
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
        notes: notes(game, view),
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
                name: field_name(Side::First, point),
                shape: layout.triangle(Side::First, point),
                fill: Paint::Sheen(ink),
                places: layout.stack(Side::First, point),
            }
        })
        .collect();
    for side in Side::BOTH {
        for (point, ink) in [(Point::BAR, BAR_INK), (Point::OFF, TRAY)] {
            fields.push(Field {
                name: field_name(side, point),
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

fn pip_counts(layout: Layout, view: &Position) -> [Mark; 2] {
    Side::BOTH.map(|side| {
        let (middle, cell) = layout.pips(side);
        let text = view.checkers(side).pips().to_string();
        Mark::Text { at: middle, cell: Some(cell), text, size: 28.0, ink: LABEL }
    })
}

/// Rings around the checkers that moved last.
fn mark_last(layout: Layout, view: &Position, play: &Play, over: &mut Vec<Mark>) {
    let mover = match view.phase() {
        Phase::Roll => view.side().other(),
        Phase::Over => view.side(),
        // The next game of a match has been set up: nothing of the play is left to see.
        Phase::Open | Phase::Double | Phase::Dice(_) => return,
    };
    for point in Point::on_board() {
        // What only passed through has not come to stay.
        let arrived = play.steps().filter(|step| step.to == point).count();
        let left = play.steps().filter(|step| step.from == point).count();
        let places = layout.stack(mover, point);
        let shown = places.len().min(view.checkers(mover).on(point) as usize);
        let first = shown.saturating_sub(arrived.saturating_sub(left));
        over.extend(
            places[first..shown]
                .iter()
                .map(|place| Mark::outlined(Shape::circle(place.at, layout::CHECKER), LAST, 6.0)),
        );
    }
}

fn notes(game: &Nardi, view: &Position) -> Vec<String> {
    let name = |side: Side| Nardi::ABOUT.side(side).name;
    let side = name(view.side());
    let turn = match (game.turn(view), view.phase()) {
        (Turn::Over(outcome), _) => format!("{side} has won, {outcome}"),
        (_, Phase::Open) => "One die each: the higher begins".to_owned(),
        (Turn::SideOrChance(_), _) => format!("{side} to throw or double"),
        (_, Phase::Double) => {
            format!(
                "{} doubles to {}: {side} takes or drops",
                name(view.side().other()),
                u64::from(view.stake()) * 2
            )
        }
        (_, Phase::Dice(throw)) => format!("{side} to play {throw}"),
        _ => format!("{side} to throw"),
    };
    let pips = |side| view.checkers(side).pips();
    let cube = view.cube().map_or_else(String::new, |cube| match cube.owner() {
        Some(owner) => format!("; cube at {}, {}'s", cube.value(), name(owner)),
        None => "; cube at 1, in the middle".to_owned(),
    });
    let counts = format!("Pips: White {}, Black {}{cube}", pips(Side::First), pips(Side::Second));
    let length = game.rules.match_length;
    if length > 0 {
        let [white, black] = view.score().points.0;
        let crawford = if view.score().crawford { ", Crawford game" } else { "" };
        let score = format!("match to {length}: White {white}, Black {black}{crawford}");
        return vec![turn, format!("{counts}; {score}")];
    }
    vec![turn, counts]
}
