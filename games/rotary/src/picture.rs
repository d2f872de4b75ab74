//! The board as a drawing: a hexagon of wood with drilled hollows and glossy balls.

use galds_core::picture::{
    Cell, Colour, Field, Glyph, Ink, Mark, Names, Paint, Path, Picture, PictureOptions, Piece,
    Place, Point as At, Shape, Sweep, cell, point as at,
};
use galds_core::{Game, Side, Turn};

use crate::board::{Point, PointSet};
use crate::rules::{Goal, Traps};
use crate::{Action, Phase, Position, Rotary};

const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 860.0;
/// Distance between neighbouring points.
const STEP: f32 = 100.0;
const ROW_STEP: f32 = 86.6;
const HOLLOW: f32 = 33.0;
const BALL: f32 = 39.0;

const BOARD: Ink = Ink("board");
const RIM: Ink = Ink("rim");
const HOLE: Ink = Ink("hole");
const CENTRE: Ink = Ink("centre");
const TRAP: Ink = Ink("trap");
const LIGHT: Ink = Ink("light");
const DARK: Ink = Ink("dark");
const NAME: Ink = Ink("name");
const NAME_ON_DARK: Ink = Ink("name on dark");
const LAST: Ink = Ink("last action");

const INKS: [(Ink, Colour); 10] = [
    (BOARD, Colour::hex(0xc8985e)),
    (RIM, Colour::hex(0x7a4e26)),
    (HOLE, Colour::hex(0x9a6c3a)),
    (CENTRE, Colour::hex(0xb04532)),
    (TRAP, Colour::hex(0x2b2018)),
    (LIGHT, Colour::hex(0xf4e9d0)),
    (DARK, Colour::hex(0x3a465c)),
    (NAME, Colour::hex(0x4a3018)),
    (NAME_ON_DARK, Colour::hex(0xe8e0d0)),
    (LAST, Colour::hex(0x1f7a5c)),
];

pub(crate) fn draw(game: &Rotary, view: &Position, options: &PictureOptions<Action>) -> Picture {
    let seat = Seat(options.bottom);
    let mut pieces = Vec::new();
    for (glyph, side) in Side::BOTH.into_iter().enumerate() {
        let balls = view.balls(side).points();
        pieces.extend(balls.map(|p| Piece { field: p.index(), place: 0, glyph }));
    }
    let mut over = Vec::new();
    if options.names == Names::Shown {
        over.extend(Point::all().map(|point| name(seat, view, point)));
    }
    if let Some(action) = options.last {
        mark_last(seat, action, &mut over);
    }
    Picture {
        title: format!("Rotary: {}", crate::text::position_text(view)),
        width: WIDTH,
        height: HEIGHT,
        grid: cell(40, 11),
        cell_width: 4,
        inks: INKS.to_vec(),
        under: body(game, seat),
        fields: Point::all().map(|point| field(game, seat, point)).collect(),
        glyphs: vec![ball("Light ball", "○", LIGHT), ball("Dark ball", "●", DARK)],
        pieces,
        over,
        notes: vec![note(game, view)],
    }
}

/// From which side of the table the board is seen.
#[derive(Clone, Copy)]
struct Seat(Side);

impl Seat {
    /// Half steps from the left, counted on the board as Light sees it.
    fn half_steps(self, point: Point) -> u16 {
        let half_steps = 2 * u16::from(point.column()) + 6 - u16::from(point.row());
        if self.0 == Side::First { half_steps } else { 20 - half_steps }
    }

    fn row(self, point: Point) -> u16 {
        let row = u16::from(point.row());
        if self.0 == Side::First { row } else { 10 - row }
    }

    fn at(self, point: Point) -> At {
        let x = f32::from(self.half_steps(point)) * STEP / 2.0;
        let y = HEIGHT / 2.0 + (f32::from(self.row(point)) - 5.0) * ROW_STEP;
        at(x, y)
    }

    fn cell(self, point: Point) -> Cell {
        cell(self.half_steps(point) * 2 - 2, self.row(point))
    }
}

fn body(game: &Rotary, seat: Seat) -> Vec<Mark> {
    const CORNERS: [(u8, f32, f32); 6] = [
        (11, -0.55, -0.95),
        (14, 0.55, -0.95),
        (69, 1.1, 0.0),
        (99, 0.55, 0.95),
        (94, -0.55, 0.95),
        (61, -1.1, 0.0),
    ];
    let turned = if seat.0 == Side::First { 1.0 } else { -1.0 };
    let outline = |reach: f32| {
        let corner = |&(number, right, down): &(u8, f32, f32)| {
            let middle = Point::numbered(number).map(|point| seat.at(point)).unwrap_or_default();
            at(middle.x + right * reach * turned, middle.y + down * reach * turned)
        };
        Shape::Polygon(CORNERS.iter().map(corner).collect())
    };
    let rim = if game.rules.traps == Traps::Outside { TRAP } else { RIM };
    let mut marks = vec![
        Mark::framed(outline(82.0), Paint::Sheen(rim), rim, 10.0),
        Mark::framed(outline(62.0), Paint::Sheen(BOARD), BOARD, 10.0),
    ];
    if game.rules.goal == Goal::Centre {
        marks.extend(game.centre.points().flat_map(|point| centre_frame(seat, point)));
    }
    marks
}

