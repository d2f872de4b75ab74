//! What is printed on the sheet: ways, places, mountains and front lines.

use galds_games::luzhanqi::board::{Node, NodeSet, Site};

use super::layout::{CELL_WIDTH, HEIGHT, Layout, WIDTH};
use super::outline::{Run, word};
use super::{
    CAMP, FRAME, FRONT, HEADQUARTERS, MOUNTAIN, NAME, PAPER, POST, RAIL, ROAD, SLEEPER, letters,
};
use crate::{Cell, Field, Ink, Mark, Paint, Path, Place, Point, Shape, cell, point};

const ROAD_WIDTH: f32 = 4.0;
const RAIL_WIDTH: f32 = 15.0;
const STRIPE_WIDTH: f32 = 9.0;
/// Length of a stripe and of the dark between two.
const STRIPE: f32 = 16.0;
const CAMP_RADIUS: f32 = 50.0;

/// Everything under the fields.
pub(super) fn ground(layout: Layout) -> Vec<Mark> {
    let whole = |inset: f32| Shape::Rectangle {
        at: point(inset, inset),
        width: WIDTH - 2.0 * inset,
        height: HEIGHT - 2.0 * inset,
        round: 12.0,
    };
    let mut marks = vec![
        Mark::filled(whole(0.0), Paint::Sheen(FRAME)),
        Mark::filled(whole(10.0), Paint::Sheen(PAPER)),
    ];
    marks.push(ways(layout, Way::Road, ROAD_WIDTH));
    marks.push(ways(layout, Way::Railway, RAIL_WIDTH));
    marks.push(stripes(layout));
    marks.extend((0..5).flat_map(|file| middle(layout, file)));
    marks.extend(Node::all().map(|node| rim(layout, node)));
    marks.extend(ways_in_letters(layout));
    marks.extend(Node::all().map(|node| site_in_letters(layout, node)));
    marks
}

/// The two kinds of edges.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Road,
    Railway,
}

impl Way {
    fn steps(self) -> fn(Node) -> NodeSet {
        match self {
            Way::Road => Node::road_steps,
            Way::Railway => Node::rail_steps,
        }
    }

    fn ink(self) -> Ink {
        match self {
            Way::Road => ROAD,
            Way::Railway => RAIL,
        }
    }
}

/// All edges of one kind as one path.
fn ways(layout: Layout, way: Way, width: f32) -> Mark {
    let path = edges(way.steps())
        .fold(Path::new(), |path, (from, to)| path.move_to(layout.at(from)).line_to(layout.at(to)));
    Mark::outlined(Shape::Path(path), way.ink(), width)
}

/// Each edge once.
fn edges(steps: fn(Node) -> NodeSet) -> impl Iterator<Item = (Node, Node)> {
    Node::all().flat_map(move |from| {
        steps(from).nodes().filter(move |&to| from < to).map(move |to| (from, to))
    })
}

/// The light stripes on the railway.
fn stripes(layout: Layout) -> Mark {
    let mut path = Path::new();
    for (from, to) in edges(Way::Railway.steps()) {
        let (start, end) = (layout.at(from), layout.at(to));
        let length = (end.x - start.x).hypot(end.y - start.y);
        let along = |distance: f32| {
            let share = distance / length;
            point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        };
        let count = (length / (2.0 * STRIPE)).round();
        let step = length / count;
        for number in 0..count as u16 {
            let middle = (f32::from(number) + 0.5) * step;
            // The ends of a line are round, which makes it longer than its two points say.
            let reach = (STRIPE - STRIPE_WIDTH) / 2.0;
            path = path.move_to(along(middle - reach)).line_to(along(middle + reach));
        }
    }
    Mark::outlined(Shape::Path(path), SLEEPER, STRIPE_WIDTH)
}

