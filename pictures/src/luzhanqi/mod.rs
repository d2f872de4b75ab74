//! The board as on the classic printed sheet: thin roads, striped railways, round camps, headquarters,
//! and between the armies mountains and front lines; the pieces as upright tiles with their Chinese
//! names and a number or letter beside.
//!
//! Everything is drawn from a scene: what it does not hold cannot be seen. Of the last action only moves are marked.

mod board;
mod characters;
mod layout;
mod outline;
mod paper;
mod tiles;

use galds_games::core::scene::{FieldId, Identity, Piece as Man, Step};
use galds_games::core::{Game, Side, Viewer};
use galds_games::luzhanqi::Luzhanqi;
use galds_games::luzhanqi::board::{Node, NodeSet};
use galds_games::luzhanqi::pieces::{Kind, KindSet};
use galds_games::luzhanqi::ready::READY;

use crate::registry::Drawer;
use crate::{
    Cell, Colour, Glyph, Ink, LastMarks, Mark, Names, Picture, PictureOptions, Piece, Point, Shape,
    Sign, Subject, cell, point,
};
use layout::Layout;

pub(crate) const DRAWER: Drawer =
    Drawer { game: Luzhanqi::ABOUT.name, draw, layout: sheet, paper: paper::PAPER };

pub(super) const PAPER: Ink = Ink("paper");
pub(super) const FRAME: Ink = Ink("frame");
pub(super) const ROAD: Ink = Ink("road");
pub(super) const RAIL: Ink = Ink("rail");
pub(super) const SLEEPER: Ink = Ink("sleeper");
pub(super) const POST: Ink = Ink("post");
pub(super) const CAMP: Ink = Ink("camp");
pub(super) const HEADQUARTERS: Ink = Ink("headquarters");
pub(super) const FRONT: Ink = Ink("front line");
pub(super) const MOUNTAIN: Ink = Ink("mountain");
pub(super) const NAME: Ink = Ink("name");
pub(super) const TILE: Ink = Ink("tile");
pub(super) const RED: Ink = Ink("red");
pub(super) const BLACK: Ink = Ink("black");
pub(super) const PENCIL: Ink = Ink("pencil");
pub(super) const LAST: Ink = Ink("last action");

const INKS: [(Ink, Colour); 16] = [
    (PAPER, Colour::hex(0xf1e6c8)),
    (FRAME, Colour::hex(0x6b4a2b)),
    (ROAD, Colour::hex(0x8a6f4d)),
    (RAIL, Colour::hex(0x3b3530)),
    (SLEEPER, Colour::hex(0xf7f1e0)),
    (POST, Colour::hex(0xd9c59a)),
    (CAMP, Colour::hex(0x9fb98a)),
    (HEADQUARTERS, Colour::hex(0xd8a27c)),
    (FRONT, Colour::hex(0xe7d3a4)),
    (MOUNTAIN, Colour::hex(0x7d8a6a)),
    (NAME, Colour::hex(0x6b5436)),
    (TILE, Colour::hex(0xfbf6e6)),
    (RED, Colour::hex(0xb3261e)),
    (BLACK, Colour::hex(0x26303c)),
    (PENCIL, Colour::hex(0xf3ead2)),
    (LAST, Colour::hex(0x1c8f7a)),
];

const LAST_WIDTH: f32 = 6.0;

/// How many nodes are named in a line of the list of marks.
const NAMES_IN_LINE: usize = 7;