/// A ring around a point of the centre, which also shows when a ball lies there; brackets in the
/// terminal, as the book prints it.
fn centre_frame(seat: Seat, point: Point) -> [Mark; 3] {
    let bracket = |text: &str, offset| Mark::Text {
        at: seat.at(point),
        cell: Some(Cell { column: seat.cell(point).column + offset, ..seat.cell(point) }),
        text: text.to_owned(),
        size: 0.0,
        ink: NAME_ON_DARK,
    };
    let ring = Mark::filled(Shape::circle(seat.at(point), BALL + 7.0), CENTRE);
    [ring, bracket("[", 0), bracket("]", 3)]
}

fn field(game: &Rotary, seat: Seat, point: Point) -> Field {
    let ink = if game.traps.has(point) {
        TRAP
    } else if game.rules.goal == Goal::Centre && game.centre.has(point) {
        CENTRE
    } else {
        HOLE
    };
    let place = Place { at: seat.at(point), cell: seat.cell(point) };
    Field {
        name: point.to_string(),
        shape: Shape::circle(place.at, HOLLOW),
        fill: Paint::Hollow(ink),
        places: vec![place],
    }
}

fn ball(name: &str, symbol: &str, ink: Ink) -> Glyph {
    Glyph {
        name: name.to_owned(),
        symbol: symbol.to_owned(),
        ink,
        marks: vec![Mark::framed(Shape::circle(at(0.0, 0.0), BALL), Paint::Glossy(ink), RIM, 1.5)],
    }
}

fn name(seat: Seat, view: &Position, point: Point) -> Mark {
    let occupied = !view.empty().has(point);
    let on_light = view.balls(Side::First).has(point);
    Mark::Text {
        at: seat.at(point),
        // A ball hides its point's number in the terminal; elsewhere the number stands on it.
        cell: (!occupied).then(|| Cell { column: seat.cell(point).column + 1, ..seat.cell(point) }),
        text: point.to_string(),
        size: 24.0,
        ink: if on_light { NAME } else { NAME_ON_DARK },
    }
}

fn mark_last(seat: Seat, action: Action, over: &mut Vec<Mark>) {
    let ring = |point, radius| Mark::outlined(Shape::circle(seat.at(point), radius), LAST, 6.0);
    match action {
        Action::Turn { pivot, k } => {
            over.push(ring(pivot, BALL));
            mark_turn(seat.at(pivot), k, over);
        }
        Action::Place(point) | Action::Choose(point) => over.push(ring(point, BALL)),
        Action::Offer(first, second) => over.extend([ring(first, BALL), ring(second, BALL)]),
    }
}

/// An arrow between the pivot and its ring, as far as the ring was turned.
fn mark_turn(middle: At, k: u8, over: &mut Vec<Mark>) {
    const RADIUS: f32 = 52.0;
    let on_circle = |degrees: f32, radius: f32| {
        let angle = (degrees - 90.0).to_radians();
        at(middle.x + radius * angle.cos(), middle.y + radius * angle.sin())
    };
    let mut path = Path::new().move_to(on_circle(0.0, RADIUS));
    for step in 1..=k {
        path = path.arc_to(RADIUS, Sweep::Clockwise, on_circle(f32::from(step) * 60.0, RADIUS));
    }
    let end = f32::from(k) * 60.0;
    if k > 0 {
        over.push(Mark::outlined(Shape::Path(path), LAST, 6.0));
        let tip = [
            on_circle(end + 12.0, RADIUS),
            on_circle(end - 12.0, RADIUS + 11.0),
            on_circle(end - 12.0, RADIUS - 11.0),
        ];
        over.push(Mark::filled(Shape::Polygon(tip.to_vec()), LAST));
    } else {
        over.push(Mark::filled(Shape::circle(on_circle(0.0, RADIUS), 9.0), LAST));
    }
}

fn note(game: &Rotary, view: &Position) -> String {
    let name = |side| Rotary::ABOUT.side(side).name;
    match (game.turn(view), view.phase()) {
        (Turn::Over(outcome), _) => match outcome.winner() {
            Some(winner) => format!("{} has won, {outcome}", name(winner)),
            None => format!("Drawn, {outcome}"),
        },
        (_, Phase::Place) => {
            format!("{} places a ball ({} of 26)", name(view.side()), placed(view) + 1)
        }
        (_, Phase::Offer) => "Light offers two pivots".to_owned(),
        (_, Phase::Choose(first, second)) => format!("Dark chooses: {first} or {second}"),
        (_, Phase::At(pivot)) => format!("Light turns around {pivot}"),
        (_, Phase::Turn) => format!("{} to turn (turn {})", name(view.side()), view.turns() + 1),
    }
}

fn placed(view: &Position) -> u32 {
    let all: PointSet = view.balls(Side::First) | view.balls(Side::Second);
    all.len()
}
