//! The board as on the classic printed sheet: thin roads, striped railways, round camps, headquarters,
//! and between the armies mountains and front lines; the pieces as upright tiles with their Chinese
//! names and a number or letter beside.
//!
//! Everything is drawn from a [`View`]: what it does not hold cannot be seen. The last action may be
//! an enemy's set-up and is marked only if it is a move.

mod board;
mod characters;
mod layout;
mod outline;
mod tiles;

use galds_core::picture::{
    Cell, Colour, Glyph, Ink, Mark, Names, Picture, PictureOptions, Piece, Shape, cell, point,
};
use galds_core::{Game, Side, Turn, Viewer};

use crate::board::{Node, NodeSet};
use crate::pieces::{Kind, KindSet};
use crate::position::Phase;
use crate::ready::READY;
use crate::view::View;
use crate::{Action, Luzhanqi};
use layout::Layout;

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

/// How many nodes are named in a line of the list of marks.
const NAMES_IN_LINE: usize = 7;

/// The picture of a view.
pub(crate) fn draw(view: &View, options: &PictureOptions<Action>) -> Picture {
    draw_marked(view, &[], options)
}

/// The picture with what hidden pieces may be pencilled on their backs.
pub(crate) fn draw_marked(
    view: &View,
    marks: &[(Node, KindSet)],
    options: &PictureOptions<Action>,
) -> Picture {
    let layout = Layout(options.orientation());
    let (glyphs, pieces) = pieces(view);
    let mut under = board::ground(layout);
    under.extend(names(layout, options.names));
    let occupied = view.men(Side::First) | view.men(Side::Second);
    let mut over = board::inscriptions(layout, !occupied);
    let mut hidden = marks.to_vec();
    hidden.retain(|(at, _)| view.kind(*at).is_none() && occupied.has(*at));
    let pencilled = |&(node, kinds)| tiles::pencilled(layout.at(node), kinds);
    over.extend(hidden.iter().flat_map(pencilled));
    over.extend(hidden.iter().filter_map(|&(node, kinds)| {
        let (owner, kind) = (view.owner(node)?, kinds.only()?);
        Some(tiles::named_in_letters(layout.cell(node), owner, kind))
    }));
    let (list, rows) = marks_in_letters(&hidden);
    over.extend(list);
    if let Some(Action::Move { from, to }) = options.last {
        over.extend(last_move(layout, from, to));
    }
    Picture {
        title: format!("Luzhanqi: {}", crate::position_text::view_text(view)),
        width: layout::WIDTH,
        height: layout::HEIGHT,
        grid: Cell { row: layout::GRID.row + rows, ..layout::GRID },
        cell_width: layout::CELL_WIDTH,
        inks: INKS.to_vec(),
        under,
        fields: Node::all().map(|node| board::field(layout, node)).collect(),
        glyphs,
        pieces,
        over,
        notes: notes(view),
    }
}

/// The pieces, and the glyphs that they need.
fn pieces(view: &View) -> (Vec<Glyph>, Vec<Piece>) {
    let mut seen: Vec<(Side, Option<Kind>)> = Vec::new();
    let mut pieces = Vec::new();
    for side in Side::BOTH {
        for node in view.men(side).nodes() {
            let tile = (side, view.kind(node));
            let glyph = seen.iter().position(|&other| other == tile).unwrap_or_else(|| {
                seen.push(tile);
                seen.len() - 1
            });
            pieces.push(Piece { field: node.index(), place: 0, glyph });
        }
    }
    let glyphs = seen.into_iter().map(|(side, kind)| tiles::glyph(side, kind)).collect();
    (glyphs, pieces)
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
fn last_move(layout: Layout, from: Node, to: Node) -> Vec<Mark> {
    let (start, end) = (layout.at(from), layout.at(to));
    vec![
        Mark::outlined(Shape::circle(start, 20.0), LAST, 6.0),
        Mark::outlined(tiles::frame(end, 5.0), LAST, 6.0),
    ]
}

fn notes(view: &View) -> Vec<String> {
    let about = Luzhanqi::ABOUT;
    let side = about.side(view.side()).name;
    let mut notes = match (view.turn(), view.phase()) {
        (Turn::Over(outcome), _) => match outcome.winner() {
            Some(winner) => vec![format!("{} has won, {outcome}", about.side(winner).name)],
            None => vec![format!("Drawn, {outcome}")],
        },
        (_, Phase::SetUp) => vec![format!("{side} lays out its army")],
        (_, Phase::Play) => {
            let (ply, quiet) = (view.ply() + 1, view.quiet());
            vec![format!("{side} to move (ply {ply}, {quiet} since the last contact)")]
        }
    };
    if view.phase() == Phase::SetUp && view.viewer() == Viewer::Side(view.side()) {
        notes.push("@ and 25 letters from the back row to the front, or a ready-made one:".into());
        let names: Vec<_> = READY.iter().map(|ready| ready.name).collect();
        notes.extend(names.chunks(7).map(|some| some.join(", ")));
    }
    notes
}

/// What hidden pieces may be as a list under the board, for the terminal alone, where no more than a
/// letter finds room on a piece; and how many rows it takes.
fn marks_in_letters(hidden: &[(Node, KindSet)]) -> (Vec<Mark>, u16) {
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
            hidden.iter().filter(|(_, other)| *other == kinds).map(|(node, _)| *node).collect();
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
