//! `galds show`: the board as a picture.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use galds_games::core::{About, AnyTable, Information, Pick, Side, TableChoice, Viewer};
use galds_pictures::{
    Colour, Ink, Mark, Names, Picture, PictureOptions, Shape, marked_picture, picture, to_png,
    to_svg,
};

use super::arrow::draw_arrow;
use crate::failure::Failure;
use crate::table::{TableArgs, side, value_line, viewer};
use crate::terminal::{Colours, draw};

/// The ink of dots and rings that show where a piece can go.
const REACH: Ink = Ink("reach");
const REACH_COLOUR: Colour = Colour::hex(0x0b7d5c);

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Whose view to draw: the letter of a side, or spectator [default: spectator]
    #[arg(long, value_name = "SIDE")]
    side: Option<String>,
    /// The side that sits at the bottom [default: the viewer's, or the first]
    #[arg(long, value_name = "SIDE")]
    bottom: Option<String>,
    /// Note on hidden pieces what the viewer (--side) can work out about them
    #[arg(long)]
    marks: bool,
    /// Mark where the piece on this field can go: dots on empty fields, rings around enemy pieces
    #[arg(long, value_name = "FIELD")]
    from: Option<String>,
    /// Draw an arrow along these fields, separated by commas: which way the pieces go
    #[arg(long, value_name = "FIELDS", value_delimiter = ',')]
    arrow: Vec<String>,
    /// Write the picture as SVG to this file (- for stdout)
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the picture as PNG to this file (- for stdout)
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Width of the PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value = "1000", value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: u32,
    /// The names of fields
    #[arg(long, value_enum, default_value = "shown")]
    names: NamesArg,
    /// The lines of text under the board
    #[arg(long, value_enum, default_value = "shown")]
    notes: NotesArg,
    /// Colours in the terminal
    #[arg(long, value_enum, default_value = "auto")]
    colour: Colours,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum NamesArg {
    /// Written on or beside the board
    Shown,
    /// Left out
    Hidden,
    /// The game's second way of naming fields, where it has one
    Other,
}

impl From<NamesArg> for Names {
    fn from(names: NamesArg) -> Names {
        match names {
            NamesArg::Shown => Names::Shown,
            NamesArg::Hidden => Names::Hidden,
            NamesArg::Other => Names::Other,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum NotesArg {
    /// Written: whose turn it is, or who has won
    Shown,
    /// Left out
    Hidden,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = args.table.set_up()?;
    let (viewer, options) = (args.viewer(&*table)?, args.options(&*table)?);
    let mut picture = if args.marks {
        check_marks(&table.about(), viewer)?;
        marked_picture(&*table, viewer, &options)
    } else {
        picture(&*table, viewer, &options)
    };
    if let Some(from) = &args.from {
        mark_reach(&mut picture, &table.choices(), from)?;
    }
    if !args.arrow.is_empty() {
        draw_arrow(&mut picture, &args.arrow)?;
    }
    if args.notes == NotesArg::Hidden {
        picture.notes.clear();
    }
    if args.svg.is_none() && args.png.is_none() {
        let mut out = std::io::stdout().lock();
        write!(out, "{}", draw(&picture, args.colour))?;
        if let Some(values) = value_line(&*table).filter(|_| args.notes == NotesArg::Shown) {
            writeln!(out, "{values}")?;
        }
    }
    if let Some(path) = &args.svg {
        write_file(path, to_svg(&picture).as_bytes())?;
    }
    if let Some(path) = &args.png {
        write_file(path, &to_png(&picture, args.width)?)?;
    }
    Ok(())
}

/// Marks note what somebody can work out of what is hidden from them; without that there are none.
fn check_marks(about: &About, viewer: Viewer) -> Result<(), Failure> {
    let [first, second] = about.sides.map(|side| side.letter);
    match (about.information, viewer) {
        (Information::Open, _) => Err(Failure::Input(format!(
            "nothing is hidden in {}, so there is nothing to mark: leave out --marks",
            about.title
        ))),
        (Information::Hidden, Viewer::Spectator) => Err(Failure::Input(format!(
            "--marks notes what a player can work out: say whose by --side {first} or --side {second}"
        ))),
        (Information::Hidden, Viewer::Side(_)) => Ok(()),
    }
}

/// Marks where the piece on a field can go.
fn mark_reach(picture: &mut Picture, choices: &[TableChoice], from: &str) -> Result<(), Failure> {
    let start = Pick::field(from);
    let from_there = choices.iter().filter(|choice| choice.picks.first() == Some(&start));
    let reached: BTreeSet<usize> = from_there
        .filter_map(|choice| match choice.picks.get(1) {
            Some(Pick::Field(name)) => picture.field(name),
            _ => None,
        })
        .collect();
    if reached.is_empty() {
        return Err(Failure::Input(format!("no piece on {from} can move")));
    }
    picture.inks.push((REACH, REACH_COLOUR));
    for field in reached {
        let at = picture.fields[field].places[0].at;
        let is_empty = picture.pieces.iter().all(|piece| piece.field != field);
        picture.over.push(if is_empty {
            Mark::filled(Shape::Circle { at, radius: 14.0 }, REACH)
        } else {
            Mark::outlined(Shape::Circle { at, radius: 42.0 }, REACH, 8.0)
        });
    }
    Ok(())
}

impl Args {
    fn viewer(&self, table: &dyn AnyTable) -> Result<Viewer, Failure> {
        self.side.as_deref().map_or(Ok(Viewer::Spectator), |text| viewer(table, text))
    }

    fn options(&self, table: &dyn AnyTable) -> Result<PictureOptions, Failure> {
        let bottom = match (&self.bottom, self.viewer(table)?) {
            (Some(letter), _) => side(table, letter)?,
            (None, Viewer::Side(side)) => side,
            (None, Viewer::Spectator) => Side::First,
        };
        Ok(PictureOptions { bottom, names: self.names.into() })
    }
}

/// Writes a picture's file; `-` is the output itself.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> Result<(), Failure> {
    if path == Path::new("-") {
        std::io::stdout().write_all(content)?;
        return Ok(());
    }
    std::fs::write(path, content).map_err(Failure::file(path))
}
