//! The board as a drawing: the points from either layout, the centre and the traps, the last action.

pub mod intarzia;
mod paper;
mod wood;

use galds_games::core::scene::{FieldId, Step};
use galds_games::core::{Game, Side};
use galds_games::rotary::Rotary;
use galds_games::rotary::board::{Point, PointSet};

use crate::registry::Drawer;
use crate::{
    Cell, Field, Mark, Names, Orientation, Path, Picture, PictureOptions, Piece, Place,
    Point as At, Shape, Subject, Sweep, cell, point as at,
};
use wood::{
    BALL, CENTRE, Ground, HOLE, INKS, LAST, LAST_WIDTH, NAME_ON_DARK, RIM, ROW_STEP, STEP, TRAP,
    balls, frame, hollow, last_marks, number, numbers, slab,
};

pub(crate) const DRAWER: Drawer =
    Drawer { game: Rotary::ABOUT.name, draw, layout: board, paper: paper::PAPER };

const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 860.0;

fn draw(subject: &Subject<'_>, options: &PictureOptions) -> Picture {
    let layout = Layout(options.orientation());
    let meaning = Meaning::of(subject);
    let piece = |(side, point): (Side, Point)| Piece {
        field: point.index(),
        place: 0,
        glyph: side.index(),
    };
    let mut over = Vec::new();
    if options.names != Names::Hidden {
        over.extend(
            Point::all().map(|point| number(point, layout.place(point), meaning.ground(point))),
        );
    }
    mark_last(layout, subject.steps(), &mut over);
    Picture {
        title: subject.title(),
        width: WIDTH,
        height: HEIGHT,
        grid: cell(40, 11),
        cell_width: 4,
        inks: INKS.to_vec(),
        under: body(&meaning, layout),
        fields: Point::all().map(|point| field(&meaning, layout, point)).collect(),
        glyphs: balls(),
        pieces: balls_of(subject).map(piece).collect(),
        over,
        notes: vec![note(subject)],
    }
}

/// The board alone, with what its points mean.
fn board(subject: &Subject<'_>, options: &PictureOptions) -> crate::Layout {
    let layout = Layout(options.orientation());
    let meaning = Meaning::of(subject);
    let is_named = options.names != Names::Hidden;
    crate::Layout {
        width: WIDTH,
        height: HEIGHT,
        inks: INKS.to_vec(),
        under: body(&meaning, layout),
        fields: Point::all().map(|point| field(&meaning, layout, point)).collect(),
        glyphs: balls(),
        names: is_named.then(|| numbers(Point::all())),
        signs: Vec::new(),
        last: last_marks(),
    }
}

/// The balls with whose they are.
fn balls_of(subject: &Subject<'_>) -> impl Iterator<Item = (Side, Point)> {
    let pieces = subject.scene.pieces.iter();
    pieces.filter_map(|piece| Some((piece.side, named(&piece.at.field)?)))
}

/// The point of an id.
fn named(id: &FieldId) -> Option<Point> {
    id.name().parse().ok().and_then(Point::numbered)
}

/// What points mean in a scene.
struct Meaning {
    light: PointSet,
    dark: PointSet,
    /// The centre, where it matters: as the goal, and while balls are placed and it stays free.
    centre: PointSet,
    traps: PointSet,
    /// The rim, as a trap or as wood.
    rim: Rim,
}

/// What is around the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rim {
    Wood,
    Trap,
}

impl Meaning {
    fn of(subject: &Subject<'_>) -> Meaning {
        let balls = |wanted| {
            balls_of(subject).filter(move |(side, _)| *side == wanted).map(|(_, point)| point)
        };
        let area = |key| subject.area(key).filter_map(named).collect();
        let is_trapped = subject.area("trap-beside").next().is_some();
        Meaning {
            light: balls(Side::First).collect(),
            dark: balls(Side::Second).collect(),
            centre: area("centre"),
            traps: area("trap"),
            rim: if is_trapped { Rim::Trap } else { Rim::Wood },
        }
    }

    fn ground(&self, point: Point) -> Ground {
        if self.light.has(point) {
            Ground::Light
        } else if self.dark.has(point) {
            Ground::Dark
        } else {
            Ground::Hollow
        }
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

fn body(meaning: &Meaning, layout: Layout) -> Vec<Mark> {
    let corners = layout.0.either([11, 14, 69, 99, 94, 61], [99, 94, 61, 11, 14, 69]);
    let corners = corners.map(|number| Point::numbered(number).map(|p| layout.at(p)));
    let rim = if meaning.rim == Rim::Trap { TRAP } else { RIM };
    let mut marks = Vec::from(slab(corners.map(Option::unwrap_or_default), rim));
    marks.extend(meaning.traps.points().map(|point| frame(layout.at(point), TRAP)));
    marks.extend(meaning.centre.points().flat_map(|point| centre_frame(layout, point)));
    marks
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

fn field(meaning: &Meaning, layout: Layout, point: Point) -> Field {
    let ink = if meaning.traps.has(point) {
        TRAP
    } else if meaning.centre.has(point) {
        CENTRE
    } else {
        HOLE
    };
    hollow(point.to_string(), layout.place(point), ink)
}

fn mark_last(layout: Layout, steps: &[Step], over: &mut Vec<Mark>) {
    let ring = |point| Mark::outlined(Shape::circle(layout.at(point), BALL), LAST, LAST_WIDTH);
    for step in steps {
        match step {
            Step::TurnedAround { pivot, sixths, .. } => {
                if let Some(pivot) = named(pivot) {
                    over.push(ring(pivot));
                    mark_turn(layout.at(pivot), *sixths, over);
                }
            }
            step => over.extend(step.fields().into_iter().filter_map(named).map(ring)),
        }
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

fn note(subject: &Subject<'_>) -> String {
    if let Some(ended) = subject.ended_note() {
        return ended;
    }
    let Some(due) = subject.scene.due.first() else { return String::new() };
    let side = due.side.map_or("Nobody", |side| subject.side_name(side));
    let value = |name: &str| due.what.values.get(name).map(ToString::to_string).unwrap_or_default();
    match due.what.key.as_str() {
        "place-ball" => {
            format!("{side} places a ball ({} of {})", value("number"), value("of"))
        }
        "offer-two-points" => format!("{side} offers two pivots"),
        "choose-point" => format!("{side} chooses: {} or {}", value("first"), value("second")),
        "turn-around" => format!("{side} turns around {}", value("pivot")),
        _ => format!("{side} to turn (turn {})", value("number")),
    }
}