/// A front line on the files a, c and e, a mountain on b and d.
fn middle(layout: Layout, file: u8) -> Vec<Mark> {
    let (at, place) = layout.between(file);
    if file.is_multiple_of(2) {
        let sign = Shape::Rectangle {
            at: point(at.x - 48.0, at.y - 27.0),
            width: 96.0,
            height: 54.0,
            round: 6.0,
        };
        return vec![
            Mark::framed(sign, FRONT, FRAME, 3.0),
            Mark::filled(word("前线", at, 36.0, Run::Across), NAME),
            letters(place, "[=]", NAME),
        ];
    }
    let shift = |right: f32, down: f32| point(at.x + right, at.y + down);
    let peaks = [
        shift(-37.0, 14.0),
        shift(-16.0, -24.0),
        shift(-4.0, -4.0),
        shift(10.0, -34.0),
        shift(38.0, 14.0),
    ];
    vec![
        Mark::framed(Shape::circle(at, 52.0), PAPER, MOUNTAIN, 4.0),
        Mark::filled(Shape::Polygon(peaks.to_vec()), Paint::Sheen(MOUNTAIN)),
        Mark::filled(word("山界", shift(0.0, 29.0), 22.0, Run::Across), MOUNTAIN),
        letters(place, "/^\\", MOUNTAIN),
    ]
}

pub(super) fn field(layout: Layout, node: Node) -> Field {
    let fill = match node.site() {
        Site::Post => POST,
        Site::Camp => CAMP,
        Site::Headquarters => HEADQUARTERS,
    };
    let place = Place { at: layout.at(node), cell: layout.cell(node) };
    Field {
        name: node.to_string(),
        shape: shape(place.at, node.site(), 0.0),
        fill: Paint::Flat(fill),
        places: vec![place],
    }
}

/// The dark edge of a field, a little larger than it.
fn rim(layout: Layout, node: Node) -> Mark {
    Mark::filled(shape(layout.at(node), node.site(), 4.0), FRAME)
}

fn shape(at: Point, site: Site, more: f32) -> Shape {
    let box_of = |width: f32, height: f32, round: f32| Shape::Rectangle {
        at: point(at.x - width / 2.0 - more, at.y - height / 2.0 - more),
        width: width + 2.0 * more,
        height: height + 2.0 * more,
        round,
    };
    match site {
        Site::Post => box_of(92.0, 56.0, 6.0),
        Site::Camp => Shape::circle(at, CAMP_RADIUS + more),
        Site::Headquarters => box_of(104.0, 84.0, 42.0),
    }
}

/// What is written on empty camps and headquarters, to go over the fields.
pub(super) fn inscriptions(layout: Layout, empty: NodeSet) -> impl Iterator<Item = (Node, Mark)> {
    let written = move |node: Node| {
        let (text, size) = match node.site() {
            Site::Post => return None,
            Site::Camp => ("行营", 34.0),
            Site::Headquarters => ("大本营", 30.0),
        };
        Some((node, Mark::filled(word(text, layout.at(node), size, Run::Across), NAME)))
    };
    empty.nodes().filter_map(written)
}

/// Roads and railways between the nodes of the terminal's grid.
fn ways_in_letters(layout: Layout) -> Vec<Mark> {
    let mut marks = Vec::new();
    for way in [Way::Road, Way::Railway] {
        for (from, to) in edges(way.steps()) {
            let found = way_in_letters(layout.cell(from), layout.cell(to), way);
            marks.extend(found.into_iter().map(|(cell, text)| letters(cell, text, way.ink())));
        }
    }
    marks
}

/// The characters of one edge, with where they stand.
fn way_in_letters(from: Cell, to: Cell, way: Way) -> Vec<(Cell, String)> {
    let (left, right) = (from.column.min(to.column), from.column.max(to.column));
    let (top, bottom) = (from.row.min(to.row), from.row.max(to.row));
    let mut found = Vec::new();
    if top == bottom {
        let line = if way == Way::Railway { "=" } else { "-" };
        let length = right - left - CELL_WIDTH;
        found.push((cell(left + CELL_WIDTH, top), line.repeat(length.into())));
    } else if left == right {
        let line = if way == Way::Railway { "‖" } else { "|" };
        // The middle line between the halves belongs to the front line.
        let rows = (top + 1..bottom).filter(|row| bottom - top == 2 || row - top != 2);
        found.extend(rows.map(|row| (cell(left + 1, row), line.to_owned())));
    } else {
        let falls = (from.column < to.column) == (from.row < to.row);
        let sign = if falls { "\\" } else { "/" };
        let middle = u16::midpoint(left, right) + 1;
        found.push((cell(middle, top + 1), sign.to_owned()));
    }
    found
}

fn site_in_letters(layout: Layout, node: Node) -> Mark {
    let sign = match node.site() {
        Site::Post => " · ",
        Site::Camp => " ○ ",
        Site::Headquarters => " ⌂ ",
    };
    letters(layout.cell(node), sign, NAME)
}