fn draw(subject: &Subject<'_>, options: &PictureOptions) -> Picture {
    let layout = Layout(options.orientation());
    let tiles: Vec<Tile> = subject.scene.pieces.iter().filter_map(Tile::of).collect();
    let (glyphs, pieces) = pieces(&tiles);
    let occupied: NodeSet = tiles.iter().map(|tile| tile.node).collect();
    let mut over: Vec<Mark> =
        board::inscriptions(layout, !occupied).map(|(_, mark)| mark).collect();
    let hidden: Vec<(Tile, KindSet)> =
        tiles.iter().filter_map(|tile| Some((*tile, tile.pencilled?))).collect();
    let pencilled =
        |(tile, kinds): &(Tile, KindSet)| tiles::pencilled(layout.at(tile.node), *kinds);
    over.extend(hidden.iter().flat_map(pencilled));
    over.extend(hidden.iter().filter_map(|(tile, kinds)| {
        Some(tiles::named_in_letters(layout.cell(tile.node), tile.side, kinds.only()?))
    }));
    let (list, rows) = marks_in_letters(&hidden);
    over.extend(list);
    over.extend(last_way(subject.steps()).into_iter().flat_map(|way| last_move(layout, way)));
    Picture {
        title: subject.title(),
        width: layout::WIDTH,
        height: layout::HEIGHT,
        grid: Cell { row: layout::GRID.row + rows, ..layout::GRID },
        cell_width: layout::CELL_WIDTH,
        inks: INKS.to_vec(),
        under: under(layout, options),
        fields: Node::all().map(|node| board::field(layout, node)).collect(),
        glyphs,
        pieces,
        over,
        notes: notes(subject),
    }
}

/// The board alone, with the tiles of the kinds that the scene shows.
fn sheet(subject: &Subject<'_>, options: &PictureOptions) -> crate::Layout {
    let layout = Layout(options.orientation());
    let tiles: Vec<Tile> = subject.scene.pieces.iter().filter_map(Tile::of).collect();
    let inscriptions = board::inscriptions(layout, NodeSet::ALL);
    let middle = point(0.0, 0.0);
    crate::Layout {
        width: layout::WIDTH,
        height: layout::HEIGHT,
        inks: INKS.to_vec(),
        under: under(layout, options),
        fields: Node::all().map(|node| board::field(layout, node)).collect(),
        glyphs: pieces(&tiles).0,
        names: None,
        signs: inscriptions
            .map(|(node, mark)| Sign { field: node.index(), marks: vec![mark] })
            .collect(),
        last: LastMarks {
            left: left(middle),
            reached: reached(middle),
            ink: LAST,
            width: LAST_WIDTH,
        },
    }
}

fn under(layout: Layout, options: &PictureOptions) -> Vec<Mark> {
    let mut under = board::ground(layout);
    under.extend(names(layout, options.names));
    under
}

/// A piece and what is known of it.
#[derive(Clone, Copy)]
struct Tile {
    side: Side,
    node: Node,
    kind: Option<Kind>,
    /// What it may be, where that is noted on its back.
    pencilled: Option<KindSet>,
}

impl Tile {
    fn of(man: &Man) -> Option<Tile> {
        let kinds = || man.identity.kinds().into_iter().filter_map(kind_named);
        let (kind, pencilled) = match &man.identity {
            Identity::Known { .. } => (Some(kinds().next()?), None),
            Identity::OneOf { .. } => (None, Some(kinds().collect())),
            Identity::Hidden => (None, None),
        };
        Some(Tile { side: man.side, node: named(&man.at.field)?, kind, pencilled })
    }
}

/// The node of an id.
fn named(id: &FieldId) -> Option<Node> {
    Node::named(id.name())
}

/// The kind with this key: its name with hyphens.
fn kind_named(key: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.name().split(' ').eq(key.split('-')))
}

/// The pieces, and the glyphs that they need.
fn pieces(tiles: &[Tile]) -> (Vec<Glyph>, Vec<Piece>) {
    let mut seen: Vec<(Side, Option<Kind>)> = Vec::new();
    let mut pieces = Vec::new();
    for tile in tiles {
        let face = (tile.side, tile.kind);
        let glyph = seen.iter().position(|&other| other == face).unwrap_or_else(|| {
            seen.push(face);
            seen.len() - 1
        });
        pieces.push(Piece { field: tile.node.index(), place: 0, glyph });
    }
    let glyphs = seen.into_iter().map(|(side, kind)| tiles::glyph(side, kind)).collect();
    (glyphs, pieces)
}

/// From where to where the last move or attack went.
fn last_way(steps: &[Step]) -> Option<(Node, Node)> {
    steps.iter().find_map(|step| match step {
        Step::Moved { from, to, .. } => Some((named(&from.field)?, named(&to.field)?)),
        Step::Attacked { from, to } => Some((named(from)?, named(to)?)),
        _ => None,
    })
}

