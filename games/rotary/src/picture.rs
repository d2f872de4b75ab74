//! The board as a drawing: the points from either layout, the centre and the traps, the last action.

use galds_core::picture::{
    Cell, Field, Mark, Names, Orientation, Path, Picture, PictureOptions, Piece, Place,
    Point as At, Shape, Sweep, cell, point as at,
};
use galds_core::{Game, Side, Turn};

use crate::board::{Point, PointSet};
use crate::rules::Goal;
use crate::wood::{
    BALL, CENTRE, Ground, HOLE, INKS, LAST, NAME_ON_DARK, RIM, ROW_STEP, STEP, TRAP, balls, frame,
    hollow, number, slab,
};
use crate::{Action, Phase, Position, Rotary};

const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 860.0;

pub(crate) fn draw(game: &Rotary, view: &Position, options: &PictureOptions<Action>) -> Picture {
    let layout = Layout(options.orientation());
    let mut pieces = Vec::new();
    for (glyph, side) in Side::BOTH.into_iter().enumerate() {
        let balls = view.balls(side).points();
        pieces.extend(balls.map(|p| Piece { field: p.index(), place: 0, glyph }));
    }
    let mut over = Vec::new();
    if options.names != Names::Hidden {
        over.extend(
            Point::all().map(|point| number(point, layout.place(point), ground(view, point))),
        );
    }
    if let Some(action) = options.last {
        mark_last(layout, action, &mut over);
    }
    Picture {
        title: format!("Rotary: {}", crate::position_text::position_text(view)),
        width: WIDTH,
        height: HEIGHT,
        grid: cell(40, 11),
        cell_width: 4,
        inks: INKS.to_vec(),
        under: body(game, view, layout),
        fields: Point::all().map(|point| field(game, view, layout, point)).collect(),
        glyphs: balls(),
        pieces,
        over,
        notes: vec![note(game, view)],
    }
}

/// Where everything lies, for an orientation of the board.
#[derive(Clone, Copy)]
struct Layout(Orientation);

impl Layout {
    /// Half steps from the left, counted on the board as Light sees it.
    fn half_steps(self, point: Point) -> u16 {
        let half_steps = 2 * u16::from(point.column()) + 6 - u16::from(point.row());
        self.0.seen(half_steps, (1, 19))
    }

    fn row(self, point: Point) -> u16 {
        self.0.seen(point.row().into(), (1, 9))
    }

    fn at(self, point: Point) -> At {
        let x = f32::from(self.half_steps(point)) * STEP / 2.0;
        let y = HEIGHT / 2.0 + (f32::from(self.row(point)) - 5.0) * ROW_STEP;
        at(x, y)
    }

    fn place(self, point: Point) -> Place {
        let cell = cell(self.half_steps(point) * 2 - 2, self.row(point));
        Place { at: self.at(point), cell }
    }
}

fn body(game: &Rotary, view: &Position, layout: Layout) -> Vec<Mark> {
    let corners = layout.0.either([11, 14, 69, 99, 94, 61], [99, 94, 61, 11, 14, 69]);
    let corners = corners.map(|number| Point::numbered(number).map(|p| layout.at(p)));
    let rim = if game.rules.traps.outside { TRAP } else { RIM };
    let mut marks = Vec::from(slab(corners.map(Option::unwrap_or_default), rim));
    marks.extend(game.traps.points().map(|point| frame(layout.at(point), TRAP)));
    marks.extend(shown_centre(game, view).points().flat_map(|point| centre_frame(layout, point)));
    marks
}

/// The centre, where it matters: as the goal, and while balls are placed and it stays free.
fn shown_centre(game: &Rotary, view: &Position) -> PointSet {
    let matters = game.rules.goal == Goal::Centre || view.phase() == Phase::Place;
    if matters { game.centre } else { PointSet::EMPTY }
}

/// A ring around a point of the centre; brackets in the terminal, as the book prints it.
fn centre_frame(layout: Layout, point: Point) -> [Mark; 3] {
    let place = layout.place(point);
    let bracket = |text: &str, offset| Mark::Letters {
        cell: Cell { column: place.cell.column + offset, ..place.cell },
        text: text.to_owned(),
        ink: NAME_ON_DARK,
    };
    [frame(place.at, CENTRE), bracket("[", 0), bracket("]", 3)]
}

fn field(game: &Rotary, view: &Position, layout: Layout, point: Point) -> Field {
    let ink = if game.traps.has(point) {
        TRAP
    } else if shown_centre(game, view).has(point) {
        CENTRE
    } else {
        HOLE
    };
    hollow(point.to_string(), layout.place(point), ink)
}

fn ground(view: &Position, point: Point) -> Ground {
    if view.balls(Side::First).has(point) {
        Ground::Light
    } else if view.balls(Side::Second).has(point) {
        Ground::Dark
    } else {
        Ground::Hollow
    }
}

fn mark_last(layout: Layout, action: Action, over: &mut Vec<Mark>) {
    let ring = |point, radius| Mark::outlined(Shape::circle(layout.at(point), radius), LAST, 6.0);
    match action {
        Action::Turn { pivot, k } => {
            over.push(ring(pivot, BALL));
            mark_turn(layout.at(pivot), k, over);
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
        (_, Phase::Turn) => {
            let number = view.turns().saturating_add(1);
            format!("{} to turn (turn {number})", name(view.side()))
        }
    }
}

fn placed(view: &Position) -> u32 {
    let all: PointSet = view.balls(Side::First) | view.balls(Side::Second);
    all.len()
}