/// The names of files and ranks around the board.
fn names(layout: Layout, names: Names) -> Vec<Mark> {
    let text = |at, cell, text| Mark::Text { at, cell, text, size: 26.0, ink: NAME };
    let mut marks = Vec::new();
    if names == Names::Hidden {
        return marks;
    }
    for file in 0..5 {
        let (x, cell) = layout.under_file(file);
        let name = file_name(layout, names, file);
        marks.push(text(point(x, layout::HEIGHT - layout::EDGE / 2.0), Some(cell), name.clone()));
        marks.push(text(point(x, layout::EDGE / 2.0), None, name));
    }
    for rank in 1..=12 {
        let (y, cell) = layout.beside_rank(rank);
        marks.push(text(point(layout::EDGE / 2.0, y), Some(cell), rank_name(layout, names, rank)));
    }
    marks
}

/// A letter; as the second way of naming the contests' columns 0 to 4 from the left.
fn file_name(layout: Layout, names: Names, file: u8) -> String {
    match names {
        Names::Other => layout.column(file).to_string(),
        Names::Shown | Names::Hidden => ((b'a' + file) as char).to_string(),
    }
}

/// A number; as the second way of naming the contests' rows A to L from the top.
fn rank_name(layout: Layout, names: Names, rank: u8) -> String {
    match names {
        Names::Other => format!(" {}", (b'A' + layout.row(rank)) as char),
        Names::Shown | Names::Hidden => format!("{rank:>2}"),
    }
}

/// A ring where the piece came from and a frame where it went.
fn last_move(layout: Layout, (from, to): (Node, Node)) -> [Mark; 2] {
    [left(layout.at(from)), reached(layout.at(to))]
        .map(|shape| Mark::outlined(shape, LAST, LAST_WIDTH))
}

fn left(middle: Point) -> Shape {
    Shape::circle(middle, 20.0)
}

fn reached(middle: Point) -> Shape {
    tiles::frame(middle, 5.0)
}

fn notes(subject: &Subject<'_>) -> Vec<String> {
    if let Some(ended) = subject.ended_note() {
        return vec![ended];
    }
    let Some((key, side)) = subject.due() else { return Vec::new() };
    let name = side.map_or("Nobody", |side| subject.side_name(side));
    if key != "lay-out" {
        let (ply, quiet) = (subject.count("plies", None) + 1, subject.count("quiet-plies", None));
        return vec![format!("{name} to move (ply {ply}, {quiet} since the last contact)")];
    }
    let mut notes = vec![format!("{name} lays out its army")];
    if side.is_some_and(|side| subject.viewer == Viewer::Side(side)) {
        notes.push("@ and 25 letters from the back row to the front, or a ready-made one:".into());
        let names: Vec<_> = READY.iter().map(|ready| ready.name).collect();
        notes.extend(names.chunks(7).map(|some| some.join(", ")));
    }
    notes
}

/// What hidden pieces may be as a list under the board, for the terminal alone, where no more than a
/// letter finds room on a piece; and how many rows it takes.
fn marks_in_letters(hidden: &[(Tile, KindSet)]) -> (Vec<Mark>, u16) {
    if hidden.is_empty() {
        return (Vec::new(), 0);
    }
    let mut lines = vec!["What hidden pieces may be:".to_owned()];
    let mut sets: Vec<KindSet> = Vec::new();
    for &(_, kinds) in hidden {
        if !sets.contains(&kinds) {
            sets.push(kinds);
        }
    }
    sets.sort_by_key(|kinds| kinds.len());
    for kinds in sets {
        let nodes: NodeSet =
            hidden.iter().filter(|(_, other)| *other == kinds).map(|(tile, _)| tile.node).collect();
        let names: Vec<String> = nodes.nodes().map(|node| node.to_string()).collect();
        for (number, some) in names.chunks(NAMES_IN_LINE).enumerate() {
            let kinds = if number == 0 { kinds.to_string() } else { String::new() };
            lines.push(format!("{kinds:>11}  {}", some.join(" ")));
        }
    }
    let rows = (layout::GRID.row..).zip(&lines);
    let marks = rows.map(|(row, line)| letters(cell(0, row), line.as_str(), NAME)).collect();
    (marks, lines.len() as u16)
}

/// Characters for the terminal alone.
pub(super) fn letters(cell: Cell, text: impl Into<String>, ink: Ink) -> Mark {
    Mark::Letters { cell, text: text.into(), ink }
}
